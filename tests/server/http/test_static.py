"""The web table's files as they are sent: which may be kept, compressed, or run WebAssembly."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.staticfiles import StaticFiles

from cardtown.server.http.static import PAGES, web_table
from tests.server.harness import PATIENCE_S, ServerProcess

SCRIPT = b"export const cards = 108;\n" * 100
SMALLEST = b"compressed by brotli"
"""Python can't read or write brotli, and the server passes the bytes on as they are."""
_WORKERS = ("assets/python.worker-1.js", "assets/rules.worker-1.js")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody who reads the files of a small web table as they come."""
    folder = tmp_path_factory.mktemp("web")
    files = folder / "static"
    (files / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/main-1.js", *_WORKERS):
        (files / name).write_bytes(SCRIPT)
        (files / f"{name}.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
        (files / f"{name}.br").write_bytes(SMALLEST)
    (files / "assets" / "alone-1.js").write_bytes(SCRIPT)
    with (
        ServerProcess(folder, env={"CARDTOWN_WEB_FOLDER": str(files)}) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE_S) as reader,
    ):
        yield reader
        assert not server.stumbles


def length(response: httpx.Response) -> int:
    """How many bytes were sent."""
    return int(response.headers["content-length"])


@pytest.mark.parametrize("path", ["/", "/lobby", "/sw.js", "/assets/main-1.js"])
def test_a_compressed_copy_is_sent_to_clients_that_accept_it(
    client: httpx.Client, path: str
) -> None:
    small = client.get(path, headers={"Accept-Encoding": "deflate, gzip;q=1.0"})
    large = client.get(path, headers={"Accept-Encoding": "identity"})
    assert small.content == large.content == SCRIPT
    assert (small.headers["content-encoding"], length(small) < 200) == ("gzip", True)
    assert ("content-encoding" in large.headers, length(large)) == (False, len(SCRIPT))
    assert small.headers["content-type"] == large.headers["content-type"]
    assert small.headers["vary"] == large.headers["vary"] == "Accept-Encoding"
    assert small.headers["etag"] != large.headers["etag"]


def test_the_smallest_copy_is_sent_to_clients_that_accept_it(client: httpx.Client) -> None:
    accepting = {"Accept-Encoding": "gzip, deflate, br"}
    with client.stream("GET", "/assets/main-1.js", headers=accepting) as response:
        assert response.headers["content-encoding"] == "br"
        assert b"".join(response.iter_raw()) == SMALLEST


def test_a_file_without_a_copy_is_sent_as_it_is(client: httpx.Client) -> None:
    response = client.get("/assets/alone-1.js", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in response.headers
    assert response.content == SCRIPT


def test_what_has_not_changed_is_not_sent_again(client: httpx.Client) -> None:
    first = client.get("/")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_only_files_named_by_their_contents_are_cached_for_ever(client: httpx.Client) -> None:
    assert "immutable" in client.get("/assets/main-1.js").headers["cache-control"]
    for path in ("/", "/lobby", "/sw.js"):
        assert client.get(path).headers["cache-control"] == "no-cache"


def test_only_the_workers_of_the_engine_may_run_webassembly(client: httpx.Client) -> None:
    def policy(path: str) -> str:
        (only,) = client.get(path).headers.get_list("content-security-policy")
        return only

    for worker in _WORKERS:
        assert "script-src 'self' 'wasm-unsafe-eval'" in policy(f"/{worker}")
    for path in ("/", "/scorepad/carson-city", "/sw.js", "/assets/main-1.js", "/api/games"):
        assert "wasm" not in policy(path)
        assert "worker-src 'self'" in policy(path)
        for worker in _WORKERS:
            assert policy(f"/{worker}").startswith(policy(path))


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/tables", "/table/x", "/replay/x?step=3", "/study", "/rules/card-city"]
)
def test_every_page_of_the_web_table_is_found(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/metrics", "/ready", "/x.php", "/.git/config", "/a/lobby"])
def test_other_addresses_show_the_table_to_people_and_404_to_programs(
    client: httpx.Client, path: str
) -> None:
    response = client.get(path)
    assert (response.status_code, response.content) == (404, SCRIPT)


def test_the_server_knows_the_pages_of_the_web_table() -> None:
    router = Path(__file__).parents[3] / "web" / "src" / "router.svelte.ts"
    named = re.findall(r'first === "([a-z-]+)"', router.read_text(encoding="utf-8"))
    assert named
    assert {".", *named} == PAGES


def test_a_file_of_an_older_build_is_not_found(client: httpx.Client) -> None:
    gone = client.get("/assets/main-0.js")
    assert gone.status_code == 404
    assert gone.headers["cache-control"] == "no-store", "it may come with the next deploy"


def test_a_page_that_is_being_replaced_is_missing_for_a_moment_only(tmp_path: Path) -> None:
    files = tmp_path / "static"
    (files / "assets").mkdir(parents=True)
    page = files / "index.html"
    page.write_text("<html><head></head></html>", "utf-8")
    with (
        ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(files)}) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE_S) as reader,
    ):
        away = page.rename(tmp_path / "away.html")
        for path in ("/", "/lobby", "/table/x", "/replay/x"):
            missing = reader.get(path)
            assert missing.status_code == 404, path
            assert missing.headers["cache-control"] == "no-store", path
        away.rename(page)
        for path in ("/", "/lobby", "/table/x", "/replay/x"):
            assert reader.get(path).status_code == 200, path
        assert not server.stumbles


def test_a_copy_that_is_just_removed_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new version is put in place between two looks at the folder."""
    (tmp_path / "index.html").write_bytes(SCRIPT)
    copy = tmp_path / "index.html.br"
    copy.write_bytes(SMALLEST)
    look = Path.stat

    def look_once(path: Path, **given: Any) -> os.stat_result:
        found = look(path, **given)
        if path == copy:
            path.unlink()
        return found

    monkeypatch.setattr(Path, "stat", look_once)
    pages = web_table(tmp_path)
    assert isinstance(pages, StaticFiles)
    page = tmp_path / "index.html"
    scope = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"br")]}
    for encoding in ("br", None):
        response = pages.file_response(page, look(page), scope)
        assert response.headers.get("content-encoding") == encoding


def test_a_shared_link_says_what_it_leads_to(tmp_path: Path) -> None:
    files = tmp_path / "static"
    files.mkdir()
    (files / "index.html").write_text("<html><head></head><body></body></html>", "utf-8")
    with (
        ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(files)}) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE_S) as reader,
    ):
        reader.post("/api/me", json={"name": 'Ada <"&'})
        plan = {"game": "card-city", "seats": [{}, {"kind": "bot:random", "name": "Wren"}]}
        table = reader.post("/api/tables", json=plan).json()["table"]["id"]
        entropy = {"do": "join", "name": 'Ada <"&', "entropy": "0" * 32}
        assert reader.post(f"/api/tables/{table}/requests", json=entropy).status_code == 200
        page = reader.get(f"/table/{table}", headers={"Accept-Language": "de-AT,en;q=0.5"})
        assert '<meta property="og:title" content="Card City" />' in page.text
        assert "Am Tisch: Ada &lt;&quot;&amp;, Wren" in page.text
        assert f"{server.url}/api/pictures/{table}.png" in page.text
        for path in ("/", "/replay/nobody"):
            start = reader.get(path)
            assert f'content="{server.url}/api/pictures/start.png"' in start.text
        again = reader.get("/", headers={"If-None-Match": reader.get("/").headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "og:title" not in reader.get("/lobby").text
