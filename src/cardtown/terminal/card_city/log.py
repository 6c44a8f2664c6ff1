"""Events in words, a line each."""

from __future__ import annotations

from collections.abc import Iterable

from cardtown.core import Event
from cardtown.games.card_city import CardCityView, events
from cardtown.games.card_city.buildings import INDUSTRIAL
from cardtown.games.card_city.events import Held, Offered, Scored
from cardtown.terminal.card_city.pen import Pen


def describe(event: Event, view: CardCityView, pen: Pen) -> str:
    """The event as a line of the log."""
    names = [seat.name for seat in view.seats]
    match event:
        case events.SetUp():
            return ", ".join(names)
        case events.RoundBegan(number, first):
            return f"== {pen.texts('round', round=number)}{_first(names, first, pen)} =="
        case Offered():
            return _offer(event, names, pen)
        case events.Chosen(seat, lot):
            return pen.ui("log-choice", name=names[seat], text=pen.texts(f"term-{lot}-lot"))
        case Held():
            return _held(event, names, pen)
        case events.Built(seat, kind, at, _):
            return pen.ui("log-build", name=names[seat], text=pen.full(kind), at=pen.at(at))
        case events.Discarded(seat, kinds):
            return pen.ui("log-discard", name=names[seat], text=", ".join(map(pen.full, kinds)))
        case events.Developed(seat, kind, at):
            return pen.ui("log-develop", name=names[seat], text=pen.full(kind), at=pen.at(at))
        case events.Earned(seat, income, coins):
            return pen.ui("log-income", name=names[seat], n=income, number=coins)
        case events.Bought(seat, at, price, _):
            text = pen.full(INDUSTRIAL)
            return pen.ui("log-buy", name=names[seat], text=text, n=price, at=pen.at(at))
        case Scored():
            return _scores(event, names, pen)
        case _:
            return ""


def _first(names: list[str], first: int, pen: Pen) -> str:
    return f", {pen.texts('term-first-player')}: {names[first]}" if len(names) > 1 else ""


def _offer(event: Offered, names: list[str], pen: Pen) -> str:
    return pen.ui(
        "log-offer",
        name=names[event.divider],
        other=names[event.chooser],
        cards=_letters(event.open),
        text=_letters(event.shown),
        n=event.hidden,
    )


def _held(event: Held, names: list[str], pen: Pen) -> str:
    line = pen.ui("log-hold", name=names[event.seat], text=_letters(event.cards))
    if event.under:
        line += f" {pen.ui('log-under', text=_letters(event.under))}"
    return line


def _letters(cards: Iterable[str]) -> str:
    return " ".join(cards)


def _scores(event: Scored, names: list[str], pen: Pen) -> str:
    scores = (f"{names[one.seat]} {one.total}" for one in event.scores)
    return f"{pen.texts('score-sheet')}: {', '.join(scores)}"
