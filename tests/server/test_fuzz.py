"""Whatever is sent, the server answers as described, raises no error and stores nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.sampling import one_day_in, sample
from tests.server.harness import PATIENCE_S, ServerProcess, people

_OPERATIONS: Final = 8
"""How many of the operations are asked in one run."""
MEMORY_BYTES: Final = 24_000_000
"""How much the server's memory may grow with thousands of nonsensical messages."""


class Known(httpx.Client):
    """A person with a table, for requests one after the other."""

    table: str


@pytest.fixture(scope="module")
def known(server: ServerProcess) -> Iterator[Known]:
    with Known(base_url=server.url, timeout=PATIENCE_S) as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        plan = {"game": "card-city", "seats": [{}, {}], "visibility": "open"}
        made = client.post("/api/tables", json=plan).raise_for_status()
        client.table = made.json()["table"]["id"]
        for seat in (0, 1):
            client.post(
                f"/api/tables/{client.table}/requests",
                json={"do": "join", "name": "Ada", "entropy": "0" * 32, "seat": seat},
            ).raise_for_status()
        yield client


AS_DESCRIBED: Final = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.mark.slow
def test_every_request_of_the_description_is_answered_as_described(
    server: ServerProcess, known: Known
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=PATIENCE_S)
    found = list(schema.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found)
    assert len(operations) >= 15
    for operation in sample(operations, _OPERATIONS):

        @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case[Any]) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = known.table
            cookies = {"cardtown": known.cookies["cardtown"]}
            case.call_and_validate(cookies=cookies, checks=AS_DESCRIBED, timeout=PATIENCE_S)

        ask()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
DOINGS: Final = [
    *("join", "leave", "start", "play", "undo", "answer_undo", "free", "hand_over"),
    *("return", "say", "mute", "look"),
]
FIELDS: Final = [
    *("seat", "at", "action", "text", "request", "agreed", "whom", "muted"),
    *("name", "entropy", "key", "id"),
]
nearly_right = st.fixed_dictionaries(
    {"do": st.sampled_from(DOINGS) | anything},
    optional={name: st.integers(-1, 7) | st.text(max_size=10) | anything for name in FIELDS},
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(wanted=nearly_right | anything)
def test_no_body_makes_the_server_stumble(known: Known, wanted: Any) -> None:
    body = json.dumps(wanted).encode()
    for path in ("/api/tables", "/api/me", f"/api/tables/{known.table}/requests"):
        response = known.post(path, content=body, headers={"Content-Type": "application/json"})
        assert response.status_code < 500, response.text
        if response.status_code != 200:
            assert response.json()["error"]["code"]


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=st.binary(max_size=300))
def test_no_bytes_make_the_server_stumble(known: Known, body: bytes) -> None:
    for path in ("/api/me/recover", f"/api/tables/{known.table}/requests"):
        response = known.post(path, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= response.status_code < 500


def _live(server: ServerProcess, known: Known) -> Any:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{known.table}/live"
    headers = {"Cookie": f"cardtown={known.cookies['cardtown']}"}
    return connect(url, additional_headers=headers, max_size=None)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(wanted=st.lists(nearly_right | anything, min_size=1, max_size=8))
def test_no_message_makes_a_connection_stumble(
    server: ServerProcess, known: Known, wanted: list[Any]
) -> None:
    async def story() -> None:
        async with _live(server, known) as socket:
            for one in wanted:
                text = json.dumps(one)
                if len(text) < 4_000:
                    await socket.send(text)
            await socket.send(json.dumps({"do": "look", "seat": 0, "id": "the-last"}))
            while (answer := json.loads(await socket.recv())).get("id") != "the-last":
                assert answer["type"] in ("update", "granted", "refused")
            assert answer["type"] in ("granted", "refused")

    asyncio.run(story())


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(wanted=st.binary(max_size=5_000), text=st.booleans())
def test_no_bytes_make_a_connection_stumble(
    server: ServerProcess, known: Known, wanted: bytes, text: bool
) -> None:
    """Bytes that are not text end the connection, and so do too many; others are refused."""

    async def story() -> None:
        async with _live(server, known) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send(wanted, text=text)
                while (answer := json.loads(await socket.recv()))["type"] == "update":
                    pass
                assert answer["type"] == "refused"

    asyncio.run(story())


@pytest.mark.slow
@one_day_in(3, turn=1)
def test_thousands_of_nonsense_messages_leave_nothing_behind(server: ServerProcess) -> None:
    async def flood(count: int, rng: random.Random) -> None:
        async with people(server, "Eve") as (eve,):
            table = await eve.create()
            async with eve.live(table) as line:
                for n in range(count):
                    await line._socket.send(rng.randbytes(rng.randrange(400)).hex())
                    if n % 50 == 0:
                        await line.ask("look", seat=None)
            for _ in range(count // 10):
                await eve.http.post("/api/me", content=rng.randbytes(2_000))
                await eve.http.get(f"/api/tables/{rng.getrandbits(128):032x}")

    rng = random.Random(1)
    asyncio.run(flood(500, rng))
    before = server.memory
    asyncio.run(flood(3_000, rng))
    assert server.memory - before < MEMORY_BYTES
    assert not server.stumbles
