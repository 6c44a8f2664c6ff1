"""The words of a position: `key=value`, read strictly, every error naming the key at fault."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeVar
from urllib.parse import quote, unquote

from cardtown.core import BadInput, Seat, documents, message
from cardtown.core.game import HUMAN, check_kind, named_seats

T = TypeVar("T")
Place = tuple[int, int]

_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_LONGEST: Final = 20_000
_LIST: Final = ","
_OF_KINDS: Final = ":"
"""`virtual:expert` is not quoted."""


class Words:
    """The words of a line or, separated by another sign, of a part of it.

    Each is taken once; :meth:`finish` refuses those that nobody took.
    """

    def __init__(self, given: Sequence[str], within: str = "") -> None:
        self._within = within
        self._values: dict[str, list[str]] = {}
        if sum(map(len, given)) > _LONGEST:
            raise broken("position", "is too long", "…")
        for word in given:
            key, _, value = word.partition("=")
            self._values.setdefault(key, []).append(value)

    def where(self, key: str) -> str:
        """The key as an error names it."""
        return f"{self._within}{key}"

    def all(self, key: str) -> list[str]:
        """The values of a key that may be there several times."""
        return self._values.pop(key, [])

    def maybe(self, key: str) -> str | None:
        """The value of a key that may be missing."""
        found = self.all(key)
        if len(found) > 1:
            raise BadInput(self.where(key), "is given twice", message("bad-twice"))
        return found[0] if found else None

    def text(self, key: str) -> str:
        """The value of a key."""
        found = self.maybe(key)
        if found is None:
            raise BadInput(self.where(key), "is missing", message("bad-missing"))
        return found

    def choice(self, key: str, values: Sequence[T], default: T | None = None) -> T:
        """One of some texts, in which blanks are written as `-`."""
        found = self.maybe(key) if default is not None else self.text(key)
        if found is None and default is not None:
            return default
        for value in values:
            if hyphened(str(value)) == found:
                return value
        known = ", ".join(hyphened(str(value)) for value in values)
        said = message("bad-choice", choices=known)
        raise BadInput(self.where(key), f"must be one of {known}", said)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        found = self.maybe(key) if default is not None else self.text(key)
        if found is None and default is not None:
            return default
        return number(str(found), self.where(key), least, most)

    def list(self, key: str) -> list[str]:
        """The values of a list; none if the key is missing."""
        found = self.maybe(key)
        return found.split(_LIST) if found else []

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """A list of different whole numbers within bounds."""
        found = tuple(number(one, self.where(key), least, most) for one in self.list(key))
        if len(set(found)) != len(found):
            raise BadInput(self.where(key), "has a number twice", message("bad-twice"))
        return found

    def finish(self) -> None:
        """Refuse what nobody took."""
        for key in self._values:
            raise BadInput(self.where(documents.show(key)), "is not known", message("bad-key"))


def number(text: str, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not _WHOLE.fullmatch(text):
        shown = documents.show(text)
        said = message("bad-whole", said=shown)
        raise BadInput(where, f"must be a whole number, not {shown}", said)
    value = int(text)
    if not least <= value <= most:
        raise broken(where, f"must be from {least} to {most}", text)
    return value


def place(text: str, where: str, farthest: int) -> Place:
    """A row and a column: `-1/3`."""
    row, bar, column = text.partition("/")
    if not bar:
        said = message("bad-pair", pair="ROW/COLUMN")
        raise BadInput(where, f"must be ROW/COLUMN, not {documents.show(text)}", said)
    return number(row, where, -farthest, farthest), number(column, where, -farthest, farthest)


def broken(where: str, problem: str, said: str) -> BadInput:
    """The error that a value does not fit."""
    shown = documents.show(said).strip('"')  # the sentence has its own quotation marks
    return BadInput(where, problem, message("bad-position", said=shown))


# --- writing --------------------------------------------------------------------------------------


def word(key: str, value: object) -> list[str]:
    """A word, or none where its value is empty."""
    if value is None or value is False or value == "":
        return []
    return [f"{key}={value}"]


def listed(values: Sequence[object]) -> str:
    """A list as text."""
    return _LIST.join(map(str, values))


def at(where: Place) -> str:
    """A row and a column as text."""
    return f"{where[0]}/{where[1]}"


def hyphened(text: str) -> str:
    """A text of several words as one."""
    return text.replace(" ", "-")


def quoted(text: str, safe: str = "") -> str:
    """Any text as one that has no signs of the grammar; `safe` says which may stay."""
    return quote(text, safe=safe)


def person(index: int, name: str, kind: str) -> list[str]:
    """Who sits in a seat: nothing for a human who is named by the number of the seat."""
    usual = named_seats([HUMAN] * (index + 1))[index]
    return [
        *word("name", quoted(name) if name != usual.name else None),
        *word("kind", quoted(kind, _OF_KINDS) if kind != usual.kind else None),
    ]


def read_person(index: int, words: Words, virtual: Sequence[str] = ()) -> Seat:
    """Who sits in a seat, of a game with these virtual seats."""
    usual = named_seats([HUMAN] * (index + 1))[index]
    name, kind = words.maybe("name"), words.maybe("kind")
    seat = Seat(
        usual.name if name is None else unquoted(name, words.where("name")),
        usual.kind if kind is None else unquoted(kind, words.where("kind")),
    )
    check_kind(seat, words.where("kind"), virtual)
    return seat


def unquoted(text: str, where: str) -> str:
    """The text that was quoted."""
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise broken(where, "is not quoted as in an address", text) from None
