"""The rules of handing a seat over: when a bot may play on for a person who keeps others waiting.

With a clock a bot does so by itself. Without one the host may call it after days, or all others
together after minutes. A single opponent could not do that: they would gain by every hour that the
person sleeps. A program does not sleep: one opponent is enough to have it replaced.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtown.server.errors import Refused
from cardtown.server.table.entries import Change, HandedOver, HandOverVoted
from cardtown.server.table.guards import chair_at, require_phase
from cardtown.server.table.state import STAND_IN, TableFacts, TablePhase, TableState

_PATIENCE_DAYS: Final = 3
PATIENCE_MS: Final = _PATIENCE_DAYS * 24 * 3600 * 1000
"""How long a person may think, in a game without a clock, before the host may call a bot; and how
long a seat is kept for somebody who did not choose to leave."""
PATIENCE: Final = f"{_PATIENCE_DAYS} days"
_VOTE_MINUTES: Final = 10
VOTE_MS: Final = _VOTE_MINUTES * 60 * 1000
"""How long a person may think before all others together may call a bot."""
_LEAST_VOTERS: Final = 2


def hand_over(state: TableState, seat: int, by: str, now: int) -> Sequence[Change]:
    """Let a bot play on at a seat, or vote for that; raise :class:`Refused`."""
    chair = chair_at(state, seat)
    require_phase(state, TablePhase.PLAYING)
    if by != state.host and not state.seats_of(by):
        raise Refused("not_yours", "only the host and those who play here can ask for that")
    if not chair.person or chair.stand_in is not None:
        raise Refused("bot", "a bot plays there already")
    if state.plan.clock is not None:
        raise Refused("present", "a bot takes over by itself when their time is up")
    opened = state.opened.get(seat)
    waited = 0 if opened is None else now - opened.at
    if by == state.host and waited >= PATIENCE_MS:
        return [HandedOver(seat, STAND_IN, "host")]
    voters = voters_on(state, seat)
    least = 1 if chair.program else _LEAST_VOTERS
    if waited < VOTE_MS or by not in voters or len(voters) < least:
        raise Refused(
            "present",
            f"a bot can take over after {PATIENCE} without a decision there, or after "
            f"{_VOTE_MINUTES} minutes if all others agree, and at least {_LEAST_VOTERS}",
        )
    votes = state.votes | {(by, seat)}
    voted = [HandOverVoted(state.seats_of(by)[0], seat)] if votes != state.votes else []
    agreed = all((voter, seat) in votes for voter in voters)
    return [*voted, HandedOver(seat, STAND_IN, "vote")] if agreed else voted


def voters_on(state: TableFacts, seat: int) -> set[str]:
    """The people who must agree that a bot plays on at a seat: all who are there but its holder.

    Programs have no vote.
    """
    there = {
        chair.identity for chair in state.chairs if chair.stand_in is None and not chair.program
    }
    return {one for one in there if one not in (None, state.chairs[seat].identity)}
