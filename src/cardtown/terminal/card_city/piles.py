"""`deck` and `legend`: what is still to come, as far as this seat may know."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from cardtown.games.card_city import KINDS, CardCityView
from cardtown.terminal.blocks import Block, flow
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.pen import STRONG


def draw_piles(view: CardCityView, pen: Pen) -> RenderableType:
    """Unseen cards, those under the deck, the Reserve and what is out of the game."""
    hidden = len(view.unseen) + len(view.under.known) - view.deck_left
    title = pen.ui("deck-unseen", n=view.deck_left)
    if hidden:
        title += f" {pen.ui('deck-hidden', n=hidden)}"
    lines = _pile(title, view.unseen, pen)
    if view.under.known:
        under = pen.ui("deck-under", text=" ".join(view.under.known))
        lines.append(Text(under, style=STRONG))
    lines += _pile(f"{pen.texts('term-reserve')}:", view.reserve, pen)
    if view.discarded:
        lines += _pile(pen.ui("deck-discarded"), view.discarded, pen)
    return Group(*lines)


def _pile(title: str, cards: str, pen: Pen) -> Block:
    counts = Counter(cards)
    chips: list[Text | str] = [
        pen.chip(kind) + Text(f" {pen.building(kind)} {counts[kind]}")
        for kind in KINDS
        if counts[kind]
    ]
    return [Text(title, style=STRONG), *flow(chips or ["–"], pen.display.width, gap="   ")]


def legend(pen: Pen) -> RenderableType:
    """Every kind of building with its letter, colour and class, and the other signs."""
    chips: list[Text | str] = [pen.chip(kind) + Text(f" {pen.building(kind)}") for kind in KINDS]
    signs = pen.ui("legend", blank=pen.blank, grows=pen.grows, first=pen.star, here=pen.here)
    return Group(*flow(chips, pen.display.width, gap="   "), Text(signs))
