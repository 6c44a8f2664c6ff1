"""The steps of a proof, and what the person who asks for it knows already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Seen(NamedTuple):
    """An event that somebody saw."""

    event: Mapping[str, Any]
    stays: bool = True
    """False if an earlier action was undone, which may have undone this event too."""


class SeenEntry(NamedTuple):
    """An entry of a table as somebody saw it."""

    number: int
    kind: str
    seat: int | None = None
    name: str | None = None
    """Of a person who sat down."""
    events: Sequence[Seen] = ()


@dataclass(frozen=True, slots=True)
class Claims:
    """What a person knows about the game that is not from its record."""

    published: str | None = None
    """The commitment that was shown before the game."""
    entropies: Mapping[int, str] = field(default_factory=dict)
    """The entropy added to the seed, by seat."""
    seen: Sequence[Seen] | None = None
    """The events as somebody saw them (:func:`events_seen`)."""
    entries: Sequence[SeenEntry] = ()
    """The entries of the table as somebody saw them (:func:`entries_seen`)."""
    seals: Mapping[int, str] = field(default_factory=dict)
    """The seals that were there before anybody's entropy was shown, by seat."""
    deck: str | None = None
    """The SHA-256 of the deck that the table named before the game."""


class Step(NamedTuple):
    """One step of the proof."""

    name: str
    """`record`, `published`, `deck`, `people`, `entropy`, `sealed`, `seed`, `shuffle`, `actions`,
    `result`, `events` or `entries`."""
    holds: bool | None
    """None if there is nothing to compare with."""
    says: str
    """The finding, for people."""
    of: str | int | None = None
    """The label of the shuffle, or the seat of the entropy."""


def true(name: str, says: str, of: str | int | None = None) -> Step:
    """A step that holds."""
    return Step(name, holds=True, says=says, of=of)


def false(name: str, says: str, of: str | int | None = None) -> Step:
    """A step that does not hold."""
    return Step(name, holds=False, says=says, of=of)


def unproven(name: str, says: str) -> Step:
    """A step that has nothing to compare with."""
    return Step(name, holds=None, says=says)
