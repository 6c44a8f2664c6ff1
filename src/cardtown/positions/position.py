"""A position: what a seat knows at one moment, and what it has to decide."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardtown.core import Decision


class Position(NamedTuple):
    """What a line of text says."""

    view: Any
    decision: Decision[Any] | None
    """The decision of the seat that sees this; None if it has none, and for a spectator."""
