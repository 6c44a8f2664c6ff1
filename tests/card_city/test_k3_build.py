"""K3: where a card may be built, and what must be."""

from __future__ import annotations

import pytest

from cardtown.games.boards import bits
from cardtown.games.card_city import FIRST_CITY, City
from tests.card_city.story import Story, city


def places(kind: str, *rows: str, coins: int = 5) -> list[tuple[int, int]]:
    """Where a card may be built in a city given as rows."""
    built = City.from_rows(rows)
    return [built.coordinates(cell) for cell in bits(built.cells(kind, coins))]


def rule(kind: str, at: tuple[int, int], *rows: str, coins: int = 5) -> str | None:
    """The rule that forbids building there, if any."""
    obstacle = City.from_rows(rows).why_not(kind, at, coins)
    assert (obstacle is None) == (at in places(kind, *rows, coins=coins))
    return None if obstacle is None else obstacle.rule


# --- K3.1 ----------------------------------------------------------------------------------------


def test_k3_1_the_frame_of_5_by_5_floats() -> None:
    assert rule("P", (0, -1), "MPPP") is None
    assert rule("P", (0, 4), "MPPP") is None
    assert rule("P", (0, -1), "MPPPI") == "K3.1"
    assert rule("P", (0, 5), "MPPPI") == "K3.1"
    assert rule("P", (-1, 0), "MPPPI") is None
    assert rule("P", (4, 0), "MI", "P_", "P_", "P_") is None
    assert rule("P", (5, 0), "MI", "P_", "P_", "P_", "P_") == "K3.1"
    assert rule("P", (90, 0), "M") == "K3.1"


def test_k3_1_one_card_per_cell() -> None:
    assert rule("P", (0, 1), "MP") == "K3.1"
    assert rule("P", (0, 0), "MP") == "K3.1"


# --- K3.2 ----------------------------------------------------------------------------------------


def test_k3_2_adjacent_to_a_building_not_only_by_a_corner() -> None:
    assert places("P", "M") == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert rule("P", (1, 1), "M") == "K3.2"
    assert rule("P", (0, 2), "M") == "K3.2"


# --- K3.3, E2 ------------------------------------------------------------------------------------


def test_k3_3_e2_buildings_other_than_industrials_are_at_most_5_and_5_for_each_industrial() -> None:
    assert rule("P", (0, 4), "MPPP") is None
    assert rule("P", (1, 0), "MPPPP") == "K3.3"
    assert rule("P", (1, 0), "MPPPP", "_I___") is None
    assert rule("P", (1, 4), "MPPPP", "PPPP_", "I____") is None
    assert rule("P", (2, 1), "MPPPP", "PPPPP", "I____") == "K3.3"


@pytest.mark.parametrize("kind", ["R", "C", "L", "P"])
def test_k3_3_the_limit_holds_for_every_other_kind(kind: str) -> None:
    assert places(kind, "MPLPP") == []


def test_k3_3_an_industrial_is_never_held_back_by_the_limit() -> None:
    assert len(places("I", "MPPPP")) == 10
    assert len(places("I", "IIIII", "IIIIM")) == 10


# --- K3.4 ----------------------------------------------------------------------------------------


def test_k3_4_no_residential_beside_a_residential() -> None:
    assert rule("R", (0, 2), "MR") == "K3.4"
    assert rule("R", (1, 1), "MR") == "K3.4"
    assert rule("R", (1, 0), "MR") is None


def test_k3_4_no_commercial_beside_a_commercial() -> None:
    assert rule("C", (0, 2), "MC") == "K3.4"
    assert rule("C", (0, 2), "MR") is None
    assert rule("R", (0, 2), "MC") is None


@pytest.mark.parametrize("kind", ["I", "L", "P"])
def test_k3_4_other_kinds_may_touch_their_like(kind: str) -> None:
    assert rule(kind, (0, 2), f"M{kind}") is None


# --- K3.5 ----------------------------------------------------------------------------------------


def test_k3_5_residential_and_industrial_are_never_adjacent() -> None:
    assert rule("R", (0, 2), "MI") == "K3.5"
    assert rule("I", (0, 2), "MR") == "K3.5"
    assert rule("I", (1, 0), "MR") is None
    assert rule("C", (0, 2), "MI") is None
    assert rule("I", (0, 2), "MC") is None


# --- K3.6 ----------------------------------------------------------------------------------------


def test_k3_6_a_leisure_costs_5_coins_paid_when_built() -> None:
    assert rule("L", (0, 1), "M", coins=4) == "K3.6"
    assert rule("L", (0, 1), "M", coins=5) is None
    story = Story("CLPR", coins=[6, 3]).give("LP", "CR").play("0 build L 0 1")
    assert story.coins(0) == 1
    assert story.events("build") == [
        {"event": "build", "seat": 0, "kind": "L", "at": [0, 1], "coins": 1}
    ]


@pytest.mark.parametrize("kind", ["R", "C", "I", "P"])
def test_k3_6_all_else_is_free(kind: str) -> None:
    assert len(places(kind, "M", coins=0)) == 4
    story = Story(f"PP{kind}P").give(f"{kind}P", "PP").play(f"0 build {kind} 0 1")
    assert story.coins(0) == 3


# --- K3.7, E3 ------------------------------------------------------------------------------------


def test_k3_7_two_cards_in_any_order() -> None:
    story = Story("CIPR").give("CR", "IP")
    options = story.options(0)
    assert options == [
        f"build {kind} {at}" for kind in "CR" for at in ("-1 0", "0 -1", "0 1", "1 0")
    ]
    story.play("0 build R 0 1")
    assert {option[:7] for option in story.options(0)} == {"build C"}
    assert story.rows(0) == ["MR"]


def test_k3_7_one_kind_twice_is_listed_once() -> None:
    assert len(Story("PPRR").give("RR", "PP").options(0)) == 4


def test_k3_7_what_can_be_built_must_be() -> None:
    story = Story("CLPR").give("LR", "CP")
    assert {option[:7] for option in story.options(0)} == {"build R"}  # three coins: no Leisure
    story.refused("0 discard", "K3.7")
    story.refused("0 build L 0 1", "K3.6")
    assert "there are L, R" in story.refused("0 build C 0 1", "K3.7")
    story.refused("0 pass", "K3.7")


def test_k3_7_e3_what_cannot_be_built_is_discarded_out_of_the_game() -> None:
    story = Story("CLPR").give("LR", "CP").play("0 build R 0 1")
    assert story.options(0) == ["discard"]
    story.refused("0 build L 1 0", "K3.6")
    story.play("0 discard")
    assert story.events("discard") == [{"event": "discard", "seat": 0, "kinds": ["L"]}]
    assert story.table.view(1).discarded == "L"


def test_k3_7_e3_both_cards_may_have_to_go() -> None:
    full = city("MPPPP")
    story = Story("LLPP", cities=[full, full], coins=[0, 0]).give("LP", "LP")
    assert story.options(0) == ["discard"]
    story.play("0 discard")
    assert story.events("discard")[0]["kinds"] == ["L", "P"]


def test_k3_7_an_industrial_built_first_makes_room_for_the_other_card() -> None:
    story = Story("IPPP", cities=[city("MPPPP")]).give("IP", "PP")
    assert {option[:7] for option in story.options(0)} == {"build I"}
    story.play("0 build I 1 0")
    assert "build P 1 1" in story.options(0)


def test_k3_7_the_order_may_decide_what_can_be_built() -> None:
    # A Residential in the last cell that an Industrial could take.
    narrow = city("MRPRP", "PPPPP", "PPIPP", "IPPPI", "PPP_P")
    assert narrow.vacant == 1
    story = Story("IPPP", cities=[narrow]).give("IP", "PP").play("0 build I 4 3")
    assert story.options(0) == ["discard"]


# --- a dead end ---------------------------------------------------------------------------------


def test_four_residentials_around_the_municipal_are_the_end_of_the_city() -> None:
    three = city("_R_", "RM_", "_R_")
    assert not three.dead_end
    assert not three.place("P", three.cell_of(0, 1)).dead_end
    assert not FIRST_CITY.place("R", FIRST_CITY.cell_of(0, 1)).dead_end
    after = three.place("R", three.cell_of(0, 1))
    assert after.dead_end
    assert all(not after.cells(kind) for kind in "RCLIP")
    assert not any(list(after.developments(kind)) for kind in "RC")


def test_a_full_city_is_not_a_dead_end() -> None:
    nearly = city("MPPPP", "PPPPP", "PPIPP", "IPPPI", "PIP_P")
    assert not nearly.place("P", nearly.cell_of(4, 3)).dead_end


def test_cells_lie_inside_the_frame() -> None:
    assert FIRST_CITY.cell_at(50, 50) is None
    with pytest.raises(ValueError, match="outside the frame"):
        FIRST_CITY.cell_of(50, 50)


@pytest.mark.parametrize("kind", ["C", "R"])
def test_k3_a_city_is_the_same_in_whatever_order_it_was_built(kind: str) -> None:
    first, second = (FIRST_CITY.cell_of(*at) for at in ((0, 1), (1, 0)))
    one = FIRST_CITY.place(kind, first).place(kind, second)
    assert one == FIRST_CITY.place(kind, second).place(kind, first)
