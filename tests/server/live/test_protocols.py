"""The protocols of connections: texts arrive in order, and slow requests are cut off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from fastapi import WebSocketDisconnect
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from cardtown.server.live.protocols import HttpProtocol, LiveProtocol
from cardtown.server.live.wire import Wire
from cardtown.server.serve import _is_ours

pytestmark = pytest.mark.anyio


class Cable(asyncio.Transport):
    """Records every write."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.closed = False
        self.reading = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


# --- requests ------------------------------------------------------------------------------------


@dataclass
class Timer:
    """A timer of the event loop, unless it is cancelled."""

    at: float
    act: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """An event loop whose time a test controls."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[Timer] = []
        self.create_task = asyncio.get_running_loop().create_task

    def call_later(self, seconds: float, act: Callable[[], None]) -> Timer:
        timer = Timer(self.now + seconds, act)
        self._timers.append(timer)
        return timer

    def wait(self, seconds: float) -> None:
        self.now += seconds
        for timer in [one for one in self._timers if one.at <= self.now]:
            self._timers.remove(timer)
            if not timer.cancelled:
                timer.act()


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request once it is complete."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Caller:
    """A client at the other end of a connection."""

    def __init__(self, app: Any = greet) -> None:
        self.wire = Cable()
        self.clock = Clock()
        config = uvicorn.Config(app, log_config=None, timeout_keep_alive=5)
        self.http = HttpProtocol(config, ServerState(), {}, _loop=self.clock)  # type: ignore[arg-type]
        self.http.connection_made(self.wire)

    def says(self, data: bytes) -> None:
        assert not self.wire.closed
        self.http.data_received(data)

    async def hears_an_answer(self) -> None:
        async with asyncio.timeout(10):
            while not self.wire.sent:
                await asyncio.sleep(0)
        self.wire.sent.clear()

    def is_left_alone(self, seconds: float) -> bool:
        """Advance the clock."""
        self.clock.wait(seconds)
        return not self.wire.closed


HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n"
REQUEST = HEAD + b"{}"
BEGINNINGS = [b"", b"\r\n", b"P", HEAD[:-1], HEAD, REQUEST[:-1]]


@pytest.mark.parametrize("beginning", BEGINNINGS)
async def test_a_client_that_completes_no_request_is_cut_off(beginning: bytes) -> None:
    caller = Caller()
    caller.says(beginning)
    assert caller.is_left_alone(19)
    assert not caller.is_left_alone(1)


async def test_a_client_that_sends_a_byte_now_and_then_is_cut_off_too() -> None:
    caller = Caller()
    for number in range(19):
        caller.says(REQUEST[number : number + 1])
        assert caller.is_left_alone(1)
    caller.says(b"a")
    assert not caller.is_left_alone(1)


@pytest.mark.parametrize("beginning", BEGINNINGS[1:])
@pytest.mark.parametrize("together", [True, False])
async def test_a_client_that_completes_no_second_request_is_cut_off_too(
    beginning: bytes, together: bool
) -> None:
    caller = Caller()
    if together:
        caller.says(REQUEST + beginning)
        await caller.hears_an_answer()
    else:
        caller.says(REQUEST)
        await caller.hears_an_answer()
        assert caller.is_left_alone(4)
        caller.says(beginning)
    assert caller.is_left_alone(4)
    assert not caller.is_left_alone(20)


async def test_a_connection_that_is_quiet_after_an_answer_ends_sooner() -> None:
    caller = Caller()
    caller.says(REQUEST)
    await caller.hears_an_answer()
    assert caller.is_left_alone(4)
    assert not caller.is_left_alone(1)


async def test_an_answer_may_take_long() -> None:
    found = asyncio.Event()

    async def think(scope: Any, receive: Any, send: Any) -> None:
        await found.wait()
        await greet(scope, receive, send)

    caller = Caller(think)
    caller.says(REQUEST)
    assert caller.is_left_alone(1000)
    found.set()
    await caller.hears_an_answer()


async def test_the_clock_waits_while_we_do_not_read() -> None:
    found = asyncio.Event()

    async def think(scope: Any, receive: Any, send: Any) -> None:
        await found.wait()
        await greet(scope, receive, send)

    caller = Caller(think)
    caller.says(REQUEST + REQUEST + HEAD)  # the second waits for its turn, and nobody listens on
    assert caller.is_left_alone(1000)
    found.set()
    await caller.hears_an_answer()
    assert not caller.is_left_alone(20)


async def test_a_request_that_is_far_too_long_is_cut_off() -> None:
    caller = Caller()
    caller.says(b"GET / HTTP/1.1\r\nX-Long: ")
    for _ in range(9):
        caller.says(b"x" * 100_000)
    assert not caller.wire.closed
    caller.says(b"x" * 100_000)
    assert caller.wire.closed


async def test_many_requests_may_be_longer_together() -> None:
    caller = Caller()
    for _ in range(20):
        caller.says(HEAD.replace(b"2", b"60000") + b" " * 60_000)
        await caller.hears_an_answer()
    assert not caller.wire.closed


# --- live connections -----------------------------------------------------------------------------

GONE = 1005
"""The code that uvicorn gives an app when the client has gone."""
BYE = "bye"


class EchoApp:
    """An app that echoes every text until the connection is closed."""

    def __init__(self, listens: bool = True) -> None:
        self.heard: list[str] = []
        self.answered: list[str] = []
        self.listens = asyncio.Event()
        if listens:
            self.listens.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.wire = Wire(scope, receive, send)
        await self.wire.accept()
        await self.listens.wait()
        with suppress(WebSocketDisconnect):
            while (message := await self.wire.receive_message()).get("code") != GONE:
                if message["type"] == "websocket.receive":
                    await self._answer(message["text"])

    async def _answer(self, text: str) -> None:
        self.heard.append(text)
        if text == BYE:
            await self.wire.close(4000)
        else:
            await self.wire.send_texts(text.encode())
        self.answered.append(text)


class Guest:
    """A client of the library, whose frames a test can cut anywhere."""

    def __init__(self, table: Any, most: int, patience_s: float | None = None) -> None:
        config = uvicorn.Config(
            table,
            http=HttpProtocol,
            ws=LiveProtocol,
            ws_max_size=most,
            ws_per_message_deflate=False,
            ws_ping_interval=None if patience_s is None else 0.01,
            ws_ping_timeout=patience_s,
            lifespan="off",
            log_config=None,
        )
        self.table = table
        self.wire = Cable()
        self.live = LiveProtocol(config, ServerState(), {})
        self.client = ClientProtocol(parse_uri("ws://here/"), max_size=None)
        self.live.connection_made(self.wire)

    async def enters(self) -> None:
        self.client.send_request(self.client.connect())
        self.says(*self.client.data_to_send())
        await until(lambda: bool(self.wire.sent))
        self.hears()

    def says(self, *pieces: bytes) -> None:
        for piece in pieces:
            if not self.wire.closed:  # then nobody reads
                self.live.data_received(piece)

    def hears(self) -> list[Frame]:
        """Everything sent since the last call, as the library reads it."""
        self.client.receive_data(b"".join(self.wire.sent))
        self.wire.sent.clear()
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    async def leaves(self) -> None:
        """Wait until the table has received everything that it ever will."""
        self.table.listens.set()
        await until(lambda: self.live.queue.empty() or not self.live.tasks)
        if not self.live.disconnected:
            self.live.connection_lost(None)
        await asyncio.gather(*self.live.tasks)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0)


@asynccontextmanager
async def seated(
    table: EchoApp, most: int = 1_000_000, patience_s: float | None = None
) -> AsyncIterator[Guest]:
    """A client at a table; with a patience it is pinged, and must answer within that time."""
    guest = Guest(table, most, patience_s)
    await guest.enters()
    try:
        yield guest
    finally:
        await guest.leaves()


def framed(data: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """What a client sends."""
    return Frame(opcode, data.encode() if isinstance(data, str) else data, fin).serialize(mask=True)


def in_parts(*parts: str | bytes) -> list[bytes]:
    """One message."""
    kinds = [Opcode.TEXT, *[Opcode.CONT] * (len(parts) - 1)]
    last = len(parts) - 1
    return [
        framed(part, kind, fin=number == last)
        for number, (part, kind) in enumerate(zip(parts, kinds, strict=True))
    ]


def cut(data: bytes, *places: int) -> list[bytes]:
    return [data[start:end] for start, end in pairwise([0, *sorted(places), len(data)])]


def texts(frames: Sequence[Frame]) -> list[str]:
    return [bytes(frame.data).decode() for frame in frames if frame.opcode is Opcode.TEXT]


def pongs(frames: Sequence[Frame]) -> list[bytes]:
    return [bytes(frame.data) for frame in frames if frame.opcode is Opcode.PONG]


PING = framed(b"!", Opcode.PING)
PONG = framed(b"?", Opcode.PONG)
WAYS: dict[str, tuple[list[bytes], list[str]]] = {
    "whole": ([framed("sheep"), framed("wheat")], ["sheep", "wheat"]),
    "in one piece": ([framed("sheep") + framed("wheat")], ["sheep", "wheat"]),
    "one and a half": (cut(framed("sheep") + framed("wheat"), 16), ["sheep", "wheat"]),
    "in parts": (in_parts("she", "", "ep"), ["sheep"]),
    "in parts in one piece": ([b"".join(in_parts("she", "ep"))], ["sheep"]),
    "in parts of letters": (in_parts("ü".encode()[:1], "ü".encode()[1:]), ["ü"]),
    "byte by byte": (cut(framed("sheep"), *range(1, 11)), ["sheep"]),
    "nothing": ([framed("")], [""]),
    "many bytes": ([framed("🂡" * 1000)], ["🂡" * 1000]),
    "after an answer to a ping": ([PONG, framed("sheep")], ["sheep"]),
}
PINGS: dict[str, tuple[list[bytes], list[str]]] = {
    "before": ([PING, framed("sheep")], ["sheep"]),
    "in the same piece": ([PING + framed("sheep")], ["sheep"]),
    "behind in the same piece": ([framed("sheep") + PING], ["sheep"]),
    "in two pieces": ([*cut(PING, 3), framed("sheep")], ["sheep"]),
    "between parts": ([in_parts("she", "ep")[0], PING, in_parts("she", "ep")[1]], ["sheep"]),
}


@pytest.mark.parametrize("way", [*WAYS, *PINGS])
async def test_texts_reach_the_table_and_come_back_complete_and_in_order(way: str) -> None:
    pieces, said = (WAYS | PINGS)[way]
    async with seated(EchoApp()) as guest:
        guest.says(framed("first"), *pieces, framed("last"))
    assert guest.table.heard == ["first", *said, "last"]
    heard = guest.hears()
    assert texts(heard) == guest.table.heard
    assert pongs(heard) == ([b"!"] if way in PINGS else [])


@pytest.mark.parametrize("place", range(1, 11))
async def test_a_text_may_be_cut_anywhere(place: int) -> None:
    async with seated(EchoApp()) as guest:
        guest.says(*cut(framed("wheat"), place), framed("sheep"))
    assert guest.table.heard == ["wheat", "sheep"]


PARTS = st.lists(st.text(max_size=20), min_size=1, max_size=3).filter(
    lambda parts: "".join(parts) != BYE
)


@given(st.lists(PARTS, min_size=1, max_size=8), st.sets(st.integers(1, 500), max_size=8))
async def test_however_texts_are_cut_they_arrive(
    messages: list[list[str]], places: set[int]
) -> None:
    stream = b"".join(frame + PING for parts in messages for frame in in_parts(*parts))
    async with seated(EchoApp()) as guest:
        guest.says(*cut(stream, *(place for place in places if place < len(stream))))
    assert guest.table.heard == ["".join(parts) for parts in messages]
    heard = guest.hears()
    assert texts(heard) == guest.table.heard
    assert len(pongs(heard)) == sum(map(len, messages))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
@pytest.mark.parametrize("letter", ["x", "ü", "🂡"])
async def test_texts_of_any_size_are_sent_whole(size: int, letter: str) -> None:
    text = letter * (size // len(letter.encode())) + "x" * (size % len(letter.encode()))
    async with seated(EchoApp()) as guest:
        guest.says(framed(text), framed("and more"))
    assert texts(guest.hears()) == guest.table.heard == [text, "and more"]


@pytest.mark.parametrize("form", ["short", "long"])
async def test_the_longest_message_is_received(form: str) -> None:
    most = {"short": 100, "long": 1000}[form]
    said = ["x" * (most - spare) for spare in (8, 6, 2, 1, 0)]  # the frame's head counts or not
    async with seated(EchoApp(), most) as guest:
        guest.says(*map(framed, said))
    assert guest.table.heard == said


REFUSED: dict[str, tuple[list[bytes], int]] = {
    "too long in the short form": ([framed("x" * 101)], 1009),
    "too long in the long form": ([framed("x" * 126)], 1009),
    "too long in the longest form": ([framed("x" * 65_536)], 1009),
    "too long in two pieces": (cut(framed("x" * 200), 50), 1009),
    "too long in parts": (in_parts("x" * 60, "x" * 41), 1009),
    "only the head of what is too long": ([framed("x" * 65_535)[:4]], 1009),
    "no letter": ([framed(b"\xff")], 1007),
    "half a pair": ([framed(b"\xed\xa0\x80")], 1007),
    "half a letter": ([framed("ü".encode()[:1])], 1007),
    "no letter in parts": (in_parts("x", b"\xff"), 1007),
    "without a mask": ([Frame(Opcode.TEXT, b"x").serialize(mask=False)], 1002),
    "with a reserved bit": ([b"\xc1" + framed("x")[1:]], 1002),
    "of no kind": ([b"\x83" + framed("x")[1:]], 1002),
    "an end without a beginning": ([framed("x", Opcode.CONT)], 1002),
    "a text within another": ([in_parts("x", "y")[0], framed("z")], 1002),
}


@pytest.mark.parametrize("what", REFUSED)
@pytest.mark.parametrize("before", [[], [framed("first")], [framed("first"), PING]])
async def test_a_malformed_message_ends_the_connection(what: str, before: list[bytes]) -> None:
    pieces, code = REFUSED[what]
    async with seated(EchoApp(), most=100) as guest:
        guest.says(*before, *pieces, framed("last"))
    assert guest.table.heard == ["first"][: len(before)]
    guest.hears()
    assert guest.client.close_rcvd is not None
    assert guest.client.close_rcvd.code == code
    assert guest.wire.closed


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("before", [[], [PING], cut(framed("x"), 3)])
async def test_after_a_close_nothing_is_received(way: str, before: list[bytes]) -> None:
    async with seated(EchoApp()) as guest:
        guest.says(*before, framed(BYE))
        await until(lambda: BYE in guest.table.heard)
        guest.says(*WAYS[way][0])
        guest.hears()
        assert not guest.wire.closed  # it waits for the other's goodbye
        guest.says(*guest.client.data_to_send())
        assert guest.wire.closed
    assert guest.table.heard[-1] == BYE
    assert guest.client.close_rcvd == Close(4000, "")


@pytest.mark.parametrize("politely", [True, False])
async def test_nothing_is_sent_to_a_client_that_has_gone(politely: bool) -> None:
    async with seated(EchoApp(listens=False)) as guest:
        guest.says(framed("sheep"))
        if politely:
            guest.says(framed(b"", Opcode.CLOSE))
        else:
            guest.live.connection_lost(None)
    assert guest.table.heard == ["sheep"]
    assert guest.table.answered == []  # it was refused
    assert not any(b"sheep" in piece for piece in guest.wire.sent)


async def test_a_client_that_answers_no_ping_is_gone() -> None:
    """A laptop that slept, or a network that vanished: nothing ever closes the connection."""
    async with seated(EchoApp(), patience_s=0.01) as guest:
        await until(lambda: guest.wire.closed)


async def test_a_client_that_answers_pings_stays() -> None:
    async with seated(EchoApp(), patience_s=60) as guest:
        for _ in range(3):
            await until(lambda: bool(guest.wire.sent))
            assert [frame.opcode for frame in guest.hears()] == [Opcode.PING]
            guest.says(*guest.client.data_to_send())
        assert not guest.wire.closed


async def test_nothing_is_sent_while_a_client_reads_nothing() -> None:
    async with seated(EchoApp()) as guest:
        guest.live.pause_writing()
        guest.says(framed("sheep"), framed("wheat"))
        await until(lambda: bool(guest.table.heard))
        await asyncio.sleep(0)
        assert not guest.wire.sent
        guest.live.resume_writing()
        await until(lambda: len(guest.table.heard) == 2)
    assert texts(guest.hears()) == ["sheep", "wheat"]


async def test_an_answer_leaves_with_what_it_changed() -> None:
    async with seated(EchoApp()) as guest:
        await guest.table.wire.send_texts(b"granted", b"update")
        assert len(guest.wire.sent) == 1
        assert texts(guest.hears()) == ["granted", "update"]


async def test_nothing_overtakes_what_had_to_wait() -> None:
    async with seated(EchoApp()) as guest:
        say = guest.table.wire.send_texts
        guest.live.pause_writing()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(say(b"1", b"2"))
            tasks.create_task(say(b"3"))
            await asyncio.sleep(0)
            guest.live.resume_writing()
            await say(b"4")  # although it could leave at once
        await say(b"5")
    assert texts(guest.hears()) == ["1", "2", "3", "4", "5"]


SAID = st.lists(st.lists(st.sampled_from([0, 1, 126, 65_536]), min_size=1, max_size=3), max_size=6)


@given(SAID, st.sets(st.integers(0, 5)), st.sets(st.integers(0, 5)))
async def test_a_client_that_reads_now_and_then_gets_all_texts_in_order(
    sizes: list[list[int]], pauses: set[int], resumptions: set[int]
) -> None:
    said = [
        [f"{number}.{each}.".ljust(size) for each, size in enumerate(some)]
        for number, some in enumerate(sizes)
    ]
    async with seated(EchoApp()) as guest, asyncio.TaskGroup() as tasks:
        for number, some in enumerate(said):
            if number in pauses:
                guest.live.pause_writing()
            tasks.create_task(guest.table.wire.send_texts(*[text.encode() for text in some]))
            await asyncio.sleep(0)
            if number in resumptions:
                guest.live.resume_writing()
        guest.live.resume_writing()
    assert texts(guest.hears()) == [text for some in said for text in some]


async def test_only_a_few_texts_may_wait_unread() -> None:
    async with seated(EchoApp(listens=False)) as guest:
        guest.says(*[framed("sheep")] * 15)
        assert guest.wire.reading
        guest.says(framed("sheep"))
        assert not guest.wire.reading


@pytest.mark.parametrize("number", [16, 17, 40])
@pytest.mark.parametrize("before", [[], [PING], cut(framed("first"), 3)])
async def test_a_flood_waits_until_the_table_has_taken_it(number: int, before: list[bytes]) -> None:
    said = [f"sheep {count}" for count in range(number)]
    async with seated(EchoApp(listens=False)) as guest:
        guest.says(*before, *map(framed, said))
        assert not guest.wire.reading
        guest.table.listens.set()
        await until(lambda: guest.wire.reading)
        assert guest.table.heard[-1] == said[-1]
        guest.says(framed("last"))
    assert guest.table.heard[-number - 1 :] == [*said, "last"]
    assert texts(guest.hears()) == guest.table.heard


TEXT_WITHIN = b"\x81\x81aa\x81\x81\x08"
"""A whole frame that says "i", and also, behind the mask `A_MASK`, the text "aaaaaa\\x08"."""
A_MASK = bytes([0x81 ^ ord("a"), 0x81 ^ ord("a"), 0, 0])
LONG = b"\x81\xff" + (70_000).to_bytes(8, "big") + b"\x00" * 4 + b"x" * 70_000


@pytest.mark.parametrize("size", [0, 1, 123, 124, 125, 126, 127])
async def test_no_text_without_a_mask_is_taken_for_another(size: int) -> None:
    for more in range(6):
        async with seated(EchoApp()) as guest:
            guest.says(bytes([0x81, size]) + b"\x00" * more)
        guest.hears()
        assert guest.client.close_rcvd is not None
        assert guest.client.close_rcvd.code == 1002


@pytest.mark.parametrize("place", [2, 10, 14, 132, 133, 134])
async def test_a_long_text_may_be_cut_anywhere(place: int) -> None:
    async with seated(EchoApp()) as guest:
        guest.says(*cut(LONG, place), framed("last"))
    assert guest.table.heard == ["x" * 70_000, "last"]


@pytest.mark.parametrize("place", [10, 14, 132, 133, 134])
async def test_the_beginning_of_a_long_text_is_refused(place: int) -> None:
    async with seated(EchoApp(), most=4096) as guest:
        guest.says(LONG[:place])
    assert guest.table.heard == []
    guest.hears()
    assert guest.client.close_rcvd is not None
    assert guest.client.close_rcvd.code == 1009


async def test_a_ping_with_a_long_size_field_hides_no_beginning() -> None:
    ping = b"\x89\xfe\x00\x0a" + b"\x00" * 4 + b"p" * 10
    text = "a" * 114 + "\x08"
    head = bytes([0x81, 0x80 | len(text)]) + A_MASK
    masked = bytes(ord(letter) ^ A_MASK[n % 4] for n, letter in enumerate(text))
    first, second = ping + head + masked[:108], masked[108:]
    assert (len(first), second) == (132, TEXT_WITHIN)
    async with seated(EchoApp()) as guest:
        guest.says(first, second, framed("last"))
    assert guest.table.heard == [text, "last"]


async def test_half_a_text_before_the_handshake_is_kept() -> None:
    guest = Guest(EchoApp(), most=100)
    guest.client.send_request(guest.client.connect())
    guest.says(*guest.client.data_to_send(), b"\x81\x87" + A_MASK)
    await until(lambda: bool(guest.wire.sent))
    guest.says(TEXT_WITHIN, framed("last"))
    await guest.leaves()
    assert guest.table.heard == ["aaaaaa\x08", "last"]


@pytest.mark.parametrize("what", REFUSED)
async def test_a_malformed_message_ends_the_connection_before_the_handshake_too(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    pieces, _ = REFUSED[what]
    heard = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message["type"])

    guest = Guest(listen, most=100)
    guest.client.send_request(guest.client.connect())
    guest.says(*guest.client.data_to_send(), *pieces)
    assert guest.wire.closed
    guest.live.connection_lost(None)
    await until(lambda: not guest.live.tasks)
    assert heard in (["websocket.connect"], [])
    assert not [record for record in caplog.records if record.exc_info and _is_ours(record)]
