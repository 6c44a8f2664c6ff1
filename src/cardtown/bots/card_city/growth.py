"""The cities that developing can lead to."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtown.games.boards import bits
from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    INDEX,
    LEISURE,
    MUNICIPAL,
    RESIDENTIAL,
)
from cardtown.games.card_city.city import City

_MOST_CITIES: Final = 24
"""At most this many of these cities are examined."""
_MOST_KNOWN: Final = 128
"""At most this many cities are visited on the way there; no game comes near that."""
_L: Final = INDEX[LEISURE]
_M: Final = INDEX[MUNICIPAL]


class Rules(NamedTuple):
    """The rule switches (K4.4, K4.5)."""

    once: bool = False
    joining: bool = False


def develop_fully(city: City, reserve: str, rules: Rules, grown: int = 0) -> list[City]:
    """The cities that developing leads to (K4.5): this one alone if nothing can develop."""
    if not _ripe(city):
        return [city]
    found: list[City] = []
    waiting = [(city, grown, 0, 0)]
    known = {city.boards}
    while waiting and len(found) < _MOST_CITIES:
        here, done, homes, shops = waiting.pop()
        ended = True
        for kind, used in ((RESIDENTIAL, homes), (COMMERCIAL, shops)):
            if not here.districts(kind) or reserve.count(kind) <= used:
                continue
            barred = done if rules.once else 0
            for _, cells in here.developments(kind, joining=rules.joining, grown=barred):
                ended = False
                for cell in bits(cells):
                    after = here.place(kind, cell)
                    if after.boards not in known and len(known) < _MOST_KNOWN:
                        known.add(after.boards)
                        step = (homes + 1, shops) if kind == RESIDENTIAL else (homes, shops + 1)
                        waiting.append((after, done | 1 << cell, *step))
        if ended:
            found.append(here)
    return found or [city]


def _ripe(city: City) -> bool:
    """Whether some district has enough support to develop, ignoring where."""
    if city.room <= 0:
        return False
    culture = city.boards[_L] | city.boards[_M]
    for cells, near in city.residential:
        if (near & culture).bit_count() > cells.bit_count():
            return True
    for cells, near in city.commercial:
        wanted = cells.bit_count()
        for home, _ in city.residential:
            if home & near:
                wanted -= 1
        if wanted < 0:
            return True
    return False
