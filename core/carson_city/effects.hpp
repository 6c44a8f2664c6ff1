// How a score changes once a card is laid. The Python twin: games/carson_city/effects.py.
#pragma once

#include "scoring.hpp"
#include "worth.hpp"

namespace cardtown::carson_city {

// The number of a cell among those of the frame.
CARDTOWN_FN inline int number_in_frame(const City& city, int cell) {
    return city.frame_row(cell) * SPAN + city.frame_column(cell);
}

// What each parcel of a city earns, by its cell in the frame. A parcel shows one element.
struct EarnedByCell {
    static constexpr int CELLS = SPAN * SPAN;

    const City& city;
    int16_t points[CELLS] = {};
    Element elements[CELLS] = {};

    CARDTOWN_FN void earn(Line, Element element, int cell, int earned) {
        const int at = number_in_frame(city, cell);
        points[at] = int16_t(points[at] + earned);
        elements[at] = element;
    }
};

// A city, scored, with the bits of its owner's characters and the number of cards sold.
struct ScoredEstate {
    City city;
    uint32_t owned;
    int sold;
    EarnedByCell earned{city};
    Score score;

    CARDTOWN_FN ScoredEstate(const City& city, uint32_t owned, int sold)
        : city(city), owned(owned), sold(sold), score(itemize(this->city, owned, sold, earned)) {}
    ScoredEstate(const ScoredEstate&) = delete;

    CARDTOWN_FN ScoredEstate place(Parcels card, int cell) const {
        City extended = city;
        extended.place(card, cell);
        return {extended, owned, sold};
    }
};

// Call `use` with element, points before and points after of the parcels at a cell of the frame
// whose points change: two of them where a card covers what earned something.
template <class Use>
CARDTOWN_FN void each_change(const ScoredEstate& before, const ScoredEstate& after, int at, Use use) {
    const Element was = before.earned.elements[at], now = after.earned.elements[at];
    const int earned = before.earned.points[at], earns = after.earned.points[at];
    if (was == now) {
        if (earned != earns) use(now, earned, earns);
        return;
    }
    const auto gone = [&] {
        if (earned) use(was, earned, 0);
    };
    if (was < now) gone();
    if (earns) use(now, 0, earns);
    if (was > now) gone();
}

}  // namespace cardtown::carson_city
