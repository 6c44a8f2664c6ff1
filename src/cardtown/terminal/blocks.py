"""Blocks of text: lines of equal width that can be set beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block = list[Text]


def fit(text: str, width: int) -> str:
    """Cut or pad the text to exactly this width; an ellipsis shows where it was cut."""
    if cell_len(text) > width > 1:
        return set_cell_size(text, width - 1).rstrip().ljust(width - 1, "…") + "…"
    return set_cell_size(text, width)


def cut(text: str, width: int) -> str:
    """Cut the text to this width without an ellipsis: for names that stand beside their letter."""
    return set_cell_size(text, width)


def width_of(block: Block) -> int:
    """The width of the widest line."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 2) -> Block:
    """Set the blocks side by side, aligned at the top."""
    lines: Block = []
    for number in range(max(map(len, blocks), default=0)):
        line = Text()
        for position, block in enumerate(blocks):
            piece = block[number].copy() if number < len(block) else Text()
            last = position == len(blocks) - 1
            piece.append(" " * (0 if last else width_of(block) - piece.cell_len + gap))
            line.append_text(piece)
        lines.append(line)
    return lines


def flow(pieces: Iterable[Text | str], width: int, gap: str = "  ", indent: str = "") -> Block:
    """Set the pieces one after another; lines break between pieces, never within one."""
    lines: Block = []
    line = Text()
    for piece in pieces:
        text = Text(piece) if isinstance(piece, str) else piece
        if line.cell_len and line.cell_len + cell_len(gap) + text.cell_len > width:
            lines.append(line)
            line = Text(indent)
        elif line.cell_len:
            line.append(gap)
        line.append_text(text)
    return [*lines, line] if line.cell_len else lines
