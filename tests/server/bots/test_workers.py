"""Bots in worker processes: whatever a bot or the system does to a worker, the server goes on.

Everything here runs in real processes, which are looked up in /proc.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.bots.carson_city import hindsight
from cardtown.core import Decision, Table
from cardtown.server.bots import workers
from cardtown.server.bots.workers import BotWorkers

ROOT = Path(__file__).parents[3]
FAIL = "tests.bots_that_fail"
WILD = "tests.server.bots.failing_bots"
SEATS = {
    "carson-city": ["human", "bot:greedy", "virtual:expert", "virtual:novice"],
    "card-city": ["human", "human"],
}
PATIENCE = 300.0
NOW = Occasion("table", 0, 0)

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc"),
    pytest.mark.slow,
]


@pytest.fixture(autouse=True)
def _bots_of_the_tests_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)


@contextlib.asynccontextmanager
async def bot_workers(
    workers: int = 1, seconds: float = 30.0, calls: int = 500
) -> AsyncIterator[BotWorkers]:
    asked = BotWorkers(workers, seconds, calls)
    try:
        yield asked
    finally:
        await asked.close()
        assert not workers_of(os.getpid())


def first_decision(name: str = "card-city") -> tuple[Any, Decision[Any]]:
    table = games.get(name).new_table(SEATS[name], seed="robots")
    decision = table.decisions()[0]
    return table.view(decision.seat), decision


def any_option(decision: Decision[Any], occasion: Occasion) -> str:
    """The action that is played for a bot that forfeits."""
    return str(occasion.rng().choice(decision.options))


def state_of(process: int) -> tuple[str, int]:
    """Its state (`Z`: dead, but not yet waited for) and its parent; `X` if it is gone."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return "X", 0
    state, parent = stat.rpartition(")")[2].split()[:2]
    return state, int(parent)


def workers_of(parent: int) -> set[int]:
    """The worker processes that are children of a process."""
    found = set()
    for path in Path("/proc").glob("[0-9]*"):
        if state_of(int(path.name))[1] == parent:
            with contextlib.suppress(OSError):
                if b"cardtown.server.bots.worker" in (path / "cmdline").read_bytes():
                    found.add(int(path.name))
    return found


def is_gone(process: int) -> bool:
    return state_of(process)[0] in "XZ"


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "the condition never held"
        time.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "the condition never held"
        await asyncio.sleep(0.01)


async def finish(table: Table[Any, Any], choose: Callable[..., Awaitable[str]]) -> None:
    while pending := table.decisions():
        for decision in pending:
            table.play(decision.seat, await choose(table.view(decision.seat), decision))


# --- bots that behave ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEATS)
def test_views_and_decisions_reach_the_worker_unchanged(name: str) -> None:
    rng = random.Random(4)
    table = games.get(name).new_table(SEATS[name], seed="travel")
    while pending := table.decisions():
        for seat in (*range(len(table.seats)), None):
            view = table.view(seat)
            assert pickle.loads(pickle.dumps(view)) == view
        assert pickle.loads(pickle.dumps(pending)) == pending
        table.play(pending[0].seat, rng.choice(pending[0].options))


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_chooses_the_same_as_without_a_process(name: str, bot: str) -> None:
    view, decision = first_decision(name)

    async def story() -> None:
        async with bot_workers() as asked:
            choice = await asked.choose(bot, view, decision, NOW)
        expected = bots.make(bot).choose(view, decision, NOW.rng())
        assert choice == (str(expected), None)

    asyncio.run(story())


@pytest.mark.parametrize("name", SEATS)
def test_advice_is_the_same_as_without_a_process(name: str) -> None:
    view, decision = first_decision(name)

    async def story() -> None:
        async with bot_workers() as asked:
            ranked = await asked.rank("greedy", view, decision, NOW)
        rng = NOW.rng()
        assert ranked == list(bots.make("greedy").rank(view, decision, rng))

    asyncio.run(story())


def test_hindsight_is_the_same_as_without_a_process() -> None:
    rng = random.Random(2)
    table = games.get("carson-city").new_table(SEATS["carson-city"], seed="hindsight")
    while pending := table.decisions():
        table.play(pending[0].seat, rng.choice(pending[0].options))

    async def story() -> None:
        async with bot_workers() as asked:
            found = await asked.look_back("carson-city", table.events, NOW, 50)
        taken = hindsight.read_story(table.events, 0)
        expected = hindsight.look_back(taken, NOW.rng(), 50)
        assert found is not None
        assert (found["points"], found["best"]) == (taken.points, expected.best)
        places = [card["at"] for card in found["cards"]]
        assert places == [at and list(at) for at in expected.places]
        sold = [number for number, card in enumerate(found["cards"]) if card["sold"]]
        assert sold == sorted(expected.sold)
        assert found["rows"] == expected.city.rows()
        assert tuple(found["origin"]) == expected.city.corner
        assert found["characters"] == list(taken.characters)

    asyncio.run(story())


def test_hindsight_that_makes_no_sense_is_none() -> None:
    async def story() -> None:
        async with bot_workers() as asked:
            nothing: Any = None
            assert await asked.look_back("carson-city", nothing, NOW, 50) is None

    asyncio.run(story())


def test_a_game_without_hindsight_gives_none() -> None:
    async def story() -> None:
        async with bot_workers() as asked:
            assert await asked.look_back("chess", (), NOW, 50) is None

    asyncio.run(story())


def test_fifty_calls_at_once_are_all_answered_by_two_workers() -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers(workers=2) as asked:
            calls = [
                asked.choose("random", view, decision, Occasion("table", 0, n)) for n in range(50)
            ]
            choices = await asyncio.gather(*calls)
            assert len(workers_of(os.getpid())) <= 2
        assert [choice.action_text for choice in choices] == [
            any_option(decision, Occasion("table", 0, n)) for n in range(50)
        ]

    asyncio.run(story())


def test_nothing_is_started_before_the_first_call() -> None:
    async def story() -> None:
        async with bot_workers():
            assert not workers_of(os.getpid())

    asyncio.run(story())


def test_a_worker_is_reused_and_then_replaced() -> None:
    view, decision = first_decision()

    async def story() -> None:
        seen = []
        async with bot_workers(calls=2) as asked:
            for _ in range(3):
                await asked.choose("random", view, decision, NOW)
                seen.append(workers_of(os.getpid()))
        assert len(seen[0]) == len(seen[2]) == 1
        assert seen[1] == set(), "its two calls are over"
        assert seen[0] != seen[2]

    asyncio.run(story())


def test_it_works_on_another_event_loop() -> None:
    uvloop = pytest.importorskip("uvloop")
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers() as asked:
            assert (await asked.choose("random", view, decision, NOW)).forfeit is None

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story())


# --- bots that do not ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (f"{FAIL}:Raises", "raised RuntimeError at 'divide': no idea"),
        (f"{FAIL}:Cheats", "chose 'everything', which is not an option of 'divide'"),
        (f"{WILD}:Exits", "ended at 'divide', twice"),
        (f"{WILD}:Dies", "ended at 'divide', twice"),
        (f"{WILD}:Scribbles", "gave an answer without sense at 'divide', twice"),
        (f"{WILD}:ScribblesAnswers", "gave an answer without sense at 'divide', twice"),
        ("nobody", "raised BadInput at 'divide': seats: there is no bot 'nobody'"),
        ("no.such.module:Bot", "raised BadInput at 'divide': seats: the bot"),
    ],
)
def test_a_bot_that_fails_forfeits_and_chance_plays(bot: str, said: str) -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers() as asked:
            choice = await asked.choose(bot, view, decision, NOW)
            assert choice.forfeit is not None
            assert choice.forfeit.startswith(said)
            assert choice.action_text == any_option(decision, NOW)
            assert (await asked.choose("random", view, decision, NOW)).forfeit is None

    asyncio.run(story())


def test_a_bot_that_hangs_is_cut_off_by_its_worker() -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers(seconds=0.2) as asked:
            await asked.choose("random", view, decision, NOW)
            before = workers_of(os.getpid())
            choice = await asked.choose(f"{FAIL}:Hangs", view, decision, NOW)
            assert choice == (any_option(decision, NOW), "took more than 0.2 s for 'divide'")
            assert workers_of(os.getpid()) == before

    asyncio.run(story())


def test_a_bot_that_will_not_be_cut_off_is_killed_with_its_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "_GRACE", 0.2)  # it would use up any
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers(seconds=0.2) as asked:
            choice = await asked.choose(f"{WILD}:Stubborn", view, decision, NOW)
            assert choice == (
                any_option(decision, NOW),
                "gave no answer in time at 'divide', twice",
            )
            assert await asked.rank(f"{WILD}:Stubborn", view, decision, NOW) == []
            assert not workers_of(os.getpid())

    asyncio.run(story())


def test_a_bot_that_gives_no_advice_gives_none() -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers() as asked:
            assert await asked.rank(f"{WILD}:Prints", view, decision, NOW) == []
            assert await asked.rank(f"{FAIL}:Raises", view, decision, NOW) == []

    asyncio.run(story())


def test_nothing_that_a_bot_prints_reaches_the_server(capfd: pytest.CaptureFixture[str]) -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers() as asked:
            for _ in range(2):
                choice = await asked.choose(f"{WILD}:Prints", view, decision, NOW)
                assert choice.action_text in map(str, decision.options)

    asyncio.run(story())
    assert capfd.readouterr() == ("", "")


def test_a_forfeit_is_one_short_printable_line() -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers() as asked:
            choice = await asked.choose(f"{WILD}:LongWinded", view, decision, NOW)
        assert choice.forfeit is not None
        assert choice.forfeit.isprintable()
        assert len(choice.forfeit) <= 200

    asyncio.run(story())


# --- what happens to workers --------------------------------------------------------------------


def test_a_worker_killed_during_a_choice_is_replaced_and_nobody_notices(tmp_path: Path) -> None:
    view, decision = first_decision()
    note = tmp_path / "note"

    async def story() -> None:
        async with bot_workers() as asked:
            call = asyncio.create_task(
                asked.choose(f"{WILD}:HangsOnce:note={note}", view, decision, NOW)
            )
            await until(note.exists)
            os.kill(int(note.read_text()), signal.SIGKILL)
            assert await call == (str(decision.options[0]), None)

    asyncio.run(story())


@pytest.mark.parametrize("name", SEATS)
def test_a_game_is_played_to_its_end_while_workers_are_killed(name: str) -> None:
    async def story() -> None:
        table = games.get(name).new_table(SEATS[name], seed="killed")
        async with bot_workers(workers=2) as asked:

            async def choose(view: Any, decision: Decision[Any]) -> str:
                if len(table.history) % 20 == 7:
                    for worker in workers_of(os.getpid()):
                        os.kill(worker, signal.SIGKILL)
                occasion = Occasion.at(table, decision.seat)
                choice = await asked.choose("random", view, decision, occasion)
                assert choice.forfeit is None
                return choice.action_text

            await finish(table, choose)
        assert table.over

    asyncio.run(story())


def test_a_worker_that_is_suspended_is_replaced() -> None:
    view, decision = first_decision()

    async def story() -> None:
        async with bot_workers(seconds=2) as asked:
            await asked.choose("random", view, decision, NOW)
            (worker,) = workers_of(os.getpid())
            os.kill(worker, signal.SIGSTOP)
            assert (await asked.choose("random", view, decision, NOW)).forfeit is None
            assert is_gone(worker)

    asyncio.run(story())


PARENT = f"""
import asyncio, sys
sys.path.insert(0, {str(ROOT)!r})
from cardtown import games
from cardtown.bots import Occasion
from cardtown.server.bots.workers import BotWorkers

async def main():
    table = games.get("card-city").new_table({SEATS["card-city"]!r}, seed="robots")
    decision = table.decisions()[0]
    view = table.view(decision.seat)
    workers = BotWorkers(workers=2, seconds=3600)
    now = Occasion("table", 0, 0)
    await asyncio.gather(*(workers.choose("random", view, decision, now) for _ in range(9)))
    print("idle", flush=True)
    await workers.choose("{WILD}:HangsOnce:note=" + sys.argv[1], view, decision, now)

asyncio.run(main())
"""


def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    """Both the worker that waits for a task and the one whose bot is thinking."""
    note = tmp_path / "note"
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, str(note)], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "idle\n"
        wait_until(note.exists)
        workers = workers_of(parent.pid)
        assert len(workers) == 2
        assert int(note.read_text()) in workers
        parent.kill()
    wait_until(lambda: all(map(is_gone, workers)))


# --- cancelling and closing ---------------------------------------------------------------------


def test_a_call_can_be_cancelled_while_it_waits_or_runs(tmp_path: Path) -> None:
    view, decision = first_decision()
    note = tmp_path / "note"

    async def story() -> None:
        async with bot_workers() as asked:
            running = asyncio.create_task(
                asked.choose(f"{WILD}:HangsOnce:note={note}", view, decision, NOW)
            )
            await until(note.exists)
            waiting = asyncio.create_task(
                asked.choose("random", view, decision, Occasion("table", 0, 1))
            )
            behind = asyncio.create_task(
                asked.choose("random", view, decision, Occasion("table", 0, 2))
            )
            await asyncio.sleep(0)
            waiting.cancel()
            running.cancel()
            for call in (waiting, running):
                with pytest.raises(asyncio.CancelledError):
                    await call
            os.kill(int(note.read_text()), signal.SIGKILL)
            assert await behind == (any_option(decision, Occasion("table", 0, 2)), None)

    asyncio.run(story())


def test_closing_cancels_what_is_under_way_and_leaves_no_process(tmp_path: Path) -> None:
    view, decision = first_decision()
    note = tmp_path / "note"

    async def story() -> None:
        asked = BotWorkers(1, seconds=3600)
        running = asyncio.create_task(
            asked.choose(f"{WILD}:HangsOnce:note={note}", view, decision, NOW)
        )
        await until(note.exists)
        waiting = asyncio.create_task(asked.choose("random", view, decision, NOW))
        await asyncio.sleep(0)
        await asked.close()
        for call in (running, waiting):
            with pytest.raises(asyncio.CancelledError):
                await call
        assert is_gone(int(note.read_text()))
        assert not workers_of(os.getpid())
        await asked.close()

    asyncio.run(story())
