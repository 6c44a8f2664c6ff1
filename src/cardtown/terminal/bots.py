"""The bots at a table of the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardtown import bots
from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import Action, Decision, Seat, Table

SECONDS: Final = 30.0
"""The longest that people wait for a bot before `random` plays on for it."""


class SeatedBots:
    """All bots of one table."""

    def __init__(self, game: str, seats: Sequence[Seat]) -> None:
        """The bots that the seats name; raise :class:`BadInput` for one that can't play there."""
        self._players = {
            number: Player(bots.make(seat.bot, game), SECONDS)
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        self._reported: set[int] = set()

    def __contains__(self, seat: int) -> bool:
        """Whether a bot plays at that seat."""
        return seat in self._players

    def choose(self, table: Table[Any, Any], decision: Decision[Any]) -> Action:
        """Let the bot at the deciding seat choose, from its view alone."""
        seat = decision.seat
        occasion = Occasion.at(table, seat)
        chosen: Action = self._players[seat].choose(table.view(seat), decision, occasion)
        return chosen

    def new_forfeit(self, seat: int) -> str | None:
        """Why the bot at this seat has failed; None if it has not, or was reported before."""
        reason = self._players[seat].forfeit
        if reason is None or seat in self._reported:
            return None
        self._reported.add(seat)
        return reason
