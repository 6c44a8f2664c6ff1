"""A game at a real table, followed round by round: who takes what, and what virtual players have.

People say what lies in the row, what everybody bids, and what they take themselves. The table of
the engine plays it, with cards of which it knows the appeal alone: that is all that virtual players
look at (C3.7). So there is one reading of the rules, and it is the table's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from cardtown.core import BadInput, Decision, Event, Seat, documents, message
from cardtown.games.carson_city import events
from cardtown.games.carson_city.actions import Bid, CarsonAction, Decline, Take, Use
from cardtown.games.carson_city.characters import (
    AFTER_BIDS,
    BONUS,
    CHARACTER_IDS,
    SUITS,
    CharacterId,
    Suit,
)
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.deal import Deal
from cardtown.games.carson_city.deck import (
    CARDS_PER_ERA,
    HIGHEST_APPEAL,
    Character,
    Deck,
    read_character,
)
from cardtown.games.carson_city.setup import MAX_SEATS, MIN_SEATS
from cardtown.games.carson_city.table import ERAS, ROUNDS, CarsonTable
from cardtown.games.carson_city.view import CarsonView

Asks = Literal["row", "extra", "bids", "back", "take", "over"]
"""What has to be said next: the row, one more card of it, the bids, the back that breaks a tie, or
what somebody takes."""

_LEVELS: Final = ("novice", "intermediate", "expert")
_EMPTY_CARD: Final = ("..", "..")
_MOST_EXTRA: Final = 2
"""The cards that the Governor and the Chinese Worker add to a row (C3.3)."""


class _Round(NamedTuple):
    """A round as people tell it."""

    where: str
    character: CharacterId
    row: list[int]
    """The appeal of each card: the character's, then that of the terrain."""
    uses: list[CharacterId]
    bids: list[int]
    """The auction card of each seat; none until all are seen."""
    back: list[Suit] | None
    """Suits of the back that breaks ties, the strongest first; none if it shows a skull."""
    takes: list[int]
    """The cards that people took, in order, by their place in the row."""


def answer_box(document: Any) -> dict[str, Any]:
    """Who takes what in a game of the box, and what has to be said next."""
    fields = documents.fields(document, required=("seats", "rounds"))
    seats, suits = _read_seats(fields["seats"])
    rounds = _read_rounds(fields["rounds"], len(seats))
    table = _table(seats, suits, rounds)
    view = table.view(None)
    asks: Asks = "row"
    seat = None
    told = []
    for number, one in enumerate(rounds):
        round_ = _Playing(table, one)
        asks, seat = round_.play()
        view = round_.at_bids if asks == "back" and round_.at_bids else table.view(None)
        if asks != "row" and number + 1 < len(rounds):
            raise BadInput(one.where, "is not finished", message("bad-box-unfinished"))
        told.append(round_.to_json())
    count = len(rounds) + (asks == "row")
    if count > ERAS * ROUNDS:
        asks, count = "over", ERAS * ROUNDS
    return {
        "era": (count - 1) // ROUNDS + 1,
        "round": (count - 1) % ROUNDS + 1,
        "asks": asks,
        "seat": seat,
        "rounds": told,
        "seats": [
            {"hand": list(one.hand), "appeal": one.appeal, "characters": list(one.characters)}
            for one in view.seats
        ],
    }


@dataclass(slots=True)
class _Playing:
    """A round being played at the table."""

    table: CarsonTable
    told: _Round
    usable: list[tuple[CharacterId, int]] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    lawyer: int | None = None
    left: list[int] = field(default_factory=list)
    """The cards that still lie in the row."""
    revealed: int = 0
    taken: int = 0
    """How many of the cards that people took have been taken."""
    seen: int = 0
    """How many events of the table have been heard."""
    order: list[int] = field(default_factory=list)
    picks: list[tuple[int, int]] = field(default_factory=list)
    ties: list[list[int]] = field(default_factory=list)
    done: bool = False
    before_picks: int = 0
    """How many cards the Governor and the Lawyer had taken."""
    at_bids: CarsonView | None = None

    def play(self) -> tuple[Asks, int | None]:
        """Play as far as it is told; returns what has to be said next, and by whom."""
        count = len(self.table.seats)
        self.bonus = [0] * count
        self.revealed = _shortest_row(count)
        self.left = list(range(self.revealed))
        self.seen = len(self.table.events)
        while not self.done:
            decisions = self.table.decisions()
            if not decisions or decisions[0].kind in ("adopt", "sell"):
                break
            asks = self._decide(decisions)
            if asks is not None:
                self._check(asks)
                return asks, None if asks in ("bids", "back") else decisions[0].seat
        self._check("row")
        return "row", None

    def _decide(self, decisions: Any) -> Asks | None:
        first: Decision[CarsonAction] = decisions[0]
        match first.kind:
            case "use":
                return self._use(first)
            case "bid":
                return self._bid(decisions)
            case "take":
                return self._take(first.seat)
            case _:  # a place, which only the owner of the city has to know
                self._apply(first.seat, first.options[0])
        return None

    def _use(self, decision: Decision[CarsonAction]) -> Asks | None:
        use = decision.options[0]
        if not isinstance(use, Use):
            raise AssertionError("the first option of this decision is the use")
        seat, character = decision.seat, use.character
        self.usable.append((character, seat))
        if character not in self.told.uses:
            self._apply(seat, Decline(character))
            return self._tied()
        if character == "lawyer":
            self.lawyer = seat
        self.bonus[seat] += BONUS.get(character, 0)
        self._apply(seat, use)
        return "extra" if self.revealed > len(self.told.row) else self._tied()

    def _bid(self, decisions: Any) -> Asks | None:
        if not self.told.bids:
            return "bids"
        self.at_bids = self.table.view(None)
        hands = [one.hand for one in self.at_bids.seats]
        for seat, card in enumerate(self.told.bids):
            if card not in hands[seat]:
                where = f"{self.told.where}.bids[{seat}]"
                problem = f"{card} is not among the cards that are left"
                raise BadInput(where, problem, message("bad-box-bid", card=card))
        for decision in decisions:
            self._apply(decision.seat, Bid(self.told.bids[decision.seat]))
        return self._tied()

    def _take(self, seat: int) -> Asks | None:
        if self.taken == len(self.told.takes):
            return "take"
        card = self.told.takes[self.taken]
        if card not in self.left:
            where = f"{self.told.where}.takes[{self.taken}]"
            raise BadInput(where, "is no card that lies in the row", message("bad-box-take"))
        self.taken += 1
        self._apply(seat, Take(self.left.index(card)))
        return None

    def _apply(self, seat: int, action: CarsonAction) -> None:
        self.table.apply(seat, action)
        for event in self.table.events[self.seen :]:
            self._hear(event)
        self.seen = len(self.table.events)

    def _hear(self, event: Event) -> None:
        match event:
            case events.ExtraRevealed():
                self.left.append(self.revealed)
                self.revealed += 1
            case events.OrderSet(_, order):
                self.order = list(order)
                self.before_picks = len(self.picks)
            case events.TookTerrain(seat, index) | events.TookCharacter(seat, index):
                self.picks.append((seat, self.left.pop(index)))
            case events.RoundBegan():
                self.done = True
            case _:
                pass  # what happens in cities is nobody's business here

    def _tied(self) -> Asks | None:
        """Find the ties once the order is known; one that nobody can break yet stops the round."""
        if not self.order or self.ties:
            return None
        totals = self._totals()
        groups = [
            sorted(one for one in self.order if totals[one] == total)
            for total in sorted(set(totals), reverse=True)
        ]
        self.ties = [group for group in groups if len(group) > 1]
        back = self.told.back
        seats = self.table.view(None).seats
        tied = [seats[seat].suit for group in self.ties for seat in group]
        if not tied or back == [] or (back is not None and set(tied) <= set(back)):
            return None
        # The table has gone on as if it knew; the answer has nothing of it.
        del self.picks[self.before_picks :]
        self.order = []
        return "back"

    def _totals(self) -> list[int]:
        """What each seat bids with its bonus; 0 for one that used the Lawyer."""
        return [
            0 if seat == self.lawyer else card + self.bonus[seat]
            for seat, card in enumerate(self.told.bids)
        ]

    def _check(self, asks: Asks) -> None:
        """Refuse what was said of things that have not happened."""
        where, told = self.told.where, self.told
        before_bids = asks == "extra" or (asks == "take" and not self.order)
        offered = [character for character, _ in self.usable]
        for character in () if before_bids else told.uses:
            if character not in offered:
                problem = f"{character} can't be used in this round"
                raise BadInput(f"{where}.uses", problem, message("bad-box-use"))
        if len(told.row) > self.revealed and not before_bids:
            raise BadInput(f"{where}.row", "has too many cards", message("bad-box-row"))
        if self.taken < len(told.takes) or (told.bids and before_bids):
            problem = "says more than can have happened"
            raise BadInput(where, problem, message("bad-box-more"))

    def to_json(self) -> dict[str, Any]:
        """The round as an answer."""
        bids = self.told.bids
        return {
            "usable": [
                {"character": one, "seat": seat, "after": one in AFTER_BIDS}
                for one, seat in self.usable
            ],
            "totals": self._totals() if bids else [],
            "ties": self.ties,
            "order": self.order,
            "picks": [{"seat": seat, "card": card} for seat, card in self.picks],
        }


# --- the cards of the table -----------------------------------------------------------------------


def _table(seats: list[Seat], suits: list[Suit], rounds: list[_Round]) -> CarsonTable:
    """A table whose piles hold the cards that were told, and after them any others."""
    characters = _characters(rounds, suits)
    terrain = (_terrain(rounds[:ROUNDS]), _terrain(rounds[ROUNDS:]))
    virtual = tuple(
        (_pile(rounds[:ROUNDS], number), _pile(rounds[ROUNDS:], number))
        if seat.virtual
        else ((), ())
        for number, seat in enumerate(seats)
    )
    deck = Deck("box", terrain, characters)
    deal = Deal(characters, terrain, virtual)
    return CarsonTable(tuple(seats), deck, deal, options={"suits": suits})


def _characters(rounds: list[_Round], suits: list[Suit]) -> tuple[Character, ...]:
    """The back that breaks the ties of a round is that of the next card (C3.6).

    A skull there would send cards under the pile, which has happened already: the seat order that
    it stands for is written as a back.
    """
    told = [(one.character, one.row[0]) for one in rounds]
    drawn = {one.character for one in rounds}
    pile = [*told, *((name, 0) for name in CHARACTER_IDS if name not in drawn)]
    backs = [None, *(one.back for one in rounds)] + [None] * len(pile)
    return tuple(
        Character(name, appeal, _whole_back(back or suits))
        for (name, appeal), back in zip(pile, backs, strict=False)
    )


def _whole_back(suits: list[Suit]) -> tuple[Suit, ...]:
    return (*suits, *(suit for suit in SUITS if suit not in suits))


def _terrain(rounds: list[_Round]) -> tuple[Terrain, ...]:
    appeals = [appeal for one in rounds for appeal in one.row[1:]]
    appeals += [0] * CARDS_PER_ERA
    return tuple(Terrain("", _EMPTY_CARD, appeal) for appeal in appeals[:CARDS_PER_ERA])


def _pile(rounds: list[_Round], seat: int) -> tuple[int, ...]:
    return tuple(one.bids[seat] if one.bids else 0 for one in rounds)


def _shortest_row(seats: int) -> int:
    """The cards of a row, the character included (C3.1)."""
    return 6 if seats > MIN_SEATS else 5


# --- reading what was told ------------------------------------------------------------------------


def _read_seats(value: Any) -> tuple[list[Seat], list[Suit]]:
    seats: list[Seat] = []
    suits: list[Suit] = []
    for index, item in enumerate(documents.items(value, "seats")):
        where = f"seats[{index}]"
        fields = documents.fields(item, where, required=("suit",), optional=("virtual",))
        suits.append(_read_suit(fields["suit"], f"{where}.suit", suits))
        kind = "human"
        if "virtual" in fields:
            kind = f"virtual:{_read_level(fields['virtual'], f'{where}.virtual')}"
        seats.append(Seat(f"seat {index}", kind))
    count = len(seats)
    if not MIN_SEATS <= count <= MAX_SEATS:
        problem = f"must be {MIN_SEATS} to {MAX_SEATS}, virtual ones included"
        said = message("bad-seats", least=MIN_SEATS, most=MAX_SEATS, n=count)
        raise BadInput("seats", problem, said)
    if all(seat.virtual for seat in seats):
        raise BadInput("seats", "must not all be virtual", message("bad-all-virtual"))
    return seats, suits


def _read_suit(value: Any, where: str, others: list[Suit]) -> Suit:
    name = documents.text(value, where)
    for suit in SUITS:
        if name == suit and suit in others:
            raise BadInput(where, f"{suit} is there twice", message("bad-twice"))
        if name == suit:
            return suit
    choices = ", ".join(SUITS)
    raise BadInput(where, f"must be one of {choices}", message("bad-choice", choices=choices))


def _read_level(value: Any, where: str) -> str:
    level = documents.text(value, where)
    if level not in _LEVELS:
        choices = ", ".join(_LEVELS)
        raise BadInput(where, f"must be one of {choices}", message("bad-choice", choices=choices))
    return level


def _read_rounds(value: Any, seats: int) -> list[_Round]:
    rounds: list[_Round] = []
    drawn: list[CharacterId] = []
    for index, item in enumerate(documents.items(value, "rounds")):
        where = f"rounds[{index}]"
        if index == ERAS * ROUNDS:
            said = message("bad-range", most=ERAS * ROUNDS)
            raise BadInput("rounds", f"must be at most {ERAS * ROUNDS}", said)
        rounds.append(_read_round(item, where, seats, drawn))
        drawn.append(rounds[-1].character)
    return rounds


def _read_round(item: Any, where: str, seats: int, drawn: list[CharacterId]) -> _Round:
    fields = documents.fields(
        item, where, required=("character", "row"), optional=("uses", "bids", "back", "takes")
    )
    return _Round(
        where=where,
        character=_read_character(fields["character"], f"{where}.character", drawn),
        row=_read_row(fields["row"], f"{where}.row", seats),
        uses=_read_uses(fields.get("uses", []), f"{where}.uses"),
        bids=_read_bids(fields.get("bids", []), f"{where}.bids", seats),
        back=_read_back(fields["back"], f"{where}.back") if "back" in fields else None,
        takes=_read_counts(fields.get("takes", []), f"{where}.takes"),
    )


def _read_character(value: Any, where: str, others: list[CharacterId]) -> CharacterId:
    character = read_character(value, where)
    if character in others:
        raise BadInput(where, f"{character} is there twice", message("bad-twice"))
    return character


def _read_row(value: Any, where: str, seats: int) -> list[int]:
    row = _read_counts(value, where)
    least = _shortest_row(seats)
    if not least <= len(row) <= least + _MOST_EXTRA:
        problem = f"must be the appeal of {least} cards, the character's first"
        raise BadInput(where, problem, message("bad-box-row-length", n=least))
    for index, appeal in enumerate(row):
        if appeal > HIGHEST_APPEAL:
            said = message("bad-range", most=HIGHEST_APPEAL)
            raise BadInput(f"{where}[{index}]", f"must be 0 to {HIGHEST_APPEAL}", said)
    return row


def _read_uses(value: Any, where: str) -> list[CharacterId]:
    uses: list[CharacterId] = []
    for index, item in enumerate(documents.items(value, where)):
        uses.append(_read_character(item, f"{where}[{index}]", uses))
    return uses


def _read_bids(value: Any, where: str, seats: int) -> list[int]:
    bids = _read_counts(value, where)
    if bids and len(bids) != seats:
        problem = f"must be the auction cards of all {seats} seats"
        raise BadInput(where, problem, message("bad-box-bids", n=seats))
    return bids


def _read_back(value: Any, where: str) -> list[Suit]:
    suits: list[Suit] = []
    for index, item in enumerate(documents.items(value, where)):
        suits.append(_read_suit(item, f"{where}[{index}]", suits))
    return suits


def _read_counts(value: Any, where: str) -> list[int]:
    counts = documents.items(value, where)
    return [documents.count(one, f"{where}[{index}]") for index, one in enumerate(counts)]
