"""`cardtown serve`: tables for people, on this machine or as one process of many."""

from __future__ import annotations

import asyncio
import errno
import gc
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
from cardtown.server.http.static import BUILT
from cardtown.server.live.protocols import HttpProtocol, LiveProtocol
from cardtown.server.settings import Settings

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    import resource

    from uvloop import new_event_loop

Address = IPv4Address | IPv6Address

_PORTS: Final = range(8000, 8100)
"""Where a free port is looked for when none is given."""
_GRACE_S: Final = 5
_BACKLOG: Final = 2048
_TAKING_MS: Final = 60_000
"""Whoever takes nothing of what they are sent for so long is gone."""
_FEW_TABLES: Final = 100
"""Counted at least, however few are kept: a threshold of 0 would mean never."""
_OBJECTS_OF_A_TABLE: Final = 1_250
"""Those that the collector would look at: a game of 18 rounds has about 1,100."""
_TURN_S: Final = 0.0005
"""How long the thread that writes waits for its turn, a few times a commit: for Python's usual 5 ms
each, people would wait longer for one another's moves than for the disk."""
_NEIGHBOURS: Final = {
    socket.AF_INET: ("10.0.0.1", "172.16.0.1", "192.168.0.1", "198.51.100.1"),
    socket.AF_INET6: ("fd00::1", "2001:db8::1"),
}
"""An address in each kind of network that a house may have, and one in the world outside."""


def serve(host: str, port: int | None, database: str | None, *, open_browser: bool) -> int:
    """Serve until interrupted or terminated; without a port, at the first free one from 8000."""
    settings = Settings.from_environment()
    if database is not None:
        settings = replace(settings, database_url=database)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
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
    # Not left to uvicorn: it would log why the tables can't be opened, and not say it.
    async with app.router.lifespan_context(app):
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
        _calm_collector(settings.rooms)
        sys.setswitchinterval(_TURN_S)
        await _Server(_config(app, settings)).serve([listener])


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        http=HttpProtocol,
        ws=LiveProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # it costs far more memory than it saves in bytes
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_S,
    )


class _Server(uvicorn.Server):
    """Ends at a signal and is done with it: the tables still have to be put away."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End at a signal, from now on; uvicorn's own would raise it again at the end."""
        for each in HANDLED_SIGNALS:
            signal.signal(each, self.handle_exit)
        yield


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a log entry is about us: a client whose bytes are no text has just been cut off."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _allow_many_connections() -> None:
    """Have as many files open as the system allows: what it suggests is meant for a few."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS may say 'any number' and mean fewer
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _calm_collector(tables: int) -> None:
    """Look for garbage when more has come together than so many tables can be.

    Tables are much to look through, all others wait meanwhile, and hardly anything leaves garbage.
    """
    gc.freeze()
    gc.set_threshold(max(tables, _FEW_TABLES) * _OBJECTS_OF_A_TABLE, 1, 10)


# --- where it listens -----------------------------------------------------------------------------


def _listen(host: str, ports: Iterable[int]) -> socket.socket:
    """Take the first free port now, so that one in use is said before anything starts."""
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
            if sys.platform == "linux":  # its connections inherit it
                listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _TAKING_MS)
            return listener
    named = f"{taken[0]} is" if len(taken) == 1 else f"{taken[0]} to {taken[-1]} are"
    raise BadInput("port", f"{named} in use; give another, or --port 0 for any that is free")


def _announce(listener: socket.socket) -> None:
    """Say where people find the tables: an address a line."""
    address, port = _bound_to(listener)
    print(f"Cardtown is at {_own_address(listener)}")
    if address.is_unspecified:
        for each in _addresses_in_the_house(listener.family):
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


def _addresses_in_the_house(family: int) -> list[Address]:
    """The addresses with which this machine would speak to its neighbours; nothing is sent."""
    found: set[Address] = set()
    for neighbour in _NEIGHBOURS[socket.AddressFamily(family)]:
        with socket.socket(family, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((neighbour, 9))
            found.add(ip_address(probe.getsockname()[0]))
    return sorted((each for each in found if not each.is_loopback), key=str)


# --- the browser ----------------------------------------------------------------------------------


def has_browser(environment: Mapping[str, str]) -> bool:
    """Whether a browser opened here is seen by whoever typed the command."""
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(url: str) -> None:
    """Show an address; some browsers keep the caller waiting until they are closed."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
