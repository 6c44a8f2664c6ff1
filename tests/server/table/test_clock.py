"""Clocks that run out and bots that were interrupted: the game goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cardtown.server.errors import Refused
from cardtown.server.table.decide import BotPlay, ClockExpired
from cardtown.server.table.entries import HandedOver, Returned, UndoAsked
from cardtown.server.table.state import STAND_IN
from tests.server.harness import ServerProcess, people
from tests.server.stories import Story

CLOCK_S = 10


# --- pure ----------------------------------------------------------------------------------------


def test_a_bot_takes_over_when_the_clock_has_run_out_and_not_before() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    assert story.state.wake_at() == story.state.deadline(seat) == story.now + CLOCK_S * 1000
    story.now += CLOCK_S * 1000 - 1
    assert story.ask_as_server(ClockExpired(seat)) == []
    assert story.ask_as_server(ClockExpired(1 - seat)) == []
    story.now += 1
    assert story.ask_as_server(ClockExpired(1 - seat)) == []
    assert story.ask_as_server(ClockExpired(seat)) == [HandedOver(seat, STAND_IN, "clock")]
    assert story.ask_as_server(ClockExpired(seat)) == []


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    story = Story().seat("ada", "bo").start()
    story.now += 10**10
    assert story.ask_as_server(ClockExpired(story.deciding()[0])) == []
    assert story.state.wake_at() is None


def test_each_decision_has_the_full_time() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    for _ in range(5):
        first = min(story.state.opened, key=lambda seat: story.state.opened[seat].at)
        story.now = story.state.opened[first].at + CLOCK_S * 1000 - 1
        story.play(first)
        assert all(
            opened.at == story.now
            for opened in story.state.opened.values()
            if opened.number == story.state.number
        )


def test_leaving_and_returning_gains_no_time() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    deadline = story.state.deadline(seat)
    for _ in range(3):
        story.now += 1_000
        story.ask(story.holder(seat), "leave", seat=seat)
        assert story.state.deadline(seat) is None
        assert story.ask(story.holder(seat), "return", seat=seat) == [Returned(seat)]
        assert story.state.deadline(seat) == deadline


def test_moving_a_seat_to_another_device_gains_no_time() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    deadline = story.state.deadline(seat)
    story.now += 1_000
    story.ask("a-phone", "join", seat=seat, key=story.state.chairs[seat].key)
    assert story.state.deadline(seat) == deadline


def test_undoing_gains_no_time() -> None:
    kinds = ("person", "person", "virtual:novice", "virtual:novice")
    story = Story(kinds, game="carson-city", clock=CLOCK_S).seat("ada", "bo").start()
    deadline = story.state.deadline(0)
    for _ in range(3):
        story.now += 2_000
        story.play(0)
        story.ask("ada", "undo", seat=0, at=story.state.number)
        assert story.state.deadline(0) == deadline
    story.play(0)
    story.now += CLOCK_S * 1000
    late = story.ask("ada", "undo", seat=0, at=story.state.number)
    assert isinstance(late[0], UndoAsked), "the time for it is up, so the others are asked"


def test_a_person_who_moves_to_another_device_after_the_time_is_up_waits_for_the_bot() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += CLOCK_S * 1000
    key = {"seat": seat, "key": story.state.chairs[seat].key}
    assert story.refusal("a-phone", "join", **key) == "late"
    story.ask_as_server(ClockExpired(seat))
    assert story.refusal("a-phone", "join", **key) == "late"
    decision = story.state.decision(seat)
    assert decision is not None
    story.ask_as_server(
        BotPlay(seat, str(decision.options[0]), story.state.opened[seat].number, None)
    )
    story.ask("a-phone", "join", **key)


def test_only_the_first_person_to_take_over_a_decision_gets_the_full_time() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    deadlines = []
    for number in range(3):
        story.now += CLOCK_S * 1000 - 1
        newcomer = f"newcomer {number}"
        for do, by in (("leave", story.holder(seat)), ("free", "ada"), ("join", newcomer)):
            story.ask(by, do, seat=seat)
        deadlines.append(story.state.deadline(seat))
    assert deadlines == [deadlines[0]] * 3
    assert isinstance(story.ask_as_server(ClockExpired(seat))[0], HandedOver)


def test_a_person_who_returns_too_late_for_a_decision_has_the_full_time_for_the_next() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += CLOCK_S * 1000
    story.ask_as_server(ClockExpired(seat))
    story.now += 5_000
    with pytest.raises(Refused, match="a bot makes it"):
        story.ask(story.holder(seat), "return", seat=seat)
    while (decision := story.state.decision(seat)) is not None:
        choice = str(decision.options[0])
        story.ask_as_server(BotPlay(seat, choice, story.state.opened[seat].number, None))
    assert story.ask(story.holder(seat), "return", seat=seat) == [Returned(seat)]
    while seat not in story.deciding():
        story.play(story.deciding()[0])
    assert story.state.deadline(seat) == story.now + CLOCK_S * 1000


def test_an_action_that_comes_after_the_time_is_up_is_refused_at_once() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    action = str(story.state.decisions[0].options[0])
    play = {"seat": seat, "action": action, "at": story.state.number}
    holder = story.holder(seat)
    story.now += CLOCK_S * 1000
    assert story.refusal(holder, "play", **play) == "late"
    story.ask_as_server(ClockExpired(seat))
    assert story.refusal(holder, "play", **play) == "late", "nor before the bot makes it"
    story.now -= 1
    story.ask(holder, "play", **play)


def test_a_person_who_takes_a_seat_in_a_game_has_the_full_time() -> None:
    story = Story(clock=CLOCK_S).seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += CLOCK_S * 1000
    story.ask_as_server(ClockExpired(seat))
    story.ask(story.holder(seat), "leave", seat=seat)
    story.ask("ada", "free", seat=seat)
    story.now += 60_000
    story.ask("cyd", "join", seat=seat)
    assert story.ask_as_server(ClockExpired(seat)) == []


def test_a_table_is_overdue_when_its_bot_does_not_play() -> None:
    story = Story(("person", "bot:easy")).seat("ada").start()
    while 1 not in story.deciding():
        story.play(0)
    assert story.state.wake_at() == story.now + 15_000


# --- at the server -------------------------------------------------------------------------------


class Database:
    """The database of a server that is down, or that must not notice our queries."""

    def __init__(self, server: ServerProcess) -> None:
        self._file = server.database_url.removeprefix("sqlite:///")

    def let_time_pass(self, table: str, milliseconds: int) -> None:
        """Move all times into the past."""
        with closing(sqlite3.connect(self._file)) as database, database:
            database.execute(
                "UPDATE entries SET at = at - ? WHERE table_id = ?", [milliseconds, table]
            )
            database.execute(
                "UPDATE tables SET wake_at = wake_at - ? WHERE id = ?", [milliseconds, table]
            )

    def spoil(self, table: str) -> None:
        """Make a table unreadable."""
        with closing(sqlite3.connect(self._file)) as database, database:
            database.execute(
                "UPDATE entries SET body = '{}' WHERE table_id = ? AND kind = 'created'", [table]
            )

    def kinds(self, table: str) -> list[tuple[str, int | None]]:
        """The kinds of all changes, with their seats."""
        with closing(sqlite3.connect(self._file)) as database:
            rows = database.execute(
                "SELECT kind, body FROM entries WHERE table_id = ? ORDER BY number", [table]
            ).fetchall()
        return [(kind, json.loads(body).get("seat")) for kind, body in rows]


async def eventually(true: Callable[[], bool]) -> None:
    """Poll until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


async def _begin_with_a_clock(server: ServerProcess) -> tuple[str, int]:
    """A table in play, and the seat whose clock runs."""
    async with people(server, "Ada", "Bo") as everyone:
        table = await everyone[0].create(
            game="card-city", seats=[{}, {}], clock=3600, auto_start=True
        )
        for one in everyone:
            await one.join(table)
        states = [await one.state(table) for one in everyone]
        return table, next(n for n, state in enumerate(states) if state["decision"])


@pytest.mark.slow
def test_a_clock_that_ran_out_while_the_server_was_down_hands_over_after_the_restart(
    tmp_path: Path,
) -> None:
    """Nobody watches the table, so only the search for overdue tables can find it."""
    with ServerProcess(tmp_path) as server:
        spoiled, _ = asyncio.run(_begin_with_a_clock(server))
        table, seat = asyncio.run(_begin_with_a_clock(server))
        server.kill()
        database = Database(server)
        before = database.kinds(table)
        assert ("handed_over", seat) not in before
        database.let_time_pass(spoiled, 7200_000)
        database.let_time_pass(table, 3600_000)
        database.spoil(spoiled)
        server.start()
        asyncio.run(eventually(lambda: ("played", seat) in database.kinds(table)))
        assert database.kinds(table)[len(before)] == ("handed_over", seat)
        assert spoiled in server.log


@pytest.mark.slow
def test_a_bots_move_that_was_due_when_the_server_was_killed_is_made_after_the_restart(
    tmp_path: Path,
) -> None:
    server = ServerProcess(tmp_path)

    async def begin() -> str:
        async with people(server, "Ada") as (ada,):
            for _ in range(20):
                table = await ada.create(
                    game="card-city", seats=[{}, {"kind": "bot:hard"}], auto_start=True
                )
                state = (await ada.join(table)).json()["state"]
                if state["decision"] is None:
                    return table
        raise AssertionError("the bot must be the first to play in one of twenty games")

    with server:
        table = asyncio.run(begin())
        server.kill()
        database = Database(server)
        played = database.kinds(table).count(("played", 1))
        database.let_time_pass(table, 60_000)
        server.start()
        if played == 0:  # else the bot was quicker than the kill, and nothing was left to do
            asyncio.run(eventually(lambda: ("played", 1) in database.kinds(table)))
        assert not server.stumbles
