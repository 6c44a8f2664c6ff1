// Deals everything again that a seat can't know. The Python twin: `resample` and its helpers in
// games/carson_city/table.py.
#pragma once

#include "table.hpp"

namespace cardtown::carson_city {

// Shuffle the unseen characters, keeping the back on top of the pile.
CARDTOWN_FN inline void reshuffle_characters(Table& table, Rng& rng) {
    const int unknown = table.unknown();
    if (!unknown) return;
    uint8_t* const pile = table.pile;
    int alike[CHARACTERS], count = 0;
    for (int i = 0; i < unknown; ++i)
        if (table.deck.backs[pile[i]] == table.deck.backs[pile[0]]) alike[count++] = i;
    const int top = alike[rng.below(uint32_t(count))];
    const uint8_t chosen = pile[top];
    pile[top] = pile[0];
    pile[0] = chosen;
    rng.shuffle(pile + 1, unknown - 1);
    uint8_t* const dealt = table.deal.characters + CHARACTERS - unknown;
    for (int i = 0; i < unknown; ++i) dealt[i] = pile[i];
}

CARDTOWN_FN inline void reshuffle_auction_cards(Table& table, int seat, Rng& rng) {
    for (int era = 1; era <= ERAS; ++era) {
        const int turned = era > table.era ? 0 : era < table.era ? HAND : table.turned;
        Nibbles<HAND>& pile = table.deal.virtual_piles[seat][era - 1];
        uint8_t rest[HAND];
        for (int i = turned; i < HAND; ++i) rest[i - turned] = uint8_t(pile.at(i));
        rng.shuffle(rest, HAND - turned);
        for (int i = turned; i < HAND; ++i) pile.put(i, rest[i - turned]);
    }
}

// Deal again what `seat` (NOBODY: a spectator) does not know.
CARDTOWN_LARGE inline void resample(Table& table, int seat, Rng& rng) {
    reshuffle_characters(table, rng);
    for (int era = 0; era < ERAS; ++era)
        rng.shuffle(table.deal.terrain[era] + table.drawn[era],
                    CARDS_PER_ERA - table.drawn[era]);
    for (int other = 0; other < table.count; ++other) {
        Estate& estate = table.seats[other];
        if (estate.is_virtual()) {
            reshuffle_auction_cards(table, other, rng);
        } else if (table.phase == Phase::BID && other != seat && estate.bid) {
            // A face-down bid may be any card of the hand.
            uint32_t hand = estate.hand;
            for (uint32_t skip = rng.below(uint32_t(count_bits(hand))); skip; --skip)
                hand &= hand - 1;
            estate.bid = uint8_t(lowest_bit(hand));
        }
    }
}

// The past actions that resampling may change, the last seat's first: face-down bids.
CARDTOWN_FN inline int secrets(const Table& table, Action* out) {
    int count = 0;
    if (table.phase != Phase::BID) return 0;
    for (int seat = table.count - 1; seat >= 0; --seat)
        if (table.seats[seat].bid) out[count++] = action(BID, table.seats[seat].bid);
    return count;
}

}  // namespace cardtown::carson_city
