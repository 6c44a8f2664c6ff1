"""Previews of Card City."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from cardtown.core import Decision
from cardtown.games.boards import bits
from cardtown.games.card_city import (
    Buy,
    CardCityAction,
    CardCityView,
    City,
    Develop,
    ScoreSheet,
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
from cardtown.games.card_city.scoring import score
from cardtown.server.format.shapes.card_city.cities import developing, districts
from cardtown.server.format.shapes.card_city.preview_types import (
    CardCityCardPreview,
    CardCityChange,
    CardCityDevelopmentPreview,
    CardCityIllegalCell,
    CardCityLegalCell,
    CardCityLineChanges,
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
from cardtown.server.format.shapes.writing import kept, written

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
        "purchase": _purchase(view, own, options),
    }


# --- cards -----------------------------------------------------------------------------------


def _cards(view: CardCityView, seat: int) -> str:
    """What the seat holds; if nothing, what it sees of the cards still to be had."""
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


@kept
def _card(
    city: City, coins: int, joining: bool, reserve: frozenset[str], kind: str
) -> CardCityCardPreview:
    """A card on every free cell; written, as a seat asks for it many times in a round."""
    estate = _estate(city, coins, joining, reserve)
    free = frame_cells(city.box) & ~city.covered
    shape: CardCityCardPreview = {
        "kind": cast(CardCityKind, kind),
        "places": city.cells(kind, coins).bit_count(),
        "cells": [_cell(estate, kind, cell) for cell in bits(free)],
    }
    return written(shape)


def _cell(estate: _Estate, kind: str, cell: int) -> CardCityLegalCell | CardCityIllegalCell:
    at = estate.city.coordinates(cell)
    obstacle = estate.city.why_not(kind, at, estate.coins)
    if obstacle is not None:
        return _illegal(kind, at, obstacle.rule)
    cost = LEISURE_PRICE if kind == LEISURE else 0
    return {"legal": True, **_change(estate, kind, cell, cost, estate.reserve)}


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
    city = seat.city
    estate = _estate(city, seat.coins, view.joining, developing(view.reserve))
    for kind, cell in _growing(view, seat, options):
        left = developing(without(view.reserve, kind))
        yield {
            "kind": cast(CardCityDeveloping, kind),
            "grows": [
                [city.coordinates(one) for one in bits(district.cells)]
                for district in city.districts(kind)
                if district.near >> cell & 1
            ],
            **_change(estate, kind, cell, 0, left),
        }


def _growing(
    view: CardCityView, seat: SeatView, options: Sequence[CardCityAction]
) -> Iterator[tuple[str, int]]:
    """The kinds and cells of the developments on offer; while the seat waits, of those to be."""
    for action in options:
        if isinstance(action, Develop):
            yield action.kind, _cell_of(seat.city, action)
    if seat.stage == "wait":
        for kind in DEVELOPING:
            if kind in view.reserve:
                growing = seat.city.developments(kind, joining=view.joining)
                found = {cell for _, cells in growing for cell in bits(cells)}
                yield from ((kind, cell) for cell in sorted(found))


def _purchase(
    view: CardCityView, seat: SeatView, options: Sequence[CardCityAction]
) -> CardCityPurchasePreview | None:
    estate = _estate(seat.city, seat.coins, view.joining, developing(view.reserve))
    cells = [
        _change(estate, INDUSTRIAL, _cell_of(seat.city, action), seat.price, estate.reserve)
        for action in options
        if isinstance(action, Buy)
    ]
    return {"price": seat.price, "cells": cells} if cells else None


def _cell_of(city: City, action: Develop | Buy) -> int:
    cell = city.cell_at(action.row, action.column)
    if cell is None:
        raise AssertionError("an option lies in the frame of the city")
    return cell


# --- what a building changes -------------------------------------------------------------------


class _Estate(NamedTuple):
    """A city as it stands, and all else that decides what one more building changes."""

    city: City
    coins: int
    joining: bool
    """The switch `joining=allowed`."""
    reserve: frozenset[str]
    """The kinds that develop and are still in the Reserve."""
    sheet: ScoreSheet
    districts: Sequence[CardCityDistrictShape]


def _estate(city: City, coins: int, joining: bool, reserve: frozenset[str]) -> _Estate:
    now = list(districts(city, joining, reserve))
    return _Estate(city, coins, joining, reserve, score(city, coins), now)


def _change(
    estate: _Estate, kind: str, cell: int, cost: int, reserve: frozenset[str]
) -> CardCityChange:
    """What a legal building changes; `reserve` has the kinds that it leaves in the Reserve."""
    city = estate.city
    at = city.coordinates(cell)
    after = city.place(kind, cell)
    coins = estate.coins - cost
    sheet = score(after, coins)
    lines = {line: points - estate.sheet.lines[line] for line, points in sheet.lines.items()}
    return {
        "at": at,
        "points": sheet.total - estate.sheet.total,
        "lines": cast(CardCityLineChanges, {line: by for line, by in lines.items() if by}),
        "cost": cost,
        "coins": coins,
        "income": after.income() - city.income(),
        "districts": [
            one for one in districts(after, estate.joining, reserve) if one not in estate.districts
        ],
        "dead_end": city.dead_end_after(kind, at),
    }
