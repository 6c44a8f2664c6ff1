"""The actions of Card City: what a seat may choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, Self

from cardtown.core import Action, Grammar

_BAR: Final = "|"
_LOTS: Final = 3

DecisionKind = Literal["divide", "choose", "keep", "build", "develop", "buy"]
"""What a seat can be asked."""
Lot = Literal["open", "mixed"]


@dataclass(frozen=True, slots=True)
class Divide(Action):
    """Split the cards held into the open lot and the two halves of the mixed lot (K2.2).

    The numbers count the divider's cards, sorted by glyph, from 0: ``divide 0 3 | 1 4 | 2 5``.
    """

    word: ClassVar[str] = "divide"
    rank: ClassVar[int] = 0
    open: tuple[int, ...]
    shown: tuple[int, ...]
    hidden: tuple[int, ...]

    def __str__(self) -> str:
        lots = (" ".join(map(str, lot)) for lot in (self.open, self.shown, self.hidden))
        return f"{self.word} {f' {_BAR} '.join(lots)}"

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """Build the action from the words after its first; raise ValueError if they do not fit."""
        lots: list[list[int]] = [[]]
        for word in words:
            if word == _BAR:
                lots.append([])
            else:
                lots[-1].append(int(word))
        if len(lots) != _LOTS:
            raise ValueError
        return cls(*map(tuple, lots))


@dataclass(frozen=True, slots=True)
class TakeOpen(Action):
    """Choose the open lot (K2.3)."""

    word: ClassVar[str] = "open"
    rank: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class TakeMixed(Action):
    """Choose the mixed lot (K2.3)."""

    word: ClassVar[str] = "mixed"
    rank: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Alone: keep these two of the cards drawn, sorted by glyph and counted from 0 (K2.4)."""

    word: ClassVar[str] = "keep"
    rank: ClassVar[int] = 3
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a card of the hand on a free cell (K3)."""

    word: ClassVar[str] = "build"
    rank: ClassVar[int] = 4
    kind: str
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up the cards left, none of which can be built (K3.7)."""

    word: ClassVar[str] = "discard"
    rank: ClassVar[int] = 5


@dataclass(frozen=True, slots=True)
class Develop(Action):
    """Add a building of the Reserve to a district that can develop (K4)."""

    word: ClassVar[str] = "develop"
    rank: ClassVar[int] = 6
    kind: str
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy an Industrial and build it at once (K5.2)."""

    word: ClassVar[str] = "buy"
    rank: ClassVar[int] = 7
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Buy nothing."""

    word: ClassVar[str] = "pass"
    rank: ClassVar[int] = 8


CardCityAction = Divide | TakeOpen | TakeMixed | Keep | Build | Discard | Develop | Buy | Pass

GRAMMAR: Grammar[CardCityAction] = Grammar(
    Divide, TakeOpen, TakeMixed, Keep, Build, Discard, Develop, Buy, Pass
)
