// Knots: the effect of a card's four parcels on each other, and on the counts of a whole city. The
// Python twin: bots/carson_city/knots.py.
#pragma once

#include "worth.hpp"

namespace cardtown::carson_city {

// The state of a cell before the card, as far as a knot depends on it: two bits for each parcel.
enum Was : uint8_t { WAS_OPEN, WAS_EMPTY, WAS_SOLID, WAS_HOUSE };
constexpr int KEYS = 256;

// Counts over a whole city (C5.3), or their changes by a card.
struct Totals {
    int ranches, mines, house_value;
    int ranch_counters, mine_counters, house_counters;
    int city_halls, counted;

    CARDTOWN_FN int points() const {
        return ranches * ranch_counters + mines * mine_counters + house_value * house_counters +
               city_halls * counted;
    }

    // Add that many parcels that show the element.
    CARDTOWN_FN void add(int element, int count = 1) {
        house_value += count * house_value_of(element);
        switch (element) {
            case MOUNTAIN:
            case HOUSE:
            case TOWNHOUSE:
            case OUTLAWS: return;
            case RANCH: ranches += count; break;
            case MINE: mines += count; break;
            case BLACKSMITH:
                ranch_counters += count;
                mine_counters += count;
                break;
            case DRUGSTORE: ranch_counters += count; break;
            case BANK: mine_counters += count; break;
            case CHURCH:
            case GENERAL_STORE: house_counters += count; break;
            case CITY_HALL: city_halls += count; break;
        }
        counted += count;
    }
};

struct Knot {
    double value;
    int counted;  // the change of the points of the totals
};

// The effect of a card's parcels on each other, with four cells whose state is `key`.
CARDTOWN_FN inline Knot tie_knot(const Worth& worth, const int kinds[4], int key,
                                 const Totals& totals) {
    const auto& beside = worth.beside;
    int were[4];
    Totals after = totals;
    for (int i = 0; i < 4; ++i) {
        switch (key >> (6 - 2 * i) & 3) {
            case WAS_OPEN: were[i] = OPEN_KIND; break;
            case WAS_EMPTY: were[i] = EMPTY_KIND; break;
            case WAS_SOLID: were[i] = kinds[i]; break;
            default: were[i] = HOUSE;
        }
        if (kinds[i] == were[i] || kinds[i] == EMPTY_KIND) continue;
        if (were[i] == HOUSE)
            ++after.house_value;  // a Townhouse covers it (C4.4)
        else
            after.add(kinds[i]);
    }
    double sum = 0;
    for (int i = 1; i < 4; ++i)
        for (int j = 0; j < i; ++j)
            sum += beside[kinds[i]][kinds[j]] - beside[kinds[i]][were[j]] -
                   beside[were[i]][kinds[j]] + beside[were[i]][were[j]];
    return Knot{sum, after.points() - totals.points()};
}

}  // namespace cardtown::carson_city
