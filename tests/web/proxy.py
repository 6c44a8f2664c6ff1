"""A bad network: a proxy before a server that spoils what passes over its live connections."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from enum import Enum
from typing import Any, Final, Self

_TEXT: Final = 0x1
_OPCODE: Final = 0x0F
_MASKED: Final = 0x80
_SIZE: Final = 0x7F
_EVERY: Final = 5
"""Which text of a direction is dropped, cut or frozen: one in so many."""
_DELAY_S: Final = 0.2
_CHUNK: Final = 65_536


class Fault(Enum):
    """What happens to the texts of live connections; everything else passes."""

    NONE = "none"
    DELAY = "delay"
    """Each comes late."""
    DROP = "drop"
    """One in five never comes, though the connection lives on."""
    DUPLICATE = "duplicate"
    """Each comes twice."""
    HALVE = "halve"
    """Each comes in two pieces."""
    CUT = "cut"
    """One in five breaks off in the middle, and the connection with it."""
    FREEZE = "freeze"
    """One in five is the last that passes, and nobody closes the connection."""


class BadNetwork:
    """Serves at its own port what a server has at another, with a fault that a test chooses.

    It stops after `most` texts have been dropped, cut or frozen: each costs a client the time that
    it takes to notice.
    """

    def __init__(self, port: int, fault: Fault, most: int = 2) -> None:
        self.spoilt = 0
        """How many texts have met the fault."""
        self._upstream = port
        self._fault = fault
        self._most = most
        self._texts = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._tasks: set[asyncio.Task[None]] = set()
        self._port = 0

    @property
    def url(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self._thread.start()
        self._run(self._start())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=30)

    async def _start(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _stop(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._relay(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # one side is gone, or the test is over
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        upstream, to_server = await asyncio.open_connection("127.0.0.1", self._upstream)
        live = b"upgrade: websocket" in head.lower()
        try:
            to_server.write(head)
            if live:
                writer.write(await upstream.readuntil(b"\r\n\r\n"))
            carry = self._carry_frames if live else _carry_bytes
            async with asyncio.TaskGroup() as both:
                both.create_task(_until_gone(carry(reader, to_server), writer, to_server))
                both.create_task(_until_gone(carry(upstream, writer), writer, to_server))
        finally:
            to_server.close()

    async def _carry_frames(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        while True:
            frame = await _read_frame(reader)
            if frame[0] & _OPCODE == _TEXT:
                await self._spoil(frame, writer)
            else:
                writer.write(frame)
            await writer.drain()

    async def _spoil(self, frame: bytes, writer: asyncio.StreamWriter) -> None:
        half = len(frame) // 2
        match self._fault:
            case Fault.DELAY:
                await asyncio.sleep(_DELAY_S)
            case Fault.DUPLICATE:
                writer.write(frame)
            case Fault.HALVE:
                writer.write(frame[:half])
                await writer.drain()
                await asyncio.sleep(_DELAY_S)
                frame = frame[half:]
            case Fault.DROP if self._strikes():
                return
            case Fault.CUT if self._strikes():
                writer.write(frame[:half])
                await writer.drain()
                raise ConnectionResetError
            case Fault.FREEZE if self._strikes():
                await asyncio.Event().wait()
        if self._fault in {Fault.DELAY, Fault.DUPLICATE, Fault.HALVE}:
            self.spoilt += 1
        writer.write(frame)

    def _strikes(self) -> bool:
        self._texts += 1
        if self._texts % _EVERY or self.spoilt >= self._most:
            return False
        self.spoilt += 1
        return True


async def _until_gone(carrying: Coroutine[Any, Any, None], *ends: asyncio.StreamWriter) -> None:
    """Carry until either side is gone, then close both."""
    with suppress(OSError, asyncio.IncompleteReadError):
        await carrying
    for end in ends:
        end.close()


async def _carry_bytes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(_CHUNK):
        writer.write(data)
        await writer.drain()


async def _read_frame(reader: asyncio.StreamReader) -> bytes:
    """The bytes of the next frame of a WebSocket (RFC 6455)."""
    head = await reader.readexactly(2)
    size = head[1] & _SIZE
    longer = {126: 2, 127: 8}.get(size, 0)
    if longer:
        more = await reader.readexactly(longer)
        head, size = head + more, int.from_bytes(more, "big")
    mask = 4 if head[1] & _MASKED else 0
    return head + await reader.readexactly(mask + size)
