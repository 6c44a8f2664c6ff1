"""Phase 1 on the screen: cards to divide, lots to choose from, cards to keep (K2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardtown.core import Decision
from cardtown.games.card_city import CardCityAction, CardCityView, Divide, OfferView
from cardtown.terminal.blocks import Block, beside, flow, width_of
from cardtown.terminal.card_city.cards import ShownCard, row_of_cards
from cardtown.terminal.card_city.pen import HIDDEN, Pen
from cardtown.terminal.pen import QUIET, STRONG

FEW: Final = 12
"""List at most this many divisions; four cards have fewer."""


def draw_lots(view: CardCityView, decision: Decision[CardCityAction], pen: Pen) -> Block:
    """The cards that the decision is about, and what can be made of them."""
    if decision.kind == "choose":
        return _offer(view, view.offers[-1], pen)
    hand = view.seats[decision.seat].hand.known
    cards = row_of_cards([ShownCard(kind, str(number)) for number, kind in enumerate(hand)], pen)
    if decision.kind == "keep":
        return cards
    return [*cards, *_divisions(hand, decision.options, pen)]


# --- dividing --------------------------------------------------------------------------------


def _divisions(hand: str, options: Sequence[CardCityAction], pen: Pen) -> Block:
    """The divisions by letter if there are few, otherwise how to write one."""
    example = lot_numbers(options[0])
    if len(options) > FEW:
        return [Text(pen.ui("how-to-divide", text=example), style=QUIET)]
    entries = [
        Text(f"{label} ", style=STRONG) + Text(lot_kinds(hand, option))
        for label, option in zip("abcdefghijkl", options, strict=False)
    ]
    title = Text(pen.ui("divisions"), style=QUIET)
    return [title, *flow(entries, pen.display.width, gap="   ")]


def lot_numbers(option: CardCityAction) -> str:
    """`0 3 | 1 | 2`."""
    return str(option).removeprefix(f"{Divide.word} ")


def lot_kinds(hand: str, option: CardCityAction) -> str:
    """`C R | I | P`: the open lot, face up, face down."""
    if not isinstance(option, Divide):
        return ""
    lots = (option.open, option.shown, option.hidden)
    return " | ".join(" ".join(hand[index] for index in lot) for lot in lots)


# --- choosing --------------------------------------------------------------------------------


def _offer(view: CardCityView, offer: OfferView, pen: Pen) -> Block:
    """The open lot and the mixed lot, face up and face down, and what either choice means."""
    face_down = [*offer.hidden.known, *[None] * offer.hidden.unknown]
    mixed = [
        *(ShownCard(kind) for kind in offer.shown),
        *(ShownCard(kind, HIDDEN) for kind in face_down),
    ]
    among = len(offer.open) + len(mixed) + 1
    lots = [
        [_title(pen, "open-lot", "open"), *row_of_cards([*map(ShownCard, offer.open)], pen, among)],
        [_title(pen, "mixed-lot", "mixed"), *row_of_cards(mixed, pen, among)],
    ]
    gap = max(min(pen.display.width - sum(map(width_of, lots)), 4), 1)
    return [*beside(lots, gap), *_meaning(view, offer, pen)]


def _title(pen: Pen, term: str, word: str) -> Text:
    return Text(f"{pen.texts(f'term-{term}')}: ", style=QUIET) + Text(word, style=STRONG)


def _meaning(view: CardCityView, offer: OfferView, pen: Pen) -> Block:
    divider = view.seats[offer.divider].name
    kept = " ".join(offer.open)
    seen = " ".join(offer.shown)
    down = sum((len(offer.hidden.known), offer.hidden.unknown))
    following = _after(view, offer)
    if following is None:
        opened = pen.ui("open-last", name=divider, text=kept)
        mixed = pen.ui("mixed-last", name=divider, text=seen, cards=kept)
    else:
        other = view.seats[following].name
        opened = pen.ui("open-more", name=divider, text=kept, other=other)
        mixed = pen.ui("mixed-more", name=divider, n=down, cards=kept, other=other)
    return [Text(opened), Text(mixed)]


def _after(view: CardCityView, offer: OfferView) -> int | None:
    """The seat that chooses next; None if this is the last."""
    after = (offer.chooser + 1) % len(view.seats)
    return None if after == view.first else after
