// Dividing and choosing: what each seat gets if everyone cuts and chooses by what it can see. The
// Python twin, with the reasons: bots/card_city/dividing.py.
#pragma once

#include <cmath>

#include "gains.hpp"
#include "position.hpp"

namespace cardtown::card_city {

// The difference in points that makes a modelled choice likely, but not certain.
constexpr double DOUBT = 1.0;
// How much a point of an average opponent counts against a point of the seat itself.
constexpr double DENIAL = 0.3;
// The largest number of cards whose division is searched.
constexpr int EXACT_CARDS = 4;

// The points that every seat gets.
struct Payoff {
    double of[MAX_SEATS] = {};
};

CARDTOWN_FN inline double logistic(double value) {
    return 1 / (1 + std::exp(-larger(-30.0, smaller(30.0, value))));
}

// The rest of phase 1, as a seat sees it.
class Bargain {
   public:
    CARDTOWN_FN Bargain(const Position& position, Gains* gains)
        : position_(position), gains_(gains) {}

    // The value of a payoff to a seat.
    CARDTOWN_FN double objective(int seat, const Payoff& payoff) const {
        double sum = 0;
        for (int one = 0; one < position_.players; ++one) sum += payoff.of[one];
        const double others = sum - payoff.of[seat];
        return payoff.of[seat] - DENIAL * others / (position_.players - 1);
    }

    // The payoff of a division, as the modelled chooser takes it.
    CARDTOWN_FN Payoff value_of_division(int holder, int number, Cards open, Cards shown,
                                         Cards hidden) {
        Gains& theirs = gains_[position_.chooser(number)];
        const double seen =
            theirs.expected(OrderedCards(shown), hidden.size(), {position_.unseen, hidden});
        const double chance = logistic((theirs.pair(open) - seen) / DOUBT);
        const Cards mixed = together(shown, hidden);
        const Payoff taken = value_of_open(open, mixed, holder, number);
        const Payoff left = value_of_mixed(open, mixed, holder, number);
        Payoff payoff;
        for (int seat = 0; seat < position_.players; ++seat)
            payoff.of[seat] = chance * taken.of[seat] + (1 - chance) * left.of[seat];
        return payoff;
    }

    // The chooser keeps the open lot; the holder goes on with the mixed one.
    CARDTOWN_FN Payoff value_of_open(Cards open, Cards mixed, int holder, int number) {
        const int chooser = position_.chooser(number);
        Payoff payoff = value_of_holding(mixed, holder, number + 1);
        payoff.of[chooser] = gains_[chooser].pair(open);
        return payoff;
    }

    // The holder keeps the open lot; the chooser goes on with the mixed one.
    CARDTOWN_FN Payoff value_of_mixed(Cards open, Cards mixed, int holder, int number) {
        Payoff payoff = value_of_holding(mixed, position_.chooser(number), number + 1);
        payoff.of[holder] = gains_[holder].pair(open);
        return payoff;
    }

    // The average payoff if a seat holds these cards to divide.
    CARDTOWN_FN Payoff value_of_holding(Cards cards, int holder, int number) {
        if (cards.size() == CARDS_EACH) {
            Payoff payoff;
            payoff.of[holder] = gains_[holder].pair(cards);
            return payoff;
        }
        if (cards.size() > EXACT_CARDS) return value_of_shares(cards, holder, number);
        for (int at = 0; at < known_count_; ++at)
            if (known_[at].cards.counts == cards.counts && known_[at].holder == holder &&
                known_[at].number == number)
                return known_[at].payoff;
        const Payoff payoff = best(cards, holder, number);
        if (known_count_ < MOST_REMEMBERED) known_[known_count_++] = {cards, holder, number, payoff};
        return payoff;
    }

   private:
    struct Held {
        Cards cards;
        int holder, number;
        Payoff payoff;
    };
    static constexpr int MOST_REMEMBERED = 2 * MOST_HALVES;

    const Position& position_;
    Gains* gains_;
    Held known_[MOST_REMEMBERED];
    int known_count_ = 0;

    CARDTOWN_FN Payoff best(Cards cards, int holder, int number) {
        Action found[MAX_OPTIONS];
        const int count = divisions(cards, found);
        uint8_t sorted[LARGEST_HAND];
        write_sorted(cards, sorted);
        Payoff best;
        double most = 0;
        for (int i = 0; i < count; ++i) {
            const Payoff payoff = value_of_division(
                holder, number, pick(sorted, unsigned(first_of(found[i]))),
                pick(sorted, unsigned(second_of(found[i]))),
                pick(sorted, unsigned(third_of(found[i]))));
            const double value = objective(holder, payoff);
            if (i && !(value > most)) continue;
            best = payoff;
            most = value;
        }
        return best;
    }

    CARDTOWN_FN Payoff value_of_shares(Cards cards, int holder, int number) {
        const OrderedCards line(cards);
        Payoff payoff;
        payoff.of[holder] = gains_[holder].share(line);
        for (int later = number; later < position_.players - 1; ++later) {
            const int seat = position_.chooser(later);
            payoff.of[seat] = gains_[seat].share(line);
        }
        return payoff;
    }
};

// The value of each division to the divider.
CARDTOWN_FN inline void write_divide_values(const Position& position, Bargain& bargain,
                                            const Action* found, int count, double* values) {
    for (int i = 0; i < count; ++i)
        values[i] = bargain.objective(
            position.seat,
            bargain.value_of_division(position.seat, position.offers,
                                      position.lot(first_of(found[i])),
                                      position.lot(second_of(found[i])),
                                      position.lot(third_of(found[i]))));
}

// Some of the halves, drawn by their chances, as Python's `choices` draws them; `draw` gives
// numbers from 0 to below 1.
template <class Draw>
CARDTOWN_FN void draw_halves(const Half* halves, int count, int most, Draw draw, Half* out) {
    double sums[MOST_HALVES], sum = 0;
    for (int i = 0; i < count; ++i) sums[i] = sum += halves[i].chance;
    for (int drawn = 0; drawn < most; ++drawn) {
        const double wanted = draw() * sum;
        int at = 0;
        while (at < count - 1 && sums[at] <= wanted) ++at;
        out[drawn] = {halves[at].cards, 1.0 / most};
    }
}

// The values of the open and the mixed lot to the chooser. All possible face-down halves count, or
// at most `most` of them, drawn at random.
template <class Draw>
CARDTOWN_FN void write_choose_values(const Position& position, Bargain& bargain, int most,
                                     Draw draw, double* values) {
    Half halves[MOST_HALVES], drawn[MOST_HALVES];
    int count = hidden_halves(position.unseen, position.hidden.unknown, halves);
    const Half* weighed = halves;
    if (count > most) {
        draw_halves(halves, count, most, draw, drawn);
        weighed = drawn;
        count = most;
    }
    const Cards known = together(position.shown, position.hidden.known);
    const int number = position.offers - 1;
    values[0] = values[1] = 0;
    for (int i = 0; i < count; ++i) {
        const Cards mixed = together(known, weighed[i].cards);
        const Payoff open =
            bargain.value_of_open(position.open, mixed, position.divider, number);
        values[0] += weighed[i].chance * bargain.objective(position.seat, open);
        const Payoff left =
            bargain.value_of_mixed(position.open, mixed, position.divider, number);
        values[1] += weighed[i].chance * bargain.objective(position.seat, left);
    }
}

}  // namespace cardtown::card_city
