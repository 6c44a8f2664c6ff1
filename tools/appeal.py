"""Set the appeal of the standard deck's terrain cards by their worth, and test it in games.

A virtual seat takes cards by their appeal and scores it (rules C3.7 and C7.1). Appeal should follow
the worth of a card to a good player at the time it appears (rule C1.4):

1. A *player* places each card where its points, plus its promise for the rounds to come
   (``PROMISE``), are highest.
2. *Worth* is measured in drafts: in 14 of 18 rounds that player takes the best of three cards.
   At a random round of each Era it is given, in turn, nothing and one card of every kind; each
   time the draft goes on with the same offers to its end. The worth of a kind is the mean
   difference in final points. Cards with the same elements are one kind: they get one appeal.
3. Worth becomes appeal by a curve (``SHAPES``). That of the standard deck rises slowly up to the
   worth of a common character, so that virtual seats take characters rather than common cards, and
   steeply above it, so that they take the best cards rather than characters and come to a total
   that must be beaten.

The trial plays whole games at a real table, the same player against three virtual seats.
The package must be installed (or ``PYTHONPATH=src`` set).

    python -m tools.appeal                 measure and print worth and appeal
    python -m tools.appeal --write         and write the appeal into the deck file
    python -m tools.appeal --games 100     play games with the deck file as it is
    python -m tools.appeal --deck ophir    the same for another deck of ours
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardtown.core import Decision, shuffle
from cardtown.games.boards import bits
from cardtown.games.carson_city import new_table
from cardtown.games.carson_city.actions import (
    Adopt,
    Bid,
    CarsonAction,
    Place,
    Sell,
    Take,
    Use,
)
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import EMPTY_CITY, WIDTH, City, Terrain
from cardtown.games.carson_city.deck import Character, Deck, parse_deck, read_character
from cardtown.games.carson_city.elements import INDEX
from cardtown.games.carson_city.scoring import score
from cardtown.games.carson_city.view import CarsonView, SeatView
from tools import compose_deck

Curve = Sequence[tuple[float, float]]


class Shape(NamedTuple):
    """A deck of ours, by how worth becomes appeal in it; all decks have the same cards."""

    name: str
    what: str
    curve: Curve
    """Points of the curve: worth in points, appeal."""


SHAPES = {
    "standard": Shape(compose_deck.NAME, compose_deck.STANDARD, ((1, 1), (2, 1), (7, 3), (8.5, 9))),
    "ophir": Shape(
        "Ophir",
        "a deck with evenly spread appeal",
        ((1, 1), (4.5, 2.4), (5.4, 3.5), (5.9, 5.7), (7, 7), (12, 9)),
    ),
}
ROUNDS = 18
TERRAIN_ROUNDS = 14
CHOICE = 3

# ------------------------------------------------------------------------------- the player

# The promise of one of each at the start of the game, in points; it shrinks round by round.
PROMISE = {
    "^": 0.5, "h": 1.5, "T": 3.0, "H": 3.0, "M": 0.5, "R": 2.5, "B": 3.5, "D": 3.5,
    "S": 4.0, "G": 10.0, "C": 10.0, "K": 2.0, "Y": 4.0,
}  # fmt: skip
PROMISE_BOARDS = tuple((INDEX[glyph], points) for glyph, points in PROMISE.items())
LAW = 4.0  # a Prison or the Sheriff
EMPTY_PARCEL = 0.3
COVERED_PARCEL = -0.4
EMPTY_BY_MINE = 0.5
EMPTY_BY_SHOP = 0.35
SHOPS = tuple(INDEX[glyph] for glyph in "DBSGY")
MINE, PRISON, OUTLAWS = INDEX["M"], INDEX["P"], INDEX["!"]

Owned = tuple[CharacterId, ...]


def around(board: int) -> int:
    """The cells of a board and their neighbours."""
    level = board | board << 1 | board >> 1
    return level | level << WIDTH | level >> WIDTH


def promise(city: City, owned: Owned) -> float:
    """The promise of a city beyond its points, at the start of the game."""
    boards = city.boards
    lawful = city.lawful(owned)
    empty = city.covered & ~city.solid & ~(0 if lawful else boards[OUTLAWS])
    shops = 0
    for element in SHOPS:
        shops |= boards[element]
    points = sum(worth * boards[element].bit_count() for element, worth in PROMISE_BOARDS)
    points += EMPTY_PARCEL * empty.bit_count() + COVERED_PARCEL * city.covered.bit_count()
    points += EMPTY_BY_MINE * (around(boards[MINE]) & empty).bit_count()
    points += EMPTY_BY_SHOP * (around(shops) & empty).bit_count()
    return points + LAW * lawful


def value(city: City, owned: Owned, left: int) -> float:
    """The value of a city to the player with `left` rounds to come."""
    return score(city, owned).total + left / ROUNDS * promise(city, owned)


def best_place(city: City, card: Terrain, owned: Owned, left: int) -> tuple[float, int, City]:
    """Value, cell and city of the best place; cell -1 and the unchanged city if there is none."""
    cells = city.cells(card, owned)
    best = (float("-inf"), -1, city)
    for cell in bits(cells):
        after = city.place(card, cell)
        worth = value(after, owned, left)
        if worth > best[0]:
            best = (worth, cell, after)
    return best if cells else (value(city, owned, left), -1, city)


# ------------------------------------------------------------------------------------ worth

Offers = list[tuple[Terrain, ...]]  # the cards to choose from in each round; () for none
Eras = tuple[tuple[Terrain, ...], tuple[Terrain, ...]]


def draft(city: City, offers: Offers, start: int, stop: int = ROUNDS) -> City:
    """The city after the player has taken the best card of each round's offer."""
    for number in range(start, stop):
        if offers[number]:
            left = ROUNDS - 1 - number
            city = max(
                (best_place(city, card, (), left) for card in offers[number]),
                key=lambda place: place[0],
            )[2]
    return city


def make_offers(terrain: Eras, seed: str) -> Offers:
    """Three cards in each of most rounds, from the Era's deck."""
    chosen = set(shuffle(seed, "rounds", range(ROUNDS))[:TERRAIN_ROUNDS])
    decks = [shuffle(seed, f"era {era}", cards) for era, cards in enumerate(terrain)]
    offers: Offers = []
    for number in range(ROUNDS):
        first = number % 9 * CHOICE
        offers.append(decks[number // 9][first : first + CHOICE] if number in chosen else ())
    return offers


def kind_of(card: Terrain) -> str:
    """The elements of a card, regardless of their places."""
    return "".join(sorted(card.glyphs.replace(".", ""), key=list(compose_deck.TABLE).index))


def kinds(cards: Sequence[Terrain]) -> dict[str, list[Terrain]]:
    """The cards of an Era by kind."""
    found: dict[str, list[Terrain]] = defaultdict(list)
    for card in cards:
        found[kind_of(card)].append(card)
    return found


class Measured(NamedTuple):
    """The worth of a kind of card in each draft."""

    era: str
    kind: str
    gains: list[float]

    @property
    def mean(self) -> float:
        return statistics.fmean(self.gains)

    @property
    def error(self) -> float:
        return statistics.stdev(self.gains) / math.sqrt(len(self.gains))


def measure_era(terrain: Eras, era: int, drafts: int) -> Iterator[Measured]:
    """The worth of every kind of card of an Era."""
    gains: dict[str, list[float]] = defaultdict(list)
    for number in range(drafts):
        seed = f"draft {number}"
        offers = make_offers(terrain, seed)
        now = 9 * era + shuffle(seed, f"round {era}", range(9))[0]
        left = ROUNDS - 1 - now
        city = draft(EMPTY_CITY, offers, 0, now)
        without = score(draft(city, offers, now + 1)).total
        for kind, cards in kinds(terrain[era]).items():
            after = best_place(city, cards[number % len(cards)], (), left)[2]
            gains[kind].append(score(draft(after, offers, now + 1)).total - without)
    for kind, found in gains.items():
        yield Measured(compose_deck.ERAS[era], kind, found)


def appeal_of(worth: float, curve: Curve) -> int:
    """The appeal on the curve, which is level beyond its ends."""
    worth = min(max(worth, curve[0][0]), curve[-1][0])
    for (left, low), (right, high) in pairwise(curve):
        if worth <= right:
            return round(low + (high - low) * (worth - left) / (right - left))
    raise AssertionError("the curve ends before its end")


def measure(terrain: Eras, drafts: int, shape: Shape) -> compose_deck.Appeals:
    """Measure every kind of card, print the table, and return the appeal of every card."""
    measured = [one for era in (0, 1) for one in measure_era(terrain, era, drafts)]
    print_row("Era", "elements", "cards", "worth", "±", "appeal")
    print_row("---", "---", *["---:"] * 4)
    appeals: compose_deck.Appeals = {}
    for one in sorted(measured, key=lambda one: (one.era, -one.mean)):
        appeal = appeal_of(one.mean, shape.curve)
        cards = kinds(terrain[compose_deck.ERAS.index(one.era)])[one.kind]
        appeals |= {(one.era, card.glyphs): appeal for card in cards}
        print_row(one.era, f"`{one.kind}`", len(cards), one.mean, one.error, appeal)
    return appeals


def print_row(*cells: object) -> None:
    """A row of a table; numbers with a decimal."""
    print(compose_deck.row(*(f"{c:.1f}" if isinstance(c, float) else c for c in cells)))


def print_spread(appeals: compose_deck.Appeals) -> None:
    """How often each appeal occurs, with mean and standard deviation."""
    print_row("appeal", *range(1, 10), "mean", "standard deviation")
    print_row("---", *["---:"] * 11)
    for span in (*compose_deck.ERAS, "both"):
        part = [appeal for (era, _), appeal in appeals.items() if span in (era, "both")]
        counts = Counter(part)
        mean, spread = statistics.fmean(part), statistics.pstdev(part)
        print_row(span, *(counts[n] for n in range(1, 10)), f"{mean:.2f}", f"{spread:.2f}")


# ------------------------------------------------------------------------------------ trial

# The promise of a character beyond its present worth, in points: at the start of the game …
GROWTH: dict[str, float] = {
    "banker": 10, "grocer": 10, "cowboy": 6, "prospector": 9, "settler": 8, "teacher": 14,
    "sheriff": 4, "singer": 8, "undertaker": 6, "editor": 8, "captain": 4,
}  # fmt: skip
# … in any round …
ALWAYS: dict[str, float] = {"auctioneer": 10, "paperboy": 7, "governor": 6}
# … and for each Era in which it can be used.
PER_ERA: dict[str, float] = {
    "lawyer": 4, "chinese_worker": 6, "gunsmith": 3, "mercenary": 3, "heroes": 2, "doctor": 1,
}  # fmt: skip
INDIAN = 7.0
CARD_COST = 0.7  # points that a higher bid must bring, for each step
GOOD = 9.0  # a card worth an effort


def character_gain(who: CharacterId, seat: SeatView, left: int) -> float:
    """The player's expectation of a character."""
    if who == "indian":
        return INDIAN
    owned = seat.characters
    now = score(seat.city, (*owned, who), seat.sold).total
    now -= score(seat.city, owned, seat.sold).total
    eras = 2 if left >= 9 else 1
    later = GROWTH.get(who, 0) * left / ROUNDS + PER_ERA.get(who, 0) * eras
    return now + later + ALWAYS.get(who, 0)


class Player:
    """Plays for one seat, from its view alone."""

    def __init__(self, view: CarsonView, seat: int, fondness: float = 0.0) -> None:
        self.view = view
        self.fondness = fondness
        self.me = view.seats[seat]
        self.others = [one for number, one in enumerate(view.seats) if number != seat]
        self.left = ROUNDS - 9 * (view.era - 1) - view.round

    def gain(self, card: Terrain | Character) -> float:
        """The gain from taking a card of the row."""
        if isinstance(card, Character):
            return character_gain(card.id, self.me, self.left) + self.fondness
        city, owned = self.me.city, self.me.characters
        return best_place(city, card, owned, self.left)[0] - value(city, owned, self.left)

    def gains(self) -> list[float]:
        return [self.gain(card) for card in self.view.row]

    def choose(self, decision: Decision[CarsonAction]) -> CarsonAction:
        """One of the options."""
        chooser: dict[str, Callable[[Sequence[CarsonAction]], CarsonAction]] = {
            "bid": self.bid, "take": self.take, "place": self.place,
            "use": self.use, "adopt": self.adopt, "sell": self.sell,
        }  # fmt: skip
        return chooser[decision.kind](decision.options)

    def take(self, options: Sequence[CarsonAction]) -> CarsonAction:
        gains = self.gains()
        return Take(gains.index(max(gains)))

    def place(self, options: Sequence[CarsonAction]) -> CarsonAction:
        assert self.view.placing is not None
        city = self.me.city
        cell = best_place(city, self.view.placing, self.me.characters, self.left)[1]
        return Place(*city.coordinates(cell))

    def picks(self) -> list[float]:
        """The best gain left after 0, 1, 2 … virtual seats have taken the cards with the most
        appeal."""
        row = list(zip(self.view.row, self.gains(), strict=True))
        found = []
        for _ in range(len(self.others) + 1):
            found.append(max(gain for _, gain in row))
            row.remove(max(row, key=lambda card: card[0].appeal))
        return found

    def ahead(self, bid: int) -> list[float]:
        """The chance that 0, 1, 2 … of the others bid higher, given their hands."""
        chances = [1.0]
        for other in self.others:
            over = sum(card > bid for card in other.hand) / len(other.hand)
            spread = [0.0, *(chance * over for chance in chances)]
            for number, chance in enumerate(chances):
                spread[number] += chance * (1 - over)
            chances = spread
        return chances

    def expected(self, bid: int, picks: list[float]) -> float:
        return sum(chance * pick for chance, pick in zip(self.ahead(bid), picks, strict=True))

    def bid(self, options: Sequence[CarsonAction]) -> CarsonAction:
        cards = [option.card for option in options if isinstance(option, Bid)]
        if self.me.lawyer:
            return Bid(min(cards))
        picks, bonus = self.picks(), self.me.bonus
        worth = {card: self.expected(card + bonus, picks) - CARD_COST * card for card in cards}
        return Bid(max(cards, key=worth.__getitem__))

    def use(self, options: Sequence[CarsonAction]) -> CarsonAction:
        """Use a character for a good card, or before the chance is gone."""
        wanted = {"mercenary": self.overtakes(5), "doctor": self.overtakes(2)}
        use = options[0]
        assert isinstance(use, Use)
        last = self.view.round >= 8
        return use if wanted.get(use.character, last or max(self.gains()) >= GOOD) else options[1]

    def overtakes(self, bonus: int) -> bool:
        """Whether a bonus brings a better card, now that the bids are known."""
        if self.view.bids is None:
            return False
        mine = self.view.bids[self.view.seats.index(self.me)] + self.me.bonus
        bids = zip(self.view.seats, self.view.bids, strict=True)
        theirs = [bid for seat, bid in bids if seat is not self.me]
        picks = self.picks()
        before, after = (sum(bid >= mine + more for bid in theirs) for more in (0, bonus))
        return picks[after] - picks[before] >= 2

    def adopt(self, options: Sequence[CarsonAction]) -> CarsonAction:
        return max(options, key=self.total_after)

    def sell(self, options: Sequence[CarsonAction]) -> CarsonAction:
        return max(options, key=self.total_after)

    def total_after(self, option: CarsonAction) -> int:
        """The score after a decision at the end of the game."""
        city, owned, sold = self.me.city, self.me.characters, self.me.sold
        match option:
            case Adopt(character):
                return score(city, (*owned, read_character(character, "adopt")), sold).total
            case Sell(index):
                return score(city.without(index), owned, sold + 1).total
            case _:
                return score(city, owned, sold).total


class Outcome(NamedTuple):
    """How one game went: points and characters by seat, the player first."""

    points: tuple[int, ...]
    characters: tuple[int, ...]
    won: bool


def play_game(deck: Deck, seed: str, level: str, fondness: float) -> Outcome:
    """A game of the player against three virtual seats."""
    table = new_table(["bot:trial", *[f"virtual:{level}"] * 3], seed=seed, deck=deck, log=False)
    while decisions := table.decisions():
        (decision,) = decisions  # one real seat decides one thing at a time
        player = Player(table.view(decision.seat), decision.seat, fondness)
        table.apply(decision.seat, player.choose(decision))
    assert table.result is not None
    held = tuple(len(seat.characters) for seat in table.view(None).seats)
    return Outcome(table.result.scores, held, 0 in table.result.winners)


# The level of the virtual seats, and by how many points the player overrates characters.
TRIALS = (("expert", 0), ("expert", 2), ("expert", 5), ("intermediate", 0), ("novice", 0))


def trial(games: int, deck: Deck) -> None:
    """Play games and print their outcome."""
    print_row("virtual seats", "fondness", "points", "virtual", "best virtual", "characters",
              "virtual", "won")  # fmt: skip
    print_row("---", *["---:"] * 7)
    for level, fondness in TRIALS:
        found = [play_game(deck, f"trial {n}", level, fondness) for n in range(games)]
        print_row(
            level,
            fondness,
            statistics.fmean(one.points[0] for one in found),
            statistics.fmean(points for one in found for points in one.points[1:]),
            statistics.fmean(max(one.points[1:]) for one in found),
            statistics.fmean(one.characters[0] for one in found),
            statistics.fmean(held for one in found for held in one.characters[1:]),
            f"{sum(one.won for one in found) / games:.0%}",
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure and try out the appeal of terrain cards.")
    parser.add_argument("--drafts", type=int, default=200, help="drafts behind each figure")
    parser.add_argument("--write", action="store_true", help="write the appeal into the deck")
    parser.add_argument("--games", type=int, default=0, help="play games instead of measuring")
    parser.add_argument("--deck", choices=SHAPES, default="standard", help="which deck of ours")
    options = parser.parse_args()
    file, shape = compose_deck.DECK.with_name(f"{options.deck}.toml"), SHAPES[options.deck]
    if options.games:
        trial(options.games, parse_deck(file.read_text("utf-8")))
        return 0
    deck = parse_deck(compose_deck.DECK.read_text("utf-8"))
    appeals = measure(deck.terrain, options.drafts, shape)
    print()
    print_spread(appeals)
    if options.write:
        text = compose_deck.render(compose_deck.compose(), appeals, shape.name, shape.what)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
