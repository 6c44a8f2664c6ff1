// A city as bitboards. The Python twin, games/carson_city/city.py, has one board per element over a
// frame of 17 x 17 cells. Here a city has to be small: its boards show a window of 11 x 11 cells
// that moves with it, and five boards say what every cell shows.
//
// The window has two free rows above the city and two free columns to its left, for cards that may
// come to lie there. A city is at most 9 parcels high or wide (C4.2), so it never extends beyond
// the window, and bits shifted over its right edge fall into the free columns.
#pragma once

#include "../frame.hpp"
#include "deck.hpp"

namespace cardtown::carson_city {

using Board = Bits<2>;

constexpr int WIDTH = 11;
constexpr int MARGIN = 2;
constexpr int CENTRE = 8;
constexpr int SIDE = 8;
constexpr int LONG_SIDE = 9;
constexpr int CARD = 2;
// At most 18 picks, one more with the Governor, and one more in each Era with the Chinese Worker.
constexpr int MOST_TAKEN = 21;

// The four cells of a card, by its upper-left cell. A function, because the GPU has no constants
// that are structs.
CARDTOWN_FN inline Board square_at(int cell) {
    return Board{{3 | uint64_t(3) << WIDTH, 0}} << cell;
}

CARDTOWN_FN constexpr int window_cell(int row, int column) { return row * WIDTH + column; }

// The 11 cells of a row of a window, the leftmost lowest.
CARDTOWN_FN inline uint32_t row_of_window(const Board& board, int row) {
    return uint32_t((board >> row * WIDTH).words[0]) & ((1 << WIDTH) - 1);
}

// The cells of all rows in the first `columns` columns.
CARDTOWN_FN inline Board first_columns(int columns) {
    const uint64_t line = (uint64_t(1) << columns) - 1;
    Board board{};
    for (int row = 0; row < WIDTH; ++row) board |= Board{{line, 0}} << row * WIDTH;
    return board;
}

// The cells of the first `rows` rows.
CARDTOWN_FN inline Board first_rows(int rows) { return ~(~Board{} << rows * WIDTH); }

// The cells of a window in these rows and columns, the last ones not included.
CARDTOWN_FN inline Board rectangle(int top, int bottom, int left, int right) {
    return first_rows(bottom) & ~first_rows(top) & first_columns(right) & ~first_columns(left);
}

// The upper-left cells of 2 x 2 cards that would cover some cell of a board.
CARDTOWN_FN inline Board under_card(const Board& board) {
    return board | board >> 1 | board >> WIDTH | board >> (WIDTH + 1);
}

// The eight neighbours of a cell (C5.1); cells of a city are at least (2, 2).
CARDTOWN_FN inline Board ring(int cell) {
    constexpr Board RING{{7 | uint64_t(5) << WIDTH | uint64_t(7) << 2 * WIDTH, 0}};
    return RING << (cell - WIDTH - 1);
}

struct City {
    Board covered;
    Board planes[4];  // the four bits of what every cell shows
    // The bounding box in the frame; that of an empty city lies just before its first cell.
    int8_t top, bottom, left, right;
    // The coordinates of the frame's cell (0, 0).
    int8_t origin_row, origin_column;
    uint16_t unused;

    CARDTOWN_FN int height() const { return bottom - top + 1; }
    CARDTOWN_FN int width() const { return right - left + 1; }
    CARDTOWN_FN int frame_row(int cell) const { return cell / WIDTH - MARGIN + top; }
    CARDTOWN_FN int frame_column(int cell) const { return cell % WIDTH - MARGIN + left; }

    // The cell of the window at these coordinates, which must lie in it.
    CARDTOWN_FN int cell_at(int row, int column) const {
        return window_cell(row - origin_row - top + MARGIN, column - origin_column - left + MARGIN);
    }

    // The cells that show a parcel; for empty parcels, intersect with `covered`.
    CARDTOWN_FN Board showing(int parcel) const {
        Board board = parcel & 1 ? planes[0] : ~planes[0];
        for (int bit = 1; bit < 4; ++bit) board &= parcel >> bit & 1 ? planes[bit] : ~planes[bit];
        return board;
    }

    CARDTOWN_FN Board of(Element element) const { return showing(parcel_of(element)); }

    // The cells that show an element other than outlaws.
    CARDTOWN_FN Board solid() const {
        return (planes[0] | planes[1] | planes[2] | planes[3]) & ~of(OUTLAWS);
    }

    // Whether outlaws cost nothing and count as empty parcels (C4.5, C5.4).
    CARDTOWN_FN bool lawful(bool sheriff) const { return sheriff || of(PRISON).any(); }

    // --- placing ---------------------------------------------------------------------------

    // All cells where the card may lie (C4).
    CARDTOWN_LARGE Board cells(Parcels card, bool sheriff, bool captain) const {
        if (!covered.any()) return Board::of(window_cell(MARGIN, MARGIN));
        Board blocked = planes[0] | planes[1] | planes[2] | planes[3];
        if (lawful(sheriff)) blocked &= ~of(OUTLAWS);
        const Board cells = in_reach(captain);
        Board barred = under_card(blocked);
        if ((cells & barred).any()) barred = barred_for(card, blocked);
        return cells & ~barred;
    }

    // The cells where some card could lie if nothing blocked it (C4.2, C4.3).
    CARDTOWN_FN Board in_reach(bool captain) const { return touching() & fitting(captain); }

    // Lay a card at a cell, which must be one of `cells(card)`.
    CARDTOWN_LARGE void place(Parcels card, int cell) {
        const int up = larger(MARGIN - cell / WIDTH, 0);
        const int across = larger(MARGIN - cell % WIDTH, 0);
        const int row = frame_row(cell), column = frame_column(cell);
        if (up || across) shift(up * WIDTH + across);
        cell += up * WIDTH + across;
        top = int8_t(smaller<int>(top, row));
        bottom = int8_t(larger<int>(bottom, row + CARD - 1));
        left = int8_t(smaller<int>(left, column));
        right = int8_t(larger<int>(right, column + CARD - 1));
        // It covers empty parcels, outlaws, a House or the same element: the card's parcels show.
        const Board square = square_at(cell);
        covered |= square;
        for (int bit = 0; bit < 4; ++bit) {
            const uint64_t shown = uint64_t(card) >> bit;
            const Board stamp{{(shown & 1) | (shown >> 4 & 1) << 1 | (shown >> 8 & 1) << WIDTH |
                                   (shown >> 12 & 1) << (WIDTH + 1),
                               0}};
            planes[bit] = (planes[bit] & ~square) | stamp << cell;
        }
    }

    // --- selling ---------------------------------------------------------------------------

    // Remove the card at a row and column of the frame, and move the city to the middle of its
    // frame; `down` and `across` get the distance. Some cards must remain.
    CARDTOWN_FN void take_away(int row, int column, int& down, int& across) {
        const int cell = window_cell(row - top + MARGIN, column - left + MARGIN);
        const Board kept = ~square_at(cell);
        covered &= kept;
        for (Board& plane : planes) plane &= kept;
        crop();
        down = CENTRE - height() / 2 - top;
        across = CENTRE - width() / 2 - left;
        top = int8_t(top + down), bottom = int8_t(bottom + down);
        left = int8_t(left + across), right = int8_t(right + across);
        origin_row = int8_t(origin_row - down);
        origin_column = int8_t(origin_column - across);
    }

   private:
    // The cells where a card would overlap the city or share a side with it (C4.3).
    CARDTOWN_FN Board touching() const {
        const Board near =
            covered | covered << 1 | covered >> 1 | covered << WIDTH | covered >> WIDTH;
        return under_card(near);
    }

    // The cells where a card keeps the city within its maximum size (C4.2).
    CARDTOWN_FN Board fitting(bool captain) const {
        if (!captain) return fitting(SIDE, SIDE);
        return fitting(SIDE, LONG_SIDE) | fitting(LONG_SIDE, SIDE);
    }

    CARDTOWN_FN Board fitting(int most_high, int most_wide) const {
        if (height() > most_high || width() > most_wide) return Board{};
        const int first_row = larger(height() - most_high + MARGIN, 0);
        const int first_column = larger(width() - most_wide + MARGIN, 0);
        return rectangle(first_row, most_high - CARD + MARGIN + 1, first_column,
                         most_wide - CARD + MARGIN + 1);
    }

    // The cells where some parcel of the card would cover something that it may not (C4.4).
    CARDTOWN_FN Board barred_for(Parcels card, const Board& blocked) const {
        constexpr int OFFSETS[4] = {0, 1, WIDTH, WIDTH + 1};
        Board barred{};
        for (int i = 0; i < 4; ++i) {
            const int parcel = parcel_at(card, i);
            Board wall = blocked;
            if (parcel != EMPTY && parcel != parcel_of(OUTLAWS)) wall &= ~showing(parcel);
            if (parcel == parcel_of(TOWNHOUSE)) wall &= ~of(HOUSE);
            barred |= wall >> OFFSETS[i];
        }
        return barred;
    }

    CARDTOWN_FN void shift(int steps) {
        covered = covered << steps;
        for (Board& plane : planes) plane = plane << steps;
    }

    // Fit box and window to the covered cells.
    CARDTOWN_FN void crop() {
        int first_row = WIDTH, last_row = -1;
        uint64_t columns = 0;
        for (int row = 0; row < WIDTH; ++row) {
            const uint64_t line = row_of_window(covered, row);
            if (!line) continue;
            columns |= line;
            first_row = smaller(first_row, row);
            last_row = row;
        }
        const int first_column = lowest_bit(columns);
        int last_column = first_column;
        while (columns >> (last_column + 1)) ++last_column;
        bottom = int8_t(top + last_row - MARGIN);
        right = int8_t(left + last_column - MARGIN);
        top = int8_t(top + first_row - MARGIN);
        left = int8_t(left + first_column - MARGIN);
        const int steps = (first_row - MARGIN) * WIDTH + first_column - MARGIN;
        covered = covered >> steps;
        for (Board& plane : planes) plane = plane >> steps;
    }
};

// The first card lies at coordinates 0 0, which is the middle of the frame.
CARDTOWN_FN inline City empty_city() {
    City city{};
    city.top = city.left = CENTRE - 1;
    city.bottom = city.right = CENTRE - 2;
    city.origin_row = city.origin_column = 1 - CENTRE;
    return city;
}

// Whether cities of this height and first row, or width and first column, stay in the frame however
// they grow.
CARDTOWN_FN inline bool has_room(int first, int last) {
    const int size = last - first + 1;
    return size <= LONG_SIDE && first >= LONG_SIDE - size && last < CENTRE + size;
}

// The cards among those at these rows and columns that may be sold, as bits (C6.3). Cards are
// connected if they overlap or share a side.
template <class Coordinate>
CARDTOWN_LARGE uint32_t sellable(const Coordinate* rows, const Coordinate* columns, int count) {
    uint32_t joined[MOST_TAKEN] = {};
    uint32_t overlapped = 0;
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < i; ++j) {
            const auto down = larger(rows[i], rows[j]) - smaller(rows[i], rows[j]);
            const auto across = larger(columns[i], columns[j]) - smaller(columns[i], columns[j]);
            if (down > CARD || across > CARD || down + across == 2 * CARD) continue;
            joined[i] |= 1u << j;
            joined[j] |= 1u << i;
            if (down < CARD && across < CARD) overlapped |= 1u << i | 1u << j;
        }
    const uint32_t everything = (1u << count) - 1;
    uint32_t found = 0;
    for (int index = 0; index < count; ++index) {
        if (overlapped >> index & 1) continue;
        const uint32_t members = everything & ~(1u << index);
        uint32_t reached = members & (0u - members), frontier = reached;
        while (frontier) {
            uint32_t grown = 0;
            for (uint32_t left = frontier; left; left &= left - 1) grown |= joined[lowest_bit(left)];
            frontier = grown & members & ~reached;
            reached |= frontier;
        }
        if (reached == members) found |= 1u << index;
    }
    return found;
}

}  // namespace cardtown::carson_city
