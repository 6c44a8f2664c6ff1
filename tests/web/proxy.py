"""A faulty network: a proxy in front of a server that disturbs its live connections."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from enum import Enum
from typing import Any, Final, Self

Transfer = Coroutine[Any, Any, None]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
"""One direction of a connection."""
_END_OF_HEAD: Final = b"\r\n\r\n"
_TEXT: Final = 0x1
_OPCODE: Final = 0x0F
_MASKED: Final = 0x80
_SIZE: Final = 0x7F
_EVERY: Final = 5
"""Every how many texts of a direction one is dropped, cut or frozen."""
_DELAY_S: Final = 0.2
_CHUNK: Final = 65_536


class Fault(Enum):
    """What happens to the texts of live connections; all other traffic passes."""

    NONE = "none"
    DELAY = "delay"
    """Each is delayed."""
    DROP = "drop"
    """One in five is dropped, though the connection stays open."""
    DUPLICATE = "duplicate"
    """Each is delivered twice."""
    HALVE = "halve"
    """Each is delivered in two pieces."""
    CUT = "cut"
    """One in five is cut off in the middle, and the connection closes."""
    FREEZE = "freeze"
    """One in five is the last to pass, and nobody closes the connection."""


class FaultyProxy:
    """Forwards a port of its own to a server, with a fault of the test's choice.

    It stops after `most` texts have been dropped, cut or frozen, since a client takes its time to
    notice each of them.
    """

    def __init__(self, port: int, fault: Fault, most: int = 2) -> None:
        self.spoilt = 0
        """How many texts the fault has affected."""
        self._upstream = port
        self._fault = fault
        self._most = most
        self._texts = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._tasks: set[asyncio.Task[None]] = set()
        self._browsers: set[asyncio.StreamWriter] = set()
        self._port = 0
        self._stopping = False

    @property
    def url(self) -> str:
        """The address for browsers."""
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

    def _run(self, work: Transfer) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=300)

    async def _start(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _stop(self) -> None:
        self._stopping = True
        for listener in self._server.sockets:
            self._loop.remove_reader(listener.fileno())
        for task in self._tasks:
            task.cancel()
        for writer in self._browsers:
            writer.transport.abort()  # a peer that no longer reads would block its task
        await asyncio.gather(*self._tasks, return_exceptions=True)
        # Let pending accepts finish first: a closing server would drop their sockets.
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        self._server.close()
        await asyncio.sleep(0)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._stopping:
            writer.transport.abort()
            return
        self._browsers.add(writer)
        task = self._loop.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._relay(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # one side has closed, or the test is over
        finally:
            await _close(writer)
            self._browsers.discard(writer)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(_END_OF_HEAD)
        upstream, to_server = await asyncio.open_connection("127.0.0.1", self._upstream)
        try:
            if b"upgrade: websocket" in head.lower():
                to_server.write(head)
                writer.write(await upstream.readuntil(_END_OF_HEAD))
                there = self._forward_frames(reader, to_server)
                back = self._forward_frames(upstream, writer, self._text_listener())
            else:
                there, back = self._http_transfers(head, (reader, to_server), (upstream, writer))
            async with asyncio.TaskGroup() as both:
                both.create_task(_run_until_closed(there, writer, to_server))
                both.create_task(_run_until_closed(back, writer, to_server))
        finally:
            await _close(to_server)

    def _http_transfers(
        self, head: bytes, there: Streams, back: Streams
    ) -> tuple[Transfer, Transfer]:
        """The transfers of a connection that is not live and that begins with `head`."""
        there[1].write(head)
        return forward_bytes(*there), forward_bytes(*back)

    def _text_listener(self) -> Callable[[bytes], None] | None:
        """A function that gets every text of the server on a new live connection, if anything."""
        return None

    async def _forward_frames(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        heard: Callable[[bytes], None] | None = None,
    ) -> None:
        while True:
            head, body = await _read_frame(reader)
            if head[0] & _OPCODE == _TEXT:
                await self._spoil(head + body, writer)
                if heard is not None:
                    heard(body)
            else:
                writer.write(head + body)
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


async def _close(end: asyncio.StreamWriter) -> None:
    end.close()
    with suppress(OSError):
        await end.wait_closed()


async def _run_until_closed(carrying: Transfer, *ends: asyncio.StreamWriter) -> None:
    """Run a transfer until either side closes, then close both."""
    with suppress(OSError, asyncio.IncompleteReadError):
        await carrying
    for end in ends:
        end.close()


async def forward_bytes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward everything that arrives."""
    while data := await reader.read(_CHUNK):
        writer.write(data)
        await writer.drain()


async def _read_frame(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """The next frame of a WebSocket (RFC 6455): its head and its payload."""
    head = await reader.readexactly(2)
    size = head[1] & _SIZE
    longer = {126: 2, 127: 8}.get(size, 0)
    if longer:
        more = await reader.readexactly(longer)
        head, size = head + more, int.from_bytes(more, "big")
    mask = await reader.readexactly(4 if head[1] & _MASKED else 0)
    return head + mask, await reader.readexactly(size)
