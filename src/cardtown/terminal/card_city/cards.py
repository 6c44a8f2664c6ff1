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


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card on the table; `kind` is None if this seat does not know it."""

    kind: str | None
    title: str = ""


def row_of_cards(cards: Sequence[ShownCard], pen: Pen, among: int | None = None) -> Block:
    """The cards side by side, as wide as if `among` cards had to share the screen."""
    room = (pen.display.width + 1) // max(among or len(cards), 1) - 1
    width = min(max(room - 2, _NARROWEST), _WIDEST)
    return beside([_draw(card, pen, width) for card in cards], gap=1)


def _draw(card: ShownCard, pen: Pen, width: int) -> Block:
    frame = pen.frame
    top = Text(frame.top_left, style=QUIET)
    top.append(f" {card.title} " if card.title else "", style=STRONG)
    top.append(frame.across * (width + 1 - top.cell_len) + frame.top_right, style=QUIET)
    if card.kind is None:
        name, style = HIDDEN.center(width), pen.style(HIDDEN)
    else:
        name, style = cut(f" {card.kind} {pen.building(card.kind)}", width), pen.style(card.kind)
    side = Text(frame.down, style=QUIET)
    bottom = frame.bottom_left + frame.across * width + frame.bottom_right
    return [top, side + Text(name, style=style) + side, Text(bottom, style=QUIET)]
