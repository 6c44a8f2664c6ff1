// Whom a seat plays against: nobody tells the champion, and views have no memory. But every city
// shows in which order its cards were laid and where, and a planner lays them elsewhere than a
// greedy player. What virtual players do is known exactly (C2.3, C3.7).
#pragma once

#include "planner.hpp"
#include "standoff.hpp"

namespace cardtown::carson_city {

// Whom a rival may turn out to be: a planner, a greedy player, somebody who is a bit of both and
// bids as nobody can foresee, or a planner whose bids foresee those of the seat itself.
enum RivalKind : uint8_t { PLANS, GRABS, WANDERS, FORESEES };
constexpr int RIVAL_KINDS = 4;

// How likely each option is for somebody who mostly chooses the best.
CARDTOWN_FN inline void soften(const double* values, int count, double heat, double* chances) {
    const double most = values[first_of_largest(values, count)];
    double sum = 0;
    for (int i = 0; i < count; ++i) sum += chances[i] = std::exp((values[i] - most) / heat);
    for (int i = 0; i < count; ++i) chances[i] /= sum;
}

// What is believed of one rival.
struct Rival {
    double kinds[RIVAL_KINDS];             // how likely it is of each kind, added up
    double bids[RIVAL_KINDS][HAND];        // how likely each of them bids each card, added up
    uint8_t wishes[RIVAL_KINDS][MOST_IN_ROW];  // the cards of the row, those it wants most first
};

struct Beliefs {
    static constexpr double PRIOR[RIVAL_KINDS] = {0.4, 0.2, 0.2, 0.2};
    static constexpr double LEAST = 0.02;  // no kind is ever ruled out
    // How often a card is laid where nobody would expect it, and how far a planner strays from what
    // a city promises: it looks ahead.
    static constexpr double ASTRAY = 0.1;
    static constexpr double PLACE_HEAT = 0.4;
    static constexpr double BID_HEAT = 0.3;

    // Judge a real seat by its city: how likely it is of each kind.
    CARDTOWN_FN void judge(const Planner& planner, const Table& table, int seat, double* kinds) {
        for (int kind = 0; kind < RIVAL_KINDS; ++kind) kinds[kind] = PRIOR[kind];
        const Estate& estate = table.seats[seat];
        int lying = 0;
        for (int i = 0; i < estate.taken_count; ++i) lying += estate.taken[i].lies();
        if (lying < 2 || estate.sold) return;  // after a sale nobody knows what the city was
        const uint32_t owned = table.owned_by(seat);
        const int before = ROUNDS * (table.era - 1) + table.round - 1;
        City city = empty_city();
        int number = 0;
        for (int i = 0; i < estate.taken_count; ++i) {
            const Taken& one = estate.taken[i];
            if (!one.lies()) continue;
            const Parcels card = table.deck.parcels[one.terrain()];
            const int cell =
                window_cell(one.row() - city.top + MARGIN, one.column() - city.left + MARGIN);
            if (number) {
                // Rounds in which it took a character are unknown: cards are spread over all.
                const int round = number * larger(before - 1, 0) / (lying - 1);
                const Worth& worth = planner.learned[ALL_ROUNDS - 1 - smaller(round, ALL_ROUNDS - 1)];
                const double plans = likelihood(worth, city, owned, card, cell, PLACE_HEAT);
                const double grabs = likelihood(planner.greedy.worth, city, owned, card, cell, 0);
                kinds[PLANS] *= plans;
                kinds[FORESEES] *= plans;
                kinds[GRABS] *= grabs;
                kinds[WANDERS] *= 0.4 * plans + 0.4 * grabs + 0.02;
            }
            city.place(card, cell);
            ++number;
        }
        double sum = 0;
        for (int kind = 0; kind < RIVAL_KINDS; ++kind) sum += kinds[kind];
        for (int kind = 0; kind < RIVAL_KINDS; ++kind)
            kinds[kind] = LEAST + (1 - RIVAL_KINDS * LEAST) * kinds[kind] / sum;
    }

    // What a rival may bid and take in this round.
    CARDTOWN_FN void foresee(Planner& planner, const Table& table, int seat, Rng& rng,
                             Rival& rival) {
        const Estate& estate = table.seats[seat];
        const int cards = count_bits(estate.hand);
        double gains[MOST_IN_ROW];
        if (estate.is_virtual()) {
            for (int i = 0; i < table.row_count; ++i) gains[i] = table.appeal_of(table.row[i]);
            for (int kind = 0; kind < RIVAL_KINDS; ++kind) {
                rival.kinds[kind] = 1;
                sort_wishes(gains, table.row_count, rival.wishes[kind]);
                for (int i = 0; i < cards; ++i) rival.bids[kind][i] = i + 1;
            }
            return;
        }
        double near[MOST_IN_ROW], half[MOST_IN_ROW], values[MAX_OPTIONS];
        planner.outlook_of(table).write_gains(table, seat, gains);
        planner.greedy.write_gains(table, seat, near);
        for (int i = 0; i < table.row_count; ++i) half[i] = (gains[i] + near[i]) / 2;
        sort_wishes(gains, table.row_count, rival.wishes[PLANS]);
        sort_wishes(gains, table.row_count, rival.wishes[FORESEES]);
        sort_wishes(near, table.row_count, rival.wishes[GRABS]);
        sort_wishes(half, table.row_count, rival.wishes[WANDERS]);
        Rng own{rng.next()};
        if (cards) {  // after the last bids of an Era there are none
            planner.write_bids(table, seat, own, values);
            soften(values, cards, BID_HEAT, rival.bids[PLANS]);
            planner.greedy.write_bids(table, seat, values);
            soften(values, cards, BID_HEAT, rival.bids[GRABS]);
        }
        for (int i = 0; i < cards; ++i)
            rival.bids[WANDERS][i] =
                (rival.bids[PLANS][i] + rival.bids[GRABS][i]) / 4 + 0.5 / cards;
        // Until the champion knows better, with its own bids in mind.
        for (int i = 0; i < cards; ++i) rival.bids[FORESEES][i] = rival.bids[PLANS][i];
        judge(planner, table, seat, rival.kinds);
        sum_up(rival.kinds, RIVAL_KINDS);
        for (double* chances : rival.bids) sum_up(chances, cards);
    }

   private:
    Survey past;

    // How likely somebody who values cities so lays a card at this cell; without `heat`, it is the
    // first of the best cells.
    CARDTOWN_FN double likelihood(const Worth& worth, const City& city, uint32_t owned,
                                  Parcels card, int cell, double heat) {
        past.look_at(city, owned, worth);
        double gains[MAX_OPTIONS], chances[MAX_OPTIONS];
        int count = 0, chosen = NOTHING;
        past.find(card, [&](int one, double gain) {
            if (one == cell) chosen = count;
            gains[count++] = gain;
        });
        if (chosen == NOTHING) return ASTRAY;  // it had other characters then
        if (!heat)
            return (chosen == first_of_largest(gains, count)) * (1 - ASTRAY) + ASTRAY / count;
        soften(gains, count, heat, chances);
        return (1 - ASTRAY) * chances[chosen] + ASTRAY / count;
    }
};

}  // namespace cardtown::carson_city
