"""Checks a whole game from its events alone, with the plain arithmetic of `reference`.

It knows nothing of the engine: everything it asserts is in the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.card_city import reference

Json = dict[str, Any]

CARDS = {"R": 34, "C": 24, "L": 12, "M": 4, "I": 20, "P": 16}
DECK = {"R": 6, "C": 3, "L": 3, "I": 4, "P": 4}


class Referee:
    """Follows the events of one game, and asserts that each is lawful."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.once = options.get("development") == "once"
        self.joining = options.get("joining") == "allowed"
        self.cities: list[dict[reference.Cell, str]] = [{(0, 0): "M"} for _ in range(players)]
        self.coins = [3] * players
        self.bought = [0] * players
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.grown: list[set[reference.Cell]] = [set() for _ in range(players)]
        self.developed_cells: list[set[reference.Cell]] = [set() for _ in range(players)]
        self.deck = Counter({kind: count * players for kind, count in DECK.items()})
        self.reserve = Counter(CARDS) - self.deck - Counter(M=players)
        self.discarded: Counter[str] = Counter()
        self.under: list[str] = []
        self.round = 0
        self.first = -1
        self.earned: list[int] = []
        self.buyers: list[int] = []
        self.offers: list[Json] = []
        self.choices: list[Json] = []
        self.over = False

    def watch(self, events: Iterable[Json]) -> None:
        for event in events:
            assert not self.over
            getattr(self, f"_{event['event']}")(event)
            self.check_cards()

    def check_cards(self) -> None:
        """110 cards, each in one place; no city against the laws."""
        placed = Counter(kind for city in self.cities for kind in city.values())
        hands = sum(self.hands, Counter())
        everywhere = placed + hands + self.deck + self.reserve + self.discarded
        everywhere += Counter(self.under)
        assert everywhere == Counter(CARDS)
        assert min(self.coins) >= 0

    def order(self) -> list[int]:
        return [(self.first + step) % self.players for step in range(self.players)]

    # --- events, by name ----------------------------------------------------------------------

    def _setup(self, event: Json) -> None:
        assert [seat["seat"] for seat in event["seats"]] == list(range(self.players))
        self.first = event["first"]

    def _round(self, event: Json) -> None:
        self.round += 1
        if self.round > 1:
            assert len(self.earned) == self.players
            self.first = (self.first + 1) % self.players
        assert (event["round"], event["first"]) == (self.round, self.first)
        self.grown = [set() for _ in range(self.players)]
        self.offers, self.choices, self.earned, self.buyers = [], [], [], []

    def _offer(self, event: Json) -> None:
        number = len(self.offers)
        assert len(self.choices) == number
        assert event["chooser"] == self.order()[number + 1]
        if number:
            before, chosen = self.offers[-1], self.choices[-1]
            heir = before["chooser" if chosen["lot"] == "mixed" else "divider"]
            assert event["divider"] == heir
        else:
            assert event["divider"] == self.first
        half = self.players - 1 - number
        assert len(event["open"]) == 2
        assert len(event["shown"]) == event["hidden"] == half
        if self.round == 1:
            assert "L" not in event["open"] + event["shown"]
        self.offers.append(event)

    def _choice(self, event: Json) -> None:
        assert event["seat"] == self.offers[-1]["chooser"]
        assert event["lot"] in ("open", "mixed")
        self.choices.append(event)

    def _hold(self, event: Json) -> None:
        seat = event["seat"]
        cards: Counter[str] = Counter(event["cards"])
        assert cards.total() == 2
        assert len(self.choices) == self.players - 1
        for offer, choice in zip(self.offers, self.choices, strict=True):
            open_taker = offer["chooser" if choice["lot"] == "open" else "divider"]
            if seat == open_taker:
                assert cards == Counter(offer["open"])
        if self.round == 1:
            assert not cards["L"]
        fresh = cards + Counter([event["under"]] if "under" in event else [])
        while fresh.total() and self.players == 1 and self.deck.total() < fresh.total():
            back = self.under.pop(0)  # the deck is used up: what was put under it comes again
            self.deck[back] += 1
        assert fresh <= self.deck
        self.deck -= fresh
        if "under" in event:
            assert self.players == 1
            self.under.append(event["under"])
        self.hands[seat] = cards

    def _build(self, event: Json) -> None:
        seat, kind, at = event["seat"], event["kind"], tuple(event["at"])
        assert self.hands[seat][kind]
        assert at in reference.legal_places(self.cities[seat], kind, self.coins[seat])
        self.hands[seat] -= Counter(kind)
        self.coins[seat] -= 5 if kind == "L" else 0
        assert event["coins"] == self.coins[seat]
        self.cities[seat][at] = kind
        self._check_touching(seat)

    def _discard(self, event: Json) -> None:
        seat = event["seat"]
        assert Counter(event["kinds"]) == self.hands[seat]
        for kind in event["kinds"]:
            assert not reference.legal_places(self.cities[seat], kind, self.coins[seat])
        self.discarded += self.hands[seat]
        self.hands[seat] = Counter()

    def _developments(self, seat: int) -> list[tuple[str, list[reference.Cell], reference.Cell]]:
        return reference.developments(
            self.cities[seat],
            self.reserve,
            joining=self.joining,
            grown=self.grown[seat] if self.once else (),
        )

    def _develop(self, event: Json) -> None:
        seat, kind, at = event["seat"], event["kind"], tuple(event["at"])
        assert not self.hands[seat]
        assert (kind, at) in [(one, cell) for one, _, cell in self._developments(seat)]
        self.reserve -= Counter(kind)
        self.cities[seat][at] = kind
        self.grown[seat].add(at)
        self.developed_cells[seat].add(at)
        self._check_touching(seat)

    def _income(self, event: Json) -> None:
        seat = event["seat"]
        assert not any(self.hands)
        assert not self.buyers
        assert not self._developments(seat), "what can develop must"
        assert event["income"] == reference.income(self.cities[seat])
        self.coins[seat] += event["income"]
        assert event["coins"] == self.coins[seat]
        self.earned.append(seat)

    def _buy(self, event: Json) -> None:
        seat, at = event["seat"], tuple(event["at"])
        assert sorted(self.earned) == list(range(self.players))
        self.buyers.append(seat)
        places = [self.order().index(one) for one in self.buyers]
        assert places == sorted(set(places))
        self.bought[seat] += 1
        assert event["price"] == 5 * self.bought[seat]
        assert at in reference.legal_places(self.cities[seat], "I", 0)
        self.coins[seat] -= event["price"]
        assert event["coins"] == self.coins[seat]
        assert self.reserve["I"]
        self.reserve -= Counter("I")
        self.cities[seat][at] = "I"
        self._check_touching(seat)

    def _score(self, event: Json) -> None:
        assert self.round == 10
        ranks = []
        for seat, stated in enumerate(event["scores"]):
            expected = reference.score(self.cities[seat], self.coins[seat])
            assert stated == {"seat": seat, **expected, "coins": self.coins[seat]}
            ranks.append((stated["total"], stated["coins"]))
        assert event["winners"] == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        self.over = True

    def _check_touching(self, seat: int) -> None:
        """R never beside I; two of one developing kind touch only where one was developed."""
        city = self.cities[seat]
        rows = [row for row, _ in city]
        columns = [column for _, column in city]
        assert max(rows) - min(rows) < 5
        assert max(columns) - min(columns) < 5
        industrials = sum(kind == "I" for kind in city.values())
        assert len(city) - industrials <= 5 + 5 * industrials
        for cell, kind in city.items():
            for beside in reference.neighbours(cell):
                other = city.get(beside)
                assert {kind, other} != {"R", "I"}
                if kind == other and kind in "RC":
                    assert {cell, beside} & self.developed_cells[seat]
