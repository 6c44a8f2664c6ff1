"""`cardtown serve`: where it listens, what it prints, and how it ends, in real processes."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit
from weakref import ReferenceType, ref

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect as live_connection
from websockets.sync.client import connect

from cardtown.server.live.protocols import HttpProtocol, LiveProtocol
from cardtown.server.serve import _listen, has_browser
from tests.server.harness import PATIENCE_S
from tests.server.services import needs

pytestmark = pytest.mark.slow

PROGRAM: Final = str(Path(sys.executable).with_name("cardtown"))
LAST_LINE: Final = "Ctrl-C ends it.\n"
BESIDE_A_BOT: Final = {
    "game": "card-city",
    "seats": [{"kind": "bot:easy"}, {"kind": "person"}],
    "auto_start": True,
}


class Ended(NamedTuple):
    """How a process ended, and its output that had not been read."""

    code: int
    output: str
    errors: str


class Running(NamedTuple):
    """A server that has printed its address."""

    process: subprocess.Popen[str]
    urls: Sequence[str]

    @property
    def port(self) -> int:
        port = urlsplit(self.urls[0]).port
        assert port is not None
        return port

    def end(self, how: signal.Signals) -> Ended:
        """Send a signal as a terminal does: to the server and all its children."""
        os.killpg(self.process.pid, how)
        return finish(self.process)


def start(
    folder: Path, *options: str, shell: Sequence[str] = (), **environment: str
) -> subprocess.Popen[str]:
    """A server with its tables in a folder, unless the options say otherwise."""
    return subprocess.Popen(
        [*shell, PROGRAM, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "CARDTOWN_DATABASE_URL": f"sqlite:///{folder}/tables.db",
            "CARDTOWN_WEB_FOLDER": str(page(folder)),
            **environment,
        },
        start_new_session=True,
    )


def page(folder: Path) -> Path:
    """A folder with a page in it, since these tests are not about the web table."""
    web = folder / "page"
    web.mkdir(exist_ok=True)
    (web / "index.html").write_text("<title>A table</title>")
    return web


def finish(process: subprocess.Popen[str]) -> Ended:
    output, errors = process.communicate(timeout=PATIENCE_S)
    return Ended(process.returncode, output, errors)


@contextmanager
def serving(
    folder: Path, *options: str, shell: Sequence[str] = (), **environment: str
) -> Iterator[Running]:
    """A server that listens."""
    process = start(folder, *options, shell=shell, **environment)
    try:
        assert process.stdout is not None
        lines = []
        while (line := process.stdout.readline()) != LAST_LINE:
            assert line, f"the server did not start: {finish(process)}"
            lines.append(line)
        yield Running(process, [re.findall(r"http://\S+", line)[0] for line in lines])
    finally:
        process.kill()
        process.communicate()


def assert_refused(ended: Ended, *words: str) -> None:
    """Exit code 2, one line on standard error, and nothing else."""
    assert ended.code == 2
    assert ended.output == ""
    assert re.fullmatch(r"cardtown: [^\n]+\n", ended.errors), ended.errors
    for each in words:
        assert each in ended.errors


# --- where it listens -----------------------------------------------------------------------------


@contextmanager
def port_in_use(port: int) -> Iterator[int]:
    """A port that is in use, by this test or by another program."""
    try:
        holder = socket.create_server(("127.0.0.1", port))
    except OSError:
        yield port
        return
    with holder:
        yield holder.getsockname()[1]


def test_without_a_port_one_in_use_gives_way_to_the_next(tmp_path: Path) -> None:
    with port_in_use(8000), serving(tmp_path) as server:
        assert 8000 < server.port < 8100
        assert httpx.get(server.urls[0], timeout=PATIENCE_S).status_code == 200


def test_a_port_in_use_that_was_asked_for_is_refused(tmp_path: Path) -> None:
    with port_in_use(0) as port:
        ended = finish(start(tmp_path, "--port", str(port)))
    assert_refused(ended, f"port: {port} is in use", "--port 0")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--port", "70000"], "port: must be from 0 to 65535"),
        (["--port", "0", "--host", "203.0.113.1"], "can't listen at 203.0.113.1:0: "),
        (["--port", "0", "--host", "no.such.host.invalid"], "can't listen at no.such.host"),
    ],
)
def test_a_place_where_nobody_can_listen_is_refused(
    tmp_path: Path, options: list[str], says: str
) -> None:
    assert_refused(finish(start(tmp_path, *options)), says)


def test_by_default_nobody_else_is_let_in(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as server:
        assert server.urls == [f"http://127.0.0.1:{server.port}"]


def test_at_all_addresses_it_says_those_that_others_in_the_house_can_use(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--host", "0.0.0.0") as server:
        here, *others = server.urls
        assert here == f"http://127.0.0.1:{server.port}"
        if not others:
            pytest.skip("this machine is in no network")
        for url in others:
            host = urlsplit(url).hostname
            assert host is not None
            assert not ip_address(host).is_loopback
            assert httpx.get(url, timeout=PATIENCE_S).status_code == 200


@pytest.mark.parametrize("says", [b"", b"GET / HTTP/1.1\r\n"])
def test_many_silent_connections_keep_nobody_out(tmp_path: Path, says: bytes) -> None:
    few = ["sh", "-c", 'ulimit -Sn 200 && exec "$@"', "sh"]
    with serving(tmp_path, "--port", "0", shell=few) as server, ExitStack() as silent:
        for _ in range(230):
            line = silent.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            line.sendall(says)
        assert httpx.get(f"{server.urls[0]}/api/games", timeout=PATIENCE_S).status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be asked for it")
def test_the_system_ends_connections_that_take_nothing_for_a_minute() -> None:
    with (
        _listen("127.0.0.1", [0]) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as line,
    ):
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000


# --- what it shows --------------------------------------------------------------------------------


def test_without_a_web_table_the_page_and_one_line_say_so(tmp_path: Path) -> None:
    empty = str(tmp_path / "empty")
    with serving(tmp_path, "--port", "0", CARDTOWN_WEB_FOLDER=empty) as server:
        shown = httpx.get(server.urls[0], timeout=PATIENCE_S)
        assert shown.status_code == 200
        assert "has no web table" in shown.text
        assert httpx.get(f"{server.urls[0]}/api/games", timeout=PATIENCE_S).status_code == 200
        ended = server.end(signal.SIGINT)
    assert ended.errors.count("\n") == 1
    assert "has no web table" in ended.errors


def test_the_browser_is_opened_on_request(tmp_path: Path) -> None:
    pipe = tmp_path / "told"
    os.mkfifo(pipe)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n')
    browser.chmod(0o755)
    listening = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    seat = {"BROWSER": str(browser), "DISPLAY": ":7", "SSH_CONNECTION": "", "SSH_TTY": ""}
    try:
        with serving(tmp_path, "--port", "0", "--open", **seat) as server:
            assert select.select([listening], [], [], 60)[0], "no browser was opened"
            assert os.read(listening, 1000).decode().strip() == server.urls[0]
    finally:
        os.close(listening)


@pytest.mark.skipif(sys.platform in {"darwin", "win32"}, reason="there is always a display")
@pytest.mark.parametrize(
    ("environment", "there_is_one"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": "localhost:10", "SSH_CONNECTION": "192.0.2.7 5022 192.0.2.8 22"}, False),
        ({"DISPLAY": ":0", "SSH_TTY": "/dev/pts/0"}, False),
    ],
)
def test_a_browser_is_opened_only_where_it_is_seen(
    environment: Mapping[str, str], there_is_one: bool
) -> None:
    assert has_browser(environment) is there_is_one


# --- its database ---------------------------------------------------------------------------------


def test_a_second_server_for_the_same_file_is_refused_and_the_first_goes_on(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, "--port", "0") as first:
        second = finish(start(tmp_path, "--port", "0"))
        assert_refused(second, "tables.db is in use by another server")
        assert httpx.get(f"{first.urls[0]}/api/games", timeout=PATIENCE_S).status_code == 200


def damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xff" * 3996
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (damage, "malformed"),
        (lambda file: file.write_text("Dear diary, " * 500), "file is not a database"),
        (Path.mkdir, "Is a directory"),
    ],
    ids=["damaged", "no database", "a folder"],
)
def test_a_database_that_can_not_be_used_is_refused(
    tmp_path: Path, spoil: Callable[[Path], object], says: str
) -> None:
    spoil(tmp_path / "tables.db")
    assert_refused(finish(start(tmp_path, "--port", "0")), "database: ", "tables.db", says)


# --- how it ends ----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_without_a_word_in_the_middle_of_a_game(
    tmp_path: Path, how: signal.Signals
) -> None:
    with (
        serving(tmp_path, "--port", "0") as server,
        httpx.Client(base_url=server.urls[0], timeout=PATIENCE_S) as ada,
    ):
        ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
        made = ada.post("/api/tables", json=BESIDE_A_BOT).raise_for_status()
        table = made.json()["table"]["id"]
        sit_down = {"do": "join", "name": "Ada", "entropy": "ada0" * 8}
        ada.post(f"/api/tables/{table}/requests", json=sit_down).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        live = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with connect(live, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE_S) as line:
            line.recv()
            assert server.end(how) == Ended(0, "", "")


def test_it_can_be_interrupted_while_it_waits_for_its_database(tmp_path: Path) -> None:
    needs("asyncpg")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/none"
        process = start(tmp_path, "--port", "0", "--database", url)
        with silent.accept()[0]:
            process.send_signal(signal.SIGINT)
            assert finish(process) == Ended(130, "", "")


@pytest.mark.anyio
@pytest.mark.parametrize("end", ["politely", "cut off", "nonsense"])
async def test_a_connection_leaves_no_garbage(end: str) -> None:
    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    made: list[ReferenceType[Any]] = []

    class Noted(LiveProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            made.extend([ref(self), ref(self.conn)])

    config = uvicorn.Config(accept, ws=Noted, log_config=None)
    config.load()

    def protocol() -> HttpProtocol:
        new = HttpProtocol(config=config, server_state=ServerState(), app_state={})
        made.append(ref(new))
        return new

    gc.disable()  # nothing should be left for the collector
    try:
        async with await asyncio.get_running_loop().create_server(protocol, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            async with live_connection(f"ws://127.0.0.1:{port}/") as line:
                await line.send("something")
                assert [one() is None for one in made] == [True, False, False]
                if end == "cut off":
                    line.transport.abort()
                elif end == "nonsense":
                    line.transport.write(bytes([0x83, 0x80, 0, 0, 0, 0]))  # no such opcode
                    await line.wait_closed()
            async with asyncio.timeout(10):
                while [one() for one in made] != [None] * 3:
                    await asyncio.sleep(0)
    finally:
        gc.enable()
