// The 21 characters (C1.5) and when they are used. The Python twin:
// games/carson_city/characters.py.
#pragma once

#include "../portable.hpp"

namespace cardtown::carson_city {

enum Character : uint8_t {
    AUCTIONEER,
    BANKER,
    CAPTAIN,
    CHINESE_WORKER,
    COWBOY,
    DOCTOR,
    EDITOR,
    GOVERNOR,
    GROCER,
    GUNSMITH,
    HEROES,
    INDIAN,
    LAWYER,
    MERCENARY,
    PAPERBOY,
    PROSPECTOR,
    SETTLER,
    SHERIFF,
    SINGER,
    TEACHER,
    UNDERTAKER,
};

constexpr int CHARACTERS = 21;
constexpr int SUITS = 6;

// Used in this order, before the bids and after the reveal (C3.3, C3.5).
constexpr int BEFORE_BIDS = 5;
constexpr int AFTER_BIDS = 2;

CARDTOWN_FN constexpr Character before_bids(int step) {
    constexpr Character used[BEFORE_BIDS] = {GOVERNOR, LAWYER, CHINESE_WORKER, HEROES, GUNSMITH};
    return used[step];
}

CARDTOWN_FN constexpr Character after_bids(int step) { return step == 0 ? MERCENARY : DOCTOR; }

// The bonus that using the character adds to the bid.
CARDTOWN_FN constexpr int bonus_of(int character) {
    switch (character) {
        case HEROES: return 3;
        case GUNSMITH: return 6;
        case MERCENARY: return 5;
        case DOCTOR: return 2;
        default: return 0;
    }
}

// The symbols on a character card.
CARDTOWN_FN constexpr bool shows_arrow(int character) {
    switch (character) {
        case GOVERNOR:
        case LAWYER:
        case CHINESE_WORKER:
        case HEROES:
        case GUNSMITH:
        case MERCENARY:
        case DOCTOR: return true;
        default: return false;
    }
}

CARDTOWN_FN constexpr bool shows_dollar(int character) {
    return !shows_arrow(character) || character == HEROES || character == DOCTOR;
}

}  // namespace cardtown::carson_city
