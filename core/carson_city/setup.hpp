// Set-ups and deals from untrusted bytes: read and checked. They are written by
// src/cardtown/fast/carson_city.py.
#pragma once

#include "deal.hpp"

namespace cardtown::carson_city {

// Reads bytes one by one; there must be enough of them.
struct Reader {
    const uint8_t* bytes;

    CARDTOWN_FN int next() { return *bytes++; }

    // Read distinct numbers below `end`; false if they are not.
    CARDTOWN_FN bool different(uint8_t* numbers, int count, int first, int end) {
        bool seen[256] = {};
        for (int i = 0; i < count; ++i) {
            const int number = next();
            if (number < first || number >= end || seen[number]) return false;
            seen[number] = true;
            numbers[i] = uint8_t(number);
        }
        return true;
    }
};

// The number of seats; the first auction card and the suit of six seats; the characters in the
// order of the deck; appeal and back of each, by character; four parcels and appeal of each card.
constexpr size_t SETUP_SIZE =
    1 + 2 * MAX_SEATS + CHARACTERS + CHARACTERS * (1 + SUITS) + TERRAIN * 5;
constexpr int SKULL_BYTE = 255;

CARDTOWN_FN inline bool read_back(Reader& reader, Back& back) {
    uint8_t suits[SUITS];
    if (*reader.bytes == SKULL_BYTE) {
        reader.bytes += SUITS;
        back = SKULL;
        return true;
    }
    if (!reader.different(suits, SUITS, 0, SUITS)) return false;
    back = 0;
    for (int rank = 0; rank < SUITS - 1; ++rank) back = Back(back | suits[rank] << 3 * rank);
    return true;
}

// Read a set-up. Returns an error message, or null.
CARDTOWN_LARGE inline const char* read_setup(const uint8_t* bytes, size_t size, Setup& setup) {
    if (size != SETUP_SIZE) return "the set-up has another size";
    Reader reader{bytes};
    setup = Setup{};
    setup.seats = uint8_t(reader.next());
    if (setup.seats < MIN_SEATS || setup.seats > MAX_SEATS) return "there must be 4 to 6 seats";
    bool real = false;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        setup.lowest[seat] = uint8_t(reader.next());
        if (setup.lowest[seat] > HIGHEST_CARD - HAND + 1) return "there is no such virtual seat";
        real = real || (seat < setup.seats && !setup.lowest[seat]);
    }
    if (!real) return "one seat must be real";
    if (!reader.different(setup.suits, MAX_SEATS, 0, SUITS)) return "suits must be different";
    if (!reader.different(setup.order, CHARACTERS, 0, CHARACTERS))
        return "characters must be different";
    for (int one = 0; one < CHARACTERS; ++one) {
        setup.deck.character_appeals[one] = uint8_t(reader.next());
        if (setup.deck.character_appeals[one] > HIGHEST_APPEAL) return "an appeal is too high";
        if (!read_back(reader, setup.deck.backs[one])) return "a back must show six suits";
    }
    for (int card = 0; card < TERRAIN; ++card) {
        for (int i = 0; i < 4; ++i) {
            const int parcel = reader.next();
            if (parcel >= PARCELS) return "there is no such parcel";
            setup.deck.parcels[card] = Parcels(setup.deck.parcels[card] | parcel << 4 * i);
        }
        const int appeal = reader.next();
        if (appeal > HIGHEST_APPEAL) return "an appeal is too high";
        setup.deck.appeals[card / 2] =
            uint8_t(setup.deck.appeals[card / 2] | appeal << 4 * (card % 2));
    }
    return nullptr;
}

// The characters; the terrain of both Eras; the auction cards of six seats in both Eras.
constexpr size_t DEAL_SIZE = CHARACTERS + TERRAIN + MAX_SEATS * ERAS * HAND;

// Read a deal. Returns an error message, or null.
CARDTOWN_FN inline const char* read_deal(const Setup& setup, const uint8_t* bytes, size_t size,
                                         Deal& deal) {
    if (size != DEAL_SIZE) return "the deal has another size";
    Reader reader{bytes};
    deal = Deal{};
    if (!reader.different(deal.characters, CHARACTERS, 0, CHARACTERS))
        return "characters must be different";
    for (int era = 0; era < ERAS; ++era)
        if (!reader.different(deal.terrain[era], CARDS_PER_ERA, era * CARDS_PER_ERA,
                              (era + 1) * CARDS_PER_ERA))
            return "the terrain of an Era must be different cards of it";
    for (int seat = 0; seat < MAX_SEATS; ++seat)
        for (int era = 0; era < ERAS; ++era)
            for (int i = 0; i < HAND; ++i) {
                const int card = reader.next();
                const bool is_virtual = seat < setup.seats && setup.lowest[seat];
                if (is_virtual ? card < 1 || card > HIGHEST_CARD : card != 0)
                    return "virtual seats have auction cards from 1 to 11";
                deal.virtual_piles[seat][era].put(i, card);
            }
    return nullptr;
}

CARDTOWN_FN inline void write_deal(const Deal& deal, uint8_t bytes[DEAL_SIZE]) {
    for (const uint8_t character : deal.characters) *bytes++ = character;
    for (const auto& era : deal.terrain)
        for (const uint8_t card : era) *bytes++ = card;
    for (const auto& seat : deal.virtual_piles)
        for (const auto& pile : seat)
            for (int i = 0; i < HAND; ++i) *bytes++ = uint8_t(pile.at(i));
}

}  // namespace cardtown::carson_city
