// What a seat may know of a table, as a row of numbers from which Python makes its own objects
// (src/cardtown/fast/carson_city.py reads them in this order). The Python twin:
// games/carson_city/view.py, and the part of table.py that fills it.
#pragma once

#include "table.hpp"

namespace cardtown::carson_city {

using Number = int64_t;

// A seat has at most 17 numbers, 18 characters, 21 cards and as many places.
constexpr int MAX_VIEW_NUMBERS = 128 + MAX_SEATS * (17 + CHARACTERS + 3 * MOST_TAKEN);

struct NumberWriter {
    Number* numbers;
    int count = 0;

    CARDTOWN_FN void add(int number) { numbers[count++] = number; }
    // Numbers that follow their count.
    CARDTOWN_FN void add(const uint8_t* list, int size) {
        add(size);
        for (int i = 0; i < size; ++i) add(list[i]);
    }
};

CARDTOWN_FN inline void write_gone(const Table& table, int seat, NumberWriter& row) {
    uint8_t found[CHARACTERS + 1];
    int count = 0;
    for (int i = 0; i < table.gone_count; ++i)
        if (table.gone[i].seat() == seat) found[count++] = uint8_t(table.gone[i].character());
    row.add(found, count);
}

CARDTOWN_FN inline void write_seat(const Table& table, int seat, NumberWriter& row) {
    const Estate& estate = table.seats[seat];
    row.add(estate.hand);
    row.add(table.turned);
    for (int i = 0; i < table.turned; ++i) row.add(estate.spent.at(i));
    write_gone(table, seat, row);
    row.add(estate.sold);
    row.add(estate.appeal);
    row.add(estate.bonus);
    row.add(estate.taken_count);
    int lying = 0;
    for (int i = 0; i < estate.taken_count; ++i) {
        row.add(estate.taken[i].terrain());
        lying += estate.taken[i].lies();
    }
    row.add(estate.city.origin_row);
    row.add(estate.city.origin_column);
    row.add(lying);
    for (int i = 0; i < estate.taken_count; ++i)
        if (estate.taken[i].lies()) row.add(estate.taken[i].terrain());
    row.add(lying);
    for (int i = 0; i < estate.taken_count; ++i)
        if (estate.taken[i].lies()) row.add(estate.taken[i].at);
}

// Everything that `viewer` (NOBODY: a spectator) may know: all but the order of the piles and the
// face-down bids of others.
CARDTOWN_FN inline int write_view(const Table& table, int viewer, Number* numbers) {
    NumberWriter row{numbers};
    const bool seen = table.bids_are_seen();
    row.add(table.era);
    row.add(table.round);
    row.add(int(table.phase));
    row.add(table.skull());
    row.add(int(deciding(table)));
    row.add(table.second_pick);
    row.add(table.holding);
    row.add(viewer == NOBODY || seen ? 0 : table.seats[viewer].bid);
    row.add(seen);
    if (seen)
        for (int seat = 0; seat < table.count; ++seat) row.add(table.seats[seat].bid);
    uint8_t suits[SUITS];
    tiebreak(table, suits);
    row.add(suits, SUITS);
    row.add(table.row, table.row_count);
    row.add(table.order + table.turn, larger(table.order_count - table.turn, 0));
    row.add(table.pile + table.unknown(), table.known_bottom);
    write_gone(table, Gone::LEFT_OVER, row);
    // The unseen cards, without their order.
    uint32_t characters = 0;
    for (int i = 0; i < table.unknown(); ++i) characters |= 1u << table.pile[i];
    row.add(int(characters));
    bool unseen[TERRAIN] = {};
    const int era = table.era - 1;
    for (int i = table.drawn[era]; i < CARDS_PER_ERA; ++i)
        unseen[table.deal.terrain[era][i]] = true;
    row.add(CARDS_PER_ERA - table.drawn[era]);
    for (int card = 0; card < TERRAIN; ++card)
        if (unseen[card]) row.add(card);
    row.add(table.lawyer);
    row.add(table.two_picks);
    row.add(int(table.used));
    for (int seat = 0; seat < table.count; ++seat) write_seat(table, seat, row);
    return row.count;
}

constexpr int MAX_EVENT_NUMBERS = 1 + Event::MOST_NUMBERS;

CARDTOWN_FN inline int write_event(const Event& event, Number* numbers) {
    NumberWriter row{numbers};
    row.add(event.word);
    for (int i = 0; i < event.count; ++i) row.add(event.numbers[i]);
    return row.count;
}

// A score: the lines, and each character of the seat with its points; a virtual seat has only its
// total (C7.1).
constexpr int MAX_SCORE_NUMBERS = LINES + 2 * (CHARACTERS + 1);

CARDTOWN_FN inline int write_score(const Table& table, int seat, Number* numbers) {
    NumberWriter row{numbers};
    if (table.seats[seat].is_virtual()) {
        row.add(table.seats[seat].appeal);
        return row.count;
    }
    const Score sheet = score(table, seat);
    for (const int16_t points : sheet.lines) row.add(points);
    for (int i = 0; i < table.gone_count; ++i) {
        if (table.gone[i].seat() != seat) continue;
        row.add(table.gone[i].character());
        row.add(sheet.worths[table.gone[i].character()]);
    }
    return row.count;
}

}  // namespace cardtown::carson_city
