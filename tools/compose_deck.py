"""Compose the standard Carson City deck: 96 terrain cards and the backs of 21 characters.

The printed cards are not in the rulebooks, so this deck is our own composition (rule C1.4).

1. What stands together is chosen by hand. ``RECIPES`` lists, Era by Era and theme by theme, the
   elements on each card: a Mine with Mountains, a House with the shop it feeds, a Ranch with open
   range around it, Outlaws as the price of a good card. Together they meet the table of rule C1.3.
2. Where the elements stand on a card is found by simulated annealing. Every property that should
   be spread evenly is a *tally*: the Banks in the upper left of Era I, the Mines just left of a
   Mountain, the copies of one card. The cost is the weighted sum of the squares of all
   tallies. Since their totals are fixed, it is least exactly where they are as even as can be.
3. The outcome is checked: the table, no card twice in the whole deck, quadrants even to within
   one (each element in each Era and in both together, and all elements together).

The generator is seeded and only its ``random()`` is used, so the same deck comes out everywhere.
Appeal is not set here but by ``tools/appeal.py``. A card that is already in the file with the same
parcels keeps its appeal; any other gets a placeholder.

    python tools/compose_deck.py            write the deck
    python tools/compose_deck.py --check    exit 1 unless the file holds exactly this composition
    python tools/compose_deck.py --report   print the tables of docs/decks.md
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import tomllib
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations, permutations
from pathlib import Path

DECK = Path(__file__).parents[1] / "src/cardtown/games/carson_city/decks/standard.toml"
NAME = "Comstock"

ERAS = ("I", "II")
QUADRANTS = ("UL", "UR", "LL", "LR")
EMPTY = "."

# Rule C1.3: how many parcels show each element in Era I and in Era II.
TABLE = {
    "^": (32, 12), "h": (18, 18), "T": (2, 10), "M": (10, 4), "R": (10, 4),
    "K": (2, 1), "D": (3, 8), "B": (3, 8), "S": (1, 5), "H": (1, 4),
    "G": (1, 1), "C": (1, 2), "P": (1, 3), "Y": (0, 1), "!": (3, 5),
}  # fmt: skip
NAMES = {
    "^": "Mountain", "h": "House", "T": "Townhouse", "M": "Mine", "R": "Ranch",
    "K": "Blacksmith", "D": "Drugstore", "B": "Bank", "S": "Saloon", "H": "Hotel",
    "G": "General Store", "C": "Church", "P": "Prison", "Y": "City Hall", "!": "Outlaws",
}  # fmt: skip

# The elements of each card, by Era and theme: "M^ M^" is two cards, each a Mine and a Mountain.
RECIPES = {
    "I": {
        "Mountains": "^ ^ ^ ^ ^^ ^^ ^^ ^^ ^^^ ^^^",
        "Mines": "M M^ M^ M^ M^ M^^ M^^ M^!",
        "Mining camps": "^h ^h ^hh ^K Mh MB",
        "Ranches": "R R R R RR R^ Rh RD Rh!",
        "Settlements": "h h h hh hh",
        "Main Street": "hB TB hD TD hhS",
        "Landmarks": "K H P C G!",
    },
    "II": {
        "Hills and mines": "^^ ^^ M M^ M^^",
        "Mountain towns": "^h ^hT ^T ^B ^P MB",
        "Ranches": "Rh RK RD RD",
        "Houses": "h hh hh hT T T T",
        "Main Street": "hB hD hhD hS hH TD TS",
        "Shops": "B B B D D D S S",
        "Institutions": "H HT HB P hP C",
        "Lawless quarters": "C! Y! hG! hS! TB!",
    },
}


@dataclass(frozen=True)
class Card:
    """A terrain card: its Era, its theme and four parcels in the order of ``QUADRANTS``."""

    era: str
    theme: str
    parcels: str

    @property
    def rows(self) -> tuple[str, str]:
        return self.parcels[:2], self.parcels[2:]


# ---------------------------------------------------------------------------------- tallies

WEIGHTS = {"copies": 200.0, "element": 12.0, "quadrant": 6.0, "pair": 3.0, "shape": 1.0}
Tally = tuple[str, Hashable]
Lie = tuple[str, tuple[int, int]]  # two elements and the step from one to the other


def filled(parcels: str) -> list[int]:
    """The quadrants of a card that show an element."""
    return [at for at, glyph in enumerate(parcels) if glyph != EMPTY]


def direction(here: int, there: int) -> tuple[int, int]:
    """The step, in rows and columns, from one quadrant of a card to another."""
    return there // 2 - here // 2, there % 2 - here % 2


def pair(parcels: str, here: int, there: int) -> Lie:
    """Two elements of a card and their relative position, the same from either end."""
    if parcels[there] < parcels[here]:
        here, there = there, here
    return parcels[here] + parcels[there], direction(here, there)


def tallies(card: Card) -> Iterator[Tally]:
    """All properties of a card that the deck should spread evenly."""
    yield "copies", card.parcels
    places = filled(card.parcels)
    yield "shape", (len(places), tuple(places))
    for span in (card.era, "both"):
        for at in places:
            yield "element", (span, card.parcels[at], at)
            yield "quadrant", (span, at)
    for here, there in combinations(places, 2):
        yield "pair", pair(card.parcels, here, there)


# -------------------------------------------------------------------------------- annealing


def arrangements(elements: str) -> list[str]:
    """Every way to lay out these elements on the four parcels of a card."""
    return sorted({"".join(order) for order in permutations(elements.ljust(4, EMPTY))})


def recipe_cards() -> list[Card]:
    """The cards of ``RECIPES``, elements in place but not yet arranged."""
    return [
        Card(era, theme, elements.ljust(4, EMPTY))
        for era in ERAS
        for theme, cards in RECIPES[era].items()
        for elements in cards.split()
    ]


class Annealer:
    """Rearranges the elements on their cards until the tallies are even."""

    def __init__(self, cards: list[Card], seed: int) -> None:
        self.random = random.Random(seed).random
        self.choices = [arrangements(card.parcels.replace(EMPTY, "")) for card in cards]
        pairs = zip(cards, self.choices, strict=True)
        self.cards = [replace(c, parcels=self.pick(w)) for c, w in pairs]
        self.counts: Counter[Tally] = Counter(t for card in self.cards for t in tallies(card))

    def pick(self, ways: list[str]) -> str:
        return ways[int(self.random() * len(ways))]

    def change(self, card: Card, by: int) -> float:
        """Add (+1) or remove (-1) a card; return the change of cost."""
        cost = 0.0
        for tally in tallies(card):
            cost += WEIGHTS[tally[0]] * (2 * by * self.counts[tally] + 1)
            self.counts[tally] += by
        return cost

    def step(self, temperature: float) -> float:
        """Try another arrangement of one card; return the change of cost, 0 if it was rejected."""
        index = int(self.random() * len(self.cards))
        old = self.cards[index]
        new = replace(old, parcels=self.pick(self.choices[index]))
        cost = self.change(old, -1) + self.change(new, +1)
        if cost <= 0 or self.random() < math.exp(-cost / temperature):
            self.cards[index] = new
            return cost
        self.change(new, -1)
        self.change(old, +1)
        return 0.0

    def run(self, steps: int, hot: float, cold: float) -> list[Card]:
        """Cool down slowly; return the best cards seen."""
        best, cost, least = list(self.cards), 0.0, 0.0
        for number in range(steps):
            cost += self.step(hot * (cold / hot) ** (number / steps))
            if cost < least - 1e-6:
                best, least = list(self.cards), cost
        return best


def order_key(card: Card) -> tuple[int, int, int, str]:
    """An order for people: Era, theme, the recipe's order of elements, then place on the card."""
    themes = list(RECIPES[card.era])
    kinds = ["".join(sorted(k)) for k in RECIPES[card.era][card.theme].split()]
    kind = "".join(sorted(card.parcels.replace(EMPTY, "")))
    where = "".join("1" if glyph == EMPTY else "0" for glyph in card.parcels) + card.parcels
    return ERAS.index(card.era), themes.index(card.theme), kinds.index(kind), where


def compose(seed: int = 1861, steps: int = 120_000) -> list[Card]:
    """The deck: Era I then Era II, each in the order of its themes."""
    cards = Annealer(recipe_cards(), seed).run(steps, hot=60.0, cold=0.3)
    check_terrain(cards)
    return sorted(cards, key=order_key)


# ----------------------------------------------------------------------------------- checks


def quadrant_counts(cards: list[Card], glyph: str | None = None) -> list[int]:
    """How many cards show the element (any element, if none is named) in each quadrant."""
    return [
        sum(c.parcels[at] == glyph if glyph else c.parcels[at] != EMPTY for c in cards)
        for at in range(4)
    ]


def spans(cards: list[Card]) -> dict[str, list[Card]]:
    """The cards of each Era, and of both together."""
    return {era: [c for c in cards if c.era == era] for era in ERAS} | {"both": cards}


def require(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"compose_deck: {what}")


def check_terrain(cards: list[Card]) -> None:
    """Exit with a message unless the cards have every property that this program promises."""
    require(len({c.parcels for c in cards}) == 96, "a card occurs twice")
    for span, part in spans(cards).items():
        require(len(part) == (96 if span == "both" else 48), f"Era {span}: not 48 cards")
        require(all(1 <= len(filled(c.parcels)) <= 3 for c in part), f"Era {span}: 1-3 elements")
        for glyph in (None, *TABLE):
            counts = quadrant_counts(part, glyph)
            require(max(counts) - min(counts) <= 1, f"Era {span}: {glyph} uneven {counts}")
    for number, era in enumerate(ERAS):
        for glyph, wanted in TABLE.items():
            found = sum(quadrant_counts(spans(cards)[era], glyph))
            require(found == wanted[number], f"Era {era}: {found} of {glyph}")


# ------------------------------------------------------------------------------- characters

# Rule C1.5, in the order of its table.
CHARACTERS = {
    "governor": 9, "lawyer": 7, "chinese_worker": 4, "heroes": 2, "gunsmith": 3, "mercenary": 3,
    "doctor": 4, "auctioneer": 5, "banker": 7, "captain": 5, "cowboy": 3, "editor": 6, "grocer": 7,
    "indian": 4, "paperboy": 9, "prospector": 6, "settler": 5, "sheriff": 3, "singer": 9,
    "teacher": 7, "undertaker": 6,
}  # fmt: skip
SKULLS = ("captain", "indian", "settler")  # middling appeal, so a skull promises neither way

# Three orders of the suits; with their reverses every suit stands once at every rank, and of any
# two suits each is ahead in three of the six.
ORDERS = (
    ("hat", "star", "cactus", "boot", "horseshoe", "cow"),
    ("star", "hat", "horseshoe", "cow", "cactus", "boot"),
    ("cactus", "boot", "hat", "star", "cow", "horseshoe"),
)
Back = tuple[str, ...]


def backs() -> dict[str, Back]:
    """The back of each character that has suits: each of six orders on three characters.

    Characters are ranked by appeal and cut into three groups of six. Each order goes once into
    each group, at different places, so that a back says nothing about appeal.
    """
    six = [order for base in ORDERS for order in (base, base[::-1])]
    ranked = sorted((c for c in CHARACTERS if c not in SKULLS), key=lambda c: CHARACTERS[c])
    groups = (0, 1, 2, 3, 4, 5), (4, 5, 0, 1, 2, 3), (3, 2, 5, 4, 1, 0)
    found: dict[str, Back] = {
        who: six[which] for who, which in zip(ranked, chain(*groups), strict=True)
    }
    check_backs(list(found.values()))
    return found


def check_backs(found: list[Back]) -> None:
    """Check that every suit is three times at every rank, and ahead of any other one nine times."""
    suits = sorted(ORDERS[0])
    for suit in suits:
        ranks = Counter(back.index(suit) for back in found)
        require(all(ranks[rank] == 3 for rank in range(6)), f"{suit} stands unevenly")
    for a, b in combinations(suits, 2):
        require(sum(back.index(a) < back.index(b) for back in found) == 9, f"{a} against {b}")


# ----------------------------------------------------------------------------------- writing

HEADER = """\
# {name}: {what} of Carson City: The Card Game (rules C1.2 to C1.6).
# Composed by tools/compose_deck.py; appeal set by tools/appeal.py; docs/decks.md tells how.
#
# parcels: the top row, then the bottom row, one glyph a parcel:
#   .  empty      ^  Mountain   h  House      T  Townhouse      M  Mine       R  Ranch
#   K  Blacksmith D  Drugstore  B  Bank       S  Saloon         H  Hotel      G  General Store
#   C  Church     P  Prison     Y  City Hall  !  Outlaws
# appeal:  what a virtual player takes a card for, and scores for it (rules C3.7, C7.1)
# back:    the suits on the back of a character, strongest first, or "skull" (rules C1.6, C3.2)

name = "{name}"
"""
STANDARD = "the standard deck"
PLACEHOLDER = 4
Appeals = dict[tuple[str, str], int]


def terrain_lines(cards: list[Card], appeals: Appeals) -> Iterator[str]:
    """One line a card, with a heading above each theme."""
    number: Counter[str] = Counter()
    heading = ("", "")
    for card in cards:
        if heading != (card.era, card.theme):
            heading = (card.era, card.theme)
            yield f"\n  # Era {card.era}: {card.theme}"
        number[card.era] += 1
        name = f'"{card.era}-{number[card.era]:02}",'
        top, bottom = card.rows
        appeal = appeals.get((card.era, card.parcels), PLACEHOLDER)
        yield f'  {{ id = {name:8} parcels = ["{top}", "{bottom}"], appeal = {appeal} }},'


def character_lines() -> Iterator[str]:
    """One line a character."""
    suits = backs()
    for who, appeal in CHARACTERS.items():
        order = ", ".join(f'"{suit}"' for suit in suits.get(who, ()))
        back = f"[{order}]" if order else '"skull"'
        name = f'"{who}",'
        yield f"  {{ id = {name:17} appeal = {appeal}, back = {back} }},"


def render(cards: list[Card], appeals: Appeals, name: str = NAME, what: str = STANDARD) -> str:
    """The text of the deck file."""
    terrain = "\n".join(terrain_lines(cards, appeals))
    characters = "\n".join(character_lines())
    header = HEADER.format(name=name, what=what)
    return f"{header}\nterrain = [{terrain}\n]\n\ncharacters = [\n{characters}\n]\n"


def read_appeals(path: Path) -> Appeals:
    """The appeal of every card now in the file, by Era and parcels."""
    if not path.exists():
        return {}
    cards = tomllib.loads(path.read_text("utf-8"))["terrain"]
    return {(c["id"].split("-")[0], "".join(c["parcels"])): c["appeal"] for c in cards}


# ----------------------------------------------------------------------------------- report


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def balance_table(cards: list[Card]) -> Iterator[str]:
    """How often each element stands in each quadrant."""
    yield row("element", *(f"{span} {q}" for span in ("I", "II", "both") for q in QUADRANTS))
    yield row("---", *["---:"] * 12)
    parts = list(spans(cards).values())
    for glyph in TABLE:
        counts = chain(*(quadrant_counts(part, glyph) for part in parts))
        yield row(f"{NAMES[glyph]} `{glyph}`", *counts)
    yield row("**all**", *chain(*(quadrant_counts(part) for part in parts)))


def size_table(cards: list[Card]) -> Iterator[str]:
    """How many cards carry how many elements."""
    yield row("cards with", "1 element", "2 elements", "3 elements", "elements a card")
    yield row("---", *["---:"] * 4)
    for era in ERAS:
        sizes = Counter(len(filled(card.parcels)) for card in cards if card.era == era)
        mean = sum(size * number for size, number in sizes.items()) / sizes.total()
        yield row(f"Era {era}", sizes[1], sizes[2], sizes[3], f"{mean:.2f}")


def pair_table(cards: list[Card]) -> Iterator[str]:
    """How the pairs of elements on cards lie, and the arrangements most often repeated."""
    found: Counter[Lie] = Counter()
    for card in cards:
        places = combinations(filled(card.parcels), 2)
        found.update(pair(card.parcels, here, there) for here, there in places)
    ways = Counter((abs(down), abs(across)) for _, (down, across) in found.elements())
    like = max(n for (glyphs, _), n in found.items() if len(set(glyphs)) == 1)
    unlike = max(n for (glyphs, _), n in found.items() if len(set(glyphs)) == 2)
    yield row("pairs of elements", "level", "upright", "diagonal", "repeats, like", "unlike")
    yield row("---:", *["---:"] * 5)
    yield row(found.total(), ways[0, 1], ways[1, 0], ways[1, 1], like, unlike)


def report(cards: list[Card]) -> str:
    tables = (size_table(cards), balance_table(cards), pair_table(cards))
    return "\n\n".join("\n".join(table) for table in tables)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compose the standard Carson City deck.")
    parser.add_argument("--check", action="store_true", help="only compare with the file")
    parser.add_argument("--report", action="store_true", help="only print the tables")
    options = parser.parse_args()
    cards = compose()
    text = render(cards, read_appeals(DECK))
    if options.report:
        print(report(cards))
    elif options.check:
        return int(not DECK.exists() or DECK.read_text("utf-8") != text)
    else:
        DECK.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
