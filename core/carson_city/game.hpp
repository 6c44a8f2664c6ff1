// Carson City behind the interface of all games: tables, options by number, observations.
#pragma once

#include "numbering.hpp"
#include "observe.hpp"
#include "resample.hpp"
#include "setup.hpp"

namespace cardtown::carson_city {

struct Game {
    using Table = carson_city::Table;
    using Setup = carson_city::Setup;
    using Action = carson_city::Action;
    using Codec = carson_city::Codec;
    static constexpr int MAX_SEATS = carson_city::MAX_SEATS;
    static constexpr int MAX_OPTIONS = carson_city::MAX_OPTIONS;
    static constexpr int NUMBERS = carson_city::NUMBERS;
    static constexpr int MASK_WORDS = carson_city::MASK_WORDS;

    CARDTOWN_FN static void deal_seed(Table& table, const Setup& setup, const Text& seed) {
        carson_city::deal(table, setup, seed);
    }
    // The seats that decide, one bit each: virtual ones do not.
    CARDTOWN_FN static uint32_t real_seats(const Setup& setup) {
        uint32_t seats = 0;
        for (int seat = 0; seat < setup.seats; ++seat)
            if (!setup.lowest[seat]) seats |= 1u << seat;
        return seats;
    }
    CARDTOWN_FN static void resample(Table& table, int seat, Rng& rng) {
        carson_city::resample(table, seat, rng);
    }
    CARDTOWN_FN static int seats(const Table& table) { return table.count; }
    CARDTOWN_FN static uint32_t deciding(const Table& table) {
        return carson_city::deciding(table);
    }
    CARDTOWN_FN static uint32_t winners(const Table& table) { return carson_city::winners(table); }
    // The points of a seat in a finished game.
    CARDTOWN_FN static int total(const Table& table, int seat) { return table.totals[seat]; }
    CARDTOWN_FN static Action random_option(const Table& table, int seat, Rng& rng) {
        return carson_city::random_option(table, seat, rng);
    }
    CARDTOWN_FN static void apply(Table& table, int seat, Action action) {
        carson_city::apply(table, seat, action);
    }
    template <class Sink>
    CARDTOWN_FN static void apply(Table& table, int seat, Action action, Sink& sink) {
        carson_city::apply(table, seat, action, sink);
    }
    CARDTOWN_FN static int numbers(const Table&) { return NUMBERS; }
    CARDTOWN_FN static void write_mask(const Table& table, int seat, uint64_t* mask) {
        carson_city::write_mask(table, seat, mask);
    }
    CARDTOWN_FN static Action numbered(const Table& table, int seat, int number) {
        return carson_city::numbered(table, seat, number);
    }

    // The progress of a game: games that are equally far do the same thing next.
    CARDTOWN_FN static uint32_t progress(const Table& table) {
        uint32_t step = 0;
        switch (table.phase) {
            case Phase::USE_BEFORE: step = table.step; break;
            case Phase::TAKE_AT_ONCE: step = 8; break;
            case Phase::BID: step = 16; break;
            case Phase::USE_AFTER: step = 24 + table.step; break;
            case Phase::PICK: step = 32 + 4 * table.turn + 2 * table.second_pick; break;
            case Phase::PLACE: step = 33 + 4 * table.turn + 2 * table.second_pick; break;
            case Phase::ADOPT: step = 64; break;
            case Phase::LAST_SALE: step = 65; break;
            case Phase::OVER: step = 66; break;
        }
        return (table.era * 16u + table.round) * 128 + step;
    }
};

}  // namespace cardtown::carson_city
