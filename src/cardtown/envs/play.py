"""A table as environments step it: one decision of an agent after another.

Agents play the `human` seats; bots and virtual seats play automatically. Simultaneous choices are
made one after another, in the order of the table; a seat's view does not show what others have
chosen in secret, so nothing leaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import BadInput, Decision, Table
from cardtown.core.game import HUMAN, named_seats
from cardtown.envs.layout import Mask, Vector
from cardtown.envs.parts import codec_for

NOBODY: Final = -1


class Play:
    """One table after another with the same seats, stepped by action numbers."""

    table: Table[Any, Any]
    seat: int
    """The seat that has to decide; NOBODY when the game is over."""
    numbers: Sequence[int]
    """The numbers of its options."""
    _options_now: Sequence[Any]
    _mask: Mask | None
    """The mask of its options, cached when it is first asked for."""

    def __init__(
        self, game: str, seats: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> None:
        """Prepare tables of these seats; raise :class:`BadInput` or a rule breach."""
        self._game = games.get(game)
        self._seats = named_seats(seats)
        self._options = options
        self._bots = {
            number: bots.make(seat.bot, game)
            for number, seat in enumerate(self._seats)
            if seat.bot is not None
        }
        self.agents = [number for number, seat in enumerate(self._seats) if seat.kind == HUMAN]
        """The seats that agents play."""
        if not self.agents:
            raise BadInput("seats", "no seat is 'human': there is nothing for an agent to do")
        self._game.new_table(self._seats, seed="check", options=options, log=False)
        self.codec = codec_for(game, len(self._seats))

    def begin(self, seed: str) -> None:
        """Set up the table of a seed, and go on to the first decision of an agent."""
        self.table = self._game.new_table(self._seats, seed=seed, options=self._options, log=False)
        self._players = {seat: Player(bot) for seat, bot in self._bots.items()}
        self.codec.begin()
        self._pending: list[Decision[Any]] = []
        self._go_on()

    # --- stepping -------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Play the action with this number for `seat`; raise :class:`BadInput` if it is illegal."""
        try:
            index = self.numbers.index(number)
        except ValueError:
            raise BadInput("action", self._refusal(number)) from None
        self._apply(self.seat, self._options_now[index])
        self._go_on()

    def _apply(self, seat: int, action: Any) -> None:
        self.table.apply(seat, action)
        self.codec.note(seat, action)

    def _go_on(self) -> None:
        """Let bots play until an agent has to decide, or the game is over."""
        while True:
            if not self._pending:
                self._pending = list(self.table.decisions())
                self._pending.reverse()
            if not self._pending:
                self.seat, self._options_now, self.numbers = NOBODY, (), ()
                return
            decision = self._pending.pop()
            player = self._players.get(decision.seat) if self._players else None
            if player is None:
                self._offer(decision)
                return
            seat = decision.seat
            occasion = Occasion.at(self.table, seat)
            self._apply(seat, player.choose(self.table.view(seat), decision, occasion))

    def _offer(self, decision: Decision[Any]) -> None:
        self._mask = None
        self.seat = decision.seat
        self._options_now = decision.options
        self.numbers = self.codec.numbers(decision, self._look)

    def _look(self) -> Any:
        return self.table.view(self.seat)

    def _refusal(self, number: int) -> str:
        if self.seat == NOBODY:
            return "the game is over"
        try:
            said = self.codec.actions.label(int(number))
        except (TypeError, ValueError) as error:
            return str(error)
        return f"{number} ({said}) is not legal for seat {self.seat} now: see the action mask"

    # --- numbers --------------------------------------------------------------------------------

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat, as a new mask: empty while others have to decide."""
        if seat != self.seat:
            return self.codec.actions.mask(())
        if self._mask is None:
            self._mask = self.codec.actions.mask(self.numbers)
        return self._mask.copy()

    def observation(self, seat: int) -> Vector:
        """What that seat may know, as a new vector."""
        return self.codec.encode(self.table.view(seat))
