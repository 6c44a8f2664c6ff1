// What the cards of the row are worth to everyone, and who will take which. The Python twin, with
// the reasons: bots/carson_city/rivals.py.
#pragma once

#include "position.hpp"

namespace cardtown::carson_city {

constexpr double FORESIGHT = 0.5;
// What a point of a rival costs, in points of the seat itself: of the one in front, and of others.
constexpr double DENY_LEADER = 0.25;
constexpr double DENY = 0.05;

// Write the cards of a row, the one that brings most first, the first of equals before the others.
CARDTOWN_FN inline void sort_wishes(const double* gains, int cards, uint8_t* wishes) {
    for (int i = 0; i < cards; ++i) {
        int place = i;
        for (; place > 0 && gains[wishes[place - 1]] < gains[i]; --place)
            wishes[place] = wishes[place - 1];
        wishes[place] = uint8_t(i);
    }
}

// Two ways to look at all cities: by what they promise, and by points alone.
struct Outlook {
    const Worth& far;
    const Worth& near;
    Grounds& far_grounds;
    Grounds& near_grounds;

    CARDTOWN_FN void write_gains(const Table& table, int seat, double* gains) {
        far_grounds.write_gains(table, seat, far, gains);
    }

    // What each card of the row seems to be worth to another seat.
    CARDTOWN_FN void write_rival_gains(const Table& table, int seat, double* gains) {
        if (table.seats[seat].is_virtual()) {
            for (int i = 0; i < table.row_count; ++i) gains[i] = table.appeal_of(table.row[i]);
            return;
        }
        double at_once[MOST_IN_ROW];
        write_gains(table, seat, gains);
        near_grounds.write_gains(table, seat, near, at_once);
        for (int i = 0; i < table.row_count; ++i)
            gains[i] = FORESIGHT * gains[i] + (1 - FORESIGHT) * at_once[i];
    }
};

// Everyone's gains from the row, and the picks that follow from an order.
struct PickForecast {
    int seat, cards;
    double gains[MAX_SEATS][MOST_IN_ROW];
    uint8_t wishes[MAX_SEATS][MOST_IN_ROW];
    double deny[MAX_SEATS];

    CARDTOWN_FN void look_at(const Table& table, int own_seat, Outlook outlook) {
        seat = own_seat;
        cards = table.row_count;
        int highest = 0, front = 0;
        for (int one = 0; one < table.count; ++one) {
            if (one == seat)
                outlook.write_gains(table, one, gains[one]);
            else
                outlook.write_rival_gains(table, one, gains[one]);
            sort_wishes(gains[one], cards, wishes[one]);
            const int own = one == seat ? -1000 : points(table, one);
            if (one == 0 || own > highest) highest = own, front = one;
        }
        for (int one = 0; one < table.count; ++one)
            deny[one] = one == seat ? 0.0 : one == front ? DENY_LEADER : DENY;
    }

    // What the picks in this order are worth to the seat itself, less what rivals gain.
    CARDTOWN_FN double outcome(const uint8_t* order, int count, int picks = 1) const {
        uint32_t taken = 0;
        double sum = 0;
        for (int i = 0; i < count; ++i) {
            const int one = order[i];
            for (int pick = one == seat ? picks : 1; pick > 0; --pick) {
                const int index = best_left(one, taken);
                if (index == NOTHING) break;
                taken |= 1u << index;
                sum += one == seat ? gains[one][index] : -deny[one] * gains[one][index];
            }
        }
        return sum;
    }

    // What rivals still to pick gain, weighed, once the card at `index` is gone.
    CARDTOWN_FN double rest(const uint8_t* order, int count, int index) const {
        uint32_t taken = 1u << index;
        double sum = 0;
        for (int i = 0; i < count; ++i) {
            if (order[i] == seat) continue;
            const int best = best_left(order[i], taken);
            if (best == NOTHING) continue;
            taken |= 1u << best;
            sum += deny[order[i]] * gains[order[i]][best];
        }
        return sum;
    }

   private:
    CARDTOWN_FN int best_left(int one, uint32_t taken) const {
        for (int i = 0; i < cards; ++i)
            if (!(taken >> wishes[one][i] & 1)) return wishes[one][i];
        return NOTHING;
    }
};

}  // namespace cardtown::carson_city
