"""Errors for people: each is one sentence that says what is wrong and, where it can, what to do.

Everything Cardtown raises on purpose is a :class:`CardtownError`, so that an adapter can catch
one class and show the sentence. An error that has a `message` can be said in other languages too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtown.core.messages import Message


class CardtownError(Exception):
    """The root of all errors that are meant to be shown to a person."""

    message: Message | None = None
    """The sentence in a form that any language can say; None for one that is English only."""

    def __reduce__(self) -> tuple[Callable[..., CardtownError], tuple[Any, ...]]:
        """Errors come back from other processes, and `__init__` takes other things than `args`."""
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(
    kind: type[CardtownError], args: tuple[Any, ...], fields: dict[str, Any]
) -> CardtownError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class BadInput(CardtownError):
    """A document or argument is malformed; `field` names the part at fault."""

    def __init__(self, field: str, problem: str, message: Message | None = None) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem
        self.message = message


class MissingExtra(CardtownError, ImportError):
    """A package that this part of Cardtown needs is not installed; says how to install it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'cardtown[{extra}]'")


class BadAction(CardtownError):
    """A text is not the text form of any action of the game."""

    def __init__(self, problem: str, message: Message | None = None) -> None:
        super().__init__(problem)
        self.message = message


class RuleBreach(CardtownError):
    """Something against the rules; `rule` is the number of the rule broken."""

    def __init__(self, rule: str, problem: str, message: Message | None = None) -> None:
        super().__init__(f"{problem} ({rule})")
        self.rule = rule
        self.problem = problem
        self.message = message


class NotYourTurn(RuleBreach):
    """The seat has nothing to decide now."""


class IllegalAction(RuleBreach):
    """The action is understood, but is not among the seat's legal options."""


class GameOver(CardtownError):
    """The game has ended; nothing can be played any more."""

    message = Message("refused-over")


class NothingToUndo(CardtownError):
    """No action has been played yet."""


class RecordMismatch(CardtownError):
    """A record does not replay; `index` is the first action that does not fit, from 0."""

    def __init__(self, index: int, problem: str, message: Message | None = None) -> None:
        super().__init__(f"action {index}: {problem}")
        self.index = index
        self.problem = problem
        self.message = message
