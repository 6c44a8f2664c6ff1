"""Districts: what each still needs to grow (K4), in a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rich.text import Text

from cardtown.games.boards import bits
from cardtown.games.card_city import City, District
from cardtown.games.card_city.buildings import COMMERCIAL, RESIDENTIAL
from cardtown.terminal.blocks import Block, flow
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.pen import GOOD, QUIET

_KINDS: Final = (RESIDENTIAL, COMMERCIAL)


class State(Enum):
    """Whether a district can grow, and if not, why."""

    NEEDS = "needs"
    NO_RESERVE = "no-reserve"
    LIMIT = "limit-reached"
    NO_CELL = "no-cell"
    GROWS = "can-grow"


@dataclass(frozen=True, slots=True)
class Standing:
    """A district and whether it can grow."""

    kind: str
    district: District
    places: tuple[tuple[int, int], ...]
    support: int
    state: State

    @property
    def needed(self) -> int:
        """How many buildings it has to be adjacent to."""
        return self.district.size + 1


def standings(city: City, reserve: Iterable[str], *, joining: bool) -> list[Standing]:
    """All districts that could ever grow, Residential first."""
    found = []
    for kind in _KINDS:
        growing = {district.cells for district, _ in city.developments(kind, joining=joining)}
        for district in city.districts(kind):
            places = tuple(city.coordinates(cell) for cell in bits(district.cells))
            support = city.support(kind, district)
            if support <= district.size:
                state = State.NEEDS
            elif kind not in reserve:
                state = State.NO_RESERVE
            elif city.room <= 0:
                state = State.LIMIT
            else:
                state = State.GROWS if district.cells in growing else State.NO_CELL
            found.append(Standing(kind, district, places, support, state))
    return found


def sentence(standing: Standing, pen: Pen) -> Text:
    """A full sentence: where the district lies, what it is adjacent to and what it needs."""
    message = f"district-{'culture' if standing.kind == RESIDENTIAL else 'districts'}"
    text = pen.ui(
        message,
        name=pen.full(standing.kind),
        size=standing.district.size,
        at=pen.places(standing.places),
        n=standing.support,
        number=standing.needed,
    )
    if standing.state is not State.NEEDS:
        text += f" {pen.grows if standing.state is State.GROWS else '–'} "
        text += pen.ui(standing.state.value)
    return Text(text)


def list_districts(all_of_them: list[Standing], pen: Pen, width: int) -> Block:
    """Those that can grow come first; districts in the same state share a line."""
    ranked = sorted(all_of_them, key=lambda one: one.state is not State.GROWS)
    alike: dict[tuple[object, ...], list[Standing]] = {}
    for one in ranked:
        alike.setdefault((one.kind, one.needed, one.support, one.state), []).append(one)
    return [line for same in alike.values() for line in _short(same, pen, width)]


def _short(same: Sequence[Standing], pen: Pen, width: int) -> Block:
    """`R×2 0 1, 2 2: 1 of 3 culture buildings`, or what is in the way if that is not it."""
    standing = same[0]
    head = pen.chip(standing.kind) + Text(f"{pen.times}{standing.district.size}")
    where = Text(pen.places([one.places[0] for one in same]) + ":", style=QUIET)
    if standing.state is State.NEEDS:
        message = f"has-{'culture' if standing.kind == RESIDENTIAL else 'districts'}"
        how = Text(pen.ui(message, n=standing.support, number=standing.needed))
    else:
        grows = standing.state is State.GROWS
        mark = f"{pen.grows} " if grows else ""
        how = Text(mark + pen.ui(standing.state.value), style=GOOD if grows else "")
    return flow([head, where, how], width, gap=" ", indent=" " * 4)
