"""The packaged rules: complete, in order, the same in every language, and easy to look up."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtown import games, rulebook
from cardtown.cli.main import main
from cardtown.localization import LANGUAGES, LOCALES, Texts
from cardtown.rulebook import MalformedRulebook, Rule, RuleNotFound
from tests.carson_city.components import CENSUS

FILES = Path(rulebook.__file__).parent / "rules"
README = Path(__file__).parent.parent / "docs" / "rules" / "README.md"
REFERENCE = re.compile(r"[CK]\d+\.\d+|[DE]\d+")
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

CARSON_CITY = """
    C1.1 C1.2 C1.3 C1.4 C1.5 C1.6
    C2.1 C2.2 C2.3
    C3.1 C3.2 C3.3 C3.4 C3.5 C3.6 C3.7 C3.8 C3.9 C3.10
    C4.1 C4.2 C4.3 C4.4 C4.5 C4.6
    C5.1 C5.2 C5.3 C5.4 C5.5 C5.6 C5.7
    C6.1 C6.2 C6.3 C6.4
    C7.1 C7.2
    C8.1 C8.2 C8.3
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16 D17 D18
"""
CARD_CITY = """
    K1.1 K1.2 K1.3 K1.4
    K2.1 K2.2 K2.3 K2.4
    K3.1 K3.2 K3.3 K3.4 K3.5 K3.6 K3.7
    K4.1 K4.2 K4.3 K4.4 K4.5 K4.6
    K5.1 K5.2 K5.3
    K6.1 K6.2
    K7.1 K7.2 K7.3 K7.4
    E1 E2 E3 E4 E5 E6 E7 E8 E9
"""
NUMBERS = {"carson-city": CARSON_CITY.split(), "card-city": CARD_CITY.split()}
DECISIONS = [number for numbers in NUMBERS.values() for number in numbers if number[0] in "DE"]


def rules(language: str) -> list[Rule]:
    return [rule for game in rulebook.games_with_rules() for rule in rulebook.load(game, language)]


RULES = rules("en")

CHARACTERS = {  # appeal, as the list in C1.5 prints it
    "governor": "9*",
    "lawyer": "7*",
    "chinese_worker": "4",
    "heroes": "2",
    "gunsmith": "3",
    "mercenary": "3",
    "doctor": "4",
    "auctioneer": "5",
    "banker": "7",
    "captain": "5",
    "cowboy": "3",
    "editor": "6",
    "grocer": "7",
    "indian": "4",
    "paperboy": "9*",
    "prospector": "6",
    "settler": "5",
    "sheriff": "3",
    "singer": "9*",
    "teacher": "7",
    "undertaker": "6",
}


def names(kind: str, language: str = "en") -> list[str]:
    """The name of each `character`, `element` or `building`, in the order of the file."""
    game = "card-city" if kind == "building" else "carson-city"
    source = (LOCALES / "en" / f"{game}.ftl").read_text("utf-8")
    texts = Texts.load(language)
    ids = re.findall(rf"^({kind}-\S+)(?<!-about)(?<!-empty) =", source, re.MULTILINE)
    return [texts(name) for name in ids]


def fold(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.games_with_rules())
def test_numbers_are_complete_and_in_order(game: str, language: str) -> None:
    assert [rule.number for rule in rulebook.load(game, language)] == NUMBERS[game]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_well_formed(language: str) -> None:
    for rule in rules(language):
        assert len(rule.title) <= 40, rule.number
        assert rule.text == rule.text.strip() != ""
        assert "<" not in rule.text, rule.number
        if "." in rule.number:
            assert rule.chapter.startswith(f"{rule.number.partition('.')[0]} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ_within_a_game(language: str) -> None:
    titles = [(rule.game, rule.title.casefold()) for rule in rules(language)]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)
def test_cross_references_exist(rule: Rule) -> None:
    references = REFERENCE.findall(rule.text)
    assert set(references) <= set(NUMBERS[rule.game])


SOURCES = [
    *Path("src/cardtown").rglob("*.py"),
    *(file for kind in ("*.ts", "*.svelte") for file in Path("web/src").rglob(kind)),
]
NUMBER = re.compile(r"""["'`]([CKDE]\d+(?:\.\d+)?)["'`]""")


def test_every_rule_that_the_product_names_exists() -> None:
    """The terminal shows whole chapters; a link of the web table leads to a rule."""
    rules = {rule.number for game in ("carson-city", "card-city") for rule in rulebook.load(game)}
    chapters = {number.partition(".")[0] for number in rules}
    named = {
        (number, file) for file in SOURCES for number in NUMBER.findall(file.read_text("utf-8"))
    }
    assert {"C4.3", "K3.2"} <= {number for number, _ in named}
    assert not {
        (number, str(file))
        for number, file in named
        if number not in (rules | chapters if file.suffix == ".py" else rules)
    }


@pytest.mark.parametrize("number", DECISIONS)
def test_a_decision_says_what_was_open_and_why_and_is_cited(number: str) -> None:
    decision = rulebook.find(number)
    for part in ("**Open:**", "**Our reading:**", "**Why:**"):
        assert part in decision.text
    cited = [rule.number for rule in RULES if number in REFERENCE.findall(rule.text)]
    assert set(cited) & set(REFERENCE.findall(decision.text))


@pytest.mark.parametrize("game", rulebook.games_with_rules())
def test_the_letter_of_a_number_says_which_game_it_is_of(game: str) -> None:
    facts = games.get(game).facts
    assert {rule.number[0] for rule in rulebook.load(game)} == set(facts.rule_prefixes)
    assert facts.turn_rule.startswith(facts.rule_prefixes)
    others = [games.get(other).facts for other in games.names() if other != game]
    assert not set(facts.rule_prefixes) & {one for other in others for one in other.rule_prefixes}


# --- every language says the same ---------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_the_rules_of_our_games_speak_every_language(game: str, language: str) -> None:
    """English would stand in for a language that is missing."""
    assert (games.folder(game) / "rules" / language / f"{game}.md").is_file()


def references(rule: Rule) -> list[str]:
    return sorted(REFERENCE.findall(rule.text))


def figures(rule: Rule) -> list[str]:
    """All numbers written in digits; a decimal counts as two, with any kind of decimal point."""
    return sorted(re.findall(r"\d+", f"{rule.title}\n{rule.text}"))


def signs(rule: Rule) -> list[str]:
    """Glyphs and names in backquotes, signs of arithmetic, and marks of emphasis."""
    return sorted(re.findall(r"`[^`]+`|[×+−=…$*]", rule.text))


def cells(rule: Rule) -> list[str]:
    """The cells of tables that have no words, row by row."""
    return re.findall(r"(?<=\| )(?:`[^`]+`|[\d+−]+|[CK]\d\.\d)(?= \|)", rule.text)


def shape(rule: Rule) -> list[str]:
    """The structure of a rule: paragraphs, list items, and rows with their number of cells."""
    parts: list[str] = []
    for block in rule.text.split("\n\n"):
        if block.startswith("|"):
            parts += [f"row of {row.count(' |')}" for row in block.splitlines()]
        elif re.match(r"- |1\. ", block):
            parts += re.findall(r"^- |^\d+\. ", block, re.MULTILINE)
        else:
            parts.append("paragraph")
    return parts


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("facts", [references, figures, signs, cells, shape])
def test_a_translation_has_the_facts_of_the_english_rule(
    facts: Callable[[Rule], list[str]], language: str
) -> None:
    translated = {rule.number: facts(rule) for rule in rules(language)}
    assert translated == {rule.number: facts(rule) for rule in RULES}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_rule_is_translated(language: str) -> None:
    english = {rule.number: rule.text for rule in RULES}
    assert [rule.number for rule in rules(language) if rule.text == english[rule.number]] == []


def mentions(name: str, text: str) -> bool:
    """Whether a text holds a name of the game, in any inflection."""
    stems = [word[: max(3, len(word) - 2)] for word in fold(name).split()]
    pattern = r"\s+".join(rf"\b{re.escape(stem)}\w{{0,5}}\b" for stem in stems)
    return re.search(pattern, fold(text)) is not None


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("kind", ["character", "element", "building"])
def test_what_the_english_rule_names_has_its_name_in_the_translation(
    kind: str, language: str
) -> None:
    missing = []
    for english, name in zip(names(kind), names(kind, language), strict=True):
        # Districts and their development have words of their own: Wohnviertel, woonwijk.
        mention = re.compile(rf"\b{english}(e?s)?\b(?! district| development)")
        missing += [
            f"{rule.number}: {name}"
            for rule in RULES
            if rule.game == ("card-city" if kind == "building" else "carson-city")
            and mention.search(rule.text)
            and not mentions(name, rulebook.find(rule.number, language).text)
        ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.games_with_rules())
def test_the_page_has_the_name_of_the_game(game: str, language: str) -> None:
    first, _, _ = (FILES / language / f"{game}.md").read_text("utf-8").partition("\n")
    assert first == f"# {Texts.load(language)(f'game-{game}')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_decisions_are_told_under_the_same_three_headings(language: str) -> None:
    headings = {
        tuple(re.findall(r"^\*\*(.+?)\*\* ", rulebook.find(number, language).text, re.MULTILINE))
        for number in DECISIONS
    }
    assert len(headings) == 1
    assert len(headings.pop()) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_characters_with_their_appeal(language: str) -> None:
    appeal = Texts.load(language)("term-appeal").casefold()
    lines = re.findall(
        rf"^- \*\*(.+)\*\* `(\w+)`\s?: .*?{appeal} (\d\*?)\.",
        rulebook.find("C1.5", language).text,
        re.MULTILINE | re.IGNORECASE,
    )
    assert {key: value for _, key, value in lines} == CHARACTERS
    assert [name for name, _, _ in lines] == names("character", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_elements_with_their_numbers(language: str) -> None:
    text = rulebook.find("C1.3", language).text
    rows = re.findall(r"^\| ([^|]+) \| `(.)` \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    assert {glyph: (int(first), int(second)) for _, glyph, first, second in rows} == CENSUS
    assert [name for name, *_ in rows] == names("element", language)
    assert [sum(column) for column in zip(*CENSUS.values(), strict=True)] == [88, 86]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_buildings_by_name_and_class(language: str) -> None:
    texts = Texts.load(language)
    text = rulebook.find("K1.1", language).text
    rows = re.findall(r"^\| ([^|]+) \| `(.)` .* \| (.+) \|$", text, re.MULTILINE)
    assert [name for name, *_ in rows] == names("building", language)
    classes = [texts(f"class-{name}") for name in ("development", "culture", "other")]
    assert [name.casefold() for *_, name in rows] == [
        name.casefold() for name in classes for _ in range(2)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_by_name(language: str) -> None:
    texts = Texts.load(language)
    rows = re.findall(r"^\| (.+?) \|", rulebook.find("C2.3", language).text, re.MULTILINE)
    levels = [texts(f"level-{name}") for name in ("novice", "intermediate", "expert")]
    assert [name.casefold() for name in rows[1:]] == [name.casefold() for name in levels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_score_adds_up(language: str) -> None:
    text = rulebook.find("C5.7", language).text
    rows = re.findall(r"^\| (.+?) \| (\d+) \|", text, re.MULTILINE)
    points = {line: int(value) for line, value in rows}
    total = Texts.load(language)("total").casefold()
    assert points.pop(total) == sum(points.values()) == 109
    assert len(points) == 13


# --- looking up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["C4.5", "c4.5", " c4.5\n"])
def test_find(number: str) -> None:
    rule = rulebook.find(number)
    assert (rule.number, rule.title, rule.game) == ("C4.5", "Outlaws", "carson-city")
    assert rule.chapter == "C4 Building"


@pytest.mark.parametrize("language", LANGUAGES)
def test_find_and_chapter_in_every_language(language: str) -> None:
    rule = rulebook.find("c4.5", language)
    assert mentions(Texts.load(language)("element-outlaws"), rule.title)
    assert rule in rulebook.chapter("c4", language)


def test_an_unknown_language_is_answered_in_one_sentence() -> None:
    sentence = rf"There are no rules in 'eo'; the languages are {', '.join(LANGUAGES)}\."
    with pytest.raises(RuleNotFound, match=sentence):
        rulebook.load("card-city", "eo")
    with pytest.raises(RuleNotFound, match=sentence):
        rulebook.find("C4.5", "eo")


def test_find_tells_like_numbers_apart() -> None:
    assert rulebook.find("C3.1").number == "C3.1"
    assert rulebook.find("C3.10").number == "C3.10"
    assert rulebook.find("e6").game == "card-city"


@pytest.mark.parametrize("number", ["C4.9", "K9.1", "D19", "4.5", "C4", "", "sheriff", "C4.5x"])
def test_an_unknown_number_is_answered_in_one_sentence(number: str) -> None:
    with pytest.raises(RuleNotFound) as caught:
        rulebook.find(number)
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message
    assert REFERENCE.search(message)


def test_an_unknown_number_names_near_ones() -> None:
    with pytest.raises(LookupError, match=r"no rule 'C4\.9'; the nearest are C4\.\d, C4\.\d"):
        rulebook.find("c4.9")
    with pytest.raises(LookupError, match=r"C7 is a chapter.* C7\.1, C7\.2\."):
        rulebook.find("c7")


@pytest.mark.parametrize(
    ("number", "first", "last", "size"),
    [("C4", "C4.1", "C4.6", 6), ("k7", "K7.1", "K7.4", 4), ("D", "D1", "D18", 18)],
)
def test_chapter(number: str, first: str, last: str, size: int) -> None:
    rules = rulebook.chapter(number)
    assert (rules[0].number, rules[-1].number, len(rules)) == (first, last, size)


@pytest.mark.parametrize("number", ["C9", "C", "C4.5", "D1", ""])
def test_an_unknown_chapter(number: str) -> None:
    with pytest.raises(RuleNotFound, match=r"There is no chapter .* C4, .* K7, E\."):
        rulebook.chapter(number)


def test_search_finds_titles_first_and_decisions_last() -> None:
    hits = rulebook.search("AUCTIONEER")
    assert [rule.number for rule in hits[:2]] == ["C6.3", "C1.5"]
    places = ["." not in rule.number for rule in hits]
    assert places == sorted(places)
    for decided in (False, True):
        titles = [
            "auctioneer" in rule.title.casefold()
            for rule, decision in zip(hits, places, strict=True)
            if decision is decided
        ]
        assert titles == sorted(titles, reverse=True)
    assert rulebook.search("d11")[0].number == "D11"


@pytest.mark.parametrize(
    ("language", "words", "number"),
    [
        ("en", "district grow", "K4.2"),
        ("en", "industrial price", "K5.2"),
        ("de", "viertel wachsen", "K4.2"),
        ("de", "industriegebäude preis", "K5.2"),
        ("nl", "industriegebouw prijs", "K5.2"),
        ("it", "industriale prezzo", "K5.2"),
        ("fr", "industriel prix", "K5.2"),
    ],
)
def test_a_question_finds_the_rule_that_answers_it_first(
    language: str, words: str, number: str
) -> None:
    assert rulebook.search(words, language)[0].number == number


def test_search_wants_all_words_in_any_order() -> None:
    assert [rule.number for rule in rulebook.search("limit city")][:2] == ["K3.3", "K7.1"]
    assert set(rulebook.search("limit city")) <= set(rulebook.search("limit"))


@pytest.mark.parametrize(
    ("language", "words", "number"),
    [
        ("de", "GEFÄNGNIS sheriff", "C5.4"),
        ("de", "gefangnis", "C5.4"),
        ("fr", "scores finaux", "C7.1"),
        ("fr", "eglise", "C5.3"),
        ("nl", "krantenjongen", "C6.4"),
        ("it", "citta", "C4.2"),
        ("it", "battitore d'asta", "C6.3"),
    ],
)
def test_search_minds_neither_case_nor_accents(language: str, words: str, number: str) -> None:
    assert rulebook.find(number, language) in rulebook.search(words, language)


def test_search_stays_in_its_language() -> None:
    assert rulebook.search("prison", "de") == ()
    assert rulebook.search("Wohngebäude") == ()


@pytest.mark.parametrize("words", ["", "  ", "spaceship", "auctioneer spaceship"])
def test_search_without_a_hit(words: str) -> None:
    assert rulebook.search(words) == ()


def test_load_is_cached_and_refuses_other_games() -> None:
    assert rulebook.load("card-city") is rulebook.load("card-city")
    with pytest.raises(RuleNotFound, match="carson-city and card-city"):
        rulebook.load("../card-city")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("", "must begin with"),
        ("Intro\n# T\n## C1 A\n### C1.1 B\nx\n", "must begin with"),
        ("# T\nIntro\n## C1 A\n### C1.1 B\nx\n", "must begin with"),
        ("# T\n", "no rules"),
        ("# T\n## C1\n### C1.1 B\nx\n", "neither chapter nor rule"),
        ("# T\n## Two words\n### D1 B\nx\n", "neither chapter nor rule"),
        ("# T\n## C1 A\nIntro\n### C1.1 B\nx\n", "text outside a rule"),
        ("# T\n## C1 A\n### C1.1\nx\n", "neither chapter nor rule"),
        ("# T\n## C1 A\n### C1.1  B\nx\n", "neither chapter nor rule"),
        ("# T\n## C1 A\n### C1.1 B\nx\n#### Deeper\ny\n", "neither chapter nor rule"),
        ("# T\n## C1 A\n### C2.1 B\nx\n", "wrong chapter"),
        ("# T\n## C1 A\n### D1 B\nx\n", "wrong chapter"),
        ("# T\n### C1.1 B\nx\n", "wrong chapter"),
        ("# T\n### D1 B\nx\n", "wrong chapter"),
        ("# T\n## Decisions\n### C1.1 B\nx\n", "wrong chapter"),
        ("# T\n## C1 A\n### C1.1 B\n\n", "C1.1 has no text"),
        ("# T\n## C1 A\n### C1.1 B\nx\n### C1.1 C\ny\n", "two rules C1.1"),
    ],
)
def test_a_malformed_file_is_refused(source: str, complaint: str) -> None:
    with pytest.raises(MalformedRulebook, match=f"^my-game: .*{re.escape(complaint)}"):
        rulebook.parse(source, "my-game")


def test_the_overview_lists_every_decision_once_and_in_order() -> None:
    rows = re.findall(r"^\| ([DE]\d+) \| .+\. \| (.+) \|$", README.read_text("utf-8"), re.MULTILINE)
    assert [number for number, _ in rows] == DECISIONS
    for number, rule in rows:
        assert number in rulebook.find(rule).text


def test_the_overview_links_to_the_rule_files() -> None:
    links = re.findall(r"\]\((.+?)\)", README.read_text("utf-8"))
    linked = {(README.parent / link).resolve() for link in links}
    assert linked == set(FILES.resolve().rglob("*.md"))
    assert len(linked) == len(links) == len(rulebook.games_with_rules()) * len(LANGUAGES)


# --- the command --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_a_rule_in_the_language_asked_for(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "c7.2", "--lang", language]) == 0
    shown = capsys.readouterr().out
    rule = rulebook.find("C7.2", language)
    assert shown.startswith(f"C7.2 {rule.title}")
    assert shown.split()[-5:] == rule.text.split()[-5:]


def test_the_command_searches_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hauptmann", "vergrossert", "--lang", "de-AT"]) == 0
    assert "C6.2 Der Hauptmann vergrößert die Stadt" in capsys.readouterr().out


def test_the_command_speaks_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert main(["rules", "C7.2"]) == 0
    assert capsys.readouterr().out.startswith("C7.2 Qui gagne")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["C4.5", "--lang", "eo"], f"'eo' is not one of {', '.join(LANGUAGES)}"),
        (["zebra", "--lang", "en"], "no rule has the number or the words 'zebra'"),
        (["zebra", "--lang", "it"], "rules: Nessuna regola nomina «zebra»."),
    ],
)
def test_the_command_refuses_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert said in output.err
    assert output.err.count("\n") == 1
