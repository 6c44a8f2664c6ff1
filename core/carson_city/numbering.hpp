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

CARDTOWN_FN inline int turn_of(int character) {
    int turn = 0;
    while (usable(turn) != character) ++turn;
    return turn;
}

// The number of a seat's option.
CARDTOWN_LARGE inline int number_of(const Table& table, int seat, Action action) {
    const int operand = operand_of(action);
    switch (kind_of(action)) {
        case USE: return FIRST_USE + turn_of(operand);
        case DECLINE: return FIRST_DECLINE + turn_of(operand);
        case BID: return FIRST_BID + operand - 1;
        case TAKE: return FIRST_TAKE + operand;
        case PLACE: {
            const City& city = table.seats[seat].city;
            const int down = row_of(action) - city.origin_row - city.top;
            const int across = column_of(action) - city.origin_column - city.left;
            return FIRST_PLACE_NUMBER + (down + REACH) * GRID + across + REACH;
        }
        case SELL: return FIRST_SALE + operand;
        case ADOPT: return FIRST_ADOPTION + operand;
        default: return DONE_NUMBER;
    }
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

// Write the numbers of a seat's options as bits.
CARDTOWN_LARGE inline void write_mask(const Table& table, int seat, uint64_t mask[MASK_WORDS]) {
    for (int i = 0; i < MASK_WORDS; ++i) mask[i] = 0;
    if (table.phase == Phase::PLACE) {  // whole rows of the window at once
        for (int row = 0; row < WIDTH - 1; ++row) {
            const uint64_t line = row_of_window(table.cells, row);
            const int bit = FIRST_PLACE_NUMBER + (row - MARGIN + REACH) * GRID + REACH - MARGIN;
            mask[bit / 64] |= line << bit % 64;
            if (bit % 64 > 64 - WIDTH) mask[bit / 64 + 1] |= line >> (64 - bit % 64);
        }
        return;
    }
    Action found[MAX_OPTIONS];
    const int count = options(table, seat, found);
    for (int i = 0; i < count; ++i) {
        const int number = number_of(table, seat, found[i]);
        mask[number / 64] |= uint64_t(1) << number % 64;
    }
}

}  // namespace cardtown::carson_city
