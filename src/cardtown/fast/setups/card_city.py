"""Set-ups of Card City as the core reads them: see core/card_city/setup.hpp."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtown.core import Seat
from cardtown.games.card_city.setup import check_set_up


def encode(seats: Sequence[Seat], options: Mapping[str, Any], deck: None = None) -> bytes:
    """How many play, and the switches of the rules."""
    return bytes((len(seats), *check_set_up(tuple(seats), options)))
