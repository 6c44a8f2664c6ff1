// Looking one round ahead: which cell leaves the best places for the cards that may come next. The
// Python twin, with the reasons: bots/carson_city/lookahead.py.
#pragma once

#include "position.hpp"

namespace cardtown::carson_city {

// A seat takes the best of about this many cards, as it seldom picks first or last.
constexpr int OFFER = 3;
constexpr int FEWEST_CARDS = 2 * OFFER;

// The terrain cards that the next round may show, in the order of the deck.
CARDTOWN_FN inline int next_cards(const Table& table, uint8_t cards[CARDS_PER_ERA]) {
    int era = table.era - 1, drawn = table.drawn[era], count = 0;
    if (table.era == 1 && table.round == ROUNDS) era = 1, drawn = 0;
    bool unseen[CARDS_PER_ERA] = {};
    for (int i = drawn; i < CARDS_PER_ERA; ++i)
        unseen[table.deal.terrain[era][i] - era * CARDS_PER_ERA] = true;
    for (int i = 0; i < CARDS_PER_ERA; ++i)
        if (unseen[i]) cards[count++] = uint8_t(era * CARDS_PER_ERA + i);
    return count;
}

// The mean of the best gain over all offers that can be drawn; sorts the gains.
CARDTOWN_FN inline double best_of_offer(double* gains, int count) {
    for (int i = 1; i < count; ++i) {
        const double gain = gains[i];
        int place = i;
        for (; place > 0 && gains[place - 1] > gain; --place) gains[place] = gains[place - 1];
        gains[place] = gain;
    }
    const double offers = double(count * (count - 1) * (count - 2) / 6);
    double sum = 0;
    for (int lower = 0; lower < count; ++lower)
        sum += gains[lower] * (double(lower * (lower - 1) / 2) / offers);
    return sum;
}

// The average value of a holding with a card of the next round, one of these.
CARDTOWN_FN inline double outlook(const Deck& deck, const Holding& have, const Worth& worth,
                                  const uint8_t* cards, int count, Survey& survey) {
    survey.look_at(have.estate.city, have.owned, worth);
    double gains[CARDS_PER_ERA];
    for (int i = 0; i < count; ++i) gains[i] = survey.best(deck.parcels[cards[i]]).gain;
    return have.value(worth) + best_of_offer(gains, count);
}

}  // namespace cardtown::carson_city
