// The sealed bids of a round as what they are, a game that all seats play at once: bids that nobody
// can gain from foreseeing are found by regret matching.
#pragma once

#include "bidding.hpp"

namespace cardtown::carson_city {

// Number of an item, each being as likely as its share of the sum; `below` has the sums so far.
CARDTOWN_FN inline int draw_from(const double* below, int count, Rng& rng) {
    const double drawn = rng.chance() * below[count - 1];
    int index = 0;
    while (index < count - 1 && below[index] <= drawn) ++index;
    return index;
}

CARDTOWN_FN inline void sum_up(double* chances, int count) {
    for (int i = 1; i < count; ++i) chances[i] += chances[i - 1];
}

// How bids of the same number are told apart.
struct Ties {
    int rank[SUITS];

    CARDTOWN_FN explicit Ties(const Table& table) {
        uint8_t suits[SUITS];
        tiebreak(table, suits);
        for (int i = 0; i < SUITS; ++i) rank[suits[i]] = i;
    }

    // Of two bids, the stronger one has more.
    CARDTOWN_FN int strength(const Table& table, int seat, int card) const {
        const Estate& estate = table.seats[seat];
        return (card + estate.bonus) * SUITS - rank[estate.suit];
    }
};

// What everybody's bids in this round can bring.
struct Standoff {
    PickForecast forecast;  // with what cards are worth to the seats themselves
    double prices[MAX_SEATS][HAND];

    CARDTOWN_FN void look_at(const Table& table, int seat, Outlook outlook,
                             const Thresholds& thresholds) {
        forecast.look_at(table, seat, outlook);
        for (int one = 0; one < table.count; ++one) {
            if (one != seat && !table.seats[one].is_virtual())
                outlook.write_gains(table, one, forecast.gains[one]);
            sort_wishes(forecast.gains[one], forecast.cards, forecast.wishes[one]);
            if (table.seats[one].hand) write_prices(table, one, thresholds, prices[one]);
        }
    }

    // What the picks of a seat are worth to it after these others have picked.
    CARDTOWN_FN double outcome(const Table& table, int seat, const uint8_t* ahead,
                               int count) const {
        uint32_t taken = 0;
        for (int i = 0; i < count; ++i) pick(table, ahead[i], taken);
        return pick(table, seat, taken);
    }

   private:
    CARDTOWN_FN double pick(const Table& table, int seat, uint32_t& taken) const {
        double sum = 0;
        for (int picks = seat == table.two_picks ? 2 : 1; picks > 0; --picks)
            for (int i = 0; i < forecast.cards; ++i) {
                const int index = forecast.wishes[seat][i];
                if (taken >> index & 1) continue;
                taken |= 1u << index;
                sum += forecast.gains[seat][index];
                break;
            }
        return sum;
    }
};

// How everybody bids who expects the same of everybody: each card of a hand with its chance.
class Equilibrium {
   public:
    double chances[MAX_SEATS][HAND];

    // `draw` says what a rival of the seat bids, as the number of a card of its hand, or NOTHING
    // where it bids as somebody who can't be foreseen. The more often it says so, the more it pays
    // the seat to foresee its rivals, and the easier it is to foresee itself.
    template <class Draw>
    CARDTOWN_FN void find(const Table& table, const Standoff& standoff, int seat, Rng& rng,
                          Draw draw) {
        begin(table);
        const Ties ties(table);
        for (int round = 1; round <= ROUNDS_OF_REGRET; ++round) {
            int bids[MAX_SEATS], seen[MAX_SEATS];
            for (int i = 0; i < count_; ++i) {
                const int one = seats_[i];
                double now[HAND];
                write_strategy(one, now);
                for (int card = 0; card < cards_[one]; ++card)
                    chances[one][card] += round * now[card];
                for (int card = 1; card < cards_[one]; ++card) now[card] += now[card - 1];
                bids[one] = seen[one] = draw_from(now, cards_[one], rng);
                if (one == seat) continue;
                const int foreseen = draw(one);
                if (foreseen != NOTHING) seen[one] = foreseen;
            }
            for (int i = 0; i < count_; ++i) {
                const int one = seats_[i];
                if (!table.seats[one].is_virtual())
                    regret(table, standoff, ties, one, one == seat ? seen : bids);
            }
        }
        for (int i = 0; i < count_; ++i) {
            double sum = 0;
            for (int card = 0; card < cards_[seats_[i]]; ++card) sum += chances[seats_[i]][card];
            for (int card = 0; card < cards_[seats_[i]]; ++card) chances[seats_[i]][card] /= sum;
        }
    }

   private:
    static constexpr int ROUNDS_OF_REGRET = 250;

    int count_;
    uint8_t seats_[MAX_SEATS];  // that bid
    int cards_[MAX_SEATS];
    uint8_t hands_[MAX_SEATS][HAND];
    double regrets_[MAX_SEATS][HAND];

    CARDTOWN_FN void begin(const Table& table) {
        count_ = 0;
        for (int seat = 0; seat < table.count; ++seat) {
            if (seat == table.lawyer) continue;
            seats_[count_++] = uint8_t(seat);
            cards_[seat] = 0;
            for (uint32_t hand = table.seats[seat].hand; hand; hand &= hand - 1) {
                regrets_[seat][cards_[seat]] = chances[seat][cards_[seat]] = 0;
                hands_[seat][cards_[seat]++] = uint8_t(lowest_bit(hand));
            }
        }
    }

    // In proportion to what a card would have brought beyond the bids made; where nothing would
    // have, all alike: so does a virtual seat, which has no regrets.
    CARDTOWN_FN void write_strategy(int seat, double* now) const {
        double sum = 0;
        for (int card = 0; card < cards_[seat]; ++card)
            sum += now[card] = larger(regrets_[seat][card], 0.0);
        for (int card = 0; card < cards_[seat]; ++card)
            now[card] = sum > 0 ? now[card] / sum : 1.0 / cards_[seat];
    }

    // Add what each card of the seat would have brought against the bids of the others.
    CARDTOWN_FN void regret(const Table& table, const Standoff& standoff, const Ties& ties,
                            int seat, const int* bids) {
        int totals[MAX_SEATS], others = 0;
        uint8_t order[MAX_SEATS];
        for (int i = 0; i < count_; ++i) {
            const int one = seats_[i];
            if (one == seat) continue;
            const int total = ties.strength(table, one, hands_[one][bids[one]]);
            int place = others++;
            for (; place > 0 && totals[place - 1] < total; --place) {
                totals[place] = totals[place - 1];
                order[place] = order[place - 1];
            }
            totals[place] = total;
            order[place] = uint8_t(one);
        }
        double brought[HAND], now[HAND], mean = 0, outcome = 0;
        int last = NOTHING;
        write_strategy(seat, now);
        for (int card = 0; card < cards_[seat]; ++card) {
            const int own = ties.strength(table, seat, hands_[seat][card]);
            int ahead = 0;
            while (ahead < others && totals[ahead] > own) ++ahead;
            if (ahead != last) outcome = standoff.outcome(table, seat, order, ahead);
            last = ahead;
            brought[card] = outcome - standoff.prices[seat][card];
            mean += now[card] * brought[card];
        }
        for (int card = 0; card < cards_[seat]; ++card)
            regrets_[seat][card] = larger(regrets_[seat][card] + brought[card] - mean, 0.0);
    }
};

}  // namespace cardtown::carson_city
