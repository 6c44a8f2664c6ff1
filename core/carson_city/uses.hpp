// When to use a character: now, if it brings more than waiting for a better round would. The Python
// twin, with the reasons: bots/carson_city/characters.py.
#pragma once

#include "bidding.hpp"

namespace cardtown::carson_city {

// How even the gains of a governor or worker are, compared with an exponential.
constexpr double EVENNESS = 3.0;

// The average value of a use in a round, in points; found in games.
CARDTOWN_FN constexpr double mean_of_use(int character) {
    switch (character) {
        case GOVERNOR: return 8.0;
        case LAWYER: return 3.5;
        case CHINESE_WORKER: return 5.5;
        case HEROES: return 1.6;
        case GUNSMITH: return 2.4;
        case MERCENARY: return 1.5;
        default: return 0.6;  // the Doctor
    }
}

// The value of waiting, with that many more chances to use a character.
CARDTOWN_FN inline double waiting(double mean, int chances) {
    double value = 0;
    for (; chances > 0; --chances) value += mean * std::exp(-value / mean);
    return value;
}

CARDTOWN_FN inline double worth_of_waiting(int character, int chances) {
    const double mean = mean_of_use(character);
    if (character == GOVERNOR || character == CHINESE_WORKER) {
        // Their gains vary less than their size: only the part above the floor is random.
        const double floor = mean * (1 - 1 / EVENNESS);
        return chances ? floor + waiting(mean / EVENNESS, chances) : 0.0;
    }
    return waiting(mean, chances);
}

// The order of picks if the seat's total were higher by `bonus` (C3.6), once the bids are seen.
CARDTOWN_FN inline int order_with(const Table& table, int seat, int bonus, uint8_t* order) {
    uint8_t suits[SUITS];
    int rank[SUITS], totals[MAX_SEATS], count = 0;
    tiebreak(table, suits);
    for (int i = 0; i < SUITS; ++i) rank[suits[i]] = i;
    for (int one = 0; one < table.count; ++one) {
        if (one == table.lawyer) continue;
        const Estate& estate = table.seats[one];
        const int total = (estate.bid + estate.bonus + (one == seat ? bonus : 0)) * SUITS -
                          rank[estate.suit];
        int place = count++;
        for (; place > 0 && totals[place - 1] < total; --place) {
            totals[place] = totals[place - 1];
            order[place] = order[place - 1];
        }
        totals[place] = total;
        order[place] = uint8_t(one);
    }
    return count;
}

// The value of using the character now, and the value of waiting.
CARDTOWN_FN inline void write_use_values(const Table& table, int seat, int character,
                                         Outlook outlook, Rng& rng, const Thresholds& thresholds,
                                         int draws, double* values) {
    const int chances = character == GOVERNOR ? rounds_left(table) : ROUNDS - table.round;
    values[1] = worth_of_waiting(character, chances);
    PickForecast forecast;
    forecast.look_at(table, seat, outlook);
    if (table.bids_are_seen()) {
        uint8_t order[MAX_SEATS];
        int count = order_with(table, seat, bonus_of(character), order);
        const double with_bonus = forecast.outcome(order, count);
        count = order_with(table, seat, 0, order);
        values[0] = with_bonus - forecast.outcome(order, count);
        return;
    }
    const double* mine = forecast.gains[seat];
    const double best = mine[forecast.wishes[seat][0]];
    if (character == GOVERNOR) {
        values[0] = best - 0.3 * (best - mine[forecast.wishes[seat][1]]);
        return;
    }
    Auction auction;
    auction.look_at(table, forecast, rng, thresholds, draws);
    const int bonus = table.seats[seat].bonus;
    const double plain = auction.best_value(bonus);
    switch (character) {
        case LAWYER: values[0] = best - plain; return;
        case CHINESE_WORKER: values[0] = auction.best_value(bonus, 2) - plain; return;
        default: values[0] = auction.best_value(bonus + bonus_of(character)) - plain;
    }
}

}  // namespace cardtown::carson_city
