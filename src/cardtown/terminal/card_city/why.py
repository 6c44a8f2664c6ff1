"""`why R 1 2`: what a building there would change, or the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from cardtown.core import CardtownError, Decision
from cardtown.games.card_city import Build, Buy, CardCityAction, CardCityView, Develop, obstacles
from cardtown.games.card_city.buildings import DEVELOPING, INDUSTRIAL, MUNICIPAL
from cardtown.games.card_city.effects import Placing
from cardtown.games.frame import Place
from cardtown.games.obstacle import Obstacle
from cardtown.terminal.card_city.options import Option, list_options, option_of
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.card_city.reader import read_cell
from cardtown.terminal.card_city.sheet import why as show_option
from cardtown.terminal.pen import STRONG


def why(
    rest: str, view: CardCityView, decision: Decision[CardCityAction], pen: Pen
) -> RenderableType:
    """Answer for a cell and a kind; if no kind is named, for every kind that could be meant."""
    found = list_options(view, decision)
    meant = read_cell(rest, found, pen)
    if meant is None:
        raise CardtownError(pen.ui("why-cell-usage"))
    kind, at = meant
    kinds = _kinds(view, decision, found) if kind is None else [kind]
    if MUNICIPAL in kinds or not kinds:
        raise CardtownError(pen.ui("why-cell-usage"))
    return Group(*(_answer(one, at, view, decision, pen) for one in kinds))


def _kinds(
    view: CardCityView, decision: Decision[CardCityAction], found: Sequence[Option]
) -> list[str]:
    """The kinds that the decision is about."""
    hand = view.seats[decision.seat].hand.known
    return list(dict.fromkeys([*(one.kind for one in found), *hand]))


def _answer(
    kind: str, at: Place, view: CardCityView, decision: Decision[CardCityAction], pen: Pen
) -> RenderableType:
    title = pen.ui("card-at", name=pen.full(kind), text=pen.at(at))
    obstacle = _obstacle(kind, at, view, decision)
    if obstacle is None:
        option = option_of(view, decision.seat, _action_asked_about(kind, at, decision))
        return show_option(title, option, pen)
    rule = pen.ui("see-rule", rule=obstacle.rule)
    reason = pen.texts.say(obstacle.message)
    return Text(f"{title}: ", style=STRONG) + Text(f"{reason} ({obstacle.rule}) {rule}")


def _action_asked_about(kind: str, at: Place, decision: Decision[CardCityAction]) -> Placing:
    """The action asked about, whether or not it is an option now."""
    if decision.kind == "develop":
        return Develop(kind, *at)
    if decision.kind == "buy" and kind == INDUSTRIAL:
        return Buy(*at)
    return Build(kind, *at)


def _obstacle(
    kind: str, at: Place, view: CardCityView, decision: Decision[CardCityAction]
) -> Obstacle | None:
    seat = view.seats[decision.seat]
    if decision.kind != "develop":
        return seat.city.why_not(kind, at, seat.coins)
    if Develop(kind, *at) in decision.options:
        return None
    if kind in DEVELOPING and kind not in view.reserve:
        return obstacles.none_in_reserve(kind)
    obstacle = seat.city.why_no_development(kind, at, joining=view.joining)
    # If the city allows it but it is not an option, the district has already grown this round.
    return obstacle or obstacles.developed_already(kind)
