"""C5: scoring a city."""

from __future__ import annotations

import pytest

from cardtown.games.carson_city import LINES, itemize, score
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.queries import answer_score
from tests.carson_city.story import Story, card, city, points, worth

# The city of the rulebook's worked example: our own picture, 15 cards, laid in this order.
WORKED_EXAMPLE = [
    ((0, 0), "..", "TB"),
    ((0, 2), "..", "HB"),
    ((0, 4), "..", "h."),
    ((2, 0), "HS", ".M"),
    ((2, 2), "T.", "^M"),
    ((2, 4), "^D", "!."),
    ((2, 6), ".^", ".."),
    ((4, 0), "P.", ".M"),
    ((4, 2), "^^", ".."),
    ((4, 4), "^R", "^."),
    ((4, 6), ".^", "!h"),
    ((6, 2), "^.", ".."),
    ((6, 4), "!h", ".."),
    ((0, 3), ".h", "BT"),  # a Bank on a Bank, a Townhouse on a House
    ((5, 3), "M^", ".h"),  # a Mountain on a Mountain, a House on outlaws: there is a Prison
]
ROWS_OF_THE_EXAMPLE = [
    "....h.__",
    "TBHBT.__",
    "HST.^D.^",
    ".M^M!...",
    "P.^^^R.^",
    ".M.M^.!h",
    "__^.hh__",
    "__....__",
]


# --- C5.1 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [place for place in range(9) if place != 4])
def test_c5_1_adjacent_are_all_eight_neighbours(place: int) -> None:
    parcels = ["."] * 9
    parcels[4], parcels[place] = "M", "^"
    rows = ["".join(parcels[start : start + 3]) for start in (0, 3, 6)]
    assert points("mines", *rows) == 2


def test_c5_1_nothing_farther_is_adjacent() -> None:
    assert points("mines", "^^^^^", "^...^", "^.M.^", "^...^", "^^^^^") == 0


def test_c5_1_only_visible_parcels_count() -> None:
    cards = [
        {"at": [0, 0], "parcels": ["h.", "D."]},
        {"at": [0, 0], "parcels": ["T.", "D."]},
    ]
    lines = answer_score({"cards": cards})["lines"]
    assert lines["drugstores"] == 2


def test_c5_1_the_edge_of_the_city_does_not_wrap_round() -> None:
    assert points("mines", "M......^", ".......^") == 0
    assert points("mines", "^M", "__", "^^") == 2


# --- C5.2 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("glyph", "value"), [("h", 1), ("T", 2), ("H", 2), ("C", 0), ("^", 0)])
def test_c5_2_house_value(glyph: str, value: int) -> None:
    assert worth("teacher", f"{glyph}.") == value
    assert points("banks", f"B{glyph}") == value
    assert points("house_symbols", f"C__{glyph}") == value


def test_c5_2_house_values_are_summed() -> None:
    rows = ("hTH", "hBh", "..T")
    assert points("banks", *rows) == 9
    assert worth("teacher", *rows) == 9


# --- C5.3 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (("...", ".R.", "..."), 8),
        (("R",), 0),
        (("R.", ".^"), 2),
        (("_._", "_R_", "_h_"), 1),
        (("RR", ".."), 4),
        (("R!", ".h"), 1),
    ],
)
def test_c5_3_a_ranch_scores_adjacent_empty_parcels(rows: tuple[str, ...], expected: int) -> None:
    assert points("ranches", *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [(("^^^", "^M^", "^^^"), 16), (("M",), 0), (("M^", "M^"), 8), (("M.", "h!"), 0)],
)
def test_c5_3_a_mine_scores_two_for_each_adjacent_mountain(
    rows: tuple[str, ...], expected: int
) -> None:
    assert points("mines", *rows) == expected


def test_c5_3_a_drugstore_scores_houses_adjacent_and_ranches_in_the_city() -> None:
    rows = ("hD__R", "H___R", "__D__")
    assert points("drugstores", *rows) == 3
    assert points("ranch_symbols", *rows) == 4


def test_c5_3_a_bank_scores_houses_adjacent_and_mines_in_the_city() -> None:
    rows = ("hB__M", "T___M", "B___M")
    assert points("banks", *rows) == 3 + 2
    assert points("mine_symbols", *rows) == 6


def test_c5_3_a_saloon_scores_twice_the_houses_adjacent() -> None:
    assert points("saloons", "hST", "H__") == 10
    assert points("saloons", "S__h") == 0


def test_c5_3_a_general_store_scores_houses_adjacent_and_in_the_city() -> None:
    rows = ("hG_T", "H__h")
    assert points("general_store_city_hall", *rows) == 3
    assert points("house_symbols", *rows) == 6


def test_c5_3_a_city_hall_scores_houses_adjacent_and_buildings_in_the_city() -> None:
    rows = ("hY_T", "H__h", "BM^!", "P...")
    # The City Hall itself, Hotel, Bank, Mine, Prison; no Houses, Townhouse, Mountain, outlaws.
    assert points("general_store_city_hall", *rows) == 3
    assert points("city_hall", *rows) == 5


def test_c5_3_a_church_scores_the_house_value_of_the_city() -> None:
    assert points("house_symbols", "C__h", "___T", "C__H") == 10


def test_c5_3_a_blacksmith_scores_mines_and_ranches_in_the_city() -> None:
    rows = ("K_M_R", "__M_R", "K_M__")
    assert points("ranch_symbols", *rows) == 4
    assert points("mine_symbols", *rows) == 6


def test_c5_3_a_hotel_scores_three() -> None:
    assert points("hotels", "H_H", "h_T") == 6


@pytest.mark.parametrize("glyph", "hTP^.")
def test_c5_3_houses_townhouses_and_prisons_score_nothing_themselves(glyph: str) -> None:
    sheet = score(city(f"{glyph}{glyph}", f"{glyph}{glyph}"))
    assert sheet.total == 0
    assert set(sheet.lines.values()) == {0}


@pytest.mark.parametrize("count", [1, 2, 4])
def test_c5_3_outlaws_cost_six_for_each_parcel(count: int) -> None:
    row = "!" * count
    assert points("outlaws", row) == -6 * count
    assert score(city(row)).total == -6 * count


def test_c5_3_each_building_is_listed_with_what_it_earned() -> None:
    sheet, earnings = itemize(city("R.", "M^", "!h"))
    earned = sorted((earning.line, earning.points) for earning in earnings)
    assert earned == [("mines", 2), ("outlaws", -6), ("ranches", 1)]
    assert sheet.total == -3


# --- C5.4 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prison", "owning"), [("P", ()), (".", ("sheriff",)), ("P", ("sheriff",))]
)
def test_c5_4_with_prison_or_sheriff_outlaws_cost_nothing_and_are_empty_parcels(
    prison: str, owning: tuple[str, ...]
) -> None:
    rows = ("R!___", "!^___", f"____{prison}")
    assert points("outlaws", *rows, owning=owning) == 0
    assert points("ranches", *rows, owning=owning) == 2
    assert worth("settler", *rows, owning=owning) == 2


def test_c5_4_without_them_outlaws_cost_points_and_are_not_empty_parcels() -> None:
    rows = ("R!", "!^")
    assert points("outlaws", *rows) == -12
    assert points("ranches", *rows) == 0
    assert worth("settler", *rows) == 0


# --- C5.5 -------------------------------------------------------------------------------------


def test_c5_5_the_score_sheet_has_these_lines_in_this_order() -> None:
    answer = answer_score({"rows": []})
    assert list(answer["lines"]) == [
        "ranches",
        "mines",
        "drugstores",
        "banks",
        "saloons",
        "general_store_city_hall",
        "ranch_symbols",
        "mine_symbols",
        "house_symbols",
        "hotels",
        "city_hall",
        "outlaws",
        "characters",
    ]
    assert list(answer["lines"]) == list(LINES)


def test_c5_5_the_total_is_the_sum_of_the_lines() -> None:
    rows = ["BhDTSH", "YGhC.K", "R.M^!."]
    answer = answer_score({"rows": rows, "characters": ["teacher", "captain", "lawyer"]})
    assert all(value for value in answer["lines"].values())
    assert answer["total"] == sum(answer["lines"].values())
    assert answer["lines"]["characters"] == sum(answer["characters"].values())


# --- C5.6 -------------------------------------------------------------------------------------


def test_c5_6_scoring_never_asks_how_a_city_came_about() -> None:
    assert points("mines", "M^___", "_____", "___^M") == 4
    assert points("ranches", "R", "_", ".") == 0


def test_c5_6_outlaws_covered_thanks_to_a_prison_since_sold_stay_covered() -> None:
    rounds = [[], [card("P.", "..")], [card("!!", "..")], [card("h!", "..")]]
    story = Story(["auctioneer"], rounds, wants={"auctioneer": 0}).until(1, 2)
    for place in ("0 0", "0 2", "0 2"):
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    assert story.rows(0) == ["P.h!", "...."]
    story.until_asked(0, "bid").play("0 sell 0")
    assert story.rows(0) == ["h!", ".."]
    owned: tuple[CharacterId, ...] = ("auctioneer",)
    assert story.table.view(0).seats[0].sheet() == score(city("h!", ".."), owned, 1)
    assert story.table.view(0).seats[0].points == 7 - 6


def test_c5_6_the_singer_without_a_saloon_is_worth_nothing() -> None:
    assert worth("singer", "hB") == 0


def test_c5_6_every_city_hall_counts_hotels_and_prisons_too() -> None:
    assert points("city_hall", "Y_H_P", "Y____") == 2 * 4


def test_c5_6_the_indian_counts_parcels_of_outlaws_as_covered() -> None:
    for owning in ((), ("sheriff",)):
        assert worth("indian", "!!", "!!", owning=owning) == 30


# --- C5.7 -------------------------------------------------------------------------------------


def test_c5_7_the_worked_example_is_scored_as_in_the_rulebook() -> None:
    cards = [{"at": list(at), "parcels": [top, bottom]} for at, top, bottom in WORKED_EXAMPLE]
    answer = answer_score({"cards": cards, "characters": ["doctor", "teacher", "banker"]})
    assert answer == {
        "lines": {
            "ranches": 6,
            "mines": 10 + 10 + 4 + 4,
            "drugstores": 2,
            "banks": 15,
            "saloons": 16,
            "general_store_city_hall": 0,
            "ranch_symbols": 1,
            "mine_symbols": 8,
            "house_symbols": 0,
            "hotels": 6,
            "city_hall": 0,
            "outlaws": 0,
            "characters": 27,
        },
        "characters": {"doctor": 5, "teacher": 14, "banker": 8},
        "total": 109,
    }


def test_c5_7_building_by_building() -> None:
    shown = "".join(ROWS_OF_THE_EXAMPLE)
    assert {glyph: shown.count(glyph) for glyph in "RMDBSHCGKPY!"} == {
        **dict.fromkeys("RDSP", 1),
        **dict.fromkeys("BH!", 2),
        **dict.fromkeys("CGKY", 0),
        "M": 4,
    }
    _, earnings = itemize(city(*ROWS_OF_THE_EXAMPLE), ("doctor", "teacher", "banker"), 0)
    mines = [earning.points for earning in earnings if earning.line == "mines"]
    assert sorted(mines) == [4, 4, 10, 10]


def test_c5_7_the_cards_show_that_city_and_can_be_laid_in_play() -> None:
    cards = [card(top, bottom) for _, top, bottom in WORKED_EXAMPLE]
    rounds = [[one] for one in cards]
    story = Story([], rounds[:9], later=rounds[9:])
    for at, *_ in WORKED_EXAMPLE:
        story.until_asked(0, "take").play("0 take 1", f"0 place {at[0]} {at[1]}")
    assert story.rows(0) == ROWS_OF_THE_EXAMPLE
    assert answer_score({"rows": story.rows(0)})["total"] == 109 - 27
