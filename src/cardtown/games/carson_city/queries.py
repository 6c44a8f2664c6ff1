"""Questions answered from a JSON document.

`score`, `earnings`, `placements`, `sellable`, `doubts` and `box` are what
`cardtown score carson-city FILE --json` and `cardtown batch` answer with. Their documents are
fixed; docs/commands.md describes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardtown.core import BadInput, Query, documents, message
from cardtown.games.carson_city.box import answer_box
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import EMPTY_CITY, City, Terrain, sellable
from cardtown.games.carson_city.deck import read_character, read_parcels
from cardtown.games.carson_city.doubts import doubts, fits
from cardtown.games.carson_city.elements import EMPTY, GLYPHS, NO_CARD
from cardtown.games.carson_city.scoring import LINES, MOST_SALES, Line, ScoreSheet, itemize, score
from cardtown.games.doubt import Doubt, doubts_json
from cardtown.games.earning import Earning, earnings_json
from cardtown.games.rows import covered_size, read_rows

_ROW_GLYPHS: Final = frozenset(GLYPHS + EMPTY + NO_CARD)
# A city may lie anywhere, as long as Python can print the coordinates around it (4,300 digits).
_FARTHEST: Final = 10**4000


@dataclass(frozen=True, slots=True)
class ScoreQuestion:
    """A city to be scored."""

    city: City
    characters: tuple[CharacterId, ...]
    sold: int

    def earned(self) -> tuple[ScoreSheet, list[Earning[Line]]]:
        """The score, and the parcels that earn or cost something: by line, then by place."""
        sheet, found = itemize(self.city, self.characters, self.sold)
        earning = [one for one in found if one.points]
        return sheet, sorted(earning, key=lambda one: (LINES.index(one.line), one.cell))


@dataclass(frozen=True, slots=True)
class PlacementQuestion:
    """A city and a card that asks for its places."""

    city: City
    characters: tuple[CharacterId, ...]
    card: Terrain

    def places(self) -> list[tuple[int, int]]:
        """Where the card may lie, sorted, in the coordinates of the input."""
        return self.city.places(self.city.cells(self.card, self.characters))


def read_score(document: Any) -> ScoreQuestion:
    """Read the input of `score`; raise :class:`BadInput`."""
    fields = documents.fields(document, optional=("rows", "cards", "characters", "sold"))
    characters = _characters(fields.get("characters", []))
    sold = documents.count(fields.get("sold", 0), "sold")
    if sold > MOST_SALES:
        said = message("bad-range", most=MOST_SALES)
        raise BadInput("sold", f"must be at most {MOST_SALES}", said)
    if sold and "auctioneer" not in characters:
        problem = "cards can be sold only with the auctioneer among the characters"
        raise BadInput("sold", problem, message("bad-sold"))
    return ScoreQuestion(_city(fields, characters), characters, sold)


def read_placements(document: Any) -> PlacementQuestion:
    """Read the input of `placements`; raise :class:`BadInput`."""
    fields = documents.fields(
        document, required=("card",), optional=("rows", "cards", "characters")
    )
    characters = _characters(fields.get("characters", []))
    card = Terrain("card", read_parcels(fields["card"], "card"), 0)
    return PlacementQuestion(_city(fields, characters), characters, card)


def read_doubts(document: Any) -> list[Doubt]:
    """Read the input of `doubts`, and doubt; raise :class:`BadInput`."""
    fields = documents.fields(document, required=("rows",), optional=("characters",))
    characters = _characters(fields.get("characters", []))
    return list(doubts(read_rows(fields["rows"], _ROW_GLYPHS), characters))


def answer_score(document: Any) -> dict[str, Any]:
    """Score a city, line by line."""
    question = read_score(document)
    return score(question.city, question.characters, question.sold).to_json()


def answer_earnings(document: Any) -> dict[str, Any]:
    """Score a city, and say which parcels earn it."""
    question = read_score(document)
    sheet, earned = question.earned()
    return {**sheet.to_json(), "earnings": earnings_json(question.city, earned)}


def answer_placements(document: Any) -> dict[str, Any]:
    """All places where a card may lie."""
    return {"placements": [list(place) for place in read_placements(document).places()]}


def answer_sellable(document: Any) -> dict[str, Any]:
    """The cards of a city that may be sold."""
    fields = documents.fields(document, required=("cards",))
    cards = documents.items(fields["cards"], "cards")
    places = [_card(card, f"cards[{index}]")[1] for index, card in enumerate(cards)]
    return {"sellable": list(sellable(places))}


def answer_doubts(document: Any) -> dict[str, Any]:
    """What may be wrong with a city that is scored anyway."""
    return doubts_json(read_doubts(document))


QUERIES: Final[Mapping[str, Query]] = {
    "score": answer_score,
    "earnings": answer_earnings,
    "placements": answer_placements,
    "sellable": answer_sellable,
    "doubts": answer_doubts,
    "box": answer_box,
}


def _characters(value: Any) -> tuple[CharacterId, ...]:
    characters: list[CharacterId] = []
    for index, item in enumerate(documents.items(value, "characters")):
        where = f"characters[{index}]"
        character = read_character(item, where)
        if character in characters:
            raise BadInput(where, f"{character} is there twice", message("bad-twice"))
        characters.append(character)
    return tuple(characters)


def _city(fields: Mapping[str, Any], characters: tuple[CharacterId, ...]) -> City:
    if ("rows" in fields) == ("cards" in fields):
        problem = "give the city either as rows or as cards, not both or neither"
        raise BadInput("rows", problem, message("bad-rows-or-cards"))
    if "rows" in fields:
        return _city_from_rows(fields["rows"], characters)
    return _city_from_cards(fields["cards"], characters)


def _city_from_rows(value: Any, characters: tuple[CharacterId, ...]) -> City:
    rows = read_rows(value, _ROW_GLYPHS)
    height, width = covered_size(rows, NO_CARD)
    captain = "captain" in characters
    if not fits(height, width, captain=captain):
        limit = "8 × 9 or 9 × 8" if captain else "8 × 8"
        said = message(
            "bad-carson-city-size-captain" if captain else "bad-carson-city-size",
            height=height,
            width=width,
        )
        problem = f"the city is {height} × {width} parcels, larger than {limit}"
        raise BadInput("rows", problem, said)
    return City.from_rows(rows)


def _city_from_cards(value: Any, characters: tuple[CharacterId, ...]) -> City:
    """Lay the cards in order, each checked against C4 with all characters owned."""
    city = EMPTY_CITY
    for index, item in enumerate(documents.items(value, "cards")):
        where = f"cards[{index}]"
        card, at = _card(item, where)
        if not city.covered:
            city = EMPTY_CITY.moved_to(*at)
        obstacle = city.why_not(card, at, characters)
        if obstacle is not None:
            raise BadInput(where, f"{obstacle.reason} ({obstacle.rule})", obstacle.message)
        city = city.place(card, city.cell_of(*at))
    return city


def _card(item: Any, where: str) -> tuple[Terrain, tuple[int, int]]:
    fields = documents.fields(item, where, required=("at", "parcels"))
    at = documents.items(fields["at"], f"{where}.at")
    if len(at) != 2:  # a row and a column
        said = message("bad-pair", pair="[row, column]")
        raise BadInput(f"{where}.at", "must be [row, column]", said)
    row, column = (documents.whole(number, f"{where}.at") for number in at)
    if max(abs(row), abs(column)) > _FARTHEST:
        raise BadInput(f"{where}.at", "is too far away", message("bad-far"))
    parcels = read_parcels(fields["parcels"], f"{where}.parcels")
    return Terrain(f"card {where}", parcels, 0), (row, column)
