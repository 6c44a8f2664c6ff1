// What a seat may know of a table. Everything else that a view shows is public. The Python twin:
// games/card_city/view.py, and the part of table.py that fills it.
#pragma once

#include "resample.hpp"
#include "table.hpp"

namespace cardtown::card_city {

// Cards in some place: those that the viewer knows, and how many others there are.
struct Holding {
    Cards known;
    int unknown;
};

// The part of the secret lot that the viewer knows.
CARDTOWN_FN inline Cards known_of_lot(const Table& table, int viewer) {
    return table.is_insider(viewer) ? table.lot() : table.known;
}

// The cards in a seat's hand; for the divider, the cards to divide.
CARDTOWN_FN inline Holding hand_seen(const Table& table, int viewer, int seat) {
    const Cards hand = table.seats[seat].hand;
    if (seat != table.holder || table.is_insider(viewer) || hand.empty()) return {hand, 0};
    return {table.known, hand.size() - table.known.size()};
}

// A division of this round: the face-down half as far as the viewer has seen or can deduce it, and
// the chooser's choice.
struct OfferSeen {
    enum Taken : int8_t { UNDECIDED = -1, OPEN, MIXED };

    Holding hidden;
    Taken taken;
};

// All divisions of this round, derived from the last to the first: each mixed lot is what was
// divided next, so knowledge about one implies something about those before it.
CARDTOWN_LARGE inline void offers_seen(const Table& table, int viewer, OfferSeen* seen) {
    if (!table.offer_count) return;
    Cards known = table.is_insider(viewer) ? table.last_offer().mixed()
                                           : together(table.known, table.played());
    bool decided = table.phase != Phase::CHOOSE;
    uint32_t heir = table.holder;
    for (int number = table.offer_count - 1; number >= 0; --number) {
        const Offer& offer = table.offers[number];
        const Cards hidden = without_known(known, offer.shown);
        seen[number].hidden = {hidden, offer.hidden.size() - hidden.size()};
        seen[number].taken = !decided               ? OfferSeen::UNDECIDED
                             : heir == offer.chooser ? OfferSeen::MIXED
                                                     : OfferSeen::OPEN;
        known = together(known, offer.open);
        heir = offer.divider;
        decided = true;
    }
}

// Whether the viewer knows the cards under the deck of a solo game (K2.4); in other games there are
// none.
CARDTOWN_FN inline bool sees_under(const Table& table, int viewer) {
    return table.players > 1 || table.is_insider(viewer);
}

// All cards that the viewer has not seen: in the deck or in secret places.
CARDTOWN_LARGE inline Cards unseen(const Table& table, int viewer) {
    Cards cards = without(table.lot(), known_of_lot(table, viewer));
    for (int place = table.drawn; place < table.deck_count; ++place)
        cards = together(cards, cards_of(table.deck[place]));
    if (!sees_under(table, viewer))
        for (int place = 0; place < table.under_count; ++place)
            cards = together(cards, cards_of(table.under[place]));
    return cards;
}

// How many cards the deck has, those put under it included.
CARDTOWN_FN inline int deck_left(const Table& table) {
    return table.deck_count - table.drawn + table.under_count;
}

}  // namespace cardtown::card_city
