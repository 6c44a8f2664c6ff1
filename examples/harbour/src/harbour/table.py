"""The table of Harbour: the round as a state machine that reads like the rulebook."""

import random
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Self

from cardtown.core import Decision, Facts, IllegalAction, Result, Seat, Table
from harbour import events
from harbour.actions import GRAMMAR, Build
from harbour.cards import DECK, Deal, Ship, town_points
from harbour.view import HarbourView, SeatView

ROUNDS: Final = 6
FIRST_HAND: Final = 2
MAX_SEATS: Final = 4


class HarbourTable(Table[Build, HarbourView]):
    """One game of Harbour in progress."""

    facts: ClassVar[Facts] = Facts(
        game="harbour",
        title="Harbour",
        min_seats=2,
        max_seats=MAX_SEATS,
        usual_seats=("you", "bot:greedy"),
        longest=ROUNDS * MAX_SEATS,
        lowest_score=9,  # two each of three kinds, and no coins
        highest_score=53,  # six of a kind, and the coins of the six best ships
        turn_rule="H2.2",
        rule_prefixes=("H",),
    )
    grammar = GRAMMAR

    __slots__ = ("_choices", "_coins", "_deal", "_drawn", "_hands", "_result", "_round", "_towns")

    def __init__(
        self, seats: tuple[Seat, ...], deal: Deal, *, seed: str | None, log: bool = True
    ) -> None:
        super().__init__(seats, DECK, seed=seed, log=log)
        self._deal = deal
        self._restart()

    def _restart(self) -> None:
        """H1.2: everybody draws two cards, and the first ship docks."""
        count = len(self.seats)
        self._clear_history()
        # A card is known by its place in the deck.
        self._drawn = 0
        self._hands: list[tuple[int, ...]] = [()] * count
        self._towns: list[tuple[int, ...]] = [()] * count
        self._coins = [0] * count
        self._result: Result | None = None
        self._round = 0
        for _ in range(FIRST_HAND):
            self._draw()
        self._begin_round()

    # --- the round --------------------------------------------------------------------------

    def _begin_round(self) -> None:
        """H2.1: a ship docks, and everybody draws a card."""
        self._round += 1
        self._choices: list[int | None] = [None] * len(self.seats)
        self._emit(events.Docked, self._round, *self._ship)
        self._draw()
        self._reveal_secret()

    def _draw(self) -> None:
        for seat in range(len(self.seats)):
            self._hands[seat] += (self._drawn,)
            self._emit(events.Drew, seat, self._deal.cards[self._drawn])
            self._drawn += 1

    def apply(self, seat: int, action: Build) -> None:
        """H2.2: a card is laid face down; the last one turns all of them up."""
        self.history.append((seat, action))
        kinds = self._deal.cards
        self._choices[seat] = next(card for card in self._hands[seat] if kinds[card] == action.kind)
        chosen = [card for card in self._choices if card is not None]
        if len(chosen) == len(self.seats):
            self._build(chosen)

    def _build(self, chosen: Sequence[int]) -> None:
        """H2.3: everybody builds, and the ship pays."""
        ship, kinds = self._ship, self._kinds(chosen)
        for seat, (card, kind) in enumerate(zip(chosen, kinds, strict=True)):
            paid = ship.coins // kinds.count(kind) if kind == ship.wants else 0
            self._hands[seat] = tuple(one for one in self._hands[seat] if one != card)
            self._towns[seat] += (card,)
            self._coins[seat] += paid
            self._emit(events.Built, seat, kind, paid)
        if self._round < ROUNDS:
            self._begin_round()
        else:
            self._score()

    def _score(self) -> None:
        """H3.1: the most points win."""
        scores = tuple(map(self._points, range(len(self.seats))))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        self._result = Result(scores, winners)
        self._emit(events.Scored, scores, winners)
        self._reveal_secret()

    @property
    def _ship(self) -> Ship:
        return self._deal.ships[self._round - 1]

    def _kinds(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._deal.cards[card] for card in cards)

    def _hand(self, seat: int) -> tuple[str, ...]:
        return tuple(sorted(self._kinds(self._hands[seat])))

    def _points(self, seat: int) -> int:
        return self._coins[seat] + town_points(self._kinds(self._towns[seat]))

    # --- what others ask --------------------------------------------------------------------

    def decisions(self) -> Sequence[Decision[Build]]:
        """Everybody who has not laid down a card decides, at the same time."""
        if self.over:
            return ()
        return [
            Decision(seat, "build", tuple(map(Build, sorted(set(self._hand(seat))))))
            for seat, choice in enumerate(self._choices)
            if choice is None
        ]

    def refusal(self, seat: int, action: Build) -> IllegalAction:
        """Only a card of the hand can be built."""
        return IllegalAction("H2.2", f"there is no such card in the hand of seat {seat}")

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._result

    def view(self, seat: int | None) -> HarbourView:
        """Everything that seat (None: a spectator) may know, and nothing else."""
        choice = None if seat is None else self._choices[seat]
        return HarbourView(
            seat=seat,
            seats=tuple(
                SeatView(
                    name=one.name,
                    town=self._kinds(self._towns[number]),
                    coins=self._coins[number],
                    points=self._points(number),
                    ready=self._choices[number] is not None,
                )
                for number, one in enumerate(self.seats)
            ),
            round=self._round,
            ships=self._deal.ships[: self._round],
            hand=() if seat is None else self._hand(seat),
            choice=None if choice is None else self._deal.cards[choice],
            over=self.over,
            winners=self._result.winners if self._result else (),
        )

    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """Deal what `seat` cannot know again, and replay the game up to here."""
        deal = self._dealt_anew(seat, rng)
        twin = type(self)(self.seats, deal, seed=None, log=self._log is not None)
        for number, (one, action) in enumerate(self.history):
            # What others have laid down in this round is not known: they choose again.
            secret = number >= self._barrier and one != seat
            twin.apply(one, Build(rng.choice(twin._hand(one))) if secret else action)
        return twin

    def _dealt_anew(self, seat: int | None, rng: random.Random) -> Deal:
        ships, cards = self._deal
        seen = {card for town in self._towns for card in town}
        if seat is not None:
            seen.update(self._hands[seat])
        unseen = [card for card in range(len(cards)) if card not in seen]
        others = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        return Deal(
            ships[: self._round]
            + tuple(rng.sample(ships[self._round :], len(ships) - self._round)),
            tuple(cards[others.get(card, card)] for card in range(len(cards))),
        )
