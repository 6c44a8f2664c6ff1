"""A study: the questions about the games of one tournament, answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

import polars as pl

from cardtown import games
from cardtown.lab.balance.answers import Answer, seats
from cardtown.lab.report.observations import Observations


class CardFigures(Protocol):
    """The measurements of one card."""

    @property
    def card(self) -> str:
        """The id of the card, the same in every deck."""

    @property
    def printed(self) -> object:
        """What the card shows, which may differ between decks."""

    def to_json(self) -> dict[str, Any]:
        """The measurements as a JSON document."""


@dataclass(frozen=True)
class Study:
    """The answers, and the measurements of the game's cards if it has any."""

    observed: Observations
    answers: Sequence[Answer]
    cards: Sequence[CardFigures] = ()


class BalancePart(Protocol):
    """What a game brings, as the module that is its part for balance."""

    USUAL_SEATS: tuple[str, ...]
    """The default seats."""

    def study(self, observed: Observations) -> Study:
        """Answer all questions about a tournament."""

    def measures(self, observed: Observations) -> Iterator[tuple[str, pl.DataFrame]]:
        """What only this game measures: a name, and rows (number, value)."""


def part_for(game: str) -> BalancePart | None:
    """What a game brings; None for a game of which only the results are studied."""
    return cast(BalancePart | None, games.part(game, "lab.balance"))


def study(observed: Observations) -> Study:
    """Answer all questions about one tournament."""
    game = observed.tournament.game
    part = part_for(game)
    if part is not None:
        return part.study(observed)
    lacking = Answer("What else?", "fact", f"{game} brings no questions of its own.")
    return Study(observed, [seats(observed), lacking])


def changed_cards(this: Study, other: Study) -> list[tuple[CardFigures, CardFigures]]:
    """The cards that differ between the two decks: (in this deck, in the other)."""
    before = {card.card: card for card in other.cards}
    return [
        (card, before[card.card])
        for card in this.cards
        if card.card in before and card.printed != before[card.card].printed
    ]
