"""`rules …` while playing: a rule by number, a chapter, or all rules that hold some words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from cardtown import rulebook
from cardtown.core import CardtownError
from cardtown.localization import Texts
from cardtown.rulebook import Rule

_NUMBER: Final = re.compile(r"[a-z]\d+(\.\d+)?", re.IGNORECASE)
_SHOWN_WHOLE: Final = 3
_EXAMPLES: Final = {
    "carson-city": ("C4.5", "C4", "element-outlaws"),
    "card-city": ("K3.4", "K3", "building-leisure"),
}
"""A rule, a chapter, and the text of a word that the rules hold."""


def rules(wanted: str, game: str, texts: Texts, *, plain: bool) -> RenderableType:
    """The rules asked for; raise :class:`CardtownError` where there are none."""
    if not wanted:
        return texts("ui-rules-usage", **examples(game, texts))
    found = _find(wanted, game, texts.language)
    if not found:
        raise CardtownError(texts("ui-rules-none", text=wanted[:40]))
    if len(found) > _SHOWN_WHOLE:
        return Group(*(Text(f"{rule.number}  {rule.title}") for rule in found))
    return Group(*(_picture(rule, plain=plain) for rule in found))


def examples(game: str, texts: Texts) -> dict[str, str]:
    """A rule, a chapter and a word of the game's rules, to show what can be asked."""
    rule, chapter, word = _EXAMPLES[game]
    return {"rule": rule, "name": chapter, "text": texts(word)}


def _find(wanted: str, game: str, language: str) -> Sequence[Rule]:
    if not _NUMBER.fullmatch(wanted):
        return [rule for rule in rulebook.search(wanted, language) if rule.game == game]
    if "." in wanted or wanted[0] in "dDeE":
        return (rulebook.find(wanted, language),)
    return rulebook.chapter(wanted, language)


def _picture(rule: Rule, *, plain: bool) -> RenderableType:
    title = Text(f"{rule.number} {rule.title}", style="bold")
    return Group(title, Text(rule.text) if plain else Markdown(rule.text))
