"""What the screens of games with a drawn board have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from rich.console import Group, RenderableType

from cardtown.core import Action, CardtownError, Decision, Event, Result, View
from cardtown.core.view import SeatInView
from cardtown.localization import Texts
from cardtown.terminal.console import Display
from cardtown.terminal.pen import BasePen

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
P = TypeVar("P", bound=BasePen)
S = TypeVar("S", bound=SeatInView)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
P_contra = TypeVar("P_contra", bound=BasePen, contravariant=True)

_PLAIN_DISPLAY: Final = Display(80, 24, colour=False, unicode=False)


class DrawBoard(Protocol[A, V_contra, P_contra]):
    """Draws the table as the deciding seat sees it."""

    def __call__(
        self, view: V_contra, decision: Decision[A], pen: P_contra, /, *, previews: bool
    ) -> Iterable[RenderableType]: ...


class LogText(Protocol[V_contra, P_contra]):
    """The module that writes a game's log."""

    def describe(self, event: Event, view: V_contra, pen: P_contra, /) -> str: ...


class SheetDrawing(Protocol[V_contra, P_contra]):
    """The module that draws a game's scores."""

    def side_by_side(self, view: V_contra, pen: P_contra, /) -> RenderableType: ...

    def result(
        self, view: V_contra, winners: Sequence[int], pen: P_contra, /
    ) -> RenderableType: ...


class PilesDrawing(Protocol[V_contra, P_contra]):
    """The module that draws a game's piles and explains its glyphs."""

    def draw_piles(self, view: V_contra, pen: P_contra, /) -> RenderableType: ...

    def legend(self, pen: P_contra, /) -> RenderableType: ...


@dataclass(frozen=True, slots=True)
class Drawings(Generic[A, V, P]):
    """What draws a game, and the answers to the questions that only this game knows."""

    pen: Callable[[Texts, Display], P]
    board: DrawBoard[A, V, P]
    log: LogText[V, P]
    sheet: SheetDrawing[V, P]
    piles: PilesDrawing[V, P]
    answers: Mapping[str, Callable[[str, V, Decision[A], P], RenderableType]]
    """By the first word of a question; they get the rest of its line."""


class GameScreen(Generic[A, V, P]):
    """A game for one terminal, in one language; a subclass asks its questions and reads lines."""

    def __init__(self, texts: Texts, drawings: Drawings[A, V, P]) -> None:
        """A screen that shows the points of every option until told otherwise."""
        self.previews = True
        self._texts = texts
        self._drawings = drawings
        self._names = drawings.pen(texts, _PLAIN_DISPLAY)

    def render(self, view: V, decision: Decision[A], display: Display) -> RenderableType:
        """The table as the deciding seat sees it, with every option marked."""
        pen = self._pen(display)
        return Group(*self._drawings.board(view, decision, pen, previews=self.previews))

    def describe(self, event: Event, view: V) -> str:
        """The event as a line of the log."""
        return self._drawings.log.describe(event, view, self._names)

    def score(self, view: V, display: Display) -> RenderableType:
        """All scores as they stand, line by line."""
        return self._drawings.sheet.side_by_side(view, self._pen(display))

    def result(self, view: V, result: Result, display: Display) -> RenderableType:
        """How the game ended."""
        return self._drawings.sheet.result(view, result.winners, self._pen(display))

    def explain(
        self, line: str, view: V, decision: Decision[A], display: Display
    ) -> RenderableType | None:
        """The answer to a question about this game; None for any other line."""
        word, _, rest = line.partition(" ")
        pen = self._pen(display)
        if word == "deck":
            return self._drawings.piles.draw_piles(view, pen)
        if word == "legend":
            return self._drawings.piles.legend(pen)
        answer = self._drawings.answers.get(word)
        return None if answer is None else answer(rest, view, decision, pen)

    def _pen(self, display: Display) -> P:
        return self._drawings.pen(self._texts, display)


def find_seat(text: str, seats: Sequence[S], pen: BasePen) -> S:
    """The seat with this number, counted from 1, or with a name that begins like this."""
    for number, seat in enumerate(seats, 1):
        if text == str(number) or (text and seat.name.lower().startswith(text)):
            return seat
    names = ", ".join(f"{number} {seat.name}" for number, seat in enumerate(seats, 1))
    raise CardtownError(pen.ui("city-usage", text=names))
