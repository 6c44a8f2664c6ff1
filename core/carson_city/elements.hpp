// What a parcel can show (C1.3). The Python twin: games/carson_city/elements.py.
#pragma once

#include "../portable.hpp"

namespace cardtown::carson_city {

enum Element : uint8_t {
    MOUNTAIN,
    HOUSE,
    TOWNHOUSE,
    MINE,
    RANCH,
    BLACKSMITH,
    DRUGSTORE,
    BANK,
    SALOON,
    HOTEL,
    GENERAL_STORE,
    CHURCH,
    PRISON,
    CITY_HALL,
    OUTLAWS,
};

constexpr int ELEMENTS = 15;
// A parcel is a number from 0 to 15: 0 is empty, the others show the element one below.
constexpr int EMPTY = 0;
constexpr int PARCELS = ELEMENTS + 1;

CARDTOWN_FN constexpr int parcel_of(int element) { return element + 1; }

}  // namespace cardtown::carson_city
