"""The WebSocket to one browser: it sends whole texts, in order."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Receive, Scope, Send

SEND_NOW: Final = "cardtown.send_now"
"""The ASGI extension of a server that can send texts immediately. Its function `send_now` takes
them as bytes and sends all of them in one piece; it returns False, and sends none, when they would
have to wait."""


class Wire(WebSocket):
    """A WebSocket whose messages bypass the layers of the application, each of which costs time."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.receive_message = receive
        self._send_later = send
        extensions = scope.get("extensions") or {}  # a server need not have any
        self._send_now = extensions.get(SEND_NOW, {}).get("send_now", _cannot_send_now)
        self._lock = asyncio.Lock()
        self._waiting = 0
        """How many callers wait until they can send."""

    async def send_texts(self, *texts: bytes) -> None:
        """Send texts; raise WebSocketDisconnect if the client has disconnected."""
        if self._waiting == 0 and self._send_now(*texts):
            return
        self._waiting += 1
        try:
            async with self._lock:
                for text in texts:
                    await self._send_later({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError):  # cut off, or closed by us a moment ago
            raise WebSocketDisconnect from None
        finally:
            self._waiting -= 1


def _cannot_send_now(*_: bytes) -> bool:
    return False
