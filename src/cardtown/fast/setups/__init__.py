"""Set-ups as the core reads them, in bytes. A GPU reads them too, where the core is not built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from cardtown import games
from cardtown.core import BadInput, Seat, named_seats

RANDOM = "bot:random"


class SetupsPart(Protocol):
    """What a game brings: the module of its name in this package."""

    def encode(self, seats: Sequence[Seat], options: Mapping[str, Any], deck: Any) -> bytes:
        """Seats, switches and cards as the core reads them; raise a rule breach."""


class BatchSetup(NamedTuple):
    """How the games of a batch are set up."""

    encoded: bytes
    seats: int
    asked: int
    """The seats whose decisions come from outside, one bit each."""


def batch_setup(
    game: str, seats: Sequence[Seat | str], options: Mapping[str, Any] | None, deck: Any
) -> BatchSetup:
    """How the games of a batch are set up; raise :class:`BadInput` or a rule breach."""
    part = games.part(game, "fast.setups")
    if part is None:
        raise BadInput("game", f"{game!r} can't be played in batches: the core does not know it")
    named = named_seats(seats)
    for seat in named:
        if seat.bot is not None and seat.kind != RANDOM:
            raise BadInput("seats", f"{seat.kind!r} can't play in batches: only {RANDOM!r} can")
    asked = [n for n, seat in enumerate(named) if not seat.virtual and seat.kind != RANDOM]
    if not asked:
        raise BadInput("seats", "no seat is 'human': there is nothing to decide")
    encoded = cast(SetupsPart, part).encode(named, options or {}, deck)
    return BatchSetup(encoded, len(named), sum(1 << seat for seat in asked))
