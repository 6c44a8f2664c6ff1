"""Replays of finished games: every step as it was shown then, and the best city in hindsight."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import orjson
import pytest

from cardtown import fast, games
from cardtown.bots import Occasion
from cardtown.server.app import make_app
from cardtown.server.bots.hindsight import Hindsights
from cardtown.server.format.messages import Viewer, update
from cardtown.server.format.story import moment_of, story_of
from cardtown.server.settings import Settings
from cardtown.server.table.entries import Played
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.table.undo import last_move, must_agree
from tests.server.bots.test_workers import workers_of
from tests.server.harness import Person, ServerProcess, people, stranger
from tests.server.playing import PLANS, begin, play_by_post
from tests.server.schema import checker
from tests.server.stories import SEAT_KEY, SECRET, Story, decide_something

pytestmark = pytest.mark.slow

KINDS = {
    "card-city": ("person", "person", "person", "bot:easy"),
    "carson-city": ("person", "person", "virtual:novice", "person"),
}
Heard = dict[int, tuple[list[int], dict[int | None, bytes]]]
"""By entry: the actions in effect then, and what each viewer got."""


def played_out(game: str, seed: int, *, undo: int = 0, **plan: Any) -> Story:
    """A whole game of random choices, some of them taken back."""
    rng = random.Random(seed)
    story = Story(KINDS[game], game=game, **plan).seat("ada", "bo", "cyd").start()
    while story.state.phase is TablePhase.PLAYING:
        story.now += 1000
        if undo and rng.random() < 0.2:
            undo -= take_back(story, rng.randrange(len(KINDS[game])))
        elif rng.random() < 0.05:
            story.ask("bo", "say", seat=1, text="hello")
        else:
            decide_something(story, rng.choice(story.deciding()), rng)
    return story


def take_back(story: Story, seat: int) -> bool:
    """Take back a seat's last action, if there is one, with everybody's consent."""
    who = story.state.chairs[seat].identity
    move = last_move(story.state, seat)
    if who is None or move is None:
        return False
    others = must_agree(story.state, seat)
    story.ask(who, "undo", seat=seat, at=story.state.number)
    for other in sorted(others):
        if story.state.undo_request is not None:
            answer = {"seat": other, "request": story.state.undo_request.number, "agreed": True}
            story.ask(story.holder(other), "answer_undo", **answer)
    return True


def heard_at(story: Story, viewers: list[int | None]) -> Heard:
    """What viewers got at every entry while the game was played."""
    state = TableState("a-table", SECRET, SEAT_KEY)
    heard: Heard = {}
    for entry in story.entries:
        state.apply(entry)
        words = {seat: update(state, Viewer(None, seat), entry.number - 1) for seat in viewers}
        heard[entry.number] = ([move.number for move in state.moves], words)
    return heard


# --- moments -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", KINDS)
def test_every_moment_is_what_a_spectator_got_then(game: str, seed: int) -> None:
    story = played_out(game, seed, undo=20)
    heard = heard_at(story, [None])
    numbers = [move.number for move in story.state.moves]
    assert len(numbers) < sum(isinstance(entry.change, Played) for entry in story.entries)
    same = 0
    for step, number in enumerate(numbers, 1):
        in_effect, words = heard[number]
        if in_effect == numbers[:step]:
            assert moment_of(story.state, step, None) == words[None]
            same += 1
    # The others had an action of somebody's on the table that was taken back later.
    assert same > len(numbers) // 2


@pytest.mark.parametrize("game", KINDS)
def test_every_moment_through_a_seat_is_what_its_holder_got_then(game: str) -> None:
    seats = [0, 1, 3]
    story = played_out(game, 7, clock=30)
    heard = heard_at(story, [*seats])
    for step, move in enumerate(story.state.moves, 1):
        seat = seats[step % len(seats)]
        assert moment_of(story.state, step, seat) == heard[move.number][1][seat]


@pytest.mark.parametrize("game", KINDS)
def test_a_moment_shows_the_actions_in_effect_up_to_it_and_no_others(game: str) -> None:
    """Also while something lay there that was taken back later."""
    story = played_out(game, 5, undo=20)
    table = Story(KINDS[game], game=game).seat("ada", "bo", "cyd").start().state
    for step, move in enumerate(story.state.moves, 1):
        assert table.table is not None
        table.table.apply(move.seat, move.action)
        moment = orjson.loads(moment_of(story.state, step, None))
        table.number = moment["number"]
        assert moment["view"] == orjson.loads(update(table, Viewer(None, None), 0))["view"]
        assert [item["number"] for item in moment["items"]] == [move.number]
        assert moment["decision"] is None


@pytest.mark.parametrize("game", KINDS)
def test_a_moment_with_everything_has_the_view_of_every_seat(game: str) -> None:
    state = played_out(game, 3).state
    for step in range(0, len(state.moves) + 1, 7):
        moment = orjson.loads(moment_of(state, step, None, everything=True))
        views = moment.pop("views")
        assert moment == orjson.loads(moment_of(state, step, None))
        assert views == [
            orjson.loads(moment_of(state, step, seat))["view"] for seat in range(len(state.chairs))
        ]


def test_the_first_moment_is_the_deal_and_the_last_the_end() -> None:
    state = played_out("carson-city", 1).state
    first = orjson.loads(moment_of(state, 0, None))
    assert [item["kind"] for item in first["items"]] == ["started"]
    assert (first["table"]["phase"], first["table"]["seed"]) == ("playing", None)
    last = orjson.loads(moment_of(state, len(state.moves), None))
    assert (last["table"]["phase"], last["table"]["seed"]) == ("finished", state.seed)


# --- the story -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KINDS)
def test_the_story_lists_the_actions_of_the_record_with_their_rounds(game: str) -> None:
    state = played_out(game, 3, undo=20).state
    story = story_of(state)
    first, *steps = story["steps"]
    assert (first["step"], first["seat"], first["action"], first["round"]) == (0, None, None, 1)
    assert [(one["seat"], one["action"]) for one in steps] == list(state.record().actions)
    assert [one["step"] for one in steps] == [*range(1, len(steps) + 1)]
    assert [one["number"] for one in steps] == [move.number for move in state.moves]
    assert all((one["era"] is None) == (game == "card-city") for one in story["steps"])


@pytest.mark.parametrize("game", KINDS)
def test_points_are_those_of_the_view_at_the_last_step_of_each_round(game: str) -> None:
    state = played_out(game, 4, undo=20).state
    story = story_of(state)
    rounds = {(one["era"], one["round"]): one["step"] for one in story["steps"]}
    assert {(one["era"], one["round"]): one["step"] for one in story["scores"]} == rounds
    assert len(rounds) == (18 if game == "carson-city" else story["steps"][-1]["round"])
    for one in story["scores"]:
        view = orjson.loads(moment_of(state, one["step"], None))["view"]
        assert one["points"] == [seat["points"] for seat in view["seats"]]
    result = state.record().result
    assert result is not None
    assert story["scores"][-1]["points"] == list(result.scores)


# --- over the network ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder: Path = tmp_path_factory.mktemp("description")
    return make_app(Settings(f"sqlite:///{folder}/never-opened.db")).openapi()


async def finished(everyone: list[Person], game: str) -> str:
    table = await begin(everyone, game)
    await play_by_post(everyone, table, random.Random(6))
    return table


async def got(who: Person, path: str) -> dict[str, Any]:
    response = await who.http.get(path)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


async def refused(who: Person, path: str) -> tuple[int, str]:
    response = await who.http.get(path)
    return response.status_code, response.json()["error"]["code"]


@pytest.mark.parametrize("game", PLANS)
def test_a_stranger_with_the_address_of_a_private_table_sees_all_of_its_finished_game(
    server: ServerProcess, document: dict[str, Any], game: str
) -> None:
    names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]

    async def story() -> None:
        async with people(server, *names) as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, game)}"
            story = await got(eve, f"{table}/story")
            checker(document, "StoryShape").validate(story)
            assert story == await got(everyone[0], f"{table}/story")
            record = await got(eve, f"{table}/record")
            assert [[one["seat"], one["action"]] for one in story["steps"][1:]] == record["actions"]
            assert story["scores"][-1]["points"] == record["result"]["scores"]
            for step in (0, len(story["steps"]) // 2, len(story["steps"]) - 1):
                for seat in ("", "?seat=0", "?seat=1", "?everything=true"):
                    moment = await eve.http.get(f"{table}/moments/{step}{seat}")
                    checker(document, "UpdateShape").validate(moment.json())
                    # Whoever asks, it is the same: nobody's own seats, no keys.
                    again = await everyone[0].http.get(f"{table}/moments/{step}{seat}")
                    assert moment.content == again.content
                    assert not any(one["yours"] for one in moment.json()["table"]["seats"])
                    assert b'"key"' not in moment.content
            last = story["steps"][-1]
            now = await eve.http.get(f"{table}?since={last['number'] - 1}")
            assert (await eve.http.get(f"{table}/moments/{last['step']}")).content == now.content

    asyncio.run(story())


def test_what_cannot_be_replayed_is_refused_in_a_sentence(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            nowhere = "/api/tables/00000000000000000000000000000000"
            for path in ("story", "moments/0", "hindsight?seat=0", "review?seat=0", "luck"):
                assert await refused(eve, f"{nowhere}/{path}") == (404, "no_table")
            table = await begin(everyone, "card-city")
            for path in ("story", "moments/0", "hindsight?seat=0", "review?seat=0", "luck"):
                assert await refused(eve, f"/api/tables/{table}/{path}") == (422, "phase")
            await play_by_post(everyone, table, random.Random(6))
            steps = len((await got(eve, f"/api/tables/{table}/story"))["steps"])
            for path, status, code in (
                (f"moments/{steps}", 404, "no_step"),
                (f"moments/{2**31 - 1}", 404, "no_step"),
                ("moments/-1", 422, "malformed"),
                (f"moments/{10**30}", 422, "malformed"),
                ("moments/x", 422, "malformed"),
                ("moments/0?seat=3", 422, "no_seat"),
                ("moments/0?seat=6", 422, "malformed"),
                ("hindsight", 422, "malformed"),
                ("hindsight?seat=3", 422, "no_seat"),
                ("review", 422, "malformed"),
                ("review?seat=3", 422, "no_seat"),
                ("review?seat=0&after=-1", 422, "malformed"),
                ("luck?after=-1", 422, "malformed"),
                ("moments/0/position?seat=3", 422, "no_seat"),
                (f"moments/{steps}/position", 404, "no_step"),
            ):
                assert await refused(eve, f"/api/tables/{table}/{path}") == (status, code), path

    asyncio.run(story())


# --- hindsight -----------------------------------------------------------------------------------


def test_the_best_city_has_exactly_the_points_it_is_said_to_have(
    server: ServerProcess, document: dict[str, Any]
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, 'carson-city')}"
            scores = (await got(eve, f"{table}/record"))["result"]["scores"]
            assert await refused(eve, f"{table}/hindsight?seat=1") == (422, "seat")
            for seat in (0, 2):
                stopped = workers_of(server.pid)  # none before the first search
                for worker in stopped:
                    os.kill(worker, signal.SIGSTOP)
                asked = asyncio.create_task(eve.http.get(f"{table}/hindsight?seat={seat}"))
                quick = asyncio.create_task(everyone[0].state(table.removeprefix("/api/tables/")))
                done, _ = await asyncio.wait({asked, quick}, return_when=asyncio.FIRST_COMPLETED)
                assert quick in done, "the server goes on while it looks"
                for worker in stopped:
                    os.kill(worker, signal.SIGCONT)
                await quick
                answer = await asked
                found = answer.json()
                checker(document, "HindsightShape").validate(found)
                assert (found["seat"], found["points"]) == (seat, scores[seat])
                assert found["best"] > found["points"], "these people play at random"
                city = {key: found[key] for key in ("rows", "characters", "sold")}
                score = games.get("carson-city").queries["score"]
                assert score(city)["total"] == found["best"]
                assert sum(card["sold"] for card in found["cards"]) == found["sold"]
                again = await everyone[1].http.get(f"{table}/hindsight?seat={seat}")
                assert again.content == answer.content

    asyncio.run(story())


def test_the_best_city_of_card_city_has_its_points_and_a_bound(
    server: ServerProcess, document: dict[str, Any]
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, 'card-city')}"
            scores = (await got(eve, f"{table}/record"))["result"]["scores"]
            found = await got(eve, f"{table}/hindsight?seat=0")
            checker(document, "CardCityHindsightShape").validate(found)
            assert (found["seat"], found["points"]) == (0, scores[0])
            assert found["points"] < found["best"] <= found["bound"], "they play at random"
            city = {key: found[key] for key in ("rows", "coins")}
            assert games.get("card-city").queries["score"](city)["total"] == found["best"]

    asyncio.run(story())


def test_people_who_ask_at_once_share_one_search_and_the_cache_is_bounded() -> None:
    state = played_out("carson-city", 2).state
    events = tuple(state.events())

    async def story() -> None:
        hindsights = Hindsights(remembered=1)

        def find(seat: int) -> Coroutine[Any, Any, dict[str, Any]]:
            return hindsights.find("an-address", "carson-city", events, Occasion("table", seat, 0))

        try:
            first, second = await asyncio.gather(find(0), find(0))
            assert first is second
            assert await find(0) is first
            await find(1)
            again = await find(0)
            assert again is not first
            assert again == first, "the same search finds the same"
        finally:
            await hindsights.close()

    asyncio.run(story())


# --- the review ----------------------------------------------------------------------------------


async def whole_review(who: Person, path: str) -> dict[str, Any]:
    """A review read to its end, piece by piece; one that is kept comes whole."""
    found = await got(who, path)
    while found["summary"] is None:
        news = await got(who, f"{path}&after={len(found['judged'])}")
        assert news["judged"] or news["summary"], "an answer without news"
        if news["chances"]:
            return news
        found["judged"] += news["judged"]
        found["summary"] = news["summary"]
    return found


def test_a_review_judges_every_free_decision_of_a_seat_and_is_kept(
    server: ServerProcess, document: dict[str, Any]
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, 'card-city')}"
            steps = (await got(eve, f"{table}/story"))["steps"]
            found = await whole_review(eve, f"{table}/review?seat=1")
            checker(document, "ReviewShape").validate(found)
            assert len(found["judged"]) == found["total"] > 0
            for one in found["judged"]:
                step = steps[one["step"]]
                assert (step["seat"], step["action"]) == (1, one["chosen"]["action"])
                missed = one["mark"] in {"inaccurate", "mistake", "blunder"}
                assert missed == bool(one["options"])
                assert [offer["action"] for offer in one["offers"]] == (
                    [one["chosen"]["action"], one["best"]["action"]]
                    if one["kind"] == "divide"
                    else []
                )
            assert len(found["chances"]) == len(steps)
            for chances in found["chances"]:
                assert sum(one["value"] for one in chances) == pytest.approx(1, abs=0.001)
            winners = (await got(eve, f"{table}/record"))["result"]["winners"]
            assert [
                seat for seat, one in enumerate(found["chances"][-1]) if one["value"]
            ] == winners
            assert await got(everyone[0], f"{table}/review?seat=1") == found, "it is kept"
            assert await got(everyone[0], f"{table}/review?seat=1&after=5") == found

    asyncio.run(story())


def test_first_marks_come_while_the_rest_is_being_judged(
    server: ServerProcess, document: dict[str, Any]
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, 'carson-city')}"
            assert await refused(eve, f"{table}/review?seat=1") == (422, "seat")
            begun = await got(eve, f"{table}/review?seat=0")
            checker(document, "ReviewShape").validate(begun)
            assert begun["total"] > len(begun["judged"])
            assert begun["summary"] is None
            assert len(begun["chances"]) == len((await got(eve, f"{table}/story"))["steps"])
            news = await got(everyone[1], f"{table}/review?seat=0&after={len(begun['judged'])}")
            assert news["judged"]
            assert news["chances"] == []

    asyncio.run(story())


# --- luck and skill ------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
def test_luck_and_skill_add_up_to_every_margin_and_are_kept(
    server: ServerProcess, document: dict[str, Any]
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, 'card-city')}"
            found = await got(eve, f"{table}/luck")
            assert found["measured"] < found["total"]
            while not found["seats"]:
                news = await got(eve, f"{table}/luck?after={found['measured']}")
                assert news["measured"] > found["measured"], "an answer without news"
                found = news
            checker(document, "LuckShape").validate(found)
            assert found["measured"] == found["total"]
            scores = (await got(eve, f"{table}/record"))["result"]["scores"]
            for seat, one in enumerate(found["seats"]):
                others = [points for other, points in enumerate(scores) if other != seat]
                margin = scores[seat] - sum(others) / len(others)
                parts = [one["deal"], one["others"], *one["own"]]
                assert one["seat"] == seat
                assert one["margin"] == pytest.approx(margin, abs=0.01)
                assert sum(part["value"] for part in parts) == pytest.approx(one["margin"])
                assert any(part["value"] for part in one["own"]), "these people play at random"
            assert await got(everyone[0], f"{table}/luck") == found, "it is kept"

    asyncio.run(story())


# --- positions -----------------------------------------------------------------------------------


def test_a_moment_is_a_position_that_reads_back(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            table = f"/api/tables/{await finished(everyone, 'card-city')}"
            moment = await got(eve, f"{table}/moments/7?seat=1")
            text = (await got(eve, f"{table}/moments/7/position?seat=1"))["position"]
            shown = (await eve.http.post("/api/positions", json={"position": text})).json()
            for known in ("view", "decision", "seat"):
                assert shown[known] == moment[known]
            watched = (await got(eve, f"{table}/moments/7/position"))["position"]
            assert " seat=" not in watched

    asyncio.run(story())
