"""The wire to one browser: whole texts, which arrive in the order in which they were said."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Receive, Scope, Send

AT_ONCE: Final = "cardtown.at_once"
"""The extension of a server that can send texts at once: `say` takes them as bytes and sends all of
them in one piece. It says False, and sends none, when they have to wait."""


class Wire(WebSocket):
    """A connection whose messages go straight to the server: every layer would look at each."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.hear = receive
        self._send_in_time = send
        offered = scope.get("extensions") or {}  # a server need not have any
        self._say_at_once = offered.get(AT_ONCE, {}).get("say", _not_at_once)
        self._turn = asyncio.Lock()
        self._waiting = 0
        """How many have something to say and must wait."""

    async def say(self, *texts: bytes) -> None:
        """Send texts; raise WebSocketDisconnect when nobody is there."""
        if self._waiting == 0 and self._say_at_once(*texts):
            return
        self._waiting += 1
        try:
            async with self._turn:
                for text in texts:
                    await self._send_in_time({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError):  # cut off, or closed by us a moment ago
            raise WebSocketDisconnect from None
        finally:
            self._waiting -= 1


def _not_at_once(*_: bytes) -> bool:
    return False
