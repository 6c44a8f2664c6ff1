"""Games that this server can't show as they were: it says so, and nothing else suffers."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cardtown import games
from tests.server.harness import ALONE, PATIENCE_S, Person, ServerProcess, people
from tests.server.http.test_tables import finished_game

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def change(folder: Path, table: str, kind: str, **fields: Any) -> None:
    """Change what is stored of the last entry of a kind; a field that is None is left out."""
    where = "table_id = ? AND kind = ? ORDER BY number DESC LIMIT 1"
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        number, body = database.execute(
            f"SELECT number, body FROM entries WHERE {where}", [table, kind]
        ).fetchone()
        new = {**json.loads(body), **fields}
        kept = {key: value for key, value in new.items() if key not in fields or value is not None}
        database.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?",
            [json.dumps(kept), table, number],
        )


def stored_entry(folder: Path, table: str, kind: str) -> Any:
    """What is stored of the last entry of a kind."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = database.execute(
            "SELECT body FROM entries WHERE table_id = ? AND kind = ? ORDER BY number",
            [table, kind],
        ).fetchall()
    return json.loads(rows[-1][0])


async def restart(server: ServerProcess, who: Person) -> None:
    """Start a server that was killed, and open a person's browser again."""
    server.start()
    cookies = who.http.cookies
    await who.close()
    who.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S, cookies=cookies)


async def refusals(who: Person, table: str) -> set[tuple[int, str]]:
    """How the server refuses everything that can be asked of a table."""
    found = set()
    for path in ("", "/events", "/record", "/story", "/moments/0", "/previews"):
        answer = await who.http.get(f"/api/tables/{table}{path}")
        found.add((answer.status_code, answer.json()["error"]["code"]))
    answer = await who.ask(table, "say", seat=0, text="hello")
    found.add((answer.status_code, answer.json()["error"]["code"]))
    return found


async def test_a_game_of_other_rules_says_so_and_hides_no_other(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with people(server, "Ada") as [ada]:
            newer = await finished_game(ada, visibility="open")
            other = await finished_game(ada, visibility="open")
            server.kill()
            change(tmp_path, newer, "started", rules=7)
            await restart(server, ada)
            assert await refusals(ada, newer) == {(422, "other_version")}
            assert server.log.count(newer) == 1
            for path in ("/api/finished", "/api/tables"):
                listed = {one["table"]["id"]: one for one in (await ada.http.get(path)).json()}
                assert set(listed) == {newer, other}
                assert listed[other]["problem"] is None
                assert listed[newer]["problem"]["code"] == "other_version"
                assert "version 7 of the rules of Card City" in listed[newer]["problem"]["message"]
                assert listed[newer]["table"]["phase"] == "finished"
                assert [seat["name"] for seat in listed[newer]["table"]["seats"]] == ["Ada"]
            async with ada.live(newer) as line:
                message = await line.next()
                assert (message["type"], message["error"]["code"]) == ("refused", "other_version")
                with pytest.raises(ConnectionClosed) as closed:
                    await line.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
        assert not server.stumbles


async def test_a_game_that_now_ends_otherwise_is_not_shown(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with people(server, "Ada") as [ada]:
            table = await finished_game(ada)
            server.kill()
            result = stored_entry(tmp_path, table, "played")["result"]
            assert result["winners"] == [0]
            change(tmp_path, table, "played", result={"scores": [1_000], "winners": [0]})
            await restart(server, ada)
            assert await refusals(ada, table) == {(422, "other_version")}
        assert not server.stumbles


async def test_a_table_of_an_older_server_names_its_cards_once_it_is_opened(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with people(server, "Ada") as [ada]:
            finished = await finished_game(ada)
            gathering = await ada.create(**ALONE)
            before = await ada.state(finished)
            server.kill()
            created = {one: stored_entry(tmp_path, one, "created") for one in (finished, gathering)}
            played = stored_entry(tmp_path, finished, "played")
            for table in created:
                change(tmp_path, table, "created", deck_name=None, deck_sha256=None)
            change(tmp_path, finished, "started", rules=None)
            change(tmp_path, finished, "played", result=None)
            await restart(server, ada)
            assert await ada.state(finished) == before
            await ada.state(gathering)
            assert {one: stored_entry(tmp_path, one, "created") for one in created} == created
            assert stored_entry(tmp_path, finished, "played") == played
        assert not server.stumbles


async def test_a_table_whose_own_deck_is_gone_names_it_and_is_not_dealt_from_another(
    tmp_path: Path,
) -> None:
    """Two tables are played with it, and it is stored once."""
    standard = games.folder("carson-city") / "games/carson_city/decks/standard.toml"
    deck = standard.read_text("utf-8").replace("appeal = 1 }", "appeal = 2 }", 1)
    seats = [{}, *([{"kind": "virtual:novice"}] * 3)]
    with ServerProcess(tmp_path) as server:
        async with people(server, "Ada") as [ada]:
            for _ in range(2):
                table = await ada.create(
                    game="carson-city", seats=seats, deck=deck, auto_start=True
                )
                await ada.join(table)
            named = stored_entry(tmp_path, table, "created")["deck_sha256"]
            server.kill()
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
                assert database.execute("DELETE FROM decks").rowcount == 1
            await restart(server, ada)
            answer = await ada.http.get(f"/api/tables/{table}")
            assert answer.json()["error"]["code"] == "other_version"
            assert named in answer.json()["error"]["message"]
        assert not server.stumbles
