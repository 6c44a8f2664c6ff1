// Hindsight: the best city found for the cards that a seat got, round by round. The Python twin,
// with the reasons, examines cities in the same order: bots/card_city/hindsight.py.
#pragma once

#include <algorithm>

#include "turns.hpp"

namespace cardtown::card_city {

// What a seat got in a game: two cards in each round, and the cards of the Reserve that nobody else
// took.
struct Story {
    Cards held[ROUNDS];
    Cards supply;
    Rules rules;
    int players;

    // The cards of all rounds after this one, from 0.
    CARDTOWN_FN Cards after(int round) const {
        Cards cards;
        for (int later = round + 1; later < ROUNDS; ++later) cards = together(cards, held[later]);
        return cards;
    }
};

class Hindsight {
   public:
    // A city at the end of a round.
    struct Node {
        double value;
        uint64_t key;  // the same for all turned and mirrored cities
        Assets assets;
        Cards supply;
        int32_t parent;
        int32_t number;  // in the order in which they were found
    };

    // How many nodes a round needs: those kept, and room for new ones.
    CARDTOWN_FN static size_t room_for(int width) { return size_t(width) * 17 + 4096; }

    // `nodes` has room for `ROUNDS * width` nodes and `fresh` for `room_for(width)`.
    CARDTOWN_FN Hindsight(const Story& story, const Weights& weights, int width, Node* nodes,
                          Node* fresh)
        : story_(story), weights_(weights), width_(width), nodes_(nodes), fresh_(fresh) {}

    // Search all rounds; afterwards `best` has the city of each.
    CARDTOWN_FN void search() {
        Node first{};
        first.assets = {first_city(), FIRST_COINS, 0};
        first.supply = story_.supply;
        int before = 1;
        const Node* from = &first;
        for (int round = 0; round < ROUNDS; ++round) {
            const Cards to_come = story_.after(round);
            turns_ = Turns{Worth::later(weights_, story_.players, ROUNDS - 1 - round, to_come),
                           story_.supply, story_.rules};
            count_ = found_ = 0;
            for (int at = 0; at < before; ++at) {
                parent_ = at;
                turns_.reserve = from[at].supply;
                known_count_ = 0;
                build(from[at].assets, story_.held[round], from[at].supply, -1, -1);
            }
            keep_best();
            Node* kept = nodes_ + size_t(round) * size_t(width_);
            for (int at = 0; at < count_; ++at) kept[at] = fresh_[at];
            from = kept;
            before = count_;
        }
    }

    // The cities of all rounds on the way to the best one.
    CARDTOWN_FN void best(const Node* (&path)[ROUNDS]) const {
        int at = 0;
        for (int round = ROUNDS - 1; round >= 0; --round) {
            path[round] = nodes_ + size_t(round) * size_t(width_) + at;
            at = path[round]->parent;
        }
    }

   private:
    static constexpr int MOST_PAIRS = 1024;

    const Story& story_;
    const Weights& weights_;
    int width_;
    Node *nodes_, *fresh_;
    Turns turns_{Worth::now(), {}, {}};
    int count_ = 0, found_ = 0, parent_ = 0;
    uint32_t known_[MOST_PAIRS];  // pairs of buildings tried in this round
    int known_count_ = 0;

    // K3.7: all ways to build what can be built.
    CARDTOWN_FN void build(const Assets& here, Cards hand, Cards supply, int kind_before,
                           int cell_before) {
        bool ended = true;
        each_build(here, hand, [&](int kind, int cell) {
            ended = false;
            if (kind_before >= 0 && !is_new(kind_before, cell_before, kind, cell)) return;
            Assets after = here;
            after.build(kind, cell);
            build(after, without(hand, cards_of(kind)), supply, kind, cell);
        });
        if (!ended) return;
        Growth(here.city, supply, story_.rules, {}).each([&](const City& city) {
            const Cards grown = together(
                cards_of(COMMERCIAL, (city.boards[COMMERCIAL] & ~here.city.boards[COMMERCIAL]).count()),
                cards_of(RESIDENTIAL,
                         (city.boards[RESIDENTIAL] & ~here.city.boards[RESIDENTIAL]).count()));
            trade({city, here.coins + city.income(), here.purchases}, without(supply, grown));
        });
    }

    CARDTOWN_FN bool is_new(int one, int one_cell, int other, int other_cell) {
        const uint32_t first = uint32_t(one << 8 | one_cell), second = uint32_t(other << 8 | other_cell);
        const uint32_t pair = smaller(first, second) << 16 | larger(first, second);
        for (int at = 0; at < known_count_; ++at)
            if (known_[at] == pair) return false;
        if (known_count_ < MOST_PAIRS) known_[known_count_++] = pair;
        return true;
    }

    // K5.2: with and without a purchase.
    CARDTOWN_FN void trade(const Assets& assets, Cards supply) {
        add(assets, supply);
        if (!assets.can_buy(supply)) return;
        assets.city.cells(INDUSTRIAL, assets.coins).each([&](int cell) {
            Assets after = assets;
            after.buy(cell);
            add(after, without(supply, cards_of(INDUSTRIAL)));
        });
    }

    CARDTOWN_FN void add(const Assets& assets, Cards supply) {
        if (size_t(count_) == room_for(width_)) keep_best();
        fresh_[count_++] = {turns_.worth.of(assets), key_of(assets, supply), assets, supply, parent_,
                            found_++};
    }

    // Keep the best nodes that are not equal when turned or mirrored.
    CARDTOWN_FN void keep_best() {
        std::sort(fresh_, fresh_ + count_, [](const Node& one, const Node& other) {
            return one.value != other.value ? one.value > other.value : one.number < other.number;
        });
        int kept = 0;
        for (int at = 0; at < count_ && kept < width_; ++at) {
            bool known = false;
            // Turned cities have equal values, except for the order of additions.
            for (int before = kept - 1; before >= 0 && !known; --before) {
                if (fresh_[before].value > fresh_[at].value + 1e-6) break;
                known = fresh_[before].key == fresh_[at].key;
            }
            if (!known) fresh_[kept++] = fresh_[at];
        }
        count_ = kept;
    }

    // A number that turned and mirrored cities share, with the same coins and supply.
    CARDTOWN_FN static uint64_t key_of(const Assets& assets, Cards supply) {
        const City& city = assets.city;
        const int high = city.box.bottom - city.box.top, wide = city.box.right - city.box.left;
        uint64_t ways[8] = {};
        for (int kind = 0; kind < KINDS; ++kind)
            city.boards[kind].each([&](int cell) {
                const int row = CityFrame::row_of(cell) - city.box.top;
                const int column = CityFrame::column_of(cell) - city.box.left;
                const int rows[4] = {row, high - row, row, high - row};
                const int columns[4] = {column, column, wide - column, wide - column};
                for (int way = 0; way < 4; ++way) {
                    ways[way] += mixed(uint64_t(kind * 64 + rows[way] * 8 + columns[way]));
                    ways[4 + way] += mixed(uint64_t(kind * 64 + columns[way] * 8 + rows[way]));
                }
            });
        uint64_t least = ways[0];
        for (const uint64_t way : ways) least = smaller(least, way);
        return mixed(least + mixed(supply.counts) +
                     mixed(uint64_t(assets.coins) << 16 | uint64_t(assets.purchases)));
    }

    CARDTOWN_FN static uint64_t mixed(uint64_t number) { return Rng{number}.next(); }
};

}  // namespace cardtown::card_city
