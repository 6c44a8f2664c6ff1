"""Strangers who send nonsense: `python -m tests.server.hostile --requests 1000000`.

Nobody is known here, and nothing makes sense: bodies that are not JSON, paths and tables that do
not exist, malformed HTTP, malformed WebSocket frames before and after the connection is accepted.
Whatever comes, the server answers no request with an error of its own, its log has no traceback and
hardly grows, and its memory ends where it began.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.harness import PATIENCE_S, ServerProcess

MOST_GROWTH_BYTES: Final = 50_000_000
MOST_LOG_BYTES: Final = 50_000
LIMITED: Final = {
    "CARDTOWN_RATE": "20",
    "CARDTOWN_BURST": "100",
    "CARDTOWN_INTRODUCTIONS": "30",
    "CARDTOWN_OPEN_TABLES": "50",
    "CARDTOWN_CONNECTIONS": "20",
    "CARDTOWN_ALL_CONNECTIONS": "10000",
}
"""The limits that a server has when nobody sets any."""
_AT_ONCE: Final = 8
_WARM_UP: Final = 1_000


class Broken(Exception):
    """A promise was not kept."""


class Nonsense(NamedTuple):
    """Bytes that a stranger sends, and whether the connection can be used again afterwards."""

    name: str
    content: bytes
    keeps: bool = True
    weight: int = 10
    frames: int = 0
    """How many malformed WebSocket frames follow."""


def _post(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def _get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def _upgrade(path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


_NO_TABLE: Final = "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/live"
_NO_OPCODE: Final = bytes([0x83, 0x80, 0, 0, 0, 0])
KINDS: Final[Sequence[Nonsense]] = (
    Nonsense("large bodies", _post("/api/me", b'{"name":"' + b"x" * 99_900), weight=20),
    Nonsense("bodies", _post("/api/me", b'{"name":')),
    Nonsense("wrong types", _post("/api/me", b'{"name": [[[]]], "x": 1}')),
    Nonsense("no tables", _get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")),
    Nonsense("no routes", _get("/api/none")),
    Nonsense("no files", _get("/assets/none.js")),
    Nonsense("no pages", _get("/none")),
    Nonsense("no HTTP", b"\x00\x01\x02 nothing\r\n\r\n", keeps=False),
    Nonsense(
        "no upgrade",
        _upgrade("/").replace(b"websocket", b"h2c"),
        keeps=False,
    ),
    Nonsense("early frames", _upgrade(_NO_TABLE), keeps=False, weight=5, frames=2),
    Nonsense("no WebSockets", _upgrade("/"), keeps=False, weight=5),
    Nonsense("no tables to watch", _upgrade(_NO_TABLE), keeps=False, weight=5),
)


class Stranger:
    """One who sends nonsense, over one connection as long as it lasts."""

    def __init__(self, port: int, count: Counter[str]) -> None:
        self._port = port
        self._count = count
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, nonsense: Nonsense) -> None:
        """Send something, and read what comes back."""
        self._count[nonsense.name] += 1
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._send(nonsense)
        except TimeoutError:
            raise Broken(f"{nonsense.name}: no answer and no end") from None
        except (OSError, asyncio.IncompleteReadError):  # cut off
            await self.close()
            self._count["cut off"] += 1

    async def _send(self, nonsense: Nonsense) -> None:
        if not nonsense.keeps:
            await self.close()
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._line
        writer.write(nonsense.content)
        if not nonsense.keeps:
            for _ in range(nonsense.frames):
                await asyncio.sleep(0)  # in a packet of its own, before or after the answer
                writer.write(_NO_OPCODE)
            writer.write_eof()
            await reader.read()
            await self.close()
            return
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = head.split(b" ")[1].decode()
        self._count[f"answers {status}"] += 1
        if status.startswith("5"):
            raise Broken(f"{nonsense.name}: {head.decode()}")
        await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
        if b"connection: close" in head:
            await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line[1].close()
            self._line = None


async def flood(server: ServerProcess, requests: int, rng: random.Random) -> Counter[str]:
    """Send this many requests, some at once; return what was sent, and the answers."""
    count: Counter[str] = Counter()
    chosen = iter(rng.choices(KINDS, [kind.weight for kind in KINDS], k=requests))

    async def one() -> None:
        stranger = Stranger(server.port, count)
        for nonsense in chosen:  # all strangers take from the same heap
            await stranger.send(nonsense)
        await stranger.close()

    await asyncio.gather(*(one() for _ in range(_AT_ONCE)))
    return count


async def run(server: ServerProcess, requests: int, rng: random.Random) -> Counter[str]:
    """Flood a server; return some counts, or raise :class:`Broken`."""
    await flood(server, _WARM_UP, rng)
    before = server.memory
    count = await flood(server, requests, rng)
    count["bytes of memory more"] = server.memory - before
    count["bytes of log"] = len(server.log)
    if count["bytes of memory more"] > MOST_GROWTH_BYTES:
        raise Broken(f"memory grew from {before:,} bytes to {server.memory:,}")
    if server.stumbles or len(server.log) > MOST_LOG_BYTES:
        raise Broken(f"the log holds {len(server.log):,} bytes: {server.log[-2_000:]}")
    return count


def main() -> None:
    parser = argparse.ArgumentParser(prog="hostile", description="Send nonsense to a server.")
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--limited", action="store_true", help="with the usual limits")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), env=LIMITED if given.limited else {}) as server,
    ):
        count = asyncio.run(run(server, given.requests, random.Random(given.seed)))
    summary = ", ".join(f"{number:,} {what}" for what, number in sorted(count.items()))
    print(f"{summary}; {time.monotonic() - start:.0f} s; every promise kept", flush=True)


if __name__ == "__main__":
    main()
