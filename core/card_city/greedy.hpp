// The greedy player: the most points right now. The Python twin: bots/card_city/greedy.py.
#pragma once

#include "gains.hpp"
#include "position.hpp"

namespace cardtown::card_city {

struct Greedy {
    // It keeps no state from one decision to the next.
    CARDTOWN_FN void begin() {}

    // The option that brings the most points at once; the first one if several are equal.
    CARDTOWN_FN Action choose(const Table& table, int seat) const {
        Action found[MAX_OPTIONS];
        const int count = options(table, seat, found);
        if (count == 1) return found[0];
        double values[MAX_OPTIONS];
        write_values(table, seat, found, count, values);
        return found[best_of(values, count)];
    }

    // The value of each option, relative to the current points.
    CARDTOWN_FN static void write_values(const Table& table, int seat, const Action* found,
                                         int count, double* values) {
        const Position position(table, seat);
        const Turns turns{Worth::now(), position.reserve, position.rules};
        switch (verb_of(found[0])) {
            case DIVIDE: return write_dividing(position, turns, found, count, values);
            case TAKE_OPEN: return write_choosing(position, turns, values);
            default: break;
        }
        const int points = position.mine().points();
        for (int i = 0; i < count; ++i) values[i] = after(position, turns, found[i]) - points;
    }

    CARDTOWN_FN static int best_of(const double* values, int count) {
        int best = 0;
        for (int i = 1; i < count; ++i)
            if (values[i] > values[best]) best = i;
        return best;
    }

   private:
    CARDTOWN_FN static double after(const Position& position, const Turns& turns, Action action) {
        switch (verb_of(action)) {
            case KEEP: return turns.quick(position.mine(), position.kept(action)).value;
            case BUY:
            case PASS: return turns.worth.of(position.after(action));
            case DEVELOP: return turns.settle(position.after(action), position.grown).value;
            default: return turns.settle(position.after(action)).value;
        }
    }

    // The values of the open lot, and of the mixed one as far as it is known.
    CARDTOWN_FN static void write_choosing(const Position& position, const Turns& turns,
                                           double* values) {
        Gains gains;
        gains.begin(turns, position.mine(), false);
        values[0] = gains.pair(position.open);
        values[1] = gains.expected(OrderedCards(position.shown, position.hidden.known),
                                   position.hidden.unknown, {position.unseen, {}});
    }

    // What is left for the divider if the next seat takes the lot that looks better to it.
    CARDTOWN_FN static void write_dividing(const Position& position, const Turns& turns,
                                           const Action* found, int count, double* values) {
        Gains mine, theirs;
        mine.begin(turns, position.mine(), false);
        theirs.begin(turns, position.assets[position.chooser(position.offers)], false);
        for (int i = 0; i < count; ++i) {
            const Cards open = position.lot(first_of(found[i]));
            const Cards shown = position.lot(second_of(found[i]));
            const Cards hidden = position.lot(third_of(found[i]));
            const double mixed =
                theirs.expected(OrderedCards(shown), hidden.size(), {position.unseen, hidden});
            const bool takes_open = theirs.pair(open) >= mixed;
            values[i] = takes_open ? mine.share(OrderedCards(shown, hidden)) : mine.pair(open);
        }
    }
};

}  // namespace cardtown::card_city
