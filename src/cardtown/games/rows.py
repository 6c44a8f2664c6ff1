"""Cities as text: rows of glyphs, top row first, all equally long."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from cardtown.core import BadInput, documents


def read_rows(value: Any, glyphs: AbstractSet[str]) -> list[str]:
    """The rows of a document; raise :class:`BadInput` for other glyphs or unequal lengths."""
    rows = [documents.text(row, "rows") for row in documents.items(value, "rows")]
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise BadInput(f"rows[{number}]", "is not as long as the first row")
        for glyph in row:
            if glyph not in glyphs:
                raise BadInput(f"rows[{number}]", f"{documents.show(glyph)} is no glyph")
    return rows


def covered_size(rows: list[str], blank: str) -> tuple[int, int]:
    """Height and width of the box around all that is not blank."""
    covered = [number for number, row in enumerate(rows) if row.strip(blank)]
    if not covered:
        return 0, 0
    left = min(len(row) - len(row.lstrip(blank)) for row in rows if row.strip(blank))
    right = max(len(row.rstrip(blank)) for row in rows)
    return covered[-1] - covered[0] + 1, right - left
