"""The rules of the games as a player reads them: look one up, list a chapter, search for words.

The text is one Markdown file per language and game, ``rules/LANGUAGE/NAME.md`` in the package that
brings the game; all languages have the same numbers, and a language that a game lacks is English.
Every number is unique over all games, so a number alone is enough:

>>> find("c4.5").title
'Outlaws'
>>> find("c4.1", "de").title
'Die erste Karte'
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from cardtown import games
from cardtown.core.errors import CardtownError
from cardtown.localization import LANGUAGES

_TITLE = re.compile(r"# \S.*")
_CHAPTER = re.compile(r"## ([A-Z]\d+ \S.*|[^\W\d_]+)")
"""A number and a title, or a single word, which is "Decisions" in the language of the file."""
_RULE = re.compile(r"### (?P<number>[A-Z]\d+(\.\d+)?) (?P<title>\S.*)")


class RuleNotFound(CardtownError, LookupError):
    """No such rule, chapter, game or language; the message names those that exist."""


class MalformedRulebook(ValueError):
    """A rule file breaks the format; the message names the game and the heading."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. ``text`` is Markdown; ``chapter`` is the chapter's whole heading."""

    number: str
    title: str
    text: str
    game: str
    chapter: str


@cache
def games_with_rules() -> tuple[str, ...]:
    """The games that bring rules to read."""
    return tuple(game for game in games.names() if _file(game, "en").is_file())


@cache
def load(game: str, language: str = "en") -> tuple[Rule, ...]:
    """All rules of ``game`` in order, the decisions last.

    Raises RuleNotFound for a game without rules or a language not in ``LANGUAGES``.
    """
    return parse(_source(game, language), game)


def title(game: str, language: str = "en") -> str:
    """The title of the rules of ``game``. Raises RuleNotFound as `load` does."""
    return _source(game, language).partition("\n")[0].removeprefix("# ")


def find(number: str, language: str = "en") -> Rule:
    """The rule with this number, in upper or lower case. Raises RuleNotFound."""
    wanted = _normalize(number)
    for rule in _all_rules(language):
        if rule.number == wanted:
            return rule
    raise RuleNotFound(_explain_missing(wanted))


def chapter(number: str, language: str = "en") -> tuple[Rule, ...]:
    """The rules of a chapter: ``C4``, or ``D`` and ``E`` for the decisions. Raises RuleNotFound."""
    wanted = _normalize(number)
    rules = tuple(rule for rule in _all_rules(language) if chapter_of(rule.number) == wanted)
    if not rules:
        known = dict.fromkeys(chapter_of(rule.number) for rule in _all_rules(language))
        raise RuleNotFound(f"There is no chapter {wanted!r}; the chapters are {', '.join(known)}.")
    return rules


def chapter_of(number: str) -> str:
    """The chapter of a rule: ``C4`` for rule C4.5, ``D`` for decision D8."""
    key, dot, _ = number.partition(".")
    return key if dot else key[:1]


def search(words: str, language: str = "en") -> tuple[Rule, ...]:
    """The rules that contain all the words: first those with all of them in number and title.

    Our decisions, which say why a rule reads as it does, come after all rules.

    Case and accents don't matter: ``gefangnis`` finds ``Gefängnis``. Raises RuleNotFound for a
    language not in ``LANGUAGES``.
    """
    rules = tuple(_all_rules(language))
    wanted = _fold(words).split()
    if not wanted:
        return ()
    hits = [rule for rule in rules if _holds(f"{_head(rule)}\n{rule.text}", wanted)]
    return tuple(sorted(hits, key=lambda rule: _rank(rule, wanted)))


def parse(source: str, game: str) -> tuple[Rule, ...]:
    """Read the text of a rule file. Raises MalformedRulebook where it breaks the format."""
    before, *sections = re.split(r"^(?=#)", source, flags=re.MULTILINE)
    if before or not sections or not _TITLE.fullmatch(sections[0].strip()):
        raise MalformedRulebook(f"{game}: the file must begin with '# Title' and then a chapter.")
    rules: dict[str, Rule] = {}
    current = ""
    for section in sections[1:]:
        heading, _, text = section.partition("\n")
        if _CHAPTER.fullmatch(heading):
            current = heading.removeprefix("## ")
            if text.strip():
                raise MalformedRulebook(f"{game}: text outside a rule after {heading!r}.")
            continue
        rule = _rule(heading, text.strip(), game, current)
        if rule.number in rules:
            raise MalformedRulebook(f"{game}: there are two rules {rule.number}.")
        rules[rule.number] = rule
    if not rules:
        raise MalformedRulebook(f"{game}: the file holds no rules.")
    return tuple(rules.values())


@cache
def _source(game: str, language: str) -> str:
    known_games = games_with_rules()
    if game not in known_games:
        listed = " and ".join(known_games)
        raise RuleNotFound(f"There are no rules of {game!r}; the games are {listed}.")
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise RuleNotFound(f"There are no rules in {language!r}; the languages are {known}.")
    file = _file(game, language)
    return (file if file.is_file() else _file(game, "en")).read_text("utf-8")


def _file(game: str, language: str) -> Path:
    return games.folder(game) / "rules" / language / f"{game}.md"


def _rule(heading: str, text: str, game: str, current: str) -> Rule:
    match = _RULE.fullmatch(heading)
    if not match:
        raise MalformedRulebook(f"{game}: {heading!r} is the heading of neither chapter nor rule.")
    number, title = match["number"], match["title"]
    if "." in number:
        in_place = current.partition(" ")[0] == chapter_of(number)
    else:
        in_place = current.isalpha()
    if not in_place:
        raise MalformedRulebook(f"{game}: rule {number} stands in the wrong chapter, {current!r}.")
    if not text:
        raise MalformedRulebook(f"{game}: rule {number} has no text.")
    return Rule(number, title, text, game, current)


def _all_rules(language: str) -> Iterator[Rule]:
    for game in games_with_rules():
        yield from load(game, language)


def _normalize(number: str) -> str:
    return number.strip().upper()


def _head(rule: Rule) -> str:
    return f"{rule.number} {rule.title}"


def _rank(rule: Rule, wanted: list[str]) -> tuple[bool, bool, bool]:
    """Where a rule stands among those found; the one with that very number stands first."""
    exact = [_fold(rule.number)] == wanted
    return not exact, "." not in rule.number, not _holds(_head(rule), wanted)


def _holds(text: str, words: list[str]) -> bool:
    folded = _fold(text)
    return all(word in folded for word in words)


def _fold(text: str) -> str:
    """Normalize text for comparison: no case, no accents, straight apostrophes."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _explain_missing(wanted: str) -> str:
    """One sentence about a number that no rule has, with the nearest numbers."""
    numbers = [rule.number for rule in _all_rules("en")]
    members = [number for number in numbers if chapter_of(number) == wanted]
    if members:
        return f"{wanted} is a chapter, not a rule; its rules are {', '.join(members)}."
    close = get_close_matches(wanted, numbers, n=3)
    if close:
        near = ", ".join(number for number in numbers if number in close)
        return f"There is no rule {wanted!r}; the nearest are {near}."
    by_letter = {number[0]: number for number in reversed(numbers)}
    *most, last = sorted(by_letter.values(), key=numbers.index)
    examples = f"{', '.join(most)} or {last}" if most else last
    return f"There is no rule {wanted!r}; rule numbers look like {examples}."
