"""`cardtown rules`: the rules in our own words, by number, chapter or search words."""

from __future__ import annotations

import os

from rich.console import Console, Group
from rich.markdown import Markdown

from cardtown import rulebook
from cardtown.cli.help import list_of
from cardtown.core import BadInput, message
from cardtown.localization import choose_language

_SHOWN = 12


def show_rules(words: str, lang: str | None) -> None:
    """Print the rules asked for, in the language requested or that of the environment."""
    found = find_rules(words, choose_language(lang, os.environ))
    console = Console()
    if len(found) > _SHOWN:
        for rule in found:
            console.print(f"{rule.number:<6} {rule.title}", highlight=False, markup=False)
    else:
        console.print(Group(*(Markdown(as_markdown(rule)) for rule in found)))


def find_rules(words: str, language: str) -> tuple[rulebook.Rule, ...]:
    """The rule of that number, the chapter of that number, or all rules with these words."""
    for look_up in (_by_number, rulebook.chapter, rulebook.search):
        try:
            found = look_up(words, language)
        except rulebook.RuleNotFound:
            continue
        if found:
            return found
    chapters = list_of(tuple(map(_first_chapter, rulebook.games_with_rules())))
    raise BadInput(
        "rules",
        f"no rule has the number or the words {words!r}; try {chapters}",
        message("ui-rules-none", text=words[:40]),
    )


def as_markdown(rule: rulebook.Rule) -> str:
    """A rule with its number and title as the heading."""
    return f"**{rule.number} {rule.title}**\n\n{rule.text}\n"


def _by_number(number: str, language: str) -> tuple[rulebook.Rule, ...]:
    return (rulebook.find(number, language),)


def _first_chapter(game: str) -> str:
    return rulebook.chapter_of(rulebook.load(game)[0].number)
