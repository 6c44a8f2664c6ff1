// Set-up (K1): how many players there are, and the rule switches. The Python twin:
// games/card_city/setup.py.
#pragma once

#include "deal.hpp"

namespace cardtown::card_city {

struct Setup {
    uint8_t players;
    bool once;     // each district develops at most once per round (K4.5)
    bool joining;  // a development may join districts (K4.4)
};

// Read a set-up from untrusted bytes: players, once, joining. Returns an error message, or null.
CARDTOWN_FN inline const char* read_setup(const uint8_t* bytes, size_t size, Setup& setup) {
    if (size != 3) return "the set-up has another size";
    if (bytes[0] < 1 || bytes[0] > MAX_SEATS) return "there must be 1 to 4 seats";
    if (bytes[1] > 1 || bytes[2] > 1) return "a switch is on or off";
    setup = {bytes[0], bytes[1] == 1, bytes[2] == 1};
    return nullptr;
}

// Read a deal from untrusted bytes: who is first, and the deck from the top. Returns an error
// message, or null.
CARDTOWN_FN inline const char* read_deal(const Setup& setup, const uint8_t* bytes, size_t size,
                                         Deal& deal) {
    const Cards deck = deck_cards(setup.players);
    deal = Deal{};
    deal.count = uint8_t(write_sorted(deck, deal.cards));
    if (size != size_t(1 + deal.count)) return "the deal has another size";
    deal.first = bytes[0];
    if (deal.first >= setup.players) return "the first player has no seat";
    Cards seen;
    for (int place = 0; place < deal.count; ++place) {
        const uint8_t kind = bytes[1 + place];
        if (kind >= KINDS || seen.of(kind) == deck.of(kind)) return "these are not the deck's cards";
        seen = together(seen, cards_of(kind));
        deal.cards[place] = kind;
        if (kind == LEISURE && place < drawn_per_round(setup.players))
            return "round 1 has no Leisures";  // K2.1
    }
    return nullptr;
}

}  // namespace cardtown::card_city
