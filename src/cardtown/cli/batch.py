"""`cardtown batch`: thousands of questions a second over standard input and output."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TextIO

from cardtown import games
from cardtown.core import BadInput, Query, documents


def answer_lines(questions: Iterable[bytes], answers: TextIO) -> None:
    """Answer each line with one line, in order, as soon as it is read."""
    for line in questions:
        answers.write(json.dumps(answer_line(line), separators=(",", ":")) + "\n")
        answers.flush()


def answer_line(line: bytes) -> dict[str, Any]:
    """The answer to one line, whatever it holds."""
    try:
        fields = documents.fields(documents.parse(line), required=("command", "game", "input"))
        query = query_for(fields["command"], fields["game"])
        return {"output": query(fields["input"])}
    except BadInput as error:
        return {"error": str(error)}


def query_for(command: Any, game: Any) -> Query:
    """What answers that command for that game; raise :class:`BadInput`."""
    name = documents.text(game, "game")
    queries = games.get(name).queries
    query = queries.get(documents.text(command, "command"))
    if query is None:
        raise BadInput("command", f"{name} answers {', '.join(queries)}")
    return query
