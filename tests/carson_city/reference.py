"""A second, naive implementation of C4, C5 and C6.3, to compare the engine with.

Written from the text of the rules alone: a city is a dict from (row, column) to what the parcel
shows, and nothing here is imported from the engine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

Cell = tuple[int, int]
Cells = dict[Cell, str]
Card = Sequence[str]

NO_CARD = "_"
EMPTY = "."
OUTLAWS = "!"
BUILDINGS = "hTMRKDBSHGCPY"
HOUSE_VALUE = {"h": 1, "T": 2, "H": 2}

WITH_DOLLAR = {
    *("heroes", "doctor", "auctioneer", "banker", "captain", "cowboy", "editor", "grocer"),
    *("indian", "paperboy", "prospector", "settler", "sheriff", "singer", "teacher"),
    "undertaker",
}
WITH_ARROW = {
    *("governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"),
}
PLAIN_WORTH = {"heroes": 6, "doctor": 5, "captain": 6, "paperboy": 3}


def cells_of_rows(rows: Sequence[str]) -> Cells:
    """The parcels of a city given as rows of glyphs."""
    return {
        (row, column): glyph
        for row, line in enumerate(rows)
        for column, glyph in enumerate(line)
        if glyph != NO_CARD
    }


def rows_of_cells(cells: Cells) -> list[str]:
    """The city as rows, cropped to what is covered."""
    if not cells:
        return []
    (top, bottom), (left, right) = bounds(cells)
    return [
        "".join(cells.get((row, column), NO_CARD) for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    ]


def bounds(cells: Iterable[Cell]) -> tuple[tuple[int, int], tuple[int, int]]:
    """First and last row, first and last column."""
    rows, columns = zip(*cells, strict=True)
    return (min(rows), max(rows)), (min(columns), max(columns))


def size(cells: Iterable[Cell]) -> tuple[int, int]:
    """Height and width of the bounding box."""
    (top, bottom), (left, right) = bounds(cells)
    return bottom - top + 1, right - left + 1


def fits_frame(cells: Iterable[Cell], characters: Collection[str]) -> bool:
    """C4.2."""
    height, width = size(cells)
    frames = [(8, 9), (9, 8)] if "captain" in characters else [(8, 8)]
    return any(height <= most_rows and width <= most_columns for most_rows, most_columns in frames)


def parcels(card: Card, at: Cell) -> Cells:
    """The four parcels of a card whose upper-left parcel lies at a cell."""
    return {
        (at[0] + down, at[1] + across): card[down][across] for down in (0, 1) for across in (0, 1)
    }


def side_neighbours(cell: Cell) -> list[Cell]:
    """The cells that share a side."""
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def ring(cell: Cell) -> list[Cell]:
    """The eight neighbours (C5.1)."""
    row, column = cell
    return [
        (row + down, column + across)
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if (down, across) != (0, 0)
    ]


# --- C4: building -------------------------------------------------------------------------------


def outlaws_are_tamed(cells: Cells, characters: Collection[str]) -> bool:
    """Whether outlaws count as empty parcels (C4.5, C5.4)."""
    return "sheriff" in characters or "P" in cells.values()


def may_cover(new: str, old: str, *, outlaws_tamed: bool) -> bool:
    """C4.4 and C4.5 for one parcel."""
    if old == OUTLAWS:
        return outlaws_tamed
    if old == EMPTY:
        return True
    if old == "h" and new == "T":
        return True
    return old == new


def legal(cells: Cells, card: Card, at: Cell, characters: Collection[str] = ()) -> bool:
    """Whether a card may lie there; any place will do for the first."""
    if not cells:
        return True
    laid = parcels(card, at)
    touches = any(cell in cells for cell in laid) or any(
        neighbour in cells for cell in laid for neighbour in side_neighbours(cell)
    )
    return (
        touches
        and fits_frame([*cells, *laid], characters)
        and all(
            may_cover(new, cells[cell], outlaws_tamed=outlaws_are_tamed(cells, characters))
            for cell, new in laid.items()
            if cell in cells
        )
    )


def legal_places(cells: Cells, card: Card, characters: Collection[str] = ()) -> list[Cell]:
    """All places of a card, sorted; for an empty city the one that is offered."""
    if not cells:
        return [(0, 0)]
    (top, bottom), (left, right) = bounds(cells)
    return [
        (row, column)
        for row in range(top - 3, bottom + 4)
        for column in range(left - 3, right + 4)
        if legal(cells, card, (row, column), characters)
    ]


def lay(cells: Cells, card: Card, at: Cell) -> Cells:
    """The city with the card on top."""
    return {**cells, **parcels(card, at)}


# --- C5: scoring --------------------------------------------------------------------------------


def score(cells: Cells, characters: Sequence[str] = (), sold: int = 0) -> dict[str, object]:
    """The score sheet, as the command `score` answers."""
    lawful = outlaws_are_tamed(cells, characters)

    def empty(cell: Cell) -> bool:
        shown = cells.get(cell)
        return shown == EMPTY or (shown == OUTLAWS and lawful)

    def houses_near(cell: Cell) -> int:
        return sum(HOUSE_VALUE.get(cells.get(near, NO_CARD), 0) for near in ring(cell))

    everywhere = list(cells.values())
    house_value = sum(HOUSE_VALUE.get(shown, 0) for shown in everywhere)
    ranches, mines = everywhere.count("R"), everywhere.count("M")
    for_city_hall = sum(shown in BUILDINGS and shown not in "hT" for shown in everywhere)
    at = {glyph: [cell for cell, shown in cells.items() if shown == glyph] for glyph in "RMDBSGY"}
    saloons = [2 * houses_near(cell) for cell in at["S"]]
    lines = {
        "ranches": sum(empty(near) for cell in at["R"] for near in ring(cell)),
        "mines": sum(2 for cell in at["M"] for near in ring(cell) if cells.get(near) == "^"),
        "drugstores": sum(houses_near(cell) for cell in at["D"]),
        "banks": sum(houses_near(cell) for cell in at["B"]),
        "saloons": sum(saloons),
        "general_store_city_hall": sum(houses_near(cell) for cell in at["G"] + at["Y"]),
        "ranch_symbols": ranches * (everywhere.count("D") + everywhere.count("K")),
        "mine_symbols": mines * (everywhere.count("B") + everywhere.count("K")),
        "house_symbols": house_value * (everywhere.count("C") + everywhere.count("G")),
        "hotels": 3 * everywhere.count("H"),
        "city_hall": for_city_hall * everywhere.count("Y"),
        "outlaws": 0 if lawful else -6 * everywhere.count(OUTLAWS),
    }
    beside_ranches = {near for cell in at["R"] for near in ring(cell) if empty(near)}
    frame = 72 if "captain" in characters else 64

    def worth(character: str) -> int:
        match character:
            case "auctioneer":
                return 7 * sold
            case "banker":
                return 4 * everywhere.count("B")
            case "cowboy":
                return 3 * ranches
            case "editor":
                return sum((one in WITH_DOLLAR) + 4 * (one in WITH_ARROW) for one in characters)
            case "grocer":
                return 4 * everywhere.count("D")
            case "indian":
                free = frame - len(cells)
                return free // 2 + free % 2
            case "prospector":
                return everywhere.count("^") + mines
            case "settler":
                return len(beside_ranches)
            case "sheriff":
                return 3 * everywhere.count("P")
            case "singer":
                return max(saloons, default=0)
            case "teacher":
                return house_value
            case "undertaker":
                return 2 * len(characters)
            case _:
                return PLAIN_WORTH.get(character, 0)

    worths = {character: worth(character) for character in characters}
    lines["characters"] = sum(worths.values())
    return {"lines": lines, "characters": worths, "total": sum(lines.values())}


# --- C6.3: selling ------------------------------------------------------------------------------


def sellable(places: Sequence[Cell]) -> list[int]:
    """The cards that overlap no other and without which the city hangs together."""
    squares = [set(parcels(("..", ".."), at)) for at in places]
    answer = []
    for index, square in enumerate(squares):
        others = [other for number, other in enumerate(squares) if number != index]
        apart = all(square.isdisjoint(other) for other in others)
        if apart and in_one_piece(set().union(*others)):
            answer.append(index)
    return answer


def in_one_piece(cells: set[Cell]) -> bool:
    """Whether every parcel can be reached from every other over sides."""
    if not cells:
        return True
    reached: set[Cell] = set()
    waiting = [next(iter(cells))]
    while waiting:
        cell = waiting.pop()
        if cell not in reached:
            reached.add(cell)
            waiting += [near for near in side_neighbours(cell) if near in cells]
    return reached == cells
