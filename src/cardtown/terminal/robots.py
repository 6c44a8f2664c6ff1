"""The bots at a table, with randomness that follows the game back and forth.

Whoever takes an action back, or leaves and resumes, finds bots that choose again what they
chose before: their randomness is a function of the seed and of what they have decided so far.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cardtown import bots
from cardtown.bots import Bot
from cardtown.core import Action, Decision, Record, Seat, Table


class Robots:
    """All bots of one table."""

    def __init__(self, seats: Sequence[Seat], seed: str) -> None:
        """The bots that the seats name; raise :class:`BadInput` for one that there is not."""
        self._bots: dict[int, Bot] = {
            number: bots.make(seat.bot) for number, seat in enumerate(seats) if seat.bot is not None
        }
        self._rngs = {number: bots.rng_for(seed, number) for number in self._bots}
        self._before: list[tuple[int, int, Any]] = []
        """The randomness of a seat before each choice: (actions played, seat, state)."""

    def __contains__(self, seat: int) -> bool:
        """Whether a bot plays at that seat."""
        return seat in self._bots

    def choose(self, table: Table[Any, Any], decision: Decision[Any]) -> Action:
        """What the bot at the deciding seat wants, from its view alone."""
        seat = decision.seat
        rng: random.Random = self._rngs[seat]
        self._before.append((len(table.history), seat, rng.getstate()))
        chosen: Action = self._bots[seat].choose(table.view(seat), decision, rng)
        return chosen

    def go_back_to(self, played: int) -> None:
        """Forget all choices made once that many actions had been played."""
        while self._before and self._before[-1][0] >= played:
            _, seat, state = self._before.pop()
            self._rngs[seat].setstate(state)

    def follow(self, table: Table[Any, Any], record: Record) -> None:
        """Catch up with a record, from a table that is set up as it was and is played along."""
        for seat, text in record.actions:
            decision = table.decision(seat)
            if seat in self and decision is not None:
                self.choose(table, decision)
            table.play(seat, text)
