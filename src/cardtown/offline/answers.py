"""The answers of this device: the paths and messages of the server, without HTTP.

A page asks here as it asks the server, so it need not know where a table is. Every answer that
changed a table brings the rows that must be stored before it is believed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import orjson

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import CardtownError
from cardtown.offline.tables import PERSON_HERE, OfflineTable, StoredTable
from cardtown.server.errors import NoSuchTable, Refused
from cardtown.server.format import hindsight as hindsights
from cardtown.server.format.alone import ParShape
from cardtown.server.format.errors import error_shape
from cardtown.server.format.hints import adviser_for, hints_of, no_hints, require_hints
from cardtown.server.format.lists import game_shape
from cardtown.server.format.messages import items, update
from cardtown.server.format.rules import rules_of, rules_with
from cardtown.server.format.story import moment_of, require_finished, require_seat, story_of
from cardtown.server.format.verdict import verdict
from cardtown.server.format.viewers import seat_of, viewer_at
from cardtown.server.table.alone import dealt_again, lone_seat
from cardtown.server.table.decide import suppose
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.times import now_ms

_EFFORT: Final = 3_000
"""Steps of the search for the best city: a phone has seconds, and no queue to share."""
_RIVAL: Final = "hard"
"""The bot that plays the cards of somebody who has played alone: it decides in milliseconds."""


class ToStore(NamedTuple):
    """What must be stored: new entries of a table, and what lists show of it from now on."""

    table: str
    secret: str
    seat_key: str
    rows: list[dict[str, Any]]
    summary: Any


class Answer(NamedTuple):
    """The answer to a request: JSON as the server would send it, and what must be stored first."""

    status: int
    body: str
    changes: list[ToStore]


class Device:
    """All tables of this device that have been opened since the page was."""

    def __init__(self) -> None:
        """A device where no table is open."""
        self._tables: dict[str, OfflineTable] = {}

    def has(self, table_id: str) -> bool:
        """Whether the table is open; if not, :meth:`open` it first."""
        return table_id in self._tables

    def open(self, stored: StoredTable) -> None:
        """Open a table that was stored; raise :class:`CardtownError` if this version can't."""
        self._tables[stored.id] = OfflineTable.restore(stored)

    def forget(self, table_id: str) -> None:
        """Close a table, as when its entries could not be stored: they count no more."""
        self._tables.pop(table_id, None)

    def answer(self, method: str, address: str, body: str = "") -> Answer:
        """Answer a request; raise nothing."""
        parts = urlsplit(address)
        path = unquote(parts.path)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        given: dict[str, Any] = json.loads(body) if body else {}
        try:
            content = self._content(method, path, query, given)
        except CardtownError as error:
            status = 404 if isinstance(error, NoSuchTable) else 422
            return Answer(status, _text({"error": error_shape(error)}), [])
        return Answer(200, _text(content), self._take_changes())

    def _content(
        self, method: str, path: str, query: Mapping[str, str], given: dict[str, Any]
    ) -> Any:
        if found := re.fullmatch(r"/api/tables/([^/]+)(?:/([a-z]+))?(?:/(\d+))?", path):
            table_id, what, step = found.groups()
            return self._about_table(method, table_id, what, int(step or 0), query, given)
        match method, path.removeprefix("/api/").split("/"):
            case "GET", ["games"]:
                return [game_shape(games.get(name).facts) for name in games.names()]
            case "GET", ["rules"]:
                return rules_with(query.get("words", ""), query.get("language", "en"))
            case "GET", ["rules", game]:
                return rules_of(game, query.get("language", "en"))
            case "POST", ["tables"]:
                return self._make(given)
            case _:
                raise Refused("offline", "that can't be done without a network")

    def _make(self, given: dict[str, Any]) -> bytes:
        again = given.get("again")
        before = None if again is None else self._table(again).state
        return self._seen(self._keep(OfflineTable.create(given, before)), None, {})

    def _about_table(
        self,
        method: str,
        table_id: str,
        what: str | None,
        step: int,
        query: Mapping[str, str],
        given: dict[str, Any],
    ) -> Any:
        table = self._table(table_id)
        state = table.state
        seat = int(query["seat"]) if "seat" in query else None
        match method, what:
            case "GET", None:
                return self._seen(table, seat, query)
            case "GET", "events":
                return list(items(state, viewer_at(state, PERSON_HERE, seat), _since(query)))
            case "GET", "why":
                own = seat_of(state, PERSON_HERE, seat)
                return verdict(
                    state, own, PERSON_HERE, now_ms(), query["action"], query.get("after")
                )
            case "GET", "hints":
                return _hints(state, seat, query.get("after"))
            case "GET", "story":
                return story_of(require_finished(state))
            case "GET", "moments":
                asked = {one: query.get(one) == "true" for one in ("previews", "everything")}
                return moment_of(require_finished(state), step, seat, **asked)
            case "GET", "hindsight":
                return _hindsight(require_finished(state), seat or 0)
            case "GET", "par":
                return _par(require_finished(state))
            case "GET", "record":
                return _record(state)
            case "GET", "deck":
                return _deck(state)
            case "POST", "requests":
                return self._ask(table, given)
            case "POST", "bots":
                table.let_bot_play()
                return {"more": table.bots_wait}
            case "POST", "rematch":
                made = table.rematch(given["seat"])
                if made is not None:
                    self._keep(made)
                return {"table": table.state.rematch}
            case _:
                raise Refused("offline", "that can't be done without a network")

    def _ask(self, table: OfflineTable, given: dict[str, Any]) -> Any:
        number = table.ask(given)
        own = given.get("seat") in table.state.seats_of(PERSON_HERE)
        state = self._seen(table, given["seat"] if own else None, {})
        return {"number": number, "state": orjson.Fragment(state)}

    def _table(self, table_id: str) -> OfflineTable:
        table = self._tables.get(table_id)
        if table is None:
            raise NoSuchTable
        return table

    def _keep(self, table: OfflineTable) -> OfflineTable:
        self._tables[table.state.id] = table
        return table

    def _seen(self, table: OfflineTable, seat: int | None, query: Mapping[str, str]) -> bytes:
        viewer = viewer_at(table.state, PERSON_HERE, seat)
        wants = query.get("previews") == "true"
        return update(table.state, viewer._replace(previews=wants), _since(query))

    def _take_changes(self) -> list[ToStore]:
        changed = [(table, table.take_new_rows()) for table in self._tables.values()]
        return [
            ToStore(
                table.state.id,
                table.secret,
                table.seat_key,
                rows,
                json.loads(_text(table.summary())),
            )
            for table, rows in changed
            if rows
        ]


def _since(query: Mapping[str, str]) -> int:
    return int(query.get("since", "0"))


def _hints(state: TableState, seat: int | None, after: str | None) -> Any:
    own = seat_of(state, PERSON_HERE, seat)
    require_hints(state, own)
    number = state.number
    if after is not None and state.decision(own) is not None:
        state = suppose(state, own, after, PERSON_HERE)
    decision = state.decision(own)
    if state.table is None or decision is None:
        return no_hints(number, own)
    view = state.table.view(own)
    bot: Any = bots.make(adviser_for(view.game), view.game)
    ranked = bot.rank(view, decision, state.occasion(own).rng())
    return hints_of(number, view, decision, ranked)


def _hindsight(state: TableState, seat: int) -> Any:
    require_seat(state, seat)
    part = hindsights.of(state.plan.game)
    if state.chairs[seat].plan.kind.startswith("virtual:"):
        raise Refused("seat", "a virtual player builds no city")
    rng = state.occasion(seat).rng()
    found = part.hindsight(tuple(state.events()), seat, rng, _EFFORT, state.plan.options)
    return {"seat": seat, **found}


def _par(state: TableState) -> ParShape:
    seat, table = lone_seat(state), dealt_again(state)
    player = Player(bots.make(_RIVAL, state.plan.game))
    while decisions := table.decisions():
        occasion = Occasion.at(table, seat, state.chance_id)
        table.play(seat, player.choose(table.view(seat), decisions[0], occasion))
    if table.result is None:
        raise AssertionError("a finished game has a result")
    return {"bot": _RIVAL, "points": table.result.scores[seat]}


def _record(state: TableState) -> Any:
    if state.phase is not TablePhase.FINISHED:
        raise Refused("phase", "a game can be downloaded when it is over")
    return state.record().to_json()


def _deck(state: TableState) -> bytes:
    if state.plan.deck is None:
        raise Refused("no_deck", "this table is played with the game's own deck")
    return state.plan.deck.encode()


def _text(content: Any) -> str:
    """JSON; bytes are ready to be sent."""
    return (content if isinstance(content, bytes) else orjson.dumps(content)).decode()
