"""What may happen next at a table: a request becomes the changes it causes, or is refused.

Pure, like `state`: the same table and the same request give the same answer everywhere.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, assert_never

from cardtown.core import BadAction, NotYourTurn, RuleBreach, message
from cardtown.server.errors import Refused, TooMany
from cardtown.server.table import draw
from cardtown.server.table.entries import (
    FILE,
    Change,
    Closed,
    Declined,
    Entry,
    Freed,
    HandedOver,
    Joined,
    Left,
    Muted,
    Played,
    Returned,
    Said,
    Unchanged,
)
from cardtown.server.table.guards import (
    chair_at,
    chair_to_return_to,
    own_chair,
    require_host,
    require_newcomer,
    require_phase,
    require_time,
)
from cardtown.server.table.hand_over import PATIENCE, PATIENCE_MS, hand_over
from cardtown.server.table.lookalikes import distinct_name
from cardtown.server.table.requests import (
    AnswerUndo,
    Close,
    Decline,
    Free,
    HandOver,
    Join,
    Leave,
    Mute,
    Play,
    Request,
    Return,
    Reveal,
    Say,
    Seal,
    Start,
    Undo,
)
from cardtown.server.table.state import STAND_IN, TablePhase, TableState
from cardtown.server.table.text import check_message, check_name
from cardtown.server.table.undo import answer_undo, last_move, undo

MOST_ASIDE: Final = 5_000
"""At most this many entries of a table are not moves in effect: clients get the whole story."""
MOST_ASIDE_EACH: Final = 2_000
"""At most this many of them are caused by one person."""
MOST_SAID: Final = 5
"""At most this many messages of one person come within :data:`SAID_WITHIN_MS`."""
SAID_WITHIN_MS: Final = 10_000


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
"""What the server itself asks of a table."""


def decide(state: TableState, request: Request, by: str, now: int) -> Sequence[Change]:
    """The changes that a person's request causes, at least one; raise :class:`Refused`."""
    if isinstance(request, _REPEATABLE):
        _require_share(state, by)
    changes = _changes(state, request, by, now)
    if changes:
        return changes
    _require_share(state, by)
    return [Unchanged()]


def _changes(state: TableState, request: Request, by: str, now: int) -> Sequence[Change]:
    match request:
        case Join():
            return _join(state, request, by, now)
        case Decline(seat=seat):
            return _decline(state, seat, by)
        case Reveal():
            return draw.reveal(state, request, by)
        case Seal():
            return draw.seal_again(state, request, by)
        case Leave(seat=seat):
            return _leave(state, seat, by)
        case Start():
            require_host(state, by)
            return _start(state)
        case Play():
            return _play(state, request, by, now)
        case Undo():
            return undo(state, request, by, now)
        case AnswerUndo():
            return answer_undo(state, request, by)
        case Free(seat=seat):
            require_host(state, by)
            return _free(state, seat, now)
        case HandOver(seat=seat):
            return hand_over(state, seat, by, now)
        case Return(seat=seat):
            return _return(state, seat, by, now)
        case Say(seat=seat, text=text):
            own_chair(state, seat, by)
            require_phase(state, TablePhase.GATHERING, TablePhase.PLAYING, TablePhase.FINISHED)
            said = Said(seat, check_message(text))
            _require_calm(state, by, now)
            return [said]
        case Mute():
            return _mute(state, request, by)
        case Close():
            require_host(state, by)
            require_phase(state, TablePhase.GATHERING)
            return [Closed()]
        case _:
            assert_never(request)


_REPEATABLE: Final = (Leave, Undo, Say, Mute, Seal)
"""Requests that one person can repeat for ever; others end something, or need more people."""


def _require_share(state: TableState, by: str) -> None:
    """Refuse a request if the table, or the person, has too many entries that are not moves."""
    aside = state.number - len(state.moves)
    caused = sum(item.entry.by == by for item in state.items)
    own = caused - sum(move.by == by for move in state.moves)
    if aside >= MOST_ASIDE or own >= MOST_ASIDE_EACH:
        raise Refused("long", "too much has been said and done at this table: you can only play on")


def _require_calm(state: TableState, by: str, now: int) -> None:
    """Refuse a message from somebody who has just sent many: each goes to all watchers."""
    latest = (item.entry for item in reversed(state.items))
    since = takewhile(lambda entry: entry.at > now - SAID_WITHIN_MS, latest)
    # Later ones were said before the clock of the server was set back.
    recent = (entry for entry in since if entry.at < now + SAID_WITHIN_MS)
    if sum(entry.by == by and isinstance(entry.change, Said) for entry in recent) >= MOST_SAID:
        raise TooMany("too many messages at once: wait a few seconds before you write again")


def decide_for_server(state: TableState, request: ServerRequest, now: int) -> Sequence[Change]:
    """The changes that the server's own request causes; none when it comes too late."""
    opened = state.opened.get(request.seat)
    if opened is None:
        return []
    match request:
        case BotPlay(seat, action, since, forfeit):
            due = state.chairs[seat].bot is not None and opened.number == since
            return [Played(seat, action, forfeit)] if due else []
        case ClockExpired() if state.phase is TablePhase.GATHERING:
            return draw.miss(state, now)
        case ClockExpired(seat):
            deadline = state.deadline(seat)
            late = deadline is not None and deadline <= now
            return [HandedOver(seat, STAND_IN, "clock")] if late else []
        case _:
            assert_never(request)


# --- seats -------------------------------------------------------------------------------------


def _join(state: TableState, request: Join, by: str, now: int) -> Sequence[Change]:
    require_phase(state, TablePhase.GATHERING, TablePhase.PLAYING)
    if state.plan.source == FILE:  # for a moment its game may not be stored yet
        raise Refused("phase", "this table shows a game that was played elsewhere: you can watch")
    entropy, seal = draw.check_share(state, request)
    seat = _find_seat(state, request, by)
    if not state.chairs[seat].free:
        _require_share(state, by)
        require_time(state, seat, now)
    others = [chair for index, chair in enumerate(state.chairs) if index != seat]
    names = [chair.name for chair in others if chair.name]
    joined = Joined(seat, by, distinct_name(check_name(request.name), names), entropy, seal)
    fixed = all(chair.fixed and not (state.drawing and chair.seal) for chair in others)
    begins = state.phase is TablePhase.GATHERING and state.plan.auto_start and fixed
    return [joined, *draw.begin(state, others, sealed=seal is not None)] if begins else [joined]


def _find_seat(state: TableState, request: Join, by: str) -> int:
    """The seat that a request to join is about; it may be taken, if the request has its key."""
    if request.seat is None:
        if request.key is not None:
            raise Refused("key", "name the seat that the key opens")
        return _find_any_seat(state, by)
    chair = chair_at(state, request.seat)
    if not chair.person:
        raise Refused("taken", "a bot or a virtual player sits there: take another seat")
    if chair.identity == by:
        raise Refused("yours", "you already sit there")
    if request.key is not None:
        if not hmac.compare_digest(request.key.encode(), chair.key.encode()):
            raise Refused("key", "this seat link is no longer valid: ask the host for a new one")
        if chair.free:
            require_newcomer(state, request.seat, by)
        return request.seat
    if not chair.free:
        raise Refused("taken", "somebody else sits there already: take another seat, or watch")
    require_newcomer(state, request.seat, by)
    if chair.plan.reserved not in (None, by):
        raise Refused("reserved", "this seat is kept for somebody else: take another, or watch")
    return request.seat


def _find_any_seat(state: TableState, by: str) -> int:
    """The first free seat; one that is kept for this person comes before all others."""
    if state.seats_of(by):
        raise Refused("yours", "you sit here already: name the seat if you want another")
    open_to_me = [
        (chair.former != by and chair.plan.reserved is None, seat)
        for seat, chair in enumerate(state.chairs)
        if chair.free and chair.plan.reserved in (None, by)
    ]
    if not open_to_me:
        reserved = any(chair.free for chair in state.chairs)
        problem = "every free seat is kept for somebody else" if reserved else "every seat is taken"
        raise Refused("full", f"{problem}: you can watch")
    seat = min(open_to_me)[1]
    require_newcomer(state, seat, by)
    return seat


def _decline(state: TableState, seat: int, by: str) -> Sequence[Change]:
    chair = chair_at(state, seat)
    require_phase(state, TablePhase.GATHERING)
    if not chair.free or chair.plan.reserved != by:
        raise Refused("not_yours", "this seat is not kept for you: there is nothing to decline")
    return [Declined(seat, chair.name)]


def _leave(state: TableState, seat: int, by: str) -> Sequence[Change]:
    chair = own_chair(state, seat, by)
    require_phase(state, TablePhase.GATHERING, TablePhase.PLAYING)
    gone = chair.stand_in is not None and chair.handed_over_at is None
    if state.phase is TablePhase.GATHERING and chair.program and chair.plan.reserved == by:
        return [Left(seat), Declined(seat, chair.name)]
    return [] if gone else [Left(seat)]


def _return(state: TableState, seat: int, by: str, now: int) -> Sequence[Change]:
    """Take over again from the bot. That gains no time, or a person could delay any decision."""
    chair = chair_to_return_to(state, seat, by)
    if chair.stand_in is None:
        return []
    require_time(state, seat, now)
    return [Returned(seat)]


def _free(state: TableState, seat: int, now: int) -> Sequence[Change]:
    chair = chair_at(state, seat)
    require_phase(state, TablePhase.GATHERING, TablePhase.PLAYING)
    if chair.challenged and state.phase is TablePhase.GATHERING:
        return [Declined(seat, chair.name)]
    if not chair.person or chair.free:
        raise Refused("free", "nobody sits there")
    if state.phase is TablePhase.PLAYING and chair.stand_in is None:
        raise Refused("present", "somebody plays there: only a seat that a bot holds can be freed")
    if chair.handed_over_at is not None and now - chair.handed_over_at < PATIENCE_MS:
        raise Refused(
            "kept", f"this seat is kept for {chair.name} until they have been away {PATIENCE}"
        )
    accepted = chair.program and chair.plan.reserved == chair.identity
    if accepted and state.phase is TablePhase.GATHERING:
        return [Freed(seat), Declined(seat, chair.name)]  # or it would be challenged again
    return [Freed(seat)]


def _mute(state: TableState, request: Mute, by: str) -> Sequence[Change]:
    own_chair(state, request.seat, by)
    whom = chair_at(state, request.whom).identity
    if whom in (None, by):
        raise Refused("nobody", "nobody else sits there")
    if request.muted == ((by, whom) in state.muted):
        return []
    return [Muted(request.seat, request.whom, request.muted)]


# --- the game ----------------------------------------------------------------------------------


def _start(state: TableState) -> Sequence[Change]:
    require_phase(state, TablePhase.GATHERING)
    if any(chair.free for chair in state.chairs):
        raise Refused("empty_seat", "a seat is still free: wait for somebody, or close the table")
    if state.opened:
        raise Refused("drawing", "not everybody's browser has drawn yet: wait a moment")
    return draw.begin(state, state.chairs)


def _play(state: TableState, request: Play, by: str, now: int) -> Sequence[Change]:
    seat = request.seat
    chair = own_chair(state, seat, by)
    require_phase(state, TablePhase.PLAYING)
    if request.at < _last_change(state, seat):
        raise Refused("stale", "the table has moved on since: look again before you choose")
    require_time(state, seat, now)
    try:
        check_action(state, seat, request.action)
    except BadAction as error:
        raise Refused("not_an_action", str(error), message=error.message) from None
    except RuleBreach as error:
        code = "not_your_turn" if isinstance(error, NotYourTurn) else "illegal"
        raise Refused(code, error.problem, error.rule, error.message) from None
    played = Played(seat, request.action)  # an action has only one text
    return [Returned(seat), played] if chair.stand_in else [played]


def check_action(state: TableState, seat: int, text: str) -> None:
    """Raise an error of the game unless the seat can play that now."""
    if state.table is None:
        raise AssertionError("a game in play has a table")
    action = state.parse(text)
    decision = state.decision(seat)
    if decision is None:
        raise NotYourTurn(
            state.table.facts.turn_rule, "it is not your turn", message("refused-turn")
        )
    state.table.check(decision, action)


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
    changes = decide(state, Play(do="play", seat=seat, action=action, at=state.number), by, now=0)
    numbered = enumerate(changes, state.number + 1)
    ahead = state.after([Entry(number, 0, by, None, change) for number, change in numbered])
    if ahead.table is None or ahead.table.undoable == 0:
        raise Refused("secret", "what that would show can't be known before it is played")
    return ahead
