"""What a seat may know of a table.

A view is built field by field from public facts and from what the seat itself has seen: whatever
the table gains later stays hidden until it is added here. It holds immutable values only, and no
way back to the table.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from cardtown.games.card_city.actions import Lot
from cardtown.games.card_city.city import City
from cardtown.games.card_city.scoring import score

PhaseName = Literal["keep", "divide", "choose", "build and develop", "buy", "over"]
"""What the table is waiting for."""
StageName = Literal["build", "wait", "develop", "done"]
"""Where a seat stands in phases 2 and 3; it may have to wait for the Reserve."""


class Holding(NamedTuple):
    """Cards somewhere: those that the viewer knows, sorted, and how many more there are."""

    known: str
    unknown: int


class OfferView(NamedTuple):
    """A division of this round: what lay before the chooser, and what it took (K2.2, K2.3)."""

    divider: int
    chooser: int
    open: str
    shown: str
    hidden: Holding
    """The face-down half, as far as the viewer has seen it or can tell from what it has seen."""
    lot: Lot | None
    """`open` or `mixed`; None while the chooser decides."""


class SeatView(NamedTuple):
    """What the viewer may know of one seat."""

    name: str
    kind: str
    city: City
    coins: int
    purchases: int
    """How many Industrials it has bought."""
    price: int
    """What the next one costs (K5.2)."""
    hand: Holding
    """The cards it holds; the divider's are those it has to divide."""
    stage: StageName
    """Where it stands in phases 2 and 3: `build`, `wait` (for the Reserve), `develop`, `done`."""
    grown: int
    """The cells built on by developments of this round, as a board: with the switch `once`, their
    districts develop no more (K4.5)."""

    @property
    def points(self) -> int:
        """The score as it stands."""
        return score(self.city, self.coins).total


class CardCityView(NamedTuple):
    """Everything that `seat` (None: a spectator) may know."""

    seat: int | None
    seats: tuple[SeatView, ...]
    once: bool
    """The switch `development=once`."""
    joining: bool
    """The switch `joining=allowed`."""
    round: int
    first: int
    phase: PhaseName
    deciding: tuple[int, ...]
    """The seats that must decide now."""
    offers: tuple[OfferView, ...]
    """The divisions of this round, in order."""
    reserve: str
    """The cards of the Reserve, sorted: it lies open."""
    discarded: str
    """The cards out of the game, sorted."""
    deck_left: int
    """How many cards the deck has, those put under it included."""
    under: Holding
    """Cards put under the deck in a solo game; the player knows them, in order (K2.4)."""
    unseen: str
    """All cards that the viewer has not seen, sorted: in the deck or in hidden places."""
    over: bool
    winners: tuple[int, ...]

    @property
    def game(self) -> str:
        """The game that it shows."""
        return "card-city"
