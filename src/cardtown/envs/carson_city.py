"""Carson City in numbers.

A city floats, so everything about it is counted from its corner, the upper-left cell of its
bounding box. A city is at most 9 parcels high or wide and at least 2 (a card), so a card's
upper-left parcel lies from 7 above the corner to 7 below it, and the same across, whatever was
sold before. The first card of an empty city has the offset 0 0.

A seat that may sell has at most 18 cards in its city: 18 picks, and one more with the Governor and
one in each Era with the Chinese Worker; but these two and the Auctioneer (or the Paperboy that
brings it) were picks themselves. Without the Auctioneer a city has at most 19 cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from cardtown.core import Decision
from cardtown.envs.codec import Codec
from cardtown.envs.layout import Block, Field, Layout, Numbering, Vector, signed
from cardtown.games.boards import bits
from cardtown.games.carson_city import CHARACTER_IDS, CharacterId, City, Deck, Terrain
from cardtown.games.carson_city.actions import Adopt, Bid, Decline, Done, Place, Sell, Take, Use
from cardtown.games.carson_city.characters import AFTER_BIDS, BEFORE_BIDS, BONUS
from cardtown.games.carson_city.city import LONG_SIDE, WIDTH
from cardtown.games.carson_city.deck import CARDS_PER_ERA, HIGHEST_APPEAL, Character
from cardtown.games.carson_city.elements import GLYPHS, INDEX, NAMES
from cardtown.games.carson_city.scoring import MOST_SALES
from cardtown.games.carson_city.table import CarsonTable, Phase
from cardtown.games.carson_city.view import CarsonView, SeatView

REACH: Final = LONG_SIDE - 2
GRID: Final = 2 * REACH + 1
ROW: Final = 8
"""A character and five terrain cards, and one more each for the Governor and Chinese Worker."""
SALES: Final = 18
CARDS: Final = 19
HIGHEST_CARD: Final = 11
USABLE: Final = BEFORE_BIDS + AFTER_BIDS
PHASES: Final = tuple(phase.value for phase in Phase)
SHOWN: Final = 1 + len(GLYPHS)
"""What a parcel shows: nothing, or an element."""
CARD: Final = 4 * SHOWN
SLOT: Final = CARD + len(CHARACTER_IDS) + 1
_CHARACTER: Final = {name: index for index, name in enumerate(CHARACTER_IDS)}
_MOST_TAKEN: Final = CARDS + 2
_PLANE: Final = LONG_SIDE * LONG_SIDE
_FACTS: Final = CarsonTable.facts
_CELL: Final = tuple(
    (cell // WIDTH - 1) * LONG_SIDE + cell % WIDTH - 1 for cell in range(WIDTH * (WIDTH + 2))
)
"""The number of a frame's cell in a plane whose corner is the frame's."""
_EACH_CHARACTER: Final = (len(CHARACTER_IDS),)
_PARCEL: Final = f"empty, {', '.join(name.replace('_', ' ') for name in NAMES.values())}"


class CarsonCodec(Codec[CarsonView]):
    """The vectors and numbers of a table of Carson City."""

    game = "carson-city"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._in_block = _InBlock(self.block)
        self._deck: Deck | None = None
        self._cards: dict[str, Vector] = {}
        self._place_in_deck: dict[str, int] = {}

    @staticmethod
    def shared_fields(seats: int) -> Sequence[Field]:
        """What an observation shows of the table as a whole."""
        return (
            Field("era", (1,), 1, 2, "the Era"),
            Field("round", (1,), 1, 9, "the round of the Era"),
            Field("phase", (len(PHASES),), 0, 1, f"one of: {', '.join(PHASES)}"),
            Field("deciding", (seats,), 0, 1, "seats that must decide now"),
            Field("bid", (1,), 0, 9, "one's own bid while it lies face down; 0: none"),
            Field("skull", (1,), 0, 1, "the back on top of the character pile shows a skull"),
            Field("terrain_left", (1,), 0, CARDS_PER_ERA, "terrain cards in the Era's pile"),
            Field(
                "unseen_terrain",
                (2, CARDS_PER_ERA),
                0,
                1,
                "cards of this Era not seen yet, by Era and place in the deck file",
            ),
            Field("unseen_characters", _EACH_CHARACTER, 0, 1, "characters never drawn"),
            Field(
                "returned",
                _EACH_CHARACTER,
                0,
                len(CHARACTER_IDS),
                "place among the characters known to lie under the pile, from 1; 0: not there",
            ),
            Field("left_over", _EACH_CHARACTER, 0, 1, "characters left over in some round"),
            Field("row.parcels", (ROW, 4, SHOWN), 0, 1, f"each parcel shows one of: {_PARCEL}"),
            Field("row.character", (ROW, len(CHARACTER_IDS)), 0, 1, "the character on the card"),
            Field("row.appeal", (ROW,), 0, HIGHEST_APPEAL, "the appeal of the card"),
            Field("placing", (4, SHOWN), 0, 1, "the parcels of the card that is to be placed"),
        )

    @staticmethod
    def seat_fields() -> Sequence[Field]:
        """What an observation shows of each seat."""
        side = LONG_SIDE
        return (
            Field("city", (SHOWN, side, side), 0, 1, f"cells from the corner that show: {_PARCEL}"),
            Field("cards", (CARDS, 3), 0, side, "cards in the order placed: 1, row, column"),
            Field("size", (2,), 0, side, "height and width of the city"),
            Field("sold", (1,), 0, MOST_SALES, "cards sold"),
            Field("characters", _EACH_CHARACTER, 0, 1, "characters owned"),
            Field("used", _EACH_CHARACTER, 0, 1, "those of them that lie sideways"),
            Field("appeal", (1,), 0, _MOST_TAKEN * HIGHEST_APPEAL, "appeal of all cards taken"),
            Field("points", (1,), _FACTS.lowest_score, _FACTS.highest_score, "score as it stands"),
            Field("virtual", (1,), 0, 1, "the rulebook's cards play for the seat"),
            Field("hand", (HIGHEST_CARD,), 0, 1, "auction cards 1 to 11 still to come"),
            Field("bonus", (1,), 0, sum(BONUS.values()), "what characters add to the bid"),
            Field("lawyer", (1,), 0, 1, "has used the Lawyer this round"),
            Field("tiebreak", (1,), 1, 6, "rank of its suit in ties, 1 is strongest"),
            Field("seen_bid", (1,), 0, HIGHEST_CARD, "its bid once seen; 0: not seen"),
            Field("order", (1,), 0, 6, "picks as so many-th from now; 0: picks no more"),
        )

    @staticmethod
    def numbering(seats: int) -> Numbering:
        """The action numbers: the same for any number of seats."""
        offsets = signed(-REACH, REACH)
        return Numbering(
            (
                Block("use", (USABLE,), "use the character"),
                Block("decline", (USABLE,), "do not use it now"),
                Block("bid", (signed(1, 9),), "play the auction card"),
                Block("take", (signed(0, ROW - 1),), "take the card of the row"),
                Block("place", (offsets, offsets), "rows and columns from the city's corner"),
                Block("sell", (signed(0, SALES - 1),), "sell a card, in the order placed"),
                Block("adopt", (CHARACTER_IDS,), "add the character, thanks to the Paperboy"),
                Block("done", (), "adopt nobody, or sell nothing more"),
            )
        )

    def begin(self) -> None:
        """Forget the last table: all cities are empty again."""
        self._corners: dict[int, tuple[int, int] | None] = dict.fromkeys(range(self.seats))
        self._blocks: dict[int, tuple[SeatView, Vector]] = {}
        self._unseen: tuple[object, Vector] = ((), np.zeros(2 * CARDS_PER_ERA, np.float32))

    def resume(self) -> None:
        """Go on with another table in progress: the view has to tell the corners."""
        self._corners.clear()

    # --- actions --------------------------------------------------------------------------------

    def note(self, seat: int, action: Any) -> None:
        """Follow the corner of the seat's city; after a sale, the view has to tell it."""
        kind = type(action)
        if kind is Place and seat in self._corners:
            row, column = action.row, action.column
            corner = self._corners[seat]
            if corner is not None:
                row, column = min(row, corner[0]), min(column, corner[1])
            self._corners[seat] = row, column
        elif kind is Sell:
            self._corners.pop(seat, None)

    def numbers(self, decision: Decision[Any], look: Callable[[], CarsonView]) -> Sequence[int]:
        """The number of each option."""
        options = decision.options
        kind = type(options[-1])
        if kind is Place:
            row, column = self._corner(decision, look)
            first = _START["place"] + (REACH - row) * GRID + REACH - column
            return [first + option.row * GRID + option.column for option in options]
        if kind is Bid:
            first = _START["bid"] - 1
            return [first + option.card for option in options]
        if kind is Take:
            return range(_START["take"], _START["take"] + len(options))
        return [_number(option) for option in options]

    def _corner(self, decision: Decision[Any], look: Callable[[], CarsonView]) -> tuple[int, int]:
        seat = decision.seat
        if seat not in self._corners:
            city = look().seats[seat].city
            self._corners[seat] = city.corner if city.covered else None
        corner = self._corners[seat]
        if corner is None:  # an empty city: there is one option, and it is the corner
            first = decision.options[0]
            return first.row, first.column
        return corner

    # --- observations ---------------------------------------------------------------------------

    def write(self, view: CarsonView, out: Vector) -> None:
        """Write the observation of a seat's view."""
        if view.deck is not self._deck:
            self._learn(view.deck)
        viewer = view.seat or 0
        at = self.shared.at
        out[at["era"]] = view.era
        out[at["round"]] = view.round
        out[at["phase"].start + PHASES.index(view.phase)] = 1
        for seat in view.deciding:
            out[at["deciding"].start + (seat - viewer) % self.seats] = 1
        out[at["bid"]] = view.bid or 0
        out[at["skull"]] = view.skull
        out[at["terrain_left"]] = view.terrain_left
        out[at["unseen_terrain"]] = self._unseen_terrain(view)
        _mark(out, at["unseen_characters"].start, view.unseen_characters)
        for place, name in enumerate(view.returned, 1):
            out[at["returned"].start + _CHARACTER[name]] = place
        _mark(out, at["left_over"].start, view.left_over)
        self._write_row(view, out)
        self._write_seats(view, viewer, out)

    def _write_row(self, view: CarsonView, out: Vector) -> None:
        at = self.shared.at
        parcels, names, appeal = (
            at[name].start for name in ("row.parcels", "row.character", "row.appeal")
        )
        for slot, card in enumerate(view.row):
            out[appeal + slot] = card.appeal
            if isinstance(card, Character):
                out[names + slot * len(CHARACTER_IDS) + _CHARACTER[card.id]] = 1
            else:
                first = parcels + slot * CARD
                out[first : first + CARD] = self._cards[card.id]
        if view.placing is not None:
            out[at["placing"]] = self._cards[view.placing.id]

    def _write_seats(self, view: CarsonView, viewer: int, out: Vector) -> None:
        size = self.block.size
        at = self._in_block
        starts = [
            self.shared.size + (seat - viewer) % self.seats * size for seat in range(self.seats)
        ]
        for seat, start in enumerate(starts):
            one = view.seats[seat]
            out[start : start + size] = self._seat_block(seat, one)
            out[start + at.tiebreak] = 1 + view.tiebreak.index(one.suit)
            if view.bids is not None:
                out[start + at.seen_bid] = view.bids[seat]
        for place, seat in enumerate(view.order, 1):
            out[starts[seat] + at.order] = place

    def _seat_block(self, seat: int, one: SeatView) -> Vector:
        """What a seat shows by itself; only what has changed is computed anew."""
        before, block = self._blocks.get(seat, (None, None))
        if before == one and block is not None:
            return block
        at = self._in_block
        if block is None:
            block = np.zeros(self.block.size, np.float32)
            block[at.virtual] = one.virtual
        if before is None or before.city is not one.city:
            _write_city(one.city, block, at)
        if before is None or _scored(before) != _scored(one):
            block[at.points] = one.points
        block[at.after_city : at.points] = 0
        block[at.sold] = one.sold
        _mark(block, at.characters, one.characters)
        _mark(block, at.used, one.used)
        block[at.appeal] = one.appeal
        block[at.hand : at.hand + HIGHEST_CARD] = 0
        for card in one.hand:
            block[at.hand + card - 1] = 1
        block[at.bonus] = one.bonus
        block[at.lawyer] = one.lawyer
        self._blocks[seat] = one, block
        return block

    def _unseen_terrain(self, view: CarsonView) -> Vector:
        before, vector = self._unseen
        if before != view.unseen_terrain:
            vector = np.zeros(2 * CARDS_PER_ERA, np.float32)
            for card in view.unseen_terrain:
                vector[self._place_in_deck[card.id]] = 1
            self._unseen = view.unseen_terrain, vector
        return vector

    def _learn(self, deck: Deck) -> None:
        cards = [card for era in deck.terrain for card in era]
        self._deck = deck
        self._cards = {card.id: _parcels(card) for card in cards}
        self._place_in_deck = {card.id: place for place, card in enumerate(cards)}


class _InBlock:
    """Where the fields of a seat's block begin."""

    def __init__(self, layout: Layout) -> None:
        start = {name: at.start for name, at in layout.at.items()}
        self.city = start["city"]
        self.cards = start["cards"]
        self.size = start["size"]
        self.after_city = self.sold = start["sold"]
        self.characters = start["characters"]
        self.used = start["used"]
        self.appeal = start["appeal"]
        self.points = start["points"]
        self.virtual = start["virtual"]
        self.hand = start["hand"]
        self.bonus = start["bonus"]
        self.lawyer = start["lawyer"]
        self.tiebreak = start["tiebreak"]
        self.seen_bid = start["seen_bid"]
        self.order = start["order"]


_START: Final = CarsonCodec.numbering(4).start


def _number(action: Any) -> int:
    match action:
        case Bid(card):
            return _START["bid"] + card - 1
        case Take(index):
            return _START["take"] + index
        case Sell(index):
            return _START["sell"] + index
        case Use(character):
            return _START["use"] + USABLE.index(character)
        case Decline(character):
            return _START["decline"] + USABLE.index(character)
        case Adopt(character):
            return _START["adopt"] + _CHARACTER[character]
        case Done():
            return _START["done"]
        case _:
            raise AssertionError(f"{action} is not numbered by itself")


def _scored(seat: SeatView) -> object:
    """All that the points of a seat depend on."""
    return seat.appeal if seat.virtual else (id(seat.city), seat.characters, seat.sold)


def _mark(out: Vector, start: int, names: Sequence[CharacterId]) -> None:
    for name in names:
        out[start + _CHARACTER[name]] = 1


def _parcels(card: Terrain) -> Vector:
    vector = np.zeros(CARD, np.float32)
    for parcel, glyph in enumerate(card.glyphs):
        vector[parcel * SHOWN + 1 + INDEX.get(glyph, -1)] = 1
    return vector


def _write_city(city: City, block: Vector, at: _InBlock) -> None:
    block[at.city : at.after_city] = 0
    if not city.covered:
        return
    top, bottom, left, right = city.box
    corner = top * LONG_SIDE + left
    plane = at.city - corner
    shows = [plane + _CELL[cell] for cell in bits(city.covered & ~sum(city.boards))]
    for board in city.boards:
        plane += _PLANE
        if board:
            shows += [plane + _CELL[cell] for cell in bits(board)]
    block[shows] = 1
    block[at.size : at.size + 2] = bottom - top + 1, right - left + 1
    cards: list[int] = []
    for _, spot in city.cards:
        cards += 1, spot // WIDTH - 1 - top, spot % WIDTH - 1 - left
    block[at.cards : at.cards + len(cards)] = cards
