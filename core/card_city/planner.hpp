// The planner: values the promise of a city, looks a round ahead, and divides against choosers. The
// Python twin: bots/card_city/planner.py. It gets a table, but uses only what its seat may know.
// `ms` sets the amount of thinking as in Python, though it takes far less time here.
#pragma once

#include "dividing.hpp"
#include "greedy.hpp"
#include "lookahead.hpp"

namespace cardtown::card_city {

class Planner {
   public:
    CARDTOWN_FN Planner(const Weights& weights, double ms)
        : weights_(weights),
          ms_(ms),
          finishes_(2 + within(ms / MS_PER_FINISH)),
          candidates_(within(ms / MS_PER_CANDIDATE)),
          halves_(larger(1, within(ms))) {}

    // The best option; `draw` gives numbers from 0 to below 1.
    template <class Draw>
    CARDTOWN_FN Action choose(const Table& table, int seat, Draw draw) const {
        Action found[MAX_OPTIONS];
        const int count = options(table, seat, found);
        if (count == 1) return found[0];
        double values[MAX_OPTIONS];
        write_values(table, seat, found, count, draw, values);
        return found[Greedy::best_of(values, count)];
    }

    // The value of each option, relative to the current points.
    template <class Draw>
    CARDTOWN_FN void write_values(const Table& table, int seat, const Action* found, int count,
                                  Draw draw, double* values) const {
        const Position position(table, seat);
        const Verb verb = verb_of(found[0]);
        if (verb == DIVIDE || verb == TAKE_OPEN)
            return write_lots(position, found, count, draw, values);
        Outcome outcomes[MAX_PLACINGS];
        switch (verb) {
            case KEEP: keep(position, found, count, outcomes); break;
            case BUILD:
            case DISCARD: build(position, found, count, outcomes); break;
            case DEVELOP: develop(position, found, count, outcomes); break;
            default: buy(position, found, count, outcomes); break;
        }
        for (int i = 0; i < count; ++i) values[i] = outcomes[i].value;
        look_ahead(position, verb, outcomes, count, values);
        const int points = position.mine().points();
        for (int i = 0; i < count; ++i) values[i] -= points;
    }

   private:
    static constexpr double MS_PER_CANDIDATE = 2, MS_FOR_PAIRS = 15, MS_PER_FINISH = 1;
    // At most two kinds can be built, at 24 cells each.
    static constexpr int MAX_PLACINGS = 2 * CELLS;

    const Weights& weights_;
    double ms_;
    int finishes_, candidates_, halves_;

    CARDTOWN_FN static int within(double number) { return int(smaller(number, 1e6)); }

    // The turns of this round, or of a later one.
    CARDTOWN_FN Turns turns_of(const Position& position, Cards to_come, int later = 0) const {
        return {Worth::later(weights_, position.players, position.left - later, to_come),
                position.reserve, position.rules};
    }

    // --- the seat's own city -------------------------------------------------------------------

    CARDTOWN_FN void keep(const Position& position, const Action* found, int count,
                          Outcome* outcomes) const {
        for (int i = 0; i < count; ++i) {
            const Cards kept = position.kept(found[i]);
            const Turns turns =
                turns_of(position, together(position.to_come, without(position.hand, kept)));
            outcomes[i] = ms_ >= MS_FOR_PAIRS ? turns.finish(position.mine(), kept)
                                              : turns.quick(position.mine(), kept);
        }
    }

    // Each option with its best continuation; less promising ones without a continuation.
    CARDTOWN_FN void build(const Position& position, const Action* found, int count,
                           Outcome* outcomes) const {
        const Turns turns = turns_of(position, position.to_come);
        for (int i = 0; i < count; ++i) outcomes[i] = turns.settle(position.after(found[i]));
        if (position.hand.size() == 1 || count == 1) return;
        int order[MAX_PLACINGS];
        sort_by_value(outcomes, count, order);
        const int most = smaller(finishes_, count);
        double floor = 0;
        for (int at = 0; at < most; ++at) {
            const int i = order[at];
            const Cards rest = without(position.hand, cards_of(first_of(found[i])));
            outcomes[i] = turns.finish(position.after(found[i]), rest);
            floor = at ? smaller(floor, outcomes[i].value) : outcomes[i].value;
        }
        for (int at = most; at < count; ++at) outcomes[order[at]].value = floor - 0.001;
    }

    CARDTOWN_FN void develop(const Position& position, const Action* found, int count,
                             Outcome* outcomes) const {
        const Turns turns = turns_of(position, position.to_come);
        for (int i = 0; i < count; ++i) {
            const Board grown = position.grown | Board::of(second_of(found[i]));
            outcomes[i] = turns.settle(position.after(found[i]), grown);
        }
    }

    CARDTOWN_FN void buy(const Position& position, const Action* found, int count,
                         Outcome* outcomes) const {
        const Worth worth = turns_of(position, position.to_come).worth;
        for (int i = 0; i < count; ++i) {
            const Assets after = position.after(found[i]);
            outcomes[i] = {worth.of(after), after};
        }
    }

    // Sort the numbers of the outcomes, best first; a stable sort.
    CARDTOWN_FN static void sort_by_value(const Outcome* outcomes, int count, int* order) {
        for (int i = 0; i < count; ++i) {
            int at = i;
            for (; at && outcomes[i].value > outcomes[order[at - 1]].value; --at)
                order[at] = order[at - 1];
            order[at] = i;
        }
    }

    // Value the best outcomes by what the next round can bring; those that were not examined stay
    // behind those that were.
    CARDTOWN_FN void look_ahead(const Position& position, Verb verb, const Outcome* outcomes,
                                int count, double* values) const {
        if (candidates_ < 2) return;
        const bool buys = verb == BUY || verb == PASS;
        const Turns now = turns_of(position, position.to_come);
        int order[MAX_PLACINGS], looked = 0, seen_count = 0;
        Outcome seen[MAX_PLACINGS];
        sort_by_value(outcomes, count, order);
        for (; looked < count; ++looked) {
            Outcome outcome = outcomes[order[looked]];
            if (!buys) now.trade(outcome);
            int at = 0;
            while (at < seen_count && !(seen[at].assets == outcome.assets)) ++at;
            if (at == seen_count) {
                if (seen_count == candidates_) break;
                outcome.value = value_after(position, outcome);
                seen[seen_count++] = outcome;
            }
            values[order[looked]] = seen[at].value;
        }
        double floor = 0;
        for (int at = 0; at < looked; ++at)
            floor = at ? smaller(floor, values[order[at]]) : values[order[at]];
        for (int at = looked; at < count; ++at)
            values[order[at]] = smaller(values[order[at]], floor - 0.001);
    }

    // The value of the outcome after the next round, or at the end.
    CARDTOWN_FN double value_after(const Position& position, const Outcome& outcome) const {
        if (position.left == 0) return outcome.value;
        return outlook(turns_of(position, position.to_come, 1), outcome.assets, position.to_come);
    }

    // --- lots ------------------------------------------------------------------------------------

    template <class Draw>
    CARDTOWN_FN void write_lots(const Position& position, const Action* found, int count,
                                Draw draw, double* values) const {
        const Turns turns = turns_of(position, position.to_come);
        Gains gains[MAX_SEATS];
        for (int seat = 0; seat < position.players; ++seat)
            gains[seat].begin(turns, position.assets[seat],
                              seat == position.seat && ms_ >= MS_FOR_PAIRS);
        Bargain bargain(position, gains);
        if (verb_of(found[0]) == TAKE_OPEN)
            return write_choose_values(position, bargain, halves_, draw, values);
        write_divide_values(position, bargain, found, count, values);
    }
};

}  // namespace cardtown::card_city
