"""A terminal that remembers what is on the screen, and a person who answers by rule."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console, RenderableType

from cardtown.core import Table
from cardtown.localization import Texts
from cardtown.terminal.bots import SeatedBots
from cardtown.terminal.console import Display, Terminal, Typed
from cardtown.terminal.screen import Screen
from cardtown.terminal.session import Session

SMALL = Display(79, 24, colour=True, unicode=True)
PLAIN = Display(80, 1000, colour=False, unicode=False)

Answer = Callable[[str, "Watcher"], str]


def text_of(picture: RenderableType, width: int = 200) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(picture, soft_wrap=True)
    return out.getvalue()


class Watcher(Terminal):
    """`visible` is everything shown since the screen was last cleared completely."""

    def __init__(self, answer: Answer, environ: Mapping[str, str] | None = None) -> None:
        super().__init__(io.StringIO(), io.StringIO(), environ or {})
        self._answer = answer
        self.visible = ""
        self.typed = Typed.SEEN

    def show(self, picture: RenderableType) -> None:
        self.visible += text_of(picture)

    def wipe(self, *, wholly: bool = False) -> None:
        if wholly:
            self.visible = ""

    def ask(self, question: str, typed: Typed = Typed.SEEN) -> str:
        self.visible += f"{question}\n"
        self.typed = typed
        line = self._answer(question, self)
        self.visible += f"> {line}\n" if typed is not Typed.UNSEEN else ""
        return line


def sit_down(
    table: Table[Any, Any],
    screen: Screen[Any, Any],
    answer: Callable[[str, Watcher, Session], str],
) -> Session:
    """Play the game to its end; all who are not bots are people, answered for by `answer`."""
    session: Session

    def ask(question: str, watcher: Watcher) -> str:
        return answer(question, watcher, session)

    bots = SeatedBots(table.facts.game, table.seats)
    session = Session(table, screen, bots, Watcher(ask), Texts.load("en"))
    session.run()
    return session
