"""Every cell that can be chosen now, and what a building there would bring at once: exact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from cardtown.core import Decision
from cardtown.games.boards import bits
from cardtown.games.card_city import (
    Build,
    Buy,
    CardCityAction,
    CardCityView,
    City,
    Develop,
    ScoreSheet,
    SeatView,
)
from cardtown.games.card_city.buildings import DEVELOPING, INDUSTRIAL, LEISURE
from cardtown.games.card_city.city import LEISURE_PRICE
from cardtown.games.card_city.scoring import score
from cardtown.terminal.card_city.city import Marks, Place

Placing = Build | Develop | Buy


@dataclass(frozen=True, slots=True)
class Effect:
    """What a building would change."""

    before: ScoreSheet
    after: ScoreSheet
    income: int
    """By how much the income of a round changes."""
    grows: tuple[tuple[str, Place], ...]
    """Districts that could develop then and cannot now: kind, and first building."""
    dead_end: bool
    """Nothing could ever be built again, and cells would stay free."""

    @property
    def change(self) -> int:
        """The points that it brings."""
        return self.after.total - self.before.total

    def changes(self) -> list[tuple[str, int]]:
        """The lines of the score sheet that change, in order."""
        both = (
            (line, points - self.before.lines[line]) for line, points in self.after.lines.items()
        )
        return [(line, change) for line, change in both if change]


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal cell for a kind; kinds that fit on one cell share its label."""

    label: str
    action: Placing
    kind: str
    at: Place
    effect: Effect


def spots(view: CardCityView, decision: Decision[CardCityAction]) -> tuple[Spot, ...]:
    """All cells that the decision offers, labelled a, b, c … from the top."""
    placings = [one for one in decision.options if isinstance(one, Placing)]
    cells = sorted({(action.row, action.column) for action in placings})
    # A city has at most 24 cells to choose from: the alphabet is long enough.
    labels = dict(zip(cells, ascii_lowercase, strict=False))
    found = []
    for action in placings:
        at = (action.row, action.column)
        effect = effect_of(view, view.seats[decision.seat], action)
        found.append(Spot(labels[at], action, kind_of(action), at, effect))
    return tuple(found)


def kind_of(action: Placing) -> str:
    """What would stand there."""
    return INDUSTRIAL if isinstance(action, Buy) else action.kind


def marks_of(found: Iterable[Spot]) -> Marks:
    """The labels to write on the city."""
    kinds: dict[Place, str] = {}
    for spot in found:
        kinds[spot.at] = kinds.get(spot.at, "") + spot.kind
    return Marks({spot.at: spot.label for spot in found}, kinds)


def effect_of(view: CardCityView, seat: SeatView, action: Placing) -> Effect:
    """What a legal building would change."""
    kind, at = kind_of(action), (action.row, action.column)
    cell = seat.city.cell_at(*at)
    if cell is None:
        raise ValueError(f"{at} is outside the frame")
    after = seat.city.place(kind, cell)
    return Effect(
        before=score(seat.city, seat.coins),
        after=score(after, seat.coins - price_of(seat, action)),
        income=after.income() - seat.city.income(),
        grows=_newly_growing(seat.city, after, view),
        dead_end=seat.city.dead_end_after(kind, at),
    )


def price_of(seat: SeatView, action: Placing) -> int:
    """What a building costs (K3.6, K5.2)."""
    match action:
        case Buy():
            return seat.price
        case Build(kind, _, _) if kind == LEISURE:
            return LEISURE_PRICE
        case _:
            return 0


def _newly_growing(before: City, after: City, view: CardCityView) -> tuple[tuple[str, Place], ...]:
    """The districts that can develop after it, and no part of which could before."""
    found = []
    for kind in DEVELOPING:
        if kind in view.reserve:
            could = _growing(before, kind, view)
            found += [
                (kind, after.coordinates(bits(cells)[0]))
                for cells in _growing(after, kind, view)
                if not any(cells & other for other in could)
            ]
    return tuple(found)


def _growing(city: City, kind: str, view: CardCityView) -> Sequence[int]:
    return [district.cells for district, _ in city.developments(kind, joining=view.joining)]
