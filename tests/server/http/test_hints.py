"""Hints over the network: what a bot would do, for whom, and when there are none."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

import httpx
import jsonschema_rs
import pytest

from cardtown.bots import Occasion, Ranked
from cardtown.games import carson_city
from cardtown.server.app import make_app
from cardtown.server.bots.adviser import Adviser, Question
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import TooMany
from cardtown.server.limits import Client
from cardtown.server.settings import Settings
from tests.sampling import sample
from tests.server.harness import Person, ServerProcess, people
from tests.server.playing import PLANS, begin, gather, play_by_post

ALONE: dict[str, list[dict[str, str]]] = {
    "carson-city": [
        {},
        {"kind": "virtual:novice"},
        {"kind": "bot:easy"},
        {"kind": "virtual:expert"},
    ],
    "card-city": [{}, {"kind": "bot:easy"}],
}
"""Seats for one person against programs."""
ONE_AND_VIRTUAL = [{}, *[{"kind": "virtual:expert"}] * 3]
both_games = pytest.mark.parametrize("game", PLANS)


async def get(person: Person, table: str, **query: Any) -> httpx.Response:
    return await person.http.get(f"/api/tables/{table}/hints", params=query)


async def hints(person: Person, table: str, **query: Any) -> Any:
    response = await get(person, table, **query)
    assert response.status_code == 200, response.text
    return response.json()


def says_nothing(answer: httpx.Response) -> bool:
    """Whether there is nothing to decide, and so no hint."""
    found = answer.json()
    return answer.status_code == 200 and (found["kind"], found["options"]) == (None, [])


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


async def my_turn(person: Person, table: str) -> dict[str, Any]:
    """The table once the person must decide or the game is over."""
    async with person.live(table) as line:
        while True:
            state = await line.update()
            if state["decision"] or state["table"]["phase"] == "finished":
                return state


async def alone(person: Person, seats: list[dict[str, str]], game: str, **plan: Any) -> str:
    table = await person.create(game=game, seats=seats, auto_start=True, **plan)
    response = await person.join(table)
    assert response.status_code == 200, response.text
    return table


def describe_answer() -> jsonschema_rs.Validator:
    document = make_app(Settings("sqlite://")).openapi()
    answer = document["paths"]["/api/tables/{table_id}/hints"]["get"]["responses"]["200"]
    reference = answer["content"]["application/json"]["schema"]
    return jsonschema_rs.Draft202012Validator({**reference, "components": document["components"]})


# --- what they say -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sample([*PLANS], 1))
def test_a_whole_game_can_be_played_by_following_the_hints(
    server: ServerProcess, game: str
) -> None:
    schema = describe_answer()

    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await alone(ada, ALONE[game], game)
            while (state := await my_turn(ada, table))["decision"]:
                found = await hints(ada, table)
                schema.validate(found)
                # Bots may have played since, where all decide at once.
                assert found["number"] >= state["number"]
                assert found["seat"] == state["seat"]
                assert found["kind"] == state["decision"]["kind"]
                assert found["bot"] == "planner"
                check_reasons(found, seats=len(ALONE[game]))
                values = [round(one["now"] + one["later"], 2) for one in found["options"]]
                assert values == sorted(values, reverse=True)
                for one in found["options"]:
                    assert sum(reason["points"] for reason in one["reasons"]) == one["now"]
                if "options" in state["decision"] and found["number"] == state["number"]:
                    legal = {one["text"]: one for one in state["decision"]["options"]}
                    for one in found["options"]:
                        assert one["option"] == legal[one["action"]]
                for one in found["options"]:
                    if one["option"]["action"] == "divide":
                        lots = (one["option"][lot] for lot in ("open", "shown", "hidden"))
                        numbers = " | ".join(" ".join(map(str, lot)) for lot in lots)
                        assert one["action"] == f"divide {numbers}"
                best = found["options"][0]["action"]
                played = await ada.ask(table, "play", seat=0, action=best, at=found["number"])
                assert played.status_code == 200, played.text

    asyncio.run(story())


def check_reasons(found: Any, seats: int) -> None:
    """Estimates have reasons: what is expected, or what a division brings everyone."""
    for one in found["options"]:
        shares = found["kind"] in ("divide", "choose")
        assert len(one["gains"]) == (seats if shares else 0)
        said = [abs(reason["points"]) for reason in one["expects"]]
        assert said == sorted(said, reverse=True)
    if found["kind"] in ("divide", "choose"):
        # Who divides or chooses ranks by its own gain, less a part of what the others get.
        own = found["seat"]
        for one in found["options"]:
            others = sum(one["gains"]) - one["gains"][own]
            worth = one["gains"][own] - 0.3 * others / (seats - 1)
            assert one["now"] + one["later"] == pytest.approx(worth, abs=0.05)


def test_the_same_question_has_the_same_answer(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await alone(ada, ONE_AND_VIRTUAL, "carson-city")  # nobody else who may move
            state = await my_turn(ada, table)
            first, second = await asyncio.gather(hints(ada, table), hints(ada, table))
            assert first == second == await hints(ada, table, seat=state["seat"])

    asyncio.run(story())


def test_where_a_card_would_lie_can_be_asked_before_it_is_taken(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await alone(ada, ONE_AND_VIRTUAL, "carson-city")
            looked_ahead = await get(ada, table, after="bid 9")
            assert code(looked_ahead) == (422, "secret"), "a bid turns up the others' bids"
            await ada.ask(table, "play", seat=0, action="bid 9", at=99)
            state = await my_turn(ada, table)
            index = next(i for i, card in enumerate(state["view"]["row"]) if "parcels" in card)
            ahead = await hints(ada, table, after=f"take {index}")
            assert (ahead["kind"], ahead["number"]) == ("place", state["number"])
            await ada.ask(table, "play", seat=0, action=f"take {index}", at=state["number"])
            placing = await hints(ada, table)
            best = {one["action"] for one in ahead["options"][:3]}
            assert best & {one["action"] for one in placing["options"]}
            for senseless in (
                "",
                "dance",
                "take 99",
                "take 1 1",
                "bid 1",
                "\0",
                "take\n1",
                "é" * 200,
            ):
                answer = await get(ada, table, after=senseless)
                assert answer.status_code == 422, answer.text
            assert code(await get(ada, table, after="x" * 201)) == (422, "malformed")

    asyncio.run(story())


def test_a_person_has_a_few_questions_open_and_keeps_nobody_else_waiting() -> None:
    table = carson_city.new_table(["human"] * 4, seed="advice")
    decision = table.decisions()[0]
    view = table.view(decision.seat)

    async def story() -> None:
        workers = BotWorkers(1)
        adviser = Adviser(workers)

        def ask(by: str, number: int) -> Awaitable[list[Ranked[Any]]]:
            question = Question("table", number, 0, None)
            occasion = Occasion("table", 0, number)
            return adviser.rank(Client("house", by), question, view, decision, occasion)

        first, *others = [asyncio.ensure_future(ask("ada", number)) for number in (1, 2, 3, 4)]
        again = asyncio.ensure_future(ask("ada", 1))
        await asyncio.sleep(0)  # all are under way
        with pytest.raises(TooMany, match="too many hints at once"):
            await ask("ada", 5)
        assert len(await ask("bo", 5)) == len(decision.options)
        assert await first is await again
        await asyncio.gather(*others)
        assert await ask("ada", 6), "there is room again"
        await workers.close()

    asyncio.run(story())


def test_a_divider_hears_what_every_division_offers_and_others_hear_nothing(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await alone(ada, ALONE["card-city"], "card-city")
            divisions = 0
            while not divisions:
                state = await my_turn(ada, table)
                found = await hints(ada, table)
                assert bool(found["offers"]) == (found["kind"] == "divide")
                divisions += len(found["offers"])
                best = found["options"][0]["action"]
                await ada.ask(table, "play", seat=0, action=best, at=state["number"])
            assert {one["action"] for one in found["options"]} <= {
                one["action"] for one in found["offers"]
            }
            for offer in found["offers"]:
                assert all(0 <= chance <= 1 for chance in offer["chances"].values())
                assert offer["points"].keys() == found["offers"][0]["points"].keys()

    asyncio.run(story())


# --- odds ----------------------------------------------------------------------------------------


def test_odds_come_with_every_bid_and_only_then(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await alone(ada, ONE_AND_VIRTUAL, "carson-city")
            state = await my_turn(ada, table)
            odds = (await hints(ada, table))["bid_odds"]
            assert odds["modelled"] is False
            assert [one["card"] for one in odds["cards"]] == state["view"]["seats"][0]["hand"]
            for one in odds["cards"]:
                assert sum(one["places"]) == pytest.approx(1, abs=0.001)
                assert len(one["places"]) == 4
                assert len(one["terrain"]) == 4
                assert 0 <= one["character"] <= 1
            assert odds["cards"][0]["places"] == [0, 0, 0, 1], "experts have no 1 and no 2"
            await ada.ask(table, "play", seat=0, action="bid 9", at=state["number"])
            await my_turn(ada, table)
            assert (await hints(ada, table))["bid_odds"] is None

    asyncio.run(story())


def test_odds_against_bots_are_marked_as_modelled(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await alone(ada, ALONE["carson-city"], "carson-city")
            await my_turn(ada, table)
            assert (await hints(ada, table))["bid_odds"]["modelled"] is True

    asyncio.run(story())


# --- for whom ------------------------------------------------------------------------------------


@both_games
def test_against_people_there_are_none(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]
        async with people(server, *names) as everyone:
            table = await begin(everyone, game)
            for one in everyone:
                refused = await get(one, table)
                assert code(refused) == (422, "hints_off")
                assert "people play against each other" in refused.json()["error"]["message"]

    asyncio.run(story())


@both_games
def test_against_people_the_table_may_allow_them(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        rng = random.Random(2)
        names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]
        async with people(server, *names) as everyone:
            table = await begin(everyone, game, hints=True)
            for _ in range(4):
                for one in everyone:
                    state = await one.state(table)
                    answer = await get(one, table)
                    if state["decision"]:
                        assert answer.json()["kind"] == state["decision"]["kind"]
                    else:
                        assert says_nothing(answer)
                        assert says_nothing(await get(one, table, after="take 0"))
                await play_by_post(everyone, table, rng, most=5)

    asyncio.run(story())


def test_people_who_share_a_screen_play_against_each_other(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            for allowed in (False, True):
                table = await ada.create(game="card-city", seats=[{}, {}], hints=allowed)
                await ada.join(table, seat=0)
                await ada.join(table, seat=1)
                await ada.ask(table, "start")
                answers = [await get(ada, table, seat=seat) for seat in (0, 1)]
                deciding = 200 if allowed else 422
                assert deciding in {answer.status_code for answer in answers}
                codes = {answer.json().get("error", {}).get("code") for answer in answers}
                assert ("hints_off" in codes) != allowed

    asyncio.run(story())


def test_people_may_ask_only_about_their_own_seats(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await alone(ada, ONE_AND_VIRTUAL, "carson-city")
            assert code(await get(ada, table, seat=1)) == (403, "not_yours")
            assert code(await get(bo, table)) == (403, "not_yours")
            assert code(await get(bo, "nowhere")) == (404, "no_table")
            stranger = Person(server)
            assert code(await get(stranger, table)) == (401, "unknown")
            await stranger.close()

    asyncio.run(story())


def test_before_and_after_the_game_there_is_nothing_to_decide(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            table = await gather(everyone, "card-city", hints=True)
            assert says_nothing(await get(everyone[0], table))
            await everyone[0].ask(table, "start")
            await play_by_post(everyone, table, random.Random(1))
            assert says_nothing(await get(everyone[0], table))

    asyncio.run(story())
