"""What a seat may know of a table.

A view is built field by field from public facts and from what the seat itself has seen: whatever
the table gains later stays hidden until it is added here. It holds immutable values only, and no
way back to the table.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from cardtown.games.card_city.actions import Lot
from cardtown.games.card_city.city import City
from cardtown.games.card_city.scoring import score

PhaseName = Literal["keep", "divide", "choose", "build and develop", "buy", "over"]
"""What the table is waiting for."""
StageName = Literal["build", "wait", "develop", "done"]
"""Where a seat stands in phases 2 and 3; it may have to wait for the Reserve."""

Cards = Annotated[str, "cards, each by its kind"]
Pile = Annotated[str, "cards of a pile, sorted: only how many there are of each kind matters"]


class Holding(NamedTuple):
    """Cards somewhere."""

    known: Cards
    """Those that the viewer knows, sorted."""
    unknown: int
    """How many more there are."""


class OfferView(NamedTuple):
    """A division of this round: what lay before the chooser, and what it took (K2.2, K2.3)."""

    divider: int
    chooser: int
    open: Cards
    shown: Cards
    """The face-up half of the mixed lot."""
    hidden: Holding
    """Its face-down half, as far as the viewer has seen it or can tell from what it has seen."""
    lot: Lot | None
    """What the chooser took; None while it decides."""


class SeatView(NamedTuple):
    """What the viewer may know of one seat."""

    name: str
    kind: str
    """`human` or `bot:NAME…`."""
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
        """The current score."""
        return score(self.city, self.coins).total


class CardCityView(NamedTuple):
    """Everything that `seat` (None: a spectator) may know."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    seats: tuple[SeatView, ...]
    once: bool
    """The switch `development=once`."""
    joining: bool
    """The switch `joining=allowed`."""
    round: int
    first: int
    """The first player of the round."""
    phase: PhaseName
    deciding: tuple[int, ...]
    """The seats that must decide now."""
    offers: tuple[OfferView, ...]
    """The divisions of this round, in order."""
    reserve: Pile
    """The cards of the Reserve: it lies open."""
    discarded: Pile
    """The cards out of the game."""
    deck_left: int
    """How many cards the deck has, those put under it included."""
    under: Holding
    """Cards put under the deck in a solo game; the player knows them, in order (K2.4)."""
    unseen: Pile
    """All cards that the viewer has not seen: in the deck or in hidden places."""
    over: bool
    winners: tuple[int, ...]
    """The winners; none while the game goes on."""

    @property
    def game(self) -> str:
        """The game that it shows."""
        return "card-city"
