"""Plain shapes, for games that have none of their own: views and options as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from typing_extensions import TypedDict

from cardtown.core import Decision, View
from cardtown.core.describe import lines
from cardtown.server.format.shapes.types import Types


class PlainSeatShape(TypedDict):
    """A seat of the game."""

    name: str
    points: int | None
    """The current score; null while the viewer may not know it."""


class PlainViewShape(TypedDict):
    """Everything that a viewer may know, as text."""

    plain: Literal[True]
    seat: int | None
    """The viewer's seat; null for a spectator."""
    seats: Sequence[PlainSeatShape]
    text: Sequence[str]
    """A line for each fact of the table, then one for each seat."""
    over: bool


class PlainOptionShape(TypedDict):
    """Something that the seat may do."""

    text: str
    """What a client sends to do it."""


class PlainDecisionShape(TypedDict):
    """What a seat must decide now."""

    seat: int
    kind: str
    options: Sequence[PlainOptionShape]
    """All that it may do, sorted."""


class PlainEventShape(TypedDict):
    """What happened, with whatever fields the game tells of it."""

    __pydantic_config__ = {"extra": "allow"}  # type: ignore[misc]  # noqa: RUF012  # for pydantic

    event: str


TYPES: Final = Types("Plain", PlainViewShape, PlainDecisionShape, PlainOptionShape, PlainEventShape)


def view(view: View) -> PlainViewShape:
    """All that the viewer may know."""
    return {
        "plain": True,
        "seat": view.seat,
        "seats": [{"name": seat.name, "points": seat.points} for seat in view.seats],
        "text": lines(view),
        "over": view.over,
    }


def decision(decision: Decision[Any], view: View) -> PlainDecisionShape:
    """What a seat must decide now. The options say it all: the view adds nothing here."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "options": [option(one) for one in decision.options],
    }


def option(action: Any) -> PlainOptionShape:
    """Something that a seat may do."""
    return {"text": str(action)}
