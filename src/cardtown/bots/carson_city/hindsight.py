"""Hindsight: the best city that could have been built of the cards that a seat took.

The cards lie in the order taken, each placed as C4 allows at its time, with the characters owned
at that time. The search is simulated annealing: move one card, keep every later card where it
lies if it still may lie there (else anywhere it may), and accept what is better, or a little
worse while it is still warm. Sales of an Auctioneer come at the end. It finds a good city and not
always the best: the more proposals (`effort`), the better.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtown.bots.carson_city.position import Holding
from cardtown.bots.carson_city.sales import best_sales
from cardtown.core import Event
from cardtown.games.boards import bits
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import EMPTY_CITY, City, Terrain
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.events import Adopted, NoPlace, Placed, Scored, Took
from cardtown.games.carson_city.scoring import ScoreSheet

EFFORT: Final = 20_000
_WARM, _COLD = 1.5, 0.5
_NO_PLACE: Final = -1


@dataclass(frozen=True, slots=True)
class Step:
    """A terrain card taken, and what its owner was allowed when it was placed."""

    card: Terrain
    captain: bool
    sheriff: bool


@dataclass(frozen=True, slots=True)
class Story:
    """What a seat took in a game, and where it built."""

    steps: tuple[Step, ...]
    places: tuple[tuple[int, int] | None, ...]
    """Coordinates of each card; None for one that fitted nowhere."""
    characters: tuple[CharacterId, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The city that was built, and the best one found."""

    points: int
    best: int
    city: City
    """The best city found, before the last sales; the one built where nothing better was found."""

    @property
    def share(self) -> float:
        """How much of the best the seat reached."""
        return self.points / self.best if self.best > 0 else 1.0


def story(events: Sequence[Event], seat: int) -> Story:
    """What a seat did, from the events of a finished game."""
    owned: list[CharacterId] = []
    steps: list[Step] = []
    places: list[tuple[int, int] | None] = []
    points = 0
    for event in events:
        match event:
            case Took(seat=who, card=Character(id=character)) if who == seat:
                owned.append(character)
            case Took(seat=who, card=Terrain() as card) if who == seat:
                steps.append(Step(card, "captain" in owned, "sheriff" in owned))
            case Placed(seat=who, at=at) if who == seat:
                places.append(at)
            case NoPlace(seat=who) if who == seat:
                places.append(None)
            case Adopted(seat=who, character=character) if who == seat:
                owned.append(character)
            case Scored(sheets=sheets):
                sheet = sheets[seat]
                points = sheet.total if isinstance(sheet, ScoreSheet) else sheet
            case _:
                pass
    return Story(tuple(steps), tuple(places), tuple(owned), points)


def look_back(
    events: Sequence[Event], seat: int, rng: random.Random, effort: int = EFFORT
) -> Hindsight:
    """The best city found for what a real seat took in a finished game, in `effort` proposals."""
    told = story(events, seat)
    search = _Search(told, rng)
    search.anneal(effort)
    return Hindsight(told.points, max(search.best_points, told.points), search.best_city)


class _Search:
    """One annealing: `cities[i]` is the city before card i, `spots[i]` where that card lies."""

    def __init__(self, told: Story, rng: random.Random) -> None:
        self._steps = told.steps
        self._characters = told.characters
        self._rng = rng
        wanted = [
            _NO_PLACE if at is None else EMPTY_CITY.spot_at(*at) or _NO_PLACE for at in told.places
        ]
        self._cities, self._spots = self._build([EMPTY_CITY], [], wanted)
        self._points = self.best_points = self._value(self._cities[-1])
        self.best_city = self._cities[-1]

    def anneal(self, effort: int) -> None:
        """Try that many changes."""
        if len(self._steps) < 2:
            return
        cooling = (_COLD / _WARM) ** (1 / max(effort, 1))
        heat = _WARM
        for _ in range(effort):
            self._propose(heat)
            heat *= cooling

    def _propose(self, heat: float) -> None:
        rng = self._rng
        index = rng.randrange(1, len(self._steps))
        options = list(bits(self._legal(self._cities[index], index)))
        if not options:
            return
        spot = rng.choice(options)
        if spot == self._spots[index]:
            return
        wanted = [spot, *self._spots[index + 1 :]]
        cities, spots = self._build(self._cities[: index + 1], self._spots[:index], wanted)
        points = self._value(cities[-1])
        worse = self._points - points
        if worse <= 0 or rng.random() < math.exp(-worse / heat):
            self._cities, self._spots, self._points = cities, spots, points
            if points > self.best_points:
                self.best_points, self.best_city = points, cities[-1]

    def _build(
        self, cities: list[City], spots: list[int], wanted: Sequence[int]
    ) -> tuple[list[City], list[int]]:
        """Place the rest of the cards where wanted, or anywhere that is legal."""
        cities, spots = list(cities), list(spots)
        for spot in wanted:
            city, index = cities[-1], len(spots)
            legal = self._legal(city, index)
            place = spot
            if spot < 0 or not legal >> spot & 1:
                place = self._rng.choice(list(bits(legal))) if legal else _NO_PLACE
            cities.append(city if place < 0 else city.place(self._steps[index].card, place))
            spots.append(place)
        return cities, spots

    def _legal(self, city: City, index: int) -> int:
        step = self._steps[index]
        return city.spots(step.card, captain=step.captain, sheriff=step.sheriff)

    def _value(self, city: City) -> int:
        return best_sales(Holding(city, self._characters, 0), width=1)[0]
