"""The worth of each card of Carson City to the seats that took it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import polars as pl

from cardtown.lab.estimate import NOTHING, Z95, Estimate
from cardtown.lab.report.estimates import differences, means, share_of_deals
from cardtown.lab.report.observations import Observations


class CardValue(NamedTuple):
    """A terrain card or a character with its figures. Only real seats count as owners."""

    card: str
    parcels: str
    """Empty for a character."""
    appeal: int
    taken: Estimate
    """How often a seat took it when it lay in the row."""
    gained: Estimate
    """The points that it brought immediately."""
    worth: Estimate
    """How many more points its owner had at the end than others of its kind without it."""
    wins: Estimate
    """How much more often its owner won than others of its kind without it."""
    at_end: Estimate
    """What the score sheet gave for a character; nothing for a terrain card."""

    @property
    def printed(self) -> tuple[str, int]:
        """What the card shows, which may differ between decks."""
        return self.parcels, self.appeal

    @property
    def character(self) -> bool:
        """Whether it is a character."""
        return not self.parcels

    @property
    def era(self) -> int:
        """The Era of a terrain card."""
        return 2 if self.card.startswith("II-") else 1

    def to_json(self) -> dict[str, Any]:
        """The value as a JSON document."""
        return {
            name: value.to_json() if isinstance(value, Estimate) else value
            for name, value in self._asdict().items()
        }


def card_values(observed: Observations) -> list[CardValue]:
    """Every card that lay in a row, terrain before characters, each by its name."""
    cards = observed.of_games("cards").with_columns(
        pl.col("seat").is_not_null().cast(pl.Float64).alias("was_taken")
    )
    owned = _owned(observed)
    taken = share_of_deals(cards, "was_taken", "card")
    gained = means(cards.filter(pl.col("gained").is_not_null()), "gained", "card")
    worth = differences(observed.players, owned, "score", "card")
    wins = differences(observed.players, owned, "win", "card")
    characters = observed.of_games("characters")
    at_end = means(characters, "points", "character")
    listed = cards.select("card", "parcels", "appeal").unique().sort("parcels", "card")
    found = [
        CardValue(
            card,
            parcels,
            appeal,
            taken[card],
            gained.get(card, NOTHING),
            worth.get(card, NOTHING),
            wins.get(card, NOTHING),
            at_end.get(card, NOTHING),
        )
        for card, parcels, appeal in listed.iter_rows()
    ]
    return sorted(found, key=lambda one: (one.character, one.era, one.card))


def _owned(observed: Observations) -> pl.DataFrame:
    """Who owned which card at any time: (number, seat, card), real seats only."""
    taken = observed.frames["cards"].filter(pl.col("seat").is_not_null())
    adopted = observed.frames["characters"].filter("adopted")
    return pl.concat(
        [
            taken.select("number", "seat", "card"),
            adopted.select("number", "seat", pl.col("character").alias("card")),
        ]
    ).join(observed.players.select("number", "seat"), on=("number", "seat"))


def rank_correlation(values: Sequence[CardValue]) -> Estimate:
    """Spearman's correlation of appeal and worth over the cards, with an interval by Fisher."""
    known = [one for one in values if not one.worth.few]
    count = len(known)
    if count < 5:
        return NOTHING
    frame = pl.DataFrame(
        {"appeal": [one.appeal for one in known], "worth": [one.worth.mean for one in known]}
    )
    found = frame.select(pl.corr("appeal", "worth", method="spearman")).item()
    if found is None or not math.isfinite(found):
        return NOTHING
    # The error is known on Fisher's scale; convert back, and give the wider side.
    centre = math.atanh(min(max(found, -0.9999), 0.9999))
    error = Z95 / math.sqrt(count - 3)
    ends = math.tanh(centre - error), math.tanh(centre + error)
    return Estimate(found, max(found - ends[0], ends[1] - found), count, count)
