"""The screen of Carson City: draws its views, reads its short forms, answers its questions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardtown.core import CardtownError, Decision
from cardtown.games.carson_city import (
    CHARACTER_IDS,
    Adopt,
    Bid,
    CarsonAction,
    CarsonView,
    CharacterId,
    Decline,
    Done,
    Place,
    Sell,
    Take,
    Use,
)
from cardtown.localization import Texts
from cardtown.terminal.blocks import flow
from cardtown.terminal.carson_city import log, piles, sheet
from cardtown.terminal.carson_city import options as listed
from cardtown.terminal.carson_city.board import draw_board, newest
from cardtown.terminal.carson_city.city import draw_city
from cardtown.terminal.carson_city.options import Option
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.game_screen import Drawings, GameScreen, find_seat
from cardtown.terminal.pen import STRONG

_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
_PLACE: Final = re.compile(r"(-?[0-9]{1,4})[ ,]+(-?[0-9]{1,4})")
_LABEL: Final = re.compile(r"[a-z]{1,2}")


class CarsonScreen(GameScreen[CarsonAction, CarsonView, Pen]):
    """Carson City for one terminal, in one language."""

    def __init__(self, texts: Texts) -> None:
        """A screen that shows the points of every option until told otherwise."""
        super().__init__(texts, _DRAWINGS)

    # --- asking ------------------------------------------------------------------------------

    def secret(self, decision: Decision[CarsonAction]) -> bool:
        """Bids are secret until all are in (C3.4)."""
        return decision.kind == "bid"

    def blind(self, decision: Decision[CarsonAction]) -> bool:
        """Always: the table is public, only the bid is secret."""
        return decision.kind == "bid"

    def question(self, view: CarsonView, decision: Decision[CarsonAction]) -> str:
        """The question, in one line."""
        used = [option.character for option in decision.options if isinstance(option, Use)]
        if used:
            name, about = self._names.character(used[0]), self._names.about(used[0])
            return self._names.ui("ask-use", name=name, text=about)
        return self._names.ui(f"ask-{decision.kind}")

    def help(self, decision: Decision[CarsonAction]) -> str:
        """What a person can type now, and the commands of this game."""
        lines = [self._names.ui(f"help-{decision.kind}")]
        if decision.kind != "sell" and any(isinstance(option, Sell) for option in decision.options):
            lines.append(self._names.ui("help-sell"))
        return "\n".join([*lines, self._names.ui("help-carson-city")])

    # --- reading -----------------------------------------------------------------------------

    def parse(
        self, line: str, view: CarsonView, decision: Decision[CarsonAction]
    ) -> CarsonAction | None:
        """The action that a short form means, legal or not."""
        number = int(line) if _NUMBER.fullmatch(line) else None
        match decision.kind:
            case "bid" if number is not None:
                return Bid(number)
            case "take" if number is not None:
                return Take(number)
            case "sell" if number is not None:
                return Sell(number)
            case "place":
                return self._parse_place(line, view, decision)
            case "use":
                return self._parse_yes_or_no(line, decision.options)
            case "adopt":
                return self._parse_adoption(line, number, decision.options)
            case _:
                return None

    def _parse_place(
        self, line: str, view: CarsonView, decision: Decision[CarsonAction]
    ) -> CarsonAction | None:
        if pair := _PLACE.fullmatch(line):
            return Place(int(pair[1]), int(pair[2]))
        if not _LABEL.fullmatch(line):
            return None
        option = _find_labelled(line, view, decision)
        if option is None:
            last = listed.label(len(decision.options) - 1)
            raise CardtownError(self._names.ui("no-such-label", text=line, name=last))
        return option.action

    def _parse_yes_or_no(self, line: str, options: Sequence[CarsonAction]) -> CarsonAction | None:
        for answer, kind in (("yes", Use), ("no", Decline)):
            word = self._texts(answer).lower()
            if line in (word, word[0], answer, answer[0]):
                return next(option for option in options if isinstance(option, kind))
        return None

    def _parse_adoption(
        self, line: str, number: int | None, options: Sequence[CarsonAction]
    ) -> CarsonAction | None:
        adoptable = [option for option in options if isinstance(option, Adopt)]
        if number is not None and 0 <= number < len(adoptable):
            return adoptable[number]
        if line in ("no", "n", self._texts("no").lower()):
            return Done()
        named = _character(line, self._names)
        return None if named is None else Adopt(named)


# --- answers ---------------------------------------------------------------------------------


def _find_labelled(label: str, view: CarsonView, decision: Decision[CarsonAction]) -> Option | None:
    """The place that a label stands for."""
    if view.placing is None:
        return None
    seat = view.seats[decision.seat]
    options = listed.ranked_places(seat, view.placing, decision.options)
    return next((option for option in options if option.label == label), None)


def _why(rest: str, view: CarsonView, decision: Decision[CarsonAction], pen: Pen) -> RenderableType:
    """Where the points of a place, or of a card of the row, come from."""
    seat = view.seats[decision.seat]
    sale = decision.kind == "sell" or rest.startswith("sell ")
    rest = rest.removeprefix("sell ")
    if view.placing is not None:
        option = _find_labelled(rest, view, decision)
        card = pen.card(view.placing)
    elif sale:
        option = next(
            (one for one in listed.sales(seat, decision.options) if one.label == rest), None
        )
        card = f"sell {rest}"
    elif rest.isdecimal() and int(rest) < len(view.row):
        option = listed.best_of(seat, view.row[int(rest)])
        card = pen.card(view.row[int(rest)])
    else:
        option, card = None, ""
    if option is None:
        raise CardtownError(pen.ui("why-usage"))
    if isinstance(option.action, Place):
        card = pen.ui("card-at", name=card, text=f"{option.action.row} {option.action.column}")
    return sheet.why(option.effect, card, pen)


def _city(
    rest: str, view: CarsonView, _decision: Decision[CarsonAction], pen: Pen
) -> RenderableType:
    """Another seat's city, or the cards that a virtual seat has taken."""
    seat = find_seat(rest, view.seats, pen)
    title = Text(f"{seat.name}: {pen.texts('points', n=seat.points)}", style=STRONG)
    if seat.virtual:
        cards = ["/".join(card.parcels) for card in seat.taken]
        return Group(title, *flow([pen.ui("city-virtual"), *cards], pen.display.width))
    return Group(title, *draw_city(seat.city, pen, newest=newest(seat)))


def _about(
    rest: str, view: CarsonView, _decision: Decision[CarsonAction], pen: Pen
) -> RenderableType:
    """What characters do: the one named, or all that are face up."""
    named = _character(rest, pen) if rest else None
    if rest and named is None:
        raise CardtownError(pen.ui("about-usage", text=rest))
    owned = {character for seat in view.seats for character in seat.characters}
    row = {card.id for card in view.row}
    shown = [one for one in CHARACTER_IDS if one in owned | row] if named is None else [named]
    lines = [
        Text(f"{pen.character(one)} ", style=STRONG) + Text(f"{pen.symbols(one)}  {pen.about(one)}")
        for one in shown
    ]
    return Group(*lines)


def _character(text: str, pen: Pen) -> CharacterId | None:
    """The character with this name or id, or the only one whose name begins with it."""
    wanted = text.casefold()
    for one in CHARACTER_IDS:
        if wanted in (one, pen.character(one).casefold()):
            return one
    begun = [one for one in CHARACTER_IDS if pen.character(one).casefold().startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


_DRAWINGS: Final = Drawings(
    pen=Pen,
    board=draw_board,
    log=log,
    sheet=sheet,
    piles=piles,
    answers={
        "why": _why,
        "city": _city,
        "about": _about,
    },
)
