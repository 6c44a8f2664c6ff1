"""The screen of a game that brings none: its view as text, its options as a numbered list."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cardtown.core import Action, CardtownError, Decision, Event, Result, View
from cardtown.core.describe import lines as describe_lines
from cardtown.localization import Texts
from cardtown.terminal.console import Display
from cardtown.terminal.pen import STRONG, BasePen


class PlainScreen:
    """Any game for one terminal, in one language."""

    def __init__(self, texts: Texts) -> None:
        """A screen that has no previews to show or hide."""
        self.previews = True
        self._texts = texts

    def render(self, view: View, decision: Decision[Action], display: Display) -> RenderableType:
        """The view line by line, then the options by number."""
        options = (f"{number:>3}  {option}" for number, option in enumerate(decision.options, 1))
        return Group(*map(Text, (*describe_lines(view), "", *options)))

    def question(self, view: View, decision: Decision[Action]) -> str:
        """The question, in one line."""
        return f"{decision.kind}: {self._texts('ui-ask-plain', n=len(decision.options))}"

    def secret(self, decision: Decision[Action]) -> bool:
        """Always: the screen cannot tell which parts of a view are for one seat alone."""
        return True

    def blind(self, decision: Decision[Action]) -> bool:
        """Never: the view itself may hold secrets."""
        return False

    def help(self, decision: Decision[Action]) -> str:
        """What can be typed now."""
        return self._texts("ui-help-plain")

    def parse(self, line: str, view: View, decision: Decision[Action]) -> Action | None:
        """The option with this number; None for anything else, such as the text of an option."""
        if not (line.isascii() and line.isdigit()):
            return None
        number = int(line[:9])
        if not 1 <= number <= len(decision.options):
            raise CardtownError(self._texts("ui-not-understood", text=line[:40]))
        return decision.options[number - 1]

    def explain(
        self, line: str, view: View, decision: Decision[Action], display: Display
    ) -> RenderableType | None:
        """None: the game adds no questions."""
        return None

    def describe(self, event: Event, view: View) -> str:
        """The event with its fields, as its JSON has them."""
        fields = event.to_json()
        name = fields.pop("event")
        return f"{name}: {', '.join(f'{key} {_text(value)}' for key, value in fields.items())}"

    def score(self, view: View, display: Display) -> RenderableType:
        """The points of each seat."""
        return Group(*(Text(f"{seat.name}: {_text(seat.points)}") for seat in view.seats))

    def result(self, view: View, result: Result, display: Display) -> RenderableType:
        """The final scores, highest first, with the winners marked."""
        star = BasePen(self._texts, display).star
        title = Text(self._texts("total"), style=STRONG)
        lines = [title]
        for seat in sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat]):
            won = seat in result.winners
            line = f"{star if won else ' '} {view.seats[seat].name}: {result.scores[seat]}"
            lines.append(Text(line, style=STRONG if won else ""))
        return Group(*lines)


def _text(value: Any) -> str:
    return "–" if value is None else str(value)
