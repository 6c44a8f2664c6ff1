"""Every cell that can be chosen now, labelled, with the exact effect of building there."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase
from typing import NamedTuple

from cardtown.core import Decision
from cardtown.games.card_city import CardCityAction, CardCityView
from cardtown.games.card_city.effects import Effect, Placing, ScoredEstate, estate_of, kind_of
from cardtown.games.frame import Place
from cardtown.terminal.card_city.city import Marks


class Option(NamedTuple):
    """A legal cell for a kind; kinds that fit on one cell share its label."""

    label: str
    action: Placing
    effect: Effect
    grows: tuple[tuple[str, Place], ...]
    """Districts that could develop then but cannot now: kind, and first building."""

    @property
    def kind(self) -> str:
        """What would stand there."""
        return kind_of(self.action)

    @property
    def at(self) -> Place:
        """Where it would stand."""
        return self.action.row, self.action.column


def list_options(view: CardCityView, decision: Decision[CardCityAction]) -> tuple[Option, ...]:
    """All cells that the decision offers, labelled a, b, c … from the top."""
    placings = [one for one in decision.options if isinstance(one, Placing)]
    cells = sorted({(action.row, action.column) for action in placings})
    # A city has at most 24 cells to choose from: the alphabet is long enough.
    labels = dict(zip(cells, ascii_lowercase, strict=False))
    return tuple(
        option_of(view, decision.seat, action, labels[action.row, action.column])
        for action in placings
    )


def option_of(view: CardCityView, seat: int, action: Placing, label: str = "") -> Option:
    """A legal building with what it would change."""
    now = ScoredEstate(estate_of(view.seats[seat]))
    effect = now.to(now.estate.after(action))
    return Option(label, action, effect, effect.grows(view.reserve, joining=view.joining))


def marks_of(found: Iterable[Option]) -> Marks:
    """The labels to write on the city."""
    kinds: dict[Place, str] = {}
    for option in found:
        kinds[option.at] = kinds.get(option.at, "") + option.kind
    return Marks({option.at: option.label for option in found}, kinds)
