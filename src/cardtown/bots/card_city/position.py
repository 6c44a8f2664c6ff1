"""A decision as a bot looks at it: estates, cards to come, and what each option changes now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtown.bots.base import Ranked
from cardtown.bots.card_city.estate import Estate, Rules
from cardtown.games.card_city.actions import Build, Buy, CardCityAction, Develop
from cardtown.games.card_city.buildings import DEVELOPING, together
from cardtown.games.card_city.city import City
from cardtown.games.card_city.scoring import score
from cardtown.games.card_city.table import ROUNDS
from cardtown.games.card_city.view import CardCityView

_NO_REASONS: Final[tuple[tuple[str, int], ...]] = ()


class Position:
    """A view from the seat that decides."""

    __slots__ = ("estates", "hand", "left", "mine", "players", "reserve", "rules", "seat", "view")

    def __init__(self, view: CardCityView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.players = len(view.seats)
        self.estates = tuple(Estate(one.city, one.coins, one.purchases) for one in view.seats)
        self.mine = self.estates[seat]
        self.hand = view.seats[seat].hand.known
        self.left = ROUNDS - view.round
        self.reserve = view.reserve
        self.rules = Rules(view.once, view.joining)

    @property
    def to_come(self) -> str:
        """The cards that may come later: not seen yet, or put under the deck."""
        return together(self.view.unseen, self.view.under.known)

    def cell(self, action: Build | Develop | Buy) -> int:
        """The cell of one's city that an option names."""
        cell = self.mine.city.cell_at(action.row, action.column)
        assert cell is not None
        return cell

    def after(self, action: CardCityAction) -> Estate:
        """What the seat has right after an option."""
        match action:
            case Build(kind):
                return self.mine.built(kind, self.cell(action))
            case Develop(kind):
                city = self.mine.city.place(kind, self.cell(action))
                return self.mine._replace(city=city)
            case Buy():
                return self.mine.bought(self.cell(action))
            case _:
                return self.mine

    def grown(self, options: Sequence[CardCityAction]) -> int:
        """Cells of the districts that have developed in this round, where that matters (K4.5).

        A view does not name them: they are those that could develop and are not offered.
        """
        city, barred = self.mine.city, 0
        if self.rules.once:
            for kind in DEVELOPING:
                offered = _offered(city, kind, options)
                for district, cells in city.developments(kind, joining=self.rules.joining):
                    if not cells & offered:
                        barred |= district.cells
        return barred


def _offered(city: City, kind: str, options: Sequence[CardCityAction]) -> int:
    """The board of the cells where that kind may develop."""
    board = 0
    for option in options:
        if isinstance(option, Develop) and option.kind == kind:
            cell = city.cell_at(option.row, option.column)
            assert cell is not None
            board |= 1 << cell
    return board


def ranked(
    position: Position, options: Sequence[CardCityAction], values: Sequence[float]
) -> list[Ranked[CardCityAction]]:
    """The options with their values, best first; `now` and its reasons are exact.

    Values count from the score as it stands.
    """
    before = score(position.mine.city, position.mine.coins)
    found = []
    for option, value in zip(options, values, strict=True):
        estate = position.after(option)
        now, reasons = 0, _NO_REASONS
        if estate is not position.mine:
            sheet = score(estate.city, estate.coins)
            now = sheet.total - before.total
            changes = ((line, sheet.lines[line] - before.lines[line]) for line in sheet.lines)
            reasons = tuple((line, points) for line, points in changes if points)
        found.append(Ranked(option, now, value - now, reasons))
    order = sorted(range(len(found)), key=lambda index: (-values[index], index))
    return [found[index] for index in order]
