"""The randomness of a bot's decision: from public facts alone, the same wherever it is made.

A bot could read whatever its randomness is made from, and the seed of a game tells the whole deal.
So the seed never gets here: a game is named by something public, such as the commitment to its
seed. Each decision has randomness of its own. After an undo, or when a game is resumed, a bot makes
the same choice again, and nobody has to remember how far its randomness had come.
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
    """A public name of the game."""
    seat: int
    number: int
    """How many decisions the seat has made before."""

    @classmethod
    def at(cls, table: Table[Any, Any], seat: int, game_id: str | None = None) -> Occasion:
        """The next decision of a seat; the game is named by the commitment to its seed, unless it
        has another name."""
        number = sum(by == seat for by, _ in table.history)
        return cls(game_id or commitment(table.seed or ""), seat, number)

    def rng(self) -> random.Random:
        """The randomness of this decision, from its beginning."""
        text = f"{self.game_id}\nbot {self.seat} {self.number}"
        return random.Random(hashlib.sha256(text.encode()).digest())
