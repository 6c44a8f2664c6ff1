"""Two requests at once: one wins, and the other gets a clear refusal. Each race runs many times."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

import httpx
import pytest

from cardtown.server.table.decide import MOST_SAID
from tests.server.harness import Person, ServerProcess, people
from tests.server.playing import begin, gather, play_by_post

TIMES = 10


def outcomes(answers: Sequence[httpx.Response]) -> list[str]:
    """The outcome for each: `granted`, or the code of the refusal."""
    return ["granted" if one.status_code == 200 else one.json()["error"]["code"] for one in answers]


def test_two_who_want_the_same_seat(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as (ada, bo, cyd):
            for _ in range(TIMES):
                table = await ada.create(game="card-city", seats=[{}, {}])
                answers = await asyncio.gather(*(one.join(table, seat=1) for one in (bo, cyd, ada)))
                assert sorted(outcomes(answers)) == ["granted", "taken", "taken"]

    asyncio.run(story())


def test_the_last_seat_begins_the_game_once(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            for _ in range(TIMES):
                table = await everyone[0].create(game="card-city", seats=[{}, {}], auto_start=True)
                answers = await asyncio.gather(*(one.join(table) for one in everyone))
                kinds = Counter(item["kind"] for item in (await everyone[0].state(table))["items"])
                assert (kinds["joined"], kinds["started"]) == (2, 1)
                # Someone who comes after the start finds every seat taken.
                assert sorted(outcomes(answers)) == ["full", "granted", "granted"]

    asyncio.run(story())


def test_the_same_decision_in_two_tabs(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            for n in range(TIMES):
                table = await begin([ada, bo], "carson-city")
                state = await ada.state(table)
                texts = [one["text"] for one in state["decision"]["options"]]
                at = state["number"]
                answers = await asyncio.gather(
                    *(
                        ada.ask(table, "play", seat=0, action=texts[(n + k) % 5], at=at)
                        for k in range(3)
                    )
                )
                assert sorted(outcomes(answers)) == ["granted", "stale", "stale"]

    asyncio.run(story())


def test_the_same_click_sent_twice_is_answered_once(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            for n in range(MOST_SAID):
                before = (await ada.state(table))["number"]
                same = {"seat": 0, "text": "hello", "id": f"click-{n}"}
                answers = await asyncio.gather(*(ada.ask(table, "say", **same) for _ in range(4)))
                assert {one.json()["number"] for one in answers} == {before + 1}

    asyncio.run(story())


def test_the_same_undo_in_two_tabs(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await begin([ada, bo], "carson-city")
            for _ in range(TIMES):
                state = await ada.state(table)
                text = state["decision"]["options"][0]["text"]
                bid = await ada.ask(table, "play", seat=0, action=text, at=state["number"])
                at = bid.json()["number"]
                answers = await asyncio.gather(
                    *(ada.ask(table, "undo", seat=0, at=at) for _ in range(3))
                )
                assert sorted(outcomes(answers)) == ["granted", "nothing", "nothing"]

    asyncio.run(story())


def test_an_undo_against_a_move(server: ServerProcess) -> None:
    """In either order, the table can be played on afterwards."""

    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone:
            ada, bo = everyone
            for _ in range(TIMES):
                table = await begin(everyone, "carson-city")
                texts = []
                for one in everyone:
                    state = await one.state(table)
                    texts.append(state["decision"]["options"][0]["text"])
                bid = await ada.ask(table, "play", seat=0, action=texts[0], at=state["number"])
                at = bid.json()["number"]
                undone, played = await asyncio.gather(
                    ada.ask(table, "undo", seat=0, at=at),
                    bo.ask(table, "play", seat=2, action=texts[1], at=at),
                )
                assert played.status_code == 200
                kinds = [item["kind"] for item in (await ada.state(table))["items"]][-2:]
                first = "granted" if kinds == ["undone", "played"] else "stale"
                assert outcomes([undone]) == [first], "what the other's move showed was not known"
                await play_by_post(everyone, table, random.Random(1), most=4)

    asyncio.run(story())


def test_starting_twice(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            for _ in range(TIMES):
                table = await gather(everyone, "card-city")
                answers = await asyncio.gather(*(everyone[0].ask(table, "start") for _ in range(3)))
                assert sorted(outcomes(answers)) == ["granted", "phase", "phase"]

    asyncio.run(story())


def test_closing_against_starting(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            for _ in range(TIMES):
                table = await ada.create(game="card-city", seats=[{}])
                await ada.join(table)
                answers = await asyncio.gather(ada.ask(table, "start"), ada.ask(table, "close"))
                assert sorted(outcomes(answers)) == ["granted", "phase"]

    asyncio.run(story())


async def _finished(everyone: Sequence[Person]) -> str:
    table = await everyone[0].create(game="card-city", seats=[{}] * len(everyone))
    for one in everyone:
        await one.join(table)
    await everyone[0].ask(table, "start")
    await play_by_post(everyone, table, random.Random(1))
    return table


@pytest.mark.slow
def test_everybody_wants_a_rematch_and_there_is_one(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone:
            for _ in range(3):
                table = await _finished(everyone)
                before = [len((await one.http.get("/api/tables")).json()) for one in everyone]
                answers = await asyncio.gather(
                    *(
                        one.http.post(f"/api/tables/{table}/rematch", json={"seat": seat})
                        for seat, one in enumerate(everyone)
                        for _ in range(3)
                    )
                )
                assert outcomes(answers) == ["granted"] * 6
                assert len({one.json()["table"] for one in answers}) == 1
                offers = [
                    item
                    for item in (await everyone[0].state(table))["items"]
                    if item["kind"] == "rematch_offered"
                ]
                assert len(offers) == 1
                after = [len((await one.http.get("/api/tables")).json()) for one in everyone]
                assert sum(after) - sum(before) == 1, "no table is left over"

    asyncio.run(story())
