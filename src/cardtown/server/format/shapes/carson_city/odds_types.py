"""The types of the odds of bids."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict


class CardOddsShape(TypedDict):
    """What bidding a card leads to, in chances from 0 to 1."""

    card: int
    places: Sequence[float]
    """Of picking first, second … last."""
    terrain: Sequence[float]
    """That each terrain card of the row, in its order, is still there when the seat picks."""
    character: float | None
    """That the character is; null if none is in the row."""
    aim: int
    """The card of the row that the seat most likely takes, wanting what a planner would."""
    aim_chance: float
    """That it takes this one."""


class BidOddsShape(TypedDict):
    """The odds of each card in the seat's hand."""

    modelled: bool
    """False: exact; true: they rest on a model of what people and bots do."""
    cards: Sequence[CardOddsShape]
    """Lowest first."""
