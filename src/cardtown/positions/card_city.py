"""Positions of Card City as text (docs/positions.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, get_args

from cardtown.core import Decision, Seat
from cardtown.games.card_city import City
from cardtown.games.card_city.actions import (
    Build,
    Buy,
    CardCityAction,
    Develop,
    Discard,
    Lot,
    Pass,
    TakeMixed,
    TakeOpen,
)
from cardtown.games.card_city.buildings import (
    CARDS,
    DEVELOPING,
    INDUSTRIAL,
    KINDS,
    MUNICIPAL,
    deck_cards,
    reserve_cards,
    together,
)
from cardtown.games.card_city.city import (
    CELLS,
    EMPTY_CITY,
    FIRST_CELL,
    HOME,
    SIDE,
    WIDTH,
    industrial_price,
)
from cardtown.games.card_city.deal import CARDS_EACH, SOLO_DRAW
from cardtown.games.card_city.lots import divisions, keeps
from cardtown.games.card_city.scoring import score
from cardtown.games.card_city.setup import MAX_SEATS, MIN_SEATS, SWITCHES, check_set_up
from cardtown.games.card_city.table import ROUNDS
from cardtown.games.card_city.view import (
    CardCityView,
    Holding,
    OfferView,
    PhaseName,
    SeatView,
    StageName,
)
from cardtown.games.frame import BLANK
from cardtown.positions.position import Position
from cardtown.positions.words import (
    Words,
    at,
    broken,
    hyphened,
    listed,
    number,
    person,
    place,
    read_person,
    word,
)

_PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
_STAGES: Final[tuple[StageName, ...]] = get_args(StageName)
_LOTS: Final[tuple[Lot, ...]] = get_args(Lot)
_ACTIVE: Final = ("build", "develop")
_HIDDEN: Final = "?"
_AT: Final = "@"
_BAR: Final = "/"
_PART: Final = ":"
_TO: Final = ">"
_PILE: Final = re.compile(f"([{KINDS}])([1-9][0-9]{{0,2}})?")
_MOST_COINS: Final = 10_000


# --- writing --------------------------------------------------------------------------------------


def words(view: CardCityView, decision: Decision[CardCityAction] | None) -> list[str]:
    """The words of a position; the decision follows from the view."""
    return [
        *word("seat", view.seat),
        f"round={view.round}",
        f"first={view.first}",
        f"phase={hyphened(view.phase)}",
        *word("buyer", view.deciding[0] if view.phase == "buy" else None),
        *word("development", "once" if view.once else None),
        *word("joining", "allowed" if view.joining else None),
        *word("reserve", _pile(view.reserve)),
        *word("discarded", _pile(view.discarded)),
        *word("under", _holding(view.under)),
        *("offer=" + _offer(one) for one in view.offers),
        *("player=" + ";".join(_seat_words(*one)) for one in enumerate(view.seats)),
    ]


def _pile(cards: str) -> str:
    """Cards as how many there are of each kind: `C2R`."""
    counts = ((kind, cards.count(kind)) for kind in KINDS)
    return "".join(kind + (str(count) if count > 1 else "") for kind, count in counts if count)


def _holding(cards: Holding) -> str:
    return cards.known + _HIDDEN * cards.unknown


def _offer(one: OfferView) -> str:
    who = f"{one.divider}{_TO}{one.chooser}"
    return _PART.join([who, one.open, one.shown, _holding(one.hidden), one.lot or ""])


def _seat_words(index: int, one: SeatView) -> list[str]:
    return [
        *person(index, one.name, one.kind),
        f"city={_BAR.join(one.city.rows())}{_AT}{at(one.city.corner)}",
        *word("coins", one.coins or None),
        *word("bought", one.purchases or None),
        *word("hand", _holding(one.hand)),
        *word("stage", one.stage if one.stage != "build" else None),
        *word("grown", listed([at(lies) for lies in one.city.places(one.grown)])),
    ]


# --- reading --------------------------------------------------------------------------------------


class _Table(NamedTuple):
    """What the words of the whole table say, before the rest is derived from it."""

    seats: tuple[SeatView, ...]
    offers: tuple[OfferView, ...]
    phase: PhaseName
    first: int
    buyer: int
    reserve: str
    discarded: str
    under: Holding

    @property
    def choosing(self) -> bool:
        return self.phase == "choose"

    def holder(self) -> int:
        """Who divides, or holds the last mixed lot."""
        holder = self.first
        for offer in self.offers:
            holder = offer.chooser if offer.lot == "mixed" else holder
        return holder

    def deciding(self) -> tuple[int, ...]:
        match self.phase:
            case "build and develop":
                order = ((self.first + step) % len(self.seats) for step in range(len(self.seats)))
                return tuple(seat for seat in order if self.seats[seat].stage in _ACTIVE)
            case "choose":
                return tuple(offer.chooser for offer in self.offers[-1:])
            case "buy":
                return (self.buyer,)
            case "over":
                return ()
            case _:
                return (self.holder(),)

    def unknown(self) -> int:
        """How many cards of hands, or of the lots on the table, the viewer does not know."""
        if self.choosing:
            return sum(offer.hidden.unknown for offer in self.offers[-1:])
        return sum(seat.hand.unknown for seat in self.seats)

    def unseen(self) -> str:
        """All cards that are nowhere to be seen."""
        seen = [self.reserve, self.discarded, self.under.known]
        seen += [seat.hand.known for seat in self.seats]
        seen += ["".join(_buildings(seat.city)) for seat in self.seats]
        if self.choosing:
            seen += [one.open + one.shown + one.hidden.known for one in self.offers[-1:]]
        shown = "".join(seen)
        left = {kind: count - shown.count(kind) for kind, count in CARDS.items()}
        too_many = next((kind for kind, count in left.items() if count < 0), None)
        if too_many is not None:
            raise broken("player", f"there are too many cards {too_many}", too_many)
        return "".join(kind * left[kind] for kind in KINDS)


def _buildings(city: City) -> Iterator[str]:
    """The buildings of a city, with the Municipal that it began with."""
    for kind, board in zip(KINDS, city.boards, strict=True):
        yield kind * board.bit_count()


def read(words: Words, deck: None) -> Position:
    """The position of these words."""
    players = words.all("player")
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        raise broken("player", f"must be there {MIN_SEATS} to {MAX_SEATS} times", str(len(players)))
    seats = tuple(_read_seat(text, index) for index, text in enumerate(players))
    last = len(seats) - 1
    options = {name: words.choice(name, values, values[0]) for name, values in SWITCHES.items()}
    switches = check_set_up([Seat(one.name, one.kind) for one in seats], options)
    seat = words.number("seat", -1, last, default=-1)
    round_ = words.number("round", 1, ROUNDS)
    table = _Table(
        seats=seats,
        offers=tuple(_read_offer(text, last) for text in words.all("offer")),
        phase=words.choice("phase", _PHASES),
        first=words.number("first", 0, last),
        buyer=words.number("buyer", 0, last, default=0),
        reserve=_read_pile(words.maybe("reserve"), "reserve"),
        discarded=_read_pile(words.maybe("discarded"), "discarded"),
        under=_read_holding(words.maybe("under"), "under", in_order=True),
    )
    _check(table)
    unseen = table.unseen()
    left = len(unseen) + len(table.under.known) - table.unknown()
    _check_deck(table, round_, left)
    view = CardCityView(
        seat=None if seat < 0 else seat,
        seats=seats,
        once=switches.once,
        joining=switches.joining,
        round=round_,
        first=table.first,
        phase=table.phase,
        deciding=table.deciding(),
        offers=table.offers,
        reserve=table.reserve,
        discarded=table.discarded,
        deck_left=left,
        under=table.under,
        unseen=unseen,
        over=table.phase == "over",
        winners=_winners(seats) if table.phase == "over" else (),
    )
    return Position(view, _decision(view))


def _check(table: _Table) -> None:
    """Refuse what bots and screens could not make sense of."""
    alone = len(table.seats) == 1
    if table.phase in (("divide", "choose") if alone else ("keep",)):
        raise broken("phase", "does not fit the number of seats", table.phase)
    if table.choosing and not table.offers:
        raise broken("phase", "needs an offer", table.phase)
    for index in range(len(table.offers)):
        _check_offer(table, index)
    first = reserve_cards(len(table.seats))
    if any(table.reserve.count(kind) > first[kind] for kind in KINDS):
        raise broken("reserve", "has more cards than at the beginning", _pile(table.reserve))


def _check_offer(table: _Table, index: int) -> None:
    """K2.2: whoever has the cards offers them to the next seat, half of the mixed lot face down."""
    one, before = table.offers[index], table._replace(offers=table.offers[:index])
    players = len(table.seats)
    half = players - index - 1
    undecided = table.choosing and index == len(table.offers) - 1
    fits = (
        one.divider == before.holder()
        and one.chooser == (table.first + index + 1) % players
        and len(one.open) == CARDS_EACH
        and len(one.shown) == len(one.hidden.known) + one.hidden.unknown == half > 0
        and (one.lot is None) == undecided
    )
    if not fits:
        raise broken("offer", "does not fit this round", _offer(one))


def _check_deck(table: _Table, round_: int, left: int) -> None:
    """Refuse cards that can't be in this round: each takes two for every player (K2.1, K2.4)."""
    players = len(table.seats)
    whole, each = len(deck_cards(players)), CARDS_EACH * players
    if table.phase == "keep":
        hand = table.seats[0].hand
        expected = whole - each * (round_ - 1) - len(hand.known) - hand.unknown
    else:
        expected = whole - each * round_
    if left != expected:
        raise broken("round", f"leaves {expected} cards in the deck, not {left}", str(round_))


def _read_seat(text: str, index: int) -> SeatView:
    where = f"player {index}."
    words = Words(text.split(";"), where)
    city = _read_city(words.text("city"), f"{where}city")
    purchases = words.number("bought", 0, CELLS, default=0)
    who = read_person(index, words)
    seat = SeatView(
        name=who.name,
        kind=who.kind,
        city=city,
        coins=words.number("coins", 0, _MOST_COINS, default=0),
        purchases=purchases,
        price=industrial_price(purchases),
        hand=_read_holding(words.maybe("hand"), f"{where}hand"),
        stage=words.choice("stage", _STAGES, _STAGES[0]),
        grown=_read_grown(words, city, f"{where}grown"),
    )
    words.finish()
    return seat


def _read_city(text: str, where: str) -> City:
    rows, _, corner = text.partition(_AT)
    top, left = place(corner, where, HOME)
    lines = rows.split(_BAR)
    if len(lines) > SIDE or any(len(line) > SIDE for line in lines):
        raise broken(where, f"is larger than {SIDE} × {SIDE}", rows)
    city = EMPTY_CITY
    for row, line in enumerate(lines, top):
        for column, kind in enumerate(line, left):
            if kind == BLANK:
                continue
            if kind not in KINDS or not max(abs(row), abs(column)) <= HOME:
                raise broken(where, "has a building that can't stand there", kind)
            city = city.place(kind, FIRST_CELL + row * WIDTH + column)
    if city.glyph(FIRST_CELL) != MUNICIPAL:
        raise broken(where, "has no Municipal at 0/0", rows)
    return city


def _read_grown(words: Words, city: City, where: str) -> int:
    board = 0
    for text in words.list("grown"):
        cell = city.cell_at(*place(text, where, HOME))
        if cell is None or not city.covered >> cell & 1:
            raise broken(where, "names a cell without a building", text)
        board |= 1 << cell
    return board


def _read_pile(text: str | None, where: str) -> str:
    """Cards by how many there are of each kind."""
    rest, cards = text or "", ""
    while rest:
        found = _PILE.match(rest)
        if found is None:
            raise broken(where, f"must be kinds such as {KINDS[0]}3{KINDS[1]}", str(text))
        kind, count = found.groups()
        cards += kind * min(int(count or 1), sum(CARDS.values()))
        rest = rest[found.end() :]
    return cards


def _read_holding(text: str | None, where: str, *, in_order: bool = False) -> Holding:
    cards = (text or "").rstrip(_HIDDEN)
    if any(kind not in KINDS for kind in cards):
        raise broken(where, "has a sign that is no card", cards)
    if not in_order and cards != together(cards):
        raise broken(where, "must be sorted", cards)
    return Holding(cards, len(text or "") - len(cards))


def _read_offer(text: str, last: int) -> OfferView:
    parts = text.split(_PART)
    divider, sign, chooser = parts[0].partition(_TO)
    if len(parts) != 5 or not sign:  # who, open, shown, hidden, lot
        raise broken("offer", "must be DIVIDER>CHOOSER:OPEN:SHOWN:HIDDEN:LOT", text)
    shown = [_read_holding(part, "offer") for part in parts[1:4]]
    if shown[0].unknown or shown[1].unknown:
        raise broken("offer", "hides cards that lie face up", text)
    return OfferView(
        divider=number(divider, "offer", 0, last),
        chooser=number(chooser, "offer", 0, last),
        open=shown[0].known,
        shown=shown[1].known,
        hidden=shown[2],
        lot=next((lot for lot in _LOTS if lot == parts[4]), None),
    )


def _winners(seats: Sequence[SeatView]) -> tuple[int, ...]:
    ranks = [(score(one.city, one.coins).total, one.coins) for one in seats]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


# --- what is to be decided ------------------------------------------------------------------------


def _decision(view: CardCityView) -> Decision[CardCityAction] | None:
    seat = view.seat
    if seat is None or seat not in view.deciding:
        return None
    own = view.seats[seat]
    _check_hand(view, own)
    kind, options = _options(view, own)
    if not options:
        raise broken("phase", "leaves the seat nothing to decide", view.phase)
    return Decision(seat, kind, tuple(options))


def _check_hand(view: CardCityView, own: SeatView) -> None:
    """Refuse a hand that is not one of this phase."""
    sizes: range | tuple[int, ...] = (0, CARDS_EACH)
    match view.phase:
        case "divide":
            sizes = (max(1, CARDS_EACH * (len(view.seats) - len(view.offers))),)
        case "keep":
            sizes = (CARDS_EACH, SOLO_DRAW)
        case "build and develop" if own.stage == "build":
            sizes = range(1, CARDS_EACH + 1)
        case _:
            pass
    if own.hand.unknown or len(own.hand.known) not in sizes:
        raise broken("player", "the hand of the seat that decides is wrong", _holding(own.hand))


def _options(view: CardCityView, own: SeatView) -> tuple[str, list[CardCityAction]]:
    match view.phase:
        case "divide":
            return "divide", list(divisions(own.hand.known))
        case "keep":
            return "keep", list(keeps(own.hand.known))
        case "choose":
            return "choose", [TakeOpen(), TakeMixed()]
        case "buy":
            _check_buyer(view, own)
            return "buy", [*(Buy(*lies) for lies in _cells(own, INDUSTRIAL)), Pass()]
        case _ if own.stage == "build":
            builds: list[CardCityAction] = [
                Build(kind, *lies)
                for kind in sorted(set(own.hand.known))
                for lies in _cells(own, kind)
            ]
            return "build", builds or [Discard()]
        case _:
            return "develop", list(_developments(view, own))


def _check_buyer(view: CardCityView, own: SeatView) -> None:
    """K5.2: only who can buy is asked."""
    if own.coins < own.price:
        where = f"player {view.seat}.coins"
        raise broken(where, f"must be at least {own.price} to buy", str(own.coins))
    if INDUSTRIAL not in view.reserve:
        raise broken("reserve", "has no Industrial to buy", _pile(view.reserve))


def _cells(own: SeatView, kind: str) -> list[tuple[int, int]]:
    return own.city.places(own.city.cells(kind, own.coins))


def _developments(view: CardCityView, own: SeatView) -> Iterator[Develop]:
    grown = own.grown if view.once else 0
    for kind in DEVELOPING:
        if kind not in view.reserve:
            continue
        union = 0
        for _, cells in own.city.developments(kind, joining=view.joining, grown=grown):
            union |= cells
        for lies in own.city.places(union):
            yield Develop(kind, *lies)
