"""Help that names the games and the languages there are."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

from cardtown.localization import LANGUAGES

GAMES = "{games}"
"""Stands in a help text for the games; they are looked for only when somebody asks for help."""


class GameCommand(TyperCommand):
    """A command whose help texts name games."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, with the names of the games that are installed."""
        from cardtown import games

        known = list_of(games.names())
        for parameter in self.params:
            text = getattr(parameter, "help", None)
            if text is not None:
                parameter.help = text.replace(GAMES, known)  # type: ignore[attr-defined]
        super().format_help(ctx, formatter)


def list_of(names: tuple[str, ...]) -> str:
    """`a, b or c`."""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


LANGUAGE_HELP = list_of(LANGUAGES)
