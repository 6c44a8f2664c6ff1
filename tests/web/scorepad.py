"""The scorepad as one visitor sees it, and cities to enter there."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import quote

from playwright.sync_api import Locator, Route, expect

from cardtown.games.carson_city.characters import CHARACTER_IDS
from cardtown.questions import query_for
from tests.web.engine import FILES_OF_PYTHON
from tests.web.visitors import Visitor

City = Mapping[str, Any]
"""The input of `score`, with `name` and `suit` of the player."""
SUITS: Final = ("star", "cow", "cactus", "boot", "hat", "horseshoe")
_ELEMENTS: Final = {
    "^": "mountain", "h": "house", "T": "townhouse", "M": "mine", "R": "ranch", "K": "blacksmith",
    "D": "drugstore", "B": "bank", "S": "saloon", "H": "hotel", "G": "general-store",
    "C": "church", "P": "prison", "Y": "city-hall", "!": "outlaws", ".": "empty",
}  # fmt: skip
_BUILDINGS: Final = {
    "R": "residential", "C": "commercial", "L": "leisure", "M": "municipal", "I": "industrial",
    "P": "parking",
}  # fmt: skip
_SAFE: Final = str.maketrans("^!.", "AO-")


class Scorepad:
    """The page of one game, answered by the server.

    Loading Python keeps the processor busy for seconds, so it is blocked unless a test needs it
    (`python`).
    """

    def __init__(
        self, visitor: Visitor, game: str = "carson-city", *, python: bool = False
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        if not python:
            visitor.context.route(FILES_OF_PYTHON, _never_arrives)

    def open(self, *cities: City) -> None:
        """Go to the pad, with a link to these cities if there are any."""
        behind = f"#{link(*cities)}" if cities else ""
        self.page.goto(f"/scorepad/{self.game}{behind}")
        expect(self.grid).to_be_visible()

    def follow(self, text: str) -> None:
        """Change the part of the address after the '#'."""
        self.page.evaluate("text => { location.hash = text; }", text)

    @property
    def grid(self) -> Locator:
        """The city on the board."""
        return self.page.get_by_role("grid")

    def cell(self, row: int, column: int) -> Locator:
        """A place of the board, from 0."""
        return self.grid.get_by_role("row").nth(row).get_by_role("gridcell").nth(column)

    def glyph(self, glyph: str) -> Locator:
        """A glyph of the palette."""
        words = self.visitor.words
        if self.game == "card-city":
            name = words(f"building-{_BUILDINGS[glyph]}")
        else:
            name = words(f"element-{_ELEMENTS[glyph]}")
        return self.palette.and_(self.page.get_by_role("button", name=name, exact=True))

    @property
    def palette(self) -> Locator:
        """All glyphs of the palette."""
        name = self.visitor.words("web-pad-palette")
        return self.page.get_by_role("group", name=name).get_by_role("button")

    def paint(self, rows: Sequence[str]) -> None:
        """Enter a city by touch: pick each glyph in turn, and touch its places."""
        for glyph in sorted(set("".join(rows)) - {"_"}):
            self.visitor.act(self.glyph(glyph))
            for row, line in enumerate(rows):
                for column, here in enumerate(line):
                    if here == glyph:
                        self.visitor.act(self.cell(row, column))
            self.visitor.act(self.glyph(glyph))

    @property
    def players(self) -> Locator:
        """The buttons of all players, and the button that adds one."""
        name = self.visitor.words("web-pad-players")
        return self.page.get_by_role("navigation", name=name).get_by_role("button")

    def expect_totals(self, *totals: int, timeout: float | None = None) -> None:
        """Wait until the players have these points."""
        for index, total in enumerate(totals):
            points = self.players.nth(index).locator("b")
            expect(points).to_have_text(typeset(total), timeout=timeout)

    def lines(self, player: int = 0) -> dict[str, int]:
        """The lines and characters on the score sheet of one player, by name."""
        rows: list[list[str]] = self.page.locator("section tbody tr").evaluate_all(
            "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
        )
        cells = {row[0].split("\n")[0]: row[player + 2] for row in rows}  # after the rule's column
        return {name: read(value) for name, value in cells.items() if value}


def _never_arrives(route: Route) -> None:
    """Leave the request unanswered."""


def link(*cities: City) -> str:
    """The fragment of a link to a table."""
    return "&".join(["v=1", *(_fields(index, city) for index, city in enumerate(cities))])


def _fields(index: int, city: City) -> str:
    fields = [f"p={quote(city.get('name', f'P{index}'))}", f"suit={SUITS[index]}"]
    if rows := city.get("rows"):
        fields.append(f"city={'/'.join(rows).translate(_SAFE)}")
    if characters := city.get("characters"):
        fields.append(f"with={'.'.join(characters)}")
    fields += [f"{name}={city[name]}" for name in ("sold", "coins", "virtual") if city.get(name)]
    return "&".join(fields)


def scored(game: str, city: City) -> dict[str, Any]:
    """The engine's score of a city."""
    question = {name: value for name, value in city.items() if name not in ("name", "suit")}
    answer: dict[str, Any] = query_for("score", game)(question)
    return answer


def random_city(rng: random.Random, *, characters: Sequence[str] | None = None) -> dict[str, Any]:
    """Random parcels within 8 × 8, and random characters."""
    height, width = rng.randint(1, 8), rng.randint(1, 8)
    glyphs = "".join(_ELEMENTS) + "...._____hhhh^^^"
    own = (
        list(characters) if characters is not None else rng.sample(CHARACTER_IDS, rng.randint(0, 6))
    )
    sold = rng.randint(0, 3) if "auctioneer" in own else 0
    rows = ["".join(rng.choices(glyphs, k=width)) for _ in range(height)]
    return {"rows": rows, "characters": own, "sold": sold}


def random_small_city(rng: random.Random) -> dict[str, Any]:
    """Random buildings on 5 × 5, and random coins."""
    rows = ["".join(rng.choices("RRRCCLMIP____", k=5)) for _ in range(5)]
    return {"rows": rows, "coins": rng.randint(0, 40)}


def typeset(points: int) -> str:
    """A number with a proper minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def read(text: str) -> int:
    """A number of the score sheet; a dot means 0."""
    return 0 if text == "·" else int(text.replace("−", "-"))
