// The deal: everything that chance decides in a game of Card City, fixed at set-up. The Python
// twin: games/card_city/deal.py.
#pragma once

#include "../chance.hpp"
#include "buildings.hpp"
#include "lots.hpp"

namespace cardtown::card_city {

constexpr int SOLO_DRAW = 3;

// How many cards are drawn in a round: two per player (K2.1), three in a solo game (K2.4).
CARDTOWN_FN inline int drawn_per_round(int players) {
    return players > 1 ? CARDS_EACH * players : SOLO_DRAW;
}

// Who is first, and the deck from the top. The Leisures drawn in round 1 have already been moved to
// their final places (K2.1).
struct Deal {
    uint8_t first;
    uint8_t count;
    uint8_t cards[LARGEST_DECK];
};

// Put the Leisures among the cards of round 1 at the end of the deck, all others in order; return
// how many cards of round 1 are left.
CARDTOWN_FN inline int put_leisures_back(Deal& deal, int drawn) {
    int kept = 0;
    for (int place = 0; place < drawn; ++place)
        if (deal.cards[place] != LEISURE) deal.cards[kept++] = deal.cards[place];
    int end = kept;
    for (int place = drawn; place < deal.count; ++place) deal.cards[end++] = deal.cards[place];
    while (end < deal.count) deal.cards[end++] = LEISURE;
    return kept;
}

// `leisure 1`, `leisure 2` and so on.
struct LeisureLabel {
    char text[20] = "leisure ";

    CARDTOWN_FN explicit LeisureLabel(int times) {
        char* end = text + 8;
        for (int rest = times; rest; rest /= 10) ++end;
        for (*end = 0; times; times /= 10) *--end = char('0' + times % 10);
    }
};

// The deal of a seed. The labels are part of the record format: they never change. While there is
// Leisure among the cards of round 1, `leisure 1`, `leisure 2` ... shuffle the rest of the deck
// with these Leisures at its end, and as many cards as were taken out are drawn again (K2.1).
CARDTOWN_LARGE inline Deal deal_of(int players, const Text& seed) {
    Deal deal{};
    uint8_t seats[MAX_SEATS];
    for (int seat = 0; seat < players; ++seat) seats[seat] = uint8_t(seat);
    shuffle(seed, "first player", seats, players);
    deal.first = seats[0];
    deal.count = uint8_t(write_sorted(deck_cards(players), deal.cards));
    shuffle(seed, "deck", deal.cards, deal.count);
    const int drawn = drawn_per_round(players);
    for (int times = 1;; ++times) {
        const int kept = put_leisures_back(deal, drawn);
        if (kept == drawn) return deal;
        shuffle(seed, LeisureLabel(times).text, deal.cards + kept, deal.count - kept);
    }
}

// The cards in a new order; the first `of_round_1` were drawn in round 1, and so are no Leisures
// (K2.1). Drawing every card in turn from those left is what Python's `sample` does.
template <class Rng>
CARDTOWN_LARGE void shuffle_again(uint8_t* cards, int count, int of_round_1, Rng& rng) {
    uint8_t left[LARGEST_DECK], later[LARGEST_DECK];
    for (int number = 0; number < count; ++number) left[number] = cards[number];
    int first = 0, rest = 0;
    for (int size = count; size > 0; --size) {
        const int drawn = int(rng.below(uint32_t(size)));
        const uint8_t card = left[drawn];
        left[drawn] = left[size - 1];
        if (card != LEISURE && first < of_round_1)
            cards[first++] = card;
        else
            later[rest++] = card;
    }
    for (int number = 0; number < rest; ++number) cards[first + number] = later[number];
}

}  // namespace cardtown::card_city
