"""The frame that the cities of both games float in, against counting cell by cell."""

from itertools import product

import pytest

from cardtown.games.boards import bits
from cardtown.games.frame import Frame, pick, read_glyphs

FRAME = Frame(9)


def test_cells_and_places_are_inverse() -> None:
    places = list(product(range(9), repeat=2))
    assert [FRAME.place(FRAME.cell(*place)) for place in places] == places


def test_no_cell_of_the_frame_wraps_when_boards_are_shifted() -> None:
    inside = {FRAME.cell(row, column) for row, column in product(range(9), repeat=2)}
    for cell in inside:
        row, column = FRAME.place(cell)
        for step, there in ((1, (row, column + 1)), (FRAME.width, (row + 1, column))):
            assert cell + step not in inside or FRAME.place(cell + step) == there


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("size", [(5, 5), (5, 6)])
def test_a_piece_fits_where_the_box_around_all_stays_small_enough(
    size: tuple[int, int], side: int
) -> None:
    extended = FRAME.extender(side)
    for box in ((4, 5, 4, 5), (0, 1, 0, 4), (3, 7, 2, 4), (4, 4, 4, 4)):
        expected = []
        for row, column in product(range(10 - side), repeat=2):
            top, bottom, left, right = extended(box, FRAME.cell(row, column))
            if bottom - top < size[0] and right - left < size[1]:
                expected.append(FRAME.cell(row, column))
        assert bits(FRAME.fitting(box, *size, side)) == expected


def test_a_city_that_is_too_large_already_lets_nothing_fit() -> None:
    assert FRAME.fitting((0, 5, 0, 4), 5, 5) == 0


def test_the_box_of_nothing_grows_to_the_box_of_a_piece() -> None:
    cell = FRAME.cell(3, 4)
    assert FRAME.extender(2)(FRAME.nowhere, cell) == (3, 4, 4, 5)
    assert FRAME.extender(1)(FRAME.nowhere, cell) == FRAME.box(1 << cell)


def test_values_are_picked_by_cell_in_reading_order() -> None:
    values = FRAME.by_cell(lambda row, column: (row, column), (-4, -4))
    board = 1 << FRAME.cell(8, 8) | 1 << FRAME.cell(0, 1)
    assert pick(values, board) == [(-4, -3), (4, 4)]


def test_rows_of_glyphs_are_read_from_their_upper_left_corner() -> None:
    assert read_glyphs(["___", "__a", "_b_"]) == ((1, 1), [(0, 1, "a"), (1, 0, "b")])
    assert read_glyphs(["__"]) == ((0, 0), [])
