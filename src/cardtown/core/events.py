"""Events: what happened, each marked with who may see it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Final

EVERYONE: Final = None


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Base of every event. Logs, screens, replays and statistics are made from these alone.

    A subclass names its `word` and states its `audience`; one that hides nothing is a
    `PublicEvent`. Its JSON is built from its fields: numbers, texts, tuples and named
    tuples of them, or values with a `to_json` of their own. A field that may be None by default is
    left out while it is.
    """

    word: ClassVar[str]
    """What the event is called in JSON, under "event"."""

    @property
    @abstractmethod
    def audience(self) -> frozenset[int] | None:
        """The seats that may see the event while the game is played, or EVERYONE."""

    def to_json(self) -> dict[str, Any]:
        """The event for other programs; its name is under "event"."""
        document: dict[str, Any] = {"event": self.word}
        name: str
        for name in self.__match_args__:
            value = getattr(self, name)
            if value is not None or self.__dataclass_fields__[name].default is not None:
                document[name] = _to_json(value)
        return document

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may see the event."""
        return self.audience is EVERYONE or seat in self.audience


@dataclass(frozen=True, slots=True)
class PublicEvent(Event):
    """An event that everybody may see."""

    @property
    def audience(self) -> None:
        """EVERYONE."""
        return EVERYONE


def _to_json(value: Any) -> Any:
    if isinstance(value, tuple):
        parts = map(_to_json, value)
        names = getattr(value, "_fields", None)
        return list(parts) if names is None else dict(zip(names, parts, strict=True))
    to_json = getattr(value, "to_json", None)
    return value if to_json is None else to_json()
