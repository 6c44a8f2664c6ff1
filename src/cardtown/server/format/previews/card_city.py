"""Previews of Card City."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from cardtown import fast
from cardtown.core import Decision
from cardtown.games.boards import bits
from cardtown.games.card_city import (
    Buy,
    CardCityAction,
    CardCityView,
    City,
    Develop,
    SeatView,
)
from cardtown.games.card_city.buildings import (
    DEVELOPING,
    INDUSTRIAL,
    LEISURE,
    NAMES,
    RESIDENTIAL,
    without,
)
from cardtown.games.card_city.city import LEISURE_PRICE, frame_cells
from cardtown.games.card_city.effects import (
    Estate,
    Placement,
    Reserve,
    estate_of,
    placements,
)
from cardtown.server.format.shapes.card_city.cities import developing, district
from cardtown.server.format.shapes.card_city.preview_types import (
    CardCityCardPreview,
    CardCityChange,
    CardCityDevelopmentPreview,
    CardCityIllegalCell,
    CardCityNamedDistrict,
    CardCityPreviewsShape,
    CardCityPurchasePreview,
    CardCityReason,
    CardCityTouched,
)
from cardtown.server.format.shapes.card_city.types import (
    CardCityDeveloping,
    CardCityKind,
)
from cardtown.server.format.shapes.places import Place
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize

_REASONS: Final[dict[str, CardCityReason]] = {
    "K3.2": "not_adjacent",
    "K3.3": "limit_reached",
    "K3.6": "too_expensive",
}
_APART: Final = {RESIDENTIAL: INDUSTRIAL, INDUSTRIAL: RESIDENTIAL}
"""The kinds that are never adjacent (K3.5)."""


def previews(
    view: CardCityView, seat: int, decision: Decision[CardCityAction] | None
) -> CardCityPreviewsShape:
    """What each choice of `seat` would bring; the view and the decision are that seat's."""
    own = view.seats[seat]
    options = () if decision is None else decision.options
    reserve = developing(view.reserve)
    return {
        "cards": [
            _card(own.city, own.coins, view.joining, reserve, kind)
            for kind in sorted(set(_cards(view, seat)))
        ],
        "developments": list(_developments(view, own, options)),
        "purchase": _purchase(view, own, _purchases(view, seat, options)),
    }


def _changes(
    estate: Estate, kind: str, cells: int, cost: int, reserve: Reserve, joining: bool
) -> Iterator[tuple[int, CardCityChange]]:
    """What a legal building changes at each cell of a board, by cell."""
    for found in _placements(estate, kind, cells, cost, reserve, joining):
        yield (
            found.cell,
            {
                "at": estate.city.coordinates(found.cell),
                "points": found.points,
                "lines": found.lines,
                "cost": cost,
                "coins": estate.coins - cost,
                "income": found.income,
                "capacity": found.capacity,
                "will_grow": _name_districts(found.will_grow),
                "never_grow": _name_districts(found.never_grow),
                "districts": list(map(district, found.growths)),
                "dead_end": found.dead_end,
            },
        )


def _placements(
    estate: Estate, kind: str, cells: int, cost: int, reserve: Reserve, joining: bool
) -> Iterable[Placement]:
    if fast.AVAILABLE:
        from cardtown.fast import card_city  # exists only if the core is built

        return card_city.placements(estate, kind, cells, cost, reserve, joining=joining)
    return placements(estate, kind, cells, cost, reserve, joining=joining)


def _name_districts(districts: Iterable[tuple[str, Place]]) -> list[CardCityNamedDistrict]:
    return [{"kind": cast(CardCityDeveloping, kind), "at": at} for kind, at in districts]


# --- cards -----------------------------------------------------------------------------------


def _cards(view: CardCityView, seat: int) -> str:
    """The cards of the seat; if it has none, those that it sees among the cards still to be
    taken."""
    hand = view.seats[seat].hand.known
    if hand:
        return hand
    match view.phase:
        case "choose":
            offer = view.offers[-1]
            return offer.open + offer.shown + offer.hidden.known
        case "divide":
            (divider,) = view.deciding
            return view.seats[divider].hand.known
        case _:
            return ""


@cache_by_identity
def _card(
    city: City, coins: int, joining: bool, reserve: frozenset[str], kind: str
) -> CardCityCardPreview:
    """A card on every free cell, cached: a seat asks for it many times in a round."""
    cost = LEISURE_PRICE if kind == LEISURE else 0
    estate, legal = Estate(city, coins), city.cells(kind, coins)
    changes = dict(_changes(estate, kind, legal, cost, Reserve(reserve, reserve), joining))
    free = frame_cells(city.box) & ~city.covered
    shape: CardCityCardPreview = {
        "kind": cast(CardCityKind, kind),
        "cost": cost,
        "places": len(changes),
        "cells": [
            {"legal": True, **changes[cell]} if cell in changes else _closed(estate, kind, cell)
            for cell in bits(free)
        ],
    }
    return serialize(shape)


def _closed(estate: Estate, kind: str, cell: int) -> CardCityIllegalCell:
    """A free cell where the building may not stand."""
    at = estate.city.coordinates(cell)
    obstacle = estate.city.why_not(kind, at, estate.coins)
    assert obstacle is not None
    return _illegal(kind, at, obstacle.rule)


def _illegal(kind: str, at: Place, rule: str) -> CardCityIllegalCell:
    if rule in _REASONS:
        return {"at": at, "legal": False, "rule": rule, "reason": _REASONS[rule]}
    touches = kind if rule == "K3.4" else _APART[kind]
    return {
        "at": at,
        "legal": False,
        "rule": rule,
        "reason": cast(CardCityReason, f"touches_{NAMES[touches]}"),
        "touches": cast(CardCityTouched, touches),
    }


# --- developments and purchases ----------------------------------------------------------------


def _developments(
    view: CardCityView, seat: SeatView, options: Sequence[CardCityAction]
) -> Iterator[CardCityDevelopmentPreview]:
    city, estate = seat.city, estate_of(seat)
    for kind, cells in _growing(view, seat, options).items():
        left = developing(without(view.reserve, kind))
        reserve = Reserve(developing(view.reserve), left)
        for cell, change in _changes(estate, kind, cells, 0, reserve, view.joining):
            grows = [city.places(one.cells) for one in city.districts(kind) if one.near >> cell & 1]
            yield {"kind": cast(CardCityDeveloping, kind), "grows": grows, **change}


def _growing(
    view: CardCityView, seat: SeatView, options: Sequence[CardCityAction]
) -> dict[str, int]:
    """The cells of the developments offered now or, while the seat waits, later, by kind."""
    found: dict[str, int] = {}
    for action in options:
        if isinstance(action, Develop):
            cell = 1 << seat.city.cell_of(action.row, action.column)
            found[action.kind] = found.get(action.kind, 0) | cell
    if seat.stage == "wait":
        for kind in DEVELOPING:
            if kind in view.reserve:
                for _, cells in seat.city.developments(kind, joining=view.joining):
                    found[kind] = found.get(kind, 0) | cells
    return found


def _purchases(view: CardCityView, seat: int, options: Sequence[CardCityAction]) -> int:
    """Where the seat may build what it buys: now, or when its turn comes in this phase (K5.2)."""
    own = view.seats[seat]
    if seat in view.deciding:
        buys = (one for one in options if isinstance(one, Buy))
        return sum(1 << own.city.cell_of(one.row, one.column) for one in buys)
    after = (seat - view.first) % len(view.seats)
    is_asked_later = view.phase == "buy" and all(
        (one - view.first) % len(view.seats) < after for one in view.deciding
    )
    if is_asked_later and own.coins >= own.price and INDUSTRIAL in view.reserve:
        return own.city.cells(INDUSTRIAL)
    return 0


def _purchase(view: CardCityView, seat: SeatView, cells: int) -> CardCityPurchasePreview | None:
    if not cells:
        return None
    estate, kinds = estate_of(seat), developing(view.reserve)
    reserve = Reserve(kinds, kinds)
    found = _changes(estate, INDUSTRIAL, cells, seat.price, reserve, view.joining)
    free = frame_cells(seat.city.box) & ~seat.city.covered
    return {
        "price": seat.price,
        "cells": [change for _, change in found],
        "closed": [
            _closed(estate, INDUSTRIAL, cell) for cell in bits(free & ~seat.city.cells(INDUSTRIAL))
        ],
    }
