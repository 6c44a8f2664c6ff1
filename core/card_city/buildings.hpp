// The six kinds of building (K1.1), and cards of which only the kinds matter.
// The Python twin: games/card_city/buildings.py.
#pragma once

#include <stdint.h>

#include "../portable.hpp"

namespace cardtown::card_city {

// In the order in which cards and options are sorted.
enum Kind : uint8_t { COMMERCIAL, INDUSTRIAL, LEISURE, MUNICIPAL, PARKING, RESIDENTIAL };

constexpr int KINDS = 6;
constexpr int MAX_SEATS = 4;
constexpr int DECK_PER_PLAYER = 20;
constexpr int LARGEST_DECK = DECK_PER_PLAYER * MAX_SEATS;

// A multiset of cards: how many there are of each kind, one byte a kind, so that all kinds are
// added and subtracted at once.
struct Cards {
    uint64_t counts = 0;

    CARDTOWN_FN int of(int kind) const { return int(counts >> 8 * kind & 0xff); }
    CARDTOWN_FN bool has(int kind) const { return of(kind) > 0; }
    CARDTOWN_FN bool empty() const { return counts == 0; }
    // The product adds all bytes up in the highest one; there are 110 cards in all.
    CARDTOWN_FN int size() const { return int(counts * 0x0101010101010101u >> 56); }
    // The lowest and the highest kind among them; there must be one.
    CARDTOWN_FN int first() const { return lowest_bit(counts) / 8; }
    CARDTOWN_FN int last() const {
        int kind = KINDS - 1;
        while (!has(kind)) --kind;
        return kind;
    }
};

CARDTOWN_FN constexpr Cards cards_of(int kind, int count = 1) {
    return Cards{uint64_t(count) << 8 * kind};
}

// The union of two multisets.
CARDTOWN_FN inline Cards together(Cards one, Cards other) {
    return Cards{one.counts + other.counts};
}

// The cards without those taken, all of which are among them.
CARDTOWN_FN inline Cards without(Cards cards, Cards taken) {
    return Cards{cards.counts - taken.counts};
}

// The cards without those taken; missing ones are ignored.
CARDTOWN_FN inline Cards without_known(Cards cards, Cards taken) {
    Cards left;
    for (int kind = 0; kind < KINDS; ++kind) {
        const int more = cards.of(kind) - taken.of(kind);
        if (more > 0) left.counts |= cards_of(kind, more).counts;
    }
    return left;
}

// How many of each kind the deck has per player: 20 in all (K1.1).
constexpr Cards PER_PLAYER{cards_of(RESIDENTIAL, 6).counts | cards_of(COMMERCIAL, 3).counts |
                           cards_of(LEISURE, 3).counts | cards_of(INDUSTRIAL, 4).counts |
                           cards_of(PARKING, 4).counts};
// How many cards there are of each kind: 110 in all (K1.1).
constexpr Cards ALL_CARDS{cards_of(RESIDENTIAL, 34).counts | cards_of(COMMERCIAL, 24).counts |
                          cards_of(LEISURE, 12).counts | cards_of(MUNICIPAL, 4).counts |
                          cards_of(INDUSTRIAL, 20).counts | cards_of(PARKING, 16).counts};

// The cards of the deck (K1.2).
CARDTOWN_FN inline Cards deck_cards(int players) { return Cards{PER_PLAYER.counts * players}; }

// The Reserve: what is neither in the deck nor before a player (K1.2).
CARDTOWN_FN inline Cards reserve_cards(int players) {
    const Cards dealt = together(deck_cards(players), cards_of(MUNICIPAL, players));
    return without(ALL_CARDS, dealt);
}

// Write the kinds of the cards, sorted, and return how many there are.
CARDTOWN_FN inline int write_sorted(Cards cards, uint8_t* out) {
    int count = 0;
    for (int kind = 0; kind < KINDS; ++kind)
        for (int left = cards.of(kind); left > 0; --left) out[count++] = uint8_t(kind);
    return count;
}

}  // namespace cardtown::card_city
