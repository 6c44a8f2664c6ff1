"""Puzzles at a terminal: a position is drawn, and the person says what to do."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import Any, Final

from cardtown.core import Action, BadInput, CardtownError, Decision, message
from cardtown.localization import Texts, choose_language
from cardtown.positions import Position
from cardtown.puzzles import Puzzle, stock_of
from cardtown.puzzles.checking import SEARCH, Answer, answer
from cardtown.terminal.console import Terminal
from cardtown.terminal.plain import PlainScreen
from cardtown.terminal.screen import Screen, part_for

_SHOWN: Final = 3
_LONGEST_ECHO: Final = 40


def solve(
    game: str,
    *,
    theme: str | None = None,
    difficulty: int | None = None,
    seed: str | None = None,
    lang: str | None = None,
) -> None:
    """Let somebody solve the puzzles of a game, all of them or those of a kind."""
    puzzles = [
        one
        for one in stock_of(game)
        if theme in (None, one.theme) and difficulty in (None, one.difficulty)
    ]
    if not puzzles:
        problem = "no puzzle is about that, or so hard"
        raise BadInput("theme", problem, message("bad-no-such-puzzles"))
    random.Random(seed).shuffle(puzzles)
    texts = Texts.load(choose_language(lang, os.environ))
    Solving(puzzles, texts, Terminal.standard(os.environ)).run()


class Solving:
    """Somebody solves puzzles of one game, with as many tries as wanted."""

    def __init__(self, puzzles: Sequence[Puzzle], texts: Texts, terminal: Terminal) -> None:
        self._puzzles = puzzles
        self._texts = texts
        self._terminal = terminal
        self._at_once = 0

    def run(self) -> None:
        """Ask one puzzle after another, until there are no more or the person leaves."""
        asked = 0
        try:
            for number, puzzle in enumerate(self._puzzles, 1):
                self._terminal.say(self._t("puzzle", number=number, n=len(self._puzzles)))
                asked = number
                self._at_once += self._ask(puzzle)
        except (EOFError, KeyboardInterrupt):
            asked -= 1
        self._terminal.say(self._t("puzzles-solved", number=self._at_once, n=asked))

    def _ask(self, puzzle: Puzzle) -> bool:
        """Ask until it is solved or given up; whether it was solved at once."""
        one = _Asked(puzzle, self._screen(puzzle), self._texts, self._terminal)
        return one.ask()

    def _screen(self, puzzle: Puzzle) -> Screen[Any, Any]:
        part = part_for(puzzle.read().view.game)
        return PlainScreen(self._texts) if part is None else part.SCREEN(self._texts)

    def _t(self, message_id: str, **arguments: str | int) -> str:
        return self._texts(f"ui-{message_id}", **arguments)


class _Asked:
    """One puzzle while somebody tries to solve it."""

    def __init__(
        self, puzzle: Puzzle, screen: Screen[Any, Any], texts: Texts, terminal: Terminal
    ) -> None:
        self._puzzle = puzzle
        self._screen = screen
        # The points of the options would say too much.
        self._screen.previews = False
        self._texts = texts
        self._terminal = terminal
        position: Position = puzzle.read()
        assert position.decision is not None
        self._view: Any = position.view
        self._decision: Decision[Any] = position.decision
        self._found: Answer | None = None
        self._hints = 0
        self._tries = 0

    def ask(self) -> bool:
        """Ask until it is solved or given up; whether it was solved at once."""
        self._draw()
        question = self._screen.question(self._view, self._decision)
        while True:
            line = " ".join(self._terminal.ask(question).lower().split())
            match line:
                case "quit" | "exit":
                    raise EOFError
                case "":
                    self._draw()
                case "next":
                    return False
                case "answer":
                    self._say_answer("puzzle-answer")
                    return False
                case "hint":
                    self._give_hint()
                case "help" | "?":
                    help_text = self._screen.help(self._decision)
                    self._terminal.show(f"{help_text}\n{self._t('puzzle-help')}")
                case _ if self._try(line):
                    return self._tries == 1 and not self._hints
                case _:
                    pass

    def _draw(self) -> None:
        self._terminal.show(self._screen.render(self._view, self._decision, self._terminal.display))

    def _try(self, line: str) -> bool:
        """Judge what the person would do; whether it is the best."""
        try:
            action = self._screen.parse(line, self._view, self._decision)
            if action is None:
                told = self._screen.explain(
                    line, self._view, self._decision, self._terminal.display
                )
                if told is not None:
                    self._terminal.show(told)
                    return False
            option = self._option(line if action is None else str(action))
        except CardtownError as error:
            said = None if error.message is None else self._texts.say(error.message)
            self._terminal.complain(said or str(error))
            return False
        self._tries += 1
        if str(option) == self._puzzle.best:
            self._say_answer("puzzle-right")
            return True
        given = next(lost for one, lost in self._answer().judged.options if one.action == option)
        # The puzzle was checked by long searches: this one may think little of the lead.
        given = max(given, self._puzzle.lead)
        words = self._t("puzzle-wrong", text=str(option), other=_percent(given))
        self._terminal.complain(words)
        return False

    def _option(self, text: str) -> Action:
        for option in self._decision.options:
            if str(option).lower() == text.lower():
                found: Action = option
                return found
        raise CardtownError(self._t("not-understood", text=text[:_LONGEST_ECHO]))

    def _give_hint(self) -> None:
        """First what it is about, then the three options that look best."""
        self._hints += 1
        if self._hints == 1:
            theme = self._texts.get(f"ui-theme-{self._puzzle.theme}") or self._puzzle.theme
            self._terminal.say(self._t("puzzle-about", name=theme))
            return
        best = self._puzzle.best
        others = [str(one.action) for one, _ in self._answer().judged.options]
        others.remove(best)
        # The order of their texts does not say which is best.
        three = sorted([best, *others[: _SHOWN - 1]])
        self._terminal.say(self._t("puzzle-three", text=" · ".join(three)))

    def _say_answer(self, message_id: str) -> None:
        """The best option, what all others give away, and what it brings."""
        puzzle = self._puzzle
        self._terminal.say(self._t(message_id, text=puzzle.best, other=_percent(puzzle.lead)))
        own = next(
            one for one, _ in self._answer().judged.options if str(one.action) == puzzle.best
        )
        lines = [f"{line} {points:+d}" for line, points in own.reasons]
        if lines:
            self._terminal.show(f"  {', '.join(lines)}")

    def _answer(self) -> Answer:
        """What the search says of all options; it takes a moment, and is made once."""
        if self._found is None:
            name = f"solve {self._puzzle.position}"
            self._found = answer(SEARCH, self._view, self._decision, name, looks=1)
        return self._found

    def _t(self, message_id: str, **arguments: str | int) -> str:
        return self._texts(f"ui-{message_id}", **arguments)


def _percent(share: float) -> str:
    return f"{share:.0%}"
