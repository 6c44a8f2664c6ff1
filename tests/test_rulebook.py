"""The packaged rules: complete, in order, consistent, and easy to look up."""

import re
from pathlib import Path

import pytest

from cardtown import rulebook
from cardtown.rulebook import MalformedRulebook, Rule, RuleNotFound

README = Path(__file__).parent.parent / "docs" / "rules" / "README.md"
REFERENCE = re.compile(r"[CK]\d+\.\d+|[DE]\d+")

CARSON_CITY = """
    C1.1 C1.2 C1.3 C1.4 C1.5 C1.6
    C2.1 C2.2 C2.3
    C3.1 C3.2 C3.3 C3.4 C3.5 C3.6 C3.7 C3.8 C3.9 C3.10
    C4.1 C4.2 C4.3 C4.4 C4.5 C4.6
    C5.1 C5.2 C5.3 C5.4 C5.5 C5.6 C5.7
    C6.1 C6.2 C6.3 C6.4
    C7.1 C7.2
    C8.1 C8.2 C8.3
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12
"""
CARD_CITY = """
    K1.1 K1.2 K1.3 K1.4
    K2.1 K2.2 K2.3 K2.4
    K3.1 K3.2 K3.3 K3.4 K3.5 K3.6 K3.7
    K4.1 K4.2 K4.3 K4.4 K4.5 K4.6
    K5.1 K5.2 K5.3
    K6.1 K6.2
    K7.1 K7.2 K7.3 K7.4
    E1 E2 E3 E4 E5 E6
"""
NUMBERS = {"carson-city": CARSON_CITY.split(), "card-city": CARD_CITY.split()}
DECISIONS = [number for numbers in NUMBERS.values() for number in numbers if number[0] in "DE"]
RULES = [rule for game in rulebook.GAMES for rule in rulebook.load(game)]

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

ELEMENTS = {  # glyph: parcels in Era I, in Era II
    "^": (32, 12),
    "h": (18, 18),
    "T": (2, 10),
    "M": (10, 4),
    "R": (10, 4),
    "K": (2, 1),
    "D": (3, 8),
    "B": (3, 8),
    "S": (1, 5),
    "H": (1, 4),
    "G": (1, 1),
    "C": (1, 2),
    "P": (1, 3),
    "Y": (0, 1),
    "!": (3, 5),
}


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_numbers_are_complete_and_in_order(game: str) -> None:
    assert [rule.number for rule in rulebook.load(game)] == NUMBERS[game]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)
def test_every_rule_is_well_formed(rule: Rule) -> None:
    assert len(rule.title) <= 40
    assert rule.text == rule.text.strip() != ""
    assert "<" not in rule.text
    number = rule.number.partition(".")[0] if "." in rule.number else "Decisions"
    assert rule.chapter.partition(" ")[0] == number


def test_titles_differ_within_a_game() -> None:
    titles = [(rule.game, rule.title.casefold()) for rule in RULES]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)
def test_cross_references_exist(rule: Rule) -> None:
    references = REFERENCE.findall(rule.text)
    assert set(references) <= set(NUMBERS[rule.game])


@pytest.mark.parametrize("number", DECISIONS)
def test_a_decision_says_what_was_open_and_why_and_is_cited(number: str) -> None:
    decision = rulebook.find(number)
    for part in ("**Open:**", "**Our reading:**", "**Why:**"):
        assert part in decision.text
    cited = [rule.number for rule in RULES if number in REFERENCE.findall(rule.text)]
    assert set(cited) & set(REFERENCE.findall(decision.text))


def test_all_characters_with_their_appeal() -> None:
    text = rulebook.find("C1.5").text
    found = re.findall(r"^- \*\*.+\*\* `(\w+)`: .*?appeal (\d\*?)\.", text, re.MULTILINE)
    assert dict(found) == CHARACTERS
    assert len(found) == 21


def test_all_elements_with_their_numbers() -> None:
    text = rulebook.find("C1.3").text
    found = re.findall(r"^\| [\w ]+ \| `(.)` \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    assert {glyph: (int(first), int(second)) for glyph, first, second in found} == ELEMENTS
    assert [sum(column) for column in zip(*ELEMENTS.values(), strict=True)] == [88, 86]


def test_the_worked_score_adds_up() -> None:
    rows = re.findall(r"^\| (.+?) \| (\d+) \|", rulebook.find("C5.7").text, re.MULTILINE)
    points = {line: int(value) for line, value in rows}
    assert points.pop("total") == sum(points.values()) == 109
    assert len(points) == 13


@pytest.mark.parametrize("number", ["C4.5", "c4.5", " c4.5\n"])
def test_find(number: str) -> None:
    rule = rulebook.find(number)
    assert (rule.number, rule.title, rule.game) == ("C4.5", "Outlaws", "carson-city")
    assert rule.chapter == "C4 Building"


def test_find_tells_like_numbers_apart() -> None:
    assert rulebook.find("C3.1").number == "C3.1"
    assert rulebook.find("C3.10").number == "C3.10"
    assert rulebook.find("e6").game == "card-city"


@pytest.mark.parametrize("number", ["C4.9", "K9.1", "D13", "4.5", "C4", "", "sheriff", "C4.5x"])
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
    [("C4", "C4.1", "C4.6", 6), ("k7", "K7.1", "K7.4", 4), ("D", "D1", "D12", 12)],
)
def test_chapter(number: str, first: str, last: str, size: int) -> None:
    rules = rulebook.chapter(number)
    assert (rules[0].number, rules[-1].number, len(rules)) == (first, last, size)


@pytest.mark.parametrize("number", ["C9", "C", "C4.5", "D1", ""])
def test_an_unknown_chapter(number: str) -> None:
    with pytest.raises(RuleNotFound, match=r"There is no chapter .* C4, .* K7, E\."):
        rulebook.chapter(number)


def test_search_finds_titles_first() -> None:
    hits = rulebook.search("AUCTIONEER")
    in_title = ["auctioneer" in rule.title.casefold() for rule in hits]
    assert [rule.number for rule in hits[:2]] == ["C6.3", "D11"]
    assert in_title == sorted(in_title, reverse=True)
    assert "C1.5" in [rule.number for rule in hits]


def test_search_wants_all_words_in_any_order() -> None:
    assert [rule.number for rule in rulebook.search("limit city")][:2] == ["K3.3", "K7.1"]
    assert set(rulebook.search("limit city")) <= set(rulebook.search("limit"))


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
        ("# T\n## Chapter\n### C1.1 B\nx\n", "neither chapter nor rule"),
        ("# T\n## C1 A\nIntro\n### C1.1 B\nx\n", "text outside a rule"),
        ("# T\n## C1 A\n### C1.1\nx\n", "neither chapter nor rule"),
        ("# T\n## C1 A\n### C1.1  B\nx\n", "neither chapter nor rule"),
        ("# T\n## C1 A\n### C1.1 B\nx\n#### Deeper\ny\n", "neither chapter nor rule"),
        ("# T\n## C1 A\n### C2.1 B\nx\n", "wrong chapter"),
        ("# T\n## C1 A\n### D1 B\nx\n", "wrong chapter"),
        ("# T\n### C1.1 B\nx\n", "wrong chapter"),
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
    assert [(README.parent / link).is_file() for link in links] == [True, True]
