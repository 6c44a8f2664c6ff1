"""Card City on the compiled core: the same tables, actions, events and views, made of its numbers.

The rules are in core/card_city; this module only translates. What it reads is written by
core/card_city/facts.hpp, in the same order.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, ClassVar, Final, Literal, cast, get_args

from cardtown import _core
from cardtown.core import BaseGame, Event, Facts, Game, Seat, Shuffle, Table
from cardtown.fast.table import WORD, Codes, FastTable, Row, viewer
from cardtown.games.boards import bits
from cardtown.games.card_city import CardCityTable, events, reveals
from cardtown.games.card_city.actions import (
    GRAMMAR,
    Build,
    Buy,
    CardCityAction,
    DecisionKind,
    Develop,
    Discard,
    Divide,
    Keep,
    Pass,
    TakeMixed,
    TakeOpen,
)
from cardtown.games.card_city.buildings import INDEX, INDUSTRIAL, KINDS
from cardtown.games.card_city.city import (
    EMPTY_CITY,
    FIRST_CELL,
    FRAME,
    HOME,
    WIDTH,
    City,
    District,
    industrial_price,
)
from cardtown.games.card_city.deal import Deal
from cardtown.games.card_city.effects import Estate, Placement, Reserve
from cardtown.games.card_city.game import CardCity
from cardtown.games.card_city.growth import Growth, GrowthState
from cardtown.games.card_city.scoring import LINES
from cardtown.games.card_city.setup import DECK, check_set_up
from cardtown.games.card_city.view import (
    CardCityView,
    Holding,
    OfferView,
    PhaseName,
    SeatView,
    StageName,
)
from cardtown.games.frame import Place

_PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
_STAGES: Final[tuple[StageName, ...]] = get_args(StageName)


# --- actions --------------------------------------------------------------------------------------


@cache
def action_of(code: int) -> CardCityAction:
    """The action that the core packs into this number: see core/card_city/actions.hpp."""
    rank, first, second, third = code.to_bytes(4, "little")
    match rank:
        case Divide.rank:
            return Divide(tuple(bits(first)), tuple(bits(second)), tuple(bits(third)))
        case Keep.rank:
            return Keep(first, second)
        case Build.rank:
            return Build(KINDS[first], *_place(second))
        case Develop.rank:
            return Develop(KINDS[first], *_place(second))
        case Buy.rank:
            return Buy(*_place(second))
        case _:
            return _BARE[rank]


def code_of(action: CardCityAction) -> int:
    """The number that the core packs an action into."""
    match action:
        case Divide(open_lot, shown, hidden):
            return _code(action, _numbers(open_lot), _numbers(shown), _numbers(hidden))
        case Keep(first, second):
            return _code(action, first, second)
        case Build(kind, row, column) | Develop(kind, row, column):
            return _code(action, KINDS.index(kind), _cell(row, column))
        case Buy(row, column):
            return _code(action, 0, _cell(row, column))
        case _:
            return _code(action)


def _code(action: CardCityAction, *operands: int) -> int:
    return int.from_bytes((action.rank, *operands), "little")


def _numbers(lot: tuple[int, ...]) -> int:
    return sum(1 << number for number in lot)


def _place(cell: int) -> tuple[int, int]:
    row, column = FRAME.place(cell)
    return row - HOME, column - HOME


def _cell(row: int, column: int) -> int:
    return FIRST_CELL + row * WIDTH + column


_BARE: Final[Mapping[int, CardCityAction]] = {
    action.rank: action for action in (TakeOpen(), TakeMixed(), Discard(), Pass())
}


# --- events and views -----------------------------------------------------------------------------


class _Row(Row):
    """Numbers of the core, with what only Card City has."""

    __slots__ = ()

    def cards(self) -> str:
        return cards_text(self.next())

    def board(self) -> int:
        return self.next() | self.next() << WORD

    def holding(self) -> Holding:
        return Holding(self.cards(), self.next())

    def boards(self, count: int) -> tuple[int, ...]:
        return tuple([self.board() for _ in range(count)])

    def city(self) -> City:
        boards, free = self.boards(len(KINDS)), self.board()
        return _city(boards, free, self.boards(self.next()), self.boards(self.next()))

    def offer(self) -> OfferView:
        return OfferView(
            divider=self.next(),
            chooser=self.next(),
            open=self.cards(),
            shown=self.cards(),
            hidden=self.holding(),
            lot=_TAKEN[self.next()],
        )

    def seat(self, seat: Seat) -> SeatView:
        coins, purchases, hand, stage, grown, city = (
            self.next(),
            self.next(),
            self.holding(),
            _STAGES[self.next()],
            self.board(),
            self.city(),
        )
        price = industrial_price(purchases)
        return SeatView(seat.name, seat.kind, city, coins, purchases, price, hand, stage, grown)


_TAKEN: Final = (None, "open", "mixed")


@lru_cache(maxsize=4096)
def cards_text(counts: int) -> str:
    """Sorted cards from how many there are of each kind, a byte each."""
    return "".join(map(str.__mul__, KINDS, counts.to_bytes(8, "little")))


@lru_cache(maxsize=4096)
def _city(
    boards: tuple[int, ...], free: int, commercial: tuple[int, ...], residential: tuple[int, ...]
) -> City:
    covered = 0
    for board in boards:
        covered |= board
    return replace(
        EMPTY_CITY,
        boards=boards,
        covered=covered,
        box=FRAME.box(covered),
        near=tuple(map(_near, boards)),
        free=free,
        room=_room(boards),
        commercial=_districts(commercial),
        residential=_districts(residential),
    )


def _room(boards: Sequence[int]) -> int:
    city = replace(EMPTY_CITY, boards=tuple(boards))
    others = sum(board.bit_count() for board in boards) - boards[_INDUSTRIALS].bit_count()
    return city.limit - others


_INDUSTRIALS: Final = KINDS.index(INDUSTRIAL)


def _districts(boards: tuple[int, ...]) -> tuple[District, ...]:
    return tuple(sorted(District(cells, _near(cells)) for cells in boards))


def _near(board: int) -> int:
    return board << 1 | board >> 1 | board << WIDTH | board >> WIDTH


class _Word(IntEnum):
    """What an event of the core is about: see core/card_city/events.hpp."""

    SET_UP = 0
    ROUND_BEGAN = 1
    OFFERED = 2
    CHOSEN = 3
    HELD = 4
    BUILT = 5
    DISCARDED = 6
    DEVELOPED = 7
    EARNED = 8
    BOUGHT = 9
    SCORED = 10


def _event_of(row: Sequence[int], table: FastCardCityTable) -> Event:
    """The event that the core reports as these numbers."""
    word, seat, kind, cell, amount, coins, cards, more = row
    match word:
        case _Word.SET_UP:
            seats = (events.SetUpSeat(number, one.kind) for number, one in enumerate(table.seats))
            return events.SetUp(tuple(seats), seat)
        case _Word.ROUND_BEGAN:
            return events.RoundBegan(amount, seat)
        case _Word.OFFERED:
            chooser, hidden = cell, amount
            lots = tuple(cards_text(cards)), tuple(cards_text(more))
            return events.Offered(seat, chooser, *lots, hidden)
        case _Word.CHOSEN:
            return events.Chosen(seat, "mixed" if amount else "open")
        case _Word.HELD:
            return events.Held(seat, tuple(cards_text(cards)), cards_text(more) or None)
        case _Word.BUILT:
            return events.Built(seat, KINDS[kind], _place(cell), coins)
        case _Word.DISCARDED:
            return events.Discarded(seat, tuple(cards_text(cards)))
        case _Word.DEVELOPED:
            return events.Developed(seat, KINDS[kind], _place(cell))
        case _Word.EARNED:
            return events.Earned(seat, amount, coins)
        case _Word.BOUGHT:
            return events.Bought(seat, _place(cell), amount, coins)
        case _:
            return table.scored()


_KIND_OF_DECISION: Final[Mapping[type[CardCityAction], DecisionKind]] = {
    Divide: "divide",
    TakeOpen: "choose",
    Keep: "keep",
    Build: "build",
    Discard: "build",
    Develop: "develop",
    Buy: "buy",
}


# --- the table ------------------------------------------------------------------------------------


class FastCardCityTable(FastTable[CardCityAction, CardCityView, _core.CardCity]):
    """One game of Card City in progress, played by the compiled core."""

    facts: ClassVar[Facts] = CardCityTable.facts
    grammar = GRAMMAR
    codes = Codes(action_of, code_of, _KIND_OF_DECISION)

    __slots__ = ("_switches",)

    def __init__(
        self,
        seats: tuple[Seat, ...],
        core: _core.CardCity,
        *,
        seed: str | None = None,
        options: Mapping[str, Any],
        log: bool = True,
    ) -> None:
        super().__init__(seats, DECK, seed=seed, options=options, log=log)
        self._switches = check_set_up(seats, self.options)
        self._core = core
        self._restart()

    def scored(self) -> events.Scored:
        """The event of the end."""
        coins = [seat.coins for seat in self.view(None).seats]
        scores = []
        for seat in range(len(self.seats)):
            *points, total = self._core.score(seat)
            lines = dict(zip(LINES, points, strict=True))
            scores.append(events.FinalScore(seat, lines, total, coins[seat]))
        return events.Scored(tuple(scores), tuple(bits(self._core.winners)))

    def _new_twin(self) -> CardCityTable:
        first, *kinds = self._core.deal()
        deal = Deal(first, "".join([KINDS[kind] for kind in kinds]))
        log = self._log is not None
        return CardCityTable(self.seats, deal, seed=self.seed, options=self.options, log=log)

    def points(self, seat: int) -> int:
        """What the seat would score if the game ended now."""
        return self._core.score(seat)[-1]

    def view(self, seat: int | None) -> CardCityView:
        """Everything that seat may know, and nothing else."""
        row = _Row(self._core.view(viewer(seat)))
        round_, first, phase = row.next(), row.next(), _PHASES[row.next()]
        deciding, winners = row.seats(), row.seats()
        reserve, discarded, unseen, deck_left = row.cards(), row.cards(), row.cards(), row.next()
        count, seen = row.next(), row.next()
        if seen:
            under = Holding("".join([KINDS[row.next()] for _ in range(count)]), 0)
        else:
            under = Holding("", count)
        offers = tuple([row.offer() for _ in range(row.next())])
        turns = len(self.seats)
        return CardCityView(
            seat=seat,
            seats=tuple(map(row.seat, self.seats)),
            once=self._switches.once,
            joining=self._switches.joining,
            round=round_,
            first=first,
            phase=phase,
            deciding=tuple(sorted(deciding, key=lambda one: (one - first) % turns)),
            offers=offers,
            reserve=reserve,
            discarded=discarded,
            deck_left=deck_left,
            under=under,
            unseen=unseen,
            over=phase == "over",
            winners=winners,
        )

    def _event_of(self, row: Sequence[int]) -> Event:
        return _event_of(row, self)

    def _deal_again(self, deal: bytes) -> _core.CardCity:
        return _core.CardCity.of_deal(bytes((len(self.seats), *self._switches)), deal)

    def _adapt_to_core(self) -> None:
        self._change_history()
        if self._log:
            self._change_log(self._log)

    def _change_history(self) -> None:
        """Replace the actions that depend on hidden cards by those that fit the new cards."""
        secrets = [action_of(code) for code in reversed(self._core.secrets())]
        for index in range(len(self.history) - 1, -1, -1):
            if not secrets:
                return
            seat, action = self.history[index]
            if isinstance(action, (Divide, Keep)):
                self.history[index] = (seat, secrets.pop())

    def _change_log(self, log: list[Event]) -> None:
        """Do the same in the log, by replaying the game: it ends with as many events."""
        again = self._core.copy()
        rows: list[tuple[int, ...]] = []
        again.restart(rows)
        for seat, action in self.history:
            again.play(seat, code_of(action), rows)
        log[:] = map(self._event_of, rows[-len(log) :])


class FastCardCity(BaseGame[FastCardCityTable]):
    """Card City, played by the compiled core."""

    facts = CardCity.facts
    queries = CardCity.queries

    def set_up(
        self,
        seats: tuple[Seat, ...],
        seed: str,
        options: Mapping[str, Any],
        deck: None,
        *,
        log: bool,
    ) -> FastCardCityTable:
        """Set up a table of one to four seats."""
        switches = check_set_up(seats, options)
        core = _core.CardCity.of_seed(bytes((len(seats), *switches)), seed)
        return FastCardCityTable(seats, core, seed=seed, options=options, log=log)

    def shuffles(self, table: Table[Any, Any], seed: str, deck: None = None) -> Sequence[Shuffle]:
        """Every shuffle of a seed, compared with the cards that the table has turned up so far."""
        return tuple(reveals.shuffles(table, seed))


# --- tables for bots, which see views -------------------------------------------------------------


CoreTable = _core.CardCity
"""A table as bare numbers."""


def table_of(view: CardCityView, seat: int) -> CoreTable:
    """A table of the core that shows `seat` this view, to think about.

    What the seat can't know lies in some order. Raises ValueError for a view that no game shows, or
    in which the seat has nothing to decide.
    """
    setup = bytes((len(view.seats), view.once, view.joining))
    return _core.CardCity.of_view(setup, array("Q", view_numbers(view)).tobytes(), seat)


def view_numbers(view: CardCityView) -> list[int]:
    """A view as numbers, in the order in which core/card_city/read_view.hpp reads them."""
    numbers = [
        view.round,
        view.first,
        _PHASES.index(view.phase),
        cards_number(view.reserve),
        cards_number(view.discarded),
        cards_number(view.unseen),
        view.deck_left,
        len(view.under.known),
        *map(KINDS.index, view.under.known),
        len(view.offers),
    ]
    for offer in view.offers:
        numbers += (offer.divider, offer.chooser)
        numbers += (cards_number(offer.open), cards_number(offer.shown))
        numbers += (cards_number(offer.hidden.known), offer.hidden.unknown)
        numbers.append(_TAKEN.index(offer.lot))
    for seat in view.seats:
        numbers += (seat.coins, seat.purchases)
        numbers += (cards_number(seat.hand.known), seat.hand.unknown)
        numbers.append(_STAGES.index(seat.stage))
        for board in (seat.grown, *seat.city.boards):
            numbers += (board & _LOW_WORD, board >> WORD)
    return numbers


_LOW_WORD: Final = (1 << WORD) - 1


@lru_cache(maxsize=4096)
def cards_number(cards: str) -> int:
    """How many cards there are of each kind, a byte each."""
    return int.from_bytes(bytes(map(cards.count, KINDS)), "little")


def look_back(
    weights: bytes,
    players: int,
    switches: tuple[bool, bool],
    held: Sequence[str],
    supply: str,
    width: int,
) -> list[tuple[int, int, tuple[int, ...]]]:
    """The best way found to build the cards of ten rounds: after each of them coins, purchases
    and the boards of the city (core/card_city/hindsight.hpp).
    """
    setup = bytes((players, *switches))
    cards = array("Q", map(cards_number, held)).tobytes()
    found = _core.CardCity.look_back(weights, setup, cards, cards_number(supply), width)
    return [(one[0], one[1], _Row(one[2:]).boards(len(KINDS))) for one in found]


# --- previews -------------------------------------------------------------------------------------


def placements(
    estate: Estate, kind: str, cells: int, cost: int, reserve: Reserve, *, joining: bool
) -> Iterator[Placement]:
    """What a building changes at each cell of a board, as in games/card_city/effects.py."""
    if not cells:
        return  # perhaps it is too expensive
    city = estate.city
    boards = b"".join([board.to_bytes(_BOARD_BYTES, "little") for board in (*city.boards, cells)])
    before, after = map(_kind_bits, reserve)
    for cell, lines, income, capacity, dead_end, grow, never, differing in _core.card_city_changes(
        boards, estate.coins, INDEX[kind], cost, joining, before, after
    ):
        yield Placement(
            cell,
            sum(lines),
            {line: change for line, change in zip(LINES, lines, strict=True) if change},
            income,
            capacity,
            bool(dead_end),
            _named(city, grow),
            _named(city, never),
            tuple(_growths(city, differing)),
        )


_BOARD_BYTES: Final = 16
_STATES: Final[tuple[GrowthState, ...]] = get_args(GrowthState)


@cache
def _kind_bits(kinds: frozenset[str]) -> int:
    return sum(1 << INDEX[kind] for kind in kinds)


def _named(city: City, numbers: Sequence[int]) -> tuple[tuple[str, Place], ...]:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return tuple([(KINDS[kind], city.coordinates(cell)) for kind, cell in pairs])


def _growths(city: City, numbers: Sequence[int]) -> Iterator[Growth]:
    row = _Row(numbers)
    for _ in range(len(numbers) // _GROWTH_NUMBERS):
        kind, support, state = KINDS[row.next()], row.next(), _STATES[row.next()]
        cells, where = row.board(), row.board()
        places, grows_at = tuple(city.places(cells)), tuple(city.places(where))
        yield Growth(cast(Literal["R", "C"], kind), places, support, state, grows_at)


_GROWTH_NUMBERS: Final = 7
GAME: Final[Game] = FastCardCity()
BATCH: Final = _core.CardCityBatch
new_table: Final = FastCardCity().new_table
