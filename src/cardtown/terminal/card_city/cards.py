"""Cards on the table: in the divider's hand, face up and face down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from cardtown.terminal.blocks import Block, beside, cut
from cardtown.terminal.card_city.pen import HIDDEN, Pen
from cardtown.terminal.pen import QUIET, STRONG

_WIDEST: Final = 15
_NARROWEST: Final = 4
_ROOM_FOR_TWO_LINES: Final = 10


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card on the table; `kind` is None if this seat does not know it."""

    kind: str | None
    title: str = ""


def row_of_cards(cards: Sequence[ShownCard], pen: Pen, among: int | None = None) -> Block:
    """The cards side by side, as wide as if `among` cards had to share the screen."""
    room = (pen.display.width + 1) // max(among or len(cards), 1) - 1
    width = min(max(room - 2, _NARROWEST), _WIDEST)
    names = [_name(card, pen, width) for card in cards]
    high = max(map(len, names), default=1)
    return beside(
        [_draw(card, name, high, pen, width) for card, name in zip(cards, names, strict=True)],
        gap=1,
    )


def _name(card: ShownCard, pen: Pen, width: int) -> list[str]:
    """What is written on a card; a name that is too long goes on in a second line."""
    if card.kind is None:
        return [HIDDEN.center(width)]
    whole = f" {card.kind} {pen.building(card.kind)}"
    if len(whole) <= width or width < _ROOM_FOR_TWO_LINES:
        return [cut(whole, width)]
    first = width - 1
    return [f"{whole[:first]}-", cut(whole[first:], width)]


def _draw(card: ShownCard, name: Sequence[str], high: int, pen: Pen, width: int) -> Block:
    frame = pen.frame
    top = Text(frame.top_left, style=QUIET)
    top.append(f" {card.title} " if card.title else "", style=STRONG)
    top.append(frame.across * (width + 1 - top.cell_len) + frame.top_right, style=QUIET)
    style = pen.style(card.kind or HIDDEN)
    side = Text(frame.down, style=QUIET)
    rows = [*name, *[" " * width] * (high - len(name))]
    bottom = frame.bottom_left + frame.across * width + frame.bottom_right
    sides = [side + Text(row.ljust(width), style=style) + side for row in rows]
    return [top, *sides, Text(bottom, style=QUIET)]
