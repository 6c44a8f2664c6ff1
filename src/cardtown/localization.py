"""The texts of all games in five languages, from Fluent files.

The files under ``locales`` hold the texts that all games share and those of our games; a game of
another package uses the same layout: ``locales/LANGUAGE/NAME.ftl``, and ``terminal-NAME.ftl`` for
the terminal. A game that lacks a language speaks English.

>>> texts = Texts.load("de")
>>> texts("points", n=3)
'3 Punkte'
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cardtown.core.errors import BadInput
from cardtown.core.messages import Argument, Message, Name, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "nl", "it", "fr")
SHARED = ("common", "terminal", "errors")
"""The files that belong to no game."""
LOCALES = Path(__file__).with_name("locales")


def choose_language(requested: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one requested, or else the one of the environment.

    A request may be a locale name too (``de-AT``); an unsupported language raises ``BadInput``.
    In the environment the first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` that is set and not
    empty decides, as in POSIX; an unsupported language there falls back to English.
    """
    if requested is not None:
        return _check_language(_primary(requested), requested)
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    language = _primary(next((environ[name] for name in variables if environ.get(name)), "en"))
    return language if language in LANGUAGES else "en"


def files(language: str) -> Iterator[Path]:
    """The files with the texts of a language: what all games share, then those of each game."""
    from cardtown import games

    yield from (LOCALES / language / f"{name}.ftl" for name in SHARED)
    for game in games.names():
        folder = games.folder(game) / LOCALES.name / language
        own = (folder / f"{name}.ftl" for name in (game, f"terminal-{game}"))
        yield from (file for file in own if file.is_file())


class Texts:
    """Every text in one language; call it with a message id and the message's arguments."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        """Use ``Texts.load``; a message is taken from the first bundle that has it."""
        self.language = language
        self._bundles = bundles

    @classmethod
    def load(cls, language: str) -> Texts:
        """The texts of one of ``LANGUAGES``; its files are read once per process."""
        _check_language(language, language)
        fallback = () if language == "en" else (_bundle("en"),)
        return cls(language, (_bundle(language), *fallback))

    def __call__(self, message_id: str, /, **arguments: str | int) -> str:
        """The text of a message, in English where this language lacks it.

        Raises ``KeyError`` for an id that is unknown everywhere, and ``ValueError`` for a message
        that cannot be formatted, such as one without one of its arguments.
        """
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                return _format(bundle, message_id, arguments)
        raise KeyError(message_id)

    def say(self, message: Message) -> str:
        """A message of the rules, with the things in it called by their names."""
        arguments = {name: self._plain(value) for name, value in message.arguments.items()}
        return self(message.id, **arguments)

    def _plain(self, argument: Argument) -> str | int:
        if isinstance(argument, Name):
            return self(argument.id)
        return self.say(argument) if isinstance(argument, Message) else argument

    def get(self, message_id: str, /) -> str | None:
        """The text of a message without arguments; None for an id that is unknown everywhere."""
        known = any(bundle.has_message(message_id) for bundle in self._bundles)
        return self(message_id) if known else None


def _primary(locale: str) -> str:
    """The language in a locale name: ``de`` for ``de_AT.UTF-8``, ``de-AT`` or ``DE``."""
    for separator in ".@_-":
        locale = locale.partition(separator)[0]
    return locale.lower()


def _check_language(language: str, requested: str) -> str:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadInput(
            "lang", f"{requested!r} is not one of {known}", message("bad-choice", choices=known)
        )
    return language


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _format(bundle: FluentBundle, message_id: str, arguments: dict[str, str | int]) -> str:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"text {message_id!r} in {bundle.locales[0]!r}: {errors[0]}")
    return str(text)
