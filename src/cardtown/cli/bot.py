"""`cardtown bot connect`: let a bot play at a server, as a program of yours."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cardtown.core.errors import MissingExtra
from cardtown.online.server import Server


def connect_bot(url: str, token: str, spec: str, most: int, tables: Sequence[str]) -> None:
    """Play until interrupted; raise an error that says why it can't."""
    try:
        from cardtown.online.player import OnlinePlayer
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "cardtown":
            raise
        raise MissingExtra(package, "server") from None
    player = OnlinePlayer(Server(url, token), spec.removeprefix("bot:"), most, _say)
    try:
        asyncio.run(player.run(tables))
    except KeyboardInterrupt:
        _say("It has left. Games that go on wait for it, as long as their clocks do.")
        raise


def _say(line: str) -> None:
    print(line, flush=True)
