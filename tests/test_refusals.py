"""Whatever the rules refuse, they can say it in every language."""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import fluent.syntax.ast as fluent
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.serializer import serialize_pattern

import cardtown
from cardtown import games
from cardtown.cli.main import main
from cardtown.core import (
    Action,
    BadAction,
    CardtownError,
    GameOver,
    Message,
    Name,
    Record,
    RecordMismatch,
    RuleBreach,
    replay,
)
from cardtown.games.card_city import obstacles as card_city_obstacles
from cardtown.games.carson_city import obstacles as carson_city_obstacles
from cardtown.games.obstacle import Obstacle
from cardtown.localization import LANGUAGES, LOCALES, Texts
from cardtown.proof import answer_verify
from cardtown.questions import answer, answer_people

_EXAMPLES = {
    "captain": True,
    "card": 9,
    "character": "sheriff",
    "choices": "'keep 0 1'",
    "coins": 2,
    "due": "",  # each of them, below
    "each": 2,
    "example": "divide 0 1 | 2 | 3",
    "glyph": "M",
    "half": 1,
    "hand": "PR",
    "index": 7,
    "industrials": 1,
    "kind": "R",
    "last": 3,
    "limit": 5,
    "most": 3,
    "price": 5,
    "rule": "C3.4",
    "said": "bid 9",
    "seat": 0,
    "under": "^",
    "text": "divide 0 1 | 2 | 3",
}
MODULES = [carson_city_obstacles, card_city_obstacles]


def _obstacles(module: ModuleType) -> Iterator[Obstacle]:
    """Every obstacle that a game has: the constants, and one of each function."""
    for name, value in vars(module).items():
        if isinstance(value, Obstacle):
            yield value
        elif (
            inspect.isfunction(value)
            and not name.startswith("_")
            and value.__module__ == module.__name__
        ):
            known = {key: _EXAMPLES[key] for key in inspect.signature(value).parameters}
            for due in module.DUE if "due" in known else [""]:
                yield value(**known | ({"due": due} if due else {}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES, ids=["carson-city", "card-city"])
def test_every_obstacle_is_a_sentence_in_every_language(language: str, module: ModuleType) -> None:
    texts = Texts.load(language)
    found = list(_obstacles(module))
    assert len(found) > 15
    for obstacle in found:
        said = texts.say(obstacle.message)
        assert said[-1] == "."
        if language != "en":
            assert said != Texts.load("en").say(obstacle.message), obstacle.message.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["R", "C"])
def test_a_district_is_called_by_its_own_name(language: str, kind: str) -> None:
    texts = Texts.load(language)
    other = "C" if kind == "R" else "R"
    for refuse in (
        card_city_obstacles.beside_own_kind,
        card_city_obstacles.no_district,
        card_city_obstacles.joins,
        card_city_obstacles.developed_already,
        card_city_obstacles.unsupported,
        card_city_obstacles.none_in_reserve,
    ):
        assert texts.say(refuse(kind).message) != texts.say(refuse(other).message)


def test_a_message_names_things_in_the_readers_language() -> None:
    covers = Message(
        "refused-carson-covers", {"new": Name("element-mine"), "under": Name("element-bank")}
    )
    assert Texts.load("en").say(covers) == "Mine may not cover Bank."
    assert Texts.load("de").say(covers) == "Nicht erlaubt: Mine über Bank."


_TRIED = {
    "carson-city": ["bid 9", "take 5", "place 40 0", "place 1 0", "sell 0", "use lawyer", "done"],
    "card-city": [
        "build R 0 0",
        "build I 9 9",
        "discard",
        "pass",
        "open",
        "develop C 0 1",
        "buy 0 9",
    ],
}


@pytest.mark.parametrize("name", sorted(_TRIED))
def test_refusals_of_whole_games_have_a_message(name: str) -> None:
    rng = random.Random(name)
    table = games.get(name).new_table(["human"] * 4, seed="refusals")
    refused = 0
    while not table.over:
        for decision in table.decisions():
            for text in _TRIED[name]:
                action: Action = table.grammar.parse(text)
                if action not in decision.options:
                    with pytest.raises(RuleBreach) as caught:
                        table.play(decision.seat, action)
                    assert caught.value.message is not None, text
                    assert Texts.load("fr").say(caught.value.message)
                    refused += 1
        decision = rng.choice(list(table.decisions()))
        table.play(decision.seat, rng.choice(decision.options))
    assert refused > 100
    with pytest.raises(GameOver) as over:
        table.play(0, _TRIED[name][0])
    assert over.value.message is not None


@pytest.mark.parametrize("text", ["fly 3", "", "bid", "bid seven", "bid 07"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_not_an_action_is_refused_in_every_language(
    text: str, language: str
) -> None:
    table = games.get("carson-city").new_table(["human"] * 4, seed="words")
    with pytest.raises(BadAction) as caught:
        table.play(0, text)
    error: CardtownError = caught.value
    assert error.message is not None
    assert text in Texts.load(language).say(error.message)


# --- every text that can reach a person ---------------------------------------------------------

SOURCES = Path(cardtown.__file__).parent
_FOR_PEOPLE = (
    "core",
    "games",
    "terminal",
    "cli",
    "bots/registry.py",
    "bots/parts.py",
    "bots/limits.py",
)
_ALONE = ("questions.py", "options.py", "localization.py", "seats.py")
# Commands that speak English alone, since what they print is for programs and for those who run
# servers and laboratories: they have no --lang.
_ENGLISH = {"deck.py", "hindsight.py", "hint.py", "lab.py", "lab_balance.py", "lab_run.py"} | {
    "verify.py",
    "standings.py",
    "arena.py",
}
_KINDS = {"BadInput": 2, "RuleBreach": 2, "RecordMismatch": 2, "BadAction": 1}
"""Errors that carry a message, and where it stands among their arguments."""


def _files_for_people() -> Iterator[Path]:
    for name in _FOR_PEOPLE:
        found = SOURCES / name
        yield from sorted(found.rglob("*.py")) if found.is_dir() else (found,)
    yield from (SOURCES / name for name in _ALONE)


def _calls(file: Path) -> Iterator[ast.Call]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def test_no_error_for_people_is_english_only() -> None:
    silent = [
        f"{file.relative_to(SOURCES)}:{call.lineno}"
        for file in _files_for_people()
        if file.name not in _ENGLISH
        for call in _calls(file)
        if (place := _KINDS.get(_name(call))) is not None
        and len(call.args) <= place
        and not any(keyword.arg == "message" for keyword in call.keywords)
    ]
    assert not silent


def test_every_message_is_a_sentence_in_every_language() -> None:
    ids = {
        str(call.args[0].value)
        for file in _files_for_people()
        for call in _calls(file)
        if _name(call) in ("message", "Message") and isinstance(call.args[0], ast.Constant)
    }
    assert len(ids) > 60
    assert _lacking(ids, ("common", "errors", "terminal", "carson-city", "card-city")) == []


def test_every_refusal_of_the_server_has_words_on_the_web() -> None:
    codes = {
        str(call.args[0].value)
        for file in sorted((SOURCES / "server").rglob("*.py"))
        for call in _calls(file)
        if _name(call) == "Refused" and isinstance(call.args[0], ast.Constant)
    }
    assert len(codes) > 40
    own = {"not_an_action"}  # carries the message of the rules
    codes |= {"no_table", "bad_input", "unavailable", "failure", "http", "too_many"}
    words = {f"web-refused-{code.replace('_', '-')}" for code in codes - own}
    assert _lacking(words, ("web",)) == []


def test_every_step_of_a_proof_has_words_on_the_web() -> None:
    table = games.get("card-city").new_table(["human"] * 2, seed="proof")
    rng = random.Random("proof")
    while not table.over:
        decision = rng.choice(list(table.decisions()))
        table.play(decision.seat, rng.choice(decision.options))
    steps = answer_verify("card-city", Record.of(table).to_json())["steps"]
    words = {f"web-proof-step-{step['step']}" for step in steps}
    assert _lacking(words, ("web-after",)) == []


def _lacking(ids: set[str], names: tuple[str, ...]) -> list[str]:
    """Which of the texts a language lacks, or has in English."""
    english = _patterns("en", names)
    found = []
    for language in LANGUAGES:
        patterns = _patterns(language, names)
        found += [f"{language} {one}" for one in sorted(ids - set(patterns))]
        if language != "en":
            same = (one for one in sorted(ids & set(patterns)) if patterns[one] == english[one])
            found += [f"{language} {one} is English" for one in same]
    return found


def _patterns(language: str, names: tuple[str, ...]) -> dict[str, str]:
    parsed = (
        FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8"))
        for name in names
    )
    return {
        entry.id.name: serialize_pattern(entry.value)
        for resource in parsed
        for entry in resource.body
        if isinstance(entry, fluent.Message) and entry.value is not None
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_commands_say_what_is_wrong_in_the_readers_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "city.json"
    file.write_text('{"rows": ["h.^......"]}', encoding="utf-8")
    ask = ["score", "carson-city", str(file)]
    assert main([*ask, "--lang", language]) == 2
    said = Texts.load(language)("bad-carson-city-size", height=1, width=9)
    assert capsys.readouterr().err == f"cardtown: rows: {said}\n"
    assert main([*ask, "--lang", language, "--json"]) == 2  # for programs: always the same words
    english = "cardtown: rows: the city is 1 × 9 parcels, larger than 8 × 8\n"
    assert capsys.readouterr().err == english
    assert main(["play", "carson-city", "--seats", "you,ghost", "--lang", language]) == 2
    said = Texts.load(language)("bad-choice", choices="you, bot:NAME or virtual:LEVEL")
    assert capsys.readouterr().err == f"cardtown: seats: {said}\n"


def test_questions_of_people_are_answered_with_a_message_too() -> None:
    question = b'{"command": "score", "game": "card-city", "input": {"rows": ["R?"], "coins": 1}}'
    problem = 'rows[0]: "?" is not a glyph'
    assert answer(question) == {"error": problem}
    text = {"id": "bad-glyph", "arguments": {"glyph": '"?"'}}
    assert answer_people(question) == {"error": problem, "text": text}


def test_a_record_that_does_not_fit_says_why_in_every_language() -> None:
    table = games.get("carson-city").new_table(["human"] * 4, seed="unfit")
    record = replace(Record.of(table), actions=((0, "bid 99"),))
    with pytest.raises(RecordMismatch) as caught:
        replay(record, games.get("carson-city"))
    assert caught.value.message is not None
    for language in LANGUAGES:
        assert Texts.load(language).say(caught.value.message)
