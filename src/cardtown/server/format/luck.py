"""Luck and skill as clients get it: what the final margins of a game came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import TypedDict

from cardtown.bots.luck import Choice, Effect, Luck, Part, choice_at, luck_of
from cardtown.server.table.state import TableState
from cardtown.server.table.steps import steps_of

_DIGITS: Final = 2


class PartShape(TypedDict):
    """A part of a margin, in points."""

    value: float
    margin: float
    """Half of its 95 % interval."""


class OwnPartShape(PartShape):
    """What the own choices of one kind brought or cost."""

    kind: str


class SeatLuckShape(TypedDict):
    """What the final margin of a seat came from: the parts add up to it."""

    seat: int
    margin: float
    """Its points less those of the others on average; just its points, if it played alone."""
    deal: PartShape
    others: PartShape
    """What the choices of the others changed."""
    own: Sequence[OwnPartShape]


class LuckShape(TypedDict):
    """What the final margins of a game came from, as far as it is measured."""

    total: int
    """How many choices there were."""
    measured: int
    seats: Sequence[SeatLuckShape]
    """All that decided something, when every choice is measured; none until then."""


def choices_of(state: TableState) -> list[Choice]:
    """All choices of a finished game, in order; forced ones are left out."""
    found = (
        choice_at(table, move.seat, str(move.action))
        for table, move in zip(steps_of(state), state.moves, strict=False)
    )
    return [one for one in found if one is not None]


def luck_shape(state: TableState, total: int, found: Sequence[Effect]) -> LuckShape:
    """Luck and skill in a game, as far as it is measured."""
    done = len(found) == total
    return {
        "total": total,
        "measured": len(found),
        "seats": [_seat_shape(one) for one in _lucks(state, found)] if done else [],
    }


def _lucks(state: TableState, found: Sequence[Effect]) -> Iterator[Luck]:
    assert state.table is not None
    assert state.table.result is not None
    for seat, chair in enumerate(state.chairs):
        if not chair.plan.kind.startswith("virtual:"):
            yield luck_of(seat, state.table.result.scores, found)


def _seat_shape(luck: Luck) -> SeatLuckShape:
    """Rounded so that the parts still add up: the deal is what remains."""
    own: list[OwnPartShape] = [{"kind": kind, **_part(one)} for kind, one in luck.own.items()]
    others, margin = _part(luck.others), round(luck.margin, _DIGITS)
    rest = margin - others["value"] - sum(one["value"] for one in own)
    deal: PartShape = {"value": round(rest, _DIGITS), "margin": round(luck.deal.margin, _DIGITS)}
    return {"seat": luck.seat, "margin": margin, "deal": deal, "others": others, "own": own}


def _part(part: Part) -> PartShape:
    return {"value": round(part.value, _DIGITS), "margin": round(part.margin, _DIGITS)}
