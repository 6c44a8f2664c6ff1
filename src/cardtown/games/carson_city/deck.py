"""Decks: the 96 terrain cards and 21 characters that a table is played with.

A deck is a TOML file (docs/decks.md). Anyone who owns the box can type in the printed cards; a deck
that differs from the table C1.3 is played all the same, and `differences` says where.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cardtown.core import DeckStamp, documents, message, toml
from cardtown.core.errors import BadInput
from cardtown.games.carson_city.characters import (
    CHARACTER_IDS,
    PRINTED_APPEAL,
    SUITS,
    CharacterId,
    Suit,
)
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.elements import CENSUS, EMPTY, GLYPHS, NAMES

CARDS_PER_ERA: Final = 48
HIGHEST_APPEAL: Final = 9
ERA_NAMES: Final = ("I", "II")
SKULL: Final = "skull"
_FOLDER: Final = files(__package__) / "decks"
"""Decks are added here and never removed: stored games are dealt again from them."""
_BEFORE_NAMES: Final = (
    "f5f9071a6553b46ecb76d0853c64186bb4f1480bc5e611cfdd14e93854256397",
    "44d7e49682f387b1586319721850ad12a69fcb54694c42e28a1222861513d9c8",
    "434fd2f6bbda4b9ac1cd4fc836a03ea7ca16ec62f9164fc03c1f827db7f764c4",
    "0bd9389901bff3648bb97c35740a42fa8ff8aa8ddb2eb73f11d96be399145bdf",
)
"""The standard decks before stored games named theirs, the last first: every version of the server
that was committed in that time dealt from it. Decks that came later are not added."""
_SKULLS: Final = 3
_BACKS_PER_RANK: Final = 3


@dataclass(frozen=True, slots=True)
class Character:
    """A character card."""

    id: CharacterId
    appeal: int
    back: tuple[Suit, ...]
    """The six suits on its back from strongest to weakest; none if it shows a skull."""

    def to_json(self) -> CharacterId:
        """The card as other programs know it: by its name."""
        return self.id

    @property
    def skull(self) -> bool:
        """Whether the back shows a skull."""
        return not self.back


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game: the terrain of each Era and the characters, in the file's order."""

    name: str
    terrain: tuple[tuple[Terrain, ...], tuple[Terrain, ...]]
    characters: tuple[Character, ...]
    stamp: DeckStamp = field(init=False, repr=False, compare=False)
    """The deck's name and the SHA-256 of its cards, which a record carries."""

    def __post_init__(self) -> None:
        cards = {
            "terrain": [
                [card.id, list(card.parcels), card.appeal] for era in self.terrain for card in era
            ],
            "characters": [[one.id, one.appeal, list(one.back)] for one in self.characters],
        }
        text = json.dumps(cards, separators=(",", ":"))
        stamp = DeckStamp(self.name, hashlib.sha256(text.encode()).hexdigest())
        object.__setattr__(self, "stamp", stamp)

    def shown(self) -> Counter[str]:
        """How many parcels show each element, and how many are empty."""
        return Counter(glyph for era in self.terrain for card in era for glyph in card.glyphs)

    def differences(self) -> list[str]:
        """Where the deck differs from C1.3 to C1.6, a sentence each."""
        found = []
        for number, (era, cards) in enumerate(zip(ERA_NAMES, self.terrain, strict=True)):
            shown = Counter(glyph for card in cards for glyph in card.glyphs)
            for glyph, expected in CENSUS.items():
                if shown[glyph] != expected[number]:
                    found.append(
                        f"Era {era} shows {shown[glyph]} × {NAMES[glyph].replace('_', ' ')} "
                        f"({glyph}) where the table has {expected[number]}"
                    )
        return [
            *found,
            *self._cards_that_are_alike(),
            *self._differences_of_appeal(),
            *self._differences_of_backs(),
        ]

    def _cards_that_are_alike(self) -> Iterator[str]:
        for era, cards in zip(ERA_NAMES, self.terrain, strict=True):
            ids: dict[tuple[str, str], list[str]] = {}
            for card in cards:
                ids.setdefault(card.parcels, []).append(card.id)
            for parcels, alike in ids.items():
                if len(alike) > 1:
                    yield f"Era {era} shows {'/'.join(parcels)} on {' and '.join(alike)}"

    def _differences_of_appeal(self) -> Iterator[str]:
        for one in self.characters:
            printed = PRINTED_APPEAL.get(one.id, one.appeal)
            if one.appeal != printed:
                yield f"{one.id} has appeal {one.appeal} where the rulebook shows {printed}"

    def _differences_of_backs(self) -> list[str]:
        found = []
        skulls = sum(one.skull for one in self.characters)
        if skulls != _SKULLS:
            found.append(f"{skulls} character backs show a skull where ours has {_SKULLS}")
        ranks = Counter(
            (suit, rank) for one in self.characters for rank, suit in enumerate(one.back, 1)
        )
        for suit in SUITS:
            for rank in range(1, len(SUITS) + 1):
                if ranks[suit, rank] != _BACKS_PER_RANK:
                    found.append(
                        f"the suit {suit} stands at rank {rank} on {ranks[suit, rank]} backs "
                        f"where ours has {_BACKS_PER_RANK}"
                    )
        return found


@cache
def standard_deck() -> Deck:
    """Our own deck."""
    return parse_deck((_FOLDER / "standard.toml").read_text("utf-8"))


def find_deck(sha256: str) -> Deck | None:
    """The deck of ours with this hash: the one dealt today, or one that was dealt earlier."""
    standard = standard_deck()
    return standard if standard.stamp.sha256 == sha256 else _all_of_ours().get(sha256)


def deck_beginning(sha256: str) -> Deck | None:
    """The deck of ours whose hash begins so."""
    found = (deck for deck in _all_of_ours().values() if deck.stamp.sha256.startswith(sha256))
    return next(found, None)


def unnamed_decks() -> list[Deck]:
    """The decks that games without a named deck may have been dealt from, likeliest first."""
    found = [find_deck(sha256) for sha256 in _BEFORE_NAMES]
    return [deck for deck in found if deck is not None]


@cache
def _all_of_ours() -> Mapping[str, Deck]:
    """Every deck in our folder, by hash."""
    texts = [file.read_text("utf-8") for file in _FOLDER.iterdir() if file.name.endswith(".toml")]
    return {deck.stamp.sha256: deck for deck in map(parse_deck, texts)}


def parse_deck(text: str) -> Deck:
    """Read a deck file; raise :class:`BadInput` naming the card and field at fault."""
    document = toml.parse(text, "deck")
    fields = documents.fields(document, "deck", required=("name", "terrain", "characters"))
    return Deck(
        name=_name(fields["name"]),
        terrain=_terrain(fields["terrain"]),
        characters=_characters(fields["characters"]),
    )


def _name(value: Any) -> str:
    name = documents.text(value, "deck.name")
    if not name.strip() or not name.isprintable():
        problem = "must be a printable text that is not blank"
        raise BadInput("deck.name", problem, message("bad-deck-name"))
    return name


def _terrain(value: Any) -> tuple[tuple[Terrain, ...], tuple[Terrain, ...]]:
    cards: tuple[list[Terrain], list[Terrain]] = ([], [])
    ids = set()
    for index, item in enumerate(documents.items(value, "terrain")):
        card = _terrain_card(item, f"terrain[{index}]")
        if card.id in ids:
            problem = f"{documents.show(card.id)} is there twice"
            raise BadInput(f"terrain[{index}].id", problem, message("bad-twice"))
        ids.add(card.id)
        cards[card.id.startswith("II-")].append(card)
    for era, listed in zip(ERA_NAMES, cards, strict=True):
        if len(listed) != CARDS_PER_ERA:
            raise BadInput(
                "terrain",
                f"has {len(listed)} cards of Era {era}; there must be {CARDS_PER_ERA}",
                message("bad-deck-era", n=len(listed), era=era, must=CARDS_PER_ERA),
            )
    return tuple(cards[0]), tuple(cards[1])


def _terrain_card(item: Any, where: str) -> Terrain:
    fields = documents.fields(item, where, required=("id", "parcels", "appeal"))
    name = documents.text(fields["id"], f"{where}.id")
    if not name.startswith(("I-", "II-")) or not name.isprintable():
        problem = f"{documents.show(name)} must begin with I- or II-"
        raise BadInput(f"{where}.id", problem, message("bad-deck-id"))
    return Terrain(
        name, read_parcels(fields["parcels"], f"{where}.parcels"), _appeal(fields["appeal"], where)
    )


def read_parcels(value: Any, where: str) -> tuple[str, str]:
    """The four parcels of a card, as two rows of two glyphs."""
    rows = tuple(documents.text(row, where) for row in documents.items(value, where))
    if len(rows) != 2 or any(len(row) != 2 for row in rows):  # a card is 2 × 2
        raise BadInput(where, "must be two rows of two glyphs", message("bad-parcels"))
    for glyph in "".join(rows):
        if glyph != EMPTY and glyph not in GLYPHS:
            shown = documents.show(glyph)
            said = message("bad-glyph", glyph=shown)
            raise BadInput(where, f"{shown} is not a glyph of a parcel", said)
    return rows[0], rows[1]


def _appeal(value: Any, where: str) -> int:
    appeal = documents.count(value, f"{where}.appeal")
    if appeal > HIGHEST_APPEAL:
        said = message("bad-range", most=HIGHEST_APPEAL)
        raise BadInput(f"{where}.appeal", f"must be 0 to {HIGHEST_APPEAL}", said)
    return appeal


def _characters(value: Any) -> tuple[Character, ...]:
    listed: dict[str, Character] = {}
    for index, item in enumerate(documents.items(value, "characters")):
        where = f"characters[{index}]"
        fields = documents.fields(item, where, required=("id", "appeal", "back"))
        name = read_character(fields["id"], f"{where}.id")
        if name in listed:
            raise BadInput(f"{where}.id", f"{name} is there twice", message("bad-twice"))
        back = _back(fields["back"], f"{where}.back")
        listed[name] = Character(name, _appeal(fields["appeal"], where), back)
    missing = [name for name in CHARACTER_IDS if name not in listed]
    if missing:
        lacking = ", ".join(missing)
        said = message("bad-characters", missing=lacking)
        raise BadInput("characters", f"lacks {lacking}", said)
    return tuple(listed.values())


def read_character(value: Any, where: str) -> CharacterId:
    """A character's id."""
    name = documents.text(value, where)
    for known in CHARACTER_IDS:
        if name == known:
            return known
    shown = documents.show(name)
    raise BadInput(where, f"{shown} is not a character", message("bad-character", said=shown))


def _back(value: Any, where: str) -> tuple[Suit, ...]:
    if value == SKULL:
        return ()
    suits = [documents.text(suit, where) for suit in documents.items(value, where)]
    if sorted(suits) != sorted(SUITS):
        problem = f"must be {SKULL!r} or the six suits, each once"
        raise BadInput(where, problem, message("bad-back"))
    by_name = {suit: suit for suit in SUITS}
    return tuple(by_name[suit] for suit in suits)  # type: ignore[index]  # checked just above
