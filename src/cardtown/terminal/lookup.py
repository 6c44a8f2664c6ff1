"""`rules …` while playing: a rule by number, a chapter, or every rule with certain words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from cardtown import games, rulebook
from cardtown.core import BadInput, CardtownError, message
from cardtown.localization import Texts
from cardtown.rulebook import Rule
from cardtown.terminal.screen import part_for

_NUMBER: Final = re.compile(r"[a-z]\d+(\.\d+)?", re.IGNORECASE)
_SHOWN_WHOLE: Final = 3


def rules(wanted: str, game: str, texts: Texts, *, plain: bool) -> RenderableType:
    """Show the rules asked for; raise :class:`CardtownError` if there are none."""
    if not has_rules(game):
        problem = f"{game} brings no rules to read"
        raise BadInput("rules", problem, message("bad-no-rules"))
    if not wanted:
        return texts("ui-rules-usage", **examples(game, texts))
    found = _find(wanted, game, texts.language)
    if not found:
        raise CardtownError(texts("ui-rules-none", text=wanted[:40]))
    if len(found) > _SHOWN_WHOLE:
        return Group(*(Text(f"{rule.number}  {rule.title}") for rule in found))
    return Group(*(_picture(rule, plain=plain) for rule in found))


def examples(game: str, texts: Texts) -> dict[str, str]:
    """A rule, a chapter and a word of the game's rules, to show what people can ask for."""
    if (part := part_for(game)) is not None:
        rule, chapter, word = part.EXAMPLES
        return {"rule": rule, "name": chapter, "text": texts(word)}
    first = rulebook.load(game, texts.language)[0]
    word = max(first.title.split(), key=len)
    return {"rule": first.number, "name": rulebook.chapter_of(first.number), "text": word}


def has_rules(game: str) -> bool:
    """Whether the game brings rules to look up."""
    return game in rulebook.games_with_rules()


def _find(wanted: str, game: str, language: str) -> Sequence[Rule]:
    if not _NUMBER.fullmatch(wanted):
        return [rule for rule in rulebook.search(wanted, language) if rule.game == game]
    if "." in wanted or wanted[0].upper() in _decision_letters():
        return (rulebook.find(wanted, language),)
    return rulebook.chapter(wanted, language)


def _decision_letters() -> set[str]:
    """The letters before the numbers of decisions, which have no chapters."""
    prefixes = (games.get(game).facts.rule_prefixes for game in rulebook.games_with_rules())
    return {letter for _, *decisions in filter(None, prefixes) for letter in decisions}


def _picture(rule: Rule, *, plain: bool) -> RenderableType:
    title = Text(f"{rule.number} {rule.title}", style="bold")
    return Group(title, Text(rule.text) if plain else Markdown(rule.text))
