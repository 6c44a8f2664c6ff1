"""Errors as clients get them: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict

from cardtown.core import CardtownError, Message
from cardtown.server.errors import NoSuchTable, Refused, StoreUnavailable


class NameShape(TypedDict):
    """A thing, by the id of the text that names it."""

    name: str


class MessageShape(TypedDict):
    """A sentence that can be translated: the id of a text in `locales`, and its arguments."""

    id: str
    arguments: dict[str, int | str | NameShape | MessageShape]


class ErrorShape(TypedDict):
    """Why something was not done."""

    code: str
    """For programs."""
    message: str
    """For people: one sentence."""
    rule: str | None
    """The number of the rule that was broken."""
    text: MessageShape | None
    """The sentence in a form that can be translated; null where it is English only."""


def error_shape(error: CardtownError) -> ErrorShape:
    """An error as clients get it."""
    if isinstance(error, Refused):
        return {
            "code": error.code,
            "message": str(error),
            "rule": error.rule,
            "text": message_shape(error.message),
        }
    if isinstance(error, StoreUnavailable):
        return {
            "code": "unavailable",
            "message": "nothing can be written down at the moment: try again soon",
            "rule": None,
            "text": None,
        }
    code = "no_table" if isinstance(error, NoSuchTable) else "bad_input"
    return {
        "code": code,
        "message": str(error),
        "rule": None,
        "text": message_shape(error.message),
    }


def message_shape(message: Message | None) -> MessageShape | None:
    """A message as clients get it."""
    return None if message is None else cast(MessageShape, message.to_json())
