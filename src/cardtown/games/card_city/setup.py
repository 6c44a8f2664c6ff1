"""Set-up (K1): which seats and options a game may have, and the stamp of its cards."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardtown.core import BadInput, DeckStamp, RuleBreach, Seat, documents, message
from cardtown.games.card_city.buildings import CARDS, PER_PLAYER

MIN_SEATS: Final = 1
MAX_SEATS: Final = 4
SWITCHES: Final = {"development": ("repeated", "once"), "joining": ("forbidden", "allowed")}
"""The rule switches (K4.4, K4.5), each with its default first."""


class Switches(NamedTuple):
    """The rule switches of a table."""

    once: bool
    """Each district develops at most once per round (`development=once`, K4.5)."""
    joining: bool
    """A development may join districts (`joining=allowed`, K4.4)."""


def check_set_up(seats: Sequence[Seat], options: Mapping[str, Any]) -> Switches:
    """Check seats and options, and return the rule switches."""
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        raise RuleBreach(
            "K1.2",
            f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {len(seats)}",
            message("bad-seats", least=MIN_SEATS, most=MAX_SEATS, n=len(seats)),
        )
    fields = documents.fields(dict(options), "options", optional=tuple(SWITCHES))
    return Switches(
        once=_switch(fields, "development") == "once",
        joining=_switch(fields, "joining") == "allowed",
    )


def _switch(fields: Mapping[str, Any], name: str) -> str:
    values = SWITCHES[name]
    value = documents.text(fields.get(name, values[0]), f"options.{name}")
    if value not in values:
        known = ", ".join(values)
        said = message("bad-choice", choices=known)
        raise BadInput(f"options.{name}", f"must be one of {known}", said)
    return value


def _stamp() -> DeckStamp:
    composition = {"cards": CARDS, "per_player": PER_PLAYER}
    text = json.dumps(composition, sort_keys=True, separators=(",", ":"))
    return DeckStamp("card-city", hashlib.sha256(text.encode()).hexdigest())


DECK: Final = _stamp()
"""The name of the cards and the SHA-256 of how many there are of each kind."""
