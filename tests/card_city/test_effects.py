"""The immediate effect of an option, rule by rule."""

from __future__ import annotations

from cardtown.games.card_city import Build, Buy, City, Develop, Pass
from cardtown.games.card_city.effects import Estate, ScoredEstate


def scored(*rows: str, coins: int = 0, purchases: int = 0) -> ScoredEstate:
    return ScoredEstate(Estate(City.from_rows(list(rows)), coins, purchases))


def test_k6_1_a_residential_earns_a_point_and_fills_a_free_cell() -> None:
    now = scored("M")
    effect = now.to(now.estate.after(Build("R", 0, 1)))
    assert effect.points == 2
    assert effect.lines == {"residential": 1, "free_cells": 1}
    assert (effect.cost, effect.income) == (0, 0)


def test_k3_6_a_leisure_costs_five_coins_and_so_a_point() -> None:
    now = scored("M", coins=7)
    effect = now.to(now.estate.after(Build("L", 0, 1)))
    assert effect.cost == 5
    assert effect.lines == {"free_cells": 1, "coins": -1}
    assert effect.points == 0
    assert effect.after.estate.coins == 2


def test_k5_2_the_third_industrial_costs_fifteen() -> None:
    now = scored("MP", coins=20, purchases=2)
    effect = now.to(now.estate.after(Buy(1, 0)))
    assert effect.cost == 15
    assert effect.lines == {"free_cells": 1, "coins": -3}
    assert effect.after.estate.price == 20


def test_k5_1_a_second_shop_in_a_district_brings_two_coins_more() -> None:
    now = scored("CM")
    effect = now.to(now.estate.after(Develop("C", 1, 0)))
    assert (effect.income, effect.cost) == (2, 0)


def test_k4_2_a_leisure_lets_the_district_beside_it_grow() -> None:
    now = scored("MR_", coins=5)
    effect = now.to(now.estate.after(Build("L", 0, 2)))
    assert effect.grows("RC", joining=False) == (("R", (0, 1)),)
    assert effect.grows("C", joining=False) == ()  # no card of the kind in the Reserve
    again = effect.after.to(effect.after.estate.after(Build("P", 1, 2)))
    assert again.grows("RC", joining=False) == ()  # it could grow before


def test_k4_2_a_home_that_loses_its_places_for_culture_never_grows() -> None:
    now = scored("_P_", "MR_", "___")
    effect = now.to(now.estate.after(Build("P", 2, 1)))
    assert effect.stops(joining=False) == (("R", (1, 1)),)  # one cell left, for culture or a home
    assert effect.stops(joining=True) == ()  # another district could still join it there
    again = effect.after.to(effect.after.estate.after(Build("P", 1, 2)))
    assert again.stops(joining=False) == ()  # it never could


def test_k3_5_an_industrial_beside_the_last_free_cell_of_a_home_ends_its_growth() -> None:
    now = scored("___", "MRL", "_P_")
    assert now.to(now.estate.after(Build("I", 0, 0))).stops(joining=False) == (("R", (1, 1)),)
    assert now.to(now.estate.after(Build("C", 0, 0))).stops(joining=False) == ()


def test_k3_3_an_industrial_makes_room_only_where_cells_are() -> None:
    now = scored("M")
    assert now.to(now.estate.after(Buy(0, 1))).capacity == 5
    full = scored("IIIIP", "P____")
    assert full.estate.city.capacity == 21
    assert full.to(full.estate.after(Buy(1, 1))).capacity == -1


def test_k3_4_a_fourth_residential_around_the_municipal_is_a_dead_end() -> None:
    now = scored("_R_", "RM_", "_R_")
    assert now.to(now.estate.after(Build("R", 1, 2))).dead_end
    assert not now.to(now.estate.after(Build("P", 1, 2))).dead_end


def test_an_option_that_builds_nothing_brings_nothing() -> None:
    now = scored("MR")
    effect = now.to(now.estate.after(Pass()))
    assert effect.after is now
    assert (effect.points, effect.lines, effect.cost) == (0, {}, 0)
