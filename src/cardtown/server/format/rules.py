"""The rules of the games as pages."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown import rulebook


class RuleShape(TypedDict):
    """One numbered rule."""

    number: str
    title: str
    chapter: str
    """The chapter's whole heading."""
    text: str
    """Markdown: paragraphs, lists, tables, emphasis and code, nothing else."""


class RulesShape(TypedDict):
    """The rules of a game, in order, the decisions last."""

    game: str
    language: str
    title: str
    rules: list[RuleShape]


class FoundRuleShape(RuleShape):
    """A rule that holds the words searched for."""

    game: str


def rules_of(game: str, language: str) -> RulesShape:
    """All rules of a game in a language."""
    return {
        "game": game,
        "language": language,
        "title": rulebook.title(game, language),
        "rules": [_rule(one) for one in rulebook.load(game, language)],
    }


def rules_with(words: str, language: str) -> list[FoundRuleShape]:
    """The rules of all games that hold these words; case and accents don't matter."""
    return [{**_rule(one), "game": one.game} for one in rulebook.search(words, language)]


def _rule(rule: rulebook.Rule) -> RuleShape:
    return {
        "number": rule.number,
        "title": rule.title,
        "chapter": rule.chapter,
        "text": rule.text,
    }
