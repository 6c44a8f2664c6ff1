"""Previews of Card City: the same as playing, refused cells as the game refuses them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardtown.core import Decision
from cardtown.games import card_city
from cardtown.games.card_city import (
    FIRST_CITY,
    Build,
    Buy,
    CardCityAction,
    CardCityTable,
    City,
    Develop,
    Pass,
)
from cardtown.games.card_city.events import Bought, Built
from cardtown.games.card_city.queries import answer_developments
from cardtown.games.card_city.scoring import score
from cardtown.server.format import previews, shapes

pytestmark = pytest.mark.slow

a_table = pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"joining": "allowed"}), (4, {}), (4, {"development": "once"})],
)


def previewed(table: CardCityTable, seat: int) -> Any:
    made = previews.of("card-city").previews(table.view(seat), seat, table.decision(seat))
    return json.loads(shapes.to_bytes(made))


def steps(players: int, options: Any, games: int = 2) -> Iterator[CardCityTable]:
    """Random games, the same table again after each action."""
    for number in range(games):
        rng = random.Random(number)
        table = card_city.new_table(["human"] * players, seed=f"{number}", options=options)
        while not table.over:
            yield table
            decision = rng.choice(table.decisions())
            table.apply(decision.seat, rng.choice(decision.options))


def districts_of(table: CardCityTable, seat: int) -> list[Any]:
    """The districts as the table shows them."""
    document = json.loads(shapes.to_bytes(shapes.of("card-city").view(table.view(seat))))
    found: list[Any] = document["seats"][seat]["city"]["districts"]
    return found


def assert_same_as_played(
    change: Any, table: CardCityTable, seat: int, action: CardCityAction
) -> None:
    twin = table.copy()
    events = twin.play(seat, action)
    own = table.view(seat).seats[seat]
    # The last action of a phase brings income too, so the coins are those of the event.
    paid = [one.coins for one in events if isinstance(one, Built | Bought)]
    coins = paid[0] if paid else own.coins
    city = twin.view(seat).seats[seat].city
    before, after = score(own.city, own.coins), score(city, coins)
    assert change["points"] == after.total - before.total
    lines = {line: after.lines[line] - before.lines[line] for line in before.lines}
    assert change["lines"] == {line: by for line, by in lines.items() if by}
    assert (change["coins"], change["cost"]) == (coins, own.coins - coins)
    assert change["income"] == city.income() - own.city.income()
    known = districts_of(table, seat)
    assert change["districts"] == [one for one in districts_of(twin, seat) if one not in known]


@a_table
def test_every_building_brings_what_its_preview_says(players: int, options: Any) -> None:
    met: Counter[str] = Counter()
    for table in steps(players, options):
        for decision in table.decisions():
            found = previewed(table, decision.seat)
            changes: dict[str, list[tuple[Any, Any]]] = {
                "build": [
                    (Build(card["kind"], *cell["at"]), cell)
                    for card in found["cards"]
                    for cell in card["cells"]
                    if cell["legal"]
                ],
                "develop": [
                    (Develop(one["kind"], *one["at"]), one) for one in found["developments"]
                ],
                "buy": [
                    (Buy(*cell["at"]), cell)
                    for cell in (found["purchase"] or {"cells": []})["cells"]
                ],
            }
            offered = [one for one in decision.options if isinstance(one, Build | Develop | Buy)]
            assert [one for one, _ in changes.get(decision.kind, [])] == offered
            for action, change in changes.get(decision.kind, []):
                assert_same_as_played(change, table, decision.seat, action)
                met[decision.kind] += 1
    assert met["build"]
    assert met["develop"]
    assert met["buy"]


@a_table
def test_refused_cells_name_the_rule_that_the_game_names(players: int, options: Any) -> None:
    rules: Counter[str] = Counter()
    for table in steps(players, options, games=4):
        for decision in table.decisions():
            if decision.kind != "build":
                continue
            city = table.view(decision.seat).seats[decision.seat].city
            for card in previewed(table, decision.seat)["cards"]:
                assert card["places"] == sum(cell["legal"] for cell in card["cells"])
                for cell in card["cells"]:
                    if not cell["legal"]:
                        action = Build(card["kind"], *cell["at"])
                        assert cell["rule"] == table.refusal(decision.seat, action).rule
                        rules[cell["rule"]] += 1
                        assert_touches(city, cell)
    assert set(rules) == {"K3.2", "K3.3", "K3.4", "K3.5", "K3.6"}


def assert_touches(city: City, cell: Any) -> None:
    """Where a neighbour is the reason, there is such a neighbour."""
    row, column = cell["at"]
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    cells = [city.cell_at(*at) for at in around]
    neighbours = {city.glyph(one) for one in cells if one is not None}
    if cell["rule"] in ("K3.4", "K3.5"):
        assert cell["touches"] in neighbours
        assert cell["reason"] == f"touches_{card_city.NAMES[cell['touches']]}"
    else:
        assert "touches" not in cell
        assert (neighbours == {"_"}) == (cell["reason"] == "not_adjacent")


def test_all_free_cells_of_the_area_are_listed() -> None:
    for table in steps(2, {}, games=2):
        for seat in (0, 1):
            document = json.loads(shapes.to_bytes(shapes.of("card-city").view(table.view(seat))))
            city = document["seats"][seat]["city"]
            (top, bottom), (left, right) = city["frame"]["rows"], city["frame"]["columns"]
            stands = {
                (row + city["origin"][0], column + city["origin"][1])
                for row, line in enumerate(city["rows"])
                for column, glyph in enumerate(line)
                if glyph != "_"
            }
            free = [
                [row, column]
                for row in range(top, bottom + 1)
                for column in range(left, right + 1)
                if (row, column) not in stands
            ]
            for card in previewed(table, seat)["cards"]:
                assert [cell["at"] for cell in card["cells"]] == free


# --- which cards --------------------------------------------------------------------------------


def test_k2_cards_are_those_held_or_else_those_seen() -> None:
    met: Counter[str] = Counter()
    for table in steps(4, {}, games=2):
        for seat in range(4):
            view = table.view(seat)
            cards = view.seats[seat].hand.known
            if not cards and view.phase == "choose":
                offer = view.offers[-1]
                cards = offer.open + offer.shown + offer.hidden.known
                met["lots"] += 1
            elif not cards and view.phase == "divide":
                cards = view.seats[view.deciding[0]].hand.known
                met["divided"] += bool(cards)
            kinds = [card["kind"] for card in previewed(table, seat)["cards"]]
            assert kinds == sorted(set(cards))
            met["held"] += bool(view.seats[seat].hand.known)
    assert all(met[where] for where in ("lots", "divided", "held"))


def test_k2_4_alone_all_three_cards_are_previewed() -> None:
    table = card_city.new_table(["human"], seed="alone")
    held = table.view(0).seats[0].hand.known
    assert len(held) == 3
    assert [card["kind"] for card in previewed(table, 0)["cards"]] == sorted(set(held))


# --- developments -------------------------------------------------------------------------------


def test_k4_6_a_seat_that_waits_for_the_reserve_sees_what_will_develop() -> None:
    waited = 0
    for table in steps(4, {}, games=12):
        view = json.loads(shapes.to_bytes(shapes.of("card-city").view(table.view(None))))
        for seat, shown in enumerate(view["seats"]):
            if shown["stage"] == "wait":
                top, left = shown["city"]["origin"]
                question = {"rows": shown["city"]["rows"], "reserve": view["reserve"]}
                found = previewed(table, seat)["developments"]
                assert sorted((one["kind"], one["grows"], one["at"]) for one in found) == sorted(
                    (
                        one["kind"],
                        [[[top + row, left + column] for row, column in one["district"]]],
                        [top + one["at"][0], left + one["at"][1]],
                    )
                    for one in answer_developments(question)["developments"]
                )
                waited += bool(found)
    assert waited


def city_of(*buildings: tuple[str, int, int]) -> City:
    city = FIRST_CITY
    for kind, row, column in buildings:
        cell = city.cell_at(row, column)
        assert cell is not None
        city = city.place(kind, cell)
    return city


def preview_by_hand(city: City, *options: Any, hand: str = "", coins: int = 7, **facts: Any) -> Any:
    table = card_city.new_table(["human"], seed="by hand")
    seen, own = table.view(0), table.view(0).seats[0]
    seat = own._replace(city=city, coins=coins, hand=card_city.Holding(hand, 0))
    view = seen._replace(seats=(seat,), **facts)
    decision: Decision[Any] = Decision(0, "any", options)
    made = previews.of("card-city").previews(view, 0, decision)
    return json.loads(shapes.to_bytes(made))


def cell_at(found: Any, kind: str, at: list[int]) -> Any:
    (card,) = [card for card in found["cards"] if card["kind"] == kind]
    (cell,) = [cell for cell in card["cells"] if cell["at"] == at]
    return cell


def test_k3_6_a_leisure_costs_coins_and_lets_a_district_grow() -> None:
    found = preview_by_hand(city_of(("R", 0, 1)), hand="L", reserve="R")
    assert cell_at(found, "L", [1, 1]) == {
        "at": [1, 1],
        "legal": True,
        "points": 0,
        "lines": {"free_cells": 1, "coins": -1},
        "cost": 5,
        "coins": 2,
        "income": 0,
        "capacity": 0,
        "will_grow": [{"kind": "R", "at": [0, 1]}],
        "never_grow": [],
        "districts": [
            {
                "kind": "R",
                "cells": [[0, 1]],
                "size": 1,
                "has": 2,
                "needs": 2,
                "state": "can-grow",
                "grows_at": [[-1, 1], [0, 2]],
            }
        ],
        "dead_end": False,
    }
    poor = preview_by_hand(city_of(("R", 0, 1)), hand="L", coins=4)
    refused = {"at": [1, 1], "legal": False, "rule": "K3.6", "reason": "too_expensive"}
    assert cell_at(poor, "L", [1, 1]) == refused


def test_k4_a_preview_names_the_districts_that_it_wakes_and_ends() -> None:
    home = city_of(("R", 0, 1), ("P", -1, 1), ("P", 1, 1), ("P", -1, 0))
    last = cell_at(preview_by_hand(home, hand="I"), "I", [1, 0])
    assert (last["capacity"], last["never_grow"]) == (5, [])
    blocked = cell_at(preview_by_hand(city_of(("R", 0, 1), ("P", -1, 1)), hand="P"), "P", [1, 1])
    assert blocked["never_grow"] == [{"kind": "R", "at": [0, 1]}]
    assert blocked["will_grow"] == []


def test_k3_reasons_in_short() -> None:
    city = city_of(("R", 0, 1), ("C", 1, 0), ("I", -1, 0))
    found = preview_by_hand(city, hand="CIPR")
    refused = {"legal": False}
    assert cell_at(found, "R", [0, 2]) == refused | {
        "at": [0, 2],
        "rule": "K3.4",
        "reason": "touches_residential",
        "touches": "R",
    }
    assert cell_at(found, "C", [2, 0]) == refused | {
        "at": [2, 0],
        "rule": "K3.4",
        "reason": "touches_commercial",
        "touches": "C",
    }
    assert cell_at(found, "R", [-2, 0]) == refused | {
        "at": [-2, 0],
        "rule": "K3.5",
        "reason": "touches_industrial",
        "touches": "I",
    }
    assert cell_at(found, "I", [1, 1]) == refused | {
        "at": [1, 1],
        "rule": "K3.5",
        "reason": "touches_residential",
        "touches": "R",
    }
    assert cell_at(found, "P", [2, 2]) == refused | {
        "at": [2, 2],
        "rule": "K3.2",
        "reason": "not_adjacent",
    }
    full = preview_by_hand(city_of(("P", 0, 1), ("P", 0, 2), ("P", 1, 0), ("P", 1, 1)), hand="P")
    assert cell_at(full, "P", [2, 0]) == refused | {
        "at": [2, 0],
        "rule": "K3.3",
        "reason": "limit_reached",
    }


def test_k4_5_the_last_card_of_the_reserve_leaves_nothing_to_grow() -> None:
    city = city_of(("R", 0, 1), ("L", 1, 1), ("L", 0, 2))
    (last,) = preview_by_hand(city, Develop("R", -1, 1), reserve="R")["developments"]
    (more,) = preview_by_hand(city, Develop("R", -1, 1), reserve="RR")["developments"]
    assert last["grows"] == more["grows"] == [[[0, 1]]]
    assert last["points"] == more["points"] == 3
    assert last["lines"] == {"residential": 2, "free_cells": 1}
    assert [one["state"] for one in last["districts"]] == ["no-reserve"]
    assert [one["state"] for one in more["districts"]] == ["limit-reached"]


def test_k4_4_a_development_that_joins_names_both_districts() -> None:
    city = city_of(("I", 0, -1), ("R", 0, 1), ("L", 1, 1), ("P", 1, 2), ("R", 0, 3))
    (found,) = preview_by_hand(city, Develop("R", 0, 2), joining=True)["developments"]
    assert found["grows"] == [[[0, 1]], [[0, 3]]]
    assert found["lines"]["residential"] == 6 - 2


def test_k5_2_a_purchase_names_its_price_and_what_is_left() -> None:
    found = preview_by_hand(city_of(("C", 0, 1)), Buy(1, 0), coins=12)["purchase"]
    assert found["price"] == 5
    (cell,) = found["cells"]
    assert (cell["at"], cell["cost"], cell["coins"]) == ([1, 0], 5, 7)
    assert cell["points"] == 0
    assert cell["lines"] == {"free_cells": 1, "coins": -1}
    assert preview_by_hand(city_of(("C", 0, 1)))["purchase"] is None


def test_a_build_that_ends_all_building_is_marked() -> None:
    city = city_of(("R", 0, 1), ("R", 1, 0), ("R", 0, -1))
    found = preview_by_hand(city, hand="R")
    assert cell_at(found, "R", [-1, 0])["dead_end"]


def test_k5_2_who_is_asked_later_sees_the_same_purchases_before_as_then() -> None:
    compared = 0
    for table in steps(3, {}, games=4):
        asked = next(iter(table.decisions()), None)
        if asked is None or asked.kind != "buy":
            continue
        later = table.copy()
        later.play(asked.seat, Pass())
        for decision in later.decisions():
            if decision.kind == "buy":
                seat = decision.seat
                assert previewed(table, seat)["purchase"] == previewed(later, seat)["purchase"]
                assert previewed(later, asked.seat)["purchase"] is None
                compared += 1
    assert compared
