"""The entries of a table: everything that can change it.

A table is nothing but the list of its entries (`state.TableState` folds them), so these classes are
the server's stored data format: fields may be added with a default, never renamed or removed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import orjson

from cardtown.core.fairness import FIRST_PROTOCOL

PERSON: Final = "person"
"""The kind of a seat for a person; others are `bot:NAME` and `virtual:LEVEL`."""
AGAIN: Final = "again"
"""The cards of an earlier game, dealt again."""
FILE: Final = "file"
"""A game that was played elsewhere, from its record."""
DAILY: Final = "daily"
"""The deal of a day, which is the same for everybody."""
RACE: Final = "race"
"""The deal of somebody's finished game, played by another person to compare the results."""


@dataclass(frozen=True, slots=True)
class PlannedSeat:
    """A seat as the host planned it."""

    kind: str = PERSON
    name: str = ""
    """What a bot or virtual player is called; people bring their own name."""
    reserved: str | None = None
    """The identity that the seat is reserved for: in a rematch, or because a program has been
    challenged; `name` is then that of the program."""


@dataclass(frozen=True, slots=True)
class Created:
    """Somebody made the table, and is its host."""

    game: str
    seats: tuple[PlannedSeat, ...]
    commitment: str
    """To the server's part of the seed and the terms, published before people add theirs."""
    options: Mapping[str, Any] = field(default_factory=dict)
    deck: str | None = None
    """The text of a custom deck: stored apart from the entry, once for all tables that have it."""
    visibility: str = "private"
    clock: int | None = None
    """Seconds that a person has for a decision before a bot plays on."""
    auto_start: bool = False
    """Whether the game begins as soon as every seat is taken."""
    hints: bool = False
    """Whether people who play against people may ask for hints."""
    practice: bool = False
    """Whether the game counts for nothing: then people may mostly take back what has revealed
    secrets (`takes_back`)."""
    deck_name: str | None = None
    deck_sha256: str | None = None
    """Which deck is dealt, as a record names it; None in tables stored before they named it."""
    fair: int = FIRST_PROTOCOL
    """The version of the protocol by which the seed is made."""
    rules: int | None = None
    """The version of the game's rules that the commitment covers; None if it covers none."""
    seed: str | None = None
    """A seed that was known before: that of an earlier game, or of a record."""
    source: str | None = None
    """Where that seed comes from: `AGAIN`, `FILE`, `DAILY` or `RACE`."""
    played: Sequence[tuple[int, str]] = ()
    """What was played in an earlier game with that seed, and is played again when the game begins:
    seats and actions as in a record."""
    day: str | None = None
    """The date of a daily deal."""
    race: str | None = None
    """The race that is run at this table."""
    origin: str | None = None
    """The table of the challenger, in a race: its bots draw the same random numbers. Secret, since
    it shows the whole game."""

    @property
    def scored(self) -> bool:
        """Whether it is a person's one try of a daily deal that counts."""
        return self.day is not None and not self.practice

    @property
    def takes_back(self) -> bool:
        """Whether people may take back what has revealed secrets: in practice. A race counts for
        nothing else, as practice does, but its result is compared."""
        return self.practice and self.source != RACE


@dataclass(frozen=True, slots=True)
class Joined:
    """A person took a seat, with a name and entropy for the seed, or with its seal."""

    seat: int
    identity: str
    name: str
    entropy: str | None = None
    seal: str | None = None
    """The hash of entropy that is shown when the game is about to begin."""


@dataclass(frozen=True, slots=True)
class Declined:
    """Somebody for whom a seat was reserved does not want it, or is no longer waited for."""

    seat: int
    name: str
    """Of the program that had been challenged; empty for a person."""


@dataclass(frozen=True, slots=True)
class DrawBegan:
    """Every share of the seed is fixed: those that are sealed may be shown now."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """A person showed the entropy of their seal."""

    seat: int
    entropy: str


@dataclass(frozen=True, slots=True)
class Sealed:
    """A person drew again, after a failed draw."""

    seat: int
    seal: str


@dataclass(frozen=True, slots=True)
class DrawMissed:
    """A person did not show their entropy, or did not draw again, in time: their seat is free."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left:
    """A person got up: before the game the seat is free again, in a game a bot plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Freed:
    """The host freed the seat of someone who is gone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Started:
    """The game began."""

    rules: int = 1
    """The version of the game's rules; all games stored before they named it had the first."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played an action of the game."""

    seat: int
    action: str
    forfeit: str | None = None
    """Why a bot forfeited its choice, if it did: the action is then any legal one."""
    result: Mapping[str, Sequence[int]] | None = None
    """The scores and the winners, if this ended the game, as in a record."""


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A seat asked the others to go back to before its last action."""

    seat: int
    played: int
    """The number of the entry that played it."""


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A seat agreed to the undo that was asked for, or refused it."""

    seat: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """An action was taken back; unless `alone`, so was everything after it."""

    seat: int
    played: int
    """The number of the entry that played it."""
    alone: bool


@dataclass(frozen=True, slots=True)
class HandOverVoted:
    """A seat wants a bot to play on for a person who has not decided for a while."""

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A bot took over from a person: the clock ran out, the host said so, or all others did."""

    seat: int
    bot: str
    reason: str
    """`clock`, `host` or `vote`."""


@dataclass(frozen=True, slots=True)
class Returned:
    """A person took over again from the bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said something to the table."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Muted:
    """A seat muted another, or unmuted it."""

    seat: int
    whom: int
    muted: bool


@dataclass(frozen=True, slots=True)
class RematchOffered:
    """A seat made a new table for the same people."""

    seat: int
    table: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The host closed the table before the game began."""


@dataclass(frozen=True, slots=True)
class Unchanged:
    """A request was granted that changed nothing: stored so that its id is remembered."""


Change = (
    Created
    | Joined
    | Declined
    | DrawBegan
    | Revealed
    | Sealed
    | DrawMissed
    | Left
    | Freed
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | HandOverVoted
    | HandedOver
    | Returned
    | Said
    | Muted
    | RematchOffered
    | Closed
    | Unchanged
)

_KINDS: Final[dict[str, type[Any]]] = {
    "created": Created,
    "joined": Joined,
    "declined": Declined,
    "draw_began": DrawBegan,
    "revealed": Revealed,
    "sealed": Sealed,
    "draw_missed": DrawMissed,
    "left": Left,
    "freed": Freed,
    "started": Started,
    "played": Played,
    "undo_asked": UndoAsked,
    "undo_answered": UndoAnswered,
    "undone": Undone,
    "hand_over_voted": HandOverVoted,
    "handed_over": HandedOver,
    "returned": Returned,
    "said": Said,
    "muted": Muted,
    "rematch_offered": RematchOffered,
    "closed": Closed,
    "unchanged": Unchanged,
}
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}


class Entry(NamedTuple):
    """A change of a table: when it happened, who caused it, and by which request."""

    number: int
    at: int
    """Milliseconds since 1970."""
    by: str | None
    """The identity that caused it; None for the server itself."""
    client_id: str | None
    """The client's own id of the request, so that a repeated one is answered once."""
    change: Change


def kind_of(change: Change) -> str:
    """The name that a change of this kind is stored under."""
    return _NAMES[type(change)]


def to_body(change: Change) -> str:
    """What is stored of a change beside its kind."""
    return orjson.dumps(change).decode()


def from_body(kind: str, body: str) -> Change:
    """The change that was stored."""
    fields = orjson.loads(body)
    if kind == "created":
        fields["seats"] = tuple(PlannedSeat(**seat) for seat in fields["seats"])
        fields["played"] = tuple((seat, action) for seat, action in fields.get("played", ()))
    change: Change = _KINDS[kind](**fields)
    return change
