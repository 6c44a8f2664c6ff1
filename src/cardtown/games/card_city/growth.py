"""Whether each district can grow, and if not, what keeps it from growing (K4)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final, Literal, NamedTuple

from cardtown.games.card_city.city import City
from cardtown.games.frame import Place

GrowthState = Literal["needs", "no-reserve", "limit-reached", "no-cell", "can-grow"]
"""What keeps a district from growing, the first reason that holds; or that it can grow."""
_DEVELOPING: Final[tuple[Literal["R", "C"], ...]] = ("R", "C")


class Growth(NamedTuple):
    """A district that could ever grow."""

    kind: Literal["R", "C"]
    places: tuple[Place, ...]
    """Where it lies, in reading order."""
    support: int
    """The culture buildings (Residential) or different Residential districts (Commercial) that it
    is adjacent to."""
    state: GrowthState
    grows_at: tuple[Place, ...]
    """The cells where it can grow; none unless it can."""

    @property
    def size(self) -> int:
        """How many buildings it has."""
        return len(self.places)

    @property
    def needs(self) -> int:
        """How much support it needs in order to grow (K4.2, K4.3)."""
        return self.size + 1


def growths(city: City, reserve: Container[str], *, joining: bool) -> Iterator[Growth]:
    """All districts that could ever grow, Residential first; `reserve` has the kinds left in it."""
    for kind in _DEVELOPING:
        growing = dict(city.developments(kind, joining=joining)) if kind in reserve else {}
        for district in city.districts(kind):
            support = city.support(kind, district)
            cells = growing.get(district, 0)
            state: GrowthState
            if cells:
                state = "can-grow"
            elif support <= district.size:
                state = "needs"
            elif kind not in reserve:
                state = "no-reserve"
            else:
                state = "limit-reached" if city.room <= 0 else "no-cell"
            places = tuple(city.places(district.cells))
            yield Growth(kind, places, support, state, tuple(city.places(cells)))
