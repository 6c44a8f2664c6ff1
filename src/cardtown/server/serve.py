"""`cardtown serve`: tables for people, on this machine or as one process of many."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.server import HANDLED_SIGNALS

from cardtown.core import BadInput
from cardtown.server.app import make_app
from cardtown.server.garbage import collect_forever, relax_collection
from cardtown.server.http.static import BUILT
from cardtown.server.live.protocols import HttpProtocol, LiveProtocol
from cardtown.server.logs import write_log
from cardtown.server.metrics import serve_metrics
from cardtown.server.settings import Settings

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    import resource

    from uvloop import new_event_loop

Address = IPv4Address | IPv6Address

_PORTS: Final = range(8000, 8100)
"""Where to look for a free port when none is given."""
_GRACE_S: Final = 5
_BACKLOG: Final = 2048
_UNACKNOWLEDGED_MS: Final = 60_000
"""A client that acknowledges nothing for this long is considered gone."""
_PING_S: Final = 20.0
"""How often a live connection is tested, and how long the answer may take."""
_SWITCH_INTERVAL_S: Final = 0.0005
"""How long the writing thread waits for the interpreter, a few times for each commit: with Python's
usual 5 ms, people would wait longer for it than for the disk."""
_NEIGHBOURS: Final = {
    socket.AF_INET: ("10.0.0.1", "172.16.0.1", "192.168.0.1", "198.51.100.1"),
    socket.AF_INET6: ("fd00::1", "2001:db8::1"),
}
"""An address in each kind of private network, and one on the internet."""


def serve(host: str, port: int | None, database: str | None, *, open_browser: bool) -> int:
    """Serve until interrupted or terminated; without a port, at the first free one from 8000."""
    settings = Settings.from_environment()
    if database is not None:
        settings = replace(settings, database_url=database)
    write_log(as_json=settings.json_log)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    _allow_many_connections()
    with (
        _listen(host, _PORTS if port is None else [port]) as listener,
        asyncio.Runner(loop_factory=new_event_loop) as runner,
    ):
        runner.run(_serve(settings, listener, open_browser=open_browser))
    return 0


async def _serve(settings: Settings, listener: socket.socket, *, open_browser: bool) -> None:
    app = make_app(settings)
    # Not left to uvicorn, which would log why the tables can't be opened instead of raising it.
    async with app.router.lifespan_context(app):
        if settings.metrics is not None:
            serve_metrics(settings.metrics, app.state.service)
        _announce(listener)
        if not ((settings.web_folder or BUILT) / "index.html").exists():
            print(
                "cardtown: this installation has no web table; install the wheel, or run make web"
                " in the source tree (it needs Node.js)",
                file=sys.stderr,
                flush=True,
            )
        if open_browser and has_browser(os.environ):
            _open_browser(_own_address(listener))
        relax_collection(settings.rooms)
        sys.setswitchinterval(_SWITCH_INTERVAL_S)
        collecting = asyncio.create_task(collect_forever())
        await _Server(_config(app, settings)).serve([listener])
        collecting.cancel()


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        http=HttpProtocol,
        ws=LiveProtocol,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # it costs far more memory than it saves in bytes
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_S,
    )


class _Server(uvicorn.Server):
    """Stops at a signal without raising it again: the tables still have to be closed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, from now on; uvicorn's own method would raise it again at the end."""
        for each in HANDLED_SIGNALS:
            signal.signal(each, self.handle_exit)
        yield


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a log record matters: not if a client was cut off that sent bytes instead of text."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _allow_many_connections() -> None:
    """Raise the limit of open files to the highest that the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS may report no limit and have one
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# --- where it listens -----------------------------------------------------------------------------


def _listen(host: str, ports: Iterable[int]) -> socket.socket:
    """Listen at the first free port, before anything starts, so that errors are reported early."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
    taken = []
    for port in ports:
        try:
            listener = socket.create_server(
                (host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both
            )
        except OverflowError:
            raise BadInput("port", "must be from 0 to 65535") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = str(error.strerror).partition(" (while ")[0]  # it names the address again
                raise BadInput("host", f"can't listen at {host}:{port}: {reason}") from None
            taken.append(port)
        else:
            if sys.platform == "linux":  # connections inherit it from the listener
                listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNACKNOWLEDGED_MS)
            return listener
    named = f"{taken[0]} is" if len(taken) == 1 else f"{taken[0]} to {taken[-1]} are"
    raise BadInput("port", f"{named} in use; give another, or --port 0 for any that is free")


def _announce(listener: socket.socket) -> None:
    """Print where people find the tables, one address a line."""
    address, port = _bound_to(listener)
    print(f"Cardtown is at {_own_address(listener)}")
    if address.is_unspecified:
        for each in _local_network_addresses(listener.family):
            print(f"For others in your network: {_url(each, port)}")
    print("Ctrl-C ends it.", flush=True)


def _own_address(listener: socket.socket) -> str:
    """Where a browser on this machine finds the tables."""
    address, port = _bound_to(listener)
    if address.is_unspecified:
        address = ip_address("127.0.0.1" if address.version == 4 else "::1")
    return _url(address, port)


def _bound_to(listener: socket.socket) -> tuple[Address, int]:
    host, port = listener.getsockname()[:2]
    return ip_address(host), port


def _url(address: Address, port: int) -> str:
    return f"http://[{address}]:{port}" if address.version == 6 else f"http://{address}:{port}"


def _local_network_addresses(family: int) -> list[Address]:
    """The addresses of this machine in its networks; nothing is sent to find them."""
    found: set[Address] = set()
    for neighbour in _NEIGHBOURS[socket.AddressFamily(family)]:
        with socket.socket(family, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((neighbour, 9))
            found.add(ip_address(probe.getsockname()[0]))
    return sorted((each for each in found if not each.is_loopback), key=str)


# --- the browser ----------------------------------------------------------------------------------


def has_browser(environment: Mapping[str, str]) -> bool:
    """Whether a browser opened here would be seen by the person who typed the command."""
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(url: str) -> None:
    """Show an address, in a thread, since some browsers block until they are closed."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
