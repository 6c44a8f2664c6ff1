"""The plan of a new table: a host's wishes are checked completely before anything is written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from cardtown import bots, games
from cardtown.core import CardtownError, DeckStamp, Seat, fairness
from cardtown.core.fairness import Terms
from cardtown.core.game import HUMAN
from cardtown.server.errors import Refused
from cardtown.server.table.entries import AGAIN, PERSON, Created, PlannedSeat
from cardtown.server.table.programs import is_program
from cardtown.server.table.requests import NewSeat, NewTable
from cardtown.server.table.state import Chair, TablePhase, TableState
from cardtown.server.table.text import check_name
from cardtown.server.table.versions import with_deck

_TRIAL_SEED: Final = "trial"


class Challenged(NamedTuple):
    """A program that a seat is kept for."""

    id: str
    name: str


NO_CHALLENGES: Final[Mapping[int, Challenged]] = {}


def plan_of(wanted: NewTable, secret: str) -> Created:
    """The plan of a new table, committed to a secret.

    Raise :class:`Refused` if no such game can be played.
    """
    seats = tuple(_seat(number, seat) for number, seat in enumerate(wanted.seats))
    plan = Created(
        game=wanted.game,
        seats=seats,
        commitment="",
        options=wanted.options,
        deck=wanted.deck,
        visibility=wanted.visibility,
        clock=wanted.clock,
        auto_start=wanted.auto_start,
        hints=wanted.hints,
        practice=wanted.practice,
    )
    return commit_plan(with_todays_deck(plan), secret)


def with_challenges(plan: Created, challenged: Mapping[int, Challenged]) -> Created:
    """A plan whose seats of these numbers are kept for programs."""
    seats = [
        PlannedSeat(PERSON, challenged[number].name, reserved=challenged[number].id)
        if number in challenged
        else seat
        for number, seat in enumerate(plan.seats)
    ]
    return replace(plan, seats=tuple(seats))


def dealt_again(state: TableState, wanted: NewTable, secret: str) -> Created:
    """The plan of a table where the cards of a finished game are dealt again, for practice.

    Where a step is wanted, the game goes on from there.
    """
    before = state.plan
    if state.phase is not TablePhase.FINISHED:
        raise Refused("phase", "cards can be dealt again when their game is over")
    if wanted.game != before.game or len(wanted.seats) != len(before.seats):
        raise Refused("plan", f"seats: these cards were dealt to {len(before.seats)} seats")
    played = _played_before(state, wanted)
    return with_same_cards(state, wanted, secret, source=AGAIN, played=played)


def with_same_cards(state: TableState, wanted: NewTable, secret: str, **more: Any) -> Created:
    """The plan of a table with the deck, the options and the deal of a finished game. The deal is
    known to whoever played that, so the new game counts for nothing."""
    before = state.plan
    plan = plan_of(wanted.model_copy(update={"options": dict(before.options)}), secret)
    same = replace(
        plan,
        deck=before.deck,
        deck_name=before.deck_name,
        deck_sha256=before.deck_sha256,
        practice=True,
        seed=state.seed,
        **more,
    )
    return commit_plan(same, secret)


def _played_before(state: TableState, wanted: NewTable) -> list[tuple[int, str]]:
    """What is played again of a finished game; raise :class:`Refused`."""
    if wanted.step is None:
        return []
    if wanted.step >= len(state.moves):
        raise Refused("no_step", "after its last step a game is over: go on from an earlier one")
    kinds = [
        (chair.plan.kind, seat.kind) for chair, seat in zip(state.chairs, wanted.seats, strict=True)
    ]
    if any(one != other and "virtual:" in one + other for one, other in kinds):
        raise Refused("plan", "seats: virtual players stay where they were, and nobody else is one")
    return [(move.seat, str(move.action)) for move in state.moves[: wanted.step]]


def commit_plan(plan: Created, secret: str) -> Created:
    """A plan that names its deck, with the commitment to a secret and to its terms."""
    rules = games.get(plan.game).facts.version
    kinds = [_kind(seat) for seat in plan.seats]
    deck = plan.deck_sha256 or ""
    terms = Terms(plan.game, rules, plan.options, deck, kinds, plan.practice)
    commitment = fairness.commit(secret, terms)
    return replace(plan, commitment=commitment, fair=fairness.PROTOCOL, rules=rules)


def _kind(seat: PlannedSeat) -> str:
    """The kind of a seat as a record has it."""
    return HUMAN if seat.kind == PERSON else seat.kind


def _seat(number: int, wanted: NewSeat) -> PlannedSeat:
    """A seat. Bots are allowed by plain name only: parameters and modules could harm the server."""
    kind = wanted.kind
    if kind == PERSON:
        return PlannedSeat()
    if wanted.program is not None:
        raise Refused("seats", "only a seat for a person can be kept for a program")
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
        raise Refused("plan", str(error), getattr(error, "rule", None), error.message) from None
    return with_deck(plan, deck)


def _is_flat(value: Any) -> bool:
    """Whether a value is a scalar or a list of scalars: very deep values can't be serialized."""
    parts = value if isinstance(value, list) else [value]
    return not any(isinstance(part, dict | list) for part in parts)


@lru_cache(maxsize=64)
def _set_up(name: str, seats: tuple[PlannedSeat, ...], options: str, deck: str | None) -> DeckStamp:
    """Set a game up without people. Cached: what worked once will work again."""
    game = games.get(name)
    for seat in seats:
        bot = seat.kind.removeprefix("bot:")
        if bot != seat.kind and bot not in bots.names_for(name):
            bots.make(bot, name)  # raises, and says why
    table = game.new_table(
        [Seat(one.name or "Somebody", _kind(one)) for one in seats],
        seed=_TRIAL_SEED,
        options=json.loads(options),
        deck=None if deck is None else game.load_deck(deck),
        log=False,
    )
    return table.deck


def _kept_for(chair: Chair) -> PlannedSeat:
    """A seat for whoever sat in this chair; a program is challenged by its name."""
    name = chair.name if is_program(chair.identity) else ""
    return PlannedSeat(PERSON, name, reserved=chair.identity)


def rematch_of(state: TableState, secret: str) -> Created:
    """The plan for the same people to play again.

    People who play against each other move one seat on, and what was chosen for each seat, such as
    suits, moves with them. One person against programs sits where they sat.
    """
    seats = [_kept_for(chair) if chair.person else chair.plan for chair in state.chairs]
    plan = state.plan
    steps = 1 if len({chair.identity for chair in state.chairs if chair.person}) > 1 else 0
    again = Created(
        game=plan.game,
        seats=(*seats[steps:], *seats[:steps]),
        commitment="",
        options={
            name: value[steps:] + value[:steps]
            if isinstance(value, list) and len(value) == len(seats)
            else value
            for name, value in plan.options.items()
        },
        deck=plan.deck,
        visibility="private",
        clock=plan.clock,
        auto_start=True,
        hints=plan.hints,
        practice=plan.practice and plan.source is None,
    )
    return commit_plan(with_todays_deck(again), secret)
