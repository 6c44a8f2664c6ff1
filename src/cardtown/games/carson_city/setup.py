"""Set-up (C2): which seats and options a game may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown.core import BadInput, RuleBreach, Seat, documents, message
from cardtown.games.carson_city.characters import SUITS, Suit

MIN_SEATS: Final = 4
MAX_SEATS: Final = 6
FILLER: Final = "virtual:novice"
"""The kind of the seats that fill up a table of fewer than four (C2.1)."""


def check_set_up(seats: Sequence[Seat], options: Mapping[str, Any]) -> tuple[Suit, ...]:
    """Check seats and options, and return each seat's suit."""
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        raise RuleBreach(
            "C2.1",
            f"a game has {MIN_SEATS} to {MAX_SEATS} seats, virtual ones included, not {len(seats)}",
            message("bad-seats", least=MIN_SEATS, most=MAX_SEATS, n=len(seats)),
        )
    if all(seat.virtual for seat in seats):
        problem = "at least one seat must be real: a human or a bot"
        raise RuleBreach("C2.1", problem, message("bad-all-virtual"))
    fields = documents.fields(dict(options), "options", optional=("suits",))
    return _suits(fields.get("suits", list(SUITS[: len(seats)])), len(seats))


def _suits(value: Any, count: int) -> tuple[Suit, ...]:
    """The option `suits`: a different suit for every seat."""
    where = "options.suits"
    named = [documents.text(item, where) for item in documents.items(value, where)]
    chosen = tuple(suit for name in named for suit in SUITS if suit == name)
    if not len(chosen) == len(set(chosen)) == len(named) == count:
        known = ", ".join(SUITS)
        problem = f"must name a different suit for each seat, of {known}"
        raise BadInput(where, problem, message("bad-suits", choices=known))
    return chosen
