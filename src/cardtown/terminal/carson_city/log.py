"""Events in words, a line each."""

from __future__ import annotations

from cardtown.core import Event
from cardtown.games.carson_city import CarsonView, Terrain, events
from cardtown.games.carson_city.events import BidsSeen, Revealed, Scored, SetUp
from cardtown.terminal.carson_city.pen import Pen


def describe(event: Event, view: CarsonView, pen: Pen) -> str:
    """The event as a line of the log."""
    names = [seat.name for seat in view.seats]
    match event:
        case SetUp():
            return _seats(event, view, pen)
        case events.RoundBegan(era, number):
            return f"== {pen.texts('era', era=era)}, {pen.texts('round', round=number)} =="
        case Revealed():
            return _row(event, view, pen)
        case events.Used(seat, character):
            return pen.ui("log-use", name=names[seat], text=pen.character(character))
        case events.ExtraRevealed(terrain):
            return pen.ui("log-extra", text=pen.card(terrain))
        case events.Sold(seat, index):
            return pen.ui("log-sell", name=names[seat], number=index)
        case BidsSeen():
            return _bids(event, names, pen)
        case events.OrderSet(_, order):
            return pen.ui("log-order", text=pen.then.join(names[seat] for seat in order))
        case events.TookTerrain(seat, _, card) | events.TookCharacter(seat, _, card):
            return pen.ui("log-take", name=names[seat], text=pen.card(card))
        case events.Placed(seat, (row, column)):
            return pen.ui("log-place", name=names[seat], text=f"{row} {column}")
        case events.NoPlace(seat):
            return pen.ui("log-no-place", name=names[seat])
        case events.LeftOver():
            return _left(event, pen)
        case events.Adopted(seat, character):
            return pen.ui("log-adopt", name=names[seat], text=pen.character(character))
        case Scored():
            return _scores(event, names, pen)
        case _:
            return ""


def _seats(event: SetUp, view: CarsonView, pen: Pen) -> str:
    return ", ".join(f"{view.seats[one.seat].name} ({pen.suit(one.suit)})" for one in event.seats)


def _row(event: Revealed, view: CarsonView, pen: Pen) -> str:
    """The row, unless it is still on the table, and which characters went under the pile."""
    lines = []
    if event.returned:
        under = ", ".join(pen.character(one) for one in event.returned)
        lines.append(pen.ui("log-returned", text=under))
    if view.row[: len(event.terrain) + 1] != (event.character, *event.terrain):
        cards = (pen.character(event.character.id), *map(_parcels, event.terrain))
        lines.append(f"{pen.texts('term-row')}: {'  '.join(cards)}")
    return " ".join(lines)


def _parcels(card: Terrain) -> str:
    return "/".join(card.parcels)


def _bids(event: BidsSeen, names: list[str], pen: Pen) -> str:
    bids = (
        f"{names[seat]} {card}" + (f"+{bonus}" if bonus else "") for seat, card, bonus in event.bids
    )
    return pen.ui("log-bids", text=", ".join(bids))


def _left(event: events.LeftOver, pen: Pen) -> str:
    cards = [] if event.character is None else [pen.character(event.character)]
    cards.extend(map(_parcels, event.terrain))
    return pen.ui("log-left", text=", ".join(cards))


def _scores(event: Scored, names: list[str], pen: Pen) -> str:
    scores = ", ".join(f"{names[one.seat]} {one.total}" for one in event.scores)
    return f"{pen.texts('score-sheet')}: {scores}"
