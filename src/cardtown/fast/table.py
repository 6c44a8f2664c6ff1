"""The base of the tables of all games on the compiled core.

The core represents actions, events and views as numbers. A game provides their translation;
everything else is here.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from cardtown.core import Action, Decision, Event, IllegalAction, Result, Table, View
from cardtown.core.copying import slots
from cardtown.games.boards import bits

if TYPE_CHECKING:
    from cardtown import _core

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
CoreTable = TypeVar("CoreTable", bound="_core._Table")

WORD: Final = 64
"""The size of the core's numbers in bits."""
_SPECTATOR: Final = -1
_ANY: Final = 0


class Codes(NamedTuple):
    """How a game translates actions to numbers of the core, and back."""

    action_of: Callable[[int], Any]
    code_of: Callable[[Any], int]
    kinds: Mapping[type[Any], str]
    """The kind of a decision, by the class of its first option."""


class FastTable(Table[A, V], Generic[A, V, CoreTable]):
    """One game in progress, played by the compiled core."""

    __slots__ = ("_core",)

    _core: CoreTable
    codes: ClassVar[Codes]

    # --- what a game provides -------------------------------------------------------------

    @abstractmethod
    def _new_twin(self) -> Table[A, V]:
        """A table of the Python rules at the start of the same game."""

    @abstractmethod
    def points(self, seat: int) -> int:
        """The current points of a seat."""

    @abstractmethod
    def _event_of(self, row: Sequence[int]) -> Event:
        """The event that the core reports as these numbers."""

    @abstractmethod
    def _adapt_to_core(self) -> None:
        """Change history and log to fit the cards that the core has dealt again."""

    @abstractmethod
    def _deal_again(self, deal: bytes) -> CoreTable:
        """A table of the core that has just been set up from this deal."""

    # --- what every game has --------------------------------------------------------------

    def _restart(self) -> None:
        self._clear_history()
        rows: list[tuple[int, ...]] = []
        self._core.restart(rows)
        self._log_events(rows)

    def _log_events(self, rows: Iterable[Sequence[int]]) -> None:
        self._barrier = self._core.barrier
        if self._log is not None:
            self._log += map(self._event_of, rows)

    @property
    def core(self) -> CoreTable:
        """A copy of the compiled table, for loops that have no time for Python objects."""
        return self._core.copy()

    def bare_table_for(self, seat: int) -> CoreTable:
        """A table of bare numbers with the same view for a seat, and everything else dealt again:
        what bots on the core may look at."""
        return self._core.resample(seat, _ANY)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._core.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if not self._core.over:
            return None
        scores = tuple(map(self.points, range(len(self.seats))))
        return Result(scores, tuple(bits(self._core.winners)))

    def apply(self, seat: int, action: A) -> None:
        """Play an action taken from `decisions()`; anything else is a ValueError."""
        self._play(seat, self.codes.code_of(action), action)

    def _play(self, seat: int, code: int, action: A) -> None:
        if self._log is None:
            self._core.play(seat, code)
            self._barrier = self._core.barrier
        else:
            rows: list[tuple[int, ...]] = []
            self._core.play(seat, code, rows)
            self._log_events(rows)
        self.history.append((seat, action))

    def decisions(self) -> Sequence[Decision[A]]:
        """Who must decide now, as the game's own table lists it."""
        return [self._decision(seat) for seat in self._core.deciding()]

    def decision(self, seat: int) -> Decision[A] | None:
        """What that seat must decide now, if anything."""
        return self._decision(seat) if seat in self._core.deciding() else None

    def _decision(self, seat: int) -> Decision[A]:
        action_of, kinds = self.codes.action_of, self.codes.kinds
        options = [action_of(code) for code in self._core.options(seat)]
        return Decision(seat, kinds[type(options[0])], options)

    def python_twin(self) -> Table[A, V]:
        """The same game, played by the Python rules."""
        twin = self._new_twin()
        for seat, action in self.history:
            twin.apply(seat, action)
        return twin

    # --- numbers, as environments have them ------------------------------------------------

    def deciding(self) -> tuple[int, ...]:
        """The seats of `decisions()`, in the same order."""
        return self._core.deciding()

    def numbers(self, seat: int) -> tuple[int, ...]:
        """The action numbers of the options of a seat, in the order of the options."""
        return self._core.numbers(seat)

    def mask(self, seat: int) -> bytearray:
        """A byte for every action number: 1 for the options of a seat, 0 for all others."""
        return self._core.mask(seat)

    def apply_number(self, seat: int, number: int) -> None:
        """Play the option that has this number; anything else is a ValueError."""
        code = self._core.numbered(seat, number)
        self._play(seat, code, self.codes.action_of(code))

    def observe(self, seat: int, out: Any) -> None:
        """Write the observation of a seat to a writable buffer of float32, or of bytes."""
        self._core.observe(seat, out)

    def refusal(self, seat: int, action: A) -> IllegalAction:
        """Why the action is not an option now, as the Python rules explain it."""
        return self.python_twin().refusal(seat, action)

    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """A table with the same view for `seat`, and everything it cannot know dealt again."""
        twin = self.copy()
        twin.seed = None
        twin._core = self._core.resample(viewer(seat), rng.getrandbits(WORD))
        twin._adapt_to_core()
        return twin

    def copy(self) -> Self:
        """An independent table in the same state."""
        twin = super().copy()
        twin._core = self._core.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """The state for another process, with the deal in place of the core, which is replayed."""
        state = {name: getattr(self, name) for name in slots(type(self))}
        return state | {"_core": self._core.deal()}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self._core = self._deal_again(state["_core"])
        for seat, action in self.history:
            self._core.play(seat, self.codes.code_of(action))


class Row:
    """Reads numbers of the core one after the other."""

    __slots__ = ("next",)

    def __init__(self, numbers: Iterable[int]) -> None:
        self.next: Callable[[], int] = iter(numbers).__next__

    def seats(self) -> tuple[int, ...]:
        """Seats, one bit each."""
        return tuple(bits(self.next()))


def viewer(seat: int | None) -> int:
    """The core's number of a viewer; None is a spectator."""
    return _SPECTATOR if seat is None else seat
