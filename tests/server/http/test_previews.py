"""Asking a server what choices would bring, and why an action can't be played."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import jsonschema_rs
import pytest

from cardtown.server.app import make_app
from cardtown.server.settings import Settings
from tests.sampling import sample
from tests.server.harness import Person, ServerProcess, people
from tests.server.playing import PLANS, an_action, begin, gather, play_by_post

both_games = pytest.mark.parametrize("game", PLANS)


def names_for(game: str) -> list[str]:
    return ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]


async def get(person: Person, table: str, what: str, **query: Any) -> httpx.Response:
    return await person.http.get(f"/api/tables/{table}/{what}", params=query)


async def verdict(person: Person, table: str, **query: Any) -> Any:
    response = await get(person, table, "why", **query)
    assert response.status_code == 200, response.text
    return response.json()


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def schema(what: str) -> jsonschema_rs.Validator:
    document = make_app(Settings("sqlite://")).openapi()
    answer = document["paths"][f"/api/tables/{{table_id}}/{what}"]["get"]["responses"]["200"]
    reference = answer["content"]["application/json"]["schema"]
    return jsonschema_rs.Draft202012Validator({**reference, "components": document["components"]})


# --- previews -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sample([*PLANS], 1))
def test_everybody_gets_previews_for_their_own_seat_in_the_whole_game(
    server: ServerProcess, game: str
) -> None:
    describe_answer = schema("previews")

    async def story() -> None:
        rng = random.Random(5)
        async with people(server, *names_for(game)) as everyone:
            table = await begin(everyone, game)
            while True:
                for one in everyone:
                    state = await one.state(table)
                    answer = (await get(one, table, "previews")).json()
                    describe_answer.validate(answer)
                    assert (answer["number"], answer["seat"]) == (state["number"], state["seat"])
                    if game == "carson-city":
                        shown = [card["id"] for card in state["view"]["row"]]
                        assert [card["id"] for card in answer["previews"]["row"]] == shown
                if state["table"]["phase"] == "finished":
                    return
                await play_by_post(everyone, table, rng, most=5)

    asyncio.run(story())


@both_games
def test_updates_bring_them_where_the_address_asks(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        rng = random.Random(7)
        async with people(server, *names_for(game)) as everyone:
            table = await begin(everyone, game)
            ada = everyone[0]
            async with ada.live(table) as plain, ada.live(table, previews="true") as drawing:
                for _ in range(3):
                    number = (await ada.state(table))["number"]
                    update = await drawing.update(number)
                    asked = (await get(ada, table, "previews")).json()
                    assert update["previews"] == asked["previews"]
                    assert "previews" not in await plain.update(number)
                    await play_by_post(everyone, table, rng, most=3)
        async with people(server, "Eve") as (eve,), eve.live(table, previews="true") as watching:
            assert (await watching.update())["previews"] is None, "a spectator chooses nothing"

    asyncio.run(story())


def test_looking_through_another_seat_brings_that_seats(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=[{}, {}], auto_start=True)
            await ada.join(table, seat=0)
            await ada.join(table, seat=1)
            async with ada.live(table, previews="true") as live:
                assert (await live.update())["seat"] == 0
                await live.ask("look", seat=1)
                update = await live.update()
                assert (update["seat"], bool(update["previews"])) == (1, True)

    asyncio.run(story())


def test_a_person_at_several_seats_says_which(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=[{}, {}])
            await ada.join(table, seat=0)
            await ada.join(table, seat=1)
            await ada.ask(table, "start")
            for seat in (0, 1):
                answer = (await get(ada, table, "previews", seat=seat)).json()
                assert answer["seat"] == seat
            assert (await get(ada, table, "previews")).json()["seat"] == 0

    asyncio.run(story())


@pytest.mark.parametrize("query", [{"what": "previews"}, {"what": "why", "action": "bid 1"}])
def test_people_may_ask_only_about_their_own_seats(
    server: ServerProcess, query: dict[str, str]
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone, people(server, "Eve") as (eve,):
            table = await begin(everyone, "carson-city")
            assert (await get(everyone[0], table, **query, seat=0)).status_code == 200
            assert code(await get(everyone[0], table, **query, seat=2)) == (403, "not_yours")
            assert code(await get(everyone[0], table, **query, seat=1)) == (403, "not_yours")
            assert code(await get(eve, table, **query, seat=0)) == (403, "not_yours")
            assert code(await get(eve, table, **query)) == (403, "not_yours")
            stranger = Person(server)
            assert code(await get(stranger, table, **query, seat=0)) == (401, "unknown")
            await stranger.close()
            assert code(await get(eve, "nowhere", **query)) == (404, "no_table")

    asyncio.run(story())


def test_before_the_game_there_is_nothing_to_preview(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            table = await gather(everyone, "card-city")
            assert code(await get(everyone[0], table, "previews")) == (422, "phase")
            assert await verdict(everyone[0], table, action="pass") == {
                "legal": False,
                "rule": None,
                "message": "that can't be done now: the table is gathering",
                "text": None,
            }

    asyncio.run(story())


# --- why ----------------------------------------------------------------------------------------


@both_games
def test_the_verdict_is_what_playing_would_have_answered(server: ServerProcess, game: str) -> None:
    describe_answer = schema("why")

    async def story() -> None:
        rng = random.Random(6)
        seen = {"dance", "place", "place 0 one", "build M 0 0", "take 99", ""}
        refused = played = 0
        async with people(server, *names_for(game)) as everyone:
            table = await begin(everyone, game)
            for _ in range(12):
                for one in everyone:
                    state = await one.state(table)
                    if state["decision"]:
                        seen.add(an_action(state["decision"], rng))
                    for text in rng.sample(sorted(seen), min(4, len(seen))):
                        before = await one.state(table)
                        judged = await verdict(one, table, seat=before["seat"], action=text)
                        describe_answer.validate(judged)
                        assert (await one.state(table)) == before, "nothing is played by asking"
                        answer = await one.ask(
                            table, "play", seat=before["seat"], action=text, at=before["number"]
                        )
                        assert judged["legal"] == (answer.status_code == 200)
                        if not judged["legal"]:
                            error = answer.json()["error"]
                            assert judged["message"] == error["message"]
                            assert judged["rule"] == error["rule"]
                        refused += not judged["legal"]
                        played += judged["legal"]
                await play_by_post(everyone, table, rng, most=3)
        assert refused
        assert played

    asyncio.run(story())


def test_a_verdict_names_the_rule_in_a_sentence(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone:
            ada = everyone[0]
            table = await begin(everyone, "carson-city")
            assert await verdict(ada, table, action="bid 7") == {
                "legal": True,
                "rule": None,
                "message": None,
                "text": None,
            }
            assert await verdict(ada, table, action="bid 11") == {
                "legal": False,
                "rule": "C3.4",
                "message": "auction card 11 is not in hand; there are 1, 2, 3, 4, 5, 6, 7, 8, 9",
                "text": {
                    "id": "refused-carson-not-in-hand",
                    "arguments": {"card": 11, "hand": "1, 2, 3, 4, 5, 6, 7, 8, 9"},
                },
            }
            waltz = await verdict(ada, table, action="waltz")
            assert (waltz["legal"], waltz["rule"]) == (False, None)
            assert waltz["message"].startswith("'waltz' is not an action; they begin with")
            state = await ada.state(table)
            await ada.ask(table, "play", seat=0, action="bid 7", at=state["number"])
            assert await verdict(ada, table, action="bid 6") == {
                "legal": False,
                "rule": "C3.6",
                "message": "it is not your turn",
                "text": {"id": "refused-turn", "arguments": {}},
            }
            too_long = await get(ada, table, "why", action="x" * 201)
            assert code(too_long) == (422, "malformed")
            assert code(await get(ada, table, "why")) == (422, "malformed")

    asyncio.run(story())


def test_a_place_can_be_asked_about_before_its_card_is_taken(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            virtual = [{"kind": "virtual:novice"}] * 3
            table = await ada.create(
                game="carson-city", seats=[{"kind": "person"}, *virtual], auto_start=True
            )
            await ada.join(table)
            bid = await verdict(ada, table, action="take 1", after="bid 9")
            assert bid["legal"] is False, "a bid turns up the others' bids: nobody may look ahead"
            await ada.ask(table, "play", seat=0, action="bid 9", at=99)
            state = await ada.state(table)
            assert state["decision"]["kind"] == "take"
            index = next(i for i, card in enumerate(state["view"]["row"]) if "parcels" in card)
            here = await verdict(ada, table, action="place 0 0", after=f"take {index}")
            assert here["legal"] is True
            elsewhere = await verdict(ada, table, action="place 5 5", after=f"take {index}")
            assert (elsewhere["legal"], elsewhere["rule"]) == (False, "C4.1")
            assert (await ada.state(table))["number"] == state["number"]

    asyncio.run(story())
