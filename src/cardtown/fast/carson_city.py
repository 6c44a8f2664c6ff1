"""Carson City on the compiled core: the same tables, actions, events and views.

The rules are in core/carson_city; this module only translates. What it reads is written by
core/carson_city/view.hpp, in the same order, and what it writes is read by setup.hpp.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import cache, lru_cache
from itertools import starmap
from typing import Any, ClassVar, Final, get_args

from cardtown import _core
from cardtown.core import BaseGame, Event, Facts, Game, Seat, Shuffle, Table
from cardtown.fast.setups.carson_city import CHARACTER_NUMBERS, cards_of, setup_bytes
from cardtown.fast.table import Codes, FastTable, Row, viewer
from cardtown.games.boards import bits
from cardtown.games.carson_city import events
from cardtown.games.carson_city.actions import (
    GRAMMAR,
    Adopt,
    Bid,
    CarsonAction,
    DecisionKind,
    Decline,
    Done,
    Place,
    Sell,
    Take,
    Use,
)
from cardtown.games.carson_city.bounds import score_bounds
from cardtown.games.carson_city.characters import CHARACTER_IDS, SUITS, CharacterId, Suit
from cardtown.games.carson_city.city import EMPTY_CITY, FRAME, City, Terrain
from cardtown.games.carson_city.deal import HAND, Deal
from cardtown.games.carson_city.deck import CARDS_PER_ERA, Character, Deck, standard_deck
from cardtown.games.carson_city.effects import BuildingChange, Estate, Placement
from cardtown.games.carson_city.elements import EMPTY, GLYPHS
from cardtown.games.carson_city.game import CarsonCity
from cardtown.games.carson_city.scoring import LINES, ScoreSheet
from cardtown.games.carson_city.setup import MAX_SEATS, check_set_up
from cardtown.games.carson_city.table import CarsonTable
from cardtown.games.carson_city.view import CarsonView, PhaseName, SeatView

_PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
_TERRAIN: Final = 2 * CARDS_PER_ERA
_NOTHING: Final = -1
_ROW: Final = 16
"""The places of cards are rows and columns of the frame, four bits each."""


# --- actions --------------------------------------------------------------------------------------

_OPERANDS: Final = 32
_FIRST_PLACE: Final = 8 * _OPERANDS
_COORDINATES: Final = 128
_ZERO: Final = _COORDINATES // 2


@cache
def action_of(code: int) -> CarsonAction:
    """The action that the core means by this number: see core/carson_city/actions.hpp."""
    if code >= _FIRST_PLACE:
        row, column = divmod(code - _FIRST_PLACE, _COORDINATES)
        return Place(row - _ZERO, column - _ZERO)
    rank, operand = divmod(code, _OPERANDS)
    match rank:
        case Bid.rank | Take.rank | Sell.rank:
            return _BY_NUMBER[rank](operand)
        case Use.rank | Decline.rank | Adopt.rank:
            return _BY_CHARACTER[rank](CHARACTER_IDS[operand])
        case _:
            return Done()


_BY_NUMBER: Final[Mapping[int, Callable[[int], CarsonAction]]] = {
    kind.rank: kind for kind in (Bid, Take, Sell)
}
_BY_CHARACTER: Final[Mapping[int, Callable[[CharacterId], CarsonAction]]] = {
    kind.rank: kind for kind in (Use, Decline, Adopt)
}


@cache
def code_of(action: CarsonAction) -> int:
    """The number by which the core knows an action."""
    match action:
        case Place(row, column):
            return _FIRST_PLACE + (row + _ZERO) * _COORDINATES + column + _ZERO
        case Bid(operand) | Take(operand) | Sell(operand):
            return action.rank * _OPERANDS + operand
        case Use(character) | Decline(character) | Adopt(character):
            return action.rank * _OPERANDS + CHARACTER_NUMBERS[character]
        case Done():
            return action.rank * _OPERANDS


_KIND_OF_DECISION: Final[Mapping[type[CarsonAction], DecisionKind]] = {
    Use: "use",
    Bid: "bid",
    Take: "take",
    Place: "place",
    Adopt: "adopt",
    Sell: "sell",
}


# --- set-ups and deals ----------------------------------------------------------------------------


def _deal_bytes(deck: Deck, deal: Deal) -> bytes:
    number = cards_of(deck).numbers
    numbers = [CHARACTER_NUMBERS[one.id] for one in deal.characters]
    numbers += [number[card.id] for era in deal.terrain for card in era]
    for piles in (*deal.virtual, *[((), ())] * (MAX_SEATS - len(deal.virtual))):
        for pile in piles:
            numbers += pile or [0] * HAND
    return bytes(numbers)


def _read_deal(deck: Deck, seats: Sequence[Seat], encoded: bytes) -> Deal:
    terrain, characters, _, _ = cards_of(deck)
    people, rest = encoded[: len(CHARACTER_IDS)], encoded[len(CHARACTER_IDS) :]
    cards = tuple([terrain[number] for number in rest[:_TERRAIN]])
    piles = iter([rest[start : start + HAND] for start in range(_TERRAIN, len(rest), HAND)])
    pairs = list(zip(piles, piles, strict=True))
    return Deal(
        characters=tuple([characters[number] for number in people]),
        terrain=(cards[:CARDS_PER_ERA], cards[CARDS_PER_ERA:]),
        virtual=tuple(
            (tuple(pair[0]), tuple(pair[1])) if seat.virtual else ((), ())
            for seat, pair in zip(seats, pairs, strict=False)
        ),
    )


# --- events and views -----------------------------------------------------------------------------


class _Row(Row):
    """Numbers of the core, with what only Carson City has."""

    __slots__ = ()

    def list(self) -> list[int]:
        """Numbers that follow their count."""
        read = self.next
        return [read() for _ in range(read())]

    def characters(self) -> tuple[CharacterId, ...]:
        return tuple([CHARACTER_IDS[number] for number in self.list()])


@lru_cache(maxsize=4096)
def _city(origin: tuple[int, int], cards: tuple[tuple[Terrain, int], ...]) -> City:
    """The city of these cards, each with its cell of the frame."""
    if not cards:
        return EMPTY_CITY
    *before, (card, cell) = cards
    below = _city(origin, tuple(before)) if before else replace(EMPTY_CITY, origin=origin)
    return below.place(card, cell)


class _Word(IntEnum):
    """What an event of the core is about: see core/carson_city/events.hpp."""

    SET_UP = 0
    ROUND_BEGAN = 1
    REVEALED = 2
    USED = 3
    EXTRA_REVEALED = 4
    SOLD = 5
    BIDS_SEEN = 6
    ORDER_SET = 7
    TOOK_TERRAIN = 8
    TOOK_CHARACTER = 9
    PLACED = 10
    NO_PLACE = 11
    LEFT_OVER = 12
    ADOPTED = 13
    SCORED = 14


# --- the table ------------------------------------------------------------------------------------


class FastCarsonTable(FastTable[CarsonAction, CarsonView, _core.CarsonCity]):
    """One game of Carson City in progress, played by the compiled core."""

    facts: ClassVar[Facts] = CarsonTable.facts
    grammar = GRAMMAR
    codes = Codes(action_of, code_of, _KIND_OF_DECISION)

    __slots__ = ("_cards", "_deck", "_suits")

    def __init__(
        self,
        seats: tuple[Seat, ...],
        deck: Deck,
        deal: Deal | None = None,
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        log: bool = True,
    ) -> None:
        """Set up a table from a deal, or from a seed alone."""
        super().__init__(seats, deck.stamp, seed=seed, options=options, log=log)
        self._suits: tuple[Suit, ...] = check_set_up(seats, self.options)
        self._deck = deck
        self._cards = cards_of(deck)
        setup = setup_bytes(seats, self._suits, deck)
        if deal is not None:
            self._core = _core.CarsonCity.of_deal(setup, _deal_bytes(deck, deal))
        elif seed is not None:
            self._core = _core.CarsonCity.of_seed(setup, seed)
        else:
            raise TypeError("a table needs a deal or a seed")
        self._restart()

    @property
    def score_bounds(self) -> tuple[int, int]:
        """The lowest and the highest score that these cards allow."""
        return score_bounds(self._deck.shown())

    def _new_twin(self) -> CarsonTable:
        deal = _read_deal(self._deck, self.seats, self._core.deal())
        log = self._log is not None
        return CarsonTable(
            self.seats, self._deck, deal, seed=self.seed, options=self.options, log=log
        )

    def _adapt_to_core(self) -> None:
        """Put the bids that now lie face down into the history; the log never shows them."""
        secrets = [action_of(code) for code in self._core.secrets()]
        made = range(self._barrier, len(self.history))
        bids = [index for index in made if isinstance(self.history[index][1], Bid)]
        bids.sort(key=lambda index: self.history[index][0], reverse=True)
        for index, bid in zip(bids if secrets else (), secrets, strict=True):
            self.history[index] = (self.history[index][0], bid)

    def _deal_again(self, deal: bytes) -> _core.CarsonCity:
        setup = setup_bytes(self.seats, self._suits, self._deck)
        return _core.CarsonCity.of_deal(setup, deal)

    def __getstate__(self) -> dict[str, Any]:
        """The same, without what follows from the deck."""
        state = super().__getstate__()
        del state["_cards"]
        return state

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        super().__setstate__(state)
        self._cards = cards_of(self._deck)

    # --- views and events ----------------------------------------------------------------------

    def view(self, seat: int | None) -> CarsonView:
        """Everything that seat may know: all but the order of the piles and others' bids."""
        row = _Row(self._core.view(viewer(seat)))
        read, count, terrain = row.next, len(self.seats), self._cards.terrain
        era, round_, phase, skull, deciding = read(), read(), read(), read(), row.seats()
        second_pick, holding, bid, seen = read(), read(), read(), read()
        bids = [read() for _ in range(count)] if seen else None
        tiebreak, cards, order = row.list(), row.list(), row.list()
        returned, left_over = row.characters(), row.characters()
        unseen_characters, unseen_terrain = read(), row.list()
        return CarsonView(
            seat=seat,
            seats=self._seat_views(row),
            deck=self._deck,
            era=era,
            round=round_,
            phase=_PHASES[phase],
            row=tuple(map(self._card, cards)),
            tiebreak=tuple([SUITS[number] for number in tiebreak]),
            skull=bool(skull),
            deciding=deciding,
            bid=bid or None,
            bids=None if bids is None else tuple(bids),
            order=tuple(order),
            second_pick=bool(second_pick),
            placing=None if holding == _NOTHING else terrain[holding],
            returned=returned,
            left_over=left_over,
            unseen_terrain=tuple([terrain[number] for number in unseen_terrain]),
            unseen_characters=_in_deck_order(self._deck, unseen_characters),
            terrain_left=len(unseen_terrain),
            over=self._core.over,
            winners=tuple(bits(self._core.winners)),
        )

    def _seat_views(self, row: _Row) -> tuple[SeatView, ...]:
        lawyer, two_picks, used = row.next(), row.next(), row.next()
        views = []
        for number, seat in enumerate(self.seats):
            hand, spent, characters = row.next(), row.list(), row.characters()
            sold, appeal, bonus = row.next(), row.next(), row.next()
            taken, origin = row.list(), (row.next(), row.next())
            lying, places = row.list(), row.list()
            views.append(
                SeatView(
                    name=seat.name,
                    kind=seat.kind,
                    suit=self._suits[number],
                    hand=tuple(bits(hand)),
                    spent=tuple(spent),
                    characters=characters,
                    used=tuple([one for one in characters if used >> CHARACTER_NUMBERS[one] & 1]),
                    city=self._city(origin, lying, places),
                    sold=sold,
                    taken=self._terrain(taken),
                    appeal=appeal,
                    bonus=bonus,
                    lawyer=number == lawyer,
                    two_picks=number == two_picks,
                )
            )
        return tuple(views)

    def _city(self, origin: tuple[int, int], cards: Sequence[int], places: Sequence[int]) -> City:
        terrain = self._cards.terrain
        cells = [FRAME.cell(*divmod(place, _ROW)) for place in places]
        return _city(origin, tuple(zip([terrain[card] for card in cards], cells, strict=True)))

    def _card(self, number: int) -> Terrain | Character:
        if number < _TERRAIN:
            return self._cards.terrain[number]
        return self._cards.characters[number - _TERRAIN]

    def _terrain(self, numbers: Iterable[int]) -> tuple[Terrain, ...]:
        terrain = self._cards.terrain
        return tuple([terrain[number] for number in numbers])

    def points(self, seat: int) -> int:
        """The current points of a seat."""
        sheet = self._sheet(seat)
        return sheet if isinstance(sheet, int) else sheet.total

    def _sheet(self, seat: int) -> ScoreSheet | int:
        """The score of a seat; a virtual seat has only a total."""
        points = self._core.score(seat)
        if self.seats[seat].virtual:
            return points[0]
        lines = dict(zip(LINES, points, strict=False))
        worths = points[len(LINES) :]
        characters = {
            CHARACTER_IDS[one]: worth for one, worth in zip(worths[::2], worths[1::2], strict=True)
        }
        return ScoreSheet(lines, characters, sum(lines.values()))

    def _event_of(self, row: Sequence[int]) -> Event:
        word, *numbers = row
        match word:
            case _Word.SET_UP:
                kinds = [seat.kind for seat in self.seats]
                seats = zip(range(len(kinds)), kinds, self._suits, strict=True)
                return events.SetUp(tuple(starmap(events.SetUpSeat, seats)))
            case _Word.ROUND_BEGAN:
                return events.RoundBegan(*numbers)
            case _Word.REVEALED:
                drawn, count, *rest = numbers
                character = self._cards.characters[drawn]
                returned = tuple([CHARACTER_IDS[one] for one in rest[:count]])
                terrain = self._terrain(rest[count:])
                return events.Revealed(character, character.appeal, returned, terrain)
            case _Word.USED:
                return events.Used(numbers[0], CHARACTER_IDS[numbers[1]])
            case _Word.EXTRA_REVEALED:
                return events.ExtraRevealed(self._cards.terrain[numbers[0]])
            case _Word.SOLD:
                return events.Sold(*numbers)
            case _Word.BIDS_SEEN:
                seen = zip(range(len(self.seats)), numbers[::2], numbers[1::2], strict=True)
                return events.BidsSeen(tuple(starmap(events.SeenBid, seen)))
            case _Word.ORDER_SET:
                suits = tuple([SUITS[suit] for suit in numbers[: len(SUITS)]])
                return events.OrderSet(suits, tuple(numbers[len(SUITS) :]))
            case _Word.TOOK_TERRAIN:
                seat, index, one = numbers
                return events.TookTerrain(seat, index, self._cards.terrain[one])
            case _Word.TOOK_CHARACTER:
                seat, index, one = numbers
                return events.TookCharacter(seat, index, self._cards.characters[one])
            case _Word.PLACED:
                seat, down, across = numbers
                return events.Placed(seat, (down, across))
            case _Word.NO_PLACE:
                return events.NoPlace(*numbers)
            case _Word.LEFT_OVER:
                one, *cards = numbers
                name = None if one == _NOTHING else CHARACTER_IDS[one]
                return events.LeftOver(self._terrain(cards), name)
            case _Word.ADOPTED:
                return events.Adopted(numbers[0], CHARACTER_IDS[numbers[1]])
            case _:
                return self._scored()

    def _scored(self) -> events.Scored:
        scores: list[events.FinalScore | events.FinalTotal] = []
        for seat in range(len(self.seats)):
            sheet = self._sheet(seat)
            if isinstance(sheet, int):
                scores.append(events.FinalTotal(seat, sheet))
            else:
                scores.append(events.FinalScore(seat, sheet.lines, sheet.characters, sheet.total))
        return events.Scored(tuple(scores), tuple(bits(self._core.winners)))


def _in_deck_order(deck: Deck, characters: int) -> tuple[CharacterId, ...]:
    return tuple([one.id for one in deck.characters if characters >> CHARACTER_NUMBERS[one.id] & 1])


class FastCarsonCity(BaseGame[FastCarsonTable]):
    """Carson City, played by the compiled core."""

    facts = CarsonCity.facts
    queries = CarsonCity.queries

    def set_up(
        self,
        seats: tuple[Seat, ...],
        seed: str,
        options: Mapping[str, Any],
        deck: Deck | None,
        *,
        log: bool,
    ) -> FastCarsonTable:
        """Set up a table of four to six seats."""
        return FastCarsonTable(seats, deck or standard_deck(), seed=seed, options=options, log=log)

    def load_deck(self, text: str) -> Deck:
        """Read a custom deck; raise :class:`BadInput`."""
        return _RULES.load_deck(text)

    def find_deck(self, sha256: str) -> Deck | None:
        """The deck of ours with this hash: the one dealt today, or one that was dealt earlier."""
        return _RULES.find_deck(sha256)

    def unnamed_decks(self) -> Sequence[Deck]:
        """The decks that games without a named deck may have been dealt from, likeliest first."""
        return _RULES.unnamed_decks()

    def shuffles(
        self, table: Table[Any, Any], seed: str, deck: Deck | None = None
    ) -> Sequence[Shuffle]:
        """Every shuffle of a seed, compared with the cards that the table has turned up so far."""
        return _RULES.shuffles(table, seed, deck)


# --- tables for bots, which see views -------------------------------------------------------------


CoreTable = _core.CarsonCity
"""A table as bare numbers."""


def table_of(view: CarsonView, seat: int, asked: CharacterId | None = None) -> CoreTable:
    """A table of the core that shows `seat` this view, to think about.

    What the seat can't know lies in some order. Where the decision is about a character, `asked`
    says which. Raises ValueError for a view that no game shows.
    """
    setup = setup_bytes(view.seats, [one.suit for one in view.seats], view.deck)
    character = _NOTHING if asked is None else CHARACTER_NUMBERS[asked]
    numbers = array("q", view_numbers(view)).tobytes()
    return _core.CarsonCity.of_view(setup, numbers, seat, character)


def view_numbers(view: CarsonView) -> list[int]:
    """A view as numbers, in the order in which the core writes and reads them (view.hpp)."""
    number = cards_of(view.deck).numbers
    numbers = [
        view.era,
        view.round,
        _PHASES.index(view.phase),
        view.skull,
        sum([1 << seat for seat in view.deciding]),
        view.second_pick,
        _NOTHING if view.placing is None else number[view.placing.id],
        view.bid or 0,
        view.bids is not None,
        *(view.bids or ()),
        len(view.tiebreak),
        *map(SUITS.index, view.tiebreak),
        len(view.row),
    ]
    for card in view.row:
        terrain = isinstance(card, Terrain)
        numbers.append(number[card.id] if terrain else _TERRAIN + CHARACTER_NUMBERS[card.id])
    numbers += (len(view.order), *view.order)
    numbers += _with_count(view.returned)
    numbers += _with_count(view.left_over)
    numbers.append(_mask(view.unseen_characters))
    numbers.append(len(view.unseen_terrain))
    numbers += [number[card.id] for card in view.unseen_terrain]
    seats = view.seats
    numbers.append(next((at for at, one in enumerate(seats) if one.lawyer), _NOTHING))
    numbers.append(next((at for at, one in enumerate(seats) if one.two_picks), _NOTHING))
    numbers.append(sum([_mask(seat.used) for seat in seats]))
    for seat in seats:
        numbers.append(sum([1 << card for card in seat.hand]))
        numbers += (len(seat.spent), *seat.spent)
        numbers += _with_count(seat.characters)
        numbers += (seat.sold, seat.appeal, seat.bonus, len(seat.taken))
        numbers += [number[card.id] for card in seat.taken]
        cards = seat.city.cards
        numbers += (*seat.city.origin, len(cards))
        numbers += [number[card.id] for card, _ in cards]
        numbers.append(len(cards))
        numbers += [_PLACES[cell] for _, cell in cards]
    return numbers


_PLACES: Final = [
    row * _ROW + column for row, column in map(FRAME.place, range(FRAME.width * FRAME.width))
]


def _with_count(characters: Sequence[CharacterId]) -> list[int]:
    return [len(characters), *[CHARACTER_NUMBERS[one] for one in characters]]


def _mask(characters: Iterable[CharacterId]) -> int:
    return sum([1 << CHARACTER_NUMBERS[one] for one in characters])


# --- hindsight ------------------------------------------------------------------------------------


def look_back(
    taken: Iterable[tuple[Terrain, Iterable[CharacterId]]],
    characters: Iterable[CharacterId],
    cells: Iterable[int],
    state: int,
    effort: int,
    cooling: float,
) -> list[int]:
    """The best cells found for cards that a seat took with the characters that it had then, where
    they lay in these cells of the frame; -1 is nowhere (core/carson_city/hindsight.hpp).
    """
    cards = array("I", [
        number for card, owned in taken for number in (code_of_card(card.glyphs), _mask(owned))
    ])  # fmt: skip
    places = array("h", [_PLACES[cell] if cell >= 0 else _NOTHING for cell in cells])
    found = _core.CarsonCity.look_back(
        cards.tobytes(), _mask(characters), places.tobytes(), state, effort, cooling
    )
    return [FRAME.cell(*divmod(at, _ROW)) if at >= 0 else _NOTHING for at in found]


# --- surveys for bots -----------------------------------------------------------------------------

_BOARD_BYTES: Final = 43
_PARCEL_BITS: Final = 4


def survey_of(city: City, owned: Iterable[CharacterId], worth: bytes) -> _core.CarsonCitySurvey:
    """What cards bring in a city: bots/carson_city/survey.py, with the same values to the last bit.

    `worth` has all the numbers of a bot's `Worth`.
    """
    return _core.CarsonCitySurvey(_boards_of(city), _mask(owned), worth)


def _boards_of(city: City) -> bytes:
    boards = [board.to_bytes(_BOARD_BYTES, "little") for board in (*city.boards, city.covered)]
    return b"".join(boards)


@cache
def code_of_card(glyphs: str) -> int:
    """The number by which the core knows the four parcels of a card."""
    parcels = map((EMPTY + GLYPHS).index, glyphs)
    return sum([parcel << _PARCEL_BITS * place for place, parcel in enumerate(parcels)])


def placements(estate: Estate, card: Terrain) -> Iterator[Placement]:
    """What a card changes wherever it may lie: the same as `ScoredEstate.placements`."""
    city, owned, sold = estate
    mask, code = _mask(owned), code_of_card(card.glyphs)
    for cell, points, lines, characters, buildings in _core.carson_city_placements(
        _boards_of(city), mask, sold, code
    ):
        worths = dict(_pairs(characters))
        changed = zip(*(buildings[part::4] for part in range(4)), strict=True)
        yield Placement(
            cell,
            points,
            {LINES[line]: change for line, change in _pairs(lines)},
            {one: worths[number] for one in owned if (number := CHARACTER_NUMBERS[one]) in worths},
            [
                BuildingChange(city.coordinates(at), GLYPHS[element], was, now)
                for at, element, was, now in changed
            ],
        )


def _pairs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(numbers[::2], numbers[1::2], strict=True)


_RULES: Final = CarsonCity()
GAME: Final[Game] = FastCarsonCity()
BATCH: Final = _core.CarsonCityBatch
new_table: Final = FastCarsonCity().new_table
