"""The rules of the games as pages: the same texts that `cardtown rules` shows."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response

from cardtown.localization import LANGUAGES
from cardtown.server.format.rules import FoundRuleShape, RulesShape, rules_of, rules_with
from cardtown.server.http.dependencies import Reader
from cardtown.server.http.responses import describe_answer, json_response

_LONGEST_SEARCH: Final = 100
_FOR_A_WHILE: Final = "public, max-age=3600"

Language = Annotated[str, Query(max_length=40, description=f"one of {', '.join(LANGUAGES)}")]


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
    return _cacheable(rules_with(words, language))


@router.get("/rules/{game}", **describe_answer(RulesShape, "The rules"))
async def read_rules(game: str, _: Reader, language: Language = "en") -> Response:
    """All rules of a game in a language."""
    return _cacheable(rules_of(game, language))


def _cacheable(content: Any) -> Response:
    """An answer that browsers may cache: rules change only with the program."""
    response = json_response(content)
    response.headers["Cache-Control"] = _FOR_A_WHILE
    return response
