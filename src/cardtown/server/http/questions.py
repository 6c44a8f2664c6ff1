"""Questions about cities, answered without a table: what Python in a browser answers by itself."""

from __future__ import annotations

import json
from typing import Any, Final, NotRequired

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect
from typing_extensions import TypedDict

from cardtown import questions
from cardtown.server.http.dependencies import Reader, address_of
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.limits import Turns


class AnswerShape(TypedDict):
    """The answer to a question: one of the two."""

    output: NotRequired[dict[str, Any]]
    """What was asked for (docs/commands.md)."""
    error: NotRequired[str]
    """What is wrong with the question: one sentence that names the field."""


# Written out, since the body is read as strictly as by the commands, and by the same reader.
_QUESTION: Final = {
    "type": "object",
    "properties": {
        "command": {"type": "string", "description": "such as `score`"},
        "game": {"type": "string", "description": "carson-city or card-city"},
        "input": {"description": "what the command of that name reads (docs/commands.md)"},
    },
    "required": ["command", "game", "input"],
    "additionalProperties": False,
}
_BODY: Final = {
    "requestBody": {"content": {"application/json": {"schema": _QUESTION}}, "required": True}
}

_LONGEST: Final = 30_000
"""More bytes than any record has."""
# By address, since nobody has to say who they are. When a game ends, six browsers in one house ask
# about seven cities each, at once.
_TURNS: Final = Turns(each=50, everybody=1_000)
_NOBODY_WAITS: Final = 400

router = APIRouter(prefix="/api")


@router.post(
    "/questions",
    **describe_answer(AnswerShape, "The answer, or what is wrong"),
    openapi_extra=_BODY,
)
async def ask(request: Request, _: Reader) -> Response:
    """Ask for the points of a city, the places of a card and the like; nothing is kept."""
    try:
        body = await request.body()
    except ClientDisconnect:  # whoever typed on does not wait for the answer
        return Response(status_code=_NOBODY_WAITS)
    if len(body) > _LONGEST:
        return json_response({"error": f"input: has more than {_LONGEST:,} bytes"})
    async with _TURNS.one(address_of(request)):
        if await request.is_disconnected():
            return Response(status_code=_NOBODY_WAITS)
        # Proving a whole game takes a while: the tables go on meanwhile.
        answer = await to_thread.run_sync(questions.answer, body)
    # Coordinates may have thousands of digits, which orjson does not write.
    return json_response(json.dumps(answer).encode())
