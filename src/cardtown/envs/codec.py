"""The contract between a game's numbers and the environments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from cardtown.core import Decision
from cardtown.envs.layout import Field, Layout, Numbering, Vector, add_prefix

V = TypeVar("V")


class Codec(ABC, Generic[V]):
    """Turns the views of one table into vectors, and its options into numbers.

    It sees views and decisions of seats, never the table. What it remembers from step to step
    only saves work: an observation is a function of the view alone. The viewer's seat comes
    first, then the others in turn order.

    Little changes from one view to the next. So a codec keeps the numbers of the last view, those
    of the seats by seat, and rewrites only what has changed.
    """

    game: ClassVar[str]
    version: ClassVar[int] = 0
    """Raised whenever the fields or the action numbers change: what was trained with the old ones
    can't read the new. Environments carry it in their names."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.shared = Layout(self.shared_fields(seats))
        """The fields that do not belong to a seat; they come first."""
        self.block = Layout(self.seat_fields())
        """The fields of one seat; there is one such block for each."""
        self.observation = Layout(
            [
                *self.shared.fields,
                *(
                    field
                    for seat in range(seats)
                    for field in add_prefix(f"seats[{seat}].", self.block.fields)
                ),
            ]
        )
        self.actions = self.numbering(seats)
        self._table_now: Vector = np.zeros(self.shared.size, np.float32)
        self._seats_now: Vector = np.zeros((seats, self.block.size), np.float32)
        self._seats_in_a_row = self._seats_now.reshape(-1)
        self.begin()

    # --- declarations ---------------------------------------------------------------------------

    @staticmethod
    @abstractmethod
    def shared_fields(seats: int) -> Sequence[Field]:
        """What an observation shows of the table as a whole."""

    @staticmethod
    @abstractmethod
    def seat_fields() -> Sequence[Field]:
        """What an observation shows of each seat."""

    @staticmethod
    @abstractmethod
    def numbering(seats: int) -> Numbering:
        """The action numbers."""

    # --- work -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Forget the last table: a new one begins."""
        self._table_now.fill(0)
        self._seats_now.fill(0)

    def resume(self) -> None:
        """Switch to another table of the same seats, which may be in progress."""

    @abstractmethod
    def note(self, seat: int, action: Any) -> None:
        """Note that an action was played in public."""

    @abstractmethod
    def numbers(self, decision: Decision[Any], look: Callable[[], V]) -> Sequence[int]:
        """The number of each option, in the order of the options, all different.

        `look` returns the deciding seat's view, for when the options alone do not say enough.
        """

    def encode(self, view: V) -> Vector:
        """The observation of a seat's view, as a new vector."""
        viewer = self._write(view)
        first, before = self.shared.size, viewer * self.block.size
        seats = self._seats_in_a_row
        vector: Vector = np.empty(self.observation.size, np.float32)
        vector[:first] = self._table_now
        if not before:
            vector[first:] = seats
        else:
            vector[first:-before] = seats[before:]
            vector[-before:] = seats[:before]
        return vector

    @abstractmethod
    def _write(self, view: V) -> int:
        """Write what has changed since the last view, and return the viewer's seat."""
