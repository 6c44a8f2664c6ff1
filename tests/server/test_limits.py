"""Limits: how often a client may ask, and how much of everything it may use."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from cardtown.core import BadInput
from cardtown.server.errors import Refused, TooMany
from cardtown.server.limits import ConnectionLimit, FairQueue, RateLimit
from cardtown.server.settings import Limits, Settings
from tests.server.harness import Person, ServerProcess, stranger

STRICT = {
    "CARDTOWN_RATE": "0",
    "CARDTOWN_BURST": "12",
    "CARDTOWN_INTRODUCTIONS": "2",
    "CARDTOWN_OPEN_TABLES": "2",
    "CARDTOWN_CONNECTIONS": "2",
    "CARDTOWN_ADDRESS_SHARES": "2",
}
"""Buckets are never refilled, so that the tests need no clock."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("strict"), env=STRICT) as running:
        yield running
        assert not running.stumbles


def from_address(who: Person, address: str) -> Person:
    """Give a client its own address, as named by a proxy."""
    who.http.headers["X-Forwarded-For"] = address
    return who


# --- pure ----------------------------------------------------------------------------------------


def test_a_rate_lets_a_burst_through_and_then_as_much_as_grows_back() -> None:
    now = [0.0]
    rate = RateLimit(per_second=2, burst=3, clock=lambda: now[0])
    for _ in range(3):
        rate.take("ada")
    with pytest.raises(TooMany):
        rate.take("ada")
    rate.take("bo")
    now[0] = 0.5
    rate.take("ada")
    with pytest.raises(TooMany):
        rate.take("ada")
    now[0] = 1000
    for _ in range(3):
        rate.take("ada")
    with pytest.raises(TooMany):
        rate.take("ada")


def test_a_rate_counts_amounts() -> None:
    now = [0.0]
    rate = RateLimit(per_second=10, burst=100, clock=lambda: now[0])
    rate.take("ada", 90)
    with pytest.raises(TooMany):
        rate.take("ada", 20)
    rate.take("ada", 10)
    now[0] = 2.0
    rate.take("ada", 20)


def test_refused_requests_use_up_nothing() -> None:
    now = [0.0]
    rate = RateLimit(per_second=1, burst=1, clock=lambda: now[0])
    rate.take("ada")
    for _ in range(100):
        with pytest.raises(TooMany):
            rate.take("ada")
    now[0] = 1.0
    rate.take("ada")


def test_a_rate_limit_forgets_the_least_recent_of_very_many_clients() -> None:
    rate = RateLimit(per_second=0, burst=1, clock=lambda: 0.0)
    for number in range(60_000):
        rate.take(str(number))
    with pytest.raises(TooMany):
        rate.take("10000")  # the first of the 50,000 that are remembered
    rate.take("9999")
    with pytest.raises(TooMany):
        rate.take("59999")


def test_connections_are_counted_while_they_are_open() -> None:
    connections = ConnectionLimit(each=2, everybody=3)
    with connections.one_more("ada"), connections.one_more("ada"):
        with pytest.raises(Refused, match="close one"), connections.one_more("ada"):
            pass
        with (
            connections.one_more("bo"),
            pytest.raises(Refused, match="full"),
            connections.one_more("cyd"),
        ):
            pass
    with connections.one_more("ada"), connections.one_more("ada"):
        pass
    assert not connections._open


def test_a_connection_that_fails_is_no_longer_counted() -> None:
    connections = ConnectionLimit(each=1, everybody=1)
    with pytest.raises(ZeroDivisionError), connections.one_more("ada"):
        raise ZeroDivisionError
    with connections.one_more("ada"):
        pass


class Clients:
    """Clients of a queue, and the order in which they are served."""

    def __init__(self, each: int = 50, everybody: int = 50) -> None:
        self.queue = FairQueue(each, everybody)
        self.served: list[str] = []

    async def want(self, client: str) -> None:
        """Do a job for an address, or for a person at an address: `house/ada`."""
        async with self.queue.turn(*client.split("/")):
            self.served.append(client)
            await asyncio.sleep(0)

    async def line_up(self, *clients: str) -> list[asyncio.Task[None]]:
        """Start a job for each, and return when all of them wait."""
        tasks = [asyncio.create_task(self.want(client)) for client in clients]
        await asyncio.sleep(0)
        return tasks


def test_clients_have_turns_even_if_one_of_them_wants_much() -> None:
    async def story() -> None:
        clients = Clients()
        async with clients.queue.turn("eve"):
            tasks = await clients.line_up("eve", "eve", "eve", "eve", "bo", "cyd", "bo")
        await asyncio.gather(*tasks)
        assert clients.served == ["bo", "cyd", "eve", "bo", "eve", "eve", "eve"]
        await clients.want("eve")

    asyncio.run(story())


def test_addresses_have_turns_and_so_have_the_people_of_each() -> None:
    async def story() -> None:
        clients = Clients()
        crowd = [f"crowd/{name}" for name in ("ada", "ada", "ada", "bo", "cyd")]
        async with clients.queue.turn("crowd", "ada"):
            tasks = await clients.line_up(*crowd, "house/dan", "house/dan")
        await asyncio.gather(*tasks)
        people = [client.rpartition("/")[2] for client in clients.served]
        assert people == ["dan", "bo", "dan", "cyd", "ada", "ada", "ada"]

    asyncio.run(story())


def test_what_is_urgent_comes_first_even_if_it_became_so_while_it_waited() -> None:
    async def story() -> None:
        queue = FairQueue(50, 50)
        served: list[str] = []
        watched: set[str] = set()

        async def want(table: str) -> None:
            async with queue.turn("house", urgent=lambda: table in watched):
                served.append(table)

        async with queue.turn("house"):
            tasks = [asyncio.create_task(want(table)) for table in ("first", "second", "third")]
            await asyncio.sleep(0)
            watched.add("third")
        await asyncio.gather(*tasks)
        assert served == ["third", "first", "second"]

    asyncio.run(story())


def test_a_queue_does_several_jobs_at_once() -> None:
    async def story() -> None:
        queue = FairQueue(50, 50, at_once=2)
        async with queue.turn("ada"), queue.turn("ada"):
            waits = asyncio.create_task(queue.turn("bo").__aenter__())
            await asyncio.sleep(0)
            assert not waits.done()
        await waits

    asyncio.run(story())


def test_a_limited_number_of_jobs_waits() -> None:
    async def story() -> None:
        clients = Clients(each=2, everybody=3)
        async with clients.queue.turn("eve"):
            tasks = await clients.line_up("eve", "eve")
            with pytest.raises(TooMany, match="wait for an answer"):
                await clients.want("eve")
            tasks += await clients.line_up("bo")
            with pytest.raises(Refused, match="try again") as full:
                await clients.want("cyd")
            assert full.value.code == "busy"
        await asyncio.gather(*tasks)
        assert clients.served == ["bo", "eve", "eve"]

    asyncio.run(story())


def test_a_cancelled_job_is_skipped() -> None:
    async def story() -> None:
        clients = Clients()
        async with clients.queue.turn("eve"):
            gone, *tasks = await clients.line_up("ada", "bo")
            gone.cancel()
        await asyncio.gather(*tasks)
        assert clients.served == ["bo"]

    asyncio.run(story())


def test_a_job_cancelled_as_its_turn_comes_passes_it_on() -> None:
    async def story() -> None:
        clients = Clients()
        async with clients.queue.turn("eve"):
            gone, *tasks = await clients.line_up("ada", "bo")
        gone.cancel()  # the turn is Ada's by now
        await asyncio.gather(*tasks)
        assert gone.cancelled()
        assert clients.served == ["bo"]

    asyncio.run(story())


def test_a_turn_that_fails_is_passed_on() -> None:
    async def story() -> None:
        clients = Clients()

        async def fail() -> None:
            async with clients.queue.turn("eve"):
                await asyncio.sleep(0)
                raise ZeroDivisionError

        failing = asyncio.create_task(fail())
        await asyncio.gather(*await clients.line_up("ada"))
        with pytest.raises(ZeroDivisionError):
            await failing
        await clients.want("bo")
        assert clients.served == ["ada", "bo"]

    asyncio.run(story())


def test_limits_come_from_the_environment() -> None:
    settings = Settings.from_environment({"CARDTOWN_BURST": "7", "CARDTOWN_CONNECTIONS": ""})
    assert (settings.limits.burst, settings.limits.connections) == (7, Limits().connections)


@pytest.mark.parametrize("text", ["x", "-1", "1.5", "１２", "9" * 10, " 1"])
def test_a_limit_that_is_not_a_whole_number_is_reported(text: str) -> None:
    with pytest.raises(BadInput, match="whole number"):
        Settings.from_environment({"CARDTOWN_BURST": text})


# --- at the server -------------------------------------------------------------------------------


def test_a_client_that_asks_too_often_must_wait_and_others_need_not(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as eve, stranger(strict) as bo:
            from_address(eve, "192.0.2.1")
            from_address(bo, "192.0.2.2")
            statuses = [(await eve.http.get("/api/games")).status_code for _ in range(15)]
            assert statuses == [200] * 12 + [429] * 3
            answer = await eve.http.get("/api/games")
            assert answer.json()["error"]["code"] == "too_many"
            assert answer.headers["retry-after"] == "1"
            assert (await bo.http.get("/api/games")).status_code == 200

    asyncio.run(story())


def test_what_makes_no_sense_counts_and_is_not_even_read(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as eve:
            from_address(eve, "192.0.2.8")
            json = {"Content-Type": "application/json"}
            statuses = [
                (await eve.http.post("/api/me", content=b"{", headers=json)).status_code
                for _ in range(15)
            ]
            assert statuses == [422] * 12 + [429] * 3

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "address"),
    [("/", "192.0.2.9"), ("/assets/none.js", "192.0.2.10"), ("/none", "192.0.2.11")],
)
def test_pages_and_files_count_for_the_address(
    strict: ServerProcess, path: str, address: str
) -> None:
    async def story() -> None:
        async with stranger(strict) as eve:
            from_address(eve, address)
            statuses = [(await eve.http.get(path)).status_code for _ in range(26)]
            assert 429 not in statuses[:24]
            assert statuses[24:] == [429, 429]

    asyncio.run(story())


def test_people_of_one_address_share_what_an_address_may_ask(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as ada, stranger(strict) as bo:
            await from_address(ada, "192.0.2.12").introduce()
            await from_address(bo, "192.0.2.12").introduce()
            statuses = [
                (await one.http.get("/api/games")).status_code
                for one in (ada, bo)
                for _ in range(12)
            ]
            assert statuses == [200] * 22 + [429] * 2

    asyncio.run(story())


def test_a_network_of_ipv6_counts_as_one_address(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as eve:
            statuses = []
            for number in range(15):
                from_address(eve, f"2001:db8::{number:x}")
                statuses.append((await eve.http.get("/api/games")).status_code)
            assert statuses == [200] * 12 + [429] * 3
            from_address(eve, "2001:db8:0:1::1")
            assert (await eve.http.get("/api/games")).status_code == 200

    asyncio.run(story())


def test_messages_count_like_requests_even_nonsense(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as ada:
            await from_address(ada, "192.0.2.3").introduce()
            table = await ada.create()
            async with ada.live(table) as line:
                answers = []
                for _ in range(12):
                    await line._socket.send("nonsense")
                    while (message := await line.next())["type"] == "update":
                        pass
                    answers.append(message["error"]["code"])
            # One of the twelve made the table, and one the connection.
            assert answers == ["malformed"] * 10 + ["too_many"] * 2

    asyncio.run(story())


def test_an_address_makes_a_limited_number_of_new_people(strict: ServerProcess) -> None:
    async def story() -> None:
        codes = []
        for _ in range(3):
            async with stranger(strict) as new:
                from_address(new, "192.0.2.4")
                codes.append((await new.http.post("/api/me", json={"name": "New"})).status_code)
        assert codes == [200, 200, 429]

    asyncio.run(story())


def test_recovery_links_cannot_be_guessed_at_leisure(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as eve:
            from_address(eve, "192.0.2.5")
            codes = [
                (await eve.http.post("/api/me/recover", json={"token": f"{n}"})).status_code
                for n in range(4)
            ]
            assert codes == [403, 403, 429, 429]

    asyncio.run(story())


def test_a_host_has_a_limited_number_of_open_tables(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as ada:
            await from_address(ada, "192.0.2.6").introduce()
            plan = {"game": "card-city", "seats": [{}]}
            first = await ada.create(**plan)
            await ada.create(**plan)
            third = await ada.http.post("/api/tables", json=plan)
            assert (third.status_code, third.json()["error"]["code"]) == (422, "open_tables")
            await ada.ask(first, "close")
            both = [ada.http.post("/api/tables", json=plan) for _ in range(2)]
            assert sorted([one.status_code for one in await asyncio.gather(*both)]) == [200, 422]
            last = next(iter((await ada.http.get("/api/tables")).json()))["table"]["id"]
            await ada.ask(last, "close")
            await ada.create(**plan)

    asyncio.run(story())


def test_a_person_has_a_limited_number_of_connections(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as ada:
            await from_address(ada, "192.0.2.7").introduce()
            table = await ada.create()
            async with ada.live(table) as one, ada.live(table) as two:
                await one.update()
                await two.update()
                async with ada.live(table) as third:
                    assert (await third.next())["error"]["code"] == "connections"
                    with pytest.raises(ConnectionClosed) as refused:
                        await third.next()
                assert refused.value.rcvd is not None
                assert refused.value.rcvd.code == 1013, "it may try again later"
            async with ada.live(table) as again:
                await again.update()

    asyncio.run(story())


def test_an_address_has_a_limited_number_of_connections(strict: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(strict) as ada, stranger(strict) as bo, stranger(strict) as cyd:
            await from_address(ada, "192.0.2.13").introduce()
            await from_address(bo, "192.0.2.13").introduce()
            table = await ada.create()
            async with (
                ada.live(table) as one,
                ada.live(table) as two,
                bo.live(table) as three,
                bo.live(table) as four,
            ):
                for line in (one, two, three, four):
                    await line.update()
                async with from_address(cyd, "192.0.2.13").live(table) as fifth:
                    assert (await fifth.next())["error"]["code"] == "connections"
                async with from_address(cyd, "192.0.2.14").live(table) as elsewhere:
                    await elsewhere.update()

    asyncio.run(story())


def test_a_message_that_is_too_large_ends_only_its_connection(server: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(server) as ada:
            await ada.introduce()
            table = await ada.create()
            async with ada.live(table) as stays, ada.live(table) as goes:
                await goes._socket.send("x" * 4_097)
                with pytest.raises(ConnectionClosed) as closed:
                    await goes.update(number=1000)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                assert (await stays.ask("start"))["error"]["code"] == "empty_seat"

    asyncio.run(story())
