"""Answers over a live connection, and how a refused connection ends."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final, Literal

import orjson
from fastapi import WebSocketDisconnect
from starlette.status import WS_1008_POLICY_VIOLATION, WS_1013_TRY_AGAIN_LATER
from starlette.websockets import WebSocketState
from typing_extensions import TypedDict

from cardtown.core import CardtownError
from cardtown.server.format.errors import ErrorShape, error_shape
from cardtown.server.live.wire import Wire
from cardtown.server.metrics import REFUSED

_CLOSE_CODES: Final = {
    "connections": WS_1013_TRY_AGAIN_LATER,
    "no_table": 4404,
    "server_full": WS_1013_TRY_AGAIN_LATER,
    "too_many": WS_1013_TRY_AGAIN_LATER,
    "unavailable": WS_1013_TRY_AGAIN_LATER,
}
"""The codes with which connections are closed; 1008, which is final, for all other reasons."""
_LONGEST_REASON: Final = 100


class GrantedShape(TypedDict):
    """The answer to a granted request; its consequences come as an update."""

    type: Literal["granted"]
    id: str | None
    number: int


class RefusedShape(TypedDict):
    """The answer to a refused request; without an id, the reason why the connection is closed."""

    type: Literal["refused"]
    id: str | None
    number: int
    error: ErrorShape


class PresenceShape(TypedDict):
    """Who follows the table now; only for connections that ask for it (`presence=true`)."""

    type: Literal["presence"]
    seats: list[int]
    """The seats whose people are there."""
    watching: int
    """How many others watch."""


def present(seats: Sequence[int], watching: int) -> bytes:
    """The message that says who is there."""
    message: PresenceShape = {"type": "presence", "seats": list(seats), "watching": watching}
    return orjson.dumps(message)


def granted(id_: str | None, number: int) -> bytes:
    """The message that a request was granted."""
    message: GrantedShape = {"type": "granted", "id": id_, "number": number}
    return orjson.dumps(message)


def refused(id_: str | None, number: int, error: CardtownError) -> bytes:
    """The message that a request was refused, and why."""
    shape = error_shape(error)
    REFUSED.labels(shape["code"]).inc()
    message: RefusedShape = {"type": "refused", "id": id_, "number": number, "error": shape}
    return orjson.dumps(message)


async def refuse(wire: Wire, error: CardtownError) -> None:
    """Close a connection, and tell the client why: in a message for programs, then as a reason."""
    shape = error_shape(error)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the client may be gone already
        # Browsers show why a connection was closed, but not why one was refused.
        if wire.application_state is WebSocketState.CONNECTING:
            await wire.accept()
        await wire.send_texts(refused(None, 0, error))
        code = _CLOSE_CODES.get(shape["code"], WS_1008_POLICY_VIOLATION)
        await wire.close(code, shape["message"][:_LONGEST_REASON])
