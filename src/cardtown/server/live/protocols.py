"""The connections of a server: uvicorn's, with less to do, to send and to clear away."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from cardtown.server.live.frames import LONGEST, frame_of, is_control, text_in
from cardtown.server.live.wire import AT_ONCE

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
    """Hears and says plain texts the short way, and goes without waiting for the collector.

    The ways through the library take several times as long, and uvicorn stops reading and goes on
    again for each text.
    """

    _plain: bool = True
    """Whether whole texts are all that has come so far: only the library knows of parts."""
    _offered: dict[object, object] | None = None
    """To the application, beside what every server can do."""

    def handle_connect(self, event: Request) -> None:
        """Hear that somebody wants to talk, and lead them to the application."""
        super().handle_connect(event)
        if not self.close_sent:  # else they were turned away
            self._offered = {"say": self.say}
            self.scope["extensions"][AT_ONCE] = self._offered

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

    def say(self, *texts: bytes) -> bool:
        """Send texts in one piece; or none, if they have to wait or only the library can do it."""
        open_ = self.conn.state is State.OPEN and not self.disconnected
        if not (open_ and self.writable.is_set() and max(map(len, texts)) <= LONGEST):
            return False
        self.transport.write(b"".join(map(frame_of, texts)))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds on to itself: the parser's frame, where it was cut off, and us."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
        if self._offered is not None:
            self._offered.clear()
