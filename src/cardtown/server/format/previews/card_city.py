"""Previews of Card City."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, cast

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
from cardtown.games.card_city.effects import Estate, ScoredEstate, estate_of
from cardtown.server.format.shapes.card_city.cities import developing, districts
from cardtown.server.format.shapes.card_city.preview_types import (
    CardCityCardPreview,
    CardCityChange,
    CardCityDevelopmentPreview,
    CardCityIllegalCell,
    CardCityLegalCell,
    CardCityNamedDistrict,
    CardCityPreviewsShape,
    CardCityPurchasePreview,
    CardCityReason,
    CardCityTouched,
)
from cardtown.server.format.shapes.card_city.types import (
    CardCityDeveloping,
    CardCityDistrictShape,
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


class _Now(NamedTuple):
    """A seat, with everything else that determines what a building changes."""

    scored: ScoredEstate
    joining: bool
    """The switch `joining=allowed`."""
    reserve: frozenset[str]
    """The kinds that develop and are still in the Reserve."""
    districts: Sequence[CardCityDistrictShape]


def _now(estate: Estate, joining: bool, reserve: frozenset[str]) -> _Now:
    return _Now(
        ScoredEstate(estate), joining, reserve, list(districts(estate.city, joining, reserve))
    )


def _change(now: _Now, cell: int, after: Estate, reserve: frozenset[str]) -> CardCityChange:
    """What a legal building changes; `reserve` has the kinds that it leaves in the Reserve."""
    effect = now.scored.to(after)
    return {
        "at": after.city.coordinates(cell),
        "points": effect.points,
        "lines": effect.lines,
        "cost": effect.cost,
        "coins": after.coins,
        "income": effect.income,
        "capacity": effect.capacity,
        "will_grow": _name_districts(effect.grows(reserve, joining=now.joining)),
        "never_grow": _name_districts(effect.stops(joining=now.joining)),
        "districts": [
            one for one in districts(after.city, now.joining, reserve) if one not in now.districts
        ],
        "dead_end": effect.dead_end,
    }


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
    now = _now(Estate(city, coins), joining, reserve)
    free = frame_cells(city.box) & ~city.covered
    shape: CardCityCardPreview = {
        "kind": cast(CardCityKind, kind),
        "cost": LEISURE_PRICE if kind == LEISURE else 0,
        "places": city.cells(kind, coins).bit_count(),
        "cells": [_cell(now, kind, cell) for cell in bits(free)],
    }
    return serialize(shape)


def _cell(now: _Now, kind: str, cell: int) -> CardCityLegalCell | CardCityIllegalCell:
    estate = now.scored.estate
    at = estate.city.coordinates(cell)
    obstacle = estate.city.why_not(kind, at, estate.coins)
    if obstacle is not None:
        return _illegal(kind, at, obstacle.rule)
    return {"legal": True, **_change(now, cell, estate.build(kind, cell), now.reserve)}


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
    now = _now(estate, view.joining, developing(view.reserve))
    for kind, cell in _growing(view, seat, options):
        left = developing(without(view.reserve, kind))
        yield {
            "kind": cast(CardCityDeveloping, kind),
            "grows": [
                city.places(district.cells)
                for district in city.districts(kind)
                if district.near >> cell & 1
            ],
            **_change(now, cell, estate.develop(kind, cell), left),
        }


def _growing(
    view: CardCityView, seat: SeatView, options: Sequence[CardCityAction]
) -> Iterator[tuple[str, int]]:
    """The kinds and cells of the developments offered now or, while the seat waits, later."""
    for action in options:
        if isinstance(action, Develop):
            yield action.kind, seat.city.cell_of(action.row, action.column)
    if seat.stage == "wait":
        for kind in DEVELOPING:
            if kind in view.reserve:
                growing = seat.city.developments(kind, joining=view.joining)
                found = {cell for _, cells in growing for cell in bits(cells)}
                yield from ((kind, cell) for cell in sorted(found))


def _purchases(view: CardCityView, seat: int, options: Sequence[CardCityAction]) -> Sequence[int]:
    """Where the seat may build what it buys: now, or when its turn comes in this phase (K5.2)."""
    own = view.seats[seat]
    if seat in view.deciding:
        return [own.city.cell_of(one.row, one.column) for one in options if isinstance(one, Buy)]
    after = (seat - view.first) % len(view.seats)
    is_asked_later = view.phase == "buy" and all(
        (one - view.first) % len(view.seats) < after for one in view.deciding
    )
    if is_asked_later and own.coins >= own.price and INDUSTRIAL in view.reserve:
        return list(bits(own.city.cells(INDUSTRIAL)))
    return ()


def _purchase(
    view: CardCityView, seat: SeatView, cells: Sequence[int]
) -> CardCityPurchasePreview | None:
    estate = estate_of(seat)
    now = _now(estate, view.joining, developing(view.reserve))
    changes = [_change(now, cell, estate.buy(cell), now.reserve) for cell in cells]
    if not changes:
        return None
    free = frame_cells(seat.city.box) & ~seat.city.covered
    others = [_cell(now, INDUSTRIAL, cell) for cell in bits(free) if cell not in cells]
    closed = [one for one in others if not one["legal"]]
    return {"price": seat.price, "cells": changes, "closed": closed}
