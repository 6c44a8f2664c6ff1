"""The draw before a game: what each person adds to the seed is fixed first, and shown afterwards.

Somebody who knew all other shares, and whom the server told its secret, could try many shares of
their own and keep the one whose deal they like. So at tables where people are there together each
sits down with a seal, the hash of their entropy. Once every share is fixed the browsers show the
entropies by themselves, and the last of them begins the game. If somebody leaves in between, or
does not answer in time, all others draw again.

A share that was never sealed is as good as one that is shown already; so programs that know nothing
of seals play on, and only they themselves are less protected.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence

from cardtown import games
from cardtown.core import BadInput, fairness
from cardtown.server.errors import OtherVersion, Refused
from cardtown.server.table.entries import (
    Change,
    DrawBegan,
    DrawMissed,
    Played,
    Revealed,
    Sealed,
    Started,
)
from cardtown.server.table.guards import own_chair, require_phase
from cardtown.server.table.requests import Join, Reveal, Seal
from cardtown.server.table.state import Chair, TablePhase, TableState


def check_share(state: TableState, request: Join) -> tuple[str | None, str | None]:
    """The entropy or the seal with which somebody sits down; raise :class:`Refused`."""
    if (request.entropy is None) == (request.seal is None):
        raise BadInput("entropy", "send either entropy or its seal")
    if request.seal is None:
        return fairness.check_entropy(request.entropy or ""), None
    return None, _check_seal(state, request.seal)


def _check_seal(state: TableState, seal: str) -> str:
    if not state.sealed:
        raise Refused("seal", "nothing is sealed at this table: send entropy when you sit down")
    if any(chair.seal == seal for chair in state.chairs):
        raise Refused("seal", "somebody at this table has the same seal: draw other entropy")
    return fairness.check_seal(seal)


def begin(state: TableState, chairs: Iterable[Chair], *, sealed: bool = False) -> Sequence[Change]:
    """The changes that begin the game once every share is fixed: those of `chairs`, and of whoever
    sits down now, maybe `sealed`."""
    if sealed or any(chair.seal is not None for chair in chairs):
        return [DrawBegan()]
    return [_start(state), *(Played(seat, action) for seat, action in state.plan.played)]


def reveal(state: TableState, request: Reveal, by: str) -> Sequence[Change]:
    """Show the entropy of a seal; the last one begins the game. Raise :class:`Refused`."""
    chair = own_chair(state, request.seat, by)
    require_phase(state, TablePhase.GATHERING)
    if not state.drawing or request.seat not in state.opened:
        raise Refused("stale", "you have nothing to show now: look at the table again")
    entropy = fairness.check_entropy(request.entropy)
    if not hmac.compare_digest(fairness.seal(entropy), chair.seal or ""):
        raise Refused("seal", "this is not the entropy that was sealed")
    revealed = Revealed(request.seat, entropy)
    return [revealed, _start(state)] if len(state.opened) == 1 else [revealed]


def seal_again(state: TableState, request: Seal, by: str) -> Sequence[Change]:
    """Draw again after a failed draw; raise :class:`Refused`."""
    own_chair(state, request.seat, by)
    require_phase(state, TablePhase.GATHERING)
    if state.drawing or request.seat not in state.opened:
        raise Refused("stale", "you need not draw again: look at the table again")
    sealed = Sealed(request.seat, _check_seal(state, request.seal))
    others = (chair for seat, chair in enumerate(state.chairs) if seat != request.seat)
    begins = state.plan.auto_start and all(chair.fixed for chair in others)
    return [sealed, DrawBegan()] if begins else [sealed]


def miss(state: TableState, now: int) -> Sequence[Change]:
    """Free the seats of all who have not done their part of the draw in time."""
    deadlines = {seat: state.deadline(seat) for seat in state.opened}
    return [DrawMissed(seat) for seat, end in deadlines.items() if end is not None and end <= now]


def _start(state: TableState) -> Started:
    version = games.get(state.plan.game).facts.version
    if state.plan.rules not in (None, version):
        raise OtherVersion(
            f"this table was made for version {state.plan.rules} of the rules, and this server "
            f"plays version {version}: make a new table",
        )
    return Started(version)
