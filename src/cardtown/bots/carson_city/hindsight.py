"""Hindsight: the best city that could have been built with the cards that a seat took.

The cards are in the order taken, each placed as C4 allows at its time, with the characters owned at
that time. The search is simulated annealing: move one card, keep every later card where it lies if
that is still legal (otherwise anywhere legal), and accept what is better, or slightly worse while
the temperature is high. Sales of an Auctioneer come at the end. It finds a good city, not always
the best; more proposals (`effort`) find better ones. It never finds less than was built: somebody
who sold in between and built on the freed ground may have done what this search can't.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from cardtown import fast
from cardtown.bots.carson_city.sales import best_sales
from cardtown.bots.draws import Draws
from cardtown.core import Event
from cardtown.games.boards import bits
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import EMPTY_CITY, City, Terrain
from cardtown.games.carson_city.effects import Estate
from cardtown.games.carson_city.events import (
    Adopted,
    NoPlace,
    Placed,
    Scored,
    Sold,
    TookCharacter,
    TookTerrain,
)

EFFORT: Final = 20_000
_WARM, _COLD = 1.5, 0.5
_NO_PLACE: Final = -1

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class TakenCard:
    """A terrain card taken, with the characters that its owner had when it was placed."""

    card: Terrain
    owned: tuple[CharacterId, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """What a seat took in a game, and what it built."""

    steps: tuple[TakenCard, ...]
    places: tuple[Place | None, ...]
    """Coordinates of each card; None for one that had no place."""
    sold: tuple[int, ...]
    """The cards it sold, by their numbers in `steps`."""
    characters: tuple[CharacterId, ...]
    city: City
    """The estate at the end."""
    points: int


@dataclass(frozen=True, slots=True)
class BestCity:
    """The best city found, or the one that was built if nothing better was found."""

    points: int
    """The seat's points at the end."""
    best: int
    places: tuple[Place | None, ...]
    """Coordinates of each card taken, in order; None for one that had no place."""
    sold: tuple[int, ...]
    """The cards to sell, by their numbers in `places`."""
    city: City
    """The city after the sales: with them and all characters it has `best` points."""

    @property
    def share(self) -> float:
        """The part of the best that the seat reached."""
        return self.points / self.best if self.best > 0 else 1.0


def read_story(events: Iterable[Event], seat: int) -> Story:
    """What a real seat did, from the events of a finished game."""
    owned: list[CharacterId] = []
    steps: list[TakenCard] = []
    places: list[Place | None] = []
    lying: list[int] = []
    sold: list[int] = []
    city = EMPTY_CITY
    points = 0
    for event in events:
        match event:
            case TookCharacter(seat=who, character=character) if who == seat:
                owned.append(character.id)
            case TookTerrain(seat=who, terrain=card) if who == seat:
                steps.append(TakenCard(card, tuple(owned)))
            case Placed(seat=who, at=at) if who == seat:
                lying.append(len(places))
                places.append(at)
                city = city.place(steps[-1].card, city.cell_of(*at))
            case NoPlace(seat=who) if who == seat:
                places.append(None)
            case Sold(seat=who, index=index) if who == seat:
                sold.append(lying.pop(index))
                city = city.without(index)
            case Adopted(seat=who, character=adopted) if who == seat:
                owned.append(adopted)
            case Scored(scores=scores):
                points = scores[seat].total
            case _:
                pass
    return Story(tuple(steps), tuple(places), tuple(sold), tuple(owned), city, points)


def look_back(story: Story, rng: random.Random, effort: int = EFFORT) -> BestCity:
    """Find the best city for what a seat took in a finished game, with `effort` proposals."""
    search = search_on_core if fast.AVAILABLE else search_in_python
    found = _with_sales(story, search(story, Draws.of(rng), effort))
    if found.best > story.points:
        return found
    return BestCity(story.points, story.points, story.places, story.sold, story.city)


def _with_sales(story: Story, cells: Sequence[int]) -> BestCity:
    """The city with the cards in these cells, and with its sales."""
    city = EMPTY_CITY
    for step, cell in zip(story.steps, cells, strict=True):
        city = city if cell < 0 else city.place(step.card, cell)
    have = Estate(city, story.characters, 0)
    lying = [index for index, cell in enumerate(cells) if cell >= 0]
    sold = []
    while (index := best_sales(have)[1]) is not None:
        sold.append(lying.pop(index))
        have = have.sell(index)
    places = [None if cell < 0 else EMPTY_CITY.coordinates(cell) for cell in cells]
    return BestCity(story.points, have.points, tuple(places), tuple(sold), have.city)


def _cooling(effort: int) -> float:
    return math.pow(_COLD / _WARM, 1 / max(effort, 1))


def _built_cells(story: Story) -> list[int]:
    """The cells in which the cards lay."""
    # After sales, a city may have moved out of the frame of its first card.
    return [
        _NO_PLACE if at is None else EMPTY_CITY.cell_at(*at) or _NO_PLACE for at in story.places
    ]


def search_on_core(story: Story, draws: Draws, effort: int) -> Sequence[int]:
    """The cells of the cards in the best city found."""
    from cardtown.fast.carson_city import look_back  # there only where the core is built

    taken = [(step.card, step.owned) for step in story.steps]
    built, cooling = _built_cells(story), _cooling(effort)
    return look_back(taken, story.characters, built, draws.state, effort, cooling)


def search_in_python(story: Story, draws: Draws, effort: int) -> Sequence[int]:
    """The same where the core is not built."""
    search = _Search(story, draws)
    search.anneal(effort)
    return search.best_cells


class _Search:
    """One annealing: `cities[i]` is the city before card i, `cells[i]` is that card's cell."""

    def __init__(self, story: Story, draws: Draws) -> None:
        self._story = story
        self._steps = story.steps
        self._draws = draws
        self._sells = "auctioneer" in story.characters
        self._cities, self._cells = self._build([EMPTY_CITY], [], _built_cells(story))
        plain = self._estate(self._cities[-1]).points
        self._points = self._best_points = self._after_sales(self._cities[-1])
        self._by_sales = self._points - plain
        """The value of sales for the current city."""
        self.best_cells = self._cells

    def anneal(self, effort: int) -> None:
        """Make that many proposals."""
        if len(self._steps) < 2:
            return
        cooling = _cooling(effort)
        heat = _WARM
        for _ in range(effort):
            self._propose(heat)
            heat *= cooling

    def _propose(self, heat: float) -> None:
        draws = self._draws
        index = 1 + draws.below(len(self._steps) - 1)
        options = bits(self._legal(self._cities[index], index))
        if not options:
            return
        cell = options[draws.below(len(options))]
        if cell == self._cells[index]:
            return
        wanted = [cell, *self._cells[index + 1 :]]
        cities, cells = self._build(self._cities[: index + 1], self._cells[:index], wanted)
        city = cities[-1]
        enough = self._points + heat * math.log(1.0 - draws.chance())
        plain = self._estate(city).points
        # Trying sales takes ten times as long as scoring, and one move hardly changes their value.
        if plain + self._by_sales < enough:
            return
        points = self._after_sales(city) if self._sells else plain
        if points >= enough:
            self._cities, self._cells = cities, cells
            self._points, self._by_sales = points, points - plain
            if points > self._best_points:
                self._best_points, self.best_cells = points, cells

    def _build(
        self, cities: list[City], cells: list[int], wanted: Sequence[int]
    ) -> tuple[list[City], list[int]]:
        """Place the rest of the cards where wanted, or anywhere that is legal."""
        cities, cells = list(cities), list(cells)
        for cell in wanted:
            city, index = cities[-1], len(cells)
            legal = self._legal(city, index)
            place = cell
            if cell < 0 or not legal >> cell & 1:
                found = bits(legal)
                place = found[self._draws.below(len(found))] if found else _NO_PLACE
            cities.append(city if place < 0 else city.place(self._steps[index].card, place))
            cells.append(place)
        return cities, cells

    def _legal(self, city: City, index: int) -> int:
        step = self._steps[index]
        return city.cells(step.card, step.owned)

    def _estate(self, city: City) -> Estate:
        return Estate(city, self._story.characters, 0)

    def _after_sales(self, city: City) -> int:
        return best_sales(self._estate(city), width=1)[0]
