"""What a connection keeps for a moment: sent in order, wholly, and with what follows."""

from __future__ import annotations

import asyncio

import pytest

from cardtown.cli.connections import Together

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


def connected() -> tuple[Together, Wire]:
    wire = Wire()
    return Together(wire, asyncio.get_running_loop()), wire


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
