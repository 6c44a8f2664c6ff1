"""Carson City in numbers.

A city floats, so everything about it is counted from its corner, the upper-left cell of its
bounding box. A city is at most 9 parcels high or wide and at least 2 (a card), so a card's
upper-left parcel lies from 7 above the corner to 7 below it, and the same across, no matter what
was sold before. The first card of an empty city has the offset 0 0.

A seat that may sell has at most 18 cards in its city: 18 picks, and one more with the Governor and
one in each Era with the Chinese Worker; but these two and the Auctioneer (or the Paperboy that
brings it) were picks themselves. Without the Auctioneer a city has at most 19 cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np

from cardtown.core import Decision
from cardtown.envs.codec import Codec
from cardtown.envs.layout import Block, Field, Numbering, Vector, label_range, mark_seats, one_hot
from cardtown.games.carson_city import (
    CHARACTER_IDS,
    CharacterId,
    City,
    Deck,
    Terrain,
    standard_deck,
)
from cardtown.games.carson_city.actions import Adopt, Bid, Decline, Done, Place, Sell, Take, Use
from cardtown.games.carson_city.characters import AFTER_BIDS, BEFORE_BIDS, BONUS, SUITS
from cardtown.games.carson_city.city import EMPTY_CITY, LONG_SIDE, WIDTH
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
_PHASE: Final = one_hot(PHASES)
SHOWN: Final = 1 + len(GLYPHS)
"""What a parcel shows: nothing, or an element."""
CARD: Final = 4 * SHOWN
SLOT: Final = CARD + len(CHARACTER_IDS) + 1
_CHARACTER: Final = {name: index for index, name in enumerate(CHARACTER_IDS)}
_MOST_TAKEN: Final = CARDS + 2
_FACTS: Final = CarsonTable.facts
_EACH_CHARACTER: Final = (len(CHARACTER_IDS),)
_PARCEL: Final = f"empty, {', '.join(name.replace('_', ' ') for name in NAMES.values())}"


class CarsonCodec(Codec[CarsonView]):
    """The vectors and numbers of a table of Carson City."""

    game = "carson-city"
    version = 1

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        fields = [self.block.unpack(one) for one in self._seats_now]
        self._planes = [one["city"] for one in fields]
        self._places = [one["cards"] for one in fields]
        self._deck: Deck | None = None
        self._parcels: dict[str, Vector] = {}
        self._stamps: dict[str, Vector] = {}
        self._place_in_deck: dict[str, int] = {}

    @staticmethod
    def shared_fields(seats: int) -> Sequence[Field]:
        """What an observation shows of the table as a whole."""
        return (
            Field("era", (1,), 1, 2, "the Era"),
            Field("round", (1,), 1, 9, "the round of the Era"),
            Field("phase", (len(PHASES),), 0, 1, f"one of: {', '.join(PHASES)}"),
            Field("deciding", (seats,), 0, 1, "seats that must decide now"),
            Field("bid", (1,), 0, 9, "the viewer's bid while it lies face down; 0: none"),
            Field("second_pick", (1,), 0, 1, "the seat that picks takes its second card"),
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
            Field("points", (1,), _FACTS.lowest_score, _FACTS.highest_score, "current score"),
            Field("virtual", (1,), 0, 1, "the rulebook's cards play for the seat"),
            Field("hand", (HIGHEST_CARD,), 0, 1, "auction cards 1 to 11 still to come"),
            Field("bonus", (1,), 0, sum(BONUS.values()), "what characters add to the bid"),
            Field("lawyer", (1,), 0, 1, "has used the Lawyer this round"),
            Field("two_picks", (1,), 0, 1, "has used the Chinese Worker this round"),
            Field("tiebreak", (1,), 1, 6, "rank of its suit in ties, 1 is strongest"),
            Field("seen_bid", (1,), 0, HIGHEST_CARD, "its bid once seen; 0: not seen"),
            Field(
                "order", (1,), 0, 6, "place in the picks still to come, from 1; 0: picks no more"
            ),
        )

    @staticmethod
    def numbering(seats: int) -> Numbering:
        """The action numbers: the same for any number of seats."""
        offsets = label_range(-REACH, REACH)
        return Numbering(
            (
                Block("use", (USABLE,), "use the character"),
                Block("decline", (USABLE,), "do not use it now"),
                Block("bid", (label_range(1, 9),), "play the auction card"),
                Block("take", (label_range(0, ROW - 1),), "take the card of the row"),
                Block("place", (offsets, offsets), "rows and columns from the city's corner"),
                Block("sell", (label_range(0, SALES - 1),), "sell a card, in the order placed"),
                Block("adopt", (CHARACTER_IDS,), "add the character, thanks to the Paperboy"),
                Block("done", (), "adopt nobody, or sell nothing more"),
            )
        )

    def begin(self) -> None:
        """Forget the last table: all cities are empty again."""
        super().begin()
        self._corners: dict[int, tuple[int, int] | None] = dict.fromkeys(range(self.seats))
        self._last = _blank_view(self.seats)

    def resume(self) -> None:
        """Switch to another table in progress: read the corners from the next view."""
        self._corners.clear()

    # --- actions --------------------------------------------------------------------------------

    def note(self, seat: int, action: Any) -> None:
        """Follow the corner of the seat's city; after a sale, read it from the next view."""
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

    def _write(self, view: CarsonView) -> int:
        """Write what has changed since the last view."""
        before, self._last = self._last, view
        if view.deck is not self._deck:
            self._learn(view.deck)
        viewer = view.seat or 0
        out, at = self._table_now, self.shared.at
        deciding = mark_seats(view.deciding, viewer, self.seats)
        out[at["phase"].start : at["second_pick"].stop] = (
            *_PHASE[view.phase],
            *deciding,
            view.bid or 0,
            view.second_pick,
        )
        if _piles(view) != _piles(before):
            self._write_piles(view)
        if view.row != before.row:
            self._write_row(view.row)
        if view.placing is not before.placing:
            out[at["placing"]] = 0 if view.placing is None else self._parcels[view.placing.id]
        for seat, (one, old) in enumerate(zip(view.seats, before.seats, strict=True)):
            if one is not old:
                self._write_seat(seat, one, old)
        if view.bids != before.bids or view.tiebreak != before.tiebreak:
            self._write_bids(view)
        if view.order != before.order:
            self._write_order(view.order)
        return viewer

    def _write_piles(self, view: CarsonView) -> None:
        out, at = self._table_now, self.shared.at
        out[at["era"].start] = view.era
        out[at["round"].start] = view.round
        out[at["skull"].start] = view.skull
        out[at["terrain_left"].start] = view.terrain_left
        out[at["unseen_terrain"]] = 0
        first = at["unseen_terrain"].start
        out[[first + self._place_in_deck[card.id] for card in view.unseen_terrain]] = 1
        out[at["unseen_characters"]] = _marks(view.unseen_characters)
        out[at["left_over"]] = _marks(view.left_over)
        out[at["returned"]] = 0
        for place, name in enumerate(view.returned, 1):
            out[at["returned"].start + _CHARACTER[name]] = place

    def _write_row(self, row: Sequence[Terrain | Character]) -> None:
        out, at = self._table_now, self.shared.at
        parcels, names, appeal = (
            at[name].start for name in ("row.parcels", "row.character", "row.appeal")
        )
        out[parcels : appeal + ROW] = 0
        for slot, card in enumerate(row):
            out[appeal + slot] = card.appeal
            if isinstance(card, Character):
                out[names + slot * len(CHARACTER_IDS) + _CHARACTER[card.id]] = 1
            else:
                first = parcels + slot * CARD
                out[first : first + CARD] = self._parcels[card.id]

    def _write_bids(self, view: CarsonView) -> None:
        out, at = self._seats_now, self.block.at
        out[:, at["tiebreak"].start] = [1 + view.tiebreak.index(one.suit) for one in view.seats]
        out[:, at["seen_bid"].start] = 0 if view.bids is None else view.bids

    def _write_order(self, order: Sequence[int]) -> None:
        places = self._seats_now[:, self.block.at["order"].start]
        places[:] = 0
        for place, seat in enumerate(order, 1):
            places[seat] = place

    def _write_seat(self, seat: int, one: SeatView, before: SeatView) -> None:
        """Write what has changed of a seat; computing its points costs most."""
        out, at = self._seats_now[seat], self.block.at
        if one.city is not before.city:
            self._write_city(seat, one.city, before.city)
        if one.characters != before.characters:
            out[at["characters"]] = _marks(one.characters)
        if one.used != before.used:
            out[at["used"]] = _marks(one.used)
        if one.hand != before.hand:
            out[at["hand"]] = _hand(one.hand)
        if _points_may_change(one, before):
            out[at["points"].start] = one.points
        if one.kind != before.kind:
            out[at["virtual"].start] = one.virtual
        out[at["sold"].start] = one.sold
        out[at["appeal"].start] = one.appeal
        out[at["bonus"].start] = one.bonus
        out[at["lawyer"].start] = one.lawyer
        out[at["two_picks"].start] = one.two_picks

    def _write_city(self, seat: int, city: City, before: City) -> None:
        """Write the cards of a city; those written before are only moved."""
        planes, places = self._planes[seat], self._places[seat]
        lying = len(before.cards)
        top, _, left, _ = city.box
        if city.cards[:lying] == before.cards:
            _move(planes, places[:lying], before.box[0] - top, before.box[2] - left)
        else:
            lying = 0
            planes[:] = 0
            places[:] = 0
        for index, (card, cell) in enumerate(city.cards[lying:], lying):
            row, column = cell // WIDTH - 1 - top, cell % WIDTH - 1 - left
            planes[:, row : row + 2, column : column + 2] = self._stamps[card.id]
            places[index] = 1, row, column
        self._seats_now[seat, self.block.at["size"]] = city.size

    def _learn(self, deck: Deck) -> None:
        cards = [card for era in deck.terrain for card in era]
        self._deck = deck
        self._parcels = {card.id: _parcels(card) for card in cards}
        self._stamps = {
            name: parcels.reshape(2, 2, SHOWN).transpose(2, 0, 1)
            for name, parcels in self._parcels.items()
        }
        self._place_in_deck = {card.id: place for place, card in enumerate(cards)}


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


@cache
def _blank_view(seats: int) -> CarsonView:
    """A view whose numbers are all 0, to compare the first view with."""
    seat = SeatView(
        name="",
        kind="",
        suit=SUITS[0],
        hand=(),
        spent=(),
        characters=(),
        used=(),
        city=EMPTY_CITY,
        sold=0,
        taken=(),
        appeal=0,
        bonus=0,
        lawyer=False,
        two_picks=False,
    )
    return CarsonView(
        seat=None,
        seats=(seat,) * seats,
        deck=standard_deck(),
        era=0,
        round=0,
        phase="over",
        row=(),
        tiebreak=(),
        skull=False,
        deciding=(),
        bid=None,
        bids=None,
        order=(),
        second_pick=False,
        placing=None,
        returned=(),
        left_over=(),
        unseen_terrain=(),
        unseen_characters=(),
        terrain_left=0,
        over=False,
        winners=(),
    )


def _piles(view: CarsonView) -> object:
    """What changes when cards are revealed or left over."""
    return (
        view.era,
        view.round,
        view.skull,
        view.unseen_terrain,
        view.unseen_characters,
        view.returned,
        view.left_over,
    )


def _points_may_change(one: SeatView, before: SeatView) -> bool:
    """Whether anything has changed that the points of a seat depend on."""
    if one.virtual:
        return one.appeal != before.appeal
    return (
        one.city is not before.city
        or one.characters != before.characters
        or one.sold != before.sold
    )


@lru_cache(maxsize=4096)
def _marks(names: Sequence[CharacterId]) -> Vector:
    """1 for each of these characters."""
    vector = np.zeros(len(CHARACTER_IDS), np.float32)
    vector[[_CHARACTER[name] for name in names]] = 1
    return vector


@lru_cache(maxsize=4096)
def _hand(cards: Sequence[int]) -> Vector:
    """1 for each of these auction cards."""
    vector = np.zeros(HIGHEST_CARD, np.float32)
    vector[[card - 1 for card in cards]] = 1
    return vector


def _parcels(card: Terrain) -> Vector:
    vector = np.zeros(CARD, np.float32)
    for parcel, glyph in enumerate(card.glyphs):
        vector[parcel * SHOWN + 1 + INDEX.get(glyph, -1)] = 1
    return vector


def _move(planes: Vector, places: Vector, down: int, across: int) -> None:
    """Move the cards of a city whose corner has moved up and to the left."""
    if not len(places) or not (down or across):
        return
    planes[:, down:, across:] = planes[:, : LONG_SIDE - down, : LONG_SIDE - across].copy()
    planes[:, :down] = 0
    planes[:, :, :across] = 0
    places[:, 1:] += down, across


CODEC: Final = CarsonCodec
GYMNASIUM: Final[Mapping[str, Mapping[str, Any]]] = {
    "CarsonCity": {"seats": ("human", *("virtual:expert",) * 3)}
}
