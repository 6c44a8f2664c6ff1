"""The bots at a table, with randomness that follows the game back and forth.

Whoever takes an action back, or leaves and resumes, finds bots that choose again what they
chose before: their randomness is a function of the seed and of what they have decided so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardtown import bots
from cardtown.bots.referee import Player
from cardtown.core import Action, Decision, Record, Seat, Table

SECONDS: Final = 30.0
"""People wait this long for a bot before `random` plays on for it."""


class SeatedBots:
    """All bots of one table."""

    def __init__(self, game: str, seats: Sequence[Seat], seed: str) -> None:
        """The bots that the seats name; raise :class:`BadInput` for one that can't play there."""
        self._rngs = {
            number: bots.rng_for(seed, number)
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        self._players = {
            number: Player(bots.make(seats[number].bot or "", game), rng, SECONDS)
            for number, rng in self._rngs.items()
        }
        self._told: set[int] = set()
        self._before: list[tuple[int, int, Any]] = []
        """The randomness of a seat before each choice: (actions played, seat, state)."""

    def __contains__(self, seat: int) -> bool:
        """Whether a bot plays at that seat."""
        return seat in self._players

    def choose(self, table: Table[Any, Any], decision: Decision[Any]) -> Action:
        """What the bot at the deciding seat wants, from its view alone."""
        seat = decision.seat
        self._before.append((len(table.history), seat, self._rngs[seat].getstate()))
        chosen: Action = self._players[seat].choose(table.view(seat), decision)
        return chosen

    def new_forfeit(self, seat: int) -> str | None:
        """Why the bot at that seat has given up, said once."""
        reason = self._players[seat].forfeit
        if reason is None or seat in self._told:
            return None
        self._told.add(seat)
        return reason

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
