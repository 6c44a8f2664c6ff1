"""What can be built, developed or bought, listed beside the city."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from cardtown.terminal.blocks import Block, flow
from cardtown.terminal.card_city.options import Option
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.pen import BAD, GOOD, STRONG, change_style

_INDENT = "  "


def list_choices(found: Sequence[Option], pen: Pen, width: int, *, previews: bool) -> Block:
    """List the cells kind by kind; cells with the same effect share a line."""
    lines: Block = []
    for _, options in groupby(found, key=lambda option: option.kind):
        groups: dict[tuple[object, ...], list[Option]] = {}
        same_kind = list(options)
        lines.append(_title(same_kind[0], pen))
        for option in same_kind:
            groups.setdefault(_line_key(option, previews=previews), []).append(option)
        for same in groups.values():
            lines.extend(_group(same, pen, width, previews=previews))
    return lines


def _title(option: Option, pen: Pen) -> Text:
    """The kind, and what it costs if it is not free."""
    price = option.effect.cost
    cost = f" ({pen.texts('coins', n=price)})" if price else ""
    return pen.chip(option.kind) + Text(f" {pen.building(option.kind)}{cost}", style=STRONG)


def _line_key(option: Option, *, previews: bool) -> tuple[object, ...]:
    """What two cells must have in common to share a line."""
    effect = option.effect
    shown = (effect.points, effect.income, option.grows) if previews else ()
    return (effect.dead_end, *shown)


def _group(same: Sequence[Option], pen: Pen, width: int, *, previews: bool) -> Block:
    effect = same[0].effect
    pieces: list[Text | str] = []
    if previews:
        pieces.append(Text(pen.points(effect.points), style=change_style(effect.points)))
    pieces.append(Text(" ".join(option.label for option in same), style=STRONG))
    if previews:
        pieces.extend(_consequences(same[0], pen))
    if effect.dead_end:
        pieces.append(Text(f"! {pen.ui('dead-end-mark')}", style=BAD))
    lines = flow(pieces, width - len(_INDENT), indent=_INDENT)
    return [Text(_INDENT) + line for line in lines]


def _consequences(option: Option, pen: Pen) -> list[Text | str]:
    pieces: list[Text | str] = []
    if option.effect.income:
        income = pen.points(option.effect.income)
        pieces.append(f"{pen.texts('term-income')} {income}")
    for kind, at in option.grows:
        text = pen.ui("could-grow", name=kind, at=pen.at(at))
        pieces.append(Text(f"{pen.grows} {text}", style=GOOD))
    return pieces
