"""What a seat may know of a table.

A view is built field by field from public facts: whatever the table gains later stays hidden
until it is added here. It holds immutable values only, and no way back to the table.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from cardtown.games.carson_city.characters import CharacterId, Suit
from cardtown.games.carson_city.city import City, Terrain
from cardtown.games.carson_city.deck import Character, Deck
from cardtown.games.carson_city.scoring import ScoreSheet, score

PhaseName = Literal[
    "use before bidding",
    "take at once",
    "bid",
    "use after the reveal",
    "pick",
    "place",
    "adopt",
    "last sale",
    "over",
]
"""What the table is waiting for."""


class SeatView(NamedTuple):
    """What everybody may know of one seat."""

    name: str
    kind: str
    """`human`, `bot:NAME…` or `virtual:LEVEL`."""
    suit: Suit
    hand: tuple[int, ...]
    """The auction cards still to come in this Era, sorted: played ones lie open (C3.4)."""
    spent: tuple[int, ...]
    """The auction cards played in this Era, in order."""
    characters: tuple[CharacterId, ...]
    used: tuple[CharacterId, ...]
    """Characters that lie sideways until the next Era."""
    city: City
    sold: int
    """How many cards it has sold."""
    taken: tuple[Terrain, ...]
    """All terrain cards taken, in order; a virtual seat keeps them and builds nothing (C3.7)."""
    appeal: int
    """The summed appeal of all cards taken: a virtual seat's score (C7.1)."""
    bonus: int
    """What characters used this round add to the bid."""
    lawyer: bool
    """Whether the seat used the Lawyer this round."""
    two_picks: bool
    """Whether the seat used the Chinese Worker this round, and so takes two cards."""

    @property
    def virtual(self) -> bool:
        """Whether the rulebook's cards play for this seat."""
        return self.kind.startswith("virtual:")

    def sheet(self) -> ScoreSheet | int:
        """The current score; a virtual seat has only a total."""
        return self.appeal if self.virtual else score(self.city, self.characters, self.sold)

    @property
    def points(self) -> int:
        """The current total."""
        sheet = self.sheet()
        return sheet if isinstance(sheet, int) else sheet.total


class CarsonView(NamedTuple):
    """Everything that `seat` (None: a spectator) may know."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    seats: tuple[SeatView, ...]
    deck: Deck
    era: int
    round: int
    phase: PhaseName
    row: tuple[Terrain | Character, ...]
    """The cards that can be taken; `take` counts them from 0."""
    tiebreak: tuple[Suit, ...]
    """The six suits from strongest to weakest, as ties are broken this round (C3.6)."""
    skull: bool
    """Whether the back on top of the pile shows no suits, so that seat order breaks ties."""
    deciding: tuple[int, ...]
    """The seats that must decide now."""
    bid: int | None
    """The viewer's own bid while it lies face down."""
    bids: tuple[int, ...] | None
    """Everybody's auction card by seat; None until they are turned."""
    order: tuple[int, ...]
    """The seats still to pick this round, next first."""
    second_pick: bool
    """Whether the seat that picks takes the second of its two cards (Chinese Worker)."""
    placing: Terrain | None
    """The card that the deciding seat has taken and must place."""
    returned: tuple[CharacterId, ...]
    """Characters known to lie at the bottom of the pile, in order, because of skulls (C3.2)."""
    left_over: tuple[CharacterId, ...]
    """Characters left over in some round (C3.8)."""
    unseen_terrain: tuple[Terrain, ...]
    """Cards of this Era that have not been seen, in the deck's order: some are still to come."""
    unseen_characters: tuple[CharacterId, ...]
    """Characters that have never been drawn, in the deck's order."""
    terrain_left: int
    """How many terrain cards lie in the pile of this Era."""
    over: bool
    winners: tuple[int, ...]
    """The winners; none while the game goes on."""

    @property
    def game(self) -> str:
        """The game that it shows."""
        return "carson-city"
