// Options that are played on against the same luck: at each step the worse half of them is left out
// (successive halving), so that most of the time goes to those that are hard to tell apart.
#pragma once

#include <cmath>

#include "chance.hpp"

namespace cardtown {

// What is thought of an option.
struct Estimate {
    double value;   // what options are ranked by, in points
    double chance;  // of winning; NaN where nothing was played on
    double margin;  // half of its 95 % interval
};

// The number of the option that ranks first; the first of equals.
CARDTOWN_FN inline int best_of(const Estimate* estimates, int count) {
    int best = 0;
    for (int i = 1; i < count; ++i)
        if (estimates[i].value > estimates[best].value) best = i;
    return best;
}

// A number of rollouts, whatever time they take.
struct Rollouts {
    int most;

    CARDTOWN_FN double spent(int played) const { return most ? double(played) / most : 1; }
};

template <int ROOM>
class Halving {
   public:
    // The values are a first look in points, of which each is worth `a_point` in what a rollout
    // brings. It counts as much as `first_look` rollouts, and as this `lasting` part of those played.
    CARDTOWN_FN Halving(const Estimate* estimates, int count, double a_point, double first_look,
                        double lasting = 0)
        : count_(count),
          a_point_(a_point),
          first_look_(first_look),
          lasting_(lasting),
          best_(estimates[0].value) {
        for (int i = 1; i < count; ++i) best_ = larger(best_, estimates[i].value);
        for (int i = 0; i < count; ++i)
            tallies_[i] = Tally{i, 0, 0, 0, (estimates[i].value - best_) * a_point};
        sort(count);
    }

    // Play on the `most` best options until all of the budget is spent; `play` plays the option of
    // a number once, with this luck.
    template <class Budget, class Play>
    CARDTOWN_FN void run(int most, Rng& rng, const Budget& budget, Play play) {
        int alive = smaller(count_, most), played = 0, stages = 1;
        while (alive >> stages) ++stages;
        for (int stage = 1; stage <= stages; ++stage) {
            while (budget.spent(played) * stages < stage) {
                const uint64_t luck = rng.next();
                for (int i = 0; i < alive; ++i)
                    tallies_[i].add(play(tallies_[i].option, luck));
                played += alive;
            }
            sort(alive);
            alive = larger((alive + 1) / 2, 2);
        }
    }

    // Values in points, going down in the order found: options played on longer come first.
    CARDTOWN_FN void report(Estimate* estimates) const {
        double value = best_;
        for (int i = 0; i < count_; ++i) {
            const Tally& one = tallies_[i];
            const double behind = (mean(tallies_[0]) - mean(one)) / a_point_;
            if (i) value = smaller(value - 1e-6, best_ - behind);
            Estimate& estimate = estimates[one.option];
            estimate.value = value;
            if (!one.plays) continue;
            // One more rollout is counted that was half won: no interval is a single point.
            const double plays = one.plays + 1, average = (one.sum + 0.5) / plays;
            const double variance = (one.squares + 0.25) / plays - average * average;
            estimate.chance = average;
            estimate.margin = 1.96 * std::sqrt(larger(variance, 0.25 / plays) / plays);
        }
    }

   private:
    struct Tally {
        int option, plays;
        double sum, squares;
        double first;  // by how much it seems to be below the best

        CARDTOWN_FN void add(double brought) {
            ++plays;
            sum += brought;
            squares += brought * brought;
        }
    };

    int count_;
    double a_point_, first_look_, lasting_, best_;
    Tally tallies_[ROOM];

    // What an option is ranked by: with few rollouts, the first look counts more.
    CARDTOWN_FN double mean(const Tally& one) const {
        const double looks = first_look_ + lasting_ * one.plays;
        return (one.sum + looks * one.first) / (one.plays + looks);
    }

    CARDTOWN_FN void sort(int count) {
        for (int i = 1; i < count; ++i) {
            const Tally one = tallies_[i];
            int place = i;
            for (; place > 0 && mean(tallies_[place - 1]) < mean(one); --place)
                tallies_[place] = tallies_[place - 1];
            tallies_[place] = one;
        }
    }
};

}  // namespace cardtown
