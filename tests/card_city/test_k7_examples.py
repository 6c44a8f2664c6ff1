"""K7: the examples, exactly as the rules give them."""

from __future__ import annotations

from cardtown.games.card_city import City
from cardtown.games.card_city.scoring import score
from tests.card_city.story import Story, city


def test_k7_1_city_limit() -> None:
    assert City.from_rows(["MPPPP"]).room == 0  # five buildings, the Municipal among them
    assert City.from_rows(["MPPP"]).room == 1
    with_one = City.from_rows(["MPPPP", "PPPPP", "I____"])
    assert (with_one.limit, with_one.room) == (10, 0)  # with one, ten others
    full = City.from_rows(["MPPPP", "PPPPP", "PPPPP", "PPPPP", "PIIII"])
    assert (full.limit, full.room, full.vacant) == (25, 4, 0)  # 25 cells: four, 21 others
    three = City.from_rows(["MPPPP", "PPPPP", "PPPPP", "PPPPP", "III__"])
    assert (three.limit, three.room, three.vacant) == (20, 0, 2)  # 20 others: 23 cards
    assert not any(three.cells(kind) for kind in "RCLP")
    assert three.cells("I")


def test_k7_2_a_lone_residential_develops_to_two_and_then_needs_a_third_culture_building() -> None:
    beside_both = City.from_rows(["MRL"])
    (district, cells), *others = beside_both.developments("R")
    assert (district.size, others) == (1, [])
    assert cells >> (beside_both.cell_at(1, 1) or 0) & 1
    pair = beside_both.place("R", beside_both.cell_at(1, 1) or 0)
    assert [one.size for one in pair.residential] == [2]
    assert list(pair.developments("R")) == []
    # With a third culture building the city has five; an Industrial is needed for the limit.
    third = pair.place("L", pair.cell_at(2, 1) or 0)
    assert third.support("R", third.residential[0]) == 3
    assert list(third.developments("R")) == []
    industry = third.place("I", third.cell_at(3, 1) or 0)
    assert [one.size for one, _ in industry.developments("R")] == [2]


def test_k7_2_at_a_table() -> None:
    story = Story("LPPR", cities=[city("M")], coins=[5]).give("LR", "PP")
    story.play("0 build R 0 1", "0 build L 0 2", "0 develop R 1 1")
    assert story.rows(0) == ["MRL", "_R_"]
    assert story.deciding() == [(1, "build")]


def test_k7_3_income() -> None:
    built = City.from_rows(["CPCC_", "M____", "CCC__"])
    assert sorted(one.size for one in built.commercial) == [1, 2, 3]
    assert built.income() == 1 + 1 + 3 + 6 == 11


def test_k7_4_score() -> None:
    built = City.from_rows(["RRPPP", "RRPRR", "PPPPM", "PPPPP", "PP___"])
    assert sorted(one.size for one in built.residential) == [2, 4]
    sheet = score(built, 13)
    assert sheet.lines == {"residential": 13, "free_cells": -3, "coins": 2}
    assert sheet.total == 10 + 3 - 3 + 2 == 12
