// The events of Carson City: what happened. The Python twin: games/carson_city/events.py.
#pragma once

#include "../portable.hpp"

namespace cardtown::carson_city {

// A word and the numbers that belong to it, in the order of the fields of the Python class. The
// final scores are read from the table.
struct Event {
    enum Word : uint8_t {
        SET_UP,
        ROUND_BEGAN,     // era, round
        REVEALED,        // character, how many were returned, these, terrain
        USED,            // seat, character
        EXTRA_REVEALED,  // terrain
        SOLD,            // seat, index
        BIDS_SEEN,       // card and bonus of every seat
        ORDER_SET,       // six suits, seats
        TOOK_TERRAIN,    // seat, index, terrain
        TOOK_CHARACTER,  // seat, index, character
        PLACED,          // seat, row, column
        NO_PLACE,        // seat
        LEFT_OVER,       // character or -1, terrain
        ADOPTED,         // seat, character
        SCORED,
    };
    static constexpr int MOST_NUMBERS = 32;

    Word word;
    uint8_t count = 0;
    int8_t numbers[MOST_NUMBERS];

    CARDTOWN_FN explicit Event(Word word) : word(word) {}
    CARDTOWN_FN Event(Word word, int one) : word(word) { add(one); }
    CARDTOWN_FN Event(Word word, int one, int two) : Event(word, one) { add(two); }
    CARDTOWN_FN Event(Word word, int one, int two, int three) : Event(word, one, two) {
        add(three);
    }

    CARDTOWN_FN void add(int number) { numbers[count++] = int8_t(number); }
};

// A sink that ignores all events.
struct IgnoreEvents {
    CARDTOWN_FN void operator()(const Event&) const {}
};

}  // namespace cardtown::carson_city
