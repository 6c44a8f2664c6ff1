"""What a game brings to the terminal: how to draw a view and how to read a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

from rich.console import RenderableType

from cardtown import games
from cardtown.core import Action, Decision, Event, Result
from cardtown.localization import Texts
from cardtown.terminal.console import Display

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A", bound=Action)


class Screen(Protocol[V_contra, A]):
    """Draws one game for one person, from views alone.

    Texts are in the language that the screen was made with. Nothing here may raise for a line
    that a person typed, except a :class:`CardtownError` that says what is wrong with it.
    """

    previews: bool
    """Whether to show the points of an option before it is chosen."""

    def render(self, view: V_contra, decision: Decision[A], display: Display) -> RenderableType:
        """The table as the deciding seat sees it, with every option marked."""

    def question(self, view: V_contra, decision: Decision[A]) -> str:
        """The question, in one line."""

    def secret(self, decision: Decision[A]) -> bool:
        """Whether the others at this terminal have to look away during the decision."""

    def blind(self, decision: Decision[A]) -> bool:
        """Whether only the input is secret: it is not echoed, but the table may be drawn."""

    def help(self, decision: Decision[A]) -> str:
        """What a person can type now, and the commands of this game, one per line."""

    def parse(self, line: str, view: V_contra, decision: Decision[A]) -> A | None:
        """The action that a short form means, legal or not; None for any other line."""

    def explain(
        self, line: str, view: V_contra, decision: Decision[A], display: Display
    ) -> RenderableType | None:
        """The answer to a question that only this game knows; None for any other line."""

    def describe(self, event: Event, view: V_contra) -> str:
        """The event as a line of the log; empty for an event that is not worth one."""

    def score(self, view: V_contra, display: Display) -> RenderableType:
        """All scores as they stand, line by line."""

    def result(self, view: V_contra, result: Result, display: Display) -> RenderableType:
        """How the game ended."""


class TerminalPart(Protocol):
    """What a game brings, as the module that is its part for the terminal."""

    SCREEN: Callable[[Texts], Screen[Any, Any]]
    EXAMPLES: tuple[str, str, str]
    """A rule, a chapter, and the message id of a word that the rules hold."""


def part_for(game: str) -> TerminalPart | None:
    """What a game brings; None for a game that gets the plain screen."""
    return cast(TerminalPart | None, games.part(game, "terminal"))
