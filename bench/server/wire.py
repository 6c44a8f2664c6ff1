"""A WebSocket client that costs next to nothing, so that the server is measured and not the client.

It handles only what the server sends here: whole text messages without extensions.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_SHORT, _LONGER = 125, 126
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASKED = 0x80
_NO_MASK = bytes(4)  # a client must mask its messages; this mask changes nothing


class Connection(asyncio.Protocol):
    """One connection; `hear` gets every message, and None at the end."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes | None], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._hear = hear
        self._buffer = b""
        self._open = False
        self._transport: asyncio.WriteTransport

    async def open(self, port: int) -> None:
        """Connect to a server on this machine; messages may come before this returns."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._open = True
            self._buffer = rest
        while (end := self._frame_end()) is not None:
            frame, self._buffer = self._buffer[:end], self._buffer[end:]
            self._take(frame)

    def _frame_end(self) -> int | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, head = buffer[1], 2
        if length > _SHORT:
            head = 4 if length == _LONGER else 10
            length = int.from_bytes(buffer[2:head], "big")
        return head + length if len(buffer) >= head + length else None

    def _take(self, frame: bytes) -> None:
        head = 2 if frame[1] <= _SHORT else 4 if frame[1] == _LONGER else 10
        if frame[0] == _TEXT:
            self._hear(frame[head:])
        elif frame[0] == _PING:
            self._send(_PONG, frame[head:])

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, message)

    def _send(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        if length <= _SHORT:
            size = bytes([_MASKED | length])
        else:
            size = bytes([_MASKED | _LONGER]) + length.to_bytes(2, "big")
        self._transport.write(bytes([opcode]) + size + _NO_MASK + payload)

    def close(self) -> None:
        """Close the connection, and hear nothing more."""
        self._hear = lambda _: None
        self._send(_CLOSE, b"")
        self._transport.close()

    def connection_lost(self, _: Exception | None) -> None:
        self._hear(None)
