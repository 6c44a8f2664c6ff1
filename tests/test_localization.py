"""The texts: the same messages in every language, all of them sound, and the right language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardtown.core import BadInput
from cardtown.localization import LANGUAGES, LOCALES, Texts, choose_language, files

# Messages for the web table alone: nothing here formats them, but they must exist.
WEB_FILES = (
    "web",
    "web-table",
    "web-carson-city",
    "web-card-city",
    "web-after",
    "web-scorepad",
    "web-box",
    "web-book",
    "web-study",
    "web-rules",
    "web-coach",
    "web-hints",
    "web-daily",
    "web-race",
    "web-puzzles",
)
FILES = tuple(file.stem for file in files("en"))
ALL_FILES = (*FILES, *WEB_FILES)


def words(text: str) -> list[str]:
    return text.split()


CHARACTERS = words("""governor lawyer chinese_worker heroes gunsmith mercenary doctor auctioneer
    banker captain cowboy editor grocer indian paperboy prospector settler sheriff singer teacher
    undertaker""")
ELEMENTS = words("""empty mountain house townhouse mine ranch blacksmith drugstore bank saloon hotel
    general_store church prison city_hall outlaws""")
SUITS = words("hat star cactus boot horseshoe cow skull")
CARSON_CITY_LINES = words("""ranches mines drugstores banks saloons general_store_city_hall
    ranch_symbols mine_symbols house_symbols hotels city_hall outlaws characters""")
CARSON_CITY_TERMS = words("""bid appeal parcel terrain_card character_card auction_card row city
    tie_order hand spent""")
BUILDINGS = words("residential commercial leisure municipal industrial parking")
CLASSES = words("development culture other")
CARD_CITY_LINES = words("residential free_cells coins")
CARD_CITY_TERMS = words("""district reserve city_limit coin deck open_lot mixed_lot divider chooser
    first_player income""")
PHASES = words("divide build develop income buy")
LEVELS = words("novice intermediate expert")
COMMON = words("""language-name game-carson-city game-card-city yes no seat round points coins total
    winner winners tie you bot virtual-player undo save quit help rules score-sheet log""")

SAMPLES: dict[str, str | int] = {
    "number": 2,
    "round": 9,
    "n": 3,
    "era": 1,
    "name": "Anna",
    "text": "bid 7",
    "rule": "C4.5",
    "file": "game.json",
    "other": "Ben",
    "cards": "C R",
    "kind": "R",
    "size": 2,
    "at": "0 1",
    "industrials": 1,
    # what the rules refuse
    "said": "bid 7",
    "words": "bid, take",
    "word": "bid",
    "new": "Mine",
    "under": "Bank",
    "most": 3,
    "index": 4,
    "card": 7,
    "hand": "1, 2",
    "last": 3,
    "due": "bid",
    "limit": 5,
    "mb": 7,
    "price": 5,
    "coins": 2,
    "each": 2,
    "half": 1,
    "example": "divide 0 1 | 2 | 3",
    "written": "divide 0 1 | 2 | 3",
    "choices": "keep 0 1",
    "blank": "·",
    "grows": "↑",
    "first": "★",
    "here": "▸",
    # what is wrong with what somebody gave
    "byte": 4,
    "line": 2,
    "column": 7,
    "pair": "[seat, text]",
    "digits": 64,
    "format": "cardtown-record/1",
    "version": "2",
    "known": 1,
    "reason": "It is not your turn.",
    "problem": "This is missing.",
    "least": 4,
    "seats": 2,
    "package": "harbour",
    "glyph": '"?"',
    "height": 2,
    "width": 9,
    "missing": "captain",
    "game": "Card City",
    "must": 27,
    # what links show
    "names": "Ada, Bo",
    "points": "Ada 9, Bo 7",
}
PLURALS = {
    "en": ("0 points 1 point 2 points 5 points", "0 coins 1 coin 2 coins 5 coins"),
    "de": ("0 Punkte 1 Punkt 2 Punkte 5 Punkte", "0 Münzen 1 Münze 2 Münzen 5 Münzen"),
    "nl": ("0 punten 1 punt 2 punten 5 punten", "0 munten 1 munt 2 munten 5 munten"),
    "it": ("0 punti 1 punto 2 punti 5 punti", "0 monete 1 moneta 2 monete 5 monete"),
    "fr": ("0 point 1 point 2 points 5 points", "0 pièce 1 pièce 2 pièces 5 pièces"),
}


def phrases(text: str) -> set[str]:
    return {" ".join(phrase.split()) for phrase in text.split(",")}


READS_AS_IN_ENGLISH = {
    "de": phrases("""Bank, Bot, Bots, Bronze, Card City, Carson City, Coach, Cowboy, Drugstore,
        Drugstores, General Store, Gold, Hand, Hotel, Hotels, Link, Lobby, Mine, Name, Normal,
        Outlaws, Ranch, Ranches, Saloon, Saloons, Sheriff, Zoom, solo"""),
    "nl": phrases("""Bank, Bot, Bots, Cactus, Card City, Carson City, Coach, Cowboy, Drugstore,
        Drugstores, Era I Era II, Era II, Expert, General Store, Hand, Help, Hint, Hints, Host,
        Hotel, Hotels, Link, Lobby, Menu, Open, Outlaws, Ranch, Ranches, Saloon, Saloons, Score,
        Sheriff, Zoom, ranches, solo"""),
    "it": phrases("""Bot, Cactus, Card City, Carson City, Cowboy, Era I Era II, Era II, Hotel, Link,
        Lobby, Menu, No, Ranch, Replay, Round, Saloon, Zoom"""),
    "fr": phrases("""Bot, Bots, Bronze, Cactus, Card City, Carson City, Commercial, Cowboy, Culture,
        Drugstore, Drugstores, Expert, Menu, Mine, Mines, Municipal, Normal, Pages, Parking, Pause,
        Prison, Pts, Ranch, Saloon, Saloons, Score, Table, Tables, Total, Zoom, mines,
        minute minutes, place places, points, solo"""),
}
"""Messages that are rightly the same in another language: names, and words that both share."""


def entries(language: str, file: str) -> list[ast.EntryType]:
    """The messages of a Fluent file, without its comments."""
    source = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return [entry for entry in body if not isinstance(entry, ast.BaseComment)]


def message_ids(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)]


def all_ids(language: str = "en") -> list[str]:
    return [name for file in FILES for name in message_ids(language, file)]


def ids(prefix: str, names: list[str], suffix: str = "") -> set[str]:
    return {f"{prefix}-{name.replace('_', '-')}{suffix}" for name in names}


def small_bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


# The files


def test_a_folder_for_each_language_and_no_other() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        names = {path.name for path in (LOCALES / language).iterdir()}
        assert names == {f"{file}.ftl" for file in ALL_FILES}


@pytest.mark.parametrize("file", ALL_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_whole_messages(language: str, file: str) -> None:
    broken = [entry for entry in entries(language, file) if not isinstance(entry, ast.Message)]
    assert not broken, [getattr(entry, "content", entry) for entry in broken]


@pytest.mark.parametrize("file", ALL_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_english_ids_in_the_english_order(language: str, file: str) -> None:
    english, here = message_ids("en", file), message_ids(language, file)
    wrong = {
        "missing": sorted(set(english) - set(here)),
        "extra": sorted(set(here) - set(english)),
    }
    assert not any(wrong.values()), f"{language}/{file}.ftl: {wrong}"
    assert here == english


def variables(language: str, file: str) -> dict[str, set[str]]:
    """The arguments that each message takes."""

    class Finder(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    taken = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            finder = Finder()
            finder.visit(entry)
            taken[entry.id.name] = finder.found
    return taken


def wording(language: str, file: str) -> dict[str, str]:
    """The words of each message, without its arguments."""

    class Reader(Visitor):
        def __init__(self) -> None:
            self.read: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.read += node.value.split()

    said = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            reader = Reader()
            reader.visit(entry)
            said[entry.id.name] = " ".join(reader.read)
    return said


@pytest.mark.parametrize("language", READS_AS_IN_ENGLISH)
def test_nothing_is_left_in_english_but_what_is_listed(language: str) -> None:
    allowed, met, left = READS_AS_IN_ENGLISH[language], set(), []
    for file in ALL_FILES:
        english = wording("en", file)
        for name, text in wording(language, file).items():
            if text == english.get(name) and any(map(str.isalpha, text)):
                met.add(text)
                if text not in allowed:
                    left.append(f"{language}/{file}.ftl {name}: {text}")
    assert not left, "\n".join(left)
    assert not allowed - met, f"no longer needed in the list: {sorted(allowed - met)}"


@pytest.mark.parametrize("file", ALL_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shouts_and_quotes_are_curly(language: str, file: str) -> None:
    texts = wording(language, file).items()
    wrong = [f"{name}: {text}" for name, text in texts if set(text) & set("!'\"")]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", WEB_FILES)
def test_french_punctuation_is_never_left_alone_at_the_beginning_of_a_line(file: str) -> None:
    lines = (LOCALES / "fr" / f"{file}.ftl").read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if re.search(" [:;?!»…]|« ", line) and line[0] != "#"]
    assert not loose, "\n".join(loose)


@pytest.mark.parametrize("file", WEB_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_web_table_finds_the_english_arguments(language: str, file: str) -> None:
    english = variables("en", file)
    wrong = {
        name: taken for name, taken in variables(language, file).items() if taken - english[name]
    }
    assert not wrong, f"{language}/{file}.ftl takes arguments that are not given: {wrong}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_twice(language: str) -> None:
    names = all_ids(language)
    assert not {name for name in names if names.count(name) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_gives_an_id_two_meanings(language: str) -> None:
    """Fluent takes one of them, and says nothing of the other."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found = re.findall(r"^(-?[a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
        assert not {name for name in found if found.count(name) > 1}, file.name


def test_every_id_of_the_games_has_a_message() -> None:
    common = set(COMMON) | ids("level", LEVELS)
    carson_city = (
        {"era"}
        | ids("character", CHARACTERS)
        | ids("character", CHARACTERS, "-about")
        | ids("element", ELEMENTS)
        | ids("suit", SUITS)
        | ids("line", CARSON_CITY_LINES)
        | ids("term", CARSON_CITY_TERMS)
    )
    card_city = (
        ids("building", BUILDINGS)
        | ids("class", CLASSES)
        | ids("line", CARD_CITY_LINES)
        | ids("term", CARD_CITY_TERMS)
        | ids("phase", PHASES)
    )
    assert len(CHARACTERS) == 21
    assert sorted(common - set(message_ids("en", "common"))) == []
    assert sorted(carson_city - set(message_ids("en", "carson-city"))) == []
    assert sorted(card_city - set(message_ids("en", "card-city"))) == []


# The texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    texts = Texts.load(language)
    for name in all_ids():
        text = texts(name, **SAMPLES)
        assert text, name
        assert text == text.strip(), name
        assert not set(text) & set("{}\u2066\u2067\u2068\u2069"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_side_by_side_differs(language: str) -> None:
    texts = Texts.load(language)
    for prefix, names in (
        ("character", CHARACTERS),
        ("element", ELEMENTS),
        ("suit", SUITS),
        ("line", CARSON_CITY_LINES),
        ("building", BUILDINGS),
        ("level", LEVELS),
    ):
        found = sorted(texts(name) for name in ids(prefix, names))
        assert len(set(found)) == len(names), found


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    texts = Texts.load(language)
    for name, expected in zip(("points", "coins"), PLURALS[language], strict=True):
        assert " ".join(texts(name, n=n) for n in (0, 1, 2, 5)) == expected


def test_plurals_of_millions() -> None:
    assert Texts.load("it")("points", n=1_000_000) == "1.000.000 di punti"
    assert Texts.load("fr")("points", n=1_000_000).endswith(" de points")


def test_eras() -> None:
    assert [Texts.load("de")("era", era=era) for era in (1, 2)] == ["Epoche I", "Epoche II"]


def test_arguments_that_a_message_does_not_use_are_harmless() -> None:
    assert Texts.load("en")("character-chinese-worker", n=3) == "Chinese Worker"
    assert Texts.load("it")("seat", number=4, message_id=1, language="x") == "Posto 4"


def test_english_stands_in_for_a_missing_message() -> None:
    bundles = small_bundle("de", "yes = Ja"), small_bundle("en", "yes = Yes\nno = No { $n }")
    texts = Texts("de", bundles)
    assert (texts("yes"), texts("no", n=1)) == ("Ja", "No 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_id_is_a_key_error(language: str) -> None:
    with pytest.raises(KeyError, match="character-nobody"):
        Texts.load(language)("character-nobody")


def test_a_missing_argument_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="'points' in 'de'"):
        Texts.load("de")("points")


def test_files_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Texts.load("nl")("yes")
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: pytest.fail("read again"))
    assert Texts.load("nl")("yes") == before == "Ja"


def test_load_refuses_an_unknown_language() -> None:
    with pytest.raises(BadInput, match=f"'es' is not one of {', '.join(LANGUAGES)}"):
        Texts.load("es")


def test_importing_the_module_loads_no_fluent() -> None:
    code = "import sys, cardtown.localization; print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# The choice of a language


@pytest.mark.parametrize(
    ("requested", "language"),
    [("fr", "fr"), ("DE", "de"), ("de-AT", "de"), ("nl_BE.UTF-8", "nl"), ("en", "en")],
)
def test_a_request_wins(requested: str, language: str) -> None:
    assert choose_language(requested, {"LC_ALL": "it_IT.UTF-8"}) == language


@pytest.mark.parametrize("requested", ["es", "deutsch", "", "C", "d\ne"])
def test_an_unknown_request_is_refused_in_one_line(requested: str) -> None:
    with pytest.raises(BadInput, match="lang") as caught:
        choose_language(requested, {"LANG": "de_DE.UTF-8"})
    message = str(caught.value)
    assert message == f"lang: {requested!r} is not one of {', '.join(LANGUAGES)}"
    assert "\n" not in message


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LC_MESSAGES": "nl_NL.UTF-8", "LANG": "de_DE.UTF-8"}, "nl"),
        ({"LC_ALL": "it_IT", "LC_MESSAGES": "nl_NL", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_TIME": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_decides(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language
