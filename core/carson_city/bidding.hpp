// Bids: what a card of the hand is likely to bring, less what it could bring later. The Python
// twin, with the reasons: bots/carson_city/bidding.py.
#pragma once

#include <cmath>

#include "rivals.hpp"

namespace cardtown::carson_city {

constexpr int DRAWS = 160;
// A real seat's bid: the stakes for its strongest card, and how far it strays from that.
constexpr double ALL_IN = 8.0;
constexpr double STRAY = 0.3;

// The stakes between which each card of a hand is played, by the number of rounds to come.
struct Thresholds {
    double of[HAND][HAND + 1];

    CARDTOWN_FN void begin() {
        // The value in points of picking one place earlier. Found in games; nine equal shares.
        constexpr double STAKES[] = {0.0, 0.4, 1.1, 1.7, 2.2, 2.7, 3.5, 4.5, 6.4};
        constexpr int SHARES = sizeof STAKES / sizeof *STAKES;
        for (int rounds = 0; rounds < HAND; ++rounds) {
            of[rounds][0] = 0;
            of[rounds][rounds + 1] = INFINITY;
            for (int i = 1; i <= rounds; ++i) {
                double sum = 0;
                for (const double stake : STAKES)
                    sum += smaller(larger(stake, of[rounds - 1][i - 1]), of[rounds - 1][i]);
                of[rounds][i] = sum / SHARES;
            }
        }
    }
};

// How many others the card beats on average in a later round.
CARDTOWN_FN inline double strength_of(const Table& table, int seat, int card) {
    double beaten = 0;
    for (int other = 0; other < table.count; ++other) {
        const uint32_t hand = table.seats[other].hand;
        if (other == seat || !hand) continue;
        const double lower =
            count_bits(hand & ((1u << card) - 1)) + 0.5 * (hand >> card & 1);
        beaten += lower / count_bits(hand);
    }
    return beaten;
}

// The value of each card of a hand in later rounds, relative to the weakest one.
CARDTOWN_FN inline void write_prices(const Table& table, int seat, const Thresholds& thresholds,
                                     double* prices) {
    const uint32_t hand = table.seats[seat].hand;
    const double* limits = thresholds.of[count_bits(hand) - 1];
    double cost = 0, below = 0;
    int index = 0;
    for (uint32_t left = hand; left; left &= left - 1, ++index) {
        const double own = strength_of(table, seat, lowest_bit(left));
        if (index) cost += limits[index] * (own - below);
        below = own;
        prices[index] = cost;
    }
}

// The chance that a seat bids each card of its hand, before normalization.
CARDTOWN_FN inline void write_chances(const Table& table, int seat, const double* gains,
                                      double* chances) {
    const int cards = count_bits(table.seats[seat].hand);
    for (int i = 0; i < cards; ++i) chances[i] = 1;
    if (table.seats[seat].is_virtual() || cards == 1) return;
    double most = gains[0], sum = 0;
    for (int i = 0; i < table.row_count; ++i) {
        most = larger(most, gains[i]);
        sum += gains[i];
    }
    const double stakes = most - sum / table.row_count;
    const double wanted = smaller(stakes / ALL_IN, 1.0);
    for (int i = 0; i < cards; ++i) {
        const double astray = (double(i) / (cards - 1) - wanted) / STRAY;
        chances[i] = std::exp(-(astray * astray) / 2) + 0.1;
    }
}

// The bidding of one round, from the seat that bids.
struct Auction {
    int cards;
    uint8_t hand[HAND];

    CARDTOWN_FN void look_at(const Table& table, const PickForecast& forecast_, Rng& rng,
                             const Thresholds& thresholds, int how_often = DRAWS) {
        forecast = &forecast_;
        samples = how_often;
        const int me = forecast_.seat;
        cards = 0;
        for (uint32_t left = table.seats[me].hand; left; left &= left - 1)
            hand[cards++] = uint8_t(lowest_bit(left));
        uint8_t suits[SUITS];
        tiebreak(table, suits);
        for (int i = 0; i < SUITS; ++i) rank[suits[i]] = i;
        own_rank = rank[table.seats[me].suit];
        draw(table, rng);
        write_prices(table, me, thresholds, prices);
    }

    // The value of the card in later rounds, relative to the weakest one.
    CARDTOWN_FN double price(int index) const { return prices[index]; }

    // The value of each card of the hand as a bid now.
    CARDTOWN_FN void write_values(int bonus, int picks, double* values) {
        for (double& known : outcomes) known = NAN;
        for (int i = 0; i < cards; ++i) values[i] = expect(hand[i], bonus, picks) - prices[i];
    }

    // The highest of these values.
    CARDTOWN_FN double best_value(int bonus, int picks = 1) {
        double values[HAND];
        write_values(bonus, picks, values);
        return values[first_of_largest(values, cards)];
    }

   private:
    static constexpr int ORDERS = 120;  // of five rivals

    const PickForecast* forecast;
    int samples, rivals, own_rank;
    int rank[SUITS];
    int totals[DRAWS][MAX_SEATS];      // the rivals' bids with their tie-breaks, strongest first
    uint8_t orders[DRAWS][MAX_SEATS];  // the rivals in the order in which they would pick
    uint8_t numbers[DRAWS];            // the number of that order
    double outcomes[ORDERS * MAX_SEATS];
    double prices[HAND];

    CARDTOWN_FN int strength(int total, int rank_of_suit) const {
        return total * SUITS - rank_of_suit;
    }

    // Many samples of the others' likely bids, each sorted, strongest first.
    CARDTOWN_FN void draw(const Table& table, Rng& rng) {
        rivals = 0;
        for (int seat = 0; seat < table.count; ++seat) {
            const Estate& estate = table.seats[seat];
            if (seat == forecast->seat || seat == table.lawyer || !estate.hand) continue;
            uint8_t held[HAND];
            int count = 0;
            for (uint32_t left = estate.hand; left; left &= left - 1)
                held[count++] = uint8_t(lowest_bit(left));
            double below[HAND], sum = 0;
            write_chances(table, seat, forecast->gains[seat], below);
            for (int i = 0; i < count; ++i) below[i] = sum += below[i];
            for (int i = 0; i < samples; ++i) {
                const double drawn = rng.chance() * sum;
                int index = 0;
                while (index < count - 1 && below[index] <= drawn) ++index;
                insert(i, seat, strength(held[index] + estate.bonus, rank[estate.suit]));
            }
            ++rivals;
        }
        for (int i = 0; i < samples; ++i) number_order(i);
    }

    CARDTOWN_FN void insert(int sample, int seat, int total) {
        int place = rivals;
        for (; place > 0 && totals[sample][place - 1] < total; --place) {
            totals[sample][place] = totals[sample][place - 1];
            orders[sample][place] = orders[sample][place - 1];
        }
        totals[sample][place] = total;
        orders[sample][place] = uint8_t(seat);
    }

    CARDTOWN_FN void number_order(int sample) {
        int number = 0;
        for (int i = 0; i < rivals; ++i) {
            int smaller_ones = 0;
            for (int j = i + 1; j < rivals; ++j)
                smaller_ones += orders[sample][j] < orders[sample][i];
            number = number * (rivals - i) + smaller_ones;
        }
        numbers[sample] = uint8_t(number);
    }

    // The average value of the picks after bidding this card.
    CARDTOWN_FN double expect(int card, int bonus, int picks) {
        const int mine = strength(card + bonus, own_rank);
        double sum = 0;
        for (int i = 0; i < samples; ++i) {
            int ahead = 0;
            while (ahead < rivals && totals[i][ahead] > mine) ++ahead;
            double& known = outcomes[numbers[i] * MAX_SEATS + ahead];
            if (known != known) {  // not computed yet (NaN)
                uint8_t order[MAX_SEATS];
                for (int j = 0; j < rivals; ++j) order[j + (j >= ahead)] = orders[i][j];
                order[ahead] = uint8_t(forecast->seat);
                known = forecast->outcome(order, rivals + 1, picks);
            }
            sum += known;
        }
        return sum / samples;
    }
};

}  // namespace cardtown::carson_city
