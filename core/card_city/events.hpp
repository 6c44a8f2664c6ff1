// What happened, in one shape for all events. The Python twin: games/card_city/events.py.
#pragma once

#include "buildings.hpp"

namespace cardtown::card_city {

struct Event {
    enum Word : uint8_t {
        SET_UP,
        ROUND_BEGAN,
        OFFERED,
        CHOSEN,
        HELD,
        BUILT,
        DISCARDED,
        DEVELOPED,
        EARNED,
        BOUGHT,
        SCORED,
    };

    Word word;
    int seat = 0;    // the seat that acted, or that it happened to
    int kind = 0;    // of the building
    int cell = 0;    // where it stands
    int amount = 0;  // a number of the event
    int coins = 0;   // the seat's coins afterwards
    Cards cards{}, more{};

    CARDTOWN_FN static Event set_up(int first) { return {SET_UP, first}; }
    CARDTOWN_FN static Event round_began(int round, int first) {
        return {ROUND_BEGAN, first, 0, 0, round};
    }
    CARDTOWN_FN static Event offered(int divider, int chooser, Cards open, Cards shown, int hidden) {
        return {OFFERED, divider, 0, chooser, hidden, 0, open, shown};
    }
    CARDTOWN_FN static Event chosen(int seat, bool mixed) { return {CHOSEN, seat, 0, 0, mixed}; }
    CARDTOWN_FN static Event held(int seat, Cards cards, Cards under) {
        return {HELD, seat, 0, 0, 0, 0, cards, under};
    }
    CARDTOWN_FN static Event built(int seat, int kind, int cell, int coins) {
        return {BUILT, seat, kind, cell, 0, coins};
    }
    CARDTOWN_FN static Event gave_up(int seat, Cards cards) {
        return {DISCARDED, seat, 0, 0, 0, 0, cards};
    }
    CARDTOWN_FN static Event developed(int seat, int kind, int cell) {
        return {DEVELOPED, seat, kind, cell};
    }
    CARDTOWN_FN static Event earned(int seat, int income, int coins) {
        return {EARNED, seat, 0, 0, income, coins};
    }
    CARDTOWN_FN static Event bought(int seat, int cell, int price, int coins) {
        return {BOUGHT, seat, 0, cell, price, coins};
    }
    CARDTOWN_FN static Event scored() { return {SCORED}; }
};

// A sink that ignores all events.
struct IgnoreEvents {
    CARDTOWN_FN void operator()(const Event&) const {}
};

}  // namespace cardtown::card_city
