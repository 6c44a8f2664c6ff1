"""Questions about a city, answered from a JSON document.

`score`, `earnings`, `placements`, `developments`, `income` and `doubts` are what
`cardtown score card-city FILE --json` and `cardtown batch` answer with. Their documents are fixed;
docs/commands.md describes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cardtown.core import BadInput, Query, documents, message
from cardtown.games.card_city.buildings import DEVELOPING, FREE_CELL, KINDS, MUNICIPAL
from cardtown.games.card_city.city import SIDE, City
from cardtown.games.card_city.doubts import doubts
from cardtown.games.card_city.scoring import itemize, score
from cardtown.games.doubt import Doubt, doubts_json
from cardtown.games.earning import earnings_json
from cardtown.games.frame import Place
from cardtown.games.rows import covered_size, read_rows

_ALSO_FREE: Final = "."
_ROW_GLYPHS: Final = frozenset(KINDS + FREE_CELL + _ALSO_FREE)
_BUILDABLE: Final = tuple(kind for kind in KINDS if kind != MUNICIPAL)


@dataclass(frozen=True, slots=True)
class ScoreQuestion:
    """A city to be scored, and its owner's coins."""

    city: City
    coins: int


@dataclass(frozen=True, slots=True)
class PlacementQuestion:
    """A city and a card that asks for its cells."""

    city: City
    card: str
    coins: int

    def places(self) -> list[Place]:
        """Where the card may be built, sorted, in the coordinates of the input."""
        return self.city.places(self.city.cells(self.card, self.coins))


class Development(NamedTuple):
    """A district that can develop, and the cell where it does."""

    kind: str
    district: list[Place]
    at: Place


@dataclass(frozen=True, slots=True)
class DevelopmentQuestion:
    """A city and how many cards of each kind the Reserve has."""

    city: City
    reserve: Mapping[str, int]

    def developments(self) -> list[Development]:
        """All developments that the rules allow without a switch, sorted."""
        return sorted(
            Development(kind, self.city.places(district.cells), at)
            for kind in DEVELOPING
            if self.reserve[kind]
            for district, cells in self.city.developments(kind)
            for at in self.city.places(cells)
        )


def read_score(document: Any) -> ScoreQuestion:
    """Read the input of `score`; raise :class:`BadInput`."""
    fields = documents.fields(document, required=("rows", "coins"))
    return ScoreQuestion(_city(fields["rows"]), documents.count(fields["coins"], "coins"))


def read_placements(document: Any) -> PlacementQuestion:
    """Read the input of `placements`; raise :class:`BadInput`."""
    fields = documents.fields(document, required=("rows", "card", "coins"))
    city = _city(fields["rows"])
    if not city.covered:
        problem = "the city must have at least one building"
        raise BadInput("rows", problem, message("bad-empty-city"))
    card = documents.text(fields["card"], "card")
    if card not in _BUILDABLE:
        known = ", ".join(_BUILDABLE)
        raise BadInput("card", f"must be one of {known}", message("bad-choice", choices=known))
    return PlacementQuestion(city, card, documents.count(fields["coins"], "coins"))


def read_developments(document: Any) -> DevelopmentQuestion:
    """Read the input of `developments`; raise :class:`BadInput`."""
    fields = documents.fields(document, required=("rows", "reserve"))
    # The Reserve holds all kinds, though only two of them ever develop.
    given = documents.fields(fields["reserve"], "reserve", optional=tuple(KINDS))
    reserve = {kind: documents.count(given.get(kind, 0), f"reserve.{kind}") for kind in KINDS}
    return DevelopmentQuestion(_city(fields["rows"]), reserve)


def read_income(document: Any) -> City:
    """Read the input of `income`; raise :class:`BadInput`."""
    return _city(documents.fields(document, required=("rows",))["rows"])


def read_doubts(document: Any) -> list[Doubt]:
    """Read the input of `doubts`, and doubt; raise :class:`BadInput`."""
    return list(doubts(_rows(documents.fields(document, required=("rows",))["rows"])))


def answer_score(document: Any) -> dict[str, Any]:
    """Score a city, line by line."""
    question = read_score(document)
    return score(question.city, question.coins).to_json()


def answer_earnings(document: Any) -> dict[str, Any]:
    """Score a city, and say which cells earn it."""
    question = read_score(document)
    sheet, earned = itemize(question.city, question.coins)
    return {**sheet.to_json(), "earnings": earnings_json(question.city, earned)}


def answer_placements(document: Any) -> dict[str, Any]:
    """All cells where a card may be built."""
    return {"placements": [list(place) for place in read_placements(document).places()]}


def answer_developments(document: Any) -> dict[str, Any]:
    """All ways in which a district can develop."""
    return {
        "developments": [
            {"kind": kind, "district": [list(place) for place in district], "at": list(at)}
            for kind, district, at in read_developments(document).developments()
        ]
    }


def answer_income(document: Any) -> dict[str, Any]:
    """What a city earns in a round."""
    return {"income": read_income(document).income()}


def answer_doubts(document: Any) -> dict[str, Any]:
    """What may be wrong with a city that is scored anyway."""
    return doubts_json(read_doubts(document))


QUERIES: Final[Mapping[str, Query]] = {
    "score": answer_score,
    "earnings": answer_earnings,
    "placements": answer_placements,
    "developments": answer_developments,
    "income": answer_income,
    "doubts": answer_doubts,
}


def _rows(value: Any) -> list[str]:
    return [row.replace(_ALSO_FREE, FREE_CELL) for row in read_rows(value, _ROW_GLYPHS)]


def _city(value: Any) -> City:
    rows = _rows(value)
    height, width = covered_size(rows, FREE_CELL)
    if max(height, width) > SIDE:
        problem = f"the city is {height} × {width} cells, larger than 5 × 5"
        said = message("bad-card-city-size", height=height, width=width)
        raise BadInput("rows", problem, said)
    return City.from_rows(rows)
