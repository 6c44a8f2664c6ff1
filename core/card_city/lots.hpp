// The ways to divide cards and to keep two of three; cards of one kind are the same (K2). The
// Python twin: games/card_city/lots.py.
//
// Sorted cards are numbered from 0, and a lot is a set of numbers, one bit each. Of lots with the
// same cards only the one with the lowest numbers counts: it contains no card without all equal
// cards before it.
#pragma once

#include <stdint.h>

#include "actions.hpp"
#include "buildings.hpp"

namespace cardtown::card_city {

constexpr int CARDS_EACH = 2;
constexpr int LARGEST_HAND = CARDS_EACH * MAX_SEATS;
// The most options that a decision can have: the divisions of the eight cards C I L L P P R R.
constexpr int MAX_OPTIONS = 139;

// The numbers of those sorted cards that equal the one before them.
CARDTOWN_FN inline unsigned repeated(Cards cards) {
    uint8_t kinds[LARGEST_HAND];
    const int count = write_sorted(cards, kinds);
    unsigned found = 0;
    for (int number = 1; number < count; ++number)
        if (kinds[number] == kinds[number - 1]) found |= 1u << number;
    return found;
}

// Whether a card, one bit, may be taken after those in `gone`: all equal cards before it are taken.
CARDTOWN_FN inline bool is_next(unsigned card, unsigned gone, unsigned repeated) {
    return !((card & repeated) >> 1 & ~gone);
}

// The cards with these numbers.
CARDTOWN_FN inline Cards pick(const uint8_t* sorted, unsigned numbers) {
    Cards picked;
    for (; numbers; numbers &= numbers - 1)
        picked = together(picked, cards_of(sorted[lowest_bit(numbers)]));
    return picked;
}

// Every half of the mixed lot once, as an option for that open lot.
CARDTOWN_FN inline int halves(unsigned open, unsigned rest, int half, unsigned repeated,
                              Action* out) {
    int count = 0;
    const auto offer = [&](unsigned shown) {
        out[count++] = action(DIVIDE, int(open), int(shown), int(rest & ~shown));
    };
    // Numbers rise from left to right: that is the order of Python's combinations.
    for (unsigned a = rest; a; a &= a - 1) {
        const unsigned one = a & -a;
        if (!is_next(one, open, repeated)) continue;
        if (half == 1) {
            offer(one);
            continue;
        }
        for (unsigned b = a & ~one; b; b &= b - 1) {
            const unsigned two = one | (b & -b);
            if (!is_next(b & -b, open | one, repeated)) continue;
            if (half == 2) {
                offer(two);
                continue;
            }
            for (unsigned c = b & (b - 1); c; c &= c - 1)
                if (is_next(c & -c, open | two, repeated)) offer(two | (c & -c));
        }
    }
    return count;
}

// Call `use` with the numbers of every different pair of cards once.
template <class Use>
CARDTOWN_FN void each_pair(int count, unsigned repeated, Use use) {
    for (int first = 0; first < count; ++first) {
        if (!is_next(1u << first, 0, repeated)) continue;
        for (int second = first + 1; second < count; ++second)
            if (is_next(1u << second, 1u << first, repeated)) use(first, second);
    }
}

// Every different division of these cards once (K2.2).
CARDTOWN_LARGE inline int divisions(Cards cards, Action* out) {
    const int count = cards.size();
    const int half = (count - CARDS_EACH) / 2;
    const unsigned all = (1u << count) - 1, same = repeated(cards);
    int found = 0;
    each_pair(count, same, [&](int first, int second) {
        const unsigned open = 1u << first | 1u << second;
        found += halves(open, all & ~open, half, same, out + found);
    });
    return found;
}

// The division of cards into these lots, as listed by `divisions`.
CARDTOWN_LARGE inline Action division(Cards open, Cards shown, Cards hidden) {
    uint8_t cards[LARGEST_HAND];
    const int count = write_sorted(together(together(open, shown), hidden), cards);
    unsigned in_open = 0, in_shown = 0;
    for (int number = 0; number < count; ++number) {
        const int kind = cards[number];
        if (open.has(kind)) {
            in_open |= 1u << number;
            open = without(open, cards_of(kind));
        } else if (shown.has(kind)) {
            in_shown |= 1u << number;
            shown = without(shown, cards_of(kind));
        }
    }
    const unsigned all = (1u << count) - 1;
    return action(DIVIDE, int(in_open), int(in_shown), int(all & ~in_open & ~in_shown));
}

// The way to keep these two of the cards, as listed by `keeps`.
CARDTOWN_FN inline Action keeping(Cards cards, Cards kept) {
    const unsigned numbers = unsigned(first_of(division(kept, {}, without(cards, kept))));
    return action(KEEP, lowest_bit(numbers), lowest_bit(numbers & (numbers - 1)));
}

// Every different way to keep two of these cards once (K2.4).
CARDTOWN_LARGE inline int keeps(Cards cards, Action* out) {
    int found = 0;
    each_pair(cards.size(), repeated(cards),
              [&](int first, int second) { out[found++] = action(KEEP, first, second); });
    return found;
}

}  // namespace cardtown::card_city
