"""The contract between a game's numbers and the environments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from cardtown.core import BadInput, Decision
from cardtown.envs.layout import Field, Layout, Numbering, Vector, prefixed

V = TypeVar("V")


class Codec(ABC, Generic[V]):
    """Turns the views of one table into vectors, and its options into numbers.

    It sees views and decisions of seats, never the table. What it remembers from step to step
    only saves work: an observation is a function of the view alone. The viewer's seat comes
    first, then the others in turn order.
    """

    game: ClassVar[str]

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
                    for field in prefixed(f"seats[{seat}].", self.block.fields)
                ),
            ]
        )
        self.actions = self.numbering(seats)
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

    @abstractmethod
    def begin(self) -> None:
        """Forget the last table: a new one begins."""

    def resume(self) -> None:
        """Go on with another table of the same seats, which may be in progress."""

    @abstractmethod
    def note(self, seat: int, action: Any) -> None:
        """Take notice that an action was played, in sight of everybody."""

    @abstractmethod
    def numbers(self, decision: Decision[Any], look: Callable[[], V]) -> Sequence[int]:
        """The number of each option, in the order of the options, all different.

        `look` gives the deciding seat's view, where the options alone do not say enough.
        """

    @abstractmethod
    def write(self, view: V, out: Vector) -> None:
        """Write the observation of a seat's view into `out`, which is all zeros."""


def codec_for(game: str, seats: int) -> Codec[Any]:
    """The codec of a game for that many seats; raise :class:`BadInput` for an unknown game."""
    if game == "carson-city":
        from cardtown.envs.carson_city import CarsonCodec

        return CarsonCodec(seats)
    if game == "card-city":
        from cardtown.envs.card_city import CardCityCodec

        return CardCityCodec(seats)
    raise BadInput("game", f"{game!r} has no environment")
