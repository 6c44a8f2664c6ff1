"""The words on the screen, from the same Fluent files that the web table reads."""

from __future__ import annotations

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cardtown.localization import LOCALES

_SHARED: Final = ("common", "carson-city", "card-city")


class Words:
    """Every text of one language, without a fallback: what is missing is an error."""

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
