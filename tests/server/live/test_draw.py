"""The draw over raw sockets, on both databases: cheating clients gain nothing."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.frames import Frame, Opcode

from cardtown.core import fairness
from cardtown.proof import Claims, prove
from tests.server.harness import PATIENCE_S, Person, ServerProcess, people
from tests.server.playing import play_by_post
from tests.server.services import Postgres

NAMES: Final = ("Ada", "Bo", "Cyd")
PLAN: Final[dict[str, Any]] = {"game": "card-city", "seats": [{}] * 3, "auto_start": True}
TIMES: Final = 5
FORGED: Final = "0" * 32


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on each kind of database in turn."""
    url: str | None = None
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    with ServerProcess(tmp_path_factory.mktemp("server"), url) as running:
        yield running
        assert not running.stumbles


@dataclass
class Wire:
    """A raw live connection: it sends what no browser would, and records every byte."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    received: bytearray = field(default_factory=bytearray)

    def send(self, *requests: dict[str, Any]) -> None:
        """Send requests in one packet."""
        frames = (Frame(Opcode.TEXT, json.dumps(one).encode()) for one in requests)
        self.writer.write(b"".join(frame.serialize(mask=True) for frame in frames))

    async def next(self) -> dict[str, Any]:
        """The next message."""
        while True:
            head = await self.reader.readexactly(2)
            size = head[1]
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly({126: 2, 127: 8}[size]), "big")
            text = await self.reader.readexactly(size)
            self.received += text
            if head[0] & 0x0F == Opcode.TEXT:
                message: dict[str, Any] = json.loads(text)
                return message

    async def answer(self, name: str) -> dict[str, Any]:
        """The answer to a request."""
        while (message := await self.next()).get("id") != name:
            pass
        return message

    async def ask(self, do: str, **fields: Any) -> str:
        """Send a request; return `granted`, or the code of the refusal."""
        name = secrets.token_hex(8)
        self.send({"do": do, "id": name, **fields})
        return outcome(await self.answer(name))

    async def until_playing(self) -> dict[str, Any]:
        """The first update of the game."""
        while (message := await self.next())["type"] != "update" or message["view"] is None:
            pass
        return message


def outcome(answer: dict[str, Any]) -> str:
    """`granted`, or the code of the refusal."""
    return "granted" if answer["type"] == "granted" else str(answer["error"]["code"])


@asynccontextmanager
async def wired(person: Person, table: str) -> AsyncIterator[Wire]:
    """A live connection of somebody to a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", person.server.port)
    cookie = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{person.server.port}\r\n"
        f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    with closing(writer):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        yield Wire(reader, writer)


@dataclass
class Draw:
    """Three people who have sealed their entropies and have to reveal them."""

    table: str
    people: list[Person]
    wires: list[Wire]
    entropies: list[str]

    async def reveal(self, seat: int) -> str:
        """Reveal the entropy of one of them."""
        return await self.wires[seat].ask("reveal", seat=seat, entropy=self.entropies[seat])

    async def kinds(self) -> Counter[str]:
        """What has happened at the table."""
        items = (await self.people[0].state(self.table))["items"]
        return Counter(item["kind"] for item in items)


@asynccontextmanager
async def drawn(server: ServerProcess) -> AsyncIterator[Draw]:
    """A draw that has begun."""
    async with (
        asyncio.timeout(PATIENCE_S),
        people(server, *NAMES) as everyone,
        AsyncExitStack() as stack,
    ):
        table = await everyone[0].create(**PLAN)
        wires = [await stack.enter_async_context(wired(one, table)) for one in everyone]
        entropies = [await one.join_sealed(table) for one in everyone]
        yield Draw(table, everyone, wires, entropies)


def test_three_who_reveal_at_once_begin_one_game(server: ServerProcess) -> None:
    async def story() -> None:
        for _ in range(TIMES):
            async with drawn(server) as draw:
                assert await asyncio.gather(*map(draw.reveal, range(3))) == ["granted"] * 3
                starts = await asyncio.gather(*(one.until_playing() for one in draw.wires))
                assert len({one["table"]["commitment"] for one in starts}) == 1
                assert (await draw.kinds())["started"] == 1

    asyncio.run(story())


def test_whoever_saw_the_seals_can_prove_the_game(server: ServerProcess) -> None:
    async def story() -> None:
        async with drawn(server) as draw:
            facts = (await draw.people[1].state(draw.table))["table"]
            for seat in (2, 0, 1):
                assert await draw.reveal(seat) == "granted"
            await play_by_post(draw.people, draw.table, random.Random(1))
            record = await draw.people[1].http.get(f"/api/tables/{draw.table}/record")
            claims = Claims(
                published=facts["commitment"],
                entropies={1: draw.entropies[1]},
                seals={seat: one["seal"] for seat, one in enumerate(facts["seats"])},
            )
            steps = prove(record.json(), claims).steps
            assert all(step.holds for step in steps)
            assert {"published", "entropy", "sealed"} <= {step.name for step in steps}

    asyncio.run(story())


def test_no_byte_of_another_entropy_is_sent_before_the_last_is_shown(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with drawn(server) as draw:
            for seat in (0, 1):
                assert await draw.reveal(seat) == "granted"
            for who, wire in enumerate(draw.wires):
                # Those who have not revealed theirs try to read everything.
                assert await wire.ask("say", seat=who, text="ready?") == "granted"
                page = (await draw.people[who].http.get(f"/api/tables/{draw.table}")).content
                others = [one for seat, one in enumerate(draw.entropies) if seat != who]
                for one in others:
                    assert one.encode() not in wire.received
                    assert one.encode() not in page
            assert await draw.reveal(2) == "granted"
            start = await draw.wires[2].until_playing()
            assert [seat["entropy"] for seat in start["table"]["seats"]] == draw.entropies

    asyncio.run(story())


def test_cheats_are_refused_and_the_draw_goes_on(server: ServerProcess) -> None:
    async def story() -> None:
        async with drawn(server) as draw:
            assert await draw.reveal(0) == "granted"
            number = (await draw.people[0].state(draw.table))["number"]
            cheat = draw.wires[2]
            own, seal = draw.entropies[2], fairness.seal(FORGED)
            tried: list[tuple[str, dict[str, Any], str]] = [
                ("reveal", {"seat": 2, "entropy": FORGED}, "seal"),
                ("reveal", {"seat": 2, "entropy": draw.entropies[0]}, "seal"),
                ("reveal", {"seat": 2, "entropy": fairness.seal(own)[:32]}, "seal"),
                ("reveal", {"seat": 2, "entropy": f"{own[:-1]}G"}, "bad_input"),
                ("reveal", {"seat": 2, "entropy": own + "00"}, "malformed"),
                ("reveal", {"seat": 1, "entropy": draw.entropies[1]}, "not_yours"),
                ("reveal", {"seat": 0, "entropy": draw.entropies[0]}, "not_yours"),
                ("seal", {"seat": 2, "seal": seal}, "stale"),
                ("seal", {"seat": 0, "seal": seal}, "not_yours"),
                ("join", {"name": "Cyd", "seat": 0, "entropy": FORGED}, "taken"),
                ("join", {"name": "Cyd", "seat": 2, "seal": seal}, "yours"),
                ("start", {}, "not_host"),
                ("free", {"seat": 0}, "not_host"),
            ]
            refusals = [(do, fields, await cheat.ask(do, **fields)) for do, fields, _ in tried]
            assert refusals == tried
            assert (await draw.people[0].state(draw.table))["number"] == number
            assert await draw.reveal(1) == "granted"
            assert await draw.reveal(2) == "granted"
            start = await cheat.until_playing()
            assert [seat["entropy"] for seat in start["table"]["seats"]] == draw.entropies

    asyncio.run(story())


def test_many_answers_in_one_packet_count_once(server: ServerProcess) -> None:
    async def story() -> None:
        async with drawn(server) as draw:
            true = {"do": "reveal", "seat": 2, "entropy": draw.entropies[2]}
            wire = draw.wires[2]
            wire.send(
                {**true, "id": "forged", "entropy": FORGED},
                {**true, "id": "true"},
                {**true, "id": "true"},
                {**true, "id": "late"},
            )
            names = ("forged", "true", "true", "late")
            answers = [await wire.answer(name) for name in names]
            assert list(map(outcome, answers)) == ["seal", "granted", "granted", "stale"]
            assert answers[1]["number"] == answers[2]["number"], "sent again, done once"
            assert (await draw.kinds())["revealed"] == 1

    asyncio.run(story())


def test_whoever_leaves_to_spoil_a_deal_has_learned_nothing_about_the_next(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with drawn(server) as draw:
            for seat in (0, 1):
                assert await draw.reveal(seat) == "granted"
            assert await draw.wires[2].ask("leave", seat=2) == "granted"
            old = draw.entropies[:2]
            for seat in (0, 1):
                assert await draw.reveal(seat) == "stale"
                draw.entropies[seat] = secrets.token_hex(16)
                seal = fairness.seal(draw.entropies[seat])
                assert await draw.wires[seat].ask("seal", seat=seat, seal=seal) == "granted"
            draw.entropies[2] = await draw.people[2].join_sealed(draw.table)
            assert await asyncio.gather(*map(draw.reveal, range(3))) == ["granted"] * 3
            start = await draw.wires[0].until_playing()
            assert [seat["entropy"] for seat in start["table"]["seats"]] == draw.entropies
            for one in old:
                assert one.encode() not in draw.wires[2].received, "the spoilt draw stays secret"

    asyncio.run(story())


def test_a_draw_survives_a_server_that_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    async def story() -> None:
        with ServerProcess(tmp_path, postgres.new_database()) as server:
            async with people(server, *NAMES) as everyone:
                table = await everyone[0].create(**PLAN)
                entropies = [await one.join_sealed(table) for one in everyone]
                for seat in (0, 1):
                    shown = {"seat": seat, "entropy": entropies[seat]}
                    assert (await everyone[seat].ask(table, "reveal", **shown)).is_success
                server.kill()
                server.start()
                state = await everyone[2].state(table)
                assert state["table"]["draw"] == {"reveal": [2], "seal": []}
                forged = await everyone[2].ask(table, "reveal", seat=2, entropy=FORGED)
                assert forged.json()["error"]["code"] == "seal"
                last = await everyone[2].ask(table, "reveal", seat=2, entropy=entropies[2])
                assert last.is_success
                seats = (await everyone[0].state(table))["table"]["seats"]
                assert [seat["entropy"] for seat in seats] == entropies

    asyncio.run(story())


def test_the_last_two_may_reveal_at_different_servers(tmp_path: Path, postgres: Postgres) -> None:
    """Both find the other's share missing; the second writer decides again, and begins."""

    async def story() -> None:
        url = postgres.new_database()
        with ServerProcess(tmp_path, url) as here, ServerProcess(tmp_path, url) as there:
            for _ in range(TIMES):
                async with people(here, *NAMES) as everyone:
                    table = await everyone[0].create(**PLAN)
                    entropies = [await one.join_sealed(table) for one in everyone]
                    for one, place in zip(everyone, (here, here, there), strict=True):
                        one.http.base_url = place.url
                    answers = await asyncio.gather(
                        *(
                            one.ask(table, "reveal", seat=seat, entropy=entropies[seat])
                            for seat, one in enumerate(everyone)
                        )
                    )
                    assert [one.status_code for one in answers] == [200] * 3
                    states = [await one.state(table) for one in everyone]
                    for state in states:
                        kinds = Counter(item["kind"] for item in state["items"])
                        assert (kinds["revealed"], kinds["started"]) == (3, 1)
                        shown = [seat["entropy"] for seat in state["table"]["seats"]]
                        assert shown == entropies

    asyncio.run(story())
