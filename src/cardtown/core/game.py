"""A game as the rest of Cardtown finds it: its facts, its set-up, its questions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from cardtown.core.chance import Shuffle
from cardtown.core.errors import BadInput

if TYPE_CHECKING:
    from cardtown.core.table import Table

HUMAN = "human"
LONGEST_NAME = 40
_WESTERN = r"\x00-\u058f\u1e00-\u1fff"
"""Latin, Greek, Cyrillic and Armenian letters, which never need a joiner."""
_JOINED = re.compile(rf"(?<=[^{_WESTERN}])[\u200c\u200d](?=[^{_WESTERN}\u200c\u200d])")

Query = Callable[[Any], dict[str, Any]]
"""Answers one JSON document with another; raises :class:`BadInput`."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at the table: a name, and `human`, `bot:NAME…` or `virtual:LEVEL`."""

    name: str
    kind: str = HUMAN
    virtual: bool = field(init=False, repr=False, compare=False)
    """Whether the rulebook's cards play for this seat."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "virtual", self.kind.startswith("virtual:"))
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not is_printable(self.name):
            raise BadInput(
                "seats",
                f"a name must have 1 to {LONGEST_NAME} printable characters, and not be blank",
            )

    @property
    def bot(self) -> str | None:
        """The bot that plays here, as `NAME[:PARAMETERS]`."""
        return self.kind.removeprefix("bot:") if self.kind.startswith("bot:") else None


def is_printable(text: str) -> bool:
    """Whether a text holds no control characters and none that reorder what is written.

    Joiners are allowed where they belong, between two characters of a script that needs them or of
    an emoji; elsewhere they would only make two names look alike.
    """
    return _JOINED.sub("", text).isprintable()


def named_seats(seats: Sequence[Seat | str]) -> tuple[Seat, ...]:
    """The seats; those given by their kind alone are called by their number."""
    return tuple(
        seat if isinstance(seat, Seat) else Seat(f"Seat {number}", seat)
        for number, seat in enumerate(seats, 1)
    )


@dataclass(frozen=True, slots=True)
class Facts:
    """What a game declares of itself; the conformance suite checks it in random play."""

    game: str
    min_seats: int
    max_seats: int
    longest: int
    """No game has more actions than this."""
    lowest_score: int
    highest_score: int
    turn_rule: str
    """The rule that says whose turn it is, for refusals."""


class Game(Protocol):
    """A game: a module of `cardtown.games` provides one of these under the name `GAME`."""

    @property
    def facts(self) -> Facts:
        """What the game declares of itself."""

    @property
    def queries(self) -> Mapping[str, Query]:
        """The questions answered from a JSON document: `score`, `placements` …, by command."""

    def new_table(
        self,
        seats: Sequence[Seat | str],
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        deck: Any = None,
        log: bool = True,
    ) -> Table[Any, Any]:
        """Set up a table; seats may be given by their kind alone; a seed is made up if absent."""

    def load_deck(self, text: str) -> Any:
        """Read a deck of one's own; raise :class:`BadInput`."""

    def shuffles(self, table: Table[Any, Any], seed: str, deck: Any = None) -> Sequence[Shuffle]:
        """Every shuffle that a seed gives, compared with what the table has turned up so far."""
