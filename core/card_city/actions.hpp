// The actions of Card City, each packed into one number. The Python twin:
// games/card_city/actions.py.
#pragma once

#include <stdint.h>

#include "../portable.hpp"

namespace cardtown::card_city {

// In the order in which options are sorted: the ranks of the Python classes.
enum Verb : uint8_t { DIVIDE, TAKE_OPEN, TAKE_MIXED, KEEP, BUILD, DISCARD, DEVELOP, BUY, PASS };
constexpr int VERBS = 9;

// Four bytes, the lowest first: the verb and its operands.
//   DIVIDE          sets of card numbers, one bit each: open, shown, hidden
//   KEEP            the numbers of both cards
//   BUILD, DEVELOP  kind, cell
//   BUY             0, cell
using Action = uint32_t;

CARDTOWN_FN constexpr Action action(Verb verb, int first = 0, int second = 0, int third = 0) {
    return Action(verb) | Action(first) << 8 | Action(second) << 16 | Action(third) << 24;
}

CARDTOWN_FN constexpr Verb verb_of(Action action) { return Verb(action & 0xff); }
CARDTOWN_FN constexpr int first_of(Action action) { return int(action >> 8 & 0xff); }
CARDTOWN_FN constexpr int second_of(Action action) { return int(action >> 16 & 0xff); }
CARDTOWN_FN constexpr int third_of(Action action) { return int(action >> 24); }

}  // namespace cardtown::card_city
