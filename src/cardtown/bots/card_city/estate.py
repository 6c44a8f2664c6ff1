"""What one player has, and what its cards can make of it: pure functions, built from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cardtown.games.boards import bits
from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    INDEX,
    INDUSTRIAL,
    LEISURE,
    MUNICIPAL,
    RESIDENTIAL,
)
from cardtown.games.card_city.city import LEISURE_PRICE, City, industrial_price
from cardtown.games.card_city.scoring import score

_MOST_CITIES: Final = 24
"""Of so many cities that developing can lead to, the rest is left out."""
_L: Final = INDEX[LEISURE]
_M: Final = INDEX[MUNICIPAL]


class Rules(NamedTuple):
    """The rule switches (K4.4, K4.5)."""

    once: bool = False
    joining: bool = False


class Estate(NamedTuple):
    """A city, its owner's coins, and how many Industrials were bought."""

    city: City
    coins: int
    purchases: int

    @property
    def points(self) -> int:
        """The score as it stands (K6.1)."""
        return score(self.city, self.coins).total

    @property
    def price(self) -> int:
        """What the next Industrial costs (K5.2)."""
        return industrial_price(self.purchases)

    def built(self, kind: str, cell: int) -> Estate:
        """With a card of the hand built there (K3)."""
        coins = self.coins - LEISURE_PRICE if kind == LEISURE else self.coins
        return Estate(self.city.place(kind, cell), coins, self.purchases)

    def bought(self, cell: int) -> Estate:
        """With an Industrial bought and built there (K5.2)."""
        city = self.city.place(INDUSTRIAL, cell)
        return Estate(city, self.coins - self.price, self.purchases + 1)

    def after_income(self) -> Estate:
        """With the income of a round (K5.1)."""
        return self._replace(coins=self.coins + self.city.income())

    def builds(self, hand: str) -> Iterator[tuple[str, int]]:
        """Every kind of the hand with every cell where it can be built."""
        for kind in sorted(set(hand)):
            for cell in bits(self.city.cells(kind, self.coins)):
                yield kind, cell

    def purchases_of(self, reserve: str) -> Iterator[Estate]:
        """What buying an Industrial can make of it, if that is possible."""
        if self.coins >= self.price and INDUSTRIAL in reserve:
            for cell in bits(self.city.cells(INDUSTRIAL)):
                yield self.bought(cell)


def developed(city: City, reserve: str, rules: Rules, grown: int = 0) -> list[City]:
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
                    if after.boards not in known:
                        known.add(after.boards)
                        step = (homes + 1, shops) if kind == RESIDENTIAL else (homes, shops + 1)
                        waiting.append((after, done | 1 << cell, *step))
        if ended:
            found.append(here)
    return found or [city]


def _ripe(city: City) -> bool:
    """Whether some district counts enough to develop, wherever that might be."""
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
