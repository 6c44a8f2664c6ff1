// The parts of a seat's score, and how options change them. The Python twin: `Estate` of
// games/card_city/effects.py.
#pragma once

#include "scoring.hpp"

namespace cardtown::card_city {

// A city, its owner's coins, and how many Industrials were bought.
struct Assets {
    City city;
    int32_t coins;
    int32_t purchases;

    CARDTOWN_FN int points() const { return score(city, coins).total(); }
    CARDTOWN_FN int price() const { return industrial_price(purchases); }

    CARDTOWN_FN void build(int kind, int cell) {
        if (kind == LEISURE) coins -= LEISURE_PRICE;  // K3.6
        city.place(kind, cell);
    }

    CARDTOWN_FN void buy(int cell) {
        coins -= price();
        ++purchases;
        city.place(INDUSTRIAL, cell);
    }

    CARDTOWN_FN bool can_buy(Cards reserve) const {
        return coins >= price() && reserve.has(INDUSTRIAL);
    }

    CARDTOWN_FN bool operator==(const Assets& other) const {
        bool same = coins == other.coins && purchases == other.purchases;
        for (int kind = 0; kind < KINDS; ++kind)
            same = same && city.boards[kind] == other.city.boards[kind];
        return same;
    }
};

// Call `use` with every kind of the hand and every cell where it can be built (K3).
template <class Use>
CARDTOWN_FN void each_build(const Assets& assets, Cards hand, Use use) {
    for (int kind = 0; kind < KINDS; ++kind)
        if (hand.has(kind))
            assets.city.cells(kind, assets.coins).each([&](int cell) { use(kind, cell); });
}

}  // namespace cardtown::card_city
