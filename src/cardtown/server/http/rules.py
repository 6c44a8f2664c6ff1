"""The rules of the games as pages: the same texts that `cardtown rules` shows."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from typing_extensions import TypedDict

from cardtown import rulebook
from cardtown.localization import LANGUAGES
from cardtown.server.http.dependencies import Reader
from cardtown.server.http.responses import describe_answer, json_response

_LONGEST_SEARCH: Final = 100
_FOR_A_WHILE: Final = "public, max-age=3600"

Language = Annotated[str, Query(max_length=40, description=f"one of {', '.join(LANGUAGES)}")]


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


router = APIRouter(prefix="/api")


@router.get("/rules", **describe_answer(list[FoundRuleShape], "The rules with these words"))
async def search_rules(
    words: Annotated[
        str, Query(max_length=_LONGEST_SEARCH, description="a number or words, all of them")
    ],
    _: Reader,
    language: Language = "en",
) -> Response:
    """Search the rules of all games; case and accents don't matter."""
    return _cacheable(
        [{**_rule(one), "game": one.game} for one in rulebook.search(words, language)]
    )


@router.get("/rules/{game}", **describe_answer(RulesShape, "The rules"))
async def read_rules(game: str, _: Reader, language: Language = "en") -> Response:
    """All rules of a game in a language."""
    rules: RulesShape = {
        "game": game,
        "language": language,
        "title": rulebook.title(game, language),
        "rules": [_rule(one) for one in rulebook.load(game, language)],
    }
    return _cacheable(rules)


def _rule(rule: rulebook.Rule) -> RuleShape:
    return {
        "number": rule.number,
        "title": rule.title,
        "chapter": rule.chapter,
        "text": rule.text,
    }


def _cacheable(content: Any) -> Response:
    """An answer that browsers may cache: rules change only with the program."""
    response = json_response(content)
    response.headers["Cache-Control"] = _FOR_A_WHILE
    return response
