// The greedy player: the most points right now. The Python twin: bots/carson_city/greedy.py. It
// gets a table, but uses only what its seat may know.
#pragma once

#include "position.hpp"

namespace cardtown::carson_city {

// A greedy player for all seats of one table, with a cache about their cities.
struct Greedy {
    // The strongest auction card is worth this many points of difference between cards of a row.
    static constexpr double PRICE = 4;

    Worth worth;
    Grounds grounds;

    // Clear the cache.
    CARDTOWN_FN void begin() {
        worth = points_alone();
        grounds.begin();
    }

    // The option that brings the most points at once; the first one if several are equal.
    CARDTOWN_FN Action choose(const Table& table, int seat) {
        Action found[MAX_OPTIONS];
        const int count = options(table, seat, found);
        if (count == 1) return found[0];
        double values[MAX_OPTIONS];
        write_values(table, seat, found, count, values);
        return found[first_of_largest(values, count)];
    }

    CARDTOWN_FN void write_values(const Table& table, int seat, const Action* found, int count,
                                  double* values) {
        switch (table.phase) {
            case Phase::PLACE: {
                const Parcels card = table.deck.parcels[table.holding];
                grounds.at(table, seat, worth).survey.find(
                    card, [&](int, double gain) { *values++ = gain; });
                return;
            }
            case Phase::PICK:
            case Phase::TAKE_AT_ONCE:
                write_gains(table, seat, values);
                return add_sales(table, seat, found, count, table.row_count, values);
            case Phase::BID: {
                const int cards = write_bids(table, seat, values);
                return add_sales(table, seat, found, count, cards, values);
            }
            case Phase::USE_BEFORE:
            case Phase::USE_AFTER: return write_use(table, seat, operand_of(found[0]), values);
            default: {
                const int now = points(table, seat);
                for (int i = 0; i < count; ++i) values[i] = points_after(table, seat, found[i]) - now;
            }
        }
    }

    // A strong card wins more of what is at stake, and its price rises faster. Returns how many
    // there are.
    CARDTOWN_FN int write_bids(const Table& table, int seat, double* values) {
        const double stakes = stakes_of(table, seat);
        const int cards = count_bits(table.seats[seat].hand);
        for (int i = 0; i < cards; ++i) {
            const double strength = double(i) / larger(cards - 1, 1);
            values[i] = stakes * strength - PRICE * strength * strength;
        }
        return cards;
    }

    CARDTOWN_FN void write_gains(const Table& table, int seat, double* gains) {
        grounds.write_gains(table, seat, worth, gains);
    }

   private:
    CARDTOWN_FN static int points_after(const Table& table, int seat, Action action) {
        const Holding have = Holding::of(table, seat);
        switch (kind_of(action)) {
            case SELL: return have.after_sale(operand_of(action)).points();
            case ADOPT: return have.with(operand_of(action)).points();
            default: return have.points();
        }
    }

    // Add the sales that may come first, since the best of the other options still follows.
    CARDTOWN_FN static void add_sales(const Table& table, int seat, const Action* found, int count,
                                      int others, double* values) {
        if (count == others) return;
        double best = values[0];
        for (int i = 1; i < others; ++i) best = larger(best, values[i]);
        const int now = points(table, seat);
        for (int i = others; i < count; ++i)
            values[i] = best + points_after(table, seat, found[i]) - now;
    }

    // How much better the best card of the row is than the average.
    CARDTOWN_FN double stakes_of(const Table& table, int seat) {
        double gains[MOST_IN_ROW], best, sum = 0;
        write_gains(table, seat, gains);
        best = gains[0];
        for (int i = 0; i < table.row_count; ++i) {
            best = larger(best, gains[i]);
            sum += gains[i];
        }
        return best - sum / table.row_count;
    }

    // Use what brings a card at once; a higher bid or the Lawyer only if much is at stake.
    CARDTOWN_FN void write_use(const Table& table, int seat, int character, double* values) {
        if (character == GOVERNOR || character == CHINESE_WORKER) {
            double gains[MOST_IN_ROW];
            write_gains(table, seat, gains);
            values[0] = gains[0];
            for (int i = 1; i < table.row_count; ++i) values[0] = larger(values[0], gains[i]);
            values[1] = 0;
            return;
        }
        values[0] = stakes_of(table, seat);
        if (table.bids_are_seen()) {
            if (!overtakes(table, seat, bonus_of(character))) values[0] = 0;
            values[1] = PRICE / 4;
        } else {
            values[1] = table.round == ROUNDS ? 0 : PRICE;
        }
    }

    // Whether a higher bid would overtake another seat, once the bids are seen.
    CARDTOWN_FN static bool overtakes(const Table& table, int seat, int bonus) {
        const auto total = [&](int one) { return table.seats[one].bid + table.seats[one].bonus; };
        for (int other = 0; other < table.count; ++other)
            if (other != seat && total(seat) <= total(other) && total(other) < total(seat) + bonus)
                return true;
        return false;
    }
};

}  // namespace cardtown::carson_city
