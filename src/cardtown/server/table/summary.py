"""The summary of a table: what lists show of it, stored beside its entries.

Nobody has to fold a game to list its table. The summary changes when people come and go; whose turn
it is in which round changes with every move, and is stored by itself, as is the result.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson

from cardtown.core import Result
from cardtown.server.table.entries import Created, PlannedSeat
from cardtown.server.table.rounds import When
from cardtown.server.table.state import (
    Chair,
    Opened,
    TableFacts,
    TablePhase,
    TableState,
    UndoRequest,
)


def summary_of(state: TableState) -> str:
    """What a list shows of a table, but for its phase and whose turn it is.

    The text of a deck is left out: a list only shows whether there is one.
    """
    return orjson.dumps(
        {
            "plan": replace(state.plan, deck=None if state.plan.deck is None else ""),
            "host": state.host,
            "chairs": state.chairs,
            "undo_request": _undo_request(state.undo_request),
            "muted": sorted(state.muted),
            "rematch": state.rematch,
            "votes": sorted(state.votes),
        }
    ).decode()


def _undo_request(asked: UndoRequest | None) -> list[Any] | None:
    if asked is None:
        return None
    return [asked.number, asked.seat, asked.played, sorted(asked.agreed)]


def turns_of(state: TableState) -> str:
    """The seats that must decide now, and since when; the round, and the result of a game over."""
    return orjson.dumps(
        {
            "opened": [[seat, opened.at] for seat, opened in state.opened.items()],
            "round": None if state.round is None else list(state.round),
            "result": None if state.result is None else list(state.result),
        }
    ).decode()


def same_summary(state: TableState, other: TableState) -> bool:
    """Whether both have the same summary; fast, since it is checked after every move."""
    return (
        state.chairs is other.chairs
        and state.undo_request == other.undo_request
        and state.muted == other.muted
        and state.rematch == other.rematch
        and state.votes == other.votes
    )


def read_summary(table_id: str, secret: str, phase: str, summary: str, turns: str) -> TableFacts:
    """The table that a summary was made of."""
    stored: dict[str, Any] = orjson.loads(summary)
    facts = TableFacts(table_id, secret)
    plan = stored["plan"]
    facts.plan = Created(**{**plan, "seats": tuple(PlannedSeat(**one) for one in plan["seats"])})
    facts.host = stored["host"]
    facts.phase = TablePhase(phase)
    facts.chairs = tuple(
        Chair(**{**chair, "plan": PlannedSeat(**chair["plan"])}) for chair in stored["chairs"]
    )
    now: dict[str, Any] = orjson.loads(turns)
    facts.opened = {seat: Opened(0, at) for seat, at in now["opened"]}
    facts.round = None if now["round"] is None else When(*now["round"])
    facts.result = None if now["result"] is None else Result(*map(tuple, now["result"]))
    if stored["undo_request"] is not None:
        number, seat, played, agreed = stored["undo_request"]
        facts.undo_request = UndoRequest(number, seat, played, frozenset(agreed))
    facts.muted = {(who, whom) for who, whom in stored["muted"]}
    facts.rematch = stored["rematch"]
    facts.votes = {(who, whom) for who, whom in stored.get("votes", [])}
    return facts
