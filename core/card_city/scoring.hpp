// Scoring a city and its owner's coins (K6.1), line by line as on the score sheet. The Python
// twin: games/card_city/scoring.py.
#pragma once

#include "city.hpp"

namespace cardtown::card_city {

constexpr int COINS_PER_POINT = 5;

struct Score {
    int residential;
    int free_cells;
    int coins;

    CARDTOWN_FN int total() const { return residential + free_cells + coins; }
};

CARDTOWN_FN inline Score score(const City& city, int coins) {
    return {city.triangles(RESIDENTIAL), -city.vacant(), coins / COINS_PER_POINT};
}

}  // namespace cardtown::card_city
