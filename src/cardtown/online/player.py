"""A bot as a program of a server: it accepts challenges, and plays several games at once.

It follows all its tables over one live connection. Every message says how a table stands, so after
a lost connection it knows again what it has to do.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from cardtown import bots, games, positions
from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import BadInput, CardtownError
from cardtown.online.server import Refusal, Server, Trouble

FIRST_PAUSE_S: Final = 1.0
_LONGEST_PAUSE_S: Final = 60.0
_FINAL: Final = 1008
"""The code with which a server closes a connection that it makes no sense to try again."""
_LOOK_AGAIN: Final = ("stale", "not_your_turn", "phase", "illegal")
"""Refusals after which somebody else has played, or taken something back."""
_TABLE: Final = re.compile(r"(?:.*/table/)?([A-Za-z0-9_-]{1,64})(?:#(\d)\.([\w-]+))?")
_OVER: Final = ("finished", "closed")
_BEGINS_WITHIN_S: Final = 10 * 60.0
"""A table whose game has not begun for so long keeps it from no other game."""


class OnlinePlayer:
    """A bot with the token of a program."""

    def __init__(self, server: Server, spec: str, most: int, say: Callable[[str], None]) -> None:
        """It plays at most that many games at once, and says what it does.

        Raise :class:`BadInput` if there is no such bot.
        """
        bots.make(spec)
        self._server = server
        self._spec = spec
        self._most = most
        self._say = say
        self._name = ""
        self._plays = [game for game in games.names() if _can_play(spec, game)]
        self._going_on: dict[str, float] = {}
        """The tables where it sits and the game is not over, and until when each counts."""
        self._told: list[dict[str, Any]] | None = None
        """The tables that go on, as far as it has been told, while a connection begins."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, dict[str, Any]] = {}
        """News of tables where it is still busy with older news."""
        self._pauses = _Pauses()

    async def run(self, links: Sequence[str] = ()) -> None:
        """Play until cancelled; sit down at the tables of these links first."""
        self._name = (await self._server.get("/api/me"))["name"]
        for link in links:
            await self._sit_down(link)
        try:
            while True:
                try:
                    await self._follow()
                except Trouble as trouble:
                    await self._pauses.wait(trouble, self._say)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _sit_down(self, link: str) -> None:
        found = _TABLE.fullmatch(link.strip())
        if found is None:
            raise BadInput("table", "must be the link of a table")
        table, seat, key = found.groups()
        wanted = {} if seat is None else {"seat": int(seat), "key": key}
        try:
            await self._request(table, do="join", name=self._name, entropy=_entropy(), **wanted)
        except Refusal as refusal:
            if refusal.code != "yours":  # it has sat down there before
                raise

    # --- the live connection -------------------------------------------------------------------

    async def _follow(self) -> None:
        """Do what is to be done at every table, until the connection is lost."""
        url = f"{self._server.live_url}/api/programs/live?plays={','.join(self._plays)}"
        try:
            async with _Connect(url, additional_headers=self._server.headers) as socket:
                self._told = []
                async for text in socket:
                    self._hear(json.loads(text))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == _FINAL:
                raise Refusal("closed", closed.rcvd.reason) from None
            raise Trouble(f"the connection to {self._server.url} is lost") from None
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError):
            await self._server.get("/api/me")  # which says why, if the token is refused
            raise Trouble(f"{self._server.url} can't be reached") from None
        raise Trouble(f"{self._server.url} has closed the connection")

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "ready":
            self._pauses.reset()
            self._know(self._told or [])
            self._told = None
            self._say(f"{self._name} is online at {self._server.url}. Ctrl-C ends it.")
        elif message["type"] == "table" and self._told is not None:
            self._told.append(message["table"])
        elif message["type"] == "table":
            self._see(message["table"])

    def _know(self, told: Sequence[dict[str, Any]]) -> None:
        """These are all tables that go on: others may have ended, or be gone, unheard of."""
        before, self._going_on = self._going_on, {}
        for news in told:
            facts = news["table"]
            if facts["id"] in before:
                self._going_on[facts["id"]] = before[facts["id"]]
            self._count(facts)
        for news in told:
            self._see(news)

    def _count(self, facts: dict[str, Any]) -> None:
        """Count a table that goes on if it sits there; one that gathers counts for a while."""
        table = facts["id"]
        if not _own_seats(facts):
            self._going_on.pop(table, None)
        elif facts["phase"] == "gathering":
            self._going_on.setdefault(table, time.monotonic() + _BEGINS_WITHIN_S)
        else:
            self._going_on[table] = math.inf

    def _see(self, news: dict[str, Any]) -> None:
        """Act on how a table stands; one thing at a time there, while other tables go on."""
        table = news["table"]["id"]
        if table in self._busy:
            self._again[table] = news
            return
        work = self._work(news)
        if work is not None:
            self._busy[table] = asyncio.create_task(self._do(table, work))

    def _work(self, news: dict[str, Any]) -> Coroutine[Any, Any, None] | None:
        facts = news["table"]
        if facts["phase"] in _OVER:
            if self._going_on.pop(facts["id"], None) is not None:
                self._say(_ending(news))
            return None
        self._count(facts)
        if news["challenge"] is not None:
            return self._answer(facts, news["challenge"])
        return self._play(facts, _own_seats(facts)) if news["your_turn"] else None

    async def _do(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except CardtownError as error:
            self._say(f"at table {table}: {error}")
        finally:
            self._busy.pop(table, None)
        news = self._again.pop(table, None)
        if news is not None:
            self._see(news)

    # --- at a table ----------------------------------------------------------------------------

    async def _answer(self, facts: dict[str, Any], seat: int) -> None:
        """Accept a challenge, unless it plays enough games already."""
        now = time.monotonic()
        counted = sum(until > now for until in self._going_on.values())
        if counted >= self._most or facts["game"] not in self._plays:
            await self._request(facts["id"], do="decline", seat=seat)
            self._say(f"{_table(facts)}: declined")
            return
        self._going_on[facts["id"]] = now + _BEGINS_WITHIN_S
        try:
            await self._request(
                facts["id"], do="join", name=self._name, entropy=_entropy(), seat=seat
            )
        except Refusal:
            self._going_on.pop(facts["id"], None)
            raise
        self._say(f"{_table(facts)}: accepted")

    async def _play(self, facts: dict[str, Any], seats: Sequence[int]) -> None:
        """Decide until the others have to."""
        player = Player(bots.make(self._spec, facts["game"]))
        deck = await self._deck(facts)
        for seat in seats:
            refused_at = None
            while (found := await self._position(facts["id"], seat))["position"] is not None:
                view, decision = positions.read(found["position"], deck)
                if decision is None:
                    raise AssertionError("a position of a seat that has to decide has a decision")
                occasion = Occasion(facts["id"], seat, found["number"])
                action = await asyncio.to_thread(player.choose, view, decision, occasion)
                wanted = {"seat": seat, "action": str(action), "at": found["number"]}
                try:
                    await self._request(facts["id"], do="play", **wanted)
                except Refusal as refusal:
                    if refusal.code not in _LOOK_AGAIN:
                        raise
                    if refusal.code == "illegal" and found["number"] == refused_at:
                        raise  # nothing has happened since it was refused before
                    refused_at = found["number"]
        if player.forfeit is not None:
            self._say(f"{_table(facts)}: the bot {player.forfeit}; chance plays for it")

    async def _deck(self, facts: dict[str, Any]) -> Any:
        if not facts["own_deck"]:
            return None
        text = await _patiently(lambda: self._server.text(f"/api/tables/{facts['id']}/deck"))
        return games.get(facts["game"]).load_deck(text)

    async def _position(self, table: str, seat: int) -> Any:
        path = f"/api/tables/{table}/position?seat={seat}"
        return await _patiently(lambda: self._server.get(path))

    async def _request(self, table: str, **wanted: Any) -> Any:
        """Ask something of a table: once, even if the answer is lost and it has to ask again."""
        named = {**wanted, "id": secrets.token_hex(8)}
        return await _patiently(lambda: self._server.post(f"/api/tables/{table}/requests", named))


class _Connect(connect):
    """A connection to no other address: that would be told the token."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class _Pauses:
    """Waits longer after each failure, and says only the first."""

    def __init__(self) -> None:
        self._pause = FIRST_PAUSE_S

    def reset(self) -> None:
        self._pause = FIRST_PAUSE_S

    async def wait(self, trouble: Trouble, say: Callable[[str], None]) -> None:
        if self._pause == FIRST_PAUSE_S:
            say(f"{trouble}; trying again")
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, _LONGEST_PAUSE_S)


async def _patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask again while the server is away or busy."""
    pauses = _Pauses()
    while True:
        try:
            return await ask()
        except Trouble as trouble:  # the live connection says so
            await pauses.wait(trouble, lambda _: None)


def _can_play(spec: str, game: str) -> bool:
    try:
        bots.make(spec, game)
    except BadInput:
        return False
    return games.part(game, "positions") is not None


def _own_seats(facts: dict[str, Any]) -> list[int]:
    return [seat for seat, one in enumerate(facts["seats"]) if one["yours"]]


def _entropy() -> str:
    return secrets.token_hex(16)


def _table(facts: dict[str, Any]) -> str:
    others = [one["name"] for one in facts["seats"] if one["name"] and not one["yours"]]
    return f"{games.get(facts['game']).facts.title} with {', '.join(others) or 'nobody'}"


def _ending(news: dict[str, Any]) -> str:
    facts, result = news["table"], news["result"]
    if result is None:
        return f"{_table(facts)}: closed"
    seats = zip(facts["seats"], result["scores"], strict=True)
    return f"{_table(facts)}: over, " + ", ".join(f"{one['name']} {n}" for one, n in seats)
