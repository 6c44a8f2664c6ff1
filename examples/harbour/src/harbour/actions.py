"""The only action of Harbour."""

from dataclasses import dataclass
from typing import ClassVar, Final

from cardtown.core import Action, Grammar


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a card of the hand (H2.2): ``build inn``."""

    word: ClassVar[str] = "build"
    rank: ClassVar[int] = 0
    kind: str


GRAMMAR: Final = Grammar(Build)
