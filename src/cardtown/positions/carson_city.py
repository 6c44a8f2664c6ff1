"""Positions of Carson City as text (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, cast, get_args

from cardtown.core import BadInput, Decision, Seat, documents, message
from cardtown.games.carson_city import EMPTY_CITY, Character, City, Deck, Terrain
from cardtown.games.carson_city.actions import (
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
from cardtown.games.carson_city.characters import CHARACTER_IDS, SUITS, CharacterId, Suit
from cardtown.games.carson_city.deal import HAND, LOWEST_CARD
from cardtown.games.carson_city.deck import deck_beginning, read_character
from cardtown.games.carson_city.obstacles import APART
from cardtown.games.carson_city.scoring import MOST_SALES
from cardtown.games.carson_city.setup import check_set_up
from cardtown.games.carson_city.table import ERAS, ROUNDS
from cardtown.games.carson_city.view import CarsonView, PhaseName, SeatView
from cardtown.positions.position import Position
from cardtown.positions.words import (
    Words,
    at,
    broken,
    hyphened,
    listed,
    person,
    place,
    quoted,
    read_person,
    word,
)

_PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
_BEFORE_BIDS_ARE_SEEN: Final = _PHASES[: _PHASES.index("bid") + 1]
_AFTER_THE_ROUNDS: Final = _PHASES[_PHASES.index("adopt") :]
_SKULL: Final = "skull"
_USED: Final = "*"
_ADOPTED: Final = "+"
_AT: Final = "@"
_STAMP: Final = 12
"""So many digits of its hash name a deck."""
_FARTHEST: Final = 40
_MOST_BONUS: Final = 16
_HIGHEST_CARD: Final = HAND + max(LOWEST_CARD.values()) - 1


# --- writing --------------------------------------------------------------------------------------


def words(view: CarsonView, decision: Decision[CarsonAction] | None) -> list[str]:
    """The words of a position."""
    return [
        f"deck={view.deck.stamp.sha256[:_STAMP]}",
        *word("seat", view.seat),
        f"era={view.era}",
        f"round={view.round}",
        f"phase={hyphened(view.phase)}",
        *word("deciding", listed(view.deciding)),
        *word("asks", _asked(decision)),
        *word("bid", view.bid),
        *word("row", listed([quoted(card.id) for card in view.row])),
        f"back={_SKULL if view.skull else listed(view.tiebreak)}",
        *word("order", listed(view.order)),
        *word("second", 1 if view.second_pick else None),
        *word("lawyer", _who(view, "lawyer")),
        *word("worker", _who(view, "two_picks")),
        *word("gone", listed([quoted(card.id) for card in _gone(view)])),
        *word("left", listed(view.left_over)),
        *word("under", listed(view.returned)),
        *("player=" + ";".join(_seat_words(view, index)) for index in range(len(view.seats))),
    ]


def _asked(decision: Decision[CarsonAction] | None) -> CharacterId | None:
    """The character that the decision is about."""
    first = decision.options[0] if decision is not None else None
    return first.character if isinstance(first, Use) else None


def _who(view: CarsonView, fact: str) -> int | None:
    return next((seat for seat, one in enumerate(view.seats) if getattr(one, fact)), None)


def _gone(view: CarsonView) -> list[Terrain]:
    """The cards of this Era that are out of the game."""
    known = {*view.unseen_terrain, *view.row}
    known |= {card for seat in view.seats for card in seat.taken}
    return [card for card in view.deck.terrain[view.era - 1] if card not in known]


def _seat_words(view: CarsonView, index: int) -> list[str]:
    one = view.seats[index]
    # Nobody took an adopted character: it still lies where the Paperboy found it (C6.4).
    untaken = {*view.unseen_characters, *view.left_over, *view.returned}
    characters = [
        who + _USED * (who in one.used) + _ADOPTED * (who in untaken) for who in one.characters
    ]
    origin = None if one.city.origin == EMPTY_CITY.origin else at(one.city.origin)
    return [
        *person(index, one.name, one.kind),
        f"suit={one.suit}",
        *word("spent", listed(one.spent)),
        *word("who", listed(characters)),
        *word("took", listed(_taken(one))),
        *word("sold", one.sold or None),
        *word("origin", origin),
        *word("bonus", one.bonus or None),
    ]


def _taken(one: SeatView) -> list[str]:
    """The cards taken, each with its place if it lies in the city."""
    places = {card: at(one.city.coordinates(cell)) for card, cell in one.city.cards}
    return [quoted(card.id) + (_AT + places[card] if card in places else "") for card in one.taken]


# --- reading --------------------------------------------------------------------------------------


def read(words: Words, deck: Deck | None) -> Position:
    """The position of these words."""
    stamp = words.text("deck")
    cards = _Cards(_deck(stamp, deck))
    players = words.all("player")
    seats = [_read_seat(cards, text, number) for number, text in enumerate(players)]
    check_set_up(
        [Seat(one.view.name, one.view.kind) for one in seats],
        {"suits": [one.view.suit for one in seats]},
    )
    view = _read_view(cards, words, seats)
    asked = words.maybe("asks")
    character = None if asked is None else read_character(asked, "asks")
    if view.seat is None or view.seat not in view.deciding:
        return Position(view, None)
    return Position(view, _decision(view, view.seat, character))


def _deck(stamp: str, deck: Deck | None) -> Deck:
    found = deck_beginning(stamp) if deck is None else deck
    if found is None or not found.stamp.sha256.startswith(stamp) or len(stamp) != _STAMP:
        said = message("bad-deck", name=stamp[:40])
        raise BadInput("deck", f"{documents.show(stamp)} is another deck; give it by --deck", said)
    return found


class _Cards:
    """The cards of a deck by what the text calls them."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.terrain = {quoted(card.id): card for era in deck.terrain for card in era}
        self.characters = {one.id: one for one in deck.characters}

    def card(self, text: str, where: str) -> Terrain:
        """A terrain card."""
        if text not in self.terrain:
            raise broken(where, "is not a card of the deck", text)
        return self.terrain[text]

    def any(self, text: str, where: str) -> Terrain | Character:
        """A card of the row."""
        character = cast(Mapping[str, Character], self.characters).get(text)
        return self.card(text, where) if character is None else character


class _Seat(NamedTuple):
    view: SeatView
    adopted: CharacterId | None


def _read_seat(cards: _Cards, text: str, index: int) -> _Seat:
    where = f"player {index}."
    words = Words(text.split(";"), where)
    seat = read_person(index, words, tuple(LOWEST_CARD))
    suit = words.choice("suit", SUITS)
    spent = words.numbers("spent", 1, _HIGHEST_CARD)
    lowest = LOWEST_CARD.get(seat.kind, 1)
    if not all(lowest <= card < lowest + HAND for card in spent):
        raise broken(f"{where}spent", "has a card that the seat never had", listed(spent))
    who = [_read_owned(one, f"{where}who") for one in words.list("who")]
    characters = tuple(one for one, _ in who)
    adopted = next((one for one, signs in who if _ADOPTED in signs), None)
    taken, places = _read_taken(cards, words, where)
    sold = words.number("sold", 0, MOST_SALES, default=0)
    city = _read_city(words, places, characters, sold, where)
    appeals = [cards.characters[one].appeal for one in characters if one != adopted]
    view = SeatView(
        name=seat.name,
        kind=seat.kind,
        suit=suit,
        hand=tuple(card for card in range(lowest, lowest + HAND) if card not in spent),
        spent=spent,
        characters=characters,
        used=tuple(one for one, signs in who if _USED in signs),
        city=city,
        sold=sold,
        taken=taken,
        appeal=sum(appeals) + sum(card.appeal for card in taken),
        bonus=words.number("bonus", 0, _MOST_BONUS, default=0),
        lawyer=False,
        two_picks=False,
    )
    words.finish()
    return _Seat(view, adopted)


def _read_owned(text: str, where: str) -> tuple[CharacterId, str]:
    """A character that a seat owns, and the signs behind it."""
    name = text.rstrip(_USED + _ADOPTED)
    return read_character(name, where), text[len(name) :]


def _read_taken(
    cards: _Cards, words: Words, where: str
) -> tuple[tuple[Terrain, ...], list[tuple[Terrain, tuple[int, int]]]]:
    taken, places = [], []
    for text in words.list("took"):
        name, sign, lies = text.partition(_AT)
        card = cards.card(name, f"{where}took")
        taken.append(card)
        if sign:
            places.append((card, place(lies, f"{where}took", _FARTHEST)))
    return tuple(taken), places


def _read_city(
    words: Words,
    places: Sequence[tuple[Terrain, tuple[int, int]]],
    characters: Sequence[CharacterId],
    sold: int,
    where: str,
) -> City:
    origin = words.maybe("origin")
    city = EMPTY_CITY
    if origin is not None:
        city = replace(city, origin=place(origin, f"{where}origin", _FARTHEST))
    # What was sold may have joined the rest, or may have been the Prison.
    owned = (*characters, "sheriff") if sold else tuple(characters)
    for card, lies in places:
        cell = city.cell_at(*lies)
        if city.covered:
            obstacle = city.why_not(card, lies, cast(Sequence[CharacterId], owned))
            if obstacle is not None and not (sold and obstacle == APART):
                problem = f"{card.id}: {obstacle.reason} ({obstacle.rule})"
                raise BadInput(f"{where}took", problem, obstacle.message)
        elif cell is None or (origin is None and lies != (0, 0)):
            raise broken(f"{where}took", "begins at another place than the city", at(lies))
        city = city.place(card, city.cell_of(*lies))
    return city


def _read_view(cards: _Cards, words: Words, seats: Sequence[_Seat]) -> CarsonView:
    last = len(seats) - 1
    seat = words.number("seat", -1, last, default=-1)
    era, round_ = words.number("era", 1, ERAS), words.number("round", 1, ROUNDS)
    phase = words.choice("phase", _PHASES)
    deciding = words.numbers("deciding", 0, last)
    own = words.number("bid", 0, _HIGHEST_CARD, default=0)
    row = tuple(cards.any(one, "row") for one in words.list("row"))
    order = words.numbers("order", 0, last)
    lawyer = words.number("lawyer", -1, last, default=-1)
    worker = words.number("worker", -1, last, default=-1)
    views = tuple(
        one.view._replace(lawyer=number == lawyer, two_picks=number == worker)
        for number, one in enumerate(seats)
    )
    seen = _bids_are_seen(views, round_)
    _check_round(views, phase, deciding, order, seen=seen)
    _check_row(row, phase, order, len(seats))
    _check_bid(views, phase, deciding, seat, own)
    suits, skull = _read_back(words, [one.suit for one in views])
    gone = [cards.card(one, "gone") for one in words.list("gone")]
    left = tuple(read_character(one, "left") for one in words.list("left"))
    under = tuple(read_character(one, "under") for one in words.list("under"))
    adopted = {one.adopted for one in seats}
    unseen = _unseen_terrain(cards, era, [*gone, *row], views)
    return CarsonView(
        seat=None if seat < 0 else seat,
        seats=views,
        deck=cards.deck,
        era=era,
        round=round_,
        phase=phase,
        row=row,
        tiebreak=suits,
        skull=skull,
        deciding=deciding,
        bid=own or None,
        bids=tuple(one.spent[-1] for one in views) if seen else None,
        order=order,
        second_pick=bool(words.number("second", 1, 1, default=0)),
        placing=_placing(views[deciding[0]]) if phase == "place" else None,
        returned=under,
        left_over=left,
        unseen_terrain=unseen,
        unseen_characters=_unseen_characters(cards, [*left, *under], row, views, adopted),
        terrain_left=len(unseen),
        over=phase == "over",
        winners=_winners(views) if phase == "over" else (),
    )


def _bids_are_seen(seats: Sequence[SeatView], round_: int) -> bool:
    turned = {len(one.spent) for one in seats}
    if turned not in ({round_}, {round_ - 1}):
        raise broken("round", "does not fit the auction cards that lie open", str(round_))
    return turned == {round_}


def _check_round(
    seats: Sequence[SeatView],
    phase: PhaseName,
    deciding: Sequence[int],
    order: Sequence[int],
    *,
    seen: bool,
) -> None:
    """Refuse what bots and screens could not make sense of."""
    if phase != "place" and seen == (phase in _BEFORE_BIDS_ARE_SEEN):
        raise broken("phase", "does not fit the auction cards that lie open", phase)
    count = len(deciding)
    if (count == 0) != (phase == "over") or (count > 1 and phase != "bid"):
        raise broken("deciding", "does not fit the phase", listed(deciding))
    if any(seats[one].virtual for one in deciding):
        raise broken("deciding", "names a virtual seat", listed(deciding))
    picking = phase == "pick" or (phase == "place" and seen)
    if picking != bool(order) or (picking and order[0] != deciding[0]):
        raise broken("order", "does not fit the phase", listed(order))


def _check_row(
    row: Sequence[Terrain | Character], phase: PhaseName, order: Sequence[int], seats: int
) -> None:
    """Whoever still picks finds a card. Before the picks, one seat may be out by the Lawyer."""
    picks = len(order) - (phase == "place") if order else seats - 1
    if phase not in _AFTER_THE_ROUNDS and len(row) < picks:
        raise broken("row", "has too few cards", listed([quoted(card.id) for card in row]))


def _check_bid(
    seats: Sequence[SeatView], phase: PhaseName, deciding: Sequence[int], seat: int, own: int
) -> None:
    """A seat that has bid knows its bid, until all are turned."""
    has_bid = phase == "bid" and seat >= 0 and not seats[seat].virtual and seat not in deciding
    if bool(own) != has_bid or (own and own not in seats[seat].hand):
        raise broken("bid", "does not fit the seat", str(own))


def _read_back(words: Words, suits: Sequence[Suit]) -> tuple[tuple[Suit, ...], bool]:
    """The suits as ties are broken, and whether the back shows a skull."""
    named = words.list("back")
    if named == [_SKULL]:
        return (*suits, *(suit for suit in SUITS if suit not in suits)), True
    found = tuple(suit for one in named for suit in SUITS if suit == one)
    if sorted(found) != sorted(SUITS) or len(found) != len(named):
        problem = f"must be {_SKULL} or the six suits, each once"
        raise BadInput("back", problem, message("bad-back"))
    return found, False


def _placing(seat: SeatView) -> Terrain | None:
    """The card that was just taken."""
    return seat.taken[-1] if seat.taken else None


def _unseen_terrain(
    cards: _Cards, era: int, elsewhere: Sequence[Terrain | Character], seats: Sequence[SeatView]
) -> tuple[Terrain, ...]:
    seen = [card.id for card in elsewhere if isinstance(card, Terrain)]
    seen += [card.id for seat in seats for card in seat.taken]
    _check_once(seen, "row")
    return tuple(card for card in cards.deck.terrain[era - 1] if card.id not in seen)


def _unseen_characters(
    cards: _Cards,
    elsewhere: Sequence[CharacterId],
    row: Sequence[Terrain | Character],
    seats: Sequence[SeatView],
    adopted: set[CharacterId | None],
) -> tuple[CharacterId, ...]:
    drawn = [card.id for card in row if isinstance(card, Character)]
    drawn += [one for seat in seats for one in seat.characters if one not in adopted]
    drawn += elsewhere
    _check_once(drawn, "who")
    return tuple(one.id for one in cards.deck.characters if one.id not in drawn)


def _check_once(names: Sequence[str], where: str) -> None:
    twice = next((one for one in names if names.count(one) > 1), None)
    if twice is not None:
        raise BadInput(where, f"{twice} is there twice", message("bad-twice"))


def _winners(seats: Sequence[SeatView]) -> tuple[int, ...]:
    best = max(one.points for one in seats)
    return tuple(number for number, one in enumerate(seats) if one.points == best)


# --- what is to be decided ------------------------------------------------------------------------


def _decision(view: CarsonView, seat: int, asked: CharacterId | None) -> Decision[CarsonAction]:
    kind, options = _options(view, view.seats[seat], asked)
    if not options:
        raise broken("phase", "leaves the seat nothing to decide", view.phase)
    return Decision(seat, kind, tuple(options))


def _options(
    view: CarsonView, own: SeatView, asked: CharacterId | None
) -> tuple[DecisionKind, list[CarsonAction]]:
    sales: list[CarsonAction] = list(map(Sell, _sellable(own)))
    match view.phase:
        case "bid":
            return "bid", [*map(Bid, own.hand), *sales]
        case "pick":
            return "take", [*map(Take, range(len(view.row))), *sales]
        case "take at once":
            return "take", [*map(Take, range(len(view.row)))]
        case "place":
            return "place", list(_places(own, view.placing))
        case "adopt":
            owned = {one for seat in view.seats for one in seat.characters}
            return "adopt", [*(Adopt(one) for one in CHARACTER_IDS if one not in owned), Done()]
        case "last sale":
            return "sell", [*sales, Done()]
        case _:
            if asked is None or asked not in own.characters or asked in own.used:
                raise broken("asks", "must name a character that the seat can use", str(asked))
            return "use", [Use(asked), Decline(asked)]


def _sellable(own: SeatView) -> Sequence[int]:
    sells = "auctioneer" in own.characters and own.sold < MOST_SALES
    return own.city.sellable() if sells else ()


def _places(own: SeatView, card: Terrain | None) -> list[CarsonAction]:
    if card is None or any(card == lying for lying, _ in own.city.cards):
        raise broken("phase", "needs a card that was taken and lies nowhere", "place")
    return [Place(*lies) for lies in own.city.places(own.city.cells(card, own.characters))]
