"""The daily city over HTTP: one deal for everybody, one try that counts, and a proof afterwards."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from cardtown.core import Record
from cardtown.core.daily import Chain, back, pool, seed_of
from cardtown.proof.daily import Day, DayClaims, prove_day
from cardtown.server.app import make_app
from cardtown.server.daily import daily_games
from cardtown.server.settings import Settings
from cardtown.server.storage.daily import TryOver, TryRow
from cardtown.server.storage.store import Append, Store
from tests.server.harness import Person, ServerProcess, noon_ms, people, stranger
from tests.server.playing import play_by_post
from tests.server.schema import checker
from tests.server.storage.rows import creation, entry

ROOT: Final = "5ec2e7" * 10 + "5ec2"
SHARES: Final = ("ada0" * 8, "b0" * 16)
DAYS_BEFORE: Final = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has dealt for some days, on the first of which two people played.

    By its clock it is noon.
    """
    folder = tmp_path_factory.mktemp("daily")
    running = ServerProcess(folder, ahead_ms=noon_ms())
    asyncio.run(_write(running.database_url, first_day(running)))
    with running:
        yield running
        assert not running.stumbles


@pytest.fixture(scope="module")
def first(server: ServerProcess) -> date:
    """The first day of the chain, some days ago."""
    return first_day(server)


def first_day(server: ServerProcess) -> date:
    """So many days ago by its clock."""
    return server.today - timedelta(DAYS_BEFORE)


async def _write(url: str, first: date) -> None:
    store = await Store.open(url)
    try:
        await store.daily.chain(ROOT, str(first))
        await store.daily.begin_days([str(first)], 0)
        for n, share in enumerate(SHARES):
            await store.create_identity(f"person-{n}", f"Kay {n}", str(n) * 64, 0)
            one = TryRow(str(first), "card-city", f"person-{n}", f"t{n}", share, 1_000)
            await store.append(creation(f"t{n}")._replace(daily_try=one))
            over = TryOver(10 * n)
            await store.append(Append(f"t{n}", [entry(2)], phase="finished", try_over=over))
    finally:
        await store.close()


async def deal_of(person: Person, game: str, **query: str) -> dict[str, Any]:
    """A game of the deals of a day."""
    answer = await person.http.get("/api/daily", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = next(one for one in answer.json()["deals"] if one["game"] == game)
    return found


async def play(person: Person, game: str, *, scored: bool, **fields: Any) -> httpx.Response:
    """Ask for a game of a daily deal."""
    wanted = {"game": game, "scored": scored, "entropy": secrets.token_hex(16), **fields}
    return await person.http.post("/api/daily", json=wanted)


async def begin(person: Person, game: str, *, scored: bool, **fields: Any) -> str:
    """The table of a game of a daily deal."""
    answer = await play(person, game, scored=scored, **fields)
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code


@pytest.mark.parametrize("game", daily_games())
def test_one_game_of_a_deal_counts_and_its_points_are_those_of_the_table(
    server: ServerProcess, first: date, game: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            early = await play(ada, game, scored=False)
            assert code_of(early) == "try_first"
            table = await begin(ada, game, scored=True)
            state = await ada.state(table)
            assert state["table"]["phase"] == "playing"
            assert (state["table"]["source"], state["table"]["practice"]) == ("daily", False)
            assert state["table"]["seed"] is None
            hints = await ada.http.get(f"/api/tables/{table}/hints")
            assert code_of(hints) == "hints_off"
            going = await deal_of(ada, game)
            assert going["yours"] == {
                "table": table,
                "over": False,
                "points": None,
                "medal": None,
                "beaten": None,
            }
            assert going["board"] is None, "it would tell what can be reached"
            assert await begin(ada, game, scored=True) == table
            meanwhile = await play(ada, game, scored=False)
            assert code_of(meanwhile) == "try_first"

            await play_by_post([ada], table, random.Random(1))
            answer = await ada.http.get(f"/api/tables/{table}/record")
            key = Chain(ROOT, first).key(server.today)
            assert key not in answer.text, "it would tell the deal of the other game"
            record = answer.json()
            points = record["result"]["scores"][0]
            assert not record.get("practice", False)
            over = await deal_of(ada, game)
            assert (over["yours"]["over"], over["yours"]["points"]) == (True, points)
            assert points in over["board"]["points"]
            players = over["players"]

            free = await begin(ada, game, scored=False)
            assert free != table
            assert (await ada.state(free))["table"]["practice"]
            await play_by_post([ada], free, random.Random(2))
            assert (await deal_of(ada, game))["players"] == players, "it is not counted"

            other = await begin(bo, game, scored=True)
            await play_by_post([bo], other, random.Random(1))
            same = (await bo.http.get(f"/api/tables/{other}/record")).json()
            assert same["seed"] == record["seed"], "everybody has the same deal"
            assert (await deal_of(bo, game))["players"] == players + 1

    asyncio.run(story())


def test_bots_of_the_server_set_the_medals(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Cy") as (cy,):
            table = await begin(cy, "card-city", scored=True)
            await play_by_post([cy], table, random.Random(3))
            while (board := (await deal_of(cy, "card-city"))["board"])["field"] is None:
                pass
            field = board["field"]
            assert field["bots"] == sorted(field["bots"])
            assert len(field["bots"]) == 30
            least = field["least"]
            assert least["bronze"] <= least["silver"] <= least["gold"] <= least["crown"]
            yours = (await deal_of(cy, "card-city"))["yours"]
            medals = [name for name, points in least.items() if yours["points"] >= points]
            assert (yours["medal"] is not None) == bool(medals)

    asyncio.run(story())


def test_of_many_requests_at_once_one_begins_the_try(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Dee") as (dee,):
            tables = await asyncio.gather(*(begin(dee, "card-city", scored=True) for _ in range(6)))
            assert len(set(tables)) == 1
            assert (await dee.state(tables[0]))["table"]["phase"] == "playing"

    asyncio.run(story())


def test_a_day_that_is_over_is_proven_and_can_be_played_but_not_for_points(
    server: ServerProcess, first: date
) -> None:
    async def story() -> None:
        second = first + timedelta(1)
        async with people(server, "Eve") as (eve,):
            today = (await eve.http.get("/api/daily")).json()
            proof = await eve.http.get(f"/api/daily/{second}/proof")
            day = Day.from_json(proof.json())
            assert sorted(day.entropies) == sorted(SHARES)
            assert day.anchor == today["anchor"] == Chain(ROOT, first).anchor
            late = await play(eve, "card-city", scored=True, date=str(second))
            assert code_of(late) == "day_over"
            table = await begin(eve, "card-city", scored=False, date=str(second))
            await play_by_post([eve], table, random.Random(4))
            answer = await eve.http.get(f"/api/tables/{table}/record")
            record = Record.from_json(answer.json())
            claims = DayClaims(anchor=today["anchor"], entropies=SHARES, record=record)
            assert all(step.holds is not False for step in prove_day(day, second, claims))
            assert record.seed == seed_of(second, "card-city", day.key, pool(SHARES))
            past = await deal_of(eve, "card-city", date=str(first))
            assert past["board"]["points"] == [0, 10]

    asyncio.run(story())


def test_the_key_of_a_day_is_bound_by_the_one_before_and_secret_while_it_lasts(
    server: ServerProcess, first: date
) -> None:
    async def story() -> None:
        async with people(server, "Fay") as (fay,):
            today = (await fay.http.get("/api/daily")).json()
            chain = Chain(ROOT, first)
            key = chain.key(date.fromisoformat(today["date"]))
            assert today["before"] == back(key, 1)
            early = await fay.http.get(f"/api/daily/{today['date']}/proof")
            assert code_of(early) == "day_lasts"
            table = await begin(fay, "carson-city", scored=True)
            for path in (f"tables/{table}", f"tables/{table}/events", "daily", "daily/days"):
                assert key not in (await fay.http.get(f"/api/{path}")).text

    asyncio.run(story())


def test_the_calendar_has_every_day_and_ones_own_results(
    server: ServerProcess, first: date
) -> None:
    async def story() -> None:
        async with people(server, "Gus") as (gus,):
            table = await begin(gus, "card-city", scored=True)
            await play_by_post([gus], table, random.Random(5))
            today = (await gus.http.get("/api/daily")).json()
            assert (today["date"], today["streak"]) == (str(server.today), 1)
            months = {str(first), today["date"], "0001-01-01", "9999-12-31"}
            found: dict[str, Any] = {}
            for month in months:
                answer = await gus.http.get("/api/daily/days", params={"date": month})
                found |= {one["date"]: one["results"] for one in answer.json()}
            wanted = [str(first + timedelta(n)) for n in range(DAYS_BEFORE + 1)]
            assert [day for day in wanted if day not in found] == []
            [result] = found[today["date"]]
            assert result["game"] == "card-city"
            assert result["points"] == (await deal_of(gus, "card-city"))["yours"]["points"]
            assert all(found[day] == [] for day in wanted[:-1])

    asyncio.run(story())


def test_the_table_of_a_week_adds_up_the_days_that_are_over(
    server: ServerProcess, first: date
) -> None:
    async def story() -> None:
        async with people(server, "Jan") as (jan,):
            table = await begin(jan, "card-city", scored=True)
            await play_by_post([jan], table, random.Random(7))
            answer = await jan.http.get("/api/daily/week", params={"date": str(first)})
            week = answer.json()
            monday = date.fromisoformat(week["first"])
            assert (monday.weekday(), monday <= first <= monday + timedelta(6)) == (0, True)
            assert week["last"] == str(monday + timedelta(6))
            games = {one["game"]: one for one in week["games"]}
            assert (games["carson-city"]["players"], games["carson-city"]["rows"]) == (0, [])
            assert [
                (row["place"], row["name"], row["deals"], row["points"], row["yours"])
                for row in games["card-city"]["rows"]
            ] == [(1, "Kay 1", 1, 10, False), (2, "Kay 0", 1, 0, False)], "today is not over"
            assert "person-" not in answer.text
            this_week = (await jan.http.get("/api/daily/week")).json()
            today = server.today
            monday = today - timedelta(today.weekday())
            assert this_week["deals"] in ((today - max(monday, first)).days, DAYS_BEFORE)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"entropy": "abc"}, "bad_input"),
        ({"date": "2001-01-01"}, "no_day"),
        ({"date": "9999-12-31"}, "no_day"),
        ({"date": "yesterday"}, "bad_input"),
    ],
)
def test_what_can_not_be_played_is_refused(
    server: ServerProcess, fields: dict[str, str], code: str
) -> None:
    async def story() -> None:
        async with people(server, "Hal") as (hal,):
            wanted: Any = {"game": "card-city", "scored": True, **fields}
            answer = await play(hal, **wanted)
            assert (answer.status_code < 500, code_of(answer)) == (True, code)

    asyncio.run(story())


def test_a_stranger_sees_the_day_and_can_not_play(server: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(server) as nobody:
            assert (await deal_of(nobody, "card-city"))["yours"] is None
            assert code_of(await play(nobody, "card-city", scored=True)) == "unknown"

    asyncio.run(story())


def test_what_is_answered_is_described(server: ServerProcess, first: date, tmp_path: Path) -> None:
    document = make_app(Settings(f"sqlite:///{tmp_path}/never-opened.db")).openapi()

    async def story() -> None:
        async with people(server, "Ivy") as (ivy,):
            table = await begin(ivy, "card-city", scored=True)
            await play_by_post([ivy], table, random.Random(6))
            for query in ({}, {"date": str(first)}):
                answer = await ivy.http.get("/api/daily", params=query)
                checker(document, "DailyShape").validate(answer.json())
            week = await ivy.http.get("/api/daily/week", params={"date": str(first)})
            checker(document, "WeekShape").validate(week.json())
            for one in (await ivy.http.get("/api/daily/days")).json():
                checker(document, "CalendarDayShape").validate(one)
            proof = await ivy.http.get(f"/api/daily/{first}/proof")
            checker(document, "DayProofShape").validate(proof.json())

    asyncio.run(story())
