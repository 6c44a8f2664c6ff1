"""The protocols of a server's connections: uvicorn's, made faster and stricter."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from cardtown.server.live.frames import LONGEST, frame_of, is_control, text_in
from cardtown.server.live.wire import SEND_NOW

_LONGEST_REQUEST: Final = 1_000_000
"""In bytes, headers included: uvicorn does not limit them."""
_MOST_UNREAD: Final = 16
"""At most this many messages wait for the table; after that we stop reading."""


class HttpProtocol(HttpToolsProtocol):
    """Limits how long a client may take to send a request, and leaves no reference cycle.

    uvicorn ends a connection that is idle between two requests, but would keep forever a connection
    that never completes a request.

    Once the connection has become a WebSocket, this object and its parser would refer to each other
    until the next garbage collection.
    """

    patience_s: ClassVar[float] = 20.0
    """From the start of the connection, or the first byte of a request, to the request's end."""
    _received: int = 0
    """Bytes since the last request."""
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # uvicorn's
        """Start the clock for the first request."""
        super().connection_made(transport)
        self._start_clock()

    def data_received(self, data: bytes) -> None:
        """Take part of a request, or of several."""
        self._start_clock()
        self._received += len(data)
        if self._received > _LONGEST_REQUEST:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the clock again: the same bytes may have ended the request before."""
        self._start_clock()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Stop the clock: a request is complete."""
        self._stop_clock()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as at the end of a connection

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock: the connection has ended."""
        self._stop_clock()
        super().connection_lost(exc)

    def _start_clock(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.patience_s, self._give_up)

    def _stop_clock(self) -> None:
        self._received = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.flow.read_paused:  # the client can't send while we do not read
            self._start_clock()
        else:
            self.transport.abort()


class LiveProtocol(WebSocketsSansIOProtocol):
    """Receives and sends plain texts by a shortcut, and leaves no reference cycle.

    The way through the library takes several times as long, and uvicorn pauses and resumes reading
    for each text.
    """

    _plain: bool = True
    """Whether only whole texts have come so far: after a fragment, the library must see
    everything."""
    _extension: dict[object, object] | None = None
    """What the application finds in the scope under `SEND_NOW`."""

    def handle_connect(self, event: Request) -> None:
        """Hand a new WebSocket to the application, with our extension."""
        super().handle_connect(event)
        if not self.close_sent:  # else it was refused
            self._extension = {"send_now": self.send_now}
            self.scope["extensions"][SEND_NOW] = self._extension

    def data_received(self, data: bytes) -> None:
        """Take a message, part of one, or several."""
        if self._plain and self.conn.state is State.OPEN:
            text = text_in(data) if len(data) <= self.config.ws_max_size else None
            if text is not None:
                self._queue_text(text)
                return
            self._plain = is_control(data)
        elif self.handshake_initiated:
            self._plain = False
        try:
            super().data_received(data)
        except InvalidState:  # malformed bytes before the handshake: nothing can be sent yet
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Close a connection that sent malformed bytes."""
        if self.conn.close_sent is None:  # before the handshake there is nothing to close
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _queue_text(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= _MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_now(self, *texts: bytes) -> bool:
        """Send texts in one piece; return False if they must wait or need the library."""
        open_ = self.conn.state is State.OPEN and not self.disconnected
        if not (open_ and self.writable.is_set() and max(map(len, texts)) <= LONGEST):
            return False
        self.transport.write(b"".join(map(frame_of, texts)))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycles: the frame of the suspended parser, and our extension."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
        if self._extension is not None:
            self._extension.clear()
