// The action numbers of environments and batches, in which places are counted from the corner of a
// city. The Python twin: the numbering in envs/carson_city.py.
#pragma once

#include "table.hpp"

namespace cardtown::carson_city {

constexpr int REACH = LONG_SIDE - CARD;
constexpr int GRID = 2 * REACH + 1;
constexpr int MOST_CARDS_TO_SELL = 18;

constexpr int FIRST_USE = 0;
constexpr int FIRST_DECLINE = FIRST_USE + BEFORE_BIDS + AFTER_BIDS;
constexpr int FIRST_BID = FIRST_DECLINE + BEFORE_BIDS + AFTER_BIDS;
constexpr int FIRST_TAKE = FIRST_BID + HAND;
constexpr int FIRST_PLACE_NUMBER = FIRST_TAKE + MOST_IN_ROW;
constexpr int FIRST_SALE = FIRST_PLACE_NUMBER + GRID * GRID;
constexpr int FIRST_ADOPTION = FIRST_SALE + MOST_CARDS_TO_SELL;
constexpr int DONE_NUMBER = FIRST_ADOPTION + CHARACTERS;
constexpr int NUMBERS = DONE_NUMBER + 1;
constexpr int MASK_WORDS = (NUMBERS + 63) / 64;

// A usable character, by its turn.
CARDTOWN_FN inline Character usable(int turn) {
    return turn < BEFORE_BIDS ? before_bids(turn) : after_bids(turn - BEFORE_BIDS);
}

// A seat's option with this number.
CARDTOWN_LARGE inline Action numbered(const Table& table, int seat, int number) {
    if (number < FIRST_DECLINE) return action(USE, usable(number - FIRST_USE));
    if (number < FIRST_BID) return action(DECLINE, usable(number - FIRST_DECLINE));
    if (number < FIRST_TAKE) return action(BID, number - FIRST_BID + 1);
    if (number < FIRST_PLACE_NUMBER) return action(TAKE, number - FIRST_TAKE);
    if (number < FIRST_SALE) {
        const City& city = table.seats[seat].city;
        const int offset = number - FIRST_PLACE_NUMBER;
        return place_at(offset / GRID - REACH + city.origin_row + city.top,
                        offset % GRID - REACH + city.origin_column + city.left);
    }
    if (number < FIRST_ADOPTION) return action(SELL, number - FIRST_SALE);
    if (number < DONE_NUMBER) return action(ADOPT, number - FIRST_ADOPTION);
    return action(DONE);
}

// Mark the numbers from `first` on of which `bits` has at most COUNT.
template <int COUNT>
CARDTOWN_FN void mark(uint64_t* mask, int first, uint64_t bits) {
    mask[first / 64] |= bits << first % 64;
    if (first % 64 + COUNT > 64) mask[first / 64 + 1] |= bits >> (64 - first % 64);
}

// Mark every place where the held card may lie, in whole rows of the window.
CARDTOWN_FN inline void mark_places(const Table& table, uint64_t* mask) {
    for (int row = 0; row < WIDTH - 1; ++row)
        mark<WIDTH>(mask, FIRST_PLACE_NUMBER + (row - MARGIN + REACH) * GRID + REACH - MARGIN,
                    row_of_window(table.cells, row));
}

// Mark the numbers of a seat's options: the ones that `options` lists.
CARDTOWN_LARGE inline void write_mask(const Table& table, int seat, uint64_t mask[MASK_WORDS]) {
    for (int i = 0; i < MASK_WORDS; ++i) mask[i] = 0;
    const auto sales = [&] {
        mark<MOST_CARDS_TO_SELL>(mask, FIRST_SALE, sellable(table, seat));
    };
    const auto use = [&](int turn) {
        mark<1>(mask, FIRST_USE + turn, 1);
        mark<1>(mask, FIRST_DECLINE + turn, 1);
    };
    switch (table.phase) {
        case Phase::PLACE: return mark_places(table, mask);
        case Phase::BID: mark<HAND>(mask, FIRST_BID, table.seats[seat].hand >> 1); return sales();
        case Phase::PICK: sales(); [[fallthrough]];
        case Phase::TAKE_AT_ONCE:
            return mark<MOST_IN_ROW>(mask, FIRST_TAKE, (1u << table.row_count) - 1);
        case Phase::USE_BEFORE: return use(table.step);
        case Phase::USE_AFTER: return use(BEFORE_BIDS + table.step);
        case Phase::ADOPT:
            mark<CHARACTERS>(mask, FIRST_ADOPTION, to_adopt(table));
            return mark<1>(mask, DONE_NUMBER, 1);
        case Phase::LAST_SALE: sales(); return mark<1>(mask, DONE_NUMBER, 1);
        case Phase::OVER: return;
    }
}

}  // namespace cardtown::carson_city
