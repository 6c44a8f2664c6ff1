// The worth of a seat's assets at the end of a round. The Python twins: bots/card_city/worth.py,
// and `points_now` of greedy.py. Numbers are added in the same order as there, so that values are
// equal to the last bit.
#pragma once

#include "table.hpp"
#include "terms.hpp"

namespace cardtown::card_city {

// For each number of rounds left, from 1, a weight for each term: alone, and with others.
struct Weights {
    double solo[ROUNDS - 1][TERMS];
    double several[ROUNDS - 1][TERMS];
};

class Worth {
   public:
    // The current points; free cells and coins break ties.
    CARDTOWN_FN static Worth now() { return Worth(NOW, nullptr, {}); }

    // With `left` rounds to come, which may bring these cards.
    CARDTOWN_FN static Worth later(const Weights& weights, int players, int left, Cards to_come) {
        if (left <= 0) return Worth(END, nullptr, {});
        const double count = larger(to_come.size(), 1);
        return Worth(LATER, players == 1 ? weights.solo[left - 1] : weights.several[left - 1],
                     {to_come.of(COMMERCIAL) / count, to_come.of(INDUSTRIAL) / count,
                      to_come.of(LEISURE) / count, to_come.of(RESIDENTIAL) / count});
    }

    CARDTOWN_FN double of(const Assets& assets) const {
        switch (kind_) {
            case NOW: {
                const City& city = assets.city;
                const Board cells = city.cells(PARKING, 0) | city.cells(INDUSTRIAL, 0);
                return assets.points() + 0.01 * cells.count() + 0.0001 * assets.coins;
            }
            case END: return assets.points() + 0.01 * (assets.coins % COINS_PER_POINT);
            default:
                return promise(assets, assets.city.districts(RESIDENTIAL),
                               assets.city.districts(COMMERCIAL));
        }
    }

    // The same, of assets whose districts are known.
    CARDTOWN_FN double of(const Assets& assets, const Districts& homes,
                          const Districts& shops) const {
        return kind_ == LATER ? promise(assets, homes, shops) : of(assets);
    }

   private:
    enum Kind : uint8_t { NOW, END, LATER };

    CARDTOWN_FN Worth(Kind kind, const double* weights, const Shares& shares)
        : kind_(kind), weights_(weights), shares_(shares) {}

    CARDTOWN_FN double promise(const Assets& assets, const Districts& homes,
                               const Districts& shops) const {
        double terms[TERMS], sum = 0;
        TermCounter{assets, homes, shops, terms}.count(shares_);
        for (int term = 0; term < TERMS; ++term) sum += weights_[term] * terms[term];
        return sum;
    }

    Kind kind_;
    const double* weights_;
    Shares shares_;
};

}  // namespace cardtown::card_city
