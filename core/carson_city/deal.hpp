// The deal: everything that chance decides in a game of Carson City, fixed at set-up (C2). The
// Python twin: games/carson_city/deal.py.
#pragma once

#include "../chance.hpp"
#include "deck.hpp"

namespace cardtown::carson_city {

constexpr int MIN_SEATS = 4;
constexpr int MAX_SEATS = 6;
constexpr int HAND = 9;
constexpr int HIGHEST_CARD = 11;

// Numbers below 16, four bits each.
template <int COUNT>
struct Nibbles {
    uint8_t pairs[(COUNT + 1) / 2];

    CARDTOWN_FN int at(int place) const { return pairs[place / 2] >> 4 * (place % 2) & 15; }
    CARDTOWN_FN void put(int place, int number) {
        uint8_t& pair = pairs[place / 2];
        const int shift = 4 * (place % 2);
        pair = uint8_t((pair & ~(15 << shift)) | number << shift);
    }
};

// The seats, and the cards that they play with.
struct Setup {
    Deck deck;
    uint8_t order[CHARACTERS];  // the characters in the order of the deck file
    uint8_t seats;
    uint8_t suits[MAX_SEATS];
    // The first auction card of a virtual seat (C2.3); 0 for a real seat.
    uint8_t lowest[MAX_SEATS];
};

// The order of every pile, top card first.
struct Deal {
    uint8_t characters[CHARACTERS];
    uint8_t terrain[ERAS][CARDS_PER_ERA];      // numbers of the deck, from 0 to 95
    Nibbles<HAND> virtual_piles[MAX_SEATS][ERAS];  // auction cards; 0 for real seats
};

// The deal of a seed. The labels are part of the record format: they never change.
CARDTOWN_LARGE inline Deal deal_of(const Setup& setup, const Text& seed) {
    Deal deal{};
    for (int i = 0; i < CHARACTERS; ++i) deal.characters[i] = setup.order[i];
    shuffle(seed, "characters", deal.characters, CHARACTERS);
    for (int era = 0; era < ERAS; ++era) {
        for (int i = 0; i < CARDS_PER_ERA; ++i)
            deal.terrain[era][i] = uint8_t(era * CARDS_PER_ERA + i);
        shuffle(seed, era ? "terrain II" : "terrain I", deal.terrain[era], CARDS_PER_ERA);
    }
    for (int seat = 0; seat < setup.seats; ++seat) {
        if (!setup.lowest[seat]) continue;
        for (int era = 0; era < ERAS; ++era) {
            char label[] = "pile 0 II";
            label[5] = char('0' + seat);
            uint8_t cards[HAND];
            for (int i = 0; i < HAND; ++i) cards[i] = uint8_t(setup.lowest[seat] + i);
            shuffle(seed, Text(label, era ? 9 : 8), cards, HAND);
            for (int i = 0; i < HAND; ++i) deal.virtual_piles[seat][era].put(i, cards[i]);
        }
    }
    return deal;
}

}  // namespace cardtown::carson_city
