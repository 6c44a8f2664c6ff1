"""Cities as text: rows of glyphs, top row first, all equally long."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from cardtown.core import BadInput, documents, message


def read_rows(value: Any, glyphs: AbstractSet[str]) -> list[str]:
    """The rows of a document; raise :class:`BadInput` for other glyphs or unequal lengths."""
    rows = [documents.text(row, "rows") for row in documents.items(value, "rows")]
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            problem = "is not as long as the first row"
            raise BadInput(f"rows[{number}]", problem, message("bad-row-length"))
        for glyph in row:
            if glyph not in glyphs:
                shown = documents.show(glyph)
                said = message("bad-glyph", glyph=shown)
                raise BadInput(f"rows[{number}]", f"{shown} is not a glyph", said)
    return rows


def covered_size(rows: Sequence[str], blank: str) -> tuple[int, int]:
    """Height and width of the box around all that is not blank."""
    covered = [number for number, row in enumerate(rows) if row.strip(blank)]
    if not covered:
        return 0, 0
    left = min(len(row) - len(row.lstrip(blank)) for row in rows if row.strip(blank))
    right = max(len(row.rstrip(blank)) for row in rows)
    return covered[-1] - covered[0] + 1, right - left
