// Card City behind the interface of all games: tables, options by number, observations.
#pragma once

#include "numbering.hpp"
#include "observe.hpp"
#include "resample.hpp"
#include "setup.hpp"

namespace cardtown::card_city {

struct Game {
    using Table = card_city::Table;
    using Setup = card_city::Setup;
    using Action = card_city::Action;
    using Codec = card_city::Codec;
    static constexpr int MAX_SEATS = card_city::MAX_SEATS;
    static constexpr int MAX_OPTIONS = card_city::MAX_OPTIONS;
    static constexpr int NUMBERS = card_city::NUMBERS;
    static constexpr int MASK_WORDS = card_city::MASK_WORDS;

    CARDTOWN_FN static void deal_seed(Table& table, const Setup& setup, const Text& seed) {
        card_city::deal(table, setup, seed);
    }
    // The seats that decide, one bit each.
    CARDTOWN_FN static uint32_t real_seats(const Setup& setup) { return (1u << setup.players) - 1; }
    CARDTOWN_FN static void resample(Table& table, int seat, Rng& rng) {
        card_city::resample(table, seat, rng);
    }
    CARDTOWN_FN static int seats(const Table& table) { return table.players; }
    CARDTOWN_FN static uint32_t deciding(const Table& table) { return card_city::deciding(table); }
    CARDTOWN_FN static uint32_t winners(const Table& table) { return table.winners; }
    // The points of a seat in a finished game.
    CARDTOWN_FN static int total(const Table& table, int seat) {
        return card_city::score(table, seat).total();
    }
    CARDTOWN_FN static Action random_option(const Table& table, int seat, Rng& rng) {
        return card_city::random_option(table, seat, rng);
    }
    CARDTOWN_FN static void apply(Table& table, int seat, Action action) {
        card_city::apply(table, seat, action);
    }
    template <class Sink>
    CARDTOWN_FN static void apply(Table& table, int seat, Action action, Sink& sink) {
        card_city::apply(table, seat, action, sink);
    }
    CARDTOWN_FN static int numbers(const Table& table) { return Starts(table.players).pass + 1; }
    CARDTOWN_FN static void write_mask(const Table& table, int seat, uint64_t* mask) {
        card_city::write_mask(table, seat, mask);
    }
    CARDTOWN_FN static Action numbered(const Table& table, int seat, int number) {
        return card_city::numbered(table, seat, number);
    }

    // The progress of a game: games that are equally far do the same thing next.
    CARDTOWN_FN static uint32_t progress(const Table& table) {
        return (table.round * 8u + table.offer_count) * 8 + uint32_t(table.phase);
    }
};

}  // namespace cardtown::card_city
