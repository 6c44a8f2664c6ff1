"""Sentences for people that any language can say: the id of a text, and its arguments.

The rules know no language. Where they refuse something, they say so in English and name the text
that says the same in every language. Adapters that talk to people look it up
(`cardtown.localization`, and the web table in the same way).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Name(NamedTuple):
    """What a thing is called: the id of the text that names it, such as ``element-mine``."""

    id: str


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a text, and what goes into it: a message too, where one sentence quotes another."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The message as clients get it, who say it in their own language."""
        return {
            "id": self.id,
            "arguments": {name: _plain(value) for name, value in self.arguments.items()},
        }


Argument = int | str | Name | Message


def _plain(argument: Argument) -> Any:
    if isinstance(argument, Name):
        return {"name": argument.id}
    return argument.to_json() if isinstance(argument, Message) else argument


def message(message_id: str, /, **arguments: Argument) -> Message:
    """A message; `message("refused-turn", seat=2)` reads better than the class itself."""
    return Message(message_id, arguments)
