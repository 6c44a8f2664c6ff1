"""What puzzles of Carson City are about."""

from __future__ import annotations

from typing import Final

from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction, Place, Sell
from cardtown.games.carson_city.city import SQUARE
from cardtown.games.carson_city.elements import GLYPHS, OUTLAWS
from cardtown.games.carson_city.view import CarsonView

_THEMES: Final = {"take": "pick", "adopt": "character", "sell": "sale"}


def theme(view: CarsonView, decision: Decision[CarsonAction], best: CarsonAction) -> str:
    """A sale, what happens when a card is laid, or the kind of the decision."""
    match best:
        case Sell():
            return "sale"
        case Place(row, column):
            return _placing(view, decision.seat, row, column)
        case _:
            return _THEMES.get(decision.kind, decision.kind)


def _placing(view: CarsonView, seat: int, row: int, column: int) -> str:
    city, card = view.seats[seat].city, view.placing
    under = SQUARE << city.cell_of(row, column) & city.covered
    if under & city.boards[OUTLAWS] or (card is not None and GLYPHS[OUTLAWS] in card.glyphs):
        return "outlaws"
    return "overlap" if under else "place"
