"""What may happen next at a table: a request becomes the entries it causes, or is refused.

Pure, like `state`: the same table and the same request give the same answer everywhere.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from cardtown.core import BadAction, NotYourTurn, RuleBreach, fairness
from cardtown.core.game import LONGEST_NAME
from cardtown.server.errors import Refused
from cardtown.server.table.entries import (
    Change,
    Closed,
    Entry,
    Freed,
    HandedOver,
    Joined,
    Left,
    Muted,
    Played,
    Returned,
    Said,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from cardtown.server.table.requests import (
    AnswerUndo,
    Close,
    Free,
    HandOver,
    Join,
    Leave,
    Mute,
    Play,
    Request,
    Return,
    Say,
    Start,
    Undo,
)
from cardtown.server.table.state import STAND_IN, Chair, Move, TablePhase, TableState, UndoRequest
from cardtown.server.table.text import as_name, as_shown

PATIENCE_MS: Final = 120_000
"""How long a person may think, in a game without a clock, before the host may call a bot."""
MOST_ASIDE: Final = 5_000
"""So many entries of a table may be other than moves in effect: its story is sent as a whole."""
MOST_ASIDE_EACH: Final = 2_000
"""… and so many of them by one person."""


@dataclass(frozen=True, slots=True)
class BotPlay:
    """A bot's choice, made for the decision that had been open since entry `opened`."""

    seat: int
    action: str
    opened: int
    forfeit: str | None


@dataclass(frozen=True, slots=True)
class ClockExpired:
    """The clock of a seat may have run out."""

    seat: int


ServerRequest = BotPlay | ClockExpired
"""What the server asks of a table by itself."""


def decide(state: TableState, request: Request, by: str, now: int) -> Sequence[Change]:
    """The happenings that a person's request causes; raise :class:`Refused`."""
    if isinstance(request, _REPEATABLE):
        _within_share(state, by)
    match request:
        case Join():
            return _join(state, request, by, now)
        case Leave(seat=seat):
            _own(state, seat, by)
            _in_phase(state, TablePhase.GATHERING, TablePhase.PLAYING)
            return [] if state.chairs[seat].stand_in else [Left(seat), *_settled(state, seat)]
        case Start():
            _host(state, by)
            return _start(state)
        case Play():
            return _play(state, request, by)
        case Undo():
            return _undo(state, request, by, now)
        case AnswerUndo():
            return _answer_undo(state, request, by)
        case Free(seat=seat):
            _host(state, by)
            return _free(state, seat)
        case HandOver(seat=seat):
            _host(state, by)
            return _hand_over(state, seat, now)
        case Return(seat=seat):
            _own(state, seat, by)
            return _return(state, seat, now)
        case Say(seat=seat, text=text):
            _own(state, seat, by)
            _in_phase(state, TablePhase.GATHERING, TablePhase.PLAYING, TablePhase.FINISHED)
            return [Said(seat, _line(text))]
        case Mute():
            return _mute(state, request, by)
        case Close():
            _host(state, by)
            _in_phase(state, TablePhase.GATHERING)
            return [Closed()]
        case _:
            assert_never(request)


_REPEATABLE: Final = (Leave, Undo, Say, Mute)
"""What one person alone can do again and again; all else ends something, or needs others."""


def _within_share(state: TableState, by: str) -> None:
    aside = state.number - len(state.moves)
    caused = sum(item.entry.by == by for item in state.items)
    own = caused - sum(move.by == by for move in state.moves)
    if aside >= MOST_ASIDE or own >= MOST_ASIDE_EACH:
        raise Refused("long", "too much has been said and done at this table: you can only play on")


def decide_for_server(state: TableState, request: ServerRequest, now: int) -> Sequence[Change]:
    """The happenings that the server's own request causes; none when it comes too late."""
    opened = state.opened.get(request.seat)
    if opened is None:
        return []
    match request:
        case BotPlay(seat, action, since, forfeit):
            due = state.chairs[seat].bot is not None and opened.number == since
            return [Played(seat, action, forfeit)] if due else []
        case ClockExpired(seat):
            deadline = state.deadline(seat)
            late = deadline is not None and deadline <= now
            handed_over = HandedOver(seat, STAND_IN, "clock")
            return [handed_over, *_settled(state, seat)] if late else []
        case _:
            assert_never(request)


# --- taking seats ------------------------------------------------------------------------------


def _join(state: TableState, request: Join, by: str, now: int) -> Sequence[Change]:
    _in_phase(state, TablePhase.GATHERING, TablePhase.PLAYING)
    entropy = fairness.check_entropy(request.entropy)
    seat = _wanted_seat(state, request, by)
    if not state.chairs[seat].free:
        _within_share(state, by)
        _in_time(state, seat, now)
    joined = Joined(seat, by, check_name(request.name), entropy)
    others = [chair for index, chair in enumerate(state.chairs) if index != seat]
    full = not any(chair.free for chair in others)
    begins = state.phase is TablePhase.GATHERING and state.plan.auto_start and full
    return [joined, Started()] if begins else [joined]


def _wanted_seat(state: TableState, request: Join, by: str) -> int:
    if request.seat is None:
        if request.key is not None:
            raise Refused("key", "name the seat that the key opens")
        return _any_seat(state, by)
    chair = _chair(state, request.seat)
    if not chair.person:
        raise Refused("taken", "a bot or a virtual player sits there: take another seat")
    if chair.identity == by:
        raise Refused("yours", "you already sit there")
    if request.key is not None:
        if not hmac.compare_digest(request.key.encode(), chair.key.encode()):
            raise Refused("key", "this seat link is no longer valid: ask the host for a new one")
        return request.seat
    if not chair.free:
        raise Refused("taken", "somebody else sits there already: take another seat, or watch")
    if chair.plan.reserved not in (None, by):
        raise Refused("reserved", "this seat is kept for somebody else: take another, or watch")
    return request.seat


def _any_seat(state: TableState, by: str) -> int:
    if state.seats_of(by):
        raise Refused("yours", "you sit here already: name the seat if you want another")
    open_to_me = [
        (chair.plan.reserved is None, seat)
        for seat, chair in enumerate(state.chairs)
        if chair.free and chair.plan.reserved in (None, by)
    ]
    if not open_to_me:
        kept = any(chair.free for chair in state.chairs)
        problem = "every free seat is kept for somebody else" if kept else "every seat is taken"
        raise Refused("full", f"{problem}: you can watch")
    return min(open_to_me)[1]


def _start(state: TableState) -> Sequence[Change]:
    _in_phase(state, TablePhase.GATHERING)
    if any(chair.free for chair in state.chairs):
        raise Refused("empty_seat", "a seat is still free: wait for somebody, or close the table")
    return [Started()]


def _free(state: TableState, seat: int) -> Sequence[Change]:
    chair = _chair(state, seat)
    _in_phase(state, TablePhase.GATHERING, TablePhase.PLAYING)
    if not chair.person or chair.free:
        raise Refused("free", "nobody sits there")
    if state.phase is TablePhase.PLAYING and chair.stand_in is None:
        raise Refused("present", "somebody plays there: only a seat that a bot holds can be freed")
    return [Freed(seat)]


def _hand_over(state: TableState, seat: int, now: int) -> Sequence[Change]:
    chair = _chair(state, seat)
    _in_phase(state, TablePhase.PLAYING)
    if not chair.person or chair.stand_in is not None:
        raise Refused("bot", "a bot plays there already")
    if state.plan.clock is not None:
        raise Refused("present", "a bot takes over by itself when their time is up")
    opened = state.opened.get(seat)
    if opened is None or now - opened.at < PATIENCE_MS:
        minutes = PATIENCE_MS // 60_000
        raise Refused(
            "present", f"a bot can take over after {minutes} minutes without a decision there"
        )
    return [HandedOver(seat, STAND_IN, "host"), *_settled(state, seat)]


# --- the game ----------------------------------------------------------------------------------


def _play(state: TableState, request: Play, by: str) -> Sequence[Change]:
    seat = request.seat
    chair = _own(state, seat, by)
    _in_phase(state, TablePhase.PLAYING)
    if state.table is None:
        raise AssertionError("a game in play has a table")
    decision = state.decision(seat)
    if request.at < _last_change(state, seat):
        raise Refused("stale", "the table has moved on since: look again before you choose")
    try:
        action = state.parse(request.action)
        if decision is None:
            raise NotYourTurn(state.table.facts.turn_rule, "it is not your turn")
        if action not in decision.options:
            raise state.table.refusal(seat, action)
    except BadAction as error:
        raise Refused("not_an_action", str(error)) from None
    except RuleBreach as error:
        code = "not_your_turn" if isinstance(error, NotYourTurn) else "illegal"
        raise Refused(code, error.problem, error.rule) from None
    played = Played(seat, request.action)  # there is but one text for an action
    return [Returned(seat), played] if chair.stand_in else [played]


def _last_change(state: TableState, seat: int) -> int:
    """The entry that gave a seat its decision, or that took it away."""
    if seat in state.opened:
        return state.opened[seat].number
    move = last_move(state, seat)
    return max(state.last_undo, 0 if move is None else move.number)


def suppose(state: TableState, seat: int, action: str, by: str) -> TableState:
    """The table as it would be if a seat played that now; raise :class:`Refused`.

    Nobody may learn in this way what the action would turn up.
    """
    happened = decide(state, Play(do="play", seat=seat, action=action, at=state.number), by, now=0)
    numbered = enumerate(happened, state.number + 1)
    ahead = state.after([Entry(number, 0, by, None, what) for number, what in numbered])
    if ahead.table is None or ahead.table.undoable == 0:
        raise Refused("secret", "what that would show can't be known before it is played")
    return ahead


def _undo(state: TableState, request: Undo, by: str, now: int) -> Sequence[Change]:
    seat = request.seat
    chair = _own(state, seat, by)
    _in_phase(state, TablePhase.PLAYING)
    if chair.stand_in is not None:
        raise Refused("return_first", "a bot plays for you: return first")
    move = last_move(state, seat)
    if move is None:
        raise Refused("nothing", "there is nothing of yours to take back")
    end = state.time_for(move.opened)
    free = undo_is_free(state, move) and (end is None or now < end)
    last = max(state.last_undo, move.number if free else state.moves[-1].number)
    if request.at < last:
        raise Refused("stale", "the table has moved on since: look again before you take back")
    if free:
        return [Undone(seat, move.number, alone=True)]
    if state.request is not None:
        raise Refused("asked", "an undo has been asked for already: that must be answered first")
    return _undo_for_all(state, move)


def _undo_for_all(state: TableState, move: Move) -> Sequence[Change]:
    """Go back to before a move, with all that followed, if the others agree."""
    asked = must_agree(state, move.seat, move.number)
    for other in sorted(asked):
        if state.chairs[other].bot is not None:
            name = state.chairs[other].name
            raise Refused("away", f"{name} has decided something since, and is away: ask later")
    if asked:
        return [UndoAsked(move.seat, move.number)]
    return [Undone(move.seat, move.number, alone=False)]


def last_move(state: TableState, seat: int) -> Move | None:
    """A seat's last action among those in effect."""
    return next((move for move in reversed(state.moves) if move.seat == seat), None)


def undo_is_free(state: TableState, move: Move) -> bool:
    """Whether nobody has seen anything new since that action, nor built upon it.

    Others may have chosen since, as long as they had to choose at that moment anyway.
    """
    if state.table is None or state.table.undoable == 0:
        return False
    unseen = state.moves[-state.table.undoable :]
    since = [other for other in unseen if other.number > move.number]
    return move in unseen and all(other.opened.number < move.number for other in since)


def must_agree(state: TableState, seat: int, played: int) -> set[int]:
    """The seats whose people must agree before `seat` takes back entry `played`.

    Whoever is away is not asked, unless it would take back what they themselves have decided.
    """
    asking = state.chairs[seat].identity
    return {
        other
        for other, chair in enumerate(state.chairs)
        if chair.person
        and chair.identity != asking
        and (chair.bot is None or _has_decided(state, other, played))
    }


def _has_decided(state: TableState, seat: int, since: int) -> bool:
    """Whether a person at that seat, whoever it was, has chosen anything after entry `since`."""
    later = (move for move in reversed(state.moves) if move.number > since)
    return any(move.seat == seat and move.by is not None for move in later)


def yet_to_agree(state: TableState, asked: UndoRequest) -> set[int]:
    """The seats that have not agreed yet to an undo that was asked for."""
    return must_agree(state, asked.seat, asked.played) - asked.agreed


def _settled(state: TableState, seat: int) -> Sequence[Change]:
    """The undo that was asked for, if it waits for nobody but the seat that now is gone."""
    asked = state.request
    if (
        asked is None
        or yet_to_agree(state, asked) != {seat}
        or _has_decided(state, seat, asked.played)
    ):
        return []
    return [Undone(asked.seat, asked.played, alone=False)]


def _answer_undo(state: TableState, request: AnswerUndo, by: str) -> Sequence[Change]:
    _own(state, request.seat, by)
    asked = state.request
    if asked is None or asked.number != request.request:
        raise Refused("stale", "that undo is no longer asked for")
    waiting = yet_to_agree(state, asked)
    if request.seat not in waiting:
        raise Refused("answered", "you have answered already, or need not")
    answered = UndoAnswered(request.seat, request.agreed)
    if request.agreed and waiting == {request.seat}:
        return [answered, Undone(asked.seat, asked.played, alone=False)]
    return [answered]


def _return(state: TableState, seat: int, now: int) -> Sequence[Change]:
    """Play again oneself. It wins no time: or one could leave and return, and never decide."""
    if state.chairs[seat].stand_in is None:
        return []
    _in_time(state, seat, now)
    return [Returned(seat)]


def _in_time(state: TableState, seat: int, now: int) -> None:
    end = state.time_for(state.opened.get(seat))
    if end is not None and end <= now:
        raise Refused("late", "the time for this decision is up: a bot makes it, then come back")


# --- talking -----------------------------------------------------------------------------------


def _mute(state: TableState, request: Mute, by: str) -> Sequence[Change]:
    _own(state, request.seat, by)
    whom = _chair(state, request.whom).identity
    if whom in (None, by):
        raise Refused("nobody", "nobody else sits there")
    known = (by, whom) in state.muted
    return [] if known == request.muted else [Muted(request.seat, request.whom, request.muted)]


# --- guards ------------------------------------------------------------------------------------


def _chair(state: TableState, seat: int) -> Chair:
    if not 0 <= seat < len(state.chairs):
        raise Refused("no_seat", f"there is no seat {seat} at this table")
    return state.chairs[seat]


def _own(state: TableState, seat: int, by: str) -> Chair:
    chair = _chair(state, seat)
    if chair.identity != by:
        raise Refused("not_yours", "this seat is not yours: take a seat first")
    return chair


def _host(state: TableState, by: str) -> None:
    if state.host != by:
        raise Refused("not_host", "only the host of the table can do that")


def _in_phase(state: TableState, *phases: TablePhase) -> None:
    if state.phase not in phases:
        raise Refused("phase", f"that can't be done now: the table is {state.phase}")


def check_name(name: str) -> str:
    """A person's name as it is shown; raise :class:`Refused`."""
    shown = as_name(name)
    if shown is None:
        raise Refused("name", f"a name needs 1 to {LONGEST_NAME} characters that can be seen")
    return shown


def _line(text: str) -> str:
    shown = as_shown(text)
    if shown is None:
        raise Refused("text", "a message needs characters that can be seen, and no others")
    return shown
