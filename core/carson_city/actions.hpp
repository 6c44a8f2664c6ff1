// The actions of Carson City. The Python twin: games/carson_city/actions.py.
#pragma once

#include "../portable.hpp"

namespace cardtown::carson_city {

// In the order in which options are sorted.
enum Kind : uint8_t { USE, DECLINE, BID, TAKE, PLACE, SELL, ADOPT, DONE };

// An action is a small number: 32 for each kind, and above them all places, with coordinates from
// -64 to 63.
using Action = uint32_t;

constexpr int OPERANDS = 32;
constexpr Action FIRST_PLACE = 8 * OPERANDS;
constexpr int COORDINATES = 128;
constexpr Action ACTIONS_END = FIRST_PLACE + COORDINATES * COORDINATES;

CARDTOWN_FN constexpr Action action(Kind kind, int operand = 0) {
    return Action(kind * OPERANDS + operand);
}

CARDTOWN_FN constexpr Action place_at(int row, int column) {
    return FIRST_PLACE +
           Action((row + COORDINATES / 2) * COORDINATES + column + COORDINATES / 2);
}

CARDTOWN_FN constexpr Kind kind_of(Action action) {
    return action >= FIRST_PLACE ? PLACE : Kind(action / OPERANDS);
}

CARDTOWN_FN constexpr int operand_of(Action action) { return int(action % OPERANDS); }

CARDTOWN_FN constexpr int row_of(Action place) {
    return int((place - FIRST_PLACE) / COORDINATES) - COORDINATES / 2;
}

CARDTOWN_FN constexpr int column_of(Action place) {
    return int((place - FIRST_PLACE) % COORDINATES) - COORDINATES / 2;
}

}  // namespace cardtown::carson_city
