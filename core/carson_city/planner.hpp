// The planner: values the promise of a city, what rivals will take, and the price of a bid. The
// Python twin: bots/carson_city/planner.py. It gets a table, but uses only what its seat may know.
#pragma once

#include "greedy.hpp"
#include "lookahead.hpp"
#include "sales.hpp"
#include "uses.hpp"

namespace cardtown::carson_city {

// How much a planner thinks about a place, instead of a clock, which only a slower planner would
// need.
struct Effort {
    int places;  // how many places are examined more closely
    int cards;   // with how many of the cards that may come next
    int draws = DRAWS;  // how often the bids of others are sampled
};

constexpr Effort LEAST_EFFORT{4, FEWEST_CARDS};

// A planner for all seats of one table.
struct Planner {
    Worth learned[ALL_ROUNDS];  // by the number of rounds to come
    Greedy greedy;

    // Clear what is cached about cities; `learned` must be set.
    CARDTOWN_FN void begin() {
        greedy.begin();
        grounds.begin();
        thresholds.begin();
    }

    // The best option; the first one if several are equal.
    CARDTOWN_FN Action choose(const Table& table, int seat, Rng rng, Effort effort) {
        Action found[MAX_OPTIONS];
        const int count = options(table, seat, found);
        if (count == 1) return found[0];
        double values[MAX_OPTIONS];
        write_values(table, seat, found, count, rng, effort, values);
        return found[first_of_largest(values, count)];
    }

    // The value of each option: points at once and the expectation for later.
    CARDTOWN_FN void write_values(const Table& table, int seat, const Action* found, int count,
                                  Rng rng, Effort effort, double* values) {
        switch (table.phase) {
            case Phase::PLACE: return write_places(table, seat, rng, effort, values);
            case Phase::PICK:
            case Phase::TAKE_AT_ONCE: {
                PickForecast forecast;
                forecast.look_at(table, seat, outlook_of(table));
                const int later = larger(table.order_count - table.turn, 0);
                for (int i = 0; i < table.row_count; ++i)
                    values[i] = forecast.gains[seat][i] -
                                forecast.rest(table.order + table.turn, later, i);
                return add_sales(table, seat, found, count, table.row_count, values);
            }
            case Phase::BID: {
                const int cards = write_bids(table, seat, rng, values, effort.draws);
                return add_sales(table, seat, found, count, cards, values);
            }
            case Phase::USE_BEFORE:
            case Phase::USE_AFTER:
                return write_use_values(table, seat, operand_of(found[0]), outlook_of(table), rng,
                                        thresholds, effort.draws, values);
            default: return write_ending(table, seat, found, count, values);
        }
    }

    Grounds grounds;
    Thresholds thresholds;
    Survey next;  // of a possible city in the next round

    CARDTOWN_FN const Worth& worth_of(const Table& table) const {
        return learned[rounds_left(table)];
    }

    CARDTOWN_FN Outlook outlook_of(const Table& table) {
        return Outlook{worth_of(table), greedy.worth, grounds, greedy.grounds};
    }

    // --- terrain -----------------------------------------------------------------------------

    // Every place by its promise; the best ones also by what could come next.
    CARDTOWN_FN void write_places(const Table& table, int seat, Rng& rng, Effort effort,
                                  double* values) {
        int cells[MAX_OPTIONS], order[MAX_OPTIONS], count = 0;
        Survey& survey = grounds.at(table, seat, worth_of(table)).survey;
        survey.find(table.deck.parcels[table.holding], [&](int cell, double gain) {
            cells[count] = cell;
            values[count++] = gain;
        });
        for (int i = 0; i < count; ++i) {
            int place = i;
            for (; place > 0 && values[order[place - 1]] < values[i]; --place)
                order[place] = order[place - 1];
            order[place] = i;
        }
        const int best = smaller(count, effort.places);
        if (best > 1) look_closer(table, seat, rng, effort, cells, order, best, values, count);
    }

    CARDTOWN_FN void look_closer(const Table& table, int seat, Rng& rng, Effort effort,
                                 const int* cells, const int* order, int best, double* values,
                                 int count) {
        const Holding have = Holding::of(table, seat);
        uint8_t cards[CARDS_PER_ERA];
        const int left = rounds_left(table);
        int coming = left ? next_cards(table, cards) : 0;
        const bool looks_ahead = coming >= FEWEST_CARDS;
        if (looks_ahead) rng.shuffle(cards, coming);
        coming = smaller(coming, effort.cards);
        double seen[MAX_OPTIONS];
        for (int i = 0; i < best; ++i) {
            const Holding after = have.after_placing(table.deck, cells[order[i]]);
            seen[i] = looks_ahead
                          ? outlook(table.deck, after, learned[left - 1], cards, coming, next)
                          : values[order[i]];
            seen[i] += sales_of(after);
        }
        refine(values, count, order, seen, best);
    }

    // Give the options in `order` the exact values; all others stay behind them.
    CARDTOWN_FN static void refine(double* values, int count, const int* order, const double* seen,
                                   int best) {
        double most = seen[0], least = seen[0];
        for (int i = 1; i < best; ++i) {
            most = larger(most, seen[i]);
            least = smaller(least, seen[i]);
        }
        const double shift = values[order[0]] - most, floor = least + shift;
        for (int i = 0; i < count; ++i) values[i] = smaller(values[i], floor - 0.001);
        for (int i = 0; i < best; ++i) values[order[i]] = seen[i] + shift;
    }

    // The points of the sales that are possible now; cards worth keeping apart.
    CARDTOWN_FN static int sales_of(const Holding& have) {
        if (!(have.owned >> AUCTIONEER & 1)) return 0;
        return best_sales(have, 1) - have.points();
    }

    // --- the auction -------------------------------------------------------------------------

    // Every card of the hand as a bid. Returns how many there are.
    CARDTOWN_FN int write_bids(const Table& table, int seat, Rng& rng, double* values,
                               int draws = DRAWS) {
        PickForecast forecast;
        forecast.look_at(table, seat, outlook_of(table));
        Auction auction;
        auction.look_at(table, forecast, rng, thresholds, draws);
        if (seat == table.lawyer)  // the card is discarded without effect
            for (int i = 0; i < auction.cards; ++i) values[i] = -auction.price(i);
        else
            auction.write_values(table.seats[seat].bonus, seat == table.two_picks ? 2 : 1, values);
        return auction.cards;
    }

    CARDTOWN_FN void write_prices(const Table& table, int seat, double* prices) const {
        carson_city::write_prices(table, seat, thresholds, prices);
    }

    // --- sales and the end -------------------------------------------------------------------

    // Add the sales of cards in the way that may come first; sales for points wait till the end.
    CARDTOWN_FN void add_sales(const Table& table, int seat, const Action* found, int count,
                               int others, double* values) const {
        if (count == others) return;
        const double best = values[first_of_largest(values, others)];
        const Holding have = Holding::of(table, seat);
        const Worth& worth = worth_of(table);
        const double now = have.value(worth);
        for (int i = others; i < count; ++i) {
            const double gain = have.after_sale(operand_of(found[i])).value(worth) - now;
            values[i] = best + gain - SALE_POINTS;
        }
    }

    // Adoption and last sales: exact, with the sales that may follow.
    CARDTOWN_FN static void write_ending(const Table& table, int seat, const Action* found,
                                         int count, double* values) {
        const Holding have = Holding::of(table, seat);
        const int now = have.points();
        for (int i = 0; i < count; ++i) {
            const int operand = operand_of(found[i]);
            switch (kind_of(found[i])) {
                case ADOPT: values[i] = best_sales(have.with(operand)) - now; break;
                case SELL: values[i] = best_sales(have.after_sale(operand)) - now; break;
                default:
                    values[i] = table.phase == Phase::LAST_SALE ? 0 : best_sales(have) - now;
            }
        }
    }
};

}  // namespace cardtown::carson_city
