"""Games told action by action, on deals written by hand.

A test says which characters and which terrain come up, lets seats do what matters, and leaves the
rest to a habit: a seat that is not told otherwise declines, bids its lowest card, takes the last
card of the row, and lays all such cards on one heap, below what it was told to lay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, cast

from cardtown.core import Decision, Result, Seat
from cardtown.games.carson_city import (
    CHARACTER_IDS,
    SUITS,
    CarsonTable,
    Character,
    City,
    Deal,
    Deck,
    Take,
    Terrain,
    score,
    standard_deck,
)
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.events import RoundBegan
from cardtown.games.carson_city.scoring import Line
from tests.any_table import TableStory

HUMANS = ("human",) * 4
APPEAL = {one.id: one.appeal for one in standard_deck().characters}
LOWEST = {"novice": 1, "intermediate": 2, "expert": 3}

_numbers = count(1)


def card(top: str, bottom: str, appeal: int = 0) -> Terrain:
    """A terrain card of our own; its id is made up."""
    return Terrain(f"I-test-{next(_numbers)}", (top, bottom), appeal)


def city(*rows: str) -> City:
    """A city given as rows."""
    return City.from_rows(rows)


def points(line: Line, *rows: str, owning: Sequence[Any] = ()) -> int:
    """The points of a city on one line of the score sheet."""
    return score(city(*rows), owning).lines[line]


def worth(character: Any, *rows: str, owning: Sequence[Any] = (), sold: int = 0) -> int:
    """What a character is worth to the owner of a city."""
    return score(city(*rows), (*owning, character), sold).characters[character]


def character_cards(
    first: Iterable[str] = (),
    *,
    skulls: Iterable[str] = (),
    backs: Mapping[str, Sequence[str]] | None = None,
    appeals: Mapping[str, int] | None = None,
) -> tuple[Character, ...]:
    """All 21 characters, the chosen ones on top; every back shows the suits in their usual order
    unless it is a skull or given."""
    order = [*first, *(one for one in CHARACTER_IDS if one not in set(first))]
    shown: dict[str, Any] = dict.fromkeys(order, SUITS)
    shown |= {**dict.fromkeys(skulls, ()), **(backs or {})}
    worths: dict[str, int] = {
        **{str(one): worth for one, worth in APPEAL.items()},
        **(appeals or {}),
    }
    return tuple(Character(cast(CharacterId, one), worths[one], tuple(shown[one])) for one in order)


def terrain_pile(rounds: Iterable[Sequence[Terrain]], shown: int) -> tuple[Terrain, ...]:
    """48 cards: those of each round in turn, filled up with bare cards of no appeal.

    A round in which cards are revealed beyond the row lists those too.
    """
    pile: list[Terrain] = []
    for cards in rounds:
        pile += [*cards, *(card("..", "..") for _ in range(shown - len(cards)))]
    return (*pile, *(card("..", "..") for _ in range(48 - len(pile))))


class Story(TableStory[CarsonTable]):
    """A table with a habit for every seat, and a short way of saying what is played."""

    def __init__(
        self,
        characters: Iterable[str] = (),
        rounds: Iterable[Sequence[Terrain]] = (),
        *,
        later: Iterable[Sequence[Terrain]] = (),
        seats: Sequence[str] = HUMANS,
        wants: Mapping[str, int] | None = None,
        virtual: Mapping[int, Sequence[int]] | None = None,
        suits: Sequence[str] | None = None,
        skulls: Iterable[str] = (),
        backs: Mapping[str, Sequence[str]] | None = None,
        appeals: Mapping[str, int] | None = None,
    ) -> None:
        """`rounds` and `later` are the terrain of Era I and II; `wants` says which seat picks a
        character out of habit; `virtual` what lies on top of a virtual seat's pile in Era I."""
        shown = 5 if len(seats) > 4 else 4
        cards = character_cards(list(characters), skulls=skulls, backs=backs, appeals=appeals)
        terrain = terrain_pile(rounds, shown), terrain_pile(later, shown)
        piles = tuple(
            _piles(kind, (virtual or {}).get(number, ())) for number, kind in enumerate(seats)
        )
        self.wants = dict(wants or {})
        self._heaps: dict[int, Any] = {}
        self.table = CarsonTable(
            tuple(Seat(f"Seat {number}", kind) for number, kind in enumerate(seats)),
            Deck("by hand", terrain, cards),
            Deal(cards, terrain, piles),
            options=None if suits is None else {"suits": list(suits)},
        )

    # --- playing ----------------------------------------------------------------------------

    def habit(self) -> None:
        """Let the next seat make its default choice."""
        decision = self.table.decisions()[0]
        self.table.apply(decision.seat, self._habit(decision))

    def _habit(self, decision: Decision[Any]) -> Any:
        options = list(decision.options)
        match decision.kind:
            case "take":
                if decision.seat in self.wants.values():
                    first = self.table.view(None).row[0]
                    if isinstance(first, Character) and self.wants.get(first.id) == decision.seat:
                        return options[0]
                return [option for option in options if isinstance(option, Take)][-1]
            case "place":
                heap = self._heaps.get(decision.seat)
                place = heap if heap in options else options[-1]
                self._heaps[decision.seat] = place
                return place
            case "bid":
                return options[0]
            case _:
                return options[-1]

    def until(self, era: int, number: int) -> Story:
        """Let everybody follow the habit until that round begins."""
        while self.now() != (era, number):
            assert not self.table.over
            self.habit()
        return self

    def until_asked(self, seat: int, kind: str) -> Story:
        """Let everybody follow the habit until that seat has that kind of decision."""
        while kind != self.asked().get(seat):
            assert not self.table.over
            self.habit()
        return self

    def until_over(self) -> Story:
        """Let everybody follow the habit until the game is over."""
        while not self.table.over:
            self.habit()
        return self

    def bids(self, *cards: int) -> Story:
        """The real seats bid these cards, in seat order."""
        real = [number for number, seat in enumerate(self.table.seats) if not seat.virtual]
        return self.play(*(f"{seat} bid {bid}" for seat, bid in zip(real, cards, strict=True)))

    # --- asking -----------------------------------------------------------------------------

    def asked(self) -> dict[int, str]:
        """The open decisions."""
        return {decision.seat: decision.kind for decision in self.table.decisions()}

    def now(self) -> tuple[int, int]:
        """The Era and the round."""
        began = (event for event in reversed(self.table.events) if isinstance(event, RoundBegan))
        event = next(began)
        return event.era, event.round

    def sales(self, seat: int) -> list[str]:
        """What that seat may sell now."""
        return [option for option in self.options(seat) if option.startswith("sell")]

    def events(self, name: str) -> list[dict[str, Any]]:
        """All events of that name so far, as other programs read them."""
        documents = [event.to_json() for event in self.table.events]
        return [document for document in documents if document["event"] == name]

    def last(self, name: str) -> dict[str, Any]:
        """The last event of that name."""
        return self.events(name)[-1]

    def order(self) -> list[int]:
        """The order in which seats picked, the last time it was set."""
        return list(self.last("order")["order"])

    def offered(self, seat: int) -> list[str]:
        """The characters that the seat may use now."""
        return [one.split(" ")[1] for one in self.options(seat) if one.startswith("use ")]

    def rows(self, seat: int) -> list[str]:
        """The seat's city."""
        return self.table.view(None).seats[seat].city.rows()

    def characters(self, seat: int) -> tuple[str, ...]:
        """The seat's characters."""
        return self.table.view(None).seats[seat].characters

    def row(self) -> list[str]:
        """The row: characters by name, terrain by its parcels."""
        return [
            one.id if isinstance(one, Character) else "/".join(one.parcels)
            for one in self.table.view(None).row
        ]

    def sheet(self, seat: int) -> dict[str, Any]:
        """The seat's entry in the final scores."""
        found: dict[str, Any] = self.last("score")["scores"][seat]
        return found

    @property
    def result(self) -> Result:
        """How the game ended."""
        assert self.table.result is not None
        return self.table.result


def _piles(kind: str, top: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if not kind.startswith("virtual:"):
        return (), ()
    lowest = LOWEST[kind.removeprefix("virtual:")]
    nine = tuple(range(lowest, lowest + 9))
    return (*top, *(one for one in nine if one not in top)), nine
