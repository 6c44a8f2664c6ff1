// The champion: plays what may come many times over, against rivals of whom it knows only what
// their cities show. docs/bots.md says how it thinks and how strong that is.
//
// A bid is first weighed within the round: rivals bid as their kinds do, everybody takes what they
// want. Then the options that look best are played on for some rounds, all against the same luck,
// and at each step the worse half of them is left out (successive halving). What counts is the
// chance to win: by the points that everybody is likely to end with.
#pragma once

#include "../halving.hpp"
#include "beliefs.hpp"
#include "resample.hpp"
#include "standoff.hpp"

namespace cardtown::carson_city {

// What a champion knows of its rivals, and how it bids.
enum class Manner : uint8_t {
    DOUBTS,           // knows what their cities show
    KNOWS_CHAMPIONS,  // is told that all real rivals are champions
    BALANCES,         // thinks as a planner, and bids by the equilibrium whoever they are
    KNOWS_CARDS,      // the same as the first, but what the table hides is true
};
constexpr int MANNERS = 4;

struct Champion {
    static constexpr int SAMPLES = 256;
    static constexpr int ROUNDS_AHEAD = 2;   // are played on, after this one
    static constexpr int MOST_OPTIONS = 16;  // are played on
    // How much the first look at an option counts, in rollouts: more where whole games are played
    // on, since their ends differ by far more than the options do.
    static constexpr double FIRST_LOOK = 12, FIRST_LOOK_AT_GAMES = 100;
    // How often a rival is taken to bid as foreseen, where the others foresee the seat's own bid.
    static constexpr double TRUST = 0.5;
    // What it may cost, in points, to bid what nobody foresees.
    static constexpr double COST = 0.7;
    static constexpr Effort EFFORT{16, CARDS_PER_ERA, DRAWS};
    static constexpr Effort ROLLOUT_EFFORT{1, FEWEST_CARDS, 24};

    Planner planner;
    Manner manner;

    CARDTOWN_FN void begin(Manner how = Manner::DOUBTS) {
        planner.begin();
        manner = how;
    }

    // Think about all options of a seat, in the order of `options`, as long as the budget says that
    // not all of it is spent.
    template <class Budget>
    CARDTOWN_FN void think(const Table& table, int seat, const Action* found, int count, Rng rng,
                           const Budget& budget, Estimate* estimates) {
        double values[MAX_OPTIONS];
        planner.write_values(table, seat, found, count, rng, EFFORT, values);
        me = seat;
        if (manner == Manner::BALANCES) return bid_evenly(table, values, count, rng, estimates);
        foresee(table, rng);
        const bool bids = table.phase == Phase::BID && seat != table.lawyer;
        const int cards = count_bits(table.seats[seat].hand);
        if (bids) {
            write_bids(table, rng, values);
            planner.add_sales(table, seat, found, count, cards, values);
        }
        for (int i = 0; i < count; ++i) estimates[i] = Estimate{values[i], NAN, NAN};
        switch (table.phase) {
            case Phase::PLACE:  // the planner looks closely already
            case Phase::ADOPT:
            case Phase::LAST_SALE: return;
            default:
                if (count > 1) play_on(table, found, count, rng, budget, estimates);
        }
        const bool doubts = manner == Manner::DOUBTS || manner == Manner::KNOWS_CARDS;
        if (bids && doubts) surprise(estimates, count, cards, COST, rng);
    }

    // The first of the best options.
    template <class Budget>
    CARDTOWN_FN Action choose(const Table& table, int seat, Rng rng, const Budget& budget) {
        Action found[MAX_OPTIONS];
        Estimate estimates[MAX_OPTIONS];
        const int count = options(table, seat, found);
        if (count == 1) return found[0];
        think(table, seat, found, count, rng, budget, estimates);
        return found[best_of(estimates, count)];
    }

   private:
    Beliefs beliefs;
    Rival rivals[MAX_SEATS];
    Standoff standoff;
    Equilibrium equilibrium;
    int me;

    CARDTOWN_FN void foresee(const Table& table, Rng& rng) {
        for (int seat = 0; seat < table.count; ++seat)
            if (seat != me) beliefs.foresee(planner, table, seat, rng, rivals[seat]);
        if (table.phase != Phase::BID) return;
        if (manner == Manner::KNOWS_CHAMPIONS)
            foresee_champions(table, rng);
        else
            balance(table, rng);
    }

    // Find out how somebody bids who foresees the seat's own bids.
    CARDTOWN_FN void balance(const Table& table, Rng& rng) {
        if (me == table.lawyer) return;
        find_equilibrium(table, rng, [&](int seat) {
            if (rng.chance() >= TRUST) return NOTHING;
            return number_of_bid(table, seat, draw_from(rivals[seat].kinds, FORESEES, rng), rng);
        });
        for (int seat = 0; seat < table.count; ++seat) {
            if (seat == me || seat == table.lawyer || table.seats[seat].is_virtual()) continue;
            const int cards = count_bits(table.seats[seat].hand);
            double* const chances = rivals[seat].bids[FORESEES];
            for (int i = 0; i < cards; ++i) chances[i] = equilibrium.chances[seat][i];
            sum_up(chances, cards);
        }
    }

    template <class Draw>
    CARDTOWN_FN void find_equilibrium(const Table& table, Rng& rng, Draw draw) {
        standoff.look_at(table, me, planner.outlook_of(table), planner.thresholds);
        equilibrium.find(table, standoff, me, rng, draw);
    }

    // The planner's choices, but for bids that nobody could gain from foreseeing.
    CARDTOWN_FN void bid_evenly(const Table& table, const double* values, int count, Rng& rng,
                                Estimate* estimates) {
        for (int i = 0; i < count; ++i) estimates[i] = Estimate{values[i], NAN, NAN};
        if (table.phase != Phase::BID || me == table.lawyer) return;
        find_equilibrium(table, rng, [](int) { return NOTHING; });
        surprise(estimates, count, count_bits(table.seats[me].hand), INFINITY, rng);
    }

    // Of bids that are nearly as good as the best, make one as the equilibrium does: who knew the
    // bid could make it a bad one.
    CARDTOWN_FN void surprise(Estimate* estimates, int count, int cards, double cost,
                              Rng& rng) const {
        double best = estimates[0].value, chances[HAND];
        for (int i = 1; i < count; ++i) best = larger(best, estimates[i].value);
        for (int i = 0; i < cards; ++i) chances[i] = estimates[i].value;
        mix(chances, cards, best - cost);
        if (chances[cards - 1] <= 0) return;
        Estimate& chosen = estimates[draw_from(chances, cards, rng)];
        chosen.value = larger(chosen.value, best + 1e-6);
    }

    // From values of bids to how likely each of them is made, added up; none below the least.
    CARDTOWN_FN void mix(double* values, int cards, double least) const {
        for (int i = 0; i < cards; ++i)
            values[i] = values[i] < least ? 0 : equilibrium.chances[me][i];
        sum_up(values, cards);
    }

    // Let every rival weigh its bids as a champion does.
    CARDTOWN_FN void foresee_champions(const Table& table, Rng& rng) {
        const int own = me;
        double bids[MAX_SEATS][HAND];
        beliefs.foresee(planner, table, own, rng, rivals[own]);
        for (me = 0; me < table.count; ++me) {
            if (me == own || me == table.lawyer || table.seats[me].is_virtual()) continue;
            const int cards = count_bits(table.seats[me].hand);
            balance(table, rng);
            write_bids(table, rng, bids[me]);
            const int best = first_of_largest(bids[me], cards);
            mix(bids[me], cards, bids[me][best] - COST);
            if (bids[me][cards - 1] <= 0)
                for (int i = 0; i < cards; ++i) bids[me][i] = i >= best;
        }
        me = own;
        for (int seat = 0; seat < table.count; ++seat) {
            if (seat == me || seat == table.lawyer || table.seats[seat].is_virtual()) continue;
            for (int i = 0; i < HAND; ++i) rivals[seat].bids[PLANS][i] = bids[seat][i];
            for (double& chance : rivals[seat].kinds) chance = 1;
        }
    }

    // --- how a game stands -------------------------------------------------------------------

    // The points that a seat is likely to end with, at the beginning of a round.
    CARDTOWN_FN double prospects(const Table& table, int seat) const {
        const Estate& estate = table.seats[seat];
        const int left = rounds_left(table) + 1;
        if (estate.is_virtual()) return estate.appeal + appeal_of_round(estate.lowest) * left;
        const int cards = count_bits(estate.hand);
        double sum = Holding::of(table, seat).value(planner.learned[smaller(left, ALL_ROUNDS - 1)]);
        // What is still to come in Era II, found in games of planners.
        if (left >= ROUNDS) sum += 53 + 2.6 * (left - ROUNDS);
        if (cards == HAND) return sum;
        int index = 1;
        for (uint32_t hand = estate.hand; hand; hand &= hand - 1, ++index)
            sum += planner.thresholds.of[cards][index] * strength_of(table, seat, lowest_bit(hand));
        return sum;
    }

    // What a virtual seat takes in a round, by its lowest auction card; found in games.
    CARDTOWN_FN static double appeal_of_round(int lowest) {
        return lowest == 1 ? 4.5 : lowest == 2 ? 5.1 : 5.6;
    }

    // How far apart the final points of equals are, with that many rounds to come; found in games.
    CARDTOWN_FN static double spread(int left) { return smaller(3 + 3 * std::sqrt(left), 12.0); }

    // The chance of a seat to win, at the beginning of a round or at the end.
    CARDTOWN_FN double winning(const Table& table, int seat) const {
        if (over(table)) {
            const uint32_t best = winners(table);
            return double(best >> seat & 1) / count_bits(best);
        }
        const double heat = spread(rounds_left(table) + 1), own = prospects(table, seat);
        double sum = 0;
        for (int one = 0; one < table.count; ++one)
            sum += one == seat ? 1 : std::exp((prospects(table, one) - own) / heat);
        return 1 / sum;
    }

    // --- bids within the round ---------------------------------------------------------------

    // What each card of the hand is worth as a bid: what is likely to be taken, less its price.
    CARDTOWN_FN void write_bids(const Table& table, Rng& rng, double* values) {
        PickForecast forecast;
        forecast.look_at(table, me, planner.outlook_of(table));
        for (int seat = 0; seat < table.count; ++seat)
            if (seat != me && !table.seats[seat].is_virtual())
                planner.outlook_of(table).write_gains(table, seat, forecast.gains[seat]);
        double prices[HAND];
        planner.write_prices(table, me, prices);
        const Ties ties(table);
        const int cards = count_bits(table.seats[me].hand);
        double sums[HAND] = {};
        for (int sample = 0; sample < SAMPLES; ++sample) {
            int totals[MAX_SEATS], count = 0;
            uint8_t order[MAX_SEATS], kinds[MAX_SEATS];
            for (int seat = 0; seat < table.count; ++seat) {
                if (seat == me || seat == table.lawyer) continue;
                int bid;
                draw_bid(table, seat, rng, kinds[seat], bid);
                const int total = ties.strength(table, seat, bid);
                int place = count++;
                for (; place > 0 && totals[place - 1] < total; --place) {
                    totals[place] = totals[place - 1];
                    order[place] = order[place - 1];
                }
                totals[place] = total;
                order[place] = uint8_t(seat);
            }
            int index = 0, last = NOTHING;
            double outcome = 0;
            for (uint32_t hand = table.seats[me].hand; hand; hand &= hand - 1, ++index) {
                const int own = ties.strength(table, me, lowest_bit(hand));
                int ahead = 0;
                while (ahead < count && totals[ahead] > own) ++ahead;
                if (ahead != last) {
                    outcome = follow(table, forecast, order, kinds, count, ahead);
                    last = ahead;
                }
                sums[index] += outcome;
            }
        }
        for (int i = 0; i < cards; ++i) values[i] = sums[i] / SAMPLES - prices[i];
    }

    CARDTOWN_FN void draw_bid(const Table& table, int seat, Rng& rng, uint8_t& kind, int& bid) {
        const Rival& rival = rivals[seat];
        kind = uint8_t(draw_from(rival.kinds, RIVAL_KINDS, rng));
        uint32_t hand = table.seats[seat].hand;
        for (int skip = number_of_bid(table, seat, kind, rng); skip; --skip) hand &= hand - 1;
        bid = lowest_bit(hand);
    }

    CARDTOWN_FN int number_of_bid(const Table& table, int seat, int kind, Rng& rng) const {
        return draw_from(rivals[seat].bids[kind], count_bits(table.seats[seat].hand), rng);
    }

    // What picks are worth if the seat picks after `ahead` others, less what rivals gain.
    CARDTOWN_FN double follow(const Table& table, const PickForecast& forecast,
                              const uint8_t* order, const uint8_t* kinds, int count,
                              int ahead) const {
        uint32_t taken = 0;
        double sum = 0;
        for (int i = 0; i < ahead; ++i) sum -= take(table, forecast, order[i], kinds, taken);
        double best = 0;
        bool any = false;
        for (int i = 0; i < table.row_count; ++i) {
            if (taken >> i & 1) continue;
            for (int j = me == table.two_picks ? 0 : i; j <= i; ++j) {
                if (taken >> j & 1 || (j == i && me == table.two_picks)) continue;
                uint32_t gone = taken | 1u << i | 1u << j;
                double value = forecast.gains[me][i] + (j != i ? forecast.gains[me][j] : 0);
                for (int k = ahead; k < count; ++k)
                    value -= take(table, forecast, order[k], kinds, gone);
                if (!any || value > best) best = value;
                any = true;
            }
        }
        return sum + best;
    }

    // What a rival's pick costs the seat itself.
    CARDTOWN_FN double take(const Table& table, const PickForecast& forecast, int seat,
                            const uint8_t* kinds, uint32_t& taken) const {
        double sum = 0;
        for (int pick = seat == table.two_picks ? 2 : 1; pick > 0; --pick)
            for (int i = 0; i < table.row_count; ++i) {
                const int index = rivals[seat].wishes[kinds[seat]][i];
                if (taken >> index & 1) continue;
                taken |= 1u << index;
                sum += forecast.deny[seat] * forecast.gains[seat][index];
                break;
            }
        return sum;
    }

    // --- playing on --------------------------------------------------------------------------

    template <class Budget>
    CARDTOWN_FN void play_on(const Table& table, const Action* found, int count, Rng& rng,
                             const Budget& budget, Estimate* estimates) {
        // What a point more means to somebody whose chance is a quarter.
        const double a_point = 0.19 / spread(rounds_left(table) + 1);
        const double first_look = knows_all_rivals(table) ? FIRST_LOOK_AT_GAMES : FIRST_LOOK;
        Halving<MAX_OPTIONS> halving(estimates, count, a_point, first_look);
        halving.run(MOST_OPTIONS, rng, budget, [&](int option, uint64_t luck) {
            return rollout(table, found[option], luck);
        });
        halving.report(estimates);
    }

    // What virtual rivals do is known exactly, so that whole games against them are worth playing.
    CARDTOWN_FN bool knows_all_rivals(const Table& table) const {
        for (int seat = 0; seat < table.count; ++seat)
            if (seat != me && !table.seats[seat].is_virtual()) return false;
        return true;
    }

    // Play an option and the rounds that follow once; the chance to win after that.
    CARDTOWN_FN double rollout(const Table& start, Action option, uint64_t luck) {
        Table table = start;
        Rng rng{luck};
        if (manner != Manner::KNOWS_CARDS) resample(table, me, rng);
        uint8_t kinds[MAX_SEATS];
        for (int seat = 0; seat < table.count; ++seat) {
            if (seat == me) continue;
            int bid = 0;
            if (start.phase == Phase::BID && !table.seats[seat].is_virtual()) {
                draw_bid(start, seat, rng, kinds[seat], bid);
                table.seats[seat].bid = uint8_t(bid);
            } else {
                kinds[seat] = uint8_t(draw_from(rivals[seat].kinds, RIVAL_KINDS, rng));
            }
        }
        const int last = knows_all_rivals(start) ? -1 : rounds_left(start) - ROUNDS_AHEAD;
        apply(table, me, option);
        while (const uint32_t seats = deciding(table)) {
            if (table.phase <= Phase::BID && rounds_left(table) < last) break;
            const int seat = lowest_bit(seats);
            const bool grabs = seat != me && (kinds[seat] == GRABS ||
                                              (kinds[seat] == WANDERS && rng.next() & 1));
            apply(table, seat,
                  grabs ? planner.greedy.choose(table, seat)
                        : planner.choose(table, seat, Rng{rng.next()}, ROLLOUT_EFFORT));
        }
        return winning(table, me);
    }
};

}  // namespace cardtown::carson_city
