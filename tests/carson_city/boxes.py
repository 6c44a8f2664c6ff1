"""Random games of the engine, as people at a real table would tell them round by round."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

from cardtown.core import Event, Seat
from cardtown.games import carson_city
from cardtown.games.carson_city import SUITS, events
from cardtown.games.carson_city.actions import Sell
from cardtown.games.carson_city.characters import BEFORE_BIDS
from cardtown.games.carson_city.table import CarsonTable

Told = dict[str, Any]


def random_game(rng: random.Random) -> CarsonTable:
    """A whole game between people who choose at random and virtual players of any level."""
    levels = rng.choices(["novice", "intermediate", "expert"], k=rng.randint(1, 4))
    people = rng.randint(max(1, 4 - len(levels)), 6 - len(levels))
    kinds = ["human"] * people + [f"virtual:{level}" for level in levels]
    rng.shuffle(kinds)
    seats = [Seat(f"P{number}", kind) for number, kind in enumerate(kinds)]
    suits = rng.sample(SUITS, len(seats))
    table = carson_city.new_table(seats, seed=str(rng.random()), options={"suits": suits})
    while decisions := table.decisions():
        decision = rng.choice(decisions)
        options = [one for one in decision.options if not isinstance(one, Sell)]
        table.play(decision.seat, rng.choice(options))
    return table


class Story:
    """What was told of a game, and the picks that the engine made of it."""

    def __init__(self, table: CarsonTable) -> None:
        view = table.view(None)
        self.document: Told = {
            "seats": [
                {"suit": seat.suit}
                | ({"virtual": seat.kind[8:]} if seat.kind.startswith("virtual:") else {})
                for seat in view.seats
            ],
            "rounds": [],
        }
        self.virtual = [one.kind.startswith("virtual:") for one in view.seats]
        self.picks: list[list[dict[str, int]]] = []
        self.orders: list[list[int]] = []
        self._left: list[int] = []
        for event in table.events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        rounds = self.document["rounds"]
        match event:
            case events.Revealed(character, appeal, _, terrain):
                row = [appeal, *(card.appeal for card in terrain)]
                rounds.append({"character": character.id, "row": row, "uses": [], "takes": []})
                self._left = list(range(len(row)))
                self.picks.append([])
            case events.Used(_, character):
                rounds[-1]["uses"].append(character)
            case events.ExtraRevealed(card):
                rounds[-1]["row"].append(card.appeal)
                self._left.append(len(rounds[-1]["row"]) - 1)
            case events.BidsSeen(bids):
                rounds[-1]["bids"] = [bid.card for bid in bids]
            case events.OrderSet(tiebreak, order):
                rounds[-1]["back"] = list(tiebreak)
                self.orders.append(list(order))
            case events.TookTerrain(seat, index) | events.TookCharacter(seat, index):
                place = self._left.pop(index)
                self.picks[-1].append({"seat": seat, "card": place})
                if not self.virtual[seat]:
                    rounds[-1]["takes"].append(place)
            case _:
                pass


def begun(document: Told, rounds: int, step: int) -> Told:
    """The game as it was told up to a step of a round: the row alone, then ever more of it."""
    told = copy.deepcopy(document)
    told["rounds"] = told["rounds"][: rounds + 1]
    last = told["rounds"][-1]
    uses, takes = last["uses"], last["takes"]
    early = [one for one in uses if one in BEFORE_BIDS]
    at_once = takes[: sum(one in ("governor", "lawyer") for one in early)]
    base = 6 if len(told["seats"]) > 4 else 5
    if step == 0:
        last.update(row=last["row"][:base], uses=[], takes=[])
    elif step < 3:
        last.update(uses=early, takes=at_once)
    elif step == 3:
        last.update(takes=takes[: (len(at_once) + len(takes)) // 2])
    if step < 2:
        del last["bids"]
    if step < 3:
        del last["back"]
    return told


@cache
def _story(number: int) -> Story:
    return Story(random_game(random.Random(f"box {number}")))


def part_of_a_game(rng: random.Random) -> Told:
    """A game of the box, as far as it has been told."""
    document = _story(rng.randrange(12)).document
    return begun(document, rng.randrange(18), rng.randrange(5))
