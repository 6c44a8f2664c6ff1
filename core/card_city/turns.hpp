// A seat's own turn: building, developing, income and a purchase, valued by a worth. The Python
// twin: bots/card_city/turns.py.
#pragma once

#include "growth.hpp"
#include "worth.hpp"

namespace cardtown::card_city {

// The assets of a seat, and their value.
struct Outcome {
    double value;
    Assets assets;
};

// Everything that a seat can do with its cards in one round.
struct Turns {
    Worth worth;
    Cards reserve;
    Rules rules;

    // --- phases 3 and 4 ----------------------------------------------------------------------

    // The best result of developing, with the income.
    CARDTOWN_FN Outcome settle(const Assets& assets, const Board& grown = {}) const {
        const Districts homes = assets.city.districts(RESIDENTIAL);
        const Districts shops = assets.city.districts(COMMERCIAL);
        if (!is_ripe(assets.city, homes, shops)) {  // most of the time nothing develops
            Assets after = assets;
            ++after.coins;
            for (const District& shop : shops) after.coins += triangle(shop.size());
            return {worth.of(after, homes, shops), after};
        }
        Outcome best;
        bool any = false;
        Growth(assets.city, reserve, rules, grown).each([&](const City& city) {
            const Assets after{city, assets.coins + city.income(), assets.purchases};
            const double value = worth.of(after);
            if (any && !(value > best.value)) return;
            best = {value, after};
            any = true;
        });
        return best;
    }

    // The same with the best purchase of an Industrial, if any is worth it.
    CARDTOWN_FN void trade(Outcome& outcome) const {
        if (!outcome.assets.can_buy(reserve)) return;
        const Assets before = outcome.assets;
        before.city.cells(INDUSTRIAL, before.coins).each([&](int cell) {
            Assets after = before;
            after.buy(cell);
            const double value = worth.of(after);
            if (value > outcome.value) outcome = {value, after};
        });
    }

    // --- phase 2 -------------------------------------------------------------------------------

    // A build, and the result of developing right after it.
    struct Step {
        int kind = -1, cell = -1;
        Assets after;
        Outcome settled;
    };

    // The best build if developing follows at once; its kind is -1 if there is none.
    CARDTOWN_FN Step best_build(const Assets& assets, Cards hand) const {
        Step best;
        each_build(assets, hand, [&](int kind, int cell) {
            Assets after = assets;
            after.build(kind, cell);
            const Outcome settled = settle(after);
            if (best.kind >= 0 && !(settled.value > best.settled.value)) return;
            best = {kind, cell, after, settled};
        });
        return best;
    }

    // The round played card by card, without the purchase.
    CARDTOWN_FN Outcome quick(const Assets& assets, Cards hand) const {
        Step last;
        last.after = assets;
        bool built = false;
        while (!hand.empty()) {
            const Step next = best_build(last.after, hand);
            if (next.kind < 0) break;
            last = next;
            built = true;
            hand = without(hand, cards_of(next.kind));
        }
        return built ? last.settled : settle(assets);
    }

    // The best result of at most two cards, with all builds tried together, without the purchase.
    CARDTOWN_FN Outcome finish(const Assets& assets, Cards hand) const {
        Finish all{*this};
        all.go_on(assets, hand, -1, -1);
        return all.best;
    }

   private:
    // Tries all builds, the last ones first, like a stack.
    struct Finish {
        const Turns& turns;
        Outcome best;
        bool any = false;
        Board known[CityFrame::BITS] = {};  // pairs of cells that have been tried

        CARDTOWN_FN explicit Finish(const Turns& turns) : turns(turns) {}

        CARDTOWN_FN void go_on(const Assets& here, Cards hand, int kind_before, int cell_before) {
            bool ended = true;
            for (int kind = KINDS - 1; kind >= 0; --kind) {
                if (!hand.has(kind)) continue;
                Board cells = here.city.cells(kind, here.coins);
                while (cells.any()) {
                    ended = false;
                    const int cell = cells.last();
                    cells &= ~Board::of(cell);
                    if (kind_before >= 0 && !is_new(kind_before, cell_before, kind, cell)) continue;
                    Assets after = here;
                    after.build(kind, cell);
                    go_on(after, without(hand, cards_of(kind)), kind, cell);
                }
            }
            if (!ended) return;
            const Outcome settled = turns.settle(here);
            if (any && !(settled.value > best.value)) return;
            best = settled;
            any = true;
        }

        // Whether these two buildings were not tried in the other order. The cell of the lower kind
        // comes first, or the lower cell; there are at most two kinds, so cells are enough.
        CARDTOWN_FN bool is_new(int one, int one_cell, int other, int other_cell) {
            const bool swap = other < one || (other == one && other_cell < one_cell);
            Board& board = known[swap ? other_cell : one_cell];
            const int cell = swap ? one_cell : other_cell;
            if (board.has(cell)) return false;
            board |= Board::of(cell);
            return true;
        }
    };
};

}  // namespace cardtown::card_city
