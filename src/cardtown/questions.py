"""Questions about cities and records that need no table: one JSON document in, one out.

The commands, `cardtown batch`, the server and Python inside a browser all give the same answers.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from cardtown import games
from cardtown.core import BadInput, Query, documents, message
from cardtown.proof import answer_verify


def answer(question: bytes) -> dict[str, Any]:
    """The answer to any question, valid or not: `{"output": …}` or `{"error": "…"}`."""
    try:
        return {"output": _ask(question)}
    except BadInput as error:
        return {"error": str(error)}


def answer_people(question: bytes) -> dict[str, Any]:
    """The same for people: an error also has `text`, the sentence for any language."""
    try:
        return {"output": _ask(question)}
    except BadInput as error:
        text = None if error.message is None else error.message.to_json()
        return {"error": str(error), "text": text}


def _ask(question: bytes) -> Any:
    fields = documents.fields(documents.parse(question), required=("command", "game", "input"))
    return query_for(fields["command"], fields["game"])(fields["input"])


def query_for(command: Any, game: Any) -> Query:
    """The function that answers this command for this game; raise :class:`BadInput`."""
    name = documents.text(game, "game")
    queries: dict[str, Query] = {**games.get(name).queries, "verify": partial(answer_verify, name)}
    query = queries.get(documents.text(command, "command"))
    if query is None:
        known = ", ".join(queries)
        raise BadInput("command", f"{name} answers {known}", message("bad-choice", choices=known))
    return query
