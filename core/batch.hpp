// Many games at once; each starts over when it ends. A CPU plays them one after another, a GPU in
// one thread per game. The owner of the batch provides its columns.
#pragma once

#include "chance.hpp"

namespace cardtown {

// The reward of a seat for a finished game, as in envs/rewards.py.
enum class Reward : uint8_t { WIN, MARGIN, SCORE };
constexpr int REWARDS = 3;
constexpr int64_t MOST_GAMES = 1 << 20;
constexpr int LONGEST_SEED = 200;

template <class Game>
struct Batch {
    using Table = typename Game::Table;
    static constexpr int MASK_WORDS = Game::MASK_WORDS;
    static constexpr int MAX_SEATS = Game::MAX_SEATS;

    // Columns: one row per game.
    Table* tables;
    uint64_t* masks;   // the options of the deciding seat, one bit each
    uint64_t* states;  // the generators of seats that play at random
    int64_t* games;    // the number of the game
    float* rewards;    // set if a game has just ended, otherwise zero
    int16_t* scores;   // the same
    int8_t* seats;     // who decides
    uint8_t* over;     // whether the last step ended the game

    int64_t count;
    typename Game::Setup setup;
    Reward reward;
    uint8_t asked;  // the seats whose caller decides; the others play at random
    uint8_t seed_size;
    char seed[LONGEST_SEED];

    CARDTOWN_FN uint64_t* mask(int64_t index) const { return masks + index * MASK_WORDS; }

    // --- dealing -----------------------------------------------------------------------------

    // Deal game `number` from the seed `SEED number`, and play on to the first decision of an asked
    // seat.
    CARDTOWN_LARGE void deal(int64_t index, int64_t number) const {
        char text[LONGEST_SEED + 24], digits[20];
        size_t size = 0;
        while (size < seed_size) {
            text[size] = seed[size];
            ++size;
        }
        text[size++] = ' ';
        games[index] = number;
        states[index] = Rng{uint64_t(number)}.next();
        int length = 0;
        do digits[length++] = char('0' + number % 10);
        while (number /= 10);
        while (length) text[size++] = digits[--length];
        Game::deal_seed(tables[index], setup, Text(text, size));
        go_on(index);
    }

    // --- playing -----------------------------------------------------------------------------

    // Let the other seats play until an asked seat has to decide; false if the game is over.
    CARDTOWN_LARGE bool go_on(int64_t index) const {
        Table& table = tables[index];
        for (uint32_t deciding; (deciding = Game::deciding(table)) != 0;) {
            const int seat = lowest_bit(deciding);
            if (asked >> seat & 1) {
                seats[index] = int8_t(seat);
                Game::write_mask(table, seat, mask(index));
                return true;
            }
            Rng rng{states[index]};
            Game::apply(table, seat, Game::random_option(table, seat, rng));
            states[index] = rng.state;
        }
        return false;
    }

    CARDTOWN_FN bool may(int64_t index, long long number) const {
        return number >= 0 && number < Game::NUMBERS &&
               mask(index)[number / 64] >> number % 64 & 1;
    }

    // Play an option of the deciding seat. Returns whether that ends the game, which is then
    // settled.
    CARDTOWN_FN bool play(int64_t index, int number) const {
        if (over[index]) clear(index);
        Table& table = tables[index];
        const int seat = seats[index];
        Game::apply(table, seat, Game::numbered(table, seat, number));
        over[index] = !go_on(index);
        if (over[index]) settle(index);
        return over[index];
    }

    // A random option.
    CARDTOWN_FN int choose(int64_t index, Rng& rng) const {
        const uint64_t* words = mask(index);
        int total = 0;
        for (int i = 0; i < MASK_WORDS; ++i) total += count_bits(words[i]);
        int skip = int(rng.below(uint32_t(total))), word = 0;
        for (; skip >= count_bits(words[word]); ++word) skip -= count_bits(words[word]);
        uint64_t left = words[word];
        for (; skip; --skip) left &= left - 1;
        return 64 * word + lowest_bit(left);
    }

    // --- the end -----------------------------------------------------------------------------

    CARDTOWN_FN void clear(int64_t index) const {
        for (int seat = 0; seat < MAX_SEATS; ++seat) {
            scores[index * MAX_SEATS + seat] = 0;
            rewards[index * MAX_SEATS + seat] = 0;
        }
    }

    CARDTOWN_LARGE void settle(int64_t index) const {
        const Table& table = tables[index];
        const int count = Game::seats(table);
        int16_t* points = scores + index * MAX_SEATS;
        float* worth = rewards + index * MAX_SEATS;
        for (int seat = 0; seat < count; ++seat) points[seat] = int16_t(Game::total(table, seat));
        const uint32_t winners = Game::winners(table);
        for (int seat = 0; seat < count; ++seat) {
            int best = 0;
            bool others = false;
            for (int other = 0; other < count; ++other) {
                if (other == seat) continue;
                best = others ? larger<int>(best, points[other]) : points[other];
                others = true;
            }
            switch (reward) {
                case Reward::WIN:
                    worth[seat] = winners >> seat & 1 ? 1.0f / float(count_bits(winners)) : 0.0f;
                    break;
                case Reward::MARGIN: worth[seat] = float(points[seat] - best); break;
                case Reward::SCORE: worth[seat] = points[seat]; break;
            }
        }
    }
};

}  // namespace cardtown
