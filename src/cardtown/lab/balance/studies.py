"""A study: all that is asked of the games of one tournament."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

import polars as pl

from cardtown import games
from cardtown.lab.balance.answers import Answer, seats
from cardtown.lab.report.observations import Observations


class Card(Protocol):
    """What a game measured of one of its cards."""

    @property
    def card(self) -> str:
        """Which card it is, whatever deck it is in."""

    @property
    def printed(self) -> object:
        """What the card shows: another deck may have it otherwise."""

    def to_json(self) -> dict[str, Any]:
        """What was measured as a JSON document."""


@dataclass(frozen=True)
class Study:
    """The answers, and what the game measured of its cards if it has any."""

    observed: Observations
    answers: Sequence[Answer]
    cards: Sequence[Card] = ()


class BalancePart(Protocol):
    """What a game brings, as the module that is its part for balance."""

    USUAL_SEATS: tuple[str, ...]
    """Who plays when nobody says."""

    def study(self, observed: Observations) -> Study:
        """Ask all questions of a tournament."""

    def measures(self, observed: Observations) -> Iterator[tuple[str, pl.DataFrame]]:
        """What is measured in each game of this kind alone: a name, and rows (number, value)."""


def part_for(game: str) -> BalancePart | None:
    """What a game brings; None for one whose results alone are studied."""
    return cast(BalancePart | None, games.part(game, "lab.balance"))


def study(observed: Observations) -> Study:
    """Ask all questions of one tournament."""
    game = observed.tournament.game
    part = part_for(game)
    if part is not None:
        return part.study(observed)
    lacking = Answer("What else?", "fact", f"{game} brings no questions of its own.")
    return Study(observed, [seats(observed), lacking])


def changed_cards(this: Study, other: Study) -> list[tuple[Card, Card]]:
    """The cards that the two decks have differently: (with this deck, with the other)."""
    before = {card.card: card for card in other.cards}
    return [
        (card, before[card.card])
        for card in this.cards
        if card.card in before and card.printed != before[card.card].printed
    ]
