"""Checks that many requests share: each returns what it found, or refuses the request."""

from __future__ import annotations

from cardtown.server.errors import Refused
from cardtown.server.table.entries import Freed, Joined, Left, Started
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


def require_newcomer(state: TableState, seat: int, by: str) -> None:
    """Nobody who is part of a running game may take another seat in it, and learn its secrets.

    Those who have played in it are part of it for good, or they could leave one seat for another.
    """
    if state.phase is not TablePhase.PLAYING:
        return
    held = _seats_held(state, by)
    if seat not in held and (held or by == state.host):
        raise Refused("part_of_game", "you have played here or host the table: let others sit here")


def _seats_held(state: TableState, identity: str) -> set[int]:
    """The seats that somebody has held since the game began."""
    holders: dict[int, str] = {}
    held: set[int] = set()
    began = False
    for item in state.items:
        match item.entry.change:
            case Joined(seat, who):
                holders[seat] = who
                if began and who == identity:
                    held.add(seat)
            case Left(seat) | Freed(seat) if not began:
                holders.pop(seat, None)
            case Started():
                began = True
                held = {seat for seat, who in holders.items() if who == identity}
            case _:
                pass
    return held


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
