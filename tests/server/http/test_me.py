"""Identities without accounts: cookies that scripts can't read, and recovery links."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, ServerProcess, people, stranger
from tests.server.services import Postgres

_NEVER_REACHED = 10**9


def test_a_browser_becomes_known_by_a_cookie_that_scripts_cannot_read(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with stranger(server) as eve:
            assert (await eve.http.get("/api/me")).json() == {"name": None}
            response = await eve.http.post("/api/me", json={"name": "  Eve  "})
            assert response.json() == {"name": "Eve"}
            cookie = response.headers["set-cookie"].lower()
            for flag in ("httponly", "samesite=lax", "path=/", "max-age=31536000"):
                assert flag in cookie
            assert "secure" not in cookie, "this server is not reached by HTTPS"
            assert (await eve.http.get("/api/me")).json() == {"name": "Eve"}
            again = await eve.http.post("/api/me", json={"name": "Eva"})
            assert "set-cookie" not in again.headers
            assert (await eve.http.get("/api/me")).json() == {"name": "Eva"}

    asyncio.run(story())


@pytest.mark.slow
def test_behind_https_the_cookie_is_only_for_https(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async def story(server: ServerProcess) -> None:
        async with stranger(server) as eve:
            response = await eve.http.post("/api/me", json={"name": "Eve"})
            cookie = response.headers["set-cookie"]
            assert cookie.startswith("__Host-cardtown=")
            assert "secure" in cookie.lower()
            token = cookie.partition("=")[2].partition(";")[0]
            for name in ("__Host-cardtown", "cardtown"):  # it may be from before HTTPS
                known = await eve.http.get("/api/me", headers={"Cookie": f"{name}={token}"})
                assert known.json() == {"name": "Eve"}
                assert known.headers["set-cookie"].startswith(f"__Host-cardtown={token};")
            assert response.headers["strict-transport-security"] == "max-age=31536000"
            forgotten = await eve.http.post("/api/me/forget")
            ended = forgotten.headers.get_list("set-cookie")
            assert [one.partition("=")[0] for one in ended] == ["__Host-cardtown", "cardtown"]
            assert all("secure" in one.lower() for one in ended)

    folder = tmp_path_factory.mktemp("https")
    with ServerProcess(folder, env={"CARDTOWN_PUBLIC_URL": "https://cards.example"}) as server:
        asyncio.run(story(server))


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb", "a\x00b", "\U000e0041"])
def test_a_name_that_would_not_show_is_refused(server: ServerProcess, name: str) -> None:
    async def story() -> None:
        async with stranger(server) as eve:
            response = await eve.http.post("/api/me", json={"name": name})
            assert (response.status_code, response.json()["error"]["code"]) == (422, "name")
            assert "set-cookie" not in response.headers

    asyncio.run(story())


@pytest.mark.parametrize("cookie", ["", "x", "x" * 43, "x" * 10_000, "é", "a=b; cardtown=c"])
def test_an_unknown_cookie_belongs_to_a_stranger(server: ServerProcess, cookie: str) -> None:
    async def story() -> None:
        async with stranger(server) as eve:
            headers = {b"Cookie": f"cardtown={cookie}".encode()}
            response = await eve.http.get("/api/me", headers=headers)
            assert (response.status_code, response.json()) == (200, {"name": None})

    asyncio.run(story())


def test_a_recovery_link_makes_another_browser_the_same_person(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as phone:
            table = await ada.create()
            await ada.join(table)
            link = (await ada.http.post("/api/me/recovery")).json()["token"]
            response = await phone.http.post("/api/me/recover", json={"token": link})
            assert response.json() == {"name": "Ada"}
            assert phone.http.cookies["cardtown"] != ada.http.cookies["cardtown"]
            for browser in (ada, phone):
                assert (await browser.state(table))["seat"] == 0

    asyncio.run(story())


def test_a_new_recovery_link_ends_the_old_one(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as eve:
            old = (await ada.http.post("/api/me/recovery")).json()["token"]
            new = (await ada.http.post("/api/me/recovery")).json()["token"]
            assert await _recovers(eve, new)
            assert not await _recovers(eve, old)
            assert not await _recovers(eve, ada.http.cookies["cardtown"])
            assert not await _recovers(eve, "")

    async def _recovers(who: Person, token: str) -> bool:
        response = await who.http.post("/api/me/recover", json={"token": token})
        if response.status_code != 200:
            assert (response.status_code, response.json()["error"]["code"]) == (403, "key")
        return response.status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize("path", ["/api/me/recovery", "/api/me/forget-elsewhere"])
def test_a_stranger_makes_no_recovery_link_and_signs_nobody_out(
    server: ServerProcess, path: str
) -> None:
    async def story() -> None:
        async with stranger(server) as eve:
            response = await eve.http.post(path)
            assert (response.status_code, response.json()["error"]["code"]) == (401, "unknown")

    asyncio.run(story())


def test_a_browser_that_forgets_is_a_stranger_again(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            cookies = dict(ada.http.cookies)
            assert (await ada.http.post("/api/me/forget")).json() == {"name": None}
            assert (await ada.http.get("/api/me")).json() == {"name": None}
            ada.http.cookies.update(cookies)
            assert (await ada.http.get("/api/me")).json() == {"name": None}, "a copied cookie"

    asyncio.run(story())


def test_a_browser_that_forgets_ends_its_live_connections_and_no_others(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create()
            await ada.join(table)
            async with ada.live(table) as line, bo.live(table) as other:
                await line.update()
                await ada.http.post("/api/me/forget")
                with pytest.raises(ConnectionClosed) as closed:
                    await line.ask("say", seat=0, text="still here")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
                assert await other.ask("look", seat=None), "the others go on"

    asyncio.run(story())


def test_a_browser_that_used_a_stolen_link_is_disconnected(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo), stranger(server) as thief:
            table = await ada.create()
            await ada.join(table)
            stolen = {"token": (await ada.http.post("/api/me/recovery")).json()["token"]}
            assert (await thief.http.post("/api/me/recover", json=stolen)).json()["name"] == "Ada"
            async with ada.live(table) as own, thief.live(table) as theirs, bo.live(table) as other:
                await theirs.update()
                answer = await ada.http.post("/api/me/forget-elsewhere")
                assert answer.json() == {"name": "Ada"}
                with pytest.raises(ConnectionClosed):
                    await theirs.ask("say", seat=0, text="I am Ada")
                assert await own.ask("say", seat=0, text="I am"), "this browser goes on"
                assert await other.ask("look", seat=None), "and so do other people"
            assert (await thief.http.get("/api/me")).json() == {"name": None}
            assert (await thief.http.post("/api/me/recover", json=stolen)).status_code == 403
            assert (await ada.http.get("/api/me")).json() == {"name": "Ada"}
            assert (await bo.http.get("/api/me")).json() == {"name": "Bo"}

    asyncio.run(story())


def test_a_browser_connected_to_another_server_is_disconnected_too(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()

    async def story(here: ServerProcess, there: ServerProcess) -> None:
        async with people(here, "Ada") as (ada,), stranger(there) as thief:
            table = await ada.create()
            await ada.join(table)
            stolen = {"token": (await ada.http.post("/api/me/recovery")).json()["token"]}
            await thief.http.post("/api/me/recover", json=stolen)
            async with ada.live(table) as own, thief.live(table) as theirs:
                await theirs.update()
                await ada.http.post("/api/me/forget-elsewhere")
                with pytest.raises(ConnectionClosed) as closed:
                    await theirs.update(_NEVER_REACHED)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.reason == "this browser was forgotten"
                assert await own.ask("say", seat=0, text="I am Ada")

    with ServerProcess(tmp_path, url) as here, ServerProcess(tmp_path, url) as there:
        asyncio.run(story(here, there))
        assert not here.stumbles
        assert not there.stumbles
