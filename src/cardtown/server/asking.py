"""Questions about cities, answered without a table: what Python in a browser answers by itself."""

from __future__ import annotations

import json
from typing import Any, Final, NotRequired

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect
from typing_extensions import TypedDict

from cardtown import questions
from cardtown.server.answers import json_response
from cardtown.server.callers import Reader
from cardtown.server.description import described


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
_ONE_AT_A_TIME: Final = CapacityLimiter(1)

router = APIRouter(prefix="/api")


@router.post(
    "/questions", **described(AnswerShape, "The answer, or what is wrong"), openapi_extra=_BODY
)
async def ask(request: Request, _: Reader) -> Response:
    """Ask for the points of a city, the places of a card and the like; nothing is kept."""
    try:
        body = await request.body()
    except ClientDisconnect:  # whoever typed on does not wait for the answer
        return Response(status_code=400)
    if len(body) > _LONGEST:
        answer: dict[str, Any] = {"error": f"input: has more than {_LONGEST:,} bytes"}
    else:
        # Proving a whole game takes a while: the tables go on meanwhile.
        answer = await to_thread.run_sync(questions.answer, body, limiter=_ONE_AT_A_TIME)
    # Coordinates may have thousands of digits, which orjson does not write.
    return json_response(json.dumps(answer).encode())
