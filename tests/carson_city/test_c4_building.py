"""C4: where a card may lie."""

from __future__ import annotations

import pytest

from cardtown.core import BadInput, IllegalAction
from cardtown.games.carson_city import new_table
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import WIDTH, frame_cells, reach
from cardtown.games.carson_city.queries import answer_placements, answer_score
from tests.carson_city.story import Story, card, city

BUILDINGS = "hTMRKDBSHGCPY"
EVERYTHING = BUILDINGS + "^!."


def places(rows: list[str], top: str, bottom: str, *owning: str) -> list[tuple[int, int]]:
    """Where a card may lie in a city given as rows."""
    answer = answer_placements({"rows": rows, "card": [top, bottom], "characters": list(owning)})
    return [(row, column) for row, column in answer["placements"]]


def covers(upper: str, lower: str, *owning: str, elsewhere: str = ".") -> bool:
    """Whether a parcel may cover another, where all other parcels are empty."""
    return (0, 0) in places([f"{lower}.", "..", f".{elsewhere}"], f"{upper}.", "..", *owning)


# --- C4.1 -------------------------------------------------------------------------------------


def test_c4_1_the_first_card_lies_anywhere_which_is_called_0_0() -> None:
    story = Story([], [[card("hM", "^!")]]).bids(9, 8, 7, 6).play("0 take 1")
    assert story.options(0) == ["place 0 0"]
    story.refused("0 place 1 0", "C4.1")
    story.play("0 place 0 0")
    assert story.rows(0) == ["hM", "^!"]


def test_c4_1_the_first_card_of_a_document_lies_anywhere() -> None:
    for at in ([0, 0], [-5, 17], [10**6, -(10**6)]):
        cards = [{"at": at, "parcels": ["RR", ".."]}]
        assert answer_score({"cards": cards})["lines"]["ranches"] == 4


def test_c4_1_cards_are_never_rotated() -> None:
    # A Mine that would fit turned round has no place: its parcel stays where it is on the card.
    assert (0, 0) in places(["M.", ".."], "M.", "..")
    assert (0, 0) not in places(["M.", ".."], ".M", "..")
    assert (-1, 0) not in places(["M.", ".."], "M.", "..")


def test_c4_1_cards_are_never_slid_under_another() -> None:
    # Covering always takes what was there: a House does not slip under a Townhouse.
    story = Story([], [[card("hT", "..")], [card("hh", "..")]])
    story.bids(9, 8, 7, 6).play("0 take 1", "0 place 0 0").until_asked(0, "bid")
    story.bids(8, 7, 6, 5).play("0 take 1")
    story.refused("0 place 0 0", "C4.4")
    assert "place 0 -1" in story.options(0)


# --- C4.2 -------------------------------------------------------------------------------------


def test_c4_2_all_parcels_fit_in_eight_by_eight() -> None:
    wide = ["." * 8, "." * 8]
    assert min(column for _, column in places(wide, "..", "..")) == 0
    assert max(column for _, column in places(wide, "..", "..")) == 6
    assert {row for row, _ in places(wide, "..", "..")} == set(range(-2, 3))


def test_c4_2_the_frame_floats_until_the_city_fills_it() -> None:
    seven = ["." * 7, "." * 7]
    columns = {column for _, column in places(seven, "..", "..")}
    assert columns == set(range(-1, 7))
    six = ["." * 6, "." * 6]
    assert {column for _, column in places(six, "..", "..")} == set(range(-2, 7))


@pytest.mark.parametrize(
    ("height", "width", "taller", "wider"),
    [(8, 8, True, True), (9, 8, False, False), (8, 9, False, False), (7, 9, True, False)],
)
def test_c4_2_with_the_captain_one_side_may_be_nine(
    height: int, width: int, taller: bool, wider: bool
) -> None:
    found = places(["." * width] * height, "..", "..", "captain")
    assert any(row < 0 or row + 2 > height for row, _ in found) == taller
    assert any(column < 0 or column + 2 > width for _, column in found) == wider


@pytest.mark.parametrize(("height", "width"), [(8, 8), (7, 8), (8, 2)])
def test_c4_2_without_the_captain_no_side_is_nine(height: int, width: int) -> None:
    for row, column in places(["." * width] * height, "..", ".."):
        assert max(row + 2, height) - min(row, 0) <= 8
        assert max(column + 2, width) - min(column, 0) <= 8


def test_c4_2_with_the_captain_not_both_sides_may_be_nine() -> None:
    cards = [{"at": [row, 0], "parcels": ["..", ".."]} for row in (0, 2, 4, 6, 7)]
    cards += [{"at": [0, column], "parcels": ["..", ".."]} for column in (2, 4, 6)]
    assert answer_score({"cards": cards, "characters": ["captain"]})["total"] == 6
    cards.append({"at": [0, 7], "parcels": ["..", ".."]})
    with pytest.raises(BadInput, match=r"^cards\[8\]: .*C4\.2"):
        answer_score({"cards": cards, "characters": ["captain"]})


def test_c4_2_it_is_the_bounding_box_that_counts() -> None:
    corner = ["..______", "..______", "........", "........"]
    found = places(corner, "..", "..")
    assert (0, 7) not in found
    assert (4, -1) not in found
    assert (0, 2) in found
    assert min(row for row, _ in found) == -2


@pytest.mark.parametrize("owned", [(), ("captain",)])
@pytest.mark.parametrize(("height", "width"), [(8, 8), (7, 8), (8, 6), (6, 7), (2, 2)])
def test_c4_2_a_place_outside_the_frame_is_refused_for_that_reason(
    height: int, width: int, owned: tuple[CharacterId, ...]
) -> None:
    town = city(*["." * width] * height)
    frames = [(8, 9), (9, 8)] if owned else [(8, 8)]
    for row in range(-7, height + 6):
        for column in range(-7, width + 6):
            size = (
                max(row + 2, height) - min(row, 0),
                max(column + 2, width) - min(column, 0),
            )
            fits = any(size[0] <= high and size[1] <= wide for high, wide in frames)
            why = town.why_not(card("..", ".."), (row, column), owned)
            assert (why is not None and why.rule == "C4.2") != fits, (row, column)


@pytest.mark.parametrize("captain", [False, True])
def test_c4_2_a_city_reaches_every_parcel_of_every_card_that_fits(captain: bool) -> None:
    town = city("...", "...")
    cells = [cell for cell in range(400) if frame_cells(town.box, captain) >> cell & 1]
    parcels = {cell + step for cell in cells for step in (0, 1, WIDTH, WIDTH + 1)}
    assert reach(town.box, captain) == sum(1 << parcel for parcel in parcels)


# --- C4.3 -------------------------------------------------------------------------------------


def test_c4_3_a_card_overlaps_the_city_or_shares_a_side_with_it() -> None:
    found = places(["..", ".."], "..", "..")
    square = {(row, column) for row in range(-2, 3) for column in range(-2, 3)}
    corners = {(-2, -2), (-2, 2), (2, -2), (2, 2)}
    assert set(found) == square - corners
    assert found == sorted(found)


def test_c4_3_a_corner_is_not_enough_in_play() -> None:
    story = Story([], [[card("..", "..")], [card("..", "..")]])
    story.bids(9, 8, 7, 6).play("0 take 1", "0 place 0 0").until_asked(0, "bid")
    story.bids(8, 7, 6, 5).play("0 take 1")
    story.refused("0 place 2 2", "C4.3")
    story.refused("0 place -2 2", "C4.3")
    story.refused("0 place 3 0", "C4.3")
    story.play("0 place 2 1")
    assert story.rows(0) == [".._", ".._", "_..", "_.."]


def test_c4_3_any_offset_by_whole_parcels_is_allowed() -> None:
    # Mines never cover Mountains: they lie beside them, shifted by one parcel or not at all.
    assert places(["^^", "^^"], "M.", ".M") == [
        *((-2, -1), (-2, 0), (-2, 1)),
        *((-1, -2), (-1, 2), (0, -2), (0, 2), (1, -2), (1, 2)),
        *((2, -1), (2, 0), (2, 1)),
    ]


def test_c4_3_one_shared_side_is_enough_where_the_city_has_gaps() -> None:
    ring = ["^^^^^^", "^^^^^^", "^^__^^", "^^__^^", "^^^^^^", "^^^^^^"]
    assert (2, 2) in places(ring, "MM", "MM")
    assert (1, 2) not in places(ring, "MM", "MM")


# --- C4.4 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("upper", EVERYTHING)
def test_c4_4_an_empty_parcel_may_be_covered_by_anything(upper: str) -> None:
    assert covers(upper, ".")


@pytest.mark.parametrize("lower", BUILDINGS + "^")
def test_c4_4_an_element_is_covered_by_its_like_and_a_house_by_a_townhouse(lower: str) -> None:
    allowed = {upper for upper in EVERYTHING if covers(upper, lower)}
    assert allowed == ({"h", "T"} if lower == "h" else {lower})


@pytest.mark.parametrize("sheriff", [(), ("sheriff",)])
def test_c4_4_the_sheriff_changes_nothing_about_buildings(sheriff: tuple[str, ...]) -> None:
    assert not covers("M", "B", *sheriff)
    assert not covers("!", "B", *sheriff)
    assert not covers(".", "^", *sheriff)


@pytest.mark.parametrize("quadrant", range(4))
def test_c4_4_every_parcel_of_the_card_is_looked_at(quadrant: int) -> None:
    lower = ["^^", "^^"]
    glyphs = ["^"] * 4
    assert (0, 0) in places(lower, "^^", "^^")
    glyphs[quadrant] = "M"
    assert (0, 0) not in places(lower, "".join(glyphs[:2]), "".join(glyphs[2:]))


def test_c4_4_the_refusal_says_what_covers_what() -> None:
    story = Story([], [[card("B.", "..")], [card("M.", "..")]])
    story.bids(9, 8, 7, 6).play("0 take 1", "0 place 0 0").until_asked(0, "bid")
    story.bids(8, 7, 6, 5).play("0 take 1")
    sentence = story.refused("0 place 0 0", "C4.4")
    assert "mine" in sentence
    assert "bank" in sentence
    assert "empty" in story.refused("0 place -1 -1", "C4.4")


# --- C4.5 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("upper", EVERYTHING)
def test_c4_5_outlaws_are_covered_by_nothing_other_outlaws_included(upper: str) -> None:
    assert not covers(upper, "!")


@pytest.mark.parametrize("upper", EVERYTHING)
def test_c4_5_outlaws_are_covered_by_anything_with_the_sheriff(upper: str) -> None:
    assert covers(upper, "!", "sheriff")


@pytest.mark.parametrize("upper", EVERYTHING)
def test_c4_5_outlaws_are_covered_by_anything_with_a_prison_in_the_city(upper: str) -> None:
    assert covers(upper, "!", elsewhere="P")


def test_c4_5_outlaws_and_the_sheriff_in_play_from_the_moment_he_is_owned() -> None:
    story = Story(["heroes", "sheriff"], [[card("!.", "..")], [], [card("h.", "..")]])
    story.bids(9, 8, 7, 6).play("0 take 1", "0 place 0 0").until_asked(0, "bid")
    story.bids(8, 7, 6, 5).play("0 take 0").until_asked(0, "bid")
    story.bids(7, 6, 5, 4).play("0 take 1", "0 place 0 0")
    assert story.rows(0) == ["h.", ".."]


# --- C4.6 -------------------------------------------------------------------------------------


def test_c4_6_what_is_covered_is_gone() -> None:
    cards = [
        {"at": [0, 0], "parcels": ["h.", "^."]},
        {"at": [0, 0], "parcels": ["TC", "^."]},
    ]
    lines = answer_score({"cards": cards, "characters": ["teacher", "prospector"]})
    # Not the House's 1 and the Townhouse's 2; not the Mountain twice.
    assert lines["characters"] == {"teacher": 2, "prospector": 1}
    assert lines["lines"]["house_symbols"] == 2


def test_c4_6_covered_outlaws_cost_nothing_ever_after() -> None:
    cards = [{"at": [0, 0], "parcels": ["!!", ".."]}, {"at": [0, 0], "parcels": ["..", ".."]}]
    with pytest.raises(BadInput, match=r"^cards\[1\]: .*C4\.5"):
        answer_score({"cards": cards})
    assert answer_score({"cards": cards, "characters": ["sheriff"]})["total"] == 0


def test_c4_6_a_prison_can_be_covered_only_by_a_prison() -> None:
    assert [upper for upper in EVERYTHING if covers(upper, "P")] == ["P"]


def test_c4_1_the_first_card_is_refused_everywhere_but_at_0_0() -> None:
    table = new_table(["human"] * 4, seed="first card")
    for seat in range(4):
        table.play(seat, f"bid {seat + 1}")
    table.play(3, "take 1")
    for place in ("place 0 1", "place 500 500"):
        with pytest.raises(IllegalAction) as refusal:
            table.play(3, place)
        assert refusal.value.rule == "C4.1"
