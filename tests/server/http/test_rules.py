"""Reading and searching the rules over the network."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardtown import rulebook
from cardtown.games.card_city import FIRST_CITY
from cardtown.games.card_city.scoring import score
from cardtown.games.carson_city.scoring import LINES
from cardtown.localization import LANGUAGES
from tests.server.harness import ServerProcess, stranger

ROOT = Path(__file__).parents[3]
ENGINE = ROOT / "src" / "cardtown"
CITED = re.compile(r"[\"'\s(](?P<number>[CK]\d+\.\d+|[DE]\d{1,2})[\"'),.;:\s]")
"""A rule as the sources of the games name it."""


def ask(server: ServerProcess, path: str, **query: str) -> httpx.Response:
    """What somebody whom the server does not know is answered."""

    async def story() -> httpx.Response:
        async with stranger(server) as eve:
            return await eve.http.get(path, params=query)

    return asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.games_with_rules())
def test_the_rules_of_a_game_in_a_language(server: ServerProcess, game: str, language: str) -> None:
    response = ask(server, f"/api/rules/{game}", language=language)
    assert response.status_code == 200
    answer = response.json()
    assert (answer["game"], answer["language"]) == (game, language)
    assert answer["title"] == rulebook.title(game, language)
    assert answer["rules"] == [
        {"number": one.number, "title": one.title, "chapter": one.chapter, "text": one.text}
        for one in rulebook.load(game, language)
    ]


def test_english_is_the_default(server: ServerProcess) -> None:
    assert ask(server, "/api/rules/card-city").json()["language"] == "en"


def test_browsers_may_keep_the_rules_for_a_while(server: ServerProcess) -> None:
    answers = ask(server, "/api/rules/card-city"), ask(server, "/api/rules", words="city")
    assert {one.headers["cache-control"] for one in answers} == {"public, max-age=3600"}


def test_a_search_finds_the_rules_of_both_games(server: ServerProcess) -> None:
    found = ask(server, "/api/rules", words="wer gewinnt", language="de").json()
    assert [(one["number"], one["game"]) for one in found] == [
        ("C7.2", "carson-city"),
        ("K6.2", "card-city"),
    ]


def test_a_search_overlooks_case_and_accents_and_puts_titles_first(server: ServerProcess) -> None:
    found = ask(server, "/api/rules", words="GEFANGNIS", language="de").json()
    assert found[0]["number"] == "C5.4"
    assert "C4.5" in [one["number"] for one in found]


def test_a_search_finds_a_rule_by_its_number(server: ServerProcess) -> None:
    found = ask(server, "/api/rules", words="c4.5").json()
    assert found[0]["number"] == "C4.5"
    assert all("C4.5" in one["text"] for one in found[1:])


@pytest.mark.parametrize("words", ["", "   ", "zebra"])
def test_a_search_may_find_nothing(server: ServerProcess, words: str) -> None:
    response = ask(server, "/api/rules", words=words)
    assert (response.status_code, response.json()) == (200, [])


@pytest.mark.parametrize(
    ("path", "query", "said"),
    [
        ("/api/rules/chess", {}, "There are no rules of 'chess'; the games are"),
        ("/api/rules/card-city", {"language": "eo"}, "There are no rules in 'eo'; the languages"),
        ("/api/rules", {"words": "city", "language": "eo"}, "There are no rules in 'eo'"),
        ("/api/rules", {"words": "", "language": "eo"}, "There are no rules in 'eo'"),
        ("/api/rules", {}, "words: Field required"),
        ("/api/rules", {"words": "x" * 101}, "at most 100 characters"),
    ],
)
def test_unknown_games_languages_and_rules_are_refused_in_a_sentence(
    server: ServerProcess, path: str, query: dict[str, str], said: str
) -> None:
    response = ask(server, path, **query)
    assert response.status_code == 422
    assert said in response.json()["error"]["message"]


# --- what cites them -----------------------------------------------------------------------------


def exists_everywhere(number: str) -> None:
    for language in LANGUAGES:
        assert rulebook.find(number, language).number == number


def citations() -> dict[str, Any]:
    """The rules that the web table cites by game, those of the score sheet's lines among them."""
    games = ROOT / "web" / "src" / "games"
    return {
        game: json.loads((games / game / "rules" / "citations.json").read_text("utf-8"))
        for game in rulebook.games_with_rules()
    }


def test_every_line_of_the_score_sheets_has_a_rule() -> None:
    lines = {game: cited["lines"] for game, cited in citations().items()}
    assert tuple(lines["carson-city"]) == LINES
    assert tuple(lines["card-city"]) == tuple(score(FIRST_CITY, 0).lines)
    for game, cited in lines.items():
        assert {rulebook.find(number).game for number in cited.values()} == {game}


def test_every_rule_that_the_web_table_cites_exists_in_every_language() -> None:
    numbers = re.findall(r"\"([CK]\d+\.\d+|[DE]\d+)\"", json.dumps(citations()))
    assert len(numbers) >= len(LINES)
    for number in numbers:
        exists_everywhere(number)


def cited_in(folder: str) -> set[str]:
    sources = [path.read_text("utf-8") for path in (ENGINE / folder).rglob("*.py")]
    return {found["number"] for source in sources for found in CITED.finditer(source)}


@pytest.mark.parametrize("folder", ["games/carson_city", "games/card_city", "server", "terminal"])
def test_every_rule_that_a_refusal_can_cite_exists_in_every_language(folder: str) -> None:
    cited = cited_in(folder)
    assert cited
    for number in cited:
        exists_everywhere(number)


def test_the_refusals_of_the_games_are_among_them() -> None:
    assert {"C3.4", "C3.6", "C4.2", "C4.3", "C4.4", "C4.5", "C6.3"} <= cited_in("games/carson_city")
    assert {"K3.1", "K3.4", "K3.5", "K3.7", "K4.4", "K5.2"} <= cited_in("games/card_city")


def test_the_first_letter_of_a_number_tells_its_game() -> None:
    letters = {"carson-city": "CD", "card-city": "KE"}  # which the web table goes by
    for game in rulebook.games_with_rules():
        assert {one.number[0] for one in rulebook.load(game)} == set(letters[game])
