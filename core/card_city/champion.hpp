// The champion: plays what may come many times over, against rivals who think as a planner does.
// docs/bots.md says how strong that is.
//
// Options that look best to the planner are played on for some rounds, all against the same luck,
// and at each step the worse half of them is left out (successive halving). What counts is the
// chance to win, by the points that everybody is likely to end with; alone, these points.
#pragma once

#include "../halving.hpp"
#include "planner.hpp"
#include "resample.hpp"

namespace cardtown::card_city {

// How everybody goes on in a rollout: as a planner that hardly thinks, but remembers during a round
// what each card would bring to whom.
class Habit {
   public:
    CARDTOWN_FN explicit Habit(const Weights& weights)
        : weights_(weights), turns_{Worth::now(), {}, {}} {}

    CARDTOWN_FN Action choose(const Table& table, int seat, Rng& rng) {
        Action found[MAX_OPTIONS];
        const int count = options(table, seat, found);
        if (count == 1) return found[0];
        const Position position(table, seat);
        if (round_ != table.round) look_at(position, table.round);
        double values[MAX_OPTIONS];
        switch (verb_of(found[0])) {
            case DIVIDE: {
                Bargain bargain(position, gains_);
                write_divide_values(position, bargain, found, count, values);
                break;
            }
            case TAKE_OPEN: {
                Bargain bargain(position, gains_);
                write_choose_values(position, bargain, HALVES, [&] { return rng.chance(); }, values);
                break;
            }
            case BUILD: return build(position);
            default:
                for (int i = 0; i < count; ++i) values[i] = value_after(position, found[i]);
        }
        return found[Greedy::best_of(values, count)];
    }

   private:
    static constexpr int HALVES = 2;

    const Weights& weights_;
    Turns turns_;
    Gains gains_[MAX_SEATS];
    int round_ = 0;

    CARDTOWN_FN void look_at(const Position& position, int round) {
        round_ = round;
        turns_ = Turns{Worth::later(weights_, position.players, position.left, position.to_come),
                       position.reserve, position.rules};
        for (int seat = 0; seat < position.players; ++seat)
            gains_[seat].begin(turns_, position.assets[seat], false);
    }

    // The card first that brings more; where it is built best is known from dividing.
    CARDTOWN_FN Action build(const Position& position) {
        Gains& gains = gains_[position.seat];
        if (position.hand.size() == CARDS_EACH && gains.is_of(position.mine())) {
            const int one = position.hand.first(), other = position.hand.last();
            const bool swap = gains.cell(one) < 0 || (gains.cell(other) >= 0 &&
                                                      gains.single(other) > gains.single(one));
            const int kind = swap ? other : one;
            return action(BUILD, kind, gains.cell(kind));
        }
        const Turns::Step step = turns_.best_build(position.mine(), position.hand);
        return action(BUILD, step.kind, step.cell);
    }

    CARDTOWN_FN double value_after(const Position& position, Action action) const {
        switch (verb_of(action)) {
            case KEEP: return turns_.quick(position.mine(), position.kept(action)).value;
            case DEVELOP: {
                const Board grown = position.grown | Board::of(second_of(action));
                return turns_.settle(position.after(action), grown).value;
            }
            default: return turns_.worth.of(position.after(action));
        }
    }
};

// The halves that may lie face down, seen by the chooser, and how likely each of them is.
struct FaceDown {
    Half halves[MOST_HALVES];
    int count = 0;

    // Let this half lie face down; what lay there goes into the deck.
    CARDTOWN_FN static void put(Table& table, int seat, Cards half) {
        const Cards known = known_of_lot(table, seat);
        Cards wanted = without_known(half, without(table.lot(), known));
        Cards spare = without_known(without(table.lot(), known), half);
        for (int place = table.drawn; place < table.deck_count && !wanted.empty(); ++place) {
            const int kind = table.deck[place];
            if (!wanted.has(kind)) continue;
            table.deck[place] = uint8_t(spare.first());
            wanted = without(wanted, cards_of(kind));
            spare = without(spare, cards_of(spare.first()));
        }
        change_lot(table, together(known, half));
    }

    CARDTOWN_FN Cards draw(Rng& rng) const {
        double drawn = rng.chance();
        int at = 0;
        while (at < count - 1 && drawn >= halves[at].chance) drawn -= halves[at++].chance;
        return halves[at].cards;
    }

    // Who divides hides what it wants to: a half is the more likely, the better it was to divide
    // its cards in this way.
    CARDTOWN_FN void infer(const Table& table, int seat, const Turns& turns) {
        const Position position(table, seat);
        count = hidden_halves(position.unseen, position.hidden.unknown, halves);
        Gains gains[MAX_SEATS];
        for (int one = 0; one < position.players; ++one)
            gains[one].begin(turns, position.assets[one], false);
        double sum = 0;
        for (int i = 0; i < count; ++i) {
            Half& half = halves[i];
            // K2.1: no Leisure is drawn in round 1.
            if (table.round == 1 && half.cards.has(LEISURE)) half.chance = 0;
            if (half.chance > 0) half.chance *= likelihood(table, seat, half.cards, gains);
            sum += half.chance;
        }
        for (int i = 0; i < count; ++i) halves[i].chance /= sum;
    }

   private:
    // In points; and how often a divider does what nobody would expect.
    static constexpr double HEAT = 0.5, ASTRAY = 0.1;

    // How likely the division was, had this half been among its cards.
    CARDTOWN_FN static double likelihood(const Table& table, int seat, Cards half, Gains* gains) {
        Table before = table;
        put(before, seat, half);
        const Offer made = before.last_offer();
        const int divider = int(made.divider);
        before.seats[divider].hand = together(made.open, made.mixed());
        before.holder = uint8_t(divider);
        before.offers[--before.offer_count] = {};
        before.phase = Phase::DIVIDE;
        const Position position(before, divider);
        Bargain bargain(position, gains);
        Action found[MAX_OPTIONS];
        double values[MAX_OPTIONS];
        const int count = divisions(position.hand, found);
        write_divide_values(position, bargain, found, count, values);
        const double most = values[Greedy::best_of(values, count)];
        const Action division = card_city::division(made.open, made.shown, made.hidden);
        double all = 0, chosen = 0;
        for (int i = 0; i < count; ++i) {
            const double chance = std::exp((values[i] - most) / HEAT);
            all += chance;
            if (found[i] == division) chosen = chance;
        }
        return ASTRAY / count + (1 - ASTRAY) * chosen / all;
    }
};

class Champion {
   public:
    static constexpr int MOST_OPTIONS = 16;  // are played on
    // How much the first look at an option counts, in rollouts, and as a part of those played: the
    // planner looks at builds more closely than rollouts do.
    static constexpr double FIRST_LOOK = 12, LASTING = 0.5;
    // How long the planner thinks that takes the first look.
    static constexpr double MS = 20;

    CARDTOWN_FN explicit Champion(const Weights& weights)
        : weights_(weights), planner_(weights, MS) {}

    // Think about all options of a seat, in the order of `options`, as long as the budget says that
    // not all of it is spent.
    template <class Budget>
    CARDTOWN_FN void think(const Table& table, int seat, const Action* found, int count, Rng rng,
                           const Budget& budget, Estimate* estimates) {
        double values[MAX_OPTIONS];
        me_ = seat;
        planner_.write_values(table, seat, found, count, [&] { return rng.chance(); }, values);
        for (int i = 0; i < count; ++i) estimates[i] = Estimate{values[i], NAN, NAN};
        if (count == 1) return;
        face_down_.count = 0;
        if (table.phase == Phase::CHOOSE) face_down_.infer(table, seat, turns_of(table, seat));
        const bool alone = table.players == 1;
        // What a point more means to somebody whose chance is a third.
        const double a_point = alone ? 1 : 0.22 / spread(rounds_left(table) + 1);
        Halving<MAX_OPTIONS> halving(estimates, count, a_point, FIRST_LOOK, LASTING);
        halving.run(MOST_OPTIONS, rng, budget, [&](int option, uint64_t luck) {
            return rollout(table, found[option], luck);
        });
        halving.report(estimates);
        if (alone)  // there is nobody to win against
            for (int i = 0; i < count; ++i) estimates[i].chance = estimates[i].margin = NAN;
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
    const Weights& weights_;
    Planner planner_;
    FaceDown face_down_;
    int me_ = 0;

    CARDTOWN_FN static int rounds_left(const Table& table) { return ROUNDS - table.round; }

    // How many rounds are played on after this one: alone, all of them. With others, more than the
    // rest of this round costs time and has not won more.
    CARDTOWN_FN static int rounds_ahead(const Table& table) {
        return table.players == 1 ? rounds_left(table) : 0;
    }

    // How far apart the final points of equals are, with that many rounds to come; found in games.
    CARDTOWN_FN static double spread(int left) { return 0.2 + 0.55 * left; }

    CARDTOWN_FN Turns turns_of(const Table& table, int seat) const {
        const Position position(table, seat);
        return {Worth::later(weights_, position.players, position.left, position.to_come),
                position.reserve, position.rules};
    }

    // --- how a game stands -------------------------------------------------------------------

    // The points that a seat is likely to end with, at the beginning of a round.
    CARDTOWN_FN double prospects(const Table& table, int seat) const {
        const Estate& estate = table.seats[seat];
        const Cards to_come = together(unseen(table, table.holder), table.lot());
        const int left = smaller(rounds_left(table) + 1, ROUNDS - 1);
        return Worth::later(weights_, table.players, left, to_come)
            .of({estate.city, estate.coins, estate.purchases});
    }

    // The chance of the seat to win, at the beginning of a round or at the end; alone, its points at
    // the end.
    CARDTOWN_FN double standing(const Table& table) const {
        if (table.players == 1) return score(table, 0).total();
        if (over(table)) return double(table.winners >> me_ & 1) / count_bits(table.winners);
        const double heat = spread(rounds_left(table) + 1), own = prospects(table, me_);
        double sum = 0;
        for (int one = 0; one < table.players; ++one)
            sum += one == me_ ? 1 : std::exp((prospects(table, one) - own) / heat);
        return 1 / sum;
    }

    // --- playing on --------------------------------------------------------------------------

    CARDTOWN_FN void deal_again(Table& table, Rng& rng) const {
        if (!face_down_.count) return resample(table, me_, rng);
        FaceDown::put(table, me_, face_down_.draw(rng));
        rng.shuffle(table.deck + table.drawn, table.deck_count - table.drawn);
    }

    // Play an option and the rounds that follow once; how the seat stands after that.
    CARDTOWN_FN double rollout(const Table& start, Action option, uint64_t luck) const {
        Table table = start;
        Rng rng{luck};
        deal_again(table, rng);
        apply(table, me_, option);
        Habit habit(weights_);
        const int last = start.round + rounds_ahead(start);
        while (const uint32_t seats = deciding(table)) {
            if (table.phase <= Phase::DIVIDE && table.round > last) break;
            const int seat = lowest_bit(seats);
            apply(table, seat, habit.choose(table, seat, rng));
        }
        return standing(table);
    }
};

}  // namespace cardtown::card_city
