"""What may happen next at a table: a request becomes the entries it causes, or is refused.

Pure, like `state`: the same table and the same request give the same answer everywhere.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from cardtown.core import BadAction, CardtownError, NotYourTurn, RuleBreach, fairness
from cardtown.core.game import LONGEST_NAME
from cardtown.server.table.entries import (
    Closed,
    Entry,
    Freed,
    HandedOver,
    Happening,
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
from cardtown.server.table.state import STAND_IN, Chair, Move, Phase, Tabletop, UndoRequest
from cardtown.server.table.text import as_name, as_shown

PATIENCE_MS: Final = 120_000
"""How long a person may think, in a game without a clock, before the host may call a bot."""
MOST_ASIDE: Final = 5_000
"""So many entries of a table may be other than moves in effect: its story is sent as a whole."""
MOST_ASIDE_EACH: Final = 2_000
"""… and so many of them by one person."""


class Refused(CardtownError):
    """A request that the table does not grant; `code` is for programs, the text for people."""

    def __init__(self, code: str, problem: str, rule: str | None = None) -> None:
        super().__init__(problem)
        self.code = code
        self.rule = rule


@dataclass(frozen=True, slots=True)
class RobotPlay:
    """A bot's choice, made for the decision that had been open since entry `opened`."""

    seat: int
    action: str
    opened: int
    forfeit: str | None


@dataclass(frozen=True, slots=True)
class RunOut:
    """The clock of a seat may have run out."""

    seat: int


OwnRequest = RobotPlay | RunOut
"""What the server asks of a table by itself."""


def decide(top: Tabletop, request: Request, by: str, now: int) -> Sequence[Happening]:
    """The happenings that a person's request causes; raise :class:`Refused`."""
    if isinstance(request, _REPEATABLE):
        _within_share(top, by)
    match request:
        case Join():
            return _join(top, request, by, now)
        case Leave(seat=seat):
            _own(top, seat, by)
            _in_phase(top, Phase.GATHERING, Phase.PLAYING)
            return [] if top.chairs[seat].stand_in else [Left(seat), *_settled(top, seat)]
        case Start():
            _host(top, by)
            return _start(top)
        case Play():
            return _play(top, request, by)
        case Undo():
            return _undo(top, request, by, now)
        case AnswerUndo():
            return _answer_undo(top, request, by)
        case Free(seat=seat):
            _host(top, by)
            return _free(top, seat)
        case HandOver(seat=seat):
            _host(top, by)
            return _hand_over(top, seat, now)
        case Return(seat=seat):
            _own(top, seat, by)
            return _return(top, seat, now)
        case Say(seat=seat, text=text):
            _own(top, seat, by)
            _in_phase(top, Phase.GATHERING, Phase.PLAYING, Phase.FINISHED)
            return [Said(seat, _line(text))]
        case Mute():
            return _mute(top, request, by)
        case Close():
            _host(top, by)
            _in_phase(top, Phase.GATHERING)
            return [Closed()]
        case _:
            assert_never(request)


_REPEATABLE: Final = (Leave, Undo, Say, Mute)
"""What one person alone can do again and again; all else ends something, or needs others."""


def _within_share(top: Tabletop, by: str) -> None:
    aside = top.number - len(top.moves)
    caused = sum(item.entry.by == by for item in top.items)
    own = caused - sum(move.by == by for move in top.moves)
    if aside >= MOST_ASIDE or own >= MOST_ASIDE_EACH:
        raise Refused("long", "too much has been said and done at this table: you can only play on")


def decide_own(top: Tabletop, request: OwnRequest, now: int) -> Sequence[Happening]:
    """The happenings that the server's own request causes; none when it comes too late."""
    opened = top.opened.get(request.seat)
    if opened is None:
        return []
    match request:
        case RobotPlay(seat, action, since, forfeit):
            due = top.chairs[seat].robot is not None and opened.number == since
            return [Played(seat, action, forfeit)] if due else []
        case RunOut(seat):
            deadline = top.deadline(seat)
            late = deadline is not None and deadline <= now
            handed_over = HandedOver(seat, STAND_IN, "clock")
            return [handed_over, *_settled(top, seat)] if late else []
        case _:
            assert_never(request)


# --- taking seats ------------------------------------------------------------------------------


def _join(top: Tabletop, request: Join, by: str, now: int) -> Sequence[Happening]:
    _in_phase(top, Phase.GATHERING, Phase.PLAYING)
    entropy = fairness.check_entropy(request.entropy)
    seat = _wanted_seat(top, request, by)
    if not top.chairs[seat].free:
        _within_share(top, by)
        _in_time(top, seat, now)
    joined = Joined(seat, by, check_name(request.name), entropy)
    others = [chair for index, chair in enumerate(top.chairs) if index != seat]
    full = not any(chair.free for chair in others)
    begins = top.phase is Phase.GATHERING and top.plan.auto_start and full
    return [joined, Started()] if begins else [joined]


def _wanted_seat(top: Tabletop, request: Join, by: str) -> int:
    if request.seat is None:
        if request.key is not None:
            raise Refused("key", "name the seat that the key opens")
        return _any_seat(top, by)
    chair = _chair(top, request.seat)
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


def _any_seat(top: Tabletop, by: str) -> int:
    if top.seats_of(by):
        raise Refused("yours", "you sit here already: name the seat if you want another")
    open_to_me = [
        (chair.plan.reserved is None, seat)
        for seat, chair in enumerate(top.chairs)
        if chair.free and chair.plan.reserved in (None, by)
    ]
    if not open_to_me:
        kept = any(chair.free for chair in top.chairs)
        problem = "every free seat is kept for somebody else" if kept else "every seat is taken"
        raise Refused("full", f"{problem}: you can watch")
    return min(open_to_me)[1]


def _start(top: Tabletop) -> Sequence[Happening]:
    _in_phase(top, Phase.GATHERING)
    if any(chair.free for chair in top.chairs):
        raise Refused("empty_seat", "a seat is still free: wait for somebody, or close the table")
    return [Started()]


def _free(top: Tabletop, seat: int) -> Sequence[Happening]:
    chair = _chair(top, seat)
    _in_phase(top, Phase.GATHERING, Phase.PLAYING)
    if not chair.person or chair.free:
        raise Refused("free", "nobody sits there")
    if top.phase is Phase.PLAYING and chair.stand_in is None:
        raise Refused("present", "somebody plays there: only a seat that a bot holds can be freed")
    return [Freed(seat)]


def _hand_over(top: Tabletop, seat: int, now: int) -> Sequence[Happening]:
    chair = _chair(top, seat)
    _in_phase(top, Phase.PLAYING)
    if not chair.person or chair.stand_in is not None:
        raise Refused("bot", "a bot plays there already")
    if top.plan.clock is not None:
        raise Refused("present", "a bot takes over by itself when their time is up")
    opened = top.opened.get(seat)
    if opened is None or now - opened.at < PATIENCE_MS:
        minutes = PATIENCE_MS // 60_000
        raise Refused(
            "present", f"a bot can take over after {minutes} minutes without a decision there"
        )
    return [HandedOver(seat, STAND_IN, "host"), *_settled(top, seat)]


# --- the game ----------------------------------------------------------------------------------


def _play(top: Tabletop, request: Play, by: str) -> Sequence[Happening]:
    seat = request.seat
    chair = _own(top, seat, by)
    _in_phase(top, Phase.PLAYING)
    if top.table is None:
        raise AssertionError("a game in play has a table")
    decision = top.decision(seat)
    if request.at < _last_change(top, seat):
        raise Refused("stale", "the table has moved on since: look again before you choose")
    try:
        action = top.parse(request.action)
        if decision is None:
            raise NotYourTurn(top.table.facts.turn_rule, "it is not your turn")
        if action not in decision.options:
            raise top.table.refusal(seat, action)
    except BadAction as error:
        raise Refused("not_an_action", str(error)) from None
    except RuleBreach as error:
        code = "not_your_turn" if isinstance(error, NotYourTurn) else "illegal"
        raise Refused(code, error.problem, error.rule) from None
    played = Played(seat, request.action)  # there is but one text for an action
    return [Returned(seat), played] if chair.stand_in else [played]


def _last_change(top: Tabletop, seat: int) -> int:
    """The entry that gave a seat its decision, or that took it away."""
    if seat in top.opened:
        return top.opened[seat].number
    move = last_move(top, seat)
    return max(top.last_undo, 0 if move is None else move.number)


def imagined(top: Tabletop, seat: int, action: str, by: str) -> Tabletop:
    """The table as it would be if a seat played that now; raise :class:`Refused`.

    Nobody may learn in this way what the action would turn up.
    """
    happened = decide(top, Play(do="play", seat=seat, action=action, at=top.number), by, now=0)
    numbered = enumerate(happened, top.number + 1)
    ahead = top.after([Entry(number, 0, by, None, what) for number, what in numbered])
    if ahead.table is None or ahead.table.undoable == 0:
        raise Refused("secret", "what that would show can't be known before it is played")
    return ahead


def _undo(top: Tabletop, request: Undo, by: str, now: int) -> Sequence[Happening]:
    seat = request.seat
    chair = _own(top, seat, by)
    _in_phase(top, Phase.PLAYING)
    if chair.stand_in is not None:
        raise Refused("return_first", "a bot plays for you: return first")
    move = last_move(top, seat)
    if move is None:
        raise Refused("nothing", "there is nothing of yours to take back")
    end = top.time_for(move.opened)
    free = undo_is_free(top, move) and (end is None or now < end)
    last = max(top.last_undo, move.number if free else top.moves[-1].number)
    if request.at < last:
        raise Refused("stale", "the table has moved on since: look again before you take back")
    if free:
        return [Undone(seat, move.number, alone=True)]
    if top.request is not None:
        raise Refused("asked", "an undo has been asked for already: that must be answered first")
    return _undo_for_all(top, move)


def _undo_for_all(top: Tabletop, move: Move) -> Sequence[Happening]:
    """Go back to before a move, with all that followed, if the others agree."""
    asked = must_agree(top, move.seat, move.number)
    for other in sorted(asked):
        if top.chairs[other].robot is not None:
            name = top.chairs[other].name
            raise Refused("away", f"{name} has decided something since, and is away: ask later")
    if asked:
        return [UndoAsked(move.seat, move.number)]
    return [Undone(move.seat, move.number, alone=False)]


def last_move(top: Tabletop, seat: int) -> Move | None:
    """A seat's last action among those in effect."""
    return next((move for move in reversed(top.moves) if move.seat == seat), None)


def undo_is_free(top: Tabletop, move: Move) -> bool:
    """Whether nobody has seen anything new since that action, nor built upon it.

    Others may have chosen since, as long as they had to choose at that moment anyway.
    """
    if top.table is None or top.table.undoable == 0:
        return False
    unseen = top.moves[-top.table.undoable :]
    since = [other for other in unseen if other.number > move.number]
    return move in unseen and all(other.opened.number < move.number for other in since)


def must_agree(top: Tabletop, seat: int, played: int) -> set[int]:
    """The seats whose people must agree before `seat` takes back entry `played`.

    Whoever is away is not asked, unless it would take back what they themselves have decided.
    """
    asking = top.chairs[seat].identity
    return {
        other
        for other, chair in enumerate(top.chairs)
        if chair.person
        and chair.identity != asking
        and (chair.robot is None or _has_decided(top, other, played))
    }


def _has_decided(top: Tabletop, seat: int, since: int) -> bool:
    """Whether a person at that seat, whoever it was, has chosen anything after entry `since`."""
    later = (move for move in reversed(top.moves) if move.number > since)
    return any(move.seat == seat and move.by is not None for move in later)


def awaited(top: Tabletop, asked: UndoRequest) -> set[int]:
    """The seats that have not agreed yet to an undo that was asked for."""
    return must_agree(top, asked.seat, asked.played) - asked.agreed


def _settled(top: Tabletop, seat: int) -> Sequence[Happening]:
    """The undo that was asked for, if it waits for nobody but the seat that now is gone."""
    asked = top.request
    if asked is None or awaited(top, asked) != {seat} or _has_decided(top, seat, asked.played):
        return []
    return [Undone(asked.seat, asked.played, alone=False)]


def _answer_undo(top: Tabletop, request: AnswerUndo, by: str) -> Sequence[Happening]:
    _own(top, request.seat, by)
    asked = top.request
    if asked is None or asked.number != request.request:
        raise Refused("stale", "that undo is no longer asked for")
    waiting = awaited(top, asked)
    if request.seat not in waiting:
        raise Refused("answered", "you have answered already, or need not")
    answered = UndoAnswered(request.seat, request.agreed)
    if request.agreed and waiting == {request.seat}:
        return [answered, Undone(asked.seat, asked.played, alone=False)]
    return [answered]


def _return(top: Tabletop, seat: int, now: int) -> Sequence[Happening]:
    """Play again oneself. It wins no time: or one could leave and return, and never decide."""
    if top.chairs[seat].stand_in is None:
        return []
    _in_time(top, seat, now)
    return [Returned(seat)]


def _in_time(top: Tabletop, seat: int, now: int) -> None:
    end = top.time_for(top.opened.get(seat))
    if end is not None and end <= now:
        raise Refused("late", "the time for this decision is up: a bot makes it, then come back")


# --- talking -----------------------------------------------------------------------------------


def _mute(top: Tabletop, request: Mute, by: str) -> Sequence[Happening]:
    _own(top, request.seat, by)
    whom = _chair(top, request.whom).identity
    if whom in (None, by):
        raise Refused("nobody", "nobody else sits there")
    known = (by, whom) in top.muted
    return [] if known == request.muted else [Muted(request.seat, request.whom, request.muted)]


# --- guards ------------------------------------------------------------------------------------


def _chair(top: Tabletop, seat: int) -> Chair:
    if not 0 <= seat < len(top.chairs):
        raise Refused("no_seat", f"there is no seat {seat} at this table")
    return top.chairs[seat]


def _own(top: Tabletop, seat: int, by: str) -> Chair:
    chair = _chair(top, seat)
    if chair.identity != by:
        raise Refused("not_yours", "this seat is not yours: take a seat first")
    return chair


def _host(top: Tabletop, by: str) -> None:
    if top.host != by:
        raise Refused("not_host", "only the host of the table can do that")


def _in_phase(top: Tabletop, *phases: Phase) -> None:
    if top.phase not in phases:
        raise Refused("phase", f"that can't be done now: the table is {top.phase}")


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
