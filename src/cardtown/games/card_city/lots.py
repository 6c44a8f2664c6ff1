"""All ways to divide cards, and to keep two of three; cards of one kind are the same (K2)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from cardtown.games.card_city.actions import Divide, Keep
from cardtown.games.card_city.deal import CARDS_EACH


@cache
def divisions(cards: str) -> tuple[Divide, ...]:
    """Every different division of these sorted cards once, with the lowest indices, sorted.

    There are few enough hands to cache them all: 495 of eight cards.
    """
    found = []
    half = (len(cards) - CARDS_EACH) // 2
    open_lots = set()
    for open_lot in combinations(range(len(cards)), CARDS_EACH):
        kinds = "".join([cards[index] for index in open_lot])
        if kinds in open_lots:
            continue
        open_lots.add(kinds)
        rest = [index for index in range(len(cards)) if index not in open_lot]
        halves = set()
        for shown in combinations(rest, half):
            kinds = "".join([cards[index] for index in shown])
            if kinds in halves:
                continue
            halves.add(kinds)
            hidden = tuple([index for index in rest if index not in shown])
            found.append(Divide(open_lot, _same(shown), _same(hidden)))
    return tuple(found)


def division(cards: str, open_lot: str, shown: str) -> Divide:
    """The division of these sorted cards with those face up: the one that `divisions` has."""
    rest = list(range(len(cards)))
    return Divide(
        _pick_lowest(cards, rest, open_lot), _pick_lowest(cards, rest, shown), tuple(rest)
    )


@cache
def keeps(cards: str) -> tuple[Keep, ...]:
    """Every different way to keep two of these sorted cards once, sorted."""
    found: dict[str, Keep] = {}
    for first, second in combinations(range(len(cards)), CARDS_EACH):
        found.setdefault(cards[first] + cards[second], Keep(first, second))
    return tuple(found.values())


def keep(cards: str, kept: str) -> Keep:
    """The way to keep these two of the sorted cards: the one that `keeps` has."""
    return Keep(*_pick_lowest(cards, list(range(len(cards))), kept))


def _pick_lowest(cards: str, rest: list[int], kinds: str) -> tuple[int, ...]:
    """The lowest indices of these kinds, sorted; they are taken out of `rest`."""
    picked = []
    for kind in kinds:
        index = next(index for index in rest if cards[index] == kind)
        rest.remove(index)
        picked.append(index)
    return tuple(sorted(picked))


@cache
def _same(indices: tuple[int, ...]) -> tuple[int, ...]:
    """One shared tuple for all equal ones, since thousands of divisions use them."""
    return indices
