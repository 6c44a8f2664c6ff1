"""What lots of cards are worth to each seat, both for dividing and for choosing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod

from cardtown.bots.card_city.turns import Turns
from cardtown.bots.sums import add_up
from cardtown.games.card_city.buildings import together
from cardtown.games.card_city.effects import Estate


class Gains:
    """The gains of an estate from cards in this round, by its worth; cached."""

    def __init__(self, turns: Turns, estate: Estate, *, exact: bool) -> None:
        """With `exact`, pairs are tried together; otherwise their cards are added up."""
        self._turns = turns
        self._estate = estate
        self._exact = exact
        self._base = turns.settle(estate).value
        self._known: dict[str, float] = {}
        self._means: dict[tuple[str, str], float] = {}

    def single(self, kind: str) -> float:
        """The gain from a single card."""
        if kind not in self._known:
            self._known[kind] = self._turns.quick(self._estate, kind).value - self._base
        return self._known[kind]

    def pair(self, cards: str) -> float:
        """The gain from two cards."""
        if not self._exact:
            return self.single(cards[0]) + self.single(cards[1])
        cards = together(cards)
        if cards not in self._known:
            self._known[cards] = self._turns.quick(self._estate, cards).value - self._base
        return self._known[cards]

    def share(self, cards: str) -> float:
        """The average gain from two of these cards."""
        return 2 * add_up(map(self.single, cards)) / len(cards)

    def expected(self, shown: str, unknown: int, pool: str) -> float:
        """The average gain from a mixed lot whose face-down half is drawn from the pool.

        More than two cards count as an average pair of them.
        """
        if len(shown) + unknown > 2 or unknown != 1:
            known = add_up(map(self.single, shown))
            return 2 * (known + unknown * self._mean("", pool)) / (len(shown) + unknown)
        return self._mean(shown, pool)

    def _mean(self, beside: str, pool: str) -> float:
        """The average gain from a card of the pool, alone or together with another one."""
        key = beside, pool
        if key not in self._means:
            kinds = Counter(pool)
            bring = self.pair if beside else self.single
            total = add_up(count * bring(beside + kind) for kind, count in kinds.items())
            self._means[key] = total / len(pool) if pool else 0.0
        return self._means[key]


def hidden_halves(pool: str, count: int) -> Iterator[tuple[str, float]]:
    """Every different face-down half that the pool allows, with its probability."""
    kinds = Counter(pool)
    total = comb(len(pool), count)
    for half in combinations_with_replacement(sorted(kinds), count):
        ways = prod(comb(kinds[kind], times) for kind, times in Counter(half).items())
        if ways:
            yield "".join(half), ways / total
