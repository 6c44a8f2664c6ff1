"""A second implementation of Card City's arithmetic, from the rules alone: slow and plain.

A city is a dict from (row, column) to the glyph of the building there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

Cell = tuple[int, int]
Cells = Mapping[Cell, str]


def cells_of_rows(rows: Sequence[str]) -> dict[Cell, str]:
    return {
        (row, column): glyph
        for row, line in enumerate(rows)
        for column, glyph in enumerate(line)
        if glyph not in "_."
    }


def neighbours(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def around(cells: Iterable[Cell]) -> set[Cell]:
    return {beside for cell in cells for beside in neighbours(cell)}


def fits(cells: Cells, cell: Cell) -> bool:
    """K3.1: with one more building the box around all is at most 5 × 5."""
    rows = [row for row, _ in (*cells, cell)]
    columns = [column for _, column in (*cells, cell)]
    return max(rows) - min(rows) < 5 and max(columns) - min(columns) < 5


def limit_allows(cells: Cells, kind: str) -> bool:
    """K3.3."""
    industrials = sum(glyph == "I" for glyph in cells.values())
    return kind == "I" or len(cells) - industrials + 1 <= 5 + 5 * industrials


def lawful(cells: Cells, kind: str, cell: Cell, *, own: Collection[Cell] = ()) -> bool:
    """K3.4, K3.5: who may stand beside whom; buildings of `own` do not count for K3.4."""
    for beside in neighbours(cell):
        other = cells.get(beside)
        if kind == other and kind in "RC" and beside not in own:
            return False
        if {kind, other} == {"R", "I"}:
            return False
    return True


def frontier(cells: Cells) -> list[Cell]:
    return sorted(cell for cell in around(cells) if cell not in cells and fits(cells, cell))


def legal_places(cells: Cells, kind: str, coins: int) -> list[Cell]:
    """K3: where a card may be built."""
    if (kind == "L" and coins < 5) or not limit_allows(cells, kind):
        return []
    return [cell for cell in frontier(cells) if lawful(cells, kind, cell)]


def districts(cells: Cells, kind: str) -> list[frozenset[Cell]]:
    """K4.1."""
    left = {cell for cell, glyph in cells.items() if glyph == kind}
    found = []
    while left:
        group = {left.pop()}
        while more := around(group) & left:
            group |= more
            left -= more
        found.append(frozenset(group))
    return sorted(found, key=sorted)


def adjacent(cells: Cells, kind: str, district: Collection[Cell]) -> int:
    """K4.2, K4.3: what stands beside a district and lets it grow."""
    beside = around(district)
    if kind == "R":
        return sum(cells.get(cell, "_") in "LM" for cell in beside)
    return sum(bool(beside & other) for other in districts(cells, "R"))


def developments(
    cells: Cells,
    reserve: Mapping[str, int],
    *,
    joining: bool = False,
    grown: Collection[Cell] = (),
) -> list[tuple[str, list[Cell], Cell]]:
    """K4.2–K4.5: kind, district and new cell of everything that can develop."""
    found = []
    for kind in "CR":
        for district in districts(cells, kind):
            if not reserve.get(kind, 0) or adjacent(cells, kind, district) < len(district) + 1:
                continue
            if not limit_allows(cells, kind) or district & set(grown):
                continue
            own = [cell for cell, glyph in cells.items() if glyph == kind] if joining else district
            for cell in frontier(cells):
                if cell in around(district) and lawful(cells, kind, cell, own=own):
                    found.append((kind, sorted(district), cell))
    return found


def income(cells: Cells) -> int:
    """K5.1."""
    return 1 + sum(sum(range(len(one) + 1)) for one in districts(cells, "C"))


def score(cells: Cells, coins: int) -> dict[str, object]:
    """K6.1, as the command answers."""
    lines = {
        "residential": sum(sum(range(len(one) + 1)) for one in districts(cells, "R")),
        "free_cells": len(cells) - 25,
        "coins": coins // 5,
    }
    return {"lines": lines, "total": sum(lines.values())}
