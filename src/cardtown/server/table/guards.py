"""What many requests have in common: each of these lets a request through or refuses it."""

from __future__ import annotations

from cardtown.server.errors import Refused
from cardtown.server.table.state import Chair, TablePhase, TableState


def chair_at(state: TableState, seat: int) -> Chair:
    """The chair at a seat, which must exist."""
    if not 0 <= seat < len(state.chairs):
        raise Refused("no_seat", f"there is no seat {seat} at this table")
    return state.chairs[seat]


def own_chair(state: TableState, seat: int, by: str) -> Chair:
    """The chair at a seat that must be the asker's own."""
    chair = chair_at(state, seat)
    if chair.identity != by:
        raise Refused("not_yours", "this seat is not yours: take a seat first")
    return chair


def chair_to_return_to(state: TableState, seat: int, by: str) -> Chair:
    """The chair at a seat that must be the asker's own, or was theirs until the host freed it."""
    chair = chair_at(state, seat)
    return chair if chair.free and chair.former == by else own_chair(state, seat, by)


def require_newcomer(state: TableState, chair: Chair, by: str) -> None:
    """Nobody may take a seat in a running game, and learn its secrets, who is part of that game."""
    part_of_it = by == state.host or bool(state.seats_of(by))
    if state.phase is TablePhase.PLAYING and part_of_it and chair.former != by:
        raise Refused("part_of_game", "you sit here or host the table: this seat is for others")


def require_host(state: TableState, by: str) -> None:
    """Only the host may go on."""
    if state.host != by:
        raise Refused("not_host", "only the host of the table can do that")


def require_phase(state: TableState, *phases: TablePhase) -> None:
    """The table must be in one of these phases."""
    if state.phase not in phases:
        raise Refused("phase", f"that can't be done now: the table is {state.phase}")


def require_time(state: TableState, seat: int, now: int) -> None:
    """The time for the decision at a seat must not be up."""
    end = state.time_limit(state.opened.get(seat))
    if end is not None and end <= now:
        raise Refused("late", "the time for this decision is up: a bot makes it, then come back")
