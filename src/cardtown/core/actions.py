"""Actions: what a seat chose, each kind its own small frozen dataclass with a text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, Self, TypeVar

from cardtown.core.errors import BadAction
from cardtown.core.messages import message


@dataclass(frozen=True, slots=True)
class Action:
    """Base of every action.

    A subclass names its `word` (the first word of its text form) and its `rank` among the kinds
    of one game, by which options are sorted. Its fields are whole numbers or single words and
    follow the word in the text: ``Place(-1, 3)`` is ``place -1 3``.
    """

    word: ClassVar[str]
    rank: ClassVar[int]

    def __str__(self) -> str:
        return " ".join((self.word, *map(str, self.arguments())))

    def arguments(self) -> tuple[Any, ...]:
        """The field values, in order."""
        return tuple(getattr(self, field.name) for field in fields(self))

    def sort_key(self) -> tuple[Any, ...]:
        """Options are sorted by kind, then by field values."""
        return (self.rank, *self.arguments())

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """Build the action from the words after its first; raise ValueError if they do not fit."""
        declared = fields(cls)
        if len(words) != len(declared):
            raise ValueError
        return cls(
            *(
                int(word) if field.type in (int, "int") else plain_word(word)
                for word, field in zip(words, declared, strict=True)
            )
        )


def plain_word(text: str) -> str:
    """The text, if it is one plain word such as `chinese_worker`; raise ValueError."""
    if not (text.isascii() and text.isidentifier()):
        raise ValueError
    return text


A = TypeVar("A", bound=Action)


class Grammar(Generic[A]):
    """The kinds of action of one game, and how to read them back from text."""

    def __init__(self, *kinds: type[A]) -> None:
        self._kinds = {kind.word: kind for kind in kinds}

    def parse(self, text: str) -> A:
        """Return the action whose text form is exactly `text`; raise :class:`BadAction`."""
        words = text.split(" ")
        kind = self._kinds.get(words[0])
        said = text[:60]
        if kind is None:
            known = ", ".join(self._kinds)
            raise BadAction(
                f"{said!r} is not an action; they begin with {known}",
                message("refused-not-an-action", said=said, words=known),
            )
        try:
            action = kind.from_words(words[1:])
        except ValueError:
            action = None
        if action is None or str(action) != text:
            raise BadAction(
                f"{said!r} is not a well-formed '{kind.word}' action",
                message("refused-malformed", said=said, word=kind.word),
            )
        return action
