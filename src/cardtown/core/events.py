"""Events: what happened, each marked with who may see it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final

EVERYONE: Final = None


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Base of every event. Logs, screens, replays and statistics are made from these alone."""

    @property
    def audience(self) -> frozenset[int] | None:
        """The seats that may see the event while the game is played; EVERYONE by default."""
        return EVERYONE

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The event as other programs read it; its name stands under "event"."""

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may see the event."""
        return self.audience is EVERYONE or seat in self.audience
