"""The bots at a table, with randomness that survives undo and resume.

After an undo, or when a game is resumed, the bots make the same choices again: their randomness
depends only on the seed and on what they have decided so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardtown import bots
from cardtown.bots.referee import Player
from cardtown.core import Action, Decision, Record, Seat, Table

SECONDS: Final = 30.0
"""The longest that people wait for a bot before `random` plays on for it."""


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
        self._reported: set[int] = set()
        self._before: list[tuple[int, int, Any]] = []
        """The state of a seat's generator before each choice: (actions played, seat, state)."""

    def __contains__(self, seat: int) -> bool:
        """Whether a bot plays at that seat."""
        return seat in self._players

    def choose(self, table: Table[Any, Any], decision: Decision[Any]) -> Action:
        """Let the bot at the deciding seat choose, from its view alone."""
        seat = decision.seat
        self._before.append((len(table.history), seat, self._rngs[seat].getstate()))
        chosen: Action = self._players[seat].choose(table.view(seat), decision)
        return chosen

    def new_forfeit(self, seat: int) -> str | None:
        """Why the bot at this seat has failed; None if it has not, or was reported before."""
        reason = self._players[seat].forfeit
        if reason is None or seat in self._reported:
            return None
        self._reported.add(seat)
        return reason

    def go_back_to(self, played: int) -> None:
        """Forget every choice made after the first `played` actions."""
        while self._before and self._before[-1][0] >= played:
            _, seat, state = self._before.pop()
            self._rngs[seat].setstate(state)

    def follow(self, table: Table[Any, Any], record: Record) -> None:
        """Catch up with a record by playing it on `table`, a table at its start."""
        for seat, text in record.actions:
            decision = table.decision(seat)
            if seat in self and decision is not None:
                self.choose(table, decision)
            table.play(seat, text)
