"""A table as environments step it: one decision of an agent after another.

Agents play the `human` seats; bots and virtual seats play automatically. Simultaneous choices are
made one after another, in the order of the table; a seat's view does not show what others have
chosen in secret, so nothing leaks.

Where the compiled core is built it plays, numbers the options and writes the observations; else the
Python rules and a codec do. Both give the same numbers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import numpy as np

from cardtown import bots, fast
from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import BadInput, Decision, Game, Table
from cardtown.core.game import HUMAN, Seat, named_seats
from cardtown.envs.layout import Mask, Vector
from cardtown.envs.parts import codec_for
from cardtown.fast.table import FastTable

NOBODY: Final = -1
P = TypeVar("P")


def stepper_of(
    game: str, seats: Sequence[str], options: Mapping[str, Any] | None = None
) -> Stepper[Any]:
    """Prepare tables of these seats; raise :class:`BadInput` or a rule breach."""
    named = named_seats(seats)
    rules = fast.quickest(game)
    table = rules.new_table(named, seed="check", options=options, log=False)
    kind = CoreStepper if isinstance(table, FastTable) else PlainStepper
    return kind(rules, game, named, options)


class Stepper(ABC, Generic[P]):
    """One table after another with the same seats, stepped by action numbers."""

    table: Table[Any, Any]
    seat: int
    """The seat that has to decide; NOBODY when the game is over."""
    _pending: list[P]
    """Those that decide at the same time, the next one last."""
    _mask: Mask | None
    """The mask of the options, cached when it is first asked for."""

    def __init__(
        self, rules: Game, game: str, seats: tuple[Seat, ...], options: Mapping[str, Any] | None
    ) -> None:
        self._rules = rules
        self._seats = seats
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
        self.codec = codec_for(game, len(self._seats))

    def begin(self, seed: str) -> None:
        """Set up the table of a seed, and go on to the first decision of an agent."""
        self.table = self._rules.new_table(self._seats, seed=seed, options=self._options, log=False)
        self._players = {seat: Player(bot) for seat, bot in self._bots.items()}
        self._pending = []
        self._go_on()

    # --- stepping -------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Play the action with this number for `seat`; raise :class:`BadInput` if it is illegal."""
        if not self._play(number):
            raise BadInput("action", self._refusal(number))
        self._go_on()

    @abstractmethod
    def may(self, number: int) -> bool:
        """Whether `seat` may choose the action with this number."""

    @abstractmethod
    def _play(self, number: int) -> bool:
        """Play an action of `seat` by its number; False if it is not one of its options."""

    @abstractmethod
    def _ask(self) -> list[P]:
        """Who decides now, the first one last."""

    @abstractmethod
    def _offer(self, pending: P) -> int:
        """Remember what the next one can choose; return its seat."""

    @abstractmethod
    def _let_bot_play(self, player: Player) -> None:
        """Let the bot of `seat` choose."""

    def _go_on(self) -> None:
        """Let bots play until an agent has to decide, or the game is over."""
        while True:
            if not self._pending:
                self._pending = self._ask()
            self._mask = None
            if not self._pending:
                self.seat = NOBODY
                return
            self.seat = self._offer(self._pending.pop())
            player = self._players.get(self.seat) if self._players else None
            if player is None:
                return
            self._let_bot_play(player)

    def _choice(self, player: Player, decision: Decision[Any]) -> Any:
        seat = decision.seat
        return player.choose(self.table.view(seat), decision, Occasion.at(self.table, seat))

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
        if seat != self.seat or seat == NOBODY:
            return self.codec.actions.mask(())
        if self._mask is None:
            self._mask = self._mask_now()
        return self._mask.copy()

    @abstractmethod
    def _mask_now(self) -> Mask:
        """The legal actions of `seat`."""

    @abstractmethod
    def observation(self, seat: int) -> Vector:
        """What that seat may know, as a new vector."""


class PlainStepper(Stepper[Decision[Any]]):
    """Steps tables of the Python rules."""

    _numbers: Sequence[int]
    """The numbers of the options of `seat`."""
    _decision: Decision[Any]

    def begin(self, seed: str) -> None:
        """Set up the table of a seed, and go on to the first decision of an agent."""
        self.codec.begin()
        super().begin(seed)

    def may(self, number: int) -> bool:
        """Whether `seat` may choose the action with this number."""
        return number in self._numbers

    def _play(self, number: int) -> bool:
        try:
            index = self._numbers.index(number)
        except ValueError:
            return False
        self._apply(self._decision.options[index])
        return True

    def _apply(self, action: Any) -> None:
        self.table.apply(self.seat, action)
        self.codec.note(self.seat, action)

    def _ask(self) -> list[Decision[Any]]:
        pending = list(self.table.decisions())
        pending.reverse()
        self._numbers = ()
        return pending

    def _offer(self, pending: Decision[Any]) -> int:
        self._decision = pending
        if pending.seat not in self._players:
            self._numbers = self.codec.numbers(pending, self._view)
        return pending.seat

    def _view(self) -> Any:
        return self.table.view(self._decision.seat)

    def _let_bot_play(self, player: Player) -> None:
        self._apply(self._choice(player, self._decision))

    def _mask_now(self) -> Mask:
        return self.codec.actions.mask(self._numbers)

    def observation(self, seat: int) -> Vector:
        """What that seat may know, as a new vector."""
        return self.codec.encode(self.table.view(seat))


class CoreStepper(Stepper[int]):
    """Steps tables of the compiled core."""

    table: FastTable[Any, Any, Any]
    _flags: bytearray
    """A byte for every action number: 1 for the options of `seat`."""

    def may(self, number: int) -> bool:
        """Whether `seat` may choose the action with this number."""
        try:
            return self.seat != NOBODY and number >= 0 and self._flags[number] == 1
        except (IndexError, TypeError):
            return False

    def _play(self, number: int) -> bool:
        if not self.may(number):
            return False
        self.table.apply_number(self.seat, number)
        return True

    def _ask(self) -> list[int]:
        pending = list(self.table.deciding())
        pending.reverse()
        return pending

    def _offer(self, pending: int) -> int:
        self._flags = self.table.mask(pending)
        return pending

    def _let_bot_play(self, player: Player) -> None:
        decision = self.table.decision(self.seat)
        if decision is None:
            raise AssertionError("a seat that is asked has something to decide")
        self.table.apply(self.seat, self._choice(player, decision))

    def _mask_now(self) -> Mask:
        mask: Mask = np.frombuffer(self._flags, np.int8)
        return mask

    def observation(self, seat: int) -> Vector:
        """What that seat may know, as a new vector."""
        vector: Vector = np.empty(self.codec.observation.size, np.float32)
        self.table.observe(seat, vector)
        return vector
