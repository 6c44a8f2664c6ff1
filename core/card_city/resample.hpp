// Deals everything again that a seat can't know. The Python twin: `resample` and its helpers in
// games/card_city/table.py.
#pragma once

#include "solo.hpp"
#include "table.hpp"

namespace cardtown::card_city {

constexpr int SPECTATOR = -1;

// Change the divisions of this round to these cards, with the same cards face up.
CARDTOWN_FN inline void change_offers(Table& table, Cards cards) {
    for (int number = 0; number < table.offer_count; ++number) {
        Offer& offer = table.offers[number];
        offer.hidden = without(cards, together(offer.open, offer.shown));
        cards = offer.mixed();
    }
}

// Replace the unknown lot by this one: in the deal, the hands and the offers.
CARDTOWN_FN inline void change_lot(Table& table, Cards lot) {
    Cards cards = together(lot, table.played());
    if (table.phase != Phase::CHOOSE) table.seats[table.holder].hand = lot;
    for (int number = 0; number < table.offer_count; ++number)
        cards = together(cards, table.offers[number].open);
    write_sorted(cards, table.deck + table.drawn - cards.size());
    change_offers(table, cards);
}

// The past actions that resampling may change, the last ones first: in a solo game the cards kept
// in every round, otherwise the divisions of this round.
CARDTOWN_FN inline int secrets(const Table& table, Action* out) {
    int count = 0;
    if (table.players == 1) {
        for (int round = rounds_kept(table) - 1; round >= 0; --round)
            out[count++] = action(KEEP, table.kept[round] & 15, table.kept[round] >> 4);
        return count;
    }
    for (int number = table.offer_count - 1; number >= 0; --number) {
        const Offer& offer = table.offers[number];
        out[count++] = division(offer.open, offer.shown, offer.hidden);
    }
    return count;
}

// Whether the table of a solo game knows what was kept in earlier rounds. One made from a view does
// not: its numbers are 0, and those of two cards kept are never both 0.
CARDTOWN_FN inline bool knows_kept(const Table& table) {
    return rounds_kept(table) == 0 || table.kept[0] != 0;
}

// Deal again what `seat` does not know: in a game of several players, the secret lot and the deck.
template <class Rng>
CARDTOWN_LARGE void resample(Table& table, int seat, Rng& rng) {
    if (table.players == 1 && seat == SPECTATOR && knows_kept(table))
        return redeal_unseen(table, rng);
    const Cards lot = table.lot();
    const Cards known = table.is_insider(seat) ? lot : table.known;
    uint8_t unseen[LARGEST_DECK + LARGEST_HAND];
    const int hidden = write_sorted(without(lot, known), unseen);
    int count = hidden;
    for (int place = table.drawn; place < table.deck_count; ++place)
        unseen[count++] = table.deck[place];
    shuffle_again(unseen, count, table.round == 1 ? hidden : 0, rng);
    for (int number = hidden; number < count; ++number)
        table.deck[table.drawn + number - hidden] = unseen[number];
    if (!hidden) return;
    Cards dealt = known;
    for (int number = 0; number < hidden; ++number)
        dealt = together(dealt, cards_of(unseen[number]));
    change_lot(table, dealt);
}

}  // namespace cardtown::card_city
