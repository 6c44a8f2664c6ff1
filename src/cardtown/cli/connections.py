"""The connections of a server: uvicorn's, with less to send and less to clear away."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, Transport
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_SHORT: Final = 256
"""So many bytes may wait for more: an answer, and not what is new at a table."""


class Http(HttpToolsProtocol):
    """Goes when its connection has become a WebSocket, without waiting for the collector.

    Otherwise it and its parser hold on to each other as long as the table is open, and after that
    until somebody looks for garbage.
    """

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as at the end of a connection


class Live(WebSocketsSansIOProtocol):
    """Keeps answers for what follows them, and goes without waiting for the collector."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin."""
        super().connection_made(Together(cast(Transport, transport), self.loop))

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds on to itself: the parser's frame, and where it was cut off."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None


class Together(Transport):
    """Keeps a short message until the next, or until the loop's next turn, and sends both as one.

    An answer is mostly followed at once by what it changed. In one packet the two cost either side
    less.
    """

    def __init__(self, transport: Transport, loop: AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._kept = b""

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Send, together with what was kept; or keep."""
        if self._kept:
            kept, self._kept = self._kept, b""
            self._transport.write(kept + data)
        elif len(data) > _SHORT:
            self._transport.write(data)
        else:
            self._kept = bytes(data)
            self._loop.call_soon(self._send_kept)

    def _send_kept(self) -> None:
        kept, self._kept = self._kept, b""
        if kept and not self._transport.is_closing():
            self._transport.write(kept)

    def close(self) -> None:
        """Send what was kept, then nothing more."""
        self._send_kept()
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        """Hear nothing for now."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Hear again."""
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What the system knows of the connection."""
        return self._transport.get_extra_info(name, default)
