"""The randomness of a bot's decision: derived from public facts, so that it can be repeated.

A bot could find out what its randomness is derived from, and the seed of a game determines the
whole deal. So the seed is never used here: a game is identified by something public, such as the
commitment to its seed. Each decision has randomness of its own: after an undo, or when a game is
resumed, a bot makes the same choice again, and no state of a generator has to be stored.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any, NamedTuple

from cardtown.core import Table
from cardtown.core.chance import commitment


class Occasion(NamedTuple):
    """A decision of a seat in a game."""

    game_id: str
    """A public identifier of the game."""
    seat: int
    number: int
    """How many decisions the seat has made before."""

    @classmethod
    def at(cls, table: Table[Any, Any], seat: int, game_id: str | None = None) -> Occasion:
        """The next decision of a seat. The game is identified by the commitment to its seed, unless
        another id is given."""
        number = sum(by == seat for by, _ in table.history)
        return cls(game_id or commitment(table.seed or ""), seat, number)

    def rng(self) -> random.Random:
        """The randomness of this decision, from its start."""
        text = f"{self.game_id}\nbot {self.seat} {self.number}"
        return random.Random(hashlib.sha256(text.encode()).digest())
