"""The rules of undo: what can be taken back at once, who must agree to the rest, and when.

An action can be taken back freely while nobody has learned anything from it or built upon it. Any
other undo is asked for: it goes back to before the action, together with everything that followed,
once all people concerned agree. Somebody who plays against bots alone could only ask themselves, so
what has been revealed stays revealed there, unless the table is set to practice, and in a race
always. The game itself says where secrets came out (`Table.undoable`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtown.server.errors import Refused
from cardtown.server.table.entries import Change, UndoAnswered, UndoAsked, Undone
from cardtown.server.table.guards import own_chair, require_phase
from cardtown.server.table.requests import AnswerUndo, Undo
from cardtown.server.table.state import (
    Move,
    TableFacts,
    TablePhase,
    TableState,
    UndoRequest,
)


def undo(state: TableState, request: Undo, by: str, now: int) -> Sequence[Change]:
    """Take back a seat's last action, or ask the others; raise :class:`Refused`."""
    seat = request.seat
    chair = own_chair(state, seat, by)
    require_phase(state, TablePhase.PLAYING)
    if chair.stand_in is not None:
        raise Refused("return_first", "a bot plays for you: return first")
    move = last_move(state, seat)
    if move is None:
        raise Refused("nothing", "there is nothing of yours to take back")
    end = state.time_limit(move.opened)
    free = is_free(state, move) and (end is None or now < end)
    last = max(state.last_undo, move.number if free else state.moves[-1].number)
    if request.at < last:
        raise Refused("stale", "the table has moved on since: look again before you take back")
    if free:
        return [Undone(seat, move.number, alone=True)]
    if state.undo_request is not None:
        raise Refused("asked", "an undo has been asked for already: that must be answered first")
    return _ask_others(state, move)


def _ask_others(state: TableState, move: Move) -> Sequence[Change]:
    """Ask those who must agree to go back to before a move; in practice, nobody has to."""
    if is_barred(state, move):
        raise Refused("revealed", "secrets have been revealed since: only practice goes back there")
    others = must_agree(state, move.seat)
    for other in sorted(others):
        if state.chairs[other].bot is not None:
            name = state.chairs[other].name
            raise Refused("away", f"{name} would have to agree, and is away: ask later")
    if others:
        return [UndoAsked(move.seat, move.number)]
    return [Undone(move.seat, move.number, alone=False)]


def answer_undo(state: TableState, request: AnswerUndo, by: str) -> Sequence[Change]:
    """Agree to the undo that was asked for, refuse it, or withdraw it; raise :class:`Refused`."""
    own_chair(state, request.seat, by)
    asked = state.undo_request
    if asked is None or asked.number != request.request:
        raise Refused("stale", "that undo is no longer asked for")
    if request.seat == asked.seat and not request.agreed:  # whoever asked no longer wants it
        return [UndoAnswered(request.seat, agreed=False)]
    waiting = yet_to_agree(state, asked)
    if request.seat not in waiting:
        raise Refused("answered", "you have answered already, or need not")
    answered = UndoAnswered(request.seat, request.agreed)
    if request.agreed and waiting == {request.seat}:
        return [answered, Undone(asked.seat, asked.played, alone=False)]
    return [answered]


def last_move(state: TableState, seat: int) -> Move | None:
    """A seat's last action among those in effect."""
    return next((move for move in reversed(state.moves) if move.seat == seat), None)


def is_free(state: TableState, move: Move) -> bool:
    """Whether an action can be taken back without asking.

    Nobody may have seen anything new since, or built upon it. Others may have chosen since, if they
    had to choose at that moment anyway.
    """
    unseen = _unseen(state)
    since = [other for other in unseen if other.number > move.number]
    return move in unseen and all(other.opened.number < move.number for other in since)


def _unseen(state: TableState) -> Sequence[Move]:
    """The last actions, as far back as none of them has revealed a secret."""
    if state.table is None or state.table.undoable == 0:
        return []
    return state.moves[-state.table.undoable :]


def is_barred(state: TableState, move: Move) -> bool:
    """Whether an action stays for good: a secret has come out, and there is nobody to ask."""
    if state.plan.takes_back or must_agree(state, move.seat):
        return False
    return move not in _unseen(state)


def must_agree(state: TableFacts, seat: int) -> set[int]:
    """The seats whose people must agree before `seat` takes back what others have seen.

    People who are away count too, even if the host has freed their seat. Programs agree, as bots
    do.
    """
    asking = state.chairs[seat].identity
    holders = {
        other: chair.identity or chair.former
        for other, chair in enumerate(state.chairs)
        if not chair.program
    }
    return {other for other, holder in holders.items() if holder not in (None, asking)}


def yet_to_agree(state: TableFacts, asked: UndoRequest) -> set[int]:
    """The seats that have not agreed yet to the undo that was asked for."""
    return must_agree(state, asked.seat) - asked.agreed
