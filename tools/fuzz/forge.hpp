// Views of real games with a few numbers changed. Bytes at random hardly ever pass the first checks
// of a reader; these come as far as its last ones, and beyond.
#pragma once

#include "../../core/card_city/facts.hpp"
#include "../../core/card_city/game.hpp"
#include "../../core/card_city/read_view.hpp"
#include "../../core/carson_city/game.hpp"
#include "../../core/carson_city/setup.hpp"

namespace cardtown::fuzz {

// The bytes from libFuzzer, taken one by one; zeros follow the last one.
struct Bytes {
    const uint8_t* at;
    const uint8_t* end;

    int next() { return at < end ? *at++ : 0; }
    int below(int limit) { return (next() << 8 | next()) % limit; }
    Rng rng() { return Rng{uint64_t(below(1 << 16))}; }
    size_t size() const { return size_t(end - at); }
};

// Change something of a view with room for more numbers; returns how many it has then.
template <class Number>
int change(Number* numbers, int count, int room, Bytes& bytes) {
    const auto add = [&](int at, uint64_t what) {
        numbers[at] = Number(uint64_t(numbers[at]) + what);
    };
    const int at = bytes.below(count), other = bytes.below(count);
    const int how = bytes.next() % 8, what = bytes.next();
    const Number before = numbers[at];
    switch (how) {
        case 0: numbers[at] = Number(what); break;
        case 1: add(at, uint64_t(int8_t(what))); break;
        case 2: numbers[at] = Number(uint64_t(before) ^ uint64_t(1) << what % 64); break;
        case 3: numbers[at] = numbers[other]; break;
        case 4:
            numbers[at] = numbers[other];
            numbers[other] = before;
            break;
        case 5:  // a card goes elsewhere: Card City counts each kind in a byte
            add(at, -(uint64_t(1) << 8 * (what % 8)));
            add(other, uint64_t(1) << 8 * (what % 8));
            break;
        case 6:  // a list that begins here loses its first number ...
            add(at, uint64_t(-1));
            for (int i = at + 1; i + 1 < count; ++i) numbers[i] = numbers[i + 1];
            return larger(count - 1, 1);
        case 7:  // ... or gets one
            if (count == room) break;
            add(at, 1);
            for (int i = count; i > at + 1; --i) numbers[i] = numbers[i - 1];
            numbers[at + 1] = Number(what);
            return count + 1;
    }
    return count;
}

// Change some of the numbers; returns how many there are then.
template <class Number>
int change_some(Number* numbers, int count, int room, Bytes& bytes, bool& changed) {
    int changes = bytes.next() % 6;
    changed = changes > 0;
    for (; changes; --changes) count = change(numbers, count, room, bytes);
    return count;
}

// Play at random until so many moves are made, or until the last decision of the game.
template <class Game>
void play_moves(typename Game::Table& table, int moves, Rng& rng) {
    while (moves--) {
        auto next = table;
        const int seat = lowest_bit(Game::deciding(table));
        Game::apply(next, seat, Game::random_option(next, seat, rng));
        if (!Game::deciding(next)) return;
        table = next;
    }
}

// One of the seats that decide.
inline int some_seat(uint32_t deciding, Bytes& bytes) {
    for (int skip = bytes.next() % count_bits(deciding); skip; --skip) deciding &= deciding - 1;
    return lowest_bit(deciding);
}

// A set-up with cards that nobody printed.
inline carson_city::Setup random_setup(Rng& rng) {
    using namespace carson_city;
    Setup setup{};
    const auto number_all = [&](uint8_t* numbers, int count) {
        for (int i = 0; i < count; ++i) numbers[i] = uint8_t(i);
        rng.shuffle(numbers, count);
    };
    setup.seats = uint8_t(MIN_SEATS + rng.below(MAX_SEATS - MIN_SEATS + 1));
    for (int seat = 0; seat < setup.seats; ++seat)
        setup.lowest[seat] = uint8_t(seat && rng.below(3) == 0 ? 1 + rng.below(3) : 0);
    number_all(setup.suits, MAX_SEATS);
    number_all(setup.order, CHARACTERS);
    for (int one = 0; one < CHARACTERS; ++one) {
        uint8_t suits[SUITS];
        number_all(suits, SUITS);
        Back& back = setup.deck.backs[one];
        for (int rank = 0; rank < SUITS - 1; ++rank) back = Back(back | suits[rank] << 3 * rank);
        if (rng.below(6) == 0) back = SKULL;
        setup.deck.character_appeals[one] = uint8_t(rng.below(HIGHEST_APPEAL + 1));
    }
    for (Parcels& parcels : setup.deck.parcels)
        for (int i = 0; i < 4; ++i)
            if (rng.below(2)) parcels = Parcels(parcels | rng.below(PARCELS) << 4 * i);
    for (uint8_t& two : setup.deck.appeals)
        two = uint8_t(rng.below(HIGHEST_APPEAL + 1) | rng.below(HIGHEST_APPEAL + 1) << 4);
    return setup;
}

// The numbers of a view as bots pass them: `view_numbers` of src/cardtown/fast/card_city.py.
inline int write_numbers(const card_city::Table& table, int viewer, uint64_t* numbers) {
    using namespace card_city;
    NumberWriter row{numbers};
    row.add(table.round);
    row.add(table.first);
    row.add(uint64_t(table.phase));
    row.add(table.reserve);
    row.add(table.discarded);
    row.add(unseen(table, viewer));
    row.add(uint64_t(deck_left(table)));
    const int under = sees_under(table, viewer) ? table.under_count : 0;
    row.add(uint64_t(under));
    for (int place = 0; place < under; ++place) row.add(table.under[place]);
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
        for (const Board& board : estate.city.boards) row.add(board);
    }
    return row.count;
}

}  // namespace cardtown::fuzz
