"""What can be built, developed or bought, listed beside the city."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from cardtown.games.card_city import SeatView
from cardtown.terminal.blocks import Block, flow
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.card_city.spots import Effect, Spot, price_of
from cardtown.terminal.pen import BAD, GOOD, STRONG, change_style

_INDENT = "  "


def list_choices(
    found: Sequence[Spot], seat: SeatView, pen: Pen, width: int, *, previews: bool
) -> Block:
    """Kind by kind: the labels of its cells, those that bring the same together."""
    lines: Block = []
    for _, spots in groupby(found, key=lambda spot: spot.kind):
        groups: dict[tuple[object, ...], list[Spot]] = {}
        same_kind = list(spots)
        lines.append(_title(same_kind[0], seat, pen))
        for spot in same_kind:
            groups.setdefault(_sort(spot.effect, previews=previews), []).append(spot)
        for same in groups.values():
            lines.extend(_group(same, pen, width, previews=previews))
    return lines


def _title(spot: Spot, seat: SeatView, pen: Pen) -> Text:
    """The kind, and what it costs if it is not free."""
    price = price_of(seat, spot.action)
    cost = f" ({pen.texts('coins', n=price)})" if price else ""
    return pen.chip(spot.kind) + Text(f" {pen.building(spot.kind)}{cost}", style=STRONG)


def _sort(effect: Effect, *, previews: bool) -> tuple[object, ...]:
    """What two cells must have in common to stand in one line."""
    shown = (effect.change, effect.income, effect.grows) if previews else ()
    return (effect.dead_end, *shown)


def _group(same: Sequence[Spot], pen: Pen, width: int, *, previews: bool) -> Block:
    effect = same[0].effect
    pieces: list[Text | str] = []
    if previews:
        pieces.append(Text(pen.points(effect.change), style=change_style(effect.change)))
    pieces.append(Text(" ".join(spot.label for spot in same), style=STRONG))
    if previews:
        pieces.extend(_consequences(effect, pen))
    if effect.dead_end:
        pieces.append(Text(f"! {pen.ui('dead-end-mark')}", style=BAD))
    lines = flow(pieces, width - len(_INDENT), indent=_INDENT)
    return [Text(_INDENT) + line for line in lines]


def _consequences(effect: Effect, pen: Pen) -> list[Text | str]:
    pieces: list[Text | str] = []
    if effect.income:
        pieces.append(f"{pen.texts('term-income')} {pen.points(effect.income)}")
    for kind, at in effect.grows:
        text = pen.ui("could-grow", name=kind, at=pen.at(at))
        pieces.append(Text(f"{pen.grows} {text}", style=GOOD))
    return pieces
