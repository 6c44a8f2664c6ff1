"""K4: districts grow from the Reserve."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardtown.games.boards import bits
from cardtown.games.card_city import CardCityTable, City, District
from cardtown.games.card_city.city import EMPTY_CITY, FRAME, HOME
from tests.card_city import reference
from tests.card_city.story import Story, city


def districts(kind: str, *rows: str) -> list[list[tuple[int, int]]]:
    built = City.from_rows(rows)
    return [
        [built.coordinates(cell) for cell in bits(district.cells)]
        for district in built.districts(kind)
    ]


def growth(kind: str, *rows: str, **how: Any) -> list[tuple[int, int]]:
    """Where districts of that kind may grow."""
    built = City.from_rows(rows)
    cells = 0
    for _, union in built.developments(kind, **how):
        cells |= union
    return [built.coordinates(cell) for cell in bits(cells)]


def rule(kind: str, at: tuple[int, int], *rows: str, **how: Any) -> str | None:
    obstacle = City.from_rows(rows).why_no_development(kind, at, **how)
    if kind in "RC":
        assert (obstacle is None) == (at in growth(kind, *rows, **how))
    return None if obstacle is None else obstacle.rule


# --- K4.1 ----------------------------------------------------------------------------------------


def test_k4_1_a_district_is_a_maximal_connected_group_of_one_kind() -> None:
    rows = ("RRC", "_MR", "R__")
    assert districts("R", *rows) == [[(0, 0), (0, 1)], [(1, 2)], [(2, 0)]]
    assert districts("C", *rows) == [[(0, 2)]]


def test_k4_1_a_building_may_join_three_districts() -> None:
    rows = ("_R_", "R_R", "MMM")
    built = City.from_rows(rows)
    assert len(built.residential) == 3
    joined = built.place("R", built.cell_at(1, 1) or 0)
    assert [district.size for district in joined.residential] == [4]


def test_k4_1_only_two_kinds_develop() -> None:
    assert rule("P", (1, 0), "MP") == "K4.1"


# --- K4.2 ----------------------------------------------------------------------------------------


def test_k4_2_a_residential_district_needs_one_more_culture_building_than_it_has() -> None:
    assert growth("R", "MR") == []
    assert growth("R", "MRL") == [(-1, 1), (1, 1)]
    assert growth("R", "MRRL") == []
    assert growth("R", "MRRL", "P___", "I___") == []
    assert growth("R", "MRRL", "_L__", "_I__") != []
    assert rule("R", (1, 1), "MR") == "K4.2"


def test_k4_2_a_culture_building_counts_once_and_others_do_not() -> None:
    # The Leisure touches both Residentials of the district, and is one building.
    assert City.from_rows(["RR", "RL", "M_"]).residential[0].size == 3
    rows = ("RL", "R_", "M_")
    built = City.from_rows(rows)
    assert built.support("R", built.residential[0]) == 2
    wrapped = City.from_rows(["RR", "RL"])
    assert wrapped.support("R", wrapped.residential[0]) == 1
    assert growth("R", "PRC", "_P_") == []


def test_k4_2_the_new_building_comes_from_the_reserve() -> None:
    story = Story("IIPP", cities=[city("MRL")], reserve={"R": 3}).give("II", "PP")
    story.play("0 build I 0 -1", "0 build I 0 -2")
    assert story.deciding()[0] == (0, "develop")
    assert story.table.view(None).reserve.count("R") == 3
    story.play("0 develop R 1 1")
    assert story.table.view(None).reserve.count("R") == 2
    assert story.events("develop") == [{"event": "develop", "seat": 0, "kind": "R", "at": [1, 1]}]


# --- K4.3 ----------------------------------------------------------------------------------------


def test_k4_3_a_commercial_district_needs_one_more_residential_district_than_it_has() -> None:
    assert growth("C", "RCM") == []
    assert growth("C", "RCR", "_M_") == [(-1, 1)]
    assert growth("C", "RCCR", "_MM_", "_I__") == []
    assert growth("C", "RCCR", "_RM_", "__I_") != []
    assert rule("C", (-1, 1), "RCM") == "K4.3"


def test_k4_3_different_districts_count_not_buildings() -> None:
    assert growth("C", "RC", "RR") == []
    assert growth("C", "RC_", "_R_") != []


# --- K4.4, E4 ------------------------------------------------------------------------------------


def test_k4_4_on_a_free_cell_adjacent_to_the_district() -> None:
    assert rule("R", (0, 1), "MRL") == "K3.1"
    assert rule("R", (1, 0), "MRL") == "K4.4"
    assert rule("R", (5, 5), "MRL") == "K3.1"
    assert rule("R", (2, 2), "MRL") == "K3.2"


def test_k4_4_inside_5_by_5() -> None:
    assert growth("R", "MRL", "PPP", "PPP", "PPI", "PIP") == []
    assert rule("R", (-1, 1), "MRL", "PPP", "PPP", "PPI", "PIP") == "K3.1"


def test_k4_4_within_the_city_limit() -> None:
    assert growth("R", "MRL", "P_P") == []
    assert rule("R", (1, 1), "MRL", "P_P") == "K3.3"
    assert growth("R", "MRL", "P__") == [(-1, 1), (1, 1)]


def test_k4_4_never_beside_an_industrial() -> None:
    assert rule("R", (1, 1), "MRL", "__I") == "K3.5"
    assert growth("R", "MRL", "__I") == [(-1, 1)]


def test_k4_4_e4_it_may_not_touch_another_district_of_its_kind() -> None:
    rows = ("MRL", "___", "_R_")
    assert growth("R", *rows) == [(-1, 1)]
    assert rule("R", (1, 1), *rows) == "K4.4"


def test_k4_4_joining_allowed() -> None:
    rows = ("MRL", "___", "_R_")
    assert growth("R", *rows, joining=True) == [(-1, 1), (1, 1)]
    joined = City.from_rows(rows)
    joined = joined.place("R", joined.cell_at(1, 1) or 0)
    assert [district.size for district in joined.residential] == [3]


def test_k4_4_the_switch_joining_reaches_the_table() -> None:
    for options, expected in ((None, False), ({"joining": "allowed"}, True)):
        story = Story("IIPP", options=options, cities=[city("MRL", "___", "_R_")])
        story.give("II", "PP").play("0 build I 0 -1", "0 build I 0 -2")
        assert ("develop R 1 1" in story.options(0)) is expected


def test_k4_4_a_cell_that_joins_two_districts_that_can_develop_is_listed_once() -> None:
    rows = ("_MRL", "____", "_LRL")
    story = Story("IIPP", options={"joining": "allowed"}, cities=[city(*rows)])
    story.give("II", "PP").play("0 build I 0 -1", "0 build I 1 -1")
    options = story.options(0)
    assert len(options) == len(set(options))
    assert "develop R 1 1" in options
    story.play("0 develop R 1 1")
    assert [one.size for one in story.table.view(None).seats[0].city.residential] == [3]


@pytest.mark.parametrize("top", range(HOME + 1))
@pytest.mark.parametrize("left", range(HOME + 1))
def test_k4_4_a_district_grows_wherever_the_city_has_come_to_lie(top: int, left: int) -> None:
    """A city extends from its first building in any direction: up to the frame's first cell."""
    rows = ("RRL__", "LRL__", "LRL__", "_____", "___II")
    built = EMPTY_CITY
    for row, glyphs in enumerate(rows):
        for column, kind in enumerate(glyphs):
            if kind != "_":
                built = built.place(kind, FRAME.cell(top + row, left + column))
    ((district, cells),) = built.developments("R")
    assert district.size == 4
    assert list(bits(cells)) == [FRAME.cell(top + 3, left + 1)]


# --- K4.5, E5 ------------------------------------------------------------------------------------


def test_k4_5_what_can_develop_must() -> None:
    story = Story("IIPP", cities=[city("MRL")]).give("II", "PP")
    story.play("0 build I 0 -1", "0 build I 0 -2")
    assert story.options(0) == ["develop R -1 1", "develop R 1 1"]
    story.refused("0 pass", "K4.5")
    story.refused("0 discard", "K4.5")
    story.refused("0 develop R 5 5", "K3.1")
    story.refused("0 develop C 1 1", "K4.4")


AVENUE = ("_LLL_", "MR___")
"""A Residential that can grow along the Leisures until it is four."""


def avenue(options: Any = None) -> Story:
    story = Story("IIPP", options=options, cities=[city(*AVENUE)]).give("II", "PP")
    return story.play("0 build I 1 0", "0 build I 2 0")


def test_k4_5_e5_until_none_can_any_more() -> None:
    story = avenue().play("0 develop R 0 2", "0 develop R 0 3")
    assert story.deciding() == [(0, "develop"), (1, "build")]
    story.play("0 develop R 0 4")
    assert story.rows(0)[1] == "MRRRR"
    assert story.deciding() == [(1, "build")]


def test_k4_5_development_once() -> None:
    story = avenue({"development": "once"}).play("0 develop R 0 2")
    assert story.deciding() == [(1, "build")]


def test_k4_5_everybody_sees_which_cells_developments_of_the_round_built_on() -> None:
    story = avenue({"development": "once"})
    assert story.table.view(None).seats[0].grown == 0
    story.play("0 develop R 0 2")
    for viewer in (0, 1, None):
        own, other = story.table.view(viewer).seats
        assert own.city.places(own.grown) == [(0, 2)]
        assert other.grown == 0
    story.play("1 build P 0 1", "1 build P 0 2")
    assert [seat.grown for seat in story.table.view(None).seats] == [0, 0]  # the next round


def test_k4_5_development_once_lets_every_district_grow_once() -> None:
    rows = ("LRM_", "___I", "LRM_")
    for options, expected in ((None, 2), ({"development": "once"}, 2)):
        story = Story("PPPP", options=options, cities=[city(*rows)], reserve={"R": 9})
        story.give("PP", "PP")
        story.play("0 build P 0 1", "0 build P 2 1")
        developed = []
        while story.deciding()[0] == (0, "develop"):
            developed.append(story.options(0)[0])
            story.play(f"0 {developed[-1]}")
        assert len(developed) == expected


def test_k4_5_development_once_refuses_a_district_that_has_grown() -> None:
    rows = ("LRM_", "___I", "LRM_")
    story = Story("PPPP", options={"development": "once"}, cities=[city(*rows)], reserve={"R": 9})
    story.give("PP", "PP").play("0 build P 0 1", "0 build P 2 1", "0 develop R -1 -1")
    assert story.deciding()[0] == (0, "develop")
    sentence = story.refused("0 develop R -1 -2", "K4.5")
    assert "has developed in this round already" in sentence


def test_k4_5_a_district_joined_to_one_that_has_grown_is_done() -> None:
    rows = ("MRL", "_R_", "_L_", "_I_")
    grown = 1 << (City.from_rows(rows).cell_at(1, 1) or 0)
    assert growth("R", *rows, grown=grown) == []
    assert (1, 0) in growth("R", *rows)
    assert rule("R", (1, 0), *rows, grown=grown) == "K4.5"


def test_k4_5_between_a_district_that_has_grown_and_one_that_cannot_grow() -> None:
    rows = ("MRL_", "____", "_R__")
    grown = 1 << (City.from_rows(rows).cell_at(0, 1) or 0)
    assert rule("R", (1, 1), *rows, joining=True) is None
    assert rule("R", (1, 1), *rows, joining=True, grown=grown) == "K4.2"


def test_k4_5_districts_are_counted_anew_each_time() -> None:
    # The Commercial between two Residentials can grow; once the Residentials are one, it cannot.
    before = City.from_rows(["RCR", "_M_"])
    assert before.support("C", before.commercial[0]) == 2
    joined = City.from_rows(["RCR", "RRR"])
    assert joined.support("C", joined.commercial[0]) == 1


def test_k4_5_no_card_in_the_reserve() -> None:
    story = Story("IIPP", cities=[city("MRL")], reserve={"R": 0}).give("II", "PP")
    story.play("0 build I 0 -1", "0 build I 0 -2")
    assert story.deciding() == [(1, "build")]


def test_k4_5_a_refusal_says_that_the_reserve_is_empty() -> None:
    story = Story("IIPP", cities=[city("MRCR")], reserve={"R": 0}).give("II", "PP")
    story.play("0 build I 0 -1", "0 build I -1 -1")
    assert story.options(0) == ["develop C -1 2", "develop C 1 2"]
    assert "Reserve" in story.refused("0 develop R 1 1", "K4.5")


# --- K4.6 ----------------------------------------------------------------------------------------

RICH = ("LRL", "IMI", "LRL")
"""Two Residential districts that can grow, up and down, by two each."""


def rich_story(reserve: int, *, players: int = 3, first: int = 1) -> Story:
    story = Story(
        "P" * 2 * players,
        players=players,
        first=first,
        cities=[city(*RICH)] * players,
        reserve={"R": reserve},
    )
    return story.give(*["PP"] * players)


def build_all(story: Story, *seats: int) -> None:
    for seat in seats:
        story.play(f"{seat} build P 0 -2", f"{seat} build P 0 2")


def test_k4_6_all_build_at_once_in_turn_order() -> None:
    assert rich_story(0).deciding() == [(1, "build"), (2, "build"), (0, "build")]


def test_k4_6_where_the_reserve_is_rich_nobody_waits() -> None:
    story = rich_story(100)
    build_all(story, 0, 2)
    assert story.deciding() == [(1, "build"), (2, "develop"), (0, "develop")]


def test_k4_6_where_the_reserve_is_short_the_first_player_comes_first() -> None:
    story = rich_story(5)
    build_all(story, 0, 2)
    assert story.deciding() == [(1, "build")]
    stages = [seat.stage for seat in story.table.view(None).seats]
    assert stages == ["wait", "build", "wait"]
    build_all(story, 1)
    developers = []
    while story.deciding()[0][1] == "develop":
        assert len(story.deciding()) == 1
        seat = story.deciding()[0][0]
        developers.append(seat)
        story.play(f"{seat} {story.options(seat)[0]}")
    assert developers == [1, 1, 2, 2, 0]
    assert story.table.view(None).reserve.count("R") == 0


def test_k4_6_a_reserve_that_is_enough_for_some_seats_lets_them_go_on() -> None:
    story = rich_story(50)
    build_all(story, 1, 2, 0)
    most = story.table.view(None).seats[0].city.most_growth("R")
    assert story.deciding() == [(1, "develop"), (2, "develop"), (0, "develop")]
    story = rich_story(2 * most)
    build_all(story, 1, 2, 0)
    assert story.deciding() == [(1, "develop"), (2, "develop")]


def test_k4_6_a_seat_goes_on_when_those_before_it_are_done_whoever_still_builds_after_it() -> None:
    story = rich_story(5)
    build_all(story, 2, 1)
    assert story.deciding() == [(1, "develop"), (0, "build")]
    while (1, "develop") in story.deciding():
        story.play(f"1 {story.options(1)[0]}")
    assert story.deciding() == [(2, "develop"), (0, "build")]


def test_k4_6_a_seat_goes_on_as_soon_as_those_before_it_can_take_no_more_than_there_is() -> None:
    most = city("_LRL_", "PIMIP", "_LRL_").most_growth("R")
    story = rich_story(2 * most)
    build_all(story, 2)
    assert story.deciding() == [(1, "build"), (0, "build")]
    build_all(story, 1)
    assert story.deciding() == [(1, "develop"), (2, "develop"), (0, "build")]


def by_habit(seat: int, options: list[str]) -> str:
    """What a seat does in a situation, regardless of what others did before."""
    return random.Random(f"{seat} {options}").choice(options)


def cities_of_habit(table: CardCityTable, choose: random.Random | None) -> Iterator[Any]:
    """Play phases 2 and 3 by habit; seats take turns at random, or else the first one goes on."""
    while table.view(None).phase == "build and develop" and table.view(None).round == 1:
        decisions = table.decisions()
        decision = decisions[0] if choose is None else choose.choice(decisions)
        texts = [str(option) for option in decision.options]
        table.play(decision.seat, by_habit(decision.seat, texts))
    for seat in table.view(None).seats:
        yield seat.city, seat.coins
    yield table.view(None).reserve


@pytest.mark.parametrize("reserve", [0, 1, 2, 3, 5, 8, 13, 30])
@pytest.mark.parametrize("options", [None, {"joining": "allowed"}, {"development": "once"}])
def test_k4_6_the_order_in_which_seats_act_changes_nothing(reserve: int, options: Any) -> None:
    for number in range(12):
        rng = random.Random(f"{reserve} {number}")
        players = rng.choice([2, 3, 4])
        table = Story(
            "".join(rng.choices("CIPR", k=2 * players)),
            players=players,
            first=rng.randrange(players),
            options=options,
            cities=[rich_city(rng) for _ in range(players)],
            coins=[20] * players,
            reserve={"R": reserve, "C": rng.randrange(4), "I": 0},
        ).table
        while table.view(None).phase != "build and develop":
            decision = table.decisions()[0]
            table.apply(decision.seat, rng.choice(decision.options))
        expected = list(cities_of_habit(table.copy(), None))
        for again in range(3):
            assert list(cities_of_habit(table.copy(), random.Random(again))) == expected


def rich_city(rng: random.Random) -> City:
    """A city with much culture and many small districts, grown at random by the rules."""
    cells: dict[tuple[int, int], str] = {(0, 0): "M"}
    for kind in rng.choices("LLLRRRCII", k=18):
        places = reference.legal_places(cells, kind, 5)
        if places:
            cells[rng.choice(places)] = kind
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    rows = [
        "".join(cells.get((row, column), "_") for column in range(left, left + 5))
        for row in range(top, top + 5)
    ]
    return city(*rows)


def test_k4_6_no_phase_takes_more_than_the_bound_says() -> None:
    rng = random.Random("bound")
    developed = 0
    for _ in range(150):
        built = rich_city(rng)
        joining = rng.random() < 0.5
        while True:
            options = [
                (kind, cell)
                for kind in "CR"
                for _, cells in built.developments(kind, joining=joining)
                for cell in bits(cells)
            ]
            if not options:
                break
            kind, cell = rng.choice(options)
            before = {one: built.most_growth(one) for one in "CR"}
            built = built.place(kind, cell)
            developed += 1
            assert built.most_growth(kind) <= before[kind] - 1
            assert all(built.most_growth(one) <= before[one] for one in "CR")
    assert developed > 100


def test_a_district_has_a_size() -> None:
    assert District(0b1011, 0).size == 3
