"""Medals: how points compare with those that bots reach with the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

import orjson


class Medal(StrEnum):
    """From the least to the best."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"
    CROWN = "crown"


class Field(NamedTuple):
    """What bots reached with a deal."""

    bots: tuple[int, ...]
    """The points of many games by bots of all strengths, in ascending order."""
    champion: int
    """The points of the strongest bot."""

    def to_text(self) -> str:
        """The text that is stored."""
        return orjson.dumps({"bots": self.bots, "champion": self.champion}).decode()

    @classmethod
    def from_text(cls, text: str) -> Field:
        """The field that was stored."""
        stored = orjson.loads(text)
        return cls(tuple(stored["bots"]), stored["champion"])


_SHARES: Final = ((Medal.GOLD, 0.9), (Medal.SILVER, 0.7), (Medal.BRONZE, 0.4))
"""The share of the bots' games that has to be beaten for each medal."""


def least_points(field: Field) -> dict[Medal, int]:
    """The least points that win each medal; a crown needs those of the champion, and gold."""
    least = {medal: _beating(field.bots, share) for medal, share in _SHARES}
    return {Medal.CROWN: max(field.champion, least[Medal.GOLD]), **least}


def _beating(bots: Sequence[int], share: float) -> int:
    """The least points that are more than those of this share of the bots."""
    beaten = -int(-share * len(bots) // 1)  # rounded up
    return bots[beaten - 1] + 1


def medal_for(points: int, field: Field) -> Medal | None:
    """The best medal that these points win, if any."""
    return next((medal for medal, least in least_points(field).items() if points >= least), None)


def share_beaten(points: int, others: Sequence[int]) -> int | None:
    """The share of others with fewer points, in per cent; None if there are no others."""
    if not others:
        return None
    return round(100 * sum(one < points for one in others) / len(others))
