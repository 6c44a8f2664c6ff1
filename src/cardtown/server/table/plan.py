"""The plan of a new table: all that a host wants is checked before anything is written."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from cardtown import bots, games
from cardtown.core import CardtownError, DeckStamp, Seat
from cardtown.core.game import HUMAN
from cardtown.server.errors import Refused
from cardtown.server.table.entries import PERSON, Created, PlannedSeat
from cardtown.server.table.requests import NewSeat, NewTable
from cardtown.server.table.state import TableState
from cardtown.server.table.text import check_name
from cardtown.server.table.versions import with_deck

_TRIAL_SEED: Final = "trial"


def plan_of(wanted: NewTable, commitment: str) -> Created:
    """The plan of a new table; raise :class:`Refused` if no such game can be played."""
    seats = tuple(_seat(number, seat) for number, seat in enumerate(wanted.seats))
    plan = Created(
        game=wanted.game,
        seats=seats,
        commitment=commitment,
        options=wanted.options,
        deck=wanted.deck,
        visibility=wanted.visibility,
        clock=wanted.clock,
        auto_start=wanted.auto_start,
        hints=wanted.hints,
    )
    return with_todays_deck(plan)


def _seat(number: int, wanted: NewSeat) -> PlannedSeat:
    """A seat. Bots are allowed by plain name only: parameters and modules could harm the server."""
    kind = wanted.kind
    if kind == PERSON:
        return PlannedSeat()
    sort, _, level = kind.partition(":")
    if sort not in ("bot", "virtual"):
        raise Refused("seats", f"a seat is for a person, bot:NAME or virtual:LEVEL, not {kind!r}")
    if sort == "bot" and level not in bots.names():
        raise Refused("seats", f"there is no bot {level!r}; there are {', '.join(bots.names())}")
    called = wanted.name.strip() or f"{level.capitalize()} {number + 1}"
    return PlannedSeat(kind, check_name(called))


def with_todays_deck(plan: Created) -> Created:
    """The plan, naming its deck: the one it brings, or the one that its game deals today.

    The game is set up once, so that it can't fail later, when people have sat down.
    """
    if all(seat.kind != PERSON for seat in plan.seats):
        raise Refused("seats", "a table needs a seat for at least one person")
    if not all(map(_is_flat, plan.options.values())):
        raise Refused("plan", "options: none goes deeper than a list")
    try:
        deck = _set_up(plan.game, plan.seats, json.dumps(plan.options), plan.deck)
    except CardtownError as error:
        raise Refused("plan", str(error), getattr(error, "rule", None)) from None
    return with_deck(plan, deck)


def _is_flat(value: Any) -> bool:
    """Whether a value is a scalar or a list of scalars: very deep values can't be serialized."""
    parts = value if isinstance(value, list) else [value]
    return not any(isinstance(part, dict | list) for part in parts)


@lru_cache(maxsize=64)
def _set_up(name: str, seats: tuple[PlannedSeat, ...], options: str, deck: str | None) -> DeckStamp:
    """Set a game up for nobody. It is cached: what worked once will work again."""
    game = games.get(name)
    for seat in seats:
        bot = seat.kind.removeprefix("bot:")
        if bot != seat.kind and bot not in bots.names_for(name):
            bots.make(bot, name)  # raises, and says why
    table = game.new_table(
        [Seat(one.name or "Somebody", HUMAN if one.kind == PERSON else one.kind) for one in seats],
        seed=_TRIAL_SEED,
        options=json.loads(options),
        deck=None if deck is None else game.load_deck(deck),
        log=False,
    )
    return table.deck


def rematch_of(state: TableState, commitment: str) -> Created:
    """The plan for the same people to play again, each one seat further."""
    seats = [
        PlannedSeat(PERSON, reserved=chair.identity) if chair.person else chair.plan
        for chair in state.chairs
    ]
    plan = state.plan
    again = Created(
        game=plan.game,
        seats=(*seats[1:], *seats[:1]),
        commitment=commitment,
        options=plan.options,
        deck=plan.deck,
        visibility="private",
        clock=plan.clock,
        auto_start=True,
        hints=plan.hints,
    )
    return with_todays_deck(again)
