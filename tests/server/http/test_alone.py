"""Games played alone: one's own best of them, and what a bot makes of the same cards."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

import pytest

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.core import Record
from tests.server.harness import Person, ServerProcess, people
from tests.server.playing import play_by_post

pytestmark = pytest.mark.slow

SEATS: Final[dict[str, list[dict[str, str]]]] = {
    "card-city": [{}],
    "carson-city": [{}, *[{"kind": "virtual:novice"}] * 3],
}


OTHER_OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "card-city": {"joining": "allowed"},
    "carson-city": {"suits": ["cow", "boot", "star", "hat"]},
}


async def played(me: Person, game: str, seed: int, **plan: Any) -> tuple[str, int]:
    """A finished game and its points."""
    table = await me.create(game=game, seats=SEATS[game], auto_start=True, **plan)
    assert (await me.join(table)).status_code == 200
    await play_by_post([me], table, random.Random(seed))
    points: int = (await me.state(table))["view"]["seats"][0]["points"]
    return table, points


async def got(me: Person, table: str, what: str) -> Any:
    return (await me.http.get(f"/api/tables/{table}/{what}")).json()


@pytest.mark.parametrize("game", SEATS)
def test_a_game_is_compared_with_the_best_of_ones_others(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            first, _ = await played(ada, game, 1)
            none = {"table": None, "points": None, "games": 0}
            assert await got(ada, first, "best") == none
            await played(ada, game, 2, practice=True)
            await played(bo, game, 3)
            assert await got(ada, first, "best") == none, "neither practice nor others count"
            others = [await played(ada, game, seed) for seed in (4, 5)]
            best = await got(ada, first, "best")
            assert (best["points"], best["games"]) == (max(points for _, points in others), 2)
            assert (best["table"], best["points"]) in others
            unlike, _ = await played(ada, game, 6, options=OTHER_OPTIONS[game])
            assert await got(ada, unlike, "best") == none

    asyncio.run(story())


@pytest.mark.parametrize("game", SEATS)
def test_par_is_what_the_bot_makes_of_the_same_deal(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table, _ = await played(ada, game, 7)
            par = await got(ada, table, "par")
            assert par == await got(ada, table, "par")
            record = Record.from_json(await got(ada, table, "record"))
            assert par["points"] == replayed_by(par["bot"], record, table)

    asyncio.run(story())


def replayed_by(name: str, record: Record, table_id: str) -> int:
    """The points of a bot that plays the deal of a record at its first seat."""
    table: Any = games.get(record.game).new_table(
        record.seats, seed=record.seed, options=record.options
    )
    bot: Any = bots.make(name)
    while decisions := table.decisions():
        rng = Occasion.at(table, 0, table_id).rng()
        table.play(0, bot.choose(table.view(0), decisions[0], rng))
    points: int = table.result.scores[0]
    return points


def test_only_finished_games_of_one_person_are_measured(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone:
            ada = everyone[0]
            table = await ada.create(game="card-city", seats=[{}], auto_start=True)
            await ada.join(table)
            shared = await ada.create(game="card-city", seats=[{}, {}], auto_start=True)
            for one in everyone:
                await one.join(shared)
            await play_by_post(everyone, shared, random.Random(8))
            for what in ("best", "par"):
                assert (await got(ada, table, what))["error"]["code"] == "phase"
                assert (await got(ada, shared, what))["error"]["code"] == "company"

    asyncio.run(story())
