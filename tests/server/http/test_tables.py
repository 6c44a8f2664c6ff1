"""Tables over HTTP: made, found, played by post, left and taken up again, finished and proven."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, ServerProcess, people, stranger
from tests.server.playing import (
    PLANS,
    an_action,
    begin,
    cardtown,
    gather,
    play_by_post,
    play_live,
)

SOLO = {"game": "card-city", "seats": [{}]}


async def list_tables(who: Person, path: str) -> dict[str, dict[str, Any]]:
    response = await who.http.get(path)
    assert response.status_code == 200, response.text
    return {one["table"]["id"]: one for one in response.json()}


async def finished_game(who: Person, **plan: Any) -> str:
    table = await who.create(**{**SOLO, **plan})
    await who.join(table)
    await who.ask(table, "start")
    await play_by_post([who], table, random.Random(1))
    return table


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLANS)
def test_a_game_by_post_gives_a_record_that_replays_and_is_proven_fair(
    server: ServerProcess, game: str, tmp_path: Path
) -> None:
    """Nobody is connected: every move is one request."""

    async def story() -> tuple[bytes, str, list[str]]:
        names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]
        async with people(server, *names) as everyone:
            table = await begin(everyone, game)
            before = await everyone[0].state(table)
            early = await everyone[0].http.get(f"/api/tables/{table}/record")
            assert (early.status_code, early.json()["error"]["code"]) == (422, "phase")
            await play_by_post(everyone, table, random.Random(2))
            record = await everyone[0].http.get(f"/api/tables/{table}/record")
            assert record.status_code == 200
            assert record.headers["content-disposition"] == f'attachment; filename="{game}.json"'
            seats = before["table"]["seats"]
            chosen = [f"{n}:{one['entropy']}" for n, one in enumerate(seats) if one["entropy"]]
            return record.content, before["table"]["commitment"], chosen

    record, commitment, chosen = asyncio.run(story())
    file = tmp_path / "game.json"
    file.write_bytes(record)
    replayed = cardtown("replay", file)
    assert replayed.returncode == 0, replayed.stderr
    claims = [word for one in chosen for word in ("--entropy", one)]
    verified = cardtown("verify", file, "--commitment", commitment, *claims, "--json")
    assert verified.returncode == 0, verified.stdout
    checks = json.loads(verified.stdout)
    assert checks["valid"]
    assert checks["fair"]
    assert all(check["proven"] for check in checks["checks"])


def test_bots_play_their_part_until_the_game_is_over(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=[{}, {"kind": "bot:easy"}])
            await ada.join(table)
            async with ada.live(table) as line:
                await line.send("start")
                end = await play_live(line, random.Random(3))
            assert end["view"]["winners"]

    asyncio.run(story())


# --- being made ----------------------------------------------------------------------------------


def test_a_new_table_waits_for_people_and_its_host_sees_the_keys(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(game="card-city", seats=[{}, {"kind": "bot:hard"}, {}])
            mine = (await ada.state(table))["table"]
            theirs = (await bo.state(table))["table"]
            assert (mine["phase"], mine["host"], theirs["host"]) == ("gathering", True, False)
            assert [bool(seat.get("key")) for seat in mine["seats"]] == [True, False, True]
            assert not any("key" in seat for seat in theirs["seats"])
            assert mine["seats"][1] | {"name": "Hard 2", "kind": "bot:hard"} == mine["seats"][1]
            assert mine["seed"] is None
            assert len(mine["commitment"]) == 64

    asyncio.run(story())


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess", "seats": [{}]}, "plan"),
        ({"game": "card-city", "seats": [{}] * 5}, "plan"),
        ({"game": "carson-city", "seats": [{}]}, "plan"),
        ({"game": "card-city", "seats": [{"kind": "bot:easy"}]}, "seats"),
        ({"game": "card-city", "seats": [{}, {"kind": "bot:nobody"}]}, "seats"),
        ({"game": "card-city", "seats": [{}, {"kind": "bot:planner:ms=99999"}]}, "seats"),
        ({"game": "card-city", "seats": [{}, {"kind": "bot:os:system"}]}, "seats"),
        ({"game": "card-city", "seats": [{}, {"kind": "virtual:expert"}]}, "plan"),
        ({"game": "card-city", "seats": [{}, {"kind": "elephant"}]}, "seats"),
        ({"game": "card-city", "seats": [{}, {"kind": "human"}]}, "seats"),
        ({"game": "card-city", "seats": [{}], "options": {"joining": [[[]]]}}, "plan"),
        ({"game": "card-city", "seats": [{}, {"kind": "bot:easy", "name": "\u202e"}]}, "name"),
        ({"game": "card-city", "seats": [{}], "options": {"gravity": "off"}}, "plan"),
        ({"game": "card-city", "seats": [{}], "options": {"joining": 10**30}}, "plan"),
        ({"game": "carson-city", "seats": [{}] * 4, "deck": "not a deck"}, "plan"),
        ({"game": "carson-city", "seats": [{}] * 4, "deck": "x = '\\u0000'"}, "plan"),
        ({"game": "card-city", "seats": []}, "malformed"),
        ({"game": "card-city", "seats": [{}] * 7}, "malformed"),
        ({"game": "card-city", "seats": [{}], "clock": 9}, "malformed"),
        ({"game": "card-city", "seats": [{}], "visibility": "secret"}, "malformed"),
        ({"game": "card-city", "seats": [{}], "seed": "mine"}, "malformed"),
    ],
)
def test_a_table_that_could_not_be_played_is_refused(
    server: ServerProcess, plan: dict[str, Any], code: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            response = await ada.http.post("/api/tables", json=plan)
            assert (response.status_code, response.json()["error"]["code"]) == (422, code)

    asyncio.run(story())


def test_a_table_can_be_played_with_a_custom_deck(server: ServerProcess) -> None:
    deck = Path("src/cardtown/games/carson_city/decks")
    text = next(deck.glob("*.toml")).read_text()

    async def story() -> None:
        async with people(server, "Ada", "Bo") as everyone:
            table = await everyone[0].create(
                game="carson-city", seats=PLANS["carson-city"], deck=text, auto_start=True
            )
            for one in everyone:
                await one.join(table)
            state = await everyone[0].state(table)
            assert (state["table"]["own_deck"], state["table"]["phase"]) == (True, "playing")
            assert state["decision"] is not None

    asyncio.run(story())


def test_a_game_with_a_custom_deck_can_be_verified_by_everybody(
    server: ServerProcess, tmp_path: Path
) -> None:
    deck = next(Path("src/cardtown/games/carson_city/decks").glob("*.toml"))
    text = deck.read_text("utf-8") + "\n# mine\n"

    async def story() -> tuple[bytes, bytes]:
        async with people(server, "Ada", "Bo") as everyone, stranger(server) as eve:
            table = await begin(everyone, "carson-city", deck=text)
            await play_by_post(everyone, table, random.Random(2))
            downloads = [
                await eve.http.get(f"/api/tables/{table}/{what}") for what in ("record", "deck")
            ]
            plain = await everyone[0].http.get(f"/api/tables/{await everyone[0].create()}/deck")
            assert (plain.status_code, plain.json()["error"]["code"]) == (404, "no_deck")
            return downloads[0].content, downloads[1].content

    record, own_deck = asyncio.run(story())
    assert own_deck == text.encode()
    (tmp_path / "game.json").write_bytes(record)
    (tmp_path / "deck.toml").write_bytes(own_deck)
    verified = cardtown("verify", tmp_path / "game.json", "--deck", tmp_path / "deck.toml")
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_a_wrong_id_finds_no_table(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            for name in ("nobody", "%00", "a" * 1000, "%F0%9F%83%8F", "'%20OR%201=1"):
                response = await ada.http.get(f"/api/tables/{name}")
                assert response.status_code == 404, name

    asyncio.run(story())


# --- lists ---------------------------------------------------------------------------------------


def test_the_lobby_shows_open_tables_that_wait_or_play_and_no_private_ones(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as eve:
            private = await ada.create(**SOLO)
            waiting = await ada.create(**SOLO, visibility="open")
            playing = await ada.create(**SOLO, visibility="open", auto_start=True)
            await ada.join(playing)
            gathering = await list_tables(eve, "/api/lobby")
            in_play = await list_tables(eve, "/api/lobby?phase=playing")
            assert waiting in gathering
            assert playing in in_play
            assert {private, playing}.isdisjoint(gathering)
            assert {private, waiting}.isdisjoint(in_play)
            assert await eve.state(private), "anyone who has the link may look"

    asyncio.run(story())


def test_finished_games_of_open_tables_are_listed_and_private_ones_are_not(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as eve:
            first = await finished_game(ada, visibility="open")
            private = await finished_game(ada)
            last = await finished_game(ada, visibility="open")
            shown = await list_tables(eve, "/api/finished")
            assert list(shown)[:2] == [last, first]
            assert private not in shown
            assert all(one["table"]["visibility"] == "open" for one in shown.values())
            page = await list_tables(eve, f"/api/finished?before={last}")
            assert last not in page
            assert first in page
            lost = await eve.http.get("/api/finished?before=nobody")
            assert lost.status_code == 404

    asyncio.run(story())


def test_my_tables_say_where_it_is_my_turn(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            table = await begin(everyone, "card-city")
            for _ in range(6):
                for one in everyone:
                    mine = await list_tables(one, "/api/tables")
                    state = await one.state(table)
                    assert mine[table]["your_turn"] == (state["decision"] is not None)
                await play_by_post(everyone, table, random.Random(1), most=1)

    asyncio.run(story())


def test_my_tables_are_only_mine(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo), stranger(server) as eve:
            table = await ada.create(**SOLO)
            assert table in await list_tables(ada, "/api/tables")
            assert table not in await list_tables(bo, "/api/tables")
            response = await eve.http.get("/api/tables")
            assert (response.status_code, response.json()["error"]["code"]) == (401, "unknown")

    asyncio.run(story())


def test_my_tables_show_those_that_go_on_first_and_the_rest_by_pages(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            waits = await bo.create(**SOLO)
            await ada.join(waits)
            closed = [await ada.create(**SOLO) for _ in range(51)]
            for table in closed:
                await ada.ask(table, "close")
            first = list(await list_tables(ada, "/api/tables"))
            assert first == [waits, *reversed(closed[2:])]
            rest = list(await list_tables(ada, f"/api/tables?before={first[-1]}"))
            assert rest == [closed[1], closed[0]]

    asyncio.run(story())


def test_a_person_who_leaves_before_the_game_or_is_freed_no_longer_has_the_table(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as (ada, bo, cyd):
            table = await ada.create(game="card-city", seats=[{}, {}, {}])
            for one in (ada, bo, cyd):
                await one.join(table)
            await bo.ask(table, "leave", seat=1)
            await ada.ask(table, "free", seat=2)
            await ada.ask(table, "leave", seat=0)
            assert table not in await list_tables(bo, "/api/tables")
            assert table not in await list_tables(cyd, "/api/tables")
            assert table in await list_tables(ada, "/api/tables"), "the host has it all the same"
            await bo.join(table)
            assert table in await list_tables(bo, "/api/tables")

    asyncio.run(story())


def test_a_closed_table_can_no_longer_be_joined(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(**SOLO, visibility="open")
            await ada.ask(table, "close")
            assert (await bo.join(table)).json()["error"]["code"] == "phase"
            assert table not in await list_tables(bo, "/api/lobby")

    asyncio.run(story())


# --- asking --------------------------------------------------------------------------------------


def test_a_move_made_on_an_old_picture_is_answered_with_the_new_one(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            state = await ada.state(table)
            late = await ada.ask(table, "play", seat=0, action="pass", at=state["opened"] - 1)
            assert late.status_code == 409
            assert late.json()["error"]["code"] == "stale"
            assert late.json()["state"] == state

    asyncio.run(story())


def test_what_came_too_late_is_answered_as_that_seat_sees_the_table(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=[{}, {}], auto_start=True)
            for seat in (0, 1):
                await ada.join(table, seat=seat)
            states = [await ada.state(table, seat=seat) for seat in (0, 1)]
            seat = next(n for n, state in enumerate(states) if state["decision"])
            late = await ada.ask(table, "play", seat=seat, action="pass", at=0)
            assert (late.status_code, late.json()["state"]["seat"]) == (409, seat)

    asyncio.run(story())


def test_a_number_from_the_future_is_cut_back(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            state = await ada.state(table, since=1_000_000)
            assert (state["since"], state["items"]) == (state["number"], [])

    asyncio.run(story())


def test_the_rule_that_was_broken_is_named(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            table = await begin(everyone, "card-city")
            states = [await one.state(table) for one in everyone]
            waiting = next(n for n, state in enumerate(states) if state["decision"] is None)
            answer = await everyone[waiting].ask(
                table, "play", seat=waiting, action="pass", at=states[waiting]["number"]
            )
            assert answer.status_code == 422
            assert answer.json()["error"] == {
                "code": "not_your_turn",
                "message": "it is not your turn",
                "rule": "K1.4",
                "text": {"id": "refused-turn", "arguments": {}},
            }

    asyncio.run(story())


@pytest.mark.parametrize(
    ("do", "fields", "status", "code"),
    [
        ("say", {"seat": 1, "text": "hello"}, 403, "not_yours"),
        ("play", {"seat": 1, "action": "pass", "at": 9}, 403, "not_yours"),
        ("start", {}, 403, "not_host"),
        ("free", {"seat": 0}, 403, "not_host"),
        ("join", {"name": "Eve", "entropy": "0" * 32, "seat": 1}, 409, "taken"),
        ("join", {"name": "Eve", "entropy": "0" * 32}, 409, "full"),
        ("join", {"name": "Eve", "entropy": "0" * 32, "seat": 1, "key": "x"}, 403, "key"),
        ("join", {"name": "Eve", "entropy": "zz"}, 422, "bad_input"),
        ("leave", {"seat": 6}, 422, "malformed"),
        ("dance", {}, 422, "malformed"),
        ("say", {"seat": "0", "text": "x"}, 422, "malformed"),
        ("say", {"seat": 0, "text": "x", "id": "nul\x00"}, 422, "malformed"),
        ("say", {"seat": 0, "text": "x", "id": ""}, 422, "malformed"),
    ],
)
def test_refusals_have_a_status_and_a_code(
    server: ServerProcess, do: str, fields: dict[str, Any], status: int, code: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd", "Eve") as (*everyone, eve):
            table = await gather(everyone, "card-city")
            answer = await eve.ask(table, do, **fields)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)

    asyncio.run(story())


# --- coming and going ----------------------------------------------------------------------------


def test_a_bot_plays_on_for_a_person_who_leaves_and_hands_back_when_they_return(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(game="card-city", seats=[{}, {}])
            await ada.join(table)
            await bo.join(table)
            await ada.ask(table, "start")
            await ada.ask(table, "leave", seat=0)
            async with bo.live(table) as line:
                played = 0
                while played < 3:
                    update = await line.update()
                    played = sum(
                        item["kind"] == "played" and item["seat"] == 0
                        for item in (await bo.state(table))["items"]
                    )
                    if update["decision"]:
                        await line.send(
                            "play",
                            seat=1,
                            action=an_action(update["decision"], random.Random(1)),
                            at=update["number"],
                        )
            assert (await bo.state(table))["table"]["seats"][0]["stand_in"]
            back = await ada.ask(table, "return", seat=0)
            assert back.status_code == 200
            assert not back.json()["state"]["table"]["seats"][0]["stand_in"]

    asyncio.run(story())


def test_the_host_frees_the_seat_of_someone_gone_and_another_plays_on(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as (ada, bo, cyd):
            table = await ada.create(game="card-city", seats=[{}, {}])
            await ada.join(table)
            await bo.join(table)
            await ada.ask(table, "start")
            assert (await ada.ask(table, "free", seat=1)).json()["error"]["code"] == "present"
            assert (await bo.ask(table, "leave", seat=1)).status_code == 200
            assert (await ada.ask(table, "free", seat=1)).status_code == 200
            key = (await ada.state(table))["table"]["seats"][1]["key"]
            joined = await cyd.join(table, seat=1, key=key)
            assert joined.status_code == 200
            assert joined.json()["state"]["view"]["seat"] == 1
            assert (await bo.state(table))["seat"] is None
            assert (await bo.ask(table, "return", seat=1)).json()["error"]["code"] == "not_yours"

    asyncio.run(story())


def test_a_seat_link_moves_a_seat_to_another_browser(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Phone") as (ada, phone):
            table = await ada.create()
            await ada.join(table)
            key = (await ada.state(table))["table"]["seats"][0]["key"]
            assert (await phone.join(table, seat=0, key=key)).status_code == 200
            assert (await phone.state(table))["decision"] is not None
            assert (await ada.state(table))["decision"] is None
            again = await ada.join(table, seat=0, key=key)
            assert again.json()["error"]["code"] == "key"

    asyncio.run(story())


def test_undo_goes_by_http_too(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(game="carson-city", seats=PLANS["carson-city"])
            await ada.join(table)
            await bo.join(table)
            await ada.ask(table, "start")
            state = await ada.state(table)
            first = state["decision"]["options"][0]["text"]
            bid = await ada.ask(table, "play", seat=0, action=first, at=state["number"])
            assert bid.json()["state"]["undo"] == {"free": True, "barred": False}
            assert bid.json()["state"]["decision"] is None
            at = bid.json()["number"]
            back = await ada.ask(table, "undo", seat=0, at=at)
            assert back.json()["state"]["decision"] == state["decision"]
            assert (await ada.ask(table, "undo", seat=0, at=at)).status_code == 422

    asyncio.run(story())
