// Looking one round ahead: what the next cards could make of a city. The Python twin:
// bots/card_city/lookahead.py.
#pragma once

#include "turns.hpp"

namespace cardtown::card_city {

// How much better than average the cards of a seat are, on the way to the best.
constexpr double CHOICE = 0.3;

// The value of the assets after the next round; `turns` are those of that round.
CARDTOWN_FN inline double outlook(const Turns& turns, const Assets& assets, Cards to_come) {
    const double base = turns.settle(assets).value;
    if (to_come.empty()) return base;
    double gains[KINDS];
    int counts[KINDS], kinds = 0;
    for (int kind = 0; kind < KINDS; ++kind) {
        if (!to_come.has(kind)) continue;
        const Turns::Step found = turns.best_build(assets, cards_of(kind));
        const double gain = found.kind < 0 ? 0.0 : found.settled.value - base;
        int at = kinds++;
        for (; at && gain < gains[at - 1]; --at) {
            gains[at] = gains[at - 1];
            counts[at] = counts[at - 1];
        }
        gains[at] = gain;
        counts[at] = to_come.of(kind);
    }
    const int all = to_come.size();
    double sum = 0, upper = 0;
    for (int at = 0, number = 0; at < kinds; ++at)
        for (int i = 0; i < counts[at]; ++i, ++number) {
            sum += gains[at];
            if (number >= all / 2) upper += gains[at];
        }
    const double mean = sum / all, better = upper / (all - all / 2);
    return base + 2 * (mean + CHOICE * (better - mean));
}

}  // namespace cardtown::card_city
