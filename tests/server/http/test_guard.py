"""The guard before every request: size, origin, and security headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cardtown.server.app import make_app
from cardtown.server.settings import Settings
from tests.server.harness import PATIENCE_S, ServerProcess, people, stranger

CAREFUL = {
    "content-security-policy": "default-src 'self'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def assert_careful(response: httpx.Response) -> None:
    for name, value in CAREFUL.items():
        assert response.headers.get_list(name), name
        assert response.headers[name].startswith(value)
        assert len(response.headers.get_list(name)) == 1, name
    assert "access-control-allow-origin" not in response.headers


@pytest.mark.parametrize(
    ("method", "path", "headers", "content", "status"),
    [
        ("GET", "/api/games", {}, b"", 200),
        ("GET", "/api/openapi.json", {}, b"", 200),
        ("GET", "/", {}, b"", 200),
        ("GET", "/api/tables", {}, b"", 401),
        ("GET", "/api/tables/none", {}, b"", 404),
        ("DELETE", "/api/games", {}, b"", 405),
        ("POST", "/api/me", {}, b"{", 422),
        ("POST", "/api/me", {}, b"x" * 100_001, 413),
        ("POST", "/api/me", {"Origin": "https://evil.example"}, b"{}", 403),
    ],
)
def test_every_answer_has_the_security_headers(
    server: ServerProcess,
    method: str,
    path: str,
    headers: dict[str, str],
    content: bytes,
    status: int,
) -> None:
    async def story() -> None:
        async with stranger(server) as eve:
            response = await eve.http.request(method, path, headers=headers, content=content)
            assert response.status_code == status
            assert_careful(response)

    asyncio.run(story())


def test_even_an_unforeseen_failure_has_them_and_gives_nothing_away(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db"))

    def fail() -> None:
        raise RuntimeError("a secret")

    app.router.routes.insert(0, APIRoute("/api/broken", fail))

    async def story() -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://test") as client,
        ):
            response = await client.get("/api/broken")
            assert response.status_code == 500
            assert response.json()["error"]["code"] == "failure"
            assert "secret" not in response.text
            assert_careful(response)

    asyncio.run(story())


# --- origin --------------------------------------------------------------------------------------

FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example#127.0.0.1:{port}",
    "http://evil@127.0.0.1:{port}",
    "null",
    "",
    "127.0.0.1:{port}",
    "http://[",
    "http://[::1",
    "é",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_can_ask_for_nothing_in_a_persons_name(
    server: ServerProcess, origin: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            named = origin.format(port=server.port)
            headers = {b"Origin": named.encode()}
            before = await ada.state(table)
            for path in ("/api/tables", "/api/me/forget", f"/api/tables/{table}/requests"):
                response = await ada.http.post(path, json={"do": "close"}, headers=headers)
                assert (response.status_code, response.json()["error"]["code"]) == (
                    403,
                    "turned_away",
                )
            assert await ada.state(table) == before
            if not named.isascii():
                return
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            cookie = f"cardtown={ada.http.cookies['cardtown']}"
            with pytest.raises(InvalidStatus) as refused:
                async with connect(
                    url,
                    additional_headers={"Cookie": cookie, "Origin": named},
                    open_timeout=PATIENCE_S,
                ):
                    pass
            assert refused.value.response.status_code == 403

    asyncio.run(story())


def test_the_servers_own_pages_may_ask(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            headers = {"Origin": server.url}
            response = await ada.http.post("/api/me", json={"name": "Eva"}, headers=headers)
            assert response.status_code == 200
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            async with connect(url, additional_headers=headers, open_timeout=PATIENCE_S) as line:
                assert await line.recv()

    asyncio.run(story())


@pytest.mark.slow
def test_behind_a_proxy_the_public_address_counts_and_no_other(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async def story(server: ServerProcess) -> None:
        async with stranger(server) as eve:
            for origin, status in (
                ("https://cards.example", 200),
                ("HTTPS://CARDS.EXAMPLE", 200),
                (server.url, 403),
                ("http://cards.example", 403),
                ("https://cards.example.evil.example", 403),
            ):
                response = await eve.http.post(
                    "/api/me", json={"name": "Eve"}, headers={"Origin": origin}
                )
                assert response.status_code == status, origin

    folder = tmp_path_factory.mktemp("proxied")
    with ServerProcess(folder, env={"CARDTOWN_PUBLIC_URL": "https://cards.example"}) as server:
        asyncio.run(story(server))


# --- size ----------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused_with_and_without_its_length(
    server: ServerProcess,
) -> None:
    async def parts(count: int) -> AsyncIterator[bytes]:
        for _ in range(count):
            yield b" " * 10_000

    async def story() -> None:
        async with stranger(server) as eve:
            known = await eve.http.post("/api/me", content=b" " * 100_001)
            assert known.status_code == 413
            unknown = await eve.http.post("/api/me", content=parts(11))
            assert unknown.status_code == 413
            small = await eve.http.post("/api/me", content=parts(9))
            assert small.status_code == 422

    asyncio.run(story())


def test_a_body_in_parts_is_read_as_one(server: ServerProcess) -> None:
    async def parts() -> AsyncIterator[bytes]:
        yield b'{"name":'
        yield b'"Eve"}'

    async def story() -> None:
        async with stranger(server) as eve:
            response = await eve.http.post(
                "/api/me", content=parts(), headers={"Content-Type": "application/json"}
            )
            assert response.json() == {"name": "Eve"}

    asyncio.run(story())


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 99999999999999999999999999",
        b"Content-Length: " + b"9" * 5000,
        b"Content-Length: -1",
        b"Content-Length: 1\r\nContent-Length: 2",
        b"Content-Length: 1\r\nTransfer-Encoding: chunked",
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        b"X-Long: " + b"x" * 200_000,
        b"Cookie: " + b"a=b; " * 10_000,
        b"\x00: 1",
    ],
)
def test_malicious_headers_end_in_a_refusal_or_a_closed_connection(
    server: ServerProcess, head: bytes
) -> None:
    async def story() -> None:
        answer = await _answer_to(
            server,
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            + head
            + b"\r\n\r\n0\r\n\r\n",
        )
        assert not answer or answer.startswith(b"HTTP/1.1 4")
        async with stranger(server) as eve:
            assert (await eve.http.get("/api/games")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/pyproject.toml"]
)
def test_no_file_outside_the_pages_can_be_fetched(server: ServerProcess, path: str) -> None:
    async def story() -> None:
        request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        answer = await _answer_to(server, request.encode())
        assert answer.startswith(b"HTTP/1.1")
        assert b"root:" not in answer
        assert b"[project]" not in answer

    asyncio.run(story())


async def _answer_to(server: ServerProcess, request: bytes) -> bytes:
    """Everything that a plain socket receives until it ends; nothing if it breaks off."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        return await reader.read()
    except OSError:
        return b""
    finally:
        writer.close()
