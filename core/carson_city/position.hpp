// The assets of a seat and its gains from cards, for bots that get a table. They use only what
// their seat may know. The Python twin: bots/carson_city/position.py, and `gain` in rivals.py.
#pragma once

#include "survey.hpp"
#include "table.hpp"

namespace cardtown::carson_city {

constexpr int ALL_ROUNDS = ERAS * ROUNDS;

// How many rounds are still to come after this one.
CARDTOWN_FN inline int rounds_left(const Table& table) {
    return ALL_ROUNDS - ROUNDS * (table.era - 1) - table.round;
}

// The parts of a seat's score. The Python twin: `Estate` in games/carson_city/effects.py.
struct Holding {
    Estate estate;
    uint32_t owned;

    CARDTOWN_FN static Holding of(const Table& table, int seat) {
        return Holding{table.seats[seat], table.owned_by(seat)};
    }

    CARDTOWN_FN int points() const {
        NoEarnings nobody;
        return itemize(estate.city, owned, estate.sold, nobody).total;
    }

    CARDTOWN_FN double value(const Worth& worth) const {
        return carson_city::value(worth, estate.city, owned, estate.sold);
    }

    CARDTOWN_FN Holding after_sale(int index) const {
        Holding after = *this;
        sell(after.estate, index);
        return after;
    }

    // After laying the held card at a cell of the window.
    CARDTOWN_FN Holding after_placing(const Deck& deck, int cell) const {
        Holding after = *this;
        lay(after.estate, deck, cell);
        return after;
    }

    CARDTOWN_FN Holding with(int character) const {
        return Holding{estate, owned | 1u << character};
    }
};

// A player's cache about one city, since bid, take and place ask for the same.
struct Ground {
    Survey survey;
    uint64_t seen[2];  // the terrain cards whose best places are cached, one bit each
    Survey::Best best[TERRAIN];
    bool known;

    // Survey a city, unless it is the one that was surveyed last.
    CARDTOWN_FN void look_at(const City& city, uint32_t owned, const Worth& worth) {
        if (known && survey.worth == &worth && survey.owned == owned && same(survey.city, city))
            return;
        survey.look_at(city, owned, worth);
        known = true;
        seen[0] = seen[1] = 0;
    }

    CARDTOWN_FN Survey::Best best_of(const Deck& deck, int card) {
        const uint64_t bit = uint64_t(1) << card % 64;
        if (!(seen[card / 64] & bit)) {
            seen[card / 64] |= bit;
            best[card] = survey.best(deck.parcels[card]);
        }
        return best[card];
    }

    // Whether two cities show the same and may grow in the same way.
    CARDTOWN_FN static bool same(const City& one, const City& other) {
        bool found = one.covered == other.covered;
        for (int bit = 0; bit < 4; ++bit) found = found && one.planes[bit] == other.planes[bit];
        return found && one.top == other.top && one.bottom == other.bottom &&
               one.left == other.left && one.right == other.right;
    }
};

// A player's cache about the cities of all seats.
struct Grounds {
    Ground of[MAX_SEATS];

    CARDTOWN_FN void begin() {
        for (Ground& ground : of) ground.known = false;
    }

    CARDTOWN_FN Ground& at(const Table& table, int seat, const Worth& worth) {
        of[seat].look_at(table.seats[seat].city, table.owned_by(seat), worth);
        return of[seat];
    }

    // The gain of a seat from each card of the row.
    CARDTOWN_FN void write_gains(const Table& table, int seat, const Worth& worth, double* gains) {
        for (int i = 0; i < table.row_count; ++i) {
            const int card = table.row[i];
            if (card < FIRST_CHARACTER) {
                gains[i] = at(table, seat, worth).best_of(table.deck, card).gain;
            } else {
                const Holding have = Holding::of(table, seat);
                gains[i] = have.with(card - FIRST_CHARACTER).value(worth) - have.value(worth);
            }
        }
    }
};

// The first of the largest numbers.
CARDTOWN_FN inline int first_of_largest(const double* values, int count) {
    int best = 0;
    for (int i = 1; i < count; ++i)
        if (values[i] > values[best]) best = i;
    return best;
}

}  // namespace cardtown::carson_city
