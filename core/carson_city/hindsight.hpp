// Hindsight: the best city that the cards which a seat took could have made. The Python twin, with
// the reasons: bots/carson_city/hindsight.py. Both draw the same random numbers.
#pragma once

#include <cmath>

#include "sales.hpp"

namespace cardtown::carson_city {

// The terrain cards that a seat took, and the characters that it had when it placed each of them.
struct Haul {
    Parcels cards[MOST_TAKEN];
    uint32_t owned[MOST_TAKEN];
    int count;
    uint32_t characters;  // at the end
};

// Where each card lies: row and column in the frame, four bits each, or nowhere.
struct Places {
    static constexpr int NOWHERE = -1;

    int at[MOST_TAKEN];
};

class Hindsight {
   public:
    CARDTOWN_FN Hindsight(const Haul& haul, const Places& built, Rng rng) : haul_(haul), rng_(rng) {
        estates_[0].city = empty_city();
        build(0, built);
        accept();
        points_ = best_points_ = after_sales();
        by_sales_ = points_ - plain_points();
        best_ = places_;
    }

    // Try that many changes; each makes it a little colder.
    CARDTOWN_FN void anneal(int effort, double cooling) {
        if (haul_.count < 2) return;
        double heat = WARM;
        for (; effort > 0; --effort) {
            propose(heat);
            heat *= cooling;
        }
    }

    // The places of the best city so far.
    CARDTOWN_FN const Places& best() const { return best_; }

   private:
    static constexpr double WARM = 1.5;

    const Haul& haul_;
    Rng rng_;
    // The city before each card, and after the last one; and the same on trial.
    Estate estates_[MOST_TAKEN + 1] = {}, trial_[MOST_TAKEN + 1] = {};
    Places places_{}, tried_{}, best_{};
    int points_, best_points_;
    int by_sales_;  // what sales bring to the city as it is

    CARDTOWN_FN void propose(double heat) {
        const int index = 1 + int(rng_.below(uint32_t(haul_.count - 1)));
        const City& city = estates_[index].city;
        const Board legal = legal_for(city, index);
        const int count = legal.count();
        if (!count) return;
        const int at = frame_place(city, legal.nth(int(rng_.below(uint32_t(count)))));
        if (at == places_.at[index]) return;
        Places wanted = places_;
        wanted.at[index] = at;
        build(index, wanted);
        const double enough = points_ + heat * std::log(1.0 - rng_.chance());
        const int plain = plain_points();
        if (plain + by_sales_ < enough) return;
        const int points = haul_.characters >> AUCTIONEER & 1 ? after_sales() : plain;
        if (points < enough) return;
        accept();
        points_ = points, by_sales_ = points - plain;
        if (points > best_points_) best_points_ = points, best_ = places_;
    }

    // Place this card and all later ones where wanted, or anywhere that is legal.
    CARDTOWN_FN void build(int first, const Places& wanted) {
        trial_[first] = estates_[first];
        tried_ = wanted;
        for (int index = first; index < haul_.count; ++index) {
            Estate& estate = trial_[index + 1];
            estate = trial_[index];
            const Board legal = legal_for(estate.city, index);
            int cell = window_place(estate.city, wanted.at[index]);
            if (cell < 0 || !legal.has(cell)) {
                const int count = legal.count();
                cell = count ? legal.nth(int(rng_.below(uint32_t(count)))) : Places::NOWHERE;
            }
            const int at = cell < 0 ? Places::NOWHERE : frame_place(estate.city, cell);
            tried_.at[index] = at;
            const int elsewhere = cell < 0 ? Taken::ELSEWHERE : 0;
            estate.taken[index] = Taken{uint8_t(index | elsewhere), uint8_t(at)};
            estate.taken_count = uint8_t(index + 1);
            if (cell >= 0) estate.city.place(haul_.cards[index], cell);
        }
        first_ = first;
    }

    int first_ = 0;  // where the trial begins

    CARDTOWN_FN void accept() {
        for (int index = first_; index <= haul_.count; ++index) estates_[index] = trial_[index];
        places_ = tried_;
    }

    CARDTOWN_FN Board legal_for(const City& city, int index) const {
        const uint32_t owned = haul_.owned[index];
        return city.cells(haul_.cards[index], owned >> SHERIFF & 1, owned >> CAPTAIN & 1);
    }

    CARDTOWN_FN Holding built() const { return Holding{trial_[haul_.count], haul_.characters}; }
    CARDTOWN_FN int plain_points() const { return built().points(); }
    CARDTOWN_FN int after_sales() const { return best_sales(built(), 1); }

    CARDTOWN_FN static int frame_place(const City& city, int cell) {
        return city.frame_row(cell) << 4 | city.frame_column(cell);
    }

    // The cell of the window, or nowhere if it lies outside.
    CARDTOWN_FN static int window_place(const City& city, int at) {
        const int row = (at >> 4) - city.top + MARGIN, column = (at & 15) - city.left + MARGIN;
        const bool inside = at >= 0 && row >= 0 && row < WIDTH && column >= 0 && column < WIDTH;
        return inside ? window_cell(row, column) : Places::NOWHERE;
    }
};

}  // namespace cardtown::carson_city
