// What lots of cards are worth to a seat, both for dividing and for choosing. The Python twin:
// bots/card_city/lots.py.
#pragma once

#include "turns.hpp"

namespace cardtown::card_city {

// Cards in a fixed order, so that sums over them are reproducible.
struct OrderedCards {
    uint8_t kinds[LARGEST_HAND];
    int count = 0;

    CARDTOWN_FN OrderedCards() = default;
    CARDTOWN_FN OrderedCards(Cards cards) { count = write_sorted(cards, kinds); }
    // The first ones, followed by the others.
    CARDTOWN_FN OrderedCards(Cards first, Cards then) {
        count = write_sorted(first, kinds);
        count += write_sorted(then, kinds + count);
    }
};

// Cards that a seat hasn't seen, and others that it can't tell from them.
struct Pool {
    Cards unseen, more;

    CARDTOWN_FN int size() const { return unseen.size() + more.size(); }
};

// The gains from cards in this round, by its worth; cached.
class Gains {
   public:
    CARDTOWN_FN Gains() = default;
    // With `exact`, pairs are tried together; otherwise their cards are added up.
    CARDTOWN_FN void begin(const Turns& turns, const Assets& assets, bool exact) {
        turns_ = &turns;
        assets_ = assets;
        exact_ = exact;
        base_ = turns.settle(assets).value;
        singles_known_ = 0;
        for (uint8_t& known : pairs_known_) known = 0;
    }

    CARDTOWN_FN bool is_of(const Assets& assets) const { return assets_ == assets; }

    CARDTOWN_FN double single(int kind) {
        if (!(singles_known_ >> kind & 1)) {
            singles_known_ |= uint8_t(1u << kind);
            const Turns::Step step = turns_->best_build(assets_, cards_of(kind));
            cells_[kind] = int8_t(step.cell);
            singles_[kind] = step.kind < 0 ? 0.0 : step.settled.value - base_;
        }
        return singles_[kind];
    }

    // Where a card of that kind is built best; -1 where it can't be built.
    CARDTOWN_FN int cell(int kind) {
        single(kind);
        return cells_[kind];
    }

    CARDTOWN_FN double pair(int one, int other) {
        if (!exact_) return single(one) + single(other);
        const int low = smaller(one, other), high = larger(one, other);
        if (!(pairs_known_[low] >> high & 1)) {
            pairs_known_[low] |= uint8_t(1u << high);
            const Cards both = together(cards_of(one), cards_of(other));
            pairs_[low][high] = turns_->quick(assets_, both).value - base_;
        }
        return pairs_[low][high];
    }

    CARDTOWN_FN double pair(Cards both) { return pair(both.first(), both.last()); }

    // The average gain from two of these cards.
    CARDTOWN_FN double share(const OrderedCards& cards) { return 2 * sum(cards) / cards.count; }

    // The average gain from a mixed lot whose face-down half is drawn from the pool. More than two
    // cards count as an average pair of them.
    CARDTOWN_FN double expected(const OrderedCards& shown, int unknown, const Pool& pool) {
        if (shown.count + unknown > 2 || unknown != 1) {
            const double known = sum(shown);
            return 2 * (known + unknown * mean(-1, pool)) / (shown.count + unknown);
        }
        return mean(shown.kinds[0], pool);
    }

   private:
    const Turns* turns_;
    Assets assets_;
    double base_;
    double singles_[KINDS], pairs_[KINDS][KINDS];
    int8_t cells_[KINDS];
    uint8_t singles_known_, pairs_known_[KINDS];  // one bit a kind
    bool exact_;

    CARDTOWN_FN double sum(const OrderedCards& cards) {
        double sum = 0;
        for (int i = 0; i < cards.count; ++i) sum += single(cards.kinds[i]);
        return sum;
    }

    // The average gain from a card of the pool, alone or together with another one. Kinds that
    // nobody has seen come first.
    CARDTOWN_FN double mean(int beside, const Pool& pool) {
        if (!pool.size()) return 0;
        double total = 0;
        const auto add = [&](int kind) {
            const int count = pool.unseen.of(kind) + pool.more.of(kind);
            total += count * (beside < 0 ? single(kind) : pair(beside, kind));
        };
        for (int kind = 0; kind < KINDS; ++kind)
            if (pool.unseen.has(kind)) add(kind);
        for (int kind = 0; kind < KINDS; ++kind)
            if (pool.more.has(kind) && !pool.unseen.has(kind)) add(kind);
        return total / pool.size();
    }
};

// A face-down half, and how likely it is.
struct Half {
    Cards cards;
    double chance;
};

// Three cards of six kinds, at most.
constexpr int MOST_HALVES = 56;

CARDTOWN_FN inline int64_t choices(int of, int count) {
    int64_t ways = 1;
    for (int i = 0; i < count; ++i) ways = ways * (of - i) / (i + 1);
    return count > of ? 0 : ways;
}

// Every different face-down half of at most three cards that may come from the pool.
CARDTOWN_FN inline int hidden_halves(Cards pool, int size, Half* out) {
    const double total = double(choices(pool.size(), size));
    int count = 0, kinds[3] = {};
    if (!size) {
        out[0] = {{}, 1};
        return 1;
    }
    for (;;) {
        Cards half;
        for (int i = 0; i < size; ++i) half = together(half, cards_of(kinds[i]));
        int64_t ways = 1;
        for (int kind = 0; kind < KINDS; ++kind) ways *= choices(pool.of(kind), half.of(kind));
        if (ways) out[count++] = {half, double(ways) / total};
        int last = size - 1;  // the next combination with repetitions
        while (last >= 0 && kinds[last] == KINDS - 1) --last;
        if (last < 0) return count;
        const int next = kinds[last] + 1;
        for (; last < size; ++last) kinds[last] = next;
    }
}

}  // namespace cardtown::card_city
