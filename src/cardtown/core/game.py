"""A game as the rest of Cardtown finds it: its facts, its set-up, its questions."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from cardtown.core import documents
from cardtown.core.chance import Shuffle, check_seed, new_seed
from cardtown.core.errors import BadInput
from cardtown.core.messages import message

if TYPE_CHECKING:
    from cardtown.core.table import DeckStamp, Table

HUMAN = "human"
LONGEST_NAME = 40
_WESTERN = r"\x00-\u058f\u1e00-\u1fff"
"""Latin, Greek, Cyrillic and Armenian letters, which never need a joiner."""
_JOINED = re.compile(rf"(?<=[^{_WESTERN}])[\u200c\u200d](?=[^{_WESTERN}\u200c\u200d])")

Query = Callable[[Any], dict[str, Any]]
"""Answers one JSON document with another; raises :class:`BadInput`."""
T_co = TypeVar("T_co", bound="Table[Any, Any]", covariant=True)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at the table: a name, and `human`, `bot:NAME…` or a `virtual:LEVEL` of the game."""

    name: str
    kind: str = HUMAN
    virtual: bool = field(init=False, repr=False, compare=False)
    """Whether the rules themselves play for this seat, in games that have such seats."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "virtual", self.kind.startswith("virtual:"))
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not is_printable(self.name):
            raise BadInput(
                "seats",
                f"a name must have 1 to {LONGEST_NAME} printable characters, and not be blank",
                message("bad-name", most=LONGEST_NAME),
            )

    @property
    def bot(self) -> str | None:
        """The bot that plays here, as `NAME[:PARAMETERS]`."""
        return self.kind.removeprefix("bot:") if self.kind.startswith("bot:") else None


def is_printable(text: str) -> bool:
    """Whether a text has no control characters and none that change the direction of writing.

    Joiners are allowed where they belong, between two characters of a script that needs them or of
    an emoji; elsewhere they would only make two names look alike.
    """
    return _JOINED.sub("", text).isprintable()


def named_seats(seats: Sequence[Seat | str]) -> tuple[Seat, ...]:
    """The seats; those given by their kind alone are named by their number."""
    return tuple(
        seat if isinstance(seat, Seat) else Seat(f"Seat {number}", seat)
        for number, seat in enumerate(seats, 1)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What a game declares about itself; the conformance suite checks it in random play."""

    game: str
    title: str
    """What people call it, in English."""
    version: int = 1
    """The version of its rules: in another one, the same seed and actions make another game."""
    min_seats: int
    max_seats: int
    usual_seats: tuple[str, ...]
    """The default seats: `you`, `bot:NAME` …"""
    virtual_seats: tuple[str, ...] = ()
    """The kinds of seats played by the rules themselves: `virtual:LEVEL` for each level."""
    filler: str | None = None
    """The kind of seat that fills up a table with fewer than `min_seats`."""
    decks: bool = False
    """Whether people can play it with custom decks."""
    longest: int
    """No game has more actions than this."""
    lowest_score: int
    highest_score: int
    """No score is lower or higher with the game's own cards; `Table.score_bounds` tells it of
    others."""
    turn_rule: str
    """The rule that says whose turn it is, for refusals."""
    rule_prefixes: tuple[str, ...] = ()
    """The letters before the numbers of its rules and of its decisions: `("C", "D")`."""


class Deck(Protocol):
    """The cards of a custom deck."""

    @property
    def stamp(self) -> DeckStamp:
        """Which cards they are, as a record names them."""

    def differences(self) -> Sequence[str]:
        """The differences from the printed one, a sentence each."""


class Game(Protocol):
    """A game: the module that the entry point names has one of these under the name `GAME`."""

    @property
    def facts(self) -> Facts:
        """What the game declares about itself."""

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

    def load_deck(self, text: str) -> Deck:
        """Read a custom deck; raise :class:`BadInput`."""

    def find_deck(self, sha256: str) -> Deck | None:
        """The game's own deck with this hash, even if it is no longer dealt.

        None if there is none, and in games whose cards are part of their rules.
        """

    def unnamed_decks(self) -> Sequence[Deck]:
        """The decks that games without a named deck may have been dealt from, likeliest first.

        Servers used to store such games. Empty in games whose cards are part of their rules.
        """

    def shuffles(self, table: Table[Any, Any], seed: str, deck: Any = None) -> Sequence[Shuffle]:
        """Every shuffle of a seed, compared with the cards that the table has turned up so far."""


class BaseGame(ABC, Generic[T_co]):
    """A :class:`Game` that refuses what its facts do not offer.

    A subclass says how a table is set up; decks, questions and shuffles are there for games that
    have them.
    """

    facts: ClassVar[Facts]
    queries: ClassVar[Mapping[str, Query]] = MappingProxyType({})

    @abstractmethod
    def set_up(
        self,
        seats: tuple[Seat, ...],
        seed: str,
        options: Mapping[str, Any],
        deck: Any,
        *,
        log: bool,
    ) -> T_co:
        """Check seats and options against the rules and set up a table.

        Every seat is of a kind that the game has. `deck` is what `load_deck` gave, or None.
        """

    def new_table(
        self,
        seats: Sequence[Seat | str],
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        deck: Any = None,
        log: bool = True,
    ) -> T_co:
        """Set up a table.

        A seat is a :class:`Seat` or just its kind; a seed is made up if absent. Raises
        :class:`BadInput` or :class:`RuleBreach` for what the rules do not allow.
        """
        named = named_seats(seats)
        for number, seat in enumerate(named):
            check_kind(seat, f"seats[{number}].kind", self.facts.virtual_seats)
        if deck is not None and not self.facts.decks:
            raise self._no_decks()
        seed = new_seed() if seed is None else check_seed(seed)
        return self.set_up(named, seed, options or {}, deck, log=log)

    def load_deck(self, text: str) -> Deck:
        """Read a custom deck; raise :class:`BadInput`, always without `decks`."""
        raise self._no_decks()

    def find_deck(self, sha256: str) -> Deck | None:
        """The game's own deck with this hash, even if it is no longer dealt."""
        return None

    def unnamed_decks(self) -> Sequence[Deck]:
        """The decks that games without a named deck may have been dealt from, likeliest first."""
        return ()

    def shuffles(self, table: Table[Any, Any], seed: str, deck: Any = None) -> Sequence[Shuffle]:
        """Every shuffle of a seed, compared with the cards that the table has turned up so far."""
        return ()

    def _no_decks(self) -> BadInput:
        title = self.facts.title
        return BadInput("deck", f"{title} has no custom decks", message("bad-no-decks", game=title))


def check_kind(seat: Seat, where: str, virtual: Sequence[str]) -> None:
    """Raise :class:`BadInput` for a kind of seat that the game does not have."""
    if seat.kind == HUMAN or seat.bot is not None or seat.kind in virtual:
        return
    if seat.virtual and virtual:
        levels = ", ".join(virtual)
        said = message("bad-choice", choices=levels)
        raise BadInput(where, f"a virtual seat is one of {levels}", said)
    known = "human, bot:NAME or virtual:LEVEL" if virtual else "human or bot:NAME"
    said = message("bad-choice", choices=known)
    raise BadInput(where, f"{documents.show(seat.kind)} is not {known}", said)


def fill_up(seats: Sequence[Seat], facts: Facts) -> tuple[Seat, ...]:
    """The seats, filled up by the game if there are too few."""
    if facts.filler is None:
        return tuple(seats)
    added = range(len(seats) + 1, facts.min_seats + 1)
    return (*seats, *(Seat(f"Virtual {number}", facts.filler) for number in added))
