// Views and events as rows of numbers, from which Python makes its own objects
// (src/cardtown/fast/card_city.py reads them in this order).
#pragma once

#include "view.hpp"

namespace cardtown::card_city {

using Number = uint64_t;

constexpr int MAX_EVENT_NUMBERS = 8;
constexpr int MAX_SCORE_NUMBERS = 4;
// A seat has at most 24 numbers, and 25 districts of two numbers each; everything else has less.
constexpr int MAX_VIEW_NUMBERS = 64 + MAX_SEATS * (24 + 2 * CELLS);

// Appends numbers to a row.
struct NumberWriter {
    Number* numbers;
    int count = 0;

    CARDTOWN_FN void add(uint64_t number) { numbers[count++] = number; }
    CARDTOWN_FN void add(Cards cards) { add(cards.counts); }
    CARDTOWN_FN void add(const Board& board) {
        for (const uint64_t word : board.words) add(word);
    }
    CARDTOWN_FN void add(const Holding& holding) {
        add(holding.known);
        add(uint64_t(holding.unknown));
    }
    CARDTOWN_FN void add(const Districts& districts) {
        add(uint64_t(districts.count()));
        for (const District& district : districts) add(district.cells);
    }
    CARDTOWN_FN void add(const City& city) {
        for (const Board& board : city.boards) add(board);
        add(city.free);
        add(city.districts(COMMERCIAL));
        add(city.districts(RESIDENTIAL));
    }
};

// An event; the final scores are read from the table.
CARDTOWN_FN inline int write_event(const Event& event, Number* numbers) {
    NumberWriter row{numbers};
    row.add(event.word);
    row.add(uint64_t(event.seat));
    row.add(uint64_t(event.kind));
    row.add(uint64_t(event.cell));
    row.add(uint64_t(event.amount));
    row.add(uint64_t(event.coins));
    row.add(event.cards);
    row.add(event.more);
    return row.count;
}

// The lines of the score sheet, and the total.
CARDTOWN_FN inline int write_score(const Table& table, int seat, int64_t* numbers) {
    const Score lines = score(table, seat);
    numbers[0] = lines.residential;
    numbers[1] = lines.free_cells;
    numbers[2] = lines.coins;
    numbers[3] = lines.total();
    return MAX_SCORE_NUMBERS;
}

// Everything that `viewer` may know.
CARDTOWN_FN inline int write_view(const Table& table, int viewer, Number* numbers) {
    NumberWriter row{numbers};
    row.add(table.round);
    row.add(table.first);
    row.add(uint64_t(table.phase));
    row.add(deciding(table));
    row.add(table.winners);
    row.add(table.reserve);
    row.add(table.discarded);
    row.add(unseen(table, viewer));
    row.add(uint64_t(deck_left(table)));
    const bool sees = sees_under(table, viewer);
    row.add(table.under_count);
    row.add(sees);
    for (int place = 0; sees && place < table.under_count; ++place) row.add(table.under[place]);
    OfferSeen seen[MAX_SEATS - 1];
    offers_seen(table, viewer, seen);
    row.add(table.offer_count);
    for (int number = 0; number < table.offer_count; ++number) {
        const Offer& offer = table.offers[number];
        row.add(offer.divider);
        row.add(offer.chooser);
        row.add(offer.open);
        row.add(offer.shown);
        row.add(seen[number].hidden);
        row.add(uint64_t(seen[number].taken + 1));
    }
    for (int seat = 0; seat < table.players; ++seat) {
        const Estate& estate = table.seats[seat];
        row.add(uint64_t(estate.coins));
        row.add(estate.purchases);
        row.add(hand_seen(table, viewer, seat));
        row.add(uint64_t(estate.stage));
        row.add(estate.grown);
        row.add(estate.city);
    }
    return row.count;
}

}  // namespace cardtown::card_city
