"""The connections of a server: uvicorn's, with less to do, to send and to clear away."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from cardtown.cli.frames import LONGEST, frame_of, is_control, text_in

_SHORT: Final = 256
"""So many bytes may wait for more: an answer, and not what is new at a table."""
_LONGEST_REQUEST: Final = 1_000_000
"""Bytes with its head, which nobody else counts."""
_MOST_UNREAD: Final = 16
"""So many messages may wait for the table; then the other side must wait, too."""


class Http(HttpToolsProtocol):
    """Ends when it hears half a request for too long, and without waiting for the collector.

    uvicorn ends a connection that is quiet between two requests. One that never says a whole
    request would be kept for ever.

    When its connection has become a WebSocket, it and its parser would hold on to each other as
    long as the table is open, and after that until somebody looks for garbage.
    """

    patience_s: ClassVar[float] = 20.0
    """From a connection's beginning, or the first byte after a request, to a request's end."""
    _heard: int = 0
    """Bytes since the last request."""
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # uvicorn's
        """Begin."""
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Hear a part of a request, or of several."""
        self._expect_request()
        self._heard += len(data)
        if self._heard > _LONGEST_REQUEST:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Hear that a request begins, maybe in the same bytes that have ended another."""
        self._expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Hear that a request is whole."""
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as at the end of a connection

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.patience_s, self._give_up)

    def _expect_nothing(self) -> None:
        self._heard = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.flow.read_paused:  # what we do not listen to, nobody can say
            self._expect_request()
        else:
            self.transport.abort()


class Live(WebSocketsSansIOProtocol):
    """Keeps answers for what follows them, and goes without waiting for the collector.

    Plain texts are read and written here: the ways through the library take several times as long,
    and uvicorn stops reading and goes on again for each of them.
    """

    _plain: bool = True
    """Whether whole texts are all that has come so far: only the library knows of parts."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin."""
        super().connection_made(Together(cast(Transport, transport), self.loop))

    def data_received(self, data: bytes) -> None:
        """Hear a message, or a part of one, or several."""
        if self._plain and self.conn.state is State.OPEN:
            text = text_in(data) if len(data) <= self.config.ws_max_size else None
            if text is not None:
                self._hear(text)
                return
            self._plain = is_control(data)
        elif self.handshake_initiated:
            self._plain = False
        super().data_received(data)

    def _hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= _MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Say something."""
        if message["type"] == "websocket.send" and self._may_write:
            text = message.get("text")
            if text is not None and len(data := text.encode()) <= LONGEST:
                self.transport.write(frame_of(data))
                return
        await super().send(message)

    @property
    def _may_write(self) -> bool:
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.disconnected

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
