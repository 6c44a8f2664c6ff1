"""Connections: what is kept for a moment is sent in order, and nobody is heard out for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from cardtown.cli.connections import Http, Together

pytestmark = pytest.mark.anyio

ANSWER = b"granted"
NEWS = b"update" * 100


class Wire(asyncio.Transport):
    """Writes down what leaves in one piece."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def connected() -> tuple[Together, Wire]:
    wire = Wire()
    return Together(wire, asyncio.get_running_loop()), wire


# --- what is sent ---------------------------------------------------------------------------------


async def test_an_answer_leaves_with_what_it_changed() -> None:
    together, wire = connected()
    together.write(ANSWER)
    together.write(NEWS)
    assert wire.sent == [ANSWER + NEWS]
    await asyncio.sleep(0)
    assert wire.sent == [ANSWER + NEWS]


async def test_an_answer_that_nothing_follows_leaves_at_the_next_turn() -> None:
    together, wire = connected()
    together.write(ANSWER)
    assert wire.sent == []
    await asyncio.sleep(0)
    assert wire.sent == [ANSWER]


async def test_news_never_wait() -> None:
    together, wire = connected()
    together.write(NEWS)
    assert wire.sent == [NEWS]


async def test_everything_leaves_in_order() -> None:
    together, wire = connected()
    for message in (ANSWER, ANSWER, ANSWER, NEWS, ANSWER):
        together.write(message)
    await asyncio.sleep(0)
    assert b"".join(wire.sent) == ANSWER * 3 + NEWS + ANSWER


async def test_a_last_answer_leaves_before_the_end() -> None:
    together, wire = connected()
    together.write(ANSWER)
    together.close()
    assert wire.sent == [ANSWER]
    assert wire.closed


async def test_nothing_is_written_to_a_connection_that_was_cut_off() -> None:
    together, wire = connected()
    together.write(ANSWER)
    wire.closed = True
    await asyncio.sleep(0)
    assert wire.sent == []


# --- what is heard --------------------------------------------------------------------------------


@dataclass
class Timer:
    """Something that happens at a time, unless it is cancelled."""

    at: float
    act: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """A loop whose time passes when a test says so."""

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
    """Answer a request once it is whole."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Caller:
    """Somebody at the other end of a connection."""

    def __init__(self, app: Any = greet) -> None:
        self.wire = Wire()
        self.clock = Clock()
        config = uvicorn.Config(app, log_config=None, timeout_keep_alive=5)
        self.http = Http(config, ServerState(), {}, _loop=self.clock)  # type: ignore[arg-type]
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
        """Wait for so long."""
        self.clock.wait(seconds)
        return not self.wire.closed


HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n"
REQUEST = HEAD + b"{}"
BEGINNINGS = [b"", b"\r\n", b"P", HEAD[:-1], HEAD, REQUEST[:-1]]


@pytest.mark.parametrize("beginning", BEGINNINGS)
async def test_whoever_says_no_whole_request_is_cut_off(beginning: bytes) -> None:
    caller = Caller()
    caller.says(beginning)
    assert caller.is_left_alone(19)
    assert not caller.is_left_alone(1)


async def test_whoever_says_a_byte_now_and_then_is_cut_off_too() -> None:
    caller = Caller()
    for number in range(19):
        caller.says(REQUEST[number : number + 1])
        assert caller.is_left_alone(1)
    caller.says(b"a")
    assert not caller.is_left_alone(1)


@pytest.mark.parametrize("beginning", BEGINNINGS[1:])
@pytest.mark.parametrize("together", [True, False])
async def test_so_is_whoever_says_no_second_request(beginning: bytes, together: bool) -> None:
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


async def test_an_answer_may_take_its_time() -> None:
    found = asyncio.Event()

    async def think(scope: Any, receive: Any, send: Any) -> None:
        await found.wait()
        await greet(scope, receive, send)

    caller = Caller(think)
    caller.says(REQUEST)
    assert caller.is_left_alone(1000)
    found.set()
    await caller.hears_an_answer()


async def test_what_is_not_listened_to_may_be_said_later() -> None:
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


async def test_no_request_is_heard_that_is_longer_than_any() -> None:
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
