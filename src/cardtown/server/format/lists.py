"""What lists show: games, and tables in a few words."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown import bots
from cardtown.core import Facts
from cardtown.server.format.errors import ErrorShape
from cardtown.server.format.messages import (
    ResultShape,
    TableShape,
    Viewer,
    WhenShape,
    table_shape,
)
from cardtown.server.table.state import TableFacts, TablePhase


class GameShape(TypedDict):
    """A game that can be played."""

    game: str
    title: str
    """What people call it, in English."""
    version: int
    """Of its rules."""
    min_seats: int
    max_seats: int
    usual_seats: list[str]
    """Who plays by default: `you`, `bot:NAME` …"""
    rule_prefixes: list[str]
    """The letters before the numbers of its rules and of its decisions."""
    bots: list[str]
    """Those that can play it."""


class SummaryShape(TypedDict):
    """A table in a list."""

    table: TableShape
    your_turn: bool
    challenge: int | None
    """The seat that is kept for you: `join` or `decline` it; null if there is none."""
    changed_at: int
    round: WhenShape | None
    """The round in play, or the last one; null before the game, and where a game has no rounds."""
    result: ResultShape | None
    """Null until the game is over."""
    problem: ErrorShape | None
    """Why this server can't show the game; null if it can."""


def game_shape(facts: Facts) -> GameShape:
    """A game, how many may play it, and the bots that can sit down."""
    return {
        "game": facts.game,
        "title": facts.title,
        "version": facts.version,
        "min_seats": facts.min_seats,
        "max_seats": facts.max_seats,
        "usual_seats": list(facts.usual_seats),
        "rule_prefixes": list(facts.rule_prefixes),
        "bots": list(bots.names_for(facts.game)),
    }


def summary_shape(
    state: TableFacts, reader: str | None, changed_at: int, problem: ErrorShape | None = None
) -> SummaryShape:
    """A table as a list shows it to a reader; `problem` says why its game can't be shown."""
    return {
        "table": table_shape(state, Viewer(reader, None)),
        "your_turn": any(seat in state.opened for seat in state.seats_of(reader)),
        "challenge": _challenge(state, reader),
        "changed_at": changed_at,
        "round": round_shape(state),
        "result": result_shape(state),
        "problem": problem,
    }


def _challenge(state: TableFacts, reader: str | None) -> int | None:
    """The seat that is kept for the reader, while the table waits for them."""
    if reader is None or state.phase is not TablePhase.GATHERING:
        return None
    kept = (n for n, one in enumerate(state.chairs) if one.free and one.plan.reserved == reader)
    return next(kept, None)


def round_shape(state: TableFacts) -> WhenShape | None:
    """The round in play, or the last one."""
    now = state.round
    return None if now is None else {"era": now.era, "round": now.round}


def result_shape(state: TableFacts) -> ResultShape | None:
    """How the game ended, once it is over."""
    end = state.result
    return None if end is None else {"scores": list(end.scores), "winners": list(end.winners)}
