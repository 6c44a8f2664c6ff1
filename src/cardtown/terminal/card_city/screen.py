"""The screen of Card City: draws its views, reads its short forms, answers its questions."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardtown.core import CardtownError, Decision
from cardtown.games.card_city import CardCityAction, CardCityView
from cardtown.games.card_city.effects import Placing, estate_of
from cardtown.games.card_city.growth import growths
from cardtown.localization import Texts
from cardtown.terminal.card_city import log, piles, sheet
from cardtown.terminal.card_city.board import draw_board
from cardtown.terminal.card_city.city import draw_city
from cardtown.terminal.card_city.districts import sentence
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.card_city.reader import read
from cardtown.terminal.card_city.seats import held_cards, income_sum, limit
from cardtown.terminal.card_city.why import why
from cardtown.terminal.game_screen import Drawings, GameScreen, find_seat
from cardtown.terminal.pen import STRONG

_SECRET: Final = ("divide", "keep")
_SECRET_IF_A_CHOICE: Final = ("build", "develop")

_Warned = tuple[int, int, CardCityAction]


class CardCityScreen(GameScreen[CardCityAction, CardCityView, Pen]):
    """Card City for one terminal, in one language."""

    def __init__(self, texts: Texts) -> None:
        """A screen that shows the points of every option until told otherwise."""
        super().__init__(texts, _DRAWINGS)
        self._warned: _Warned | None = None

    # --- asking ------------------------------------------------------------------------------

    def secret(self, decision: Decision[CardCityAction]) -> bool:
        """Cards held are hidden until they are built, and a divider knows those of others too.

        A forced building is played automatically, and is public as soon as it is built.
        """
        if decision.kind in _SECRET_IF_A_CHOICE:
            return len(decision.options) > 1
        return decision.kind in _SECRET

    def blind(self, decision: Decision[CardCityAction]) -> bool:
        """Never: the table itself is secret, and the input disappears with it."""
        return False

    def question(self, view: CardCityView, decision: Decision[CardCityAction]) -> str:
        """The question, in one line."""
        hand = view.seats[decision.seat].hand
        one = decision.kind == "build" and len(set(hand.known)) == 1
        return self._names.ui(
            f"ask-{decision.kind}{'-one' if one else ''}",
            n=view.seats[decision.seat].price,
            number=max((len(hand.known) - 2) // 2, 0),
            text=held_cards(hand),
            kind=hand.known[:1],
            name=view.seats[_chooser(view)].name,
        )

    def help(self, decision: Decision[CardCityAction]) -> str:
        """What a person can type now, and the commands of this game."""
        return "\n".join(
            [self._names.ui(f"help-{decision.kind}"), self._names.ui("help-card-city")]
        )

    # --- reading -----------------------------------------------------------------------------

    def parse(
        self, line: str, view: CardCityView, decision: Decision[CardCityAction]
    ) -> CardCityAction | None:
        """The action that a line means, legal or not.

        A building that ends the city has to be typed twice in a row.
        """
        before, self._warned = self._warned, None
        action = read(line, view, decision, self._names)
        if isinstance(action, Placing) and action in decision.options:
            warning = (view.round, decision.seat, action)
            if warning != before and self._ends_the_city(view, decision.seat, action):
                self._warned = warning
                raise CardtownError(self._names.ui("dead-end", text=line))
        return action

    def _ends_the_city(self, view: CardCityView, seat: int, action: Placing) -> bool:
        return estate_of(view.seats[seat]).after(action).city.dead_end


def _chooser(view: CardCityView) -> int:
    """The seat that chooses from an offer now, or will next."""
    return (view.first + 1 + len(view.offers)) % len(view.seats)


# --- answers ---------------------------------------------------------------------------------


def _districts(
    _rest: str, view: CardCityView, decision: Decision[CardCityAction], pen: Pen
) -> RenderableType:
    """What each of the player's districts needs to grow."""
    city = view.seats[decision.seat].city
    found = list(growths(city, view.reserve, joining=view.joining))
    if not found:
        return pen.ui("no-districts")
    return Group(*(sentence(growth, pen) for growth in found))


def _city(
    rest: str, view: CardCityView, _decision: Decision[CardCityAction], pen: Pen
) -> RenderableType:
    """A seat's city with its coordinates, coins, limit and districts."""
    seat = find_seat(rest, view.seats, pen)
    points, coins = pen.texts("points", n=seat.points), pen.texts("coins", n=seat.coins)
    income = f"{pen.texts('term-income')} {income_sum(seat)}"
    title = Text(f"{seat.name}: {points}, {coins}, {income}", style=STRONG)
    districts = growths(seat.city, view.reserve, joining=view.joining)
    return Group(
        title,
        Text(limit(seat, pen)),
        *draw_city(seat.city, pen),
        *(sentence(growth, pen) for growth in districts),
    )


_DRAWINGS: Final = Drawings(
    pen=Pen,
    board=draw_board,
    log=log,
    sheet=sheet,
    piles=piles,
    answers={
        "why": why,
        "districts": _districts,
        "city": _city,
    },
)
