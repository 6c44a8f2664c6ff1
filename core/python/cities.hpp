// Cities of Carson City as Python gives them: it knows views, and not tables.
#pragma once

#include "../carson_city/worth.hpp"
#include "door.hpp"

namespace cardtown::python {

// A city is 16 boards in Python's frame: the elements in order, then the covered cells.
constexpr int FRAME_WIDTH = carson_city::SPAN + 1;
constexpr int BOARD_BYTES = 43;
constexpr int BOARDS = carson_city::ELEMENTS + 1;
constexpr int CITY_BYTES = BOARDS * BOARD_BYTES;

// Call `use` with row and column of every cell of a board; false if one lies outside the frame.
template <class Use>
bool each_cell(const uint8_t* board, Use use) {
    for (int cell = 0; cell < 8 * BOARD_BYTES; ++cell) {
        if (!(board[cell / 8] >> cell % 8 & 1)) continue;
        const int row = cell / FRAME_WIDTH - 1, column = cell % FRAME_WIDTH - 1;
        if (row < 0 || row >= carson_city::SPAN || column < 0) return false;
        use(row, column);
    }
    return true;
}

// Read the boards of a city. Returns an error message, or null.
inline const char* read_boards(const uint8_t* bytes, carson_city::City& city) {
    using namespace carson_city;
    int top = SPAN, bottom = -1, left = SPAN, right = -1;
    const uint8_t* covered = bytes + (BOARDS - 1) * BOARD_BYTES;
    city = empty_city();
    if (!each_cell(covered, [&](int row, int column) {
            top = smaller(top, row), bottom = larger(bottom, row);
            left = smaller(left, column), right = larger(right, column);
        }))
        return "a city lies outside its frame";
    if (bottom >= 0) {
        if (!has_room(top, bottom) || !has_room(left, right)) return "a city has no room to grow";
        city.top = int8_t(top), city.bottom = int8_t(bottom);
        city.left = int8_t(left), city.right = int8_t(right);
        each_cell(covered, [&](int row, int column) {
            city.covered |= Board::of(window_cell(row - top + MARGIN, column - left + MARGIN));
        });
    }
    for (int element = 0; element < ELEMENTS; ++element) {
        bool fits = true;
        if (!each_cell(bytes + element * BOARD_BYTES, [&](int row, int column) {
                fits = fits && row >= top && row <= bottom && column >= left && column <= right;
                if (!fits) return;
                const int cell = window_cell(row - top + MARGIN, column - left + MARGIN);
                for (const Board& plane : city.planes) fits = fits && !plane.has(cell);
                fits = fits && city.covered.has(cell);
                for (int bit = 0; bit < 4; ++bit)
                    if (fits && parcel_of(element) >> bit & 1) city.planes[bit] |= Board::of(cell);
            }) ||
            !fits)
            return "an element needs a covered cell of its own";
    }
    return nullptr;
}

// Read a city; false, with an error set, if it is none.
inline bool read_city(PyObject* given, carson_city::City& city) {
    uint8_t boards[CITY_BYTES];
    return read_all_numbers(given, "the city", boards, CITY_BYTES) &&
           accept(read_boards(boards, city));
}

// The cell of a city's window in Python's frame.
inline int frame_cell(const carson_city::City& city, int cell) {
    return (city.frame_row(cell) + 1) * FRAME_WIDTH + city.frame_column(cell) + 1;
}

}  // namespace cardtown::python
