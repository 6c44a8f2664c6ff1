// The Auctioneer's sales (C6.3): the best cards to sell, found by trying them all. The Python twin:
// bots/carson_city/sales.py.
#pragma once

#include "position.hpp"

namespace cardtown::carson_city {

constexpr int SALES_FOLLOWED = 5;
constexpr int SALE_POINTS = 7;

// The points after the best sales. At each step, only the best `width` sales are followed.
CARDTOWN_FN inline int best_sales(const Holding& have, int width = SALES_FOLLOWED) {
    int best = have.points();
    if (!(have.owned >> AUCTIONEER & 1) || have.estate.sold >= MOST_SALES) return best;
    int points[MOST_TAKEN], cards[MOST_TAKEN], count = 0;
    for (uint32_t left = sellable(have.estate); left; left &= left - 1) {
        const int card = lowest_bit(left);
        const int after = have.after_sale(card).points();
        int place = count++;
        for (; place > 0 && points[place - 1] < after; --place) {
            points[place] = points[place - 1];
            cards[place] = cards[place - 1];
        }
        points[place] = after;
        cards[place] = card;
    }
    for (int i = 0; i < smaller(count, width); ++i)
        best = larger(best, best_sales(have.after_sale(cards[i]), width));
    return best;
}

}  // namespace cardtown::carson_city
