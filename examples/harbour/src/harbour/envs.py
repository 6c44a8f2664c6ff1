"""Harbour in numbers, for PettingZoo, Gymnasium and OpenSpiel."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from cardtown.core import Decision
from cardtown.envs.codec import Codec
from cardtown.envs.layout import Block, Field, Numbering
from harbour.cards import KINDS, SHIPS
from harbour.table import ROUNDS, HarbourTable
from harbour.view import HarbourView

_EACH: Final = (len(KINDS),)
_BY_KIND: Final = f"by kind: {', '.join(KINDS)}"
_MOST_COINS: Final = sum(ship.coins for ship in SHIPS)


class HarbourCodec(Codec[HarbourView]):
    """The vectors and numbers of a table of Harbour."""

    game = "harbour"

    @staticmethod
    def shared_fields(seats: int) -> Sequence[Field]:
        """What an observation shows of the table as a whole, and of the viewer's own cards."""
        return (
            Field("round", (1,), 1, ROUNDS, "the round"),
            Field("docked", (len(SHIPS),), 0, 1, "the ships so far: by kind, 4 coins before 6"),
            Field("wants", _EACH, 0, 1, f"what the ship of this round looks for, {_BY_KIND}"),
            Field("pays", (1,), 4, 6, "what it pays"),
            Field("hand", _EACH, 0, 3, f"the cards in hand, {_BY_KIND}"),
            Field("choice", _EACH, 0, 1, f"the card laid face down, {_BY_KIND}"),
        )

    @staticmethod
    def seat_fields() -> Sequence[Field]:
        """What an observation shows of each seat."""
        return (
            Field("town", _EACH, 0, ROUNDS, f"buildings, {_BY_KIND}"),
            Field("coins", (1,), 0, _MOST_COINS, "coins"),
            Field("points", (1,), 0, HarbourTable.facts.highest_score, "current score"),
            Field("ready", (1,), 0, 1, "whether its card lies face down"),
        )

    @staticmethod
    def numbering(seats: int) -> Numbering:
        """The action numbers."""
        return Numbering((Block("build", (KINDS,), "the kind of card"),))

    def note(self, seat: int, action: Any) -> None:
        """Nothing needs to be followed."""

    def numbers(self, decision: Decision[Any], look: Callable[[], HarbourView]) -> Sequence[int]:
        """The number of each option."""
        return [KINDS.index(option.kind) for option in decision.options]

    def _write(self, view: HarbourView) -> int:
        ship = view.ships[-1]
        self._table_now[:] = (
            view.round,
            *(one in view.ships for one in SHIPS),
            *_counts((ship.wants,)),
            ship.coins,
            *_counts(view.hand),
            *_counts((view.choice,)),
        )
        for seat, one in enumerate(view.seats):
            self._seats_now[seat] = (*_counts(one.town), one.coins, one.points, one.ready)
        return view.seat or 0


def _counts(cards: Iterable[str | None]) -> list[int]:
    """How many cards of each kind there are."""
    found = list(cards)
    return [found.count(kind) for kind in KINDS]


CODEC: Final = HarbourCodec
