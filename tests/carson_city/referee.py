"""Checks a whole game of Carson City from its events alone, with the arithmetic of `reference`.

It knows nothing of the engine: everything it asserts stands in the rules, named beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.carson_city import reference

Json = dict[str, Any]

SUITS = {"hat", "star", "cactus", "boot", "horseshoe", "cow"}
BEFORE = ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith"]
AFTER = ["mercenary", "doctor"]
BONUS = {"heroes": 3, "gunsmith": 6, "mercenary": 5, "doctor": 2}
LOWEST = {"virtual:novice": 1, "virtual:intermediate": 2, "virtual:expert": 3}


class Referee:
    """Follows the events of one game, and asserts that each is lawful."""

    def __init__(self, backs: Mapping[str, list[str]]) -> None:
        """`backs`: the suits on the back of every character, none for a skull."""
        self.backs = backs
        self.era, self.round = 1, 0
        self.seen_cards: set[str] = set()
        self.pile = set(backs)
        self.tiebreak: list[str] | None = None
        self.owner: dict[str, int] = {}
        self.used: set[str] = set()
        self.over = False
        self.after_game = False

    def watch(self, events: Iterable[Json]) -> None:
        for event in events:
            assert not self.over
            getattr(self, f"_{event['event']}")(event)
        assert self.over

    # --- set-up and reveal ---------------------------------------------------------------------

    def _setup(self, event: Json) -> None:
        self.kinds = [seat["kind"] for seat in event["seats"]]
        self.suits = [seat["suit"] for seat in event["seats"]]
        assert [seat["seat"] for seat in event["seats"]] == list(range(len(self.kinds)))
        assert 4 <= len(self.kinds) <= 6  # C2.1
        assert not all(map(self._is_virtual, range(len(self.kinds))))
        assert len(set(self.suits)) == len(self.suits)
        assert set(self.suits) <= SUITS
        count = len(self.kinds)
        self.cities: list[reference.Cells] = [{} for _ in range(count)]
        self.cards: list[list[tuple[Json, reference.Cell]]] = [[] for _ in range(count)]
        self.characters: list[list[str]] = [[] for _ in range(count)]
        self.appeal = [0] * count
        self.sold = [0] * count
        self._take_back_hands()

    def _is_virtual(self, seat: int) -> bool:
        return str(self.kinds[seat]).startswith("virtual:")

    def _take_back_hands(self) -> None:
        lowest = [LOWEST.get(kind, 1) for kind in self.kinds]
        self.hands = [set(range(low, low + 9)) for low in lowest]  # C2.3

    def _round(self, event: Json) -> None:
        self._close_round()
        if self.round == 9:  # C3.9
            self.era, self.round = 2, 0
            self._take_back_hands()
            self.used &= {"governor"}
        self.round += 1
        assert (event["era"], event["round"]) == (self.era, self.round)
        self.lawyer: int | None = None
        self.two_picks: int | None = None
        self.bonus = [0] * len(self.kinds)
        self.bids: list[Json] | None = None
        self.to_pick: list[int] | None = None
        self.step = 0
        self.takes_due = 0
        self.taker = -1
        self.placing: tuple[int, Json] | None = None

    def _close_round(self) -> None:
        if self.round:
            assert self.to_pick == []
            assert self.placing is None
            assert self.row == []

    def _reveal(self, event: Json) -> None:
        assert len(event["terrain"]) == (5 if len(self.kinds) > 4 else 4)  # C3.1
        drawn = event["character"]
        characters: list[str] = [*event["returned"], drawn]
        top, *later = characters
        assert self.pile.issuperset([top, *later])  # C3.2: what was returned stays in the pile
        assert all(self.backs[name] == [] for name in later)  # only a skull replaces another
        self._check_tiebreak([top])
        self.pile.remove(drawn)
        self.row: list[Json] = [{"character": drawn, "appeal": event["appeal"]}]
        for card in event["terrain"]:
            self._see(card)

    def _check_tiebreak(self, tops: Iterable[str]) -> None:
        """C3.6: the last round's ties went by the card on top of the pile, one of `tops`."""
        if self.tiebreak is None:
            return
        if any(self.backs[top] == self.tiebreak for top in tops):
            return
        assert self.tiebreak[: len(self.suits)] == self.suits
        assert all(self.backs[name] == [] for name in self.pile)  # D4: nothing but skulls is left

    def _see(self, card: Json) -> None:
        assert card["id"].startswith("I-" if self.era == 1 else "II-")
        assert card["id"] not in self.seen_cards
        self.seen_cards.add(card["id"])
        self.row.append({"terrain": card, "appeal": card["appeal"]})

    # --- characters ----------------------------------------------------------------------------

    def _use(self, event: Json) -> None:
        seat, name = event["seat"], event["character"]
        assert self.owner[name] == seat
        assert not self._is_virtual(seat)  # C3.3
        assert name not in self.used
        assert seat != self.lawyer  # D6
        assert self.placing is None
        assert self.takes_due == 0
        order = BEFORE if self.bids is None else AFTER
        assert order.index(name) >= self.step
        self.step = order.index(name) + 1
        assert self.to_pick is None
        self.used.add(name)
        self.bonus[seat] += BONUS.get(name, 0)
        if name in ("governor", "lawyer"):
            self.takes_due, self.taker = 1, seat
        if name == "lawyer":
            self.lawyer = seat
        if name == "chinese_worker":
            self.two_picks = seat
        self.extra_due = name in ("governor", "chinese_worker")

    def _extra(self, event: Json) -> None:
        assert self.extra_due
        self.extra_due = False
        self._see(event["terrain"])

    def _sell(self, event: Json) -> None:
        seat, index = event["seat"], event["index"]
        assert self.owner["auctioneer"] == seat  # C6.3
        assert not self._is_virtual(seat)
        assert self.placing is None
        if self.to_pick == []:
            self._end_game()
        if self.bids is None:
            assert self.takes_due == 0
        elif not self.after_game:
            assert self.to_pick is not None
            assert self.to_pick[0] == seat
        assert index in reference.sellable([at for _, at in self.cards[seat]])
        self.sold[seat] += 1
        assert self.sold[seat] <= 3
        del self.cards[seat][index]
        self.cities[seat] = {}
        for card, at in self.cards[seat]:
            self.cities[seat] = reference.lay(self.cities[seat], card["parcels"], at)

    # --- bids and picks ------------------------------------------------------------------------

    def _bids(self, event: Json) -> None:
        assert self.takes_due == 0
        assert [bid["seat"] for bid in event["bids"]] == list(range(len(self.kinds)))
        for bid in event["bids"]:
            self.hands[bid["seat"]].remove(bid["card"])  # C3.4
            assert bid["bonus"] == self.bonus[bid["seat"]]
            if bid["seat"] == self.lawyer:
                assert bid["bonus"] == 0
        self.bids = event["bids"]
        self.step = 0

    def _order(self, event: Json) -> None:
        assert self.bids is not None
        assert set(event["tiebreak"]) == SUITS
        assert len(event["tiebreak"]) == 6
        self.tiebreak = event["tiebreak"]  # the next card drawn shows whether it was right
        totals = [bid["card"] + self.bonus[bid["seat"]] for bid in self.bids]
        expected = sorted(
            (seat for seat in range(len(self.kinds)) if seat != self.lawyer),
            key=lambda seat: (-totals[seat], event["tiebreak"].index(self.suits[seat])),
        )
        assert event["order"] == expected  # C3.6
        self.to_pick = list(expected)
        self.picks = 0

    def _take(self, event: Json) -> None:
        seat = event["seat"]
        assert self.placing is None
        card = self.row.pop(event["index"])
        if self.to_pick is None:
            assert self.takes_due == 1
            assert self.taker == seat
            self.takes_due = 0
        else:
            assert self.to_pick[0] == seat
            self.picks += 1
            if self.picks == (2 if seat == self.two_picks else 1):
                self.to_pick.pop(0)
                self.picks = 0
        if self._is_virtual(seat):  # C3.7
            rest = [other["appeal"] for other in self.row]
            assert all(card["appeal"] > other for other in rest[: event["index"]])
            assert all(card["appeal"] >= other for other in rest)
        self.appeal[seat] += card["appeal"]
        if "character" in card:
            assert event["character"] == card["character"]
            self._own(seat, card["character"])
        else:
            assert event["terrain"] == card["terrain"]
            if not self._is_virtual(seat):
                self.placing = seat, card["terrain"]

    def _own(self, seat: int, name: str) -> None:
        assert name not in self.owner
        self.owner[name] = seat
        self.characters[seat].append(name)

    def _place(self, event: Json) -> None:
        assert self.placing is not None
        seat, card = self.placing
        at = tuple(event["at"])
        assert event["seat"] == seat
        if not self.cities[seat]:
            assert at == (0, 0)
        assert reference.legal(self.cities[seat], card["parcels"], at, self.characters[seat])  # C4
        self.cities[seat] = reference.lay(self.cities[seat], card["parcels"], at)
        self.cards[seat].append((card, at))
        self.placing = None

    def _no_place(self, event: Json) -> None:
        assert self.placing is not None
        seat, card = self.placing
        assert event["seat"] == seat
        cells = self.cities[seat]
        assert reference.legal_places(cells, card["parcels"], self.characters[seat]) == []  # C3.10
        self.placing = None

    def _left(self, event: Json) -> None:
        assert self.to_pick == []
        assert event["terrain"] == [card["terrain"] for card in self.row if "terrain" in card]
        named = [card["character"] for card in self.row if "character" in card]
        assert [event["character"]] == (named or [None])
        self.row = []

    # --- the end -------------------------------------------------------------------------------

    def _end_game(self) -> None:
        if not self.after_game:
            assert (self.era, self.round) == (2, 9)
            self._close_round()
            self.after_game = True

    def _adopt(self, event: Json) -> None:
        self._end_game()
        assert self.owner["paperboy"] == event["seat"]  # C6.4
        assert event["character"] in self.backs
        self._own(event["seat"], event["character"])

    def _score(self, event: Json) -> None:
        self._end_game()
        self._check_tiebreak(self.pile)
        totals = []
        for seat, given in enumerate(event["scores"]):
            assert given.pop("seat") == seat
            if self._is_virtual(seat):  # C7.1
                assert given == {"total": self.appeal[seat]}
            else:
                own = (self.cities[seat], self.characters[seat], self.sold[seat])
                assert given == reference.score(*own)
            totals.append(given["total"])
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        assert event["winners"] == best  # C7.2
        self.over = True
