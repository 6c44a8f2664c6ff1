"""The texts on the screen, from the same Fluent files that the web table reads."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cardtown.localization import LOCALES

_SHARED: Final = ("common", "errors", "carson-city", "card-city")
_TELLING: Final = 2
"""A text with arguments is recognized by at least this many words of its own."""


class Words:
    """Every text of one language, without a fallback: a missing one is an error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, message_id: str, /, **arguments: str | int) -> str:
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None, message_id
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{message_id} in {self.language}: {errors[0]}"
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


def messages(language: str) -> dict[str, ast.Message]:
    """Every message of one language by its id."""
    parsed = [FluentParser().parse(source) for source in _sources(language)]
    entries = [entry for resource in parsed for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def _sources(language: str) -> list[str]:
    folder = LOCALES / language
    files = [*(folder / f"{name}.ftl" for name in _SHARED), *sorted(folder.glob("web*.ftl"))]
    return [path.read_text("utf-8") for path in files]


def untranslated(lines: Iterable[str], language: str, *, of: str = "en") -> list[str]:
    """Lines in another language although this language has its own text for them."""
    said = dict.fromkeys(line.strip() for line in lines if line.strip())
    return [line for line in said if _is_untranslated(line, language, of)]


@cache
def _is_untranslated(line: str, language: str, other: str) -> bool:
    foreign, own = _foreign(language, other), _own(language)
    return foreign.fullmatch(line) is not None and own.fullmatch(line) is None


@cache
def _foreign(language: str, other: str) -> re.Pattern[str]:
    """The texts of the other language that differ in this one."""
    own = _recognizable(language)
    return _any(text for name, text in _recognizable(other).items() if text != own.get(name))


@cache
def _own(language: str) -> re.Pattern[str]:
    return _any(_recognizable(language).values())


def _any(texts: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(texts))


@cache
def _recognizable(language: str) -> dict[str, str]:
    """The texts by which a language is recognized, as regular expressions by id."""
    texts = {name: _expression(message) for name, message in messages(language).items()}
    # The names of languages are the same in all languages.
    return {name: text for name, text in texts.items() if text and name != "language-name"}


def _expression(message: ast.Message) -> str | None:
    """A pattern for a text with any arguments; None if it is too short to be recognized."""
    elements = message.value.elements if message.value is not None else []
    words = [one.value for one in elements if isinstance(one, ast.TextElement)]
    arguments = [
        one
        for one in elements
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference)
    ]
    if len(words) + len(arguments) < len(elements):
        return None
    if arguments and len(re.findall(r"[^\W\d_]{2,}", " ".join(words))) < _TELLING:
        return None
    parts = (re.escape(one.value) if isinstance(one, ast.TextElement) else ".+" for one in elements)
    return "".join(parts)
