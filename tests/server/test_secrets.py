"""Nobody gets a byte that depends on what they may not know.

Random games are played over the network, everybody connected and somebody looking on. Then every
message that a client received is made again by the server's own filter from other worlds: tables
that look the same to this client, with everything hidden from it dealt again: cards, face-down
bids, the secret, and who the others are. The bytes must be the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer, update
from cardtown.server.table.decide import decide
from cardtown.server.table.entries import Joined
from cardtown.server.table.requests import Play
from cardtown.server.table.state import TablePhase, TableState
from tests.server.harness import Person, ServerProcess, people, stranger
from tests.server.playing import (
    PLANS,
    begin,
    gather,
    live_clients,
    play_by_post,
    play_live,
    watch_out,
)
from tests.server.services import Postgres
from tests.server.stories import random_story
from tests.server.worlds import WORLDS, Stored, another_world, states, stored_table

both_games = pytest.mark.parametrize("game", PLANS)


class Received(NamedTuple):
    """Everything that one client received."""

    viewer: Viewer
    texts: list[str]


async def _play_and_listen(server: ServerProcess, game: str) -> tuple[str, list[list[str]]]:
    """A random game; what each person received, and last a spectator."""
    names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]
    seed = secrets.randbits(32)
    print(f"seed {seed}")
    async with people(server, *names) as everyone, stranger(server) as eve:
        table = await gather(everyone, game)
        async with live_clients(everyone, table) as connections, eve.live(table) as watching:
            await connections[0].send("start")
            await connections[0].send("say", seat=0, text="good luck")
            await asyncio.gather(
                watch_out(watching),
                *(play_live(line, random.Random(seed + n)) for n, line in enumerate(connections)),
            )
            return table, [line.received for line in [*connections, watching]]


def _received(kept: Stored, texts: Sequence[list[str]]) -> list[Received]:
    sitting = [entry.change for entry in kept.entries if isinstance(entry.change, Joined)]
    viewers = [Viewer(joined.identity, joined.seat) for joined in sitting]
    return [
        Received(viewer, text)
        for viewer, text in zip([*viewers, Viewer(None, None)], texts, strict=True)
    ]


@both_games
def test_no_byte_depends_on_what_a_client_may_not_know(server: ServerProcess, game: str) -> None:
    table, texts = asyncio.run(_play_and_listen(server, game))
    kept = stored_table(server, table)
    rng = random.Random(1)
    compared = differing = 0
    by_number: dict[int, list[tuple[Viewer, str]]] = {}
    for viewer, received in _received(kept, texts):
        for text in received:
            message = json.loads(text)
            if message["type"] == "update":
                by_number.setdefault(message["number"], []).append((viewer, text))
            elif message["type"] == "granted":
                assert text == _granted(kept, viewer, message["id"])
    for state in states(table, kept):
        if state.phase is TablePhase.FINISHED:
            break  # the seed is published: nothing is hidden any more
        for viewer, text in by_number.get(state.number, ()):
            since = json.loads(text)["since"]
            seated = viewer._replace(seat=json.loads(text)["seat"])
            assert update(state, seated, since).decode() == text
            for _ in range(WORLDS):
                other = another_world(state, seated, rng)
                assert update(other, seated, since).decode() == text
                compared += 1
                differing += other.table != state.table
    assert compared > 100
    assert differing > compared / 2, "the other worlds must really be others"


def _granted(kept: Stored, viewer: Viewer, asked: str) -> str:
    """The answer to a viewer's request, made only from what the viewer itself has recorded."""
    own = [
        one.number for one in kept.entries if (one.by, one.client_id) == (viewer.identity, asked)
    ]
    return orjson.dumps({"type": "granted", "id": asked, "number": own[-1]}).decode()


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(5, 80))
def test_nor_when_people_take_back_leave_and_come_again(seed: int, steps: int) -> None:
    """The same without a network, with everything that can happen at a table besides the game."""
    rng = random.Random(seed)
    state = random_story(rng, steps).state
    if state.phase is TablePhase.FINISHED:
        return
    identities = sorted({state.host, *(one.identity for one in state.chairs if one.identity)})
    viewers = [Viewer(one, seat) for one in identities for seat in state.seats_of(one) or (None,)]
    for viewer in [*viewers, Viewer(None, None)]:
        other = another_world(state, viewer, rng)
        assert update(other, viewer, 0) == update(state, viewer, 0)


@both_games
def test_no_refusal_depends_on_what_a_seat_may_not_know(server: ServerProcess, game: str) -> None:
    """Refusals reveal nothing to a person who tries all sorts of actions."""
    table, texts = asyncio.run(_play_and_listen(server, game))
    kept = stored_table(server, table)
    viewers = [one.viewer for one in _received(kept, texts)[:-1]]
    rng = random.Random(1)
    tried: set[str] = set()
    reasons: set[str] = set()
    for state in states(table, kept):
        if state.phase is not TablePhase.PLAYING:
            continue
        tried.update(str(option) for one in state.decisions for option in one.options[:50])
        for viewer in viewers:
            other = another_world(state, viewer, rng)
            for text in rng.sample(sorted(tried), min(len(tried), 10)):
                reason = _verdict(state, viewer, text)
                assert _verdict(other, viewer, text) == reason
                reasons.add(reason)
    assert len(reasons) > 3


def _verdict(state: TableState, viewer: Viewer, action: str) -> str:
    assert viewer.identity is not None
    assert viewer.seat is not None
    wanted = Play(do="play", seat=viewer.seat, action=action, at=state.number)
    try:
        decide(state, wanted, viewer.identity, now=0)
    except Refused as error:
        return f"{error.code} {error.rule} {error}"
    return "legal"


@both_games
def test_the_comparison_notices_a_leak(server: ServerProcess, game: str) -> None:
    """The proof above can fail: a view from somebody else's seat is detected at once."""
    table, texts = asyncio.run(_play_and_listen(server, game))
    kept = stored_table(server, table)
    mine, theirs = (one.viewer for one in _received(kept, texts)[:2])
    rng = random.Random(1)
    noticed = 0
    for state in states(table, kept):
        if state.phase is TablePhase.PLAYING:
            leaky = Viewer(mine.identity, theirs.seat)
            for _ in range(WORLDS):
                other = another_world(state, mine, rng)
                noticed += update(other, leaky, 0) != update(state, leaky, 0)
    assert noticed


@both_games
def test_nothing_of_the_inside_is_in_any_byte_before_the_end(
    server: ServerProcess, game: str
) -> None:
    async def story() -> tuple[str, dict[str, str], dict[str, list[bytes]]]:
        names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]
        async with people(server, *names) as everyone, stranger(server) as eve:
            table = await begin(everyone, game, visibility="open")
            got: dict[str, list[bytes]] = {}
            async with live_clients([*everyone, eve], table) as connections:
                await play_by_post(everyone, table, random.Random(6), most=20)
                number = (await everyone[0].state(table))["number"]
                for who, line in zip([*everyone, eve], connections, strict=True):
                    while not line.received or f'"number":{number},' not in line.received[-1]:
                        await line.next()
                    name = "Eve" if who is eve else who.name
                    answers = [await who.http.get(path) for path in _everywhere(table)]
                    got[name] = [
                        *(text.encode() for text in line.received),
                        *map(_bytes_of, answers),
                    ]
            tokens = {who.name: who.http.cookies["cardtown"] for who in everyone}
            return table, tokens, got

    table, tokens, got = asyncio.run(story())
    kept = stored_table(server, table)
    state = list(states(table, kept))[-1]
    inside = {kept.secret, kept.seat_key, state.seed, "seed_of", "cardtown-fair"}
    inside |= {chair.identity for chair in state.chairs if chair.identity}
    inside |= {hashlib.sha256(token.encode()).hexdigest() for token in tokens.values()}
    keys = {chair.name: state.chairs[seat].key for seat, chair in enumerate(state.chairs)}
    for name, received in got.items():
        foreign = {token for who, token in tokens.items() if who != name}
        foreign |= {key for who, key in keys.items() if who != name}
        for secret in inside | foreign:
            assert not any(secret.encode() in one for one in received), f"{name} got {secret}"


def _everywhere(table: str) -> list[str]:
    here = f"/api/tables/{table}"
    return [
        *(here, f"{here}/events", f"{here}/record", f"{here}?since=3", f"{here}/previews"),
        *("/api/me", "/api/tables", "/api/lobby?phase=playing", "/api/finished", "/api/games"),
        "/api/openapi.json",
    ]


def _bytes_of(response: httpx.Response) -> bytes:
    headers = b"\n".join(name + b": " + value for name, value in response.headers.raw)
    return headers + b"\n\n" + response.content


def test_played_actions_are_shown_only_by_their_events(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await begin([ada, bo], "carson-city")
            state = await ada.state(table)
            bid = state["decision"]["options"][3]["text"]
            await ada.ask(table, "play", seat=0, action=bid, at=state["number"], id="my-bid")
            item = (await bo.state(table))["items"][-1]
            del item["at"]
            assert item == {
                "number": state["number"] + 1,
                "kind": "played",
                "seat": 0,
                "events": [],
            }

    asyncio.run(story())


def test_nobody_looks_through_a_seat_that_is_not_theirs(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            table = await begin(everyone, "card-city")
            for path in ("", "/events", "/previews"):
                for who, seat in ((everyone[0], 1), (eve, 0), (everyone[2], 5)):
                    response = await who.http.get(f"/api/tables/{table}{path}?seat={seat}")
                    assert response.status_code in (401, 403), (path, seat, response.text)
                    assert response.json()["error"]["code"] in ("unknown", "not_yours")

    asyncio.run(story())


def test_seat_keys_are_shown_to_the_holder_and_free_ones_to_the_host(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo), stranger(server) as eve:
            table = await ada.create(game="card-city", seats=[{}, {}, {}])
            await bo.join(table, seat=1)

            async def shown_to(who: Person) -> list[int]:
                seats = (await who.state(table))["table"]["seats"]
                return [n for n, seat in enumerate(seats) if "key" in seat]

            assert await shown_to(ada) == [0, 2]
            assert await shown_to(bo) == [1]
            assert await shown_to(eve) == []

    asyncio.run(story())


INSIDE = (
    *("Traceback", "site-packages", "/src/", ".py", "sqlite", "sqlalchemy", "SELECT", "INSERT"),
    *("uvicorn", "starlette", "fastapi", "pydantic", "python", "asyncpg", "orjson"),
)
ODD_REQUESTS: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "/api/tables/none", {}),
    ("GET", "/api/tables/%00", {}),
    ("GET", "/api/tables/none?since=x", {}),
    ("GET", "/api/finished?before=%27%20OR%201=1--", {}),
    ("GET", "/api/finished?before=%00", {}),
    ("PUT", "/api/me", {"json": {}}),
    ("POST", "/api/me", {"content": b"{"}),
    ("POST", "/api/me", {"content": b"\xff\xfe"}),
    ("POST", "/api/me", {"json": {"name": "\ud800"}}),
    ("POST", "/api/me", {"content": b'{"name":"\\ud800"}'}),
    ("POST", "/api/me", {"content": b'{"name":"Ada","\\ud800":1}'}),
    ("POST", "/api/me", {"content": b"[" * 50_000}),
    ("POST", "/api/me", {"json": {"name": ["Ada"]}}),
    ("POST", "/api/me/recover", {"json": {"token": "nobody's"}}),
    ("POST", "/api/tables", {"content": b'{"game":"card-city","seats":[{}],"options":{"x":NaN}}'}),
    ("POST", "/api/tables", {"content": b'{"game":"card-city","seats":[{}],"clock":1e400}'}),
    ("POST", "/api/tables/none/requests", {"json": {"do": "start"}}),
    ("POST", "/api/tables/none/requests", {"json": {"do": {"a": 1}}}),
    ("POST", "/api/tables/none/rematch", {"json": {"seat": 0}}),
    ("DELETE", "/api/tables/none", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), ODD_REQUESTS)
def test_errors_are_one_sentence_and_show_nothing_of_the_inside(
    server: ServerProcess, method: str, path: str, body: dict[str, Any]
) -> None:
    asyncio.run(_fails_politely(server, method, path, body))


@pytest.mark.slow
def test_errors_show_nothing_of_the_inside_on_postgresql_either(
    postgres: Postgres, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path, database_url=postgres.new_database()) as server:
        for method, path, body in ODD_REQUESTS:
            asyncio.run(_fails_politely(server, method, path, body))
        assert not server.stumbles


async def _fails_politely(
    server: ServerProcess, method: str, path: str, body: dict[str, Any]
) -> None:
    text = json.dumps(body["json"]).encode() if "json" in body else body.get("content", b"")
    async with people(server, "Ada") as (ada,):
        response = await ada.http.request(method, path, content=text)
    assert 400 <= response.status_code < 500, response.text
    assert response.json()["error"]["message"]
    shown = _bytes_of(response).decode().lower()
    assert not [word for word in INSIDE if word.lower() in shown], shown
    assert "server" not in response.headers
