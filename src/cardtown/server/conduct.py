"""What may happen next at a table: a request becomes the entries it causes, or is refused.

Pure, like `tabletop`: the same table and the same request give the same answer everywhere.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from cardtown.core import BadAction, CardtownError, NotYourTurn, RuleBreach, fairness
from cardtown.core.game import LONGEST_NAME
from cardtown.server.happenings import (
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
from cardtown.server.requests import (
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
from cardtown.server.tabletop import STAND_IN, Chair, Move, Phase, Tabletop

PATIENCE_MS: Final = 120_000
"""How long a person may think, in a game without a clock, before the host may call a bot."""


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
    match request:
        case Join():
            return _join(top, request, by)
        case Leave(seat=seat):
            _own(top, seat, by)
            return [] if top.chairs[seat].stand_in else [Left(seat), *_settled(top, seat)]
        case Start():
            _host(top, by)
            return _start(top)
        case Play():
            return _play(top, request, by)
        case Undo():
            return _undo(top, request, by)
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
            return [Said(seat, _line(text))]
        case Mute(seat=seat, whom=whom, muted=muted):
            _own(top, seat, by)
            _chair(top, whom)
            return [Muted(seat, whom, muted)] if ((seat, whom) in top.muted) != muted else []
        case Close():
            _host(top, by)
            _in_phase(top, Phase.GATHERING)
            return [Closed()]
        case _:
            assert_never(request)


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


def _join(top: Tabletop, request: Join, by: str) -> Sequence[Happening]:
    _in_phase(top, Phase.GATHERING, Phase.PLAYING)
    entropy = fairness.check_entropy(request.entropy)
    seat = _wanted_seat(top, request, by)
    joined = Joined(seat, by, check_name(request.name), entropy)
    others = [chair for index, chair in enumerate(top.chairs) if index != seat]
    full = not any(chair.free for chair in others)
    begins = top.phase is Phase.GATHERING and top.plan.auto_start and full
    return [joined, Started()] if begins else [joined]


def _wanted_seat(top: Tabletop, request: Join, by: str) -> int:
    if request.seat is None:
        return _any_seat(top, by)
    chair = _chair(top, request.seat)
    if not chair.person:
        raise Refused("taken", "a bot or a virtual player sits there: take another seat")
    if request.key is not None:
        if not hmac.compare_digest(request.key.encode(), top.chairs[request.seat].key.encode()):
            raise Refused("key", "this seat link is no longer valid: ask the host for a new one")
        return request.seat
    if chair.identity == by:
        raise Refused("yours", "you already sit there")
    if not chair.free:
        raise Refused("taken", "somebody else sits there already: take another seat, or watch")
    if chair.plan.reserved not in (None, by):
        raise Refused("reserved", "this seat is kept for somebody else: take another, or watch")
    return request.seat


def _any_seat(top: Tabletop, by: str) -> int:
    open_to_me = [
        (chair.plan.reserved is None, seat)
        for seat, chair in enumerate(top.chairs)
        if chair.free and chair.plan.reserved in (None, by)
    ]
    if not open_to_me:
        raise Refused("full", "every seat is taken: you can watch")
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
    opened = top.opened.get(seat)
    waited = opened is not None and now - opened.at >= PATIENCE_MS
    if not (chair.free or waited):
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
    opened = top.opened.get(seat)
    decision = top.decision(seat)
    if opened is not None and request.at < opened.number:
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


def _undo(top: Tabletop, request: Undo, by: str) -> Sequence[Happening]:
    seat = request.seat
    _own(top, seat, by)
    _in_phase(top, Phase.PLAYING)
    move = last_move(top, seat)
    if move is None:
        raise Refused("nothing", "there is nothing of yours to take back")
    if max(move.number, top.last_undo) > request.at:
        raise Refused("stale", "the table has moved on since: look again before you take back")
    if top.request is not None:
        raise Refused("asked", "an undo has been asked for already: it waits for the others")
    if undo_is_free(top, move):
        return [Undone(seat, move.number, alone=True)]
    if not must_agree(top, seat):
        return [Undone(seat, move.number, alone=False)]
    return [UndoAsked(seat, move.number)]


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
    return move in unseen and all(other.opened < move.number for other in since)


def must_agree(top: Tabletop, seat: int) -> set[int]:
    """The seats whose people must agree before `seat` may go back past what they have seen."""
    asking = top.chairs[seat].identity
    return {
        other
        for other, chair in enumerate(top.chairs)
        if chair.person and chair.identity not in (None, asking) and chair.stand_in is None
    }


def _settled(top: Tabletop, seat: int) -> Sequence[Happening]:
    """The undo that was asked for, if it waits for nobody but the seat that now is gone."""
    asked = top.request
    if asked is None or must_agree(top, asked.seat) - asked.agreed != {seat}:
        return []
    return [Undone(asked.seat, asked.played, alone=False)]


def _answer_undo(top: Tabletop, request: AnswerUndo, by: str) -> Sequence[Happening]:
    _own(top, request.seat, by)
    asked = top.request
    if asked is None or asked.number != request.request:
        raise Refused("stale", "that undo is no longer asked for")
    waiting = must_agree(top, asked.seat) - asked.agreed
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
    end = top.time_is_up(seat)
    if end is not None and end <= now:
        raise Refused("late", "your time for this decision is up: a bot makes it, then return")
    return [Returned(seat)]


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
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise Refused("name", f"a name needs 1 to {LONGEST_NAME} printable characters")
    return shown


def _line(text: str) -> str:
    shown = " ".join(text.split())
    if not shown or not shown.isprintable():
        raise Refused("text", "a message needs printable characters")
    return shown
