"""Hindsight: the best city that could have been built with the cards that a seat got.

The cards come round by round as in the game; the Reserve has what nobody else took. It is a beam
search: every round tries all ways to build, to develop and to buy, and keeps the best cities, as
many as the beam is wide. They are ranked by the planner's worth, given the cards to come; cities
that are equal when turned or mirrored count once. The result is very good, but not always optimal,
so it comes with an upper bound (bound.py): no city of these cards can have more points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cardtown import fast
from cardtown.bots.card_city.bound import upper_bound
from cardtown.bots.card_city.growth import Rules, develop_fully
from cardtown.bots.card_city.worth import packed_weights, worth
from cardtown.core import Event
from cardtown.games.boards import bits
from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    INDEX,
    INDUSTRIAL,
    KINDS,
    RESIDENTIAL,
    reserve_cards,
    without,
)
from cardtown.games.card_city.city import (
    EMPTY_CITY,
    FIRST_CITY,
    City,
)
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.events import (
    Bought,
    Built,
    Developed,
    Held,
    Scored,
    SetUp,
)
from cardtown.games.card_city.table import FIRST_COINS

EFFORT: Final = 20_000
_EFFORT_PER_CITY: Final = 20
_EFFORT_PER_CITY_IN_PYTHON: Final = 1_000
_WIDEST: Final = 10_000
"""The search keeps one city a round for this much effort, and never more than `_WIDEST`."""


@dataclass(frozen=True, slots=True)
class Story:
    """What a seat got in a game, and what it built."""

    players: int
    held: tuple[str, ...]
    """The cards of each round."""
    supply: str
    """The cards of the Reserve that nobody else took."""
    end: Estate
    points: int


@dataclass(frozen=True, slots=True)
class BestCity:
    """The best city found, or the one that was built if nothing better was found."""

    points: int
    """The seat's points at the end."""
    best: int
    bound: int
    """An upper bound for any city of these cards."""
    rounds: tuple[Estate, ...]
    """The seat's points after each round; empty if nothing better was found."""
    end: Estate
    """The estate with `best` points."""

    @property
    def share(self) -> float:
        """The part of the best that the seat reached."""
        return self.points / self.best if self.best > 0 else 1.0


def read_story(events: Iterable[Event], seat: int) -> Story:
    """What a seat got and did, from the events of a finished game."""
    held: list[str] = []
    end = Estate(FIRST_CITY, FIRST_COINS)
    reserve: dict[str, int] = {}
    players = points = 0
    for event in events:
        match event:
            case SetUp(seats=seats):
                players = len(seats)
                reserve = reserve_cards(players)
            case Held(seat=who, cards=cards) if who == seat:
                held.append("".join(cards))
            case Built(seat=who, kind=kind, at=at) if who == seat:
                end = end.build(kind, end.city.cell_of(*at))
            case Developed(seat=who, kind=kind, at=at):
                if who == seat:
                    end = end.develop(kind, end.city.cell_of(*at))
                else:
                    reserve[kind] -= 1
            case Bought(seat=who, at=at):
                if who == seat:
                    end = end.buy(end.city.cell_of(*at))
                else:
                    reserve[INDUSTRIAL] -= 1
            case Scored(scores=scores):
                points = scores[seat].total
                end = end._replace(coins=scores[seat].coins)
            case _:
                pass
    supply = "".join(kind * reserve[kind] for kind in KINDS)
    return Story(players, tuple(held), supply, end, points)


def look_back(story: Story, rules: Rules, effort: int = EFFORT) -> BestCity:
    """Find the best city for what a seat got in a finished game."""
    if fast.AVAILABLE:
        rounds = search_on_core(story, rules, _width(effort, _EFFORT_PER_CITY))
    else:
        rounds = search_in_python(story, rules, _width(effort, _EFFORT_PER_CITY_IN_PYTHON))
    bound = upper_bound(story.held, story.supply, joining=rules.joining)
    if rounds[-1].points <= story.points:
        return BestCity(story.points, story.points, bound, (), story.end)
    return BestCity(story.points, rounds[-1].points, bound, rounds, rounds[-1])


def rules_of(options: Mapping[str, Any]) -> Rules:
    """The rule switches of a table with these options."""
    return Rules(
        once=options.get("development") == "once", joining=options.get("joining") == "allowed"
    )


def _width(effort: int, each: int) -> int:
    return max(1, min(effort // each, _WIDEST))


# --- the search -----------------------------------------------------------------------------------


def search_on_core(story: Story, rules: Rules, width: int) -> tuple[Estate, ...]:
    """The estates after each round on the way to the best one found."""
    from cardtown.fast.card_city import look_back  # there only where the core is built

    found = look_back(packed_weights(), story.players, rules, story.held, story.supply, width)
    return tuple([Estate(_city(boards), coins, purchases) for coins, purchases, boards in found])


def _city(boards: Sequence[int]) -> City:
    city = EMPTY_CITY
    for kind, board in zip(KINDS, boards, strict=True):
        for cell in bits(board):
            city = city.place(kind, cell)
    return city


class _Node(NamedTuple):
    """A city at the end of a round."""

    value: float
    estate: Estate
    supply: str
    parent: int


def search_in_python(story: Story, rules: Rules, width: int) -> tuple[Estate, ...]:
    """The same search without the compiled core."""
    levels: list[list[_Node]] = [[_Node(0.0, Estate(FIRST_CITY, FIRST_COINS), story.supply, -1)]]
    for number, hand in enumerate(story.held):
        to_come = "".join(story.held[number + 1 :])
        value = worth(story.players, len(story.held) - 1 - number, to_come)
        found = [
            _Node(value(estate), estate, supply, parent)
            for parent, node in enumerate(levels[-1])
            for estate, supply in _ends(node.estate, hand, node.supply, rules)
        ]
        found.sort(key=lambda node: -node.value)
        levels.append(_differing(found, width))
    path = []
    at = 0
    for level in reversed(levels[1:]):
        path.append(level[at].estate)
        at = level[at].parent
    return tuple(reversed(path))


def _ends(estate: Estate, hand: str, supply: str, rules: Rules) -> Iterator[tuple[Estate, str]]:
    """All possible ends of a round, with what is left of the supply."""
    for built in _builds(estate, hand, set()):
        for city in develop_fully(built.city, supply, rules):
            left = supply
            for kind in (COMMERCIAL, RESIDENTIAL):
                new = city.boards[INDEX[kind]] & ~built.city.boards[INDEX[kind]]
                left = without(left, kind * new.bit_count())
            after = built._replace(city=city).earn()
            yield after, left
            for bought in after.purchases_of(left):
                yield bought, without(left, INDUSTRIAL)


def _builds(estate: Estate, hand: str, known: set[tuple[int, ...]]) -> Iterator[Estate]:
    """All ways to build what can be built (K3.7)."""
    ended = True
    for kind, cell in estate.builds(hand):
        ended = False
        after = estate.build(kind, cell)
        if after.city.boards not in known:
            known.add(after.city.boards)
            yield from _builds(after, hand.replace(kind, "", 1), known)
    if ended:
        yield estate


def _differing(found: Sequence[_Node], width: int) -> list[_Node]:
    """The best nodes that are not equal when turned or mirrored."""
    kept: list[_Node] = []
    known = set()
    for node in found:
        key = _turned_least(node.estate.city), node.estate.coins, node.estate.purchases, node.supply
        if key not in known:
            known.add(key)
            kept.append(node)
            if len(kept) == width:
                break
    return kept


def _turned_least(city: City) -> tuple[str, ...]:
    """The rows of the city, turned and mirrored so that they come first in order."""
    rows = tuple(city.rows())
    ways = []
    for _ in range(4):
        ways += [rows, rows[::-1]]
        rows = tuple("".join(row[column] for row in rows[::-1]) for column in range(len(rows[0])))
    return min(ways)
