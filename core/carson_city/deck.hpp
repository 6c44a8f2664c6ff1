// Decks: the 96 terrain cards and 21 characters that a table is played with. The Python twin:
// games/carson_city/deck.py.
#pragma once

#include "characters.hpp"
#include "elements.hpp"

namespace cardtown::carson_city {

constexpr int ERAS = 2;
constexpr int CARDS_PER_ERA = 48;
constexpr int TERRAIN = ERAS * CARDS_PER_ERA;
constexpr int HIGHEST_APPEAL = 9;

// The four parcels of a terrain card in reading order, four bits each.
using Parcels = uint16_t;

CARDTOWN_FN constexpr int parcel_at(Parcels parcels, int number) {
    return parcels >> 4 * number & 15;
}

// The back of a character: its first five suits from the strongest, three bits each (the sixth
// follows from them), or a skull.
using Back = uint16_t;
constexpr Back SKULL = 0x8000;

struct Deck {
    Parcels parcels[TERRAIN];
    Back backs[CHARACTERS];
    uint8_t character_appeals[CHARACTERS];
    uint8_t appeals[TERRAIN / 2];  // of two cards, four bits each
    uint8_t unused;

    CARDTOWN_FN int appeal(int terrain) const {
        return appeals[terrain / 2] >> 4 * (terrain % 2) & 15;
    }
};

// Write the six suits of a back without a skull, from the strongest.
CARDTOWN_FN inline void suits_of(Back back, uint8_t suits[SUITS]) {
    int missing = 0 + 1 + 2 + 3 + 4 + 5;
    for (int rank = 0; rank < SUITS - 1; ++rank) {
        suits[rank] = back >> 3 * rank & 7;
        missing -= suits[rank];
    }
    suits[SUITS - 1] = uint8_t(missing);
}

}  // namespace cardtown::carson_city
