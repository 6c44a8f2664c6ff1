"""Help that names the games, rules and languages that exist."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

from cardtown.localization import LANGUAGES

# Placeholders in help texts. Games are looked up only when somebody asks for help.
GAMES = "{games}"
RULE = "{rule}"
CHAPTER = "{chapter}"


class GameCommand(TyperCommand):
    """A command whose help texts name games or their rules."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, with the names of the games that are installed."""
        for parameter in self.params:
            text = getattr(parameter, "help", None)
            if text is not None:
                parameter.help = _fill_in(text)  # type: ignore[attr-defined]
        super().format_help(ctx, formatter)


def _fill_in(text: str) -> str:
    if GAMES in text:
        from cardtown import games

        text = text.replace(GAMES, list_of(games.names()))
    if RULE in text:
        from cardtown import rulebook

        number = rulebook.load(rulebook.games_with_rules()[0])[0].number
        text = text.replace(RULE, number).replace(CHAPTER, rulebook.chapter_of(number))
    return text


def list_of(names: tuple[str, ...]) -> str:
    """`a, b or c`."""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


LANGUAGE_HELP = list_of(LANGUAGES)
