"""Questions about cities, answered without a table, as Python in the browser answers them."""

from __future__ import annotations

import json
from typing import Any, Final, NotRequired

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect
from typing_extensions import TypedDict

from cardtown import questions
from cardtown.core import message
from cardtown.server.format.errors import MessageShape
from cardtown.server.http.dependencies import CurrentService, Reader, address_of
from cardtown.server.http.responses import describe_answer, json_response


class AnswerShape(TypedDict):
    """The answer to a question: one of the two."""

    output: NotRequired[dict[str, Any]]
    """What was asked for (docs/commands.md)."""
    error: NotRequired[str]
    """What is wrong with the question: one sentence that names the field."""
    text: NotRequired[MessageShape | None]
    """The sentence in a form that can be translated; it comes with `error`."""


# Written by hand, since the body is read by the reader of the commands, and as strictly.
_QUESTION: Final = {
    "type": "object",
    "properties": {
        "command": {"type": "string", "description": "such as `score`"},
        "game": {"type": "string", "description": "a game that `/api/games` lists"},
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

router = APIRouter(prefix="/api")


def _too_long() -> dict[str, Any]:
    text = message("bad-long", most=_LONGEST)
    return {"error": f"input: has more than {_LONGEST:,} bytes", "text": text.to_json()}


@router.post(
    "/questions",
    **describe_answer(AnswerShape, "The answer, or what is wrong"),
    openapi_extra=_BODY,
)
async def ask(request: Request, service: CurrentService, _: Reader) -> Response:
    """Ask for the points of a city, the places for a card and so on; nothing is stored."""
    body = await request.body()
    if len(body) > _LONGEST:
        return json_response(_too_long())
    # By address, since nobody has to say who they are.
    async with service.question_queue.turn(address_of(request)):
        if await request.is_disconnected():  # the person has typed something else
            raise ClientDisconnect
        # In a thread, since proving a whole game takes a while.
        answer = await to_thread.run_sync(questions.answer_people, body)
    # Not with orjson, which can't write the thousands of digits that coordinates may have.
    return json_response(json.dumps(answer).encode())
