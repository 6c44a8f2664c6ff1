"""Races as clients get them."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from cardtown.server.format.messages import WhenShape


class OpenedRaceShape(TypedDict):
    """The race on the deal of a finished game."""

    race: str | None
    """Null if nobody has opened it yet."""


class RaceSeatShape(TypedDict):
    """A seat at every table of a race."""

    kind: str
    """`person` is where each of them plays."""
    name: str


class RacerShape(TypedDict):
    """What somebody has reached."""

    name: str
    points: int | None
    """Null if it does not count, since a bot or somebody else decided in it for a while."""
    table: str
    """The finished game."""
    yours: bool
    challenger: bool


class OwnRaceShape(TypedDict):
    """Your own game of a race."""

    table: str
    over: bool


class RaceShape(TypedDict):
    """A race on one deal."""

    race: str
    game: str
    challenger: str
    """The name of the person who played this deal first."""
    seats: Sequence[RaceSeatShape]
    own_deck: bool
    """Whether it is played with a deck of the table's own."""
    finished: int
    """How many have finished, the challenger among them."""
    yours: OwnRaceShape | None
    """Null if you have not begun."""
    results: Sequence[RacerShape] | None
    """Best first; null until your own game is over: whoever sees another one knows the cards."""


class PaceRoundShape(WhenShape):
    """What the challenger had after a round."""

    points: int


class PaceShape(TypedDict):
    """The challenger beside your own game, never further than you have come."""

    challenger: str
    rounds: Sequence[PaceRoundShape]
    """The rounds that are over in your own game."""


class RaceTableShape(TypedDict):
    """Where you play."""

    table: str
