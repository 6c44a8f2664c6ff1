"""The proof of a day's deal: that it follows from a chain and from what people had drawn.

The document of a day (docs/fairness.md) is enough to check the chain; people who kept something
from before that day (:class:`DayClaims`) can prove more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from cardtown.core import BadInput, Record, daily, documents, fairness
from cardtown.proof.steps import Step, false, true, unproven

DAY_FORMAT: Final = "cardtown-day/1"
_REQUIRED: Final = ("format", "date", "first", "anchor", "before", "key", "entropies")


class Day(NamedTuple):
    """What is published of a day once it is over."""

    day: date
    first: date
    """The day on which the chain began."""
    anchor: str
    before: str
    """The key of the day before; on the first day, the anchor."""
    key: str
    entropies: tuple[str, ...]
    """What people had drawn the day before."""

    def to_json(self) -> dict[str, Any]:
        """The document of the day."""
        return {
            "format": DAY_FORMAT,
            "date": str(self.day),
            "first": str(self.first),
            "anchor": self.anchor,
            "before": self.before,
            "key": self.key,
            "entropies": list(self.entropies),
        }

    @classmethod
    def from_json(cls, document: Any) -> Day:
        """The day in a document; raise :class:`BadInput`."""
        fields = documents.fields(document, required=_REQUIRED)
        if fields["format"] != DAY_FORMAT:
            wrong = documents.show(fields["format"])
            raise BadInput("format", f"must be {DAY_FORMAT!r}, not {wrong}")

        def text(name: str) -> str:
            return documents.text(fields[name], name)

        def key(name: str) -> str:
            return daily.check_hash(text(name), name)

        return cls(
            daily.read_day(text("date")),
            daily.read_day(text("first"), "first"),
            key("anchor"),
            key("before"),
            key("key"),
            tuple(
                fairness.check_entropy(documents.text(one, "entropies"))
                for one in documents.items(fields["entropies"], "entropies")
            ),
        )


@dataclass(frozen=True, slots=True)
class DayClaims:
    """What a person knows of a day that is not from its document."""

    anchor: str | None = None
    """The anchor as it was published earlier."""
    before: str | None = None
    """The key of the day before as it was published earlier."""
    entropies: Sequence[str] = ()
    """What the person had drawn the day before."""
    record: Record | None = None
    """A game that was played with the deal of the day."""


def prove_day(day: Day, asked: date, claims: DayClaims | None = None) -> tuple[Step, ...]:
    """Check the document of a day, step by step."""
    claims = claims or DayClaims()
    return (
        _check_date(day, asked),
        _check_chain(day),
        _check_kept("anchor", day.anchor, claims.anchor),
        _check_before(day),
        *(() if claims.before is None else [_check_kept("before", day.before, claims.before)]),
        _check_pool(day),
        *_check_entropies(day, claims),
        *(() if claims.record is None else [_check_deal(day, claims.record)]),
    )


def _check_date(day: Day, asked: date) -> Step:
    if day.day == asked:
        return true("date", f"it is the document of {asked}")
    return false("date", f"it is the document of {day.day}, not of {asked}")


def _check_chain(day: Day) -> Step:
    number = daily.number_of(day.first, day.day)
    if not 1 <= number <= daily.DAYS:
        return false("chain", f"one that begins on {day.first} has no key for {day.day}")
    if daily.back(day.key, number) == day.anchor:
        return true("chain", f"the key, hashed {number} times, is the anchor")
    return false("chain", f"the key, hashed {number} times, is not the anchor")


def _check_kept(name: str, shown: str, kept: str | None) -> Step:
    if kept is None:
        return unproven(name, f"{shown}: compare it with what was published before, or give that")
    if kept == shown:
        return true(name, "it is what was published before")
    return false(name, f"it is {shown}, not what was published before")


def _check_before(day: Day) -> Step:
    yesterday = "the day before" if day.day == date.min else day.day - timedelta(1)
    if daily.back(day.key, 1) == day.before:
        return true("yesterday", f"the key was fixed by that of {yesterday}, which is its hash")
    return false("yesterday", f"its hash is not the key of {yesterday}")


def _check_pool(day: Day) -> Step:
    if not day.entropies:
        return unproven("people", "nobody added anything: the owner of the chain knew this deal")
    return true("people", f"{len(set(day.entropies))} shares of people are part of the deal")


def _check_entropies(day: Day, claims: DayClaims) -> Iterator[Step]:
    for entropy in claims.entropies:
        if entropy in day.entropies:
            yield true("entropy", "it is part of the deal", entropy)
        else:
            yield false("entropy", "it was left out of the deal", entropy)
    if day.entropies and not claims.entropies:
        yield unproven("entropy", "give what you added the day before, to see it in the deal")


def _check_deal(day: Day, record: Record) -> Step:
    seed = daily.seed_of(day.day, record.game, day.key, daily.pool(day.entropies))
    if record.seed == seed:
        return true("deal", "the game was dealt from the key of the day and what people added")
    return false("deal", f"the game of the record was not dealt from the seed {seed!r}")
