"""Questions about cities and records that need no table: one JSON document in, one out.

The commands, `cardtown batch`, the server and Python inside a browser all give the same answers.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from cardtown import games
from cardtown.core import BadInput, Query, documents
from cardtown.proof import answer_verify


def answer(question: bytes) -> dict[str, Any]:
    """The answer to any question, valid or not: `{"output": …}` or `{"error": "…"}`."""
    try:
        fields = documents.fields(documents.parse(question), required=("command", "game", "input"))
        query = query_for(fields["command"], fields["game"])
        return {"output": query(fields["input"])}
    except BadInput as error:
        return {"error": str(error)}


def query_for(command: Any, game: Any) -> Query:
    """The function that answers this command for this game; raise :class:`BadInput`."""
    name = documents.text(game, "game")
    queries: dict[str, Query] = {**games.get(name).queries, "verify": partial(answer_verify, name)}
    query = queries.get(documents.text(command, "command"))
    if query is None:
        raise BadInput("command", f"{name} answers {', '.join(queries)}")
    return query
