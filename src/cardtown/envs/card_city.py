"""Card City in numbers.

A city begins with its Municipal at 0 0 and is at most 5 × 5, so every cell that can ever be built
on has a row and a column from −4 to 4: a fixed frame of 9 × 9.

Cards of one kind are the same, so a division is numbered by what lies where, not by which card of
the hand it is: the two kinds of the open lot, and the kinds of the face-up half of the mixed lot.
The rest of the hand is then the face-down half. Keeping two of three cards is numbered by their
kinds in the same way. So a number means the same for every hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final

from cardtown.core import Decision
from cardtown.envs.codec import Codec
from cardtown.envs.layout import Block, Field, Numbering, Vector, label_range, mark_seats, one_hot
from cardtown.games.boards import bits
from cardtown.games.card_city.actions import (
    Build,
    Buy,
    Develop,
    Discard,
    Divide,
    Keep,
    Pass,
    TakeOpen,
)
from cardtown.games.card_city.buildings import CARDS, DEVELOPING, KINDS, PER_PLAYER
from cardtown.games.card_city.city import EMPTY_CITY, FRAME, HOME, PRICE_STEP, SIDE, WIDTH, City
from cardtown.games.card_city.deal import CARDS_EACH
from cardtown.games.card_city.table import (
    FIRST_COINS,
    ROUNDS,
    CardCityTable,
    Phase,
    Stage,
)
from cardtown.games.card_city.view import CardCityView, SeatView

DECK_KINDS: Final = "".join(kind for kind in KINDS if PER_PLAYER[kind])
"""The kinds that can be in a hand: all but the Municipal."""
PHASES: Final = tuple(phase.value for phase in Phase)
STAGES: Final = tuple(stage.value for stage in Stage)
_PHASE: Final = one_hot(PHASES)
_STAGE: Final = one_hot(STAGES)
SPAN: Final = FRAME.span
CELLS: Final = SPAN * SPAN
_FACTS: Final = CardCityTable.facts
_MOST_CARDS: Final = max(CARDS.values())
_MOST_INCOME: Final = 1 + sum(range(21))
"""At most 20 Commercials, for the city limit (K3.3, K7.1)."""
_MOST_COINS: Final = FIRST_COINS + ROUNDS * _MOST_INCOME
_EACH_KIND: Final = (len(KINDS),)
_KINDS: Final = f"by kind: {', '.join(KINDS)}"
_CELL: Final = tuple(
    (cell // WIDTH - 1) * SPAN + cell % WIDTH - 1 for cell in range(WIDTH * (WIDTH + 1))
)


def _lots(size: int) -> tuple[str, ...]:
    """Every lot of `size` cards, sorted."""
    return tuple("".join(lot) for lot in combinations_with_replacement(DECK_KINDS, size))


OPEN_LOTS: Final = _lots(CARDS_EACH)


class CardCityCodec(Codec[CardCityView]):
    """The vectors and numbers of a table of Card City."""

    game = "card-city"
    version = 1

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._first = _starts(seats)

    @staticmethod
    def shared_fields(seats: int) -> Sequence[Field]:
        """What an observation shows of the table as a whole."""
        fields = [
            Field("round", (1,), 1, ROUNDS, "the round"),
            Field("phase", (len(PHASES),), 0, 1, f"one of: {', '.join(PHASES)}"),
            Field("once", (1,), 0, 1, "the rule switch development=once"),
            Field("joining", (1,), 0, 1, "the rule switch joining=allowed"),
            Field("first", (seats,), 0, 1, "the first player"),
            Field("deciding", (seats,), 0, 1, "seats that must decide now"),
            Field("deck_left", (1,), 0, 20 * seats, "cards in the deck"),
            Field("reserve", _EACH_KIND, 0, _MOST_CARDS, f"cards of the Reserve, {_KINDS}"),
            Field("discarded", _EACH_KIND, 0, _MOST_CARDS, f"cards out of the game, {_KINDS}"),
            Field("unseen", _EACH_KIND, 0, _MOST_CARDS, f"cards not seen yet, {_KINDS}"),
        ]
        if seats == 1:
            under = "the cards put under the deck, next first, each by kind"
            fields.append(Field("under", (ROUNDS, len(KINDS)), 0, 1, under))
        else:
            fields += _offer_fields(seats)
        return fields

    @staticmethod
    def seat_fields() -> Sequence[Field]:
        """What an observation shows of each seat."""
        low, high = _FACTS.lowest_score, _FACTS.highest_score
        return (
            Field("city", (len(KINDS), SPAN, SPAN), 0, 1, f"cells with a building, {_KINDS}"),
            Field("grown", (SPAN, SPAN), 0, 1, "cells built on by developments of this round"),
            Field("room", (1,), 0, 5 * SIDE * SIDE, "buildings that the city limit still allows"),
            Field("income", (1,), 1, _MOST_INCOME, "coins per round as the city stands"),
            Field("coins", (1,), 0, _MOST_COINS, "coins"),
            Field("purchases", (1,), 0, ROUNDS, "Industrials bought"),
            Field("price", (1,), PRICE_STEP, PRICE_STEP * (ROUNDS + 1), "price of the next one"),
            Field("hand", _EACH_KIND, 0, 8, f"cards in hand that the viewer knows, {_KINDS}"),
            Field("hand_unknown", (1,), 0, 8, "cards in hand that the viewer does not know"),
            Field("stage", (len(STAGES),), 0, 1, f"one of: {', '.join(STAGES)}"),
            Field("points", (1,), low, high, "current score"),
        )

    @staticmethod
    def numbering(seats: int) -> Numbering:
        """The action numbers: a solo player keeps cards, several players divide them."""
        cells = label_range(-HOME, HOME)
        kinds = tuple(DECK_KINDS)
        shown = tuple(lot for size in range(1, seats) for lot in _lots(size))
        lots = (
            (Block("keep", (OPEN_LOTS,), "keep two cards of these kinds"),)
            if seats == 1
            else (
                Block("divide", (OPEN_LOTS, shown), "the open lot, and the face-up half"),
                Block("open", (), "choose the open lot"),
                Block("mixed", (), "choose the mixed lot"),
            )
        )
        return Numbering(
            (
                *lots,
                Block("build", (kinds, cells, cells), "kind, row and column"),
                Block("discard", (), "give up the cards left"),
                Block("develop", (DEVELOPING, cells, cells), "kind, row and column"),
                Block("buy", (cells, cells), "an Industrial, at row and column"),
                Block("pass", (), "buy nothing"),
            )
        )

    def begin(self) -> None:
        """Forget the last table."""
        super().begin()
        self._seen: list[SeatView | None] = [None] * self.seats

    # --- actions --------------------------------------------------------------------------------

    def note(self, seat: int, action: Any) -> None:
        """Do nothing: the numbers depend on no earlier action."""

    def numbers(self, decision: Decision[Any], look: Callable[[], CardCityView]) -> Sequence[int]:
        """The number of each option."""
        options = decision.options
        first = self._first
        kind = type(options[0])
        if kind is Build:
            start, kinds = first.build, first.kinds
            return [start + kinds[one.kind] + one.row * SPAN + one.column for one in options]
        if kind is Buy or kind is Pass:
            start = first.buy
            found = [start + one.row * SPAN + one.column for one in options[:-1]]
            found.append(first.nothing)
            return found
        if kind is Develop:
            start, kinds = first.develop, first.developing
            return [start + kinds[one.kind] + one.row * SPAN + one.column for one in options]
        if kind is Discard:
            return [first.discard]
        if kind is TakeOpen:
            return [first.open if type(one) is TakeOpen else first.mixed for one in options]
        return self._lot_numbers(decision, look)

    def _lot_numbers(self, decision: Decision[Any], look: Callable[[], CardCityView]) -> list[int]:
        """The numbers of divisions, computed once for every hand.

        The table caches the options of a hand too, so the same tuple comes again.
        """
        options = decision.options
        seen = self._first.seen
        before = seen.get(id(options))
        if before is not None and before[0] is options:
            return before[1]
        cards = look().seats[decision.seat].hand.known
        found = [self._first.lot(cards, one) for one in options]
        if len(seen) >= _MOST_HANDS:
            seen.clear()
        seen[id(options)] = options, found
        return found

    # --- observations ---------------------------------------------------------------------------

    def _write(self, view: CardCityView) -> int:
        """Write what has changed since the last view."""
        viewer = view.seat or 0
        numbers = self._shared_numbers(view, viewer)
        self._table_now[: len(numbers)] = numbers
        self._table_now[len(numbers) :] = 0
        for seat, one in enumerate(view.seats):
            if one is not self._seen[seat]:
                self._write_seat(seat, one)
        return viewer

    def _shared_numbers(self, view: CardCityView, viewer: int) -> list[int]:
        """The numbers of the table as a whole, in the order of their fields."""
        seats = self.seats
        numbers = [
            view.round,
            *_PHASE[view.phase],
            view.once,
            view.joining,
            *mark_seats((view.first,), viewer, seats),
            *mark_seats(view.deciding, viewer, seats),
            view.deck_left,
            *_counts(view.reserve),
            *_counts(view.discarded),
            *_counts(view.unseen),
        ]
        for offer in view.offers:
            numbers += (
                *mark_seats((offer.divider,), viewer, seats),
                *mark_seats((offer.chooser,), viewer, seats),
                *_counts(offer.open),
                *_counts(offer.shown),
                *_counts(offer.hidden.known),
                offer.hidden.unknown,
                offer.lot == "open",
                offer.lot == "mixed",
            )
        for kind in view.under.known:
            numbers += _counts(kind)
        return numbers

    def _write_seat(self, seat: int, one: SeatView) -> None:
        before, self._seen[seat] = self._seen[seat], one
        out, city = self._seats_now[seat], one.city
        _write_city(out, city, EMPTY_CITY if before is None else before.city)
        _write_board(out[self.block.at["grown"]], one.grown, 0 if before is None else before.grown)
        out[self.block.at["room"].start :] = (
            city.room,
            city.income(),
            one.coins,
            one.purchases,
            one.price,
            *_counts(one.hand.known),
            one.hand.unknown,
            *_STAGE[one.stage],
            one.points,
        )


_MOST_HANDS: Final = 4096


class _Starts:
    """Where the blocks of a numbering begin, for cell 0 0 where they have cells."""

    def __init__(self, actions: Numbering) -> None:
        home = HOME * SPAN + HOME
        start = actions.start
        self.build = start["build"] + home
        self.develop = start["develop"] + home
        self.buy = start["buy"] + home
        self.discard = start["discard"]
        self.nothing = start["pass"]
        self.open = start.get("open", -1)
        self.mixed = start.get("mixed", -1)
        self.kinds = {kind: index * CELLS for index, kind in enumerate(DECK_KINDS)}
        self.developing = {kind: index * CELLS for index, kind in enumerate(DEVELOPING)}
        self.seen: dict[int, tuple[Sequence[Any], list[int]]] = {}
        self._lots = {
            block.label(offset): actions.start[block.word] + offset
            for block in actions.blocks
            if block.word in ("divide", "keep")
            for offset in range(block.size)
        }

    def lot(self, cards: str, action: Divide | Keep) -> int:
        """The number of a division of these sorted cards, or of keeping two of them."""
        if isinstance(action, Keep):
            return self._lots[f"keep {cards[action.first]}{cards[action.second]}"]
        lots = ("".join([cards[index] for index in lot]) for lot in (action.open, action.shown))
        return self._lots[f"divide {' '.join(lots)}"]


@cache
def _starts(seats: int) -> _Starts:
    """Shared by all tables with this number of seats, cache included."""
    return _Starts(CardCityCodec.numbering(seats))


def _offer_fields(seats: int) -> list[Field]:
    """The divisions of this round: one fewer than there are seats."""
    return [
        field
        for number in range(seats - 1)
        for name in (f"offers[{number}].",)
        for field in (
            Field(f"{name}divider", (seats,), 0, 1, "who divided; all 0: not divided yet"),
            Field(f"{name}chooser", (seats,), 0, 1, "who chose, or has to"),
            Field(f"{name}open", _EACH_KIND, 0, 2, f"the open lot, {_KINDS}"),
            Field(f"{name}shown", _EACH_KIND, 0, 3, f"the face-up half, {_KINDS}"),
            Field(
                f"{name}hidden",
                _EACH_KIND,
                0,
                3,
                f"face-down cards that the viewer knows, {_KINDS}",
            ),
            Field(
                f"{name}hidden_unknown", (1,), 0, 3, "face-down cards that the viewer does not know"
            ),
            Field(f"{name}chosen", (2,), 0, 1, "the lot chosen: open, mixed"),
        )
    ]


def _write_city(out: Vector, city: City, before: City) -> None:
    """Write the cells that have changed."""
    if city is before:
        return
    for index, (board, old) in enumerate(zip(city.boards, before.boards, strict=True)):
        _write_board(out[index * CELLS : (index + 1) * CELLS], board, old)


def _write_board(out: Vector, board: int, before: int) -> None:
    """Write the cells of one board that have changed."""
    for cell in bits(board ^ before):
        out[_CELL[cell]] = board >> cell & 1


@lru_cache(maxsize=4096)
def _counts(cards: str) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple(map(cards.count, KINDS))


CODEC: Final = CardCityCodec
GYMNASIUM: Final[Mapping[str, Mapping[str, Any]]] = {
    "CardCity": {"seats": ("human", "bot:greedy", "bot:greedy")},
    "CardCitySolo": {"seats": ("human",), "reward": "score"},
}
