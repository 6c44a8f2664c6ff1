// The worth of things to a bot: the points of the rules, and a city's promise beyond them. The
// Python twins, with the reasons: bots/carson_city/terms.py and worth.py. Numbers are added in the
// same order as there, so that values are equal to the last bit.
#pragma once

#include <cstring>

#include "scoring.hpp"

namespace cardtown::carson_city {

// The kinds of cells: the elements, an empty parcel, a cell where a card may still come to lie, and
// one out of reach.
constexpr int EMPTY_KIND = ELEMENTS;
constexpr int OPEN_KIND = ELEMENTS + 1;
constexpr int KINDS = ELEMENTS + 3;
// Every element except outlaws, which come last.
constexpr int SOLID_KINDS = OUTLAWS;

// The terms of the promise: the number of cells of each kind, the elements beside empty and beside
// open cells, whether there is law, and the characters.
constexpr int FIRST_BESIDE_EMPTY = OPEN_KIND + 1;
constexpr int FIRST_BESIDE_OPEN = FIRST_BESIDE_EMPTY + SOLID_KINDS;
constexpr int LAW_TERM = FIRST_BESIDE_OPEN + SOLID_KINDS;
constexpr int FIRST_CHARACTER_TERM = LAW_TERM + 1;
constexpr int TERMS = FIRST_CHARACTER_TERM + CHARACTERS;

struct Worth {
    // How many numbers Python packs for a worth: all but the last line.
    static constexpr int NUMBERS = KINDS * (1 + KINDS) + TERMS;

    double alone[KINDS];
    double beside[KINDS][KINDS];
    double later[TERMS];  // the current weight of every term
    bool promising;       // whether any weight is not zero
};

// Read the numbers packed by Python.
inline Worth read_worth(const double* numbers) {
    Worth worth;
    std::memcpy(&worth, numbers, Worth::NUMBERS * sizeof(double));
    worth.promising = false;
    for (const double weight : worth.later) worth.promising = worth.promising || weight != 0;
    return worth;
}

CARDTOWN_FN constexpr int house_value_of(int element) {
    return element == HOUSE ? 1 : element == TOWNHOUSE || element == HOTEL ? LARGE : 0;
}

// The points of a shop for each adjacent house value (C5.3).
CARDTOWN_FN constexpr int shop_points(int element) {
    switch (element) {
        case SALOON: return 2;
        case DRUGSTORE:
        case BANK:
        case GENERAL_STORE:
        case CITY_HALL: return 1;
        default: return 0;
    }
}

// Worth without any promise: the view of a greedy player.
CARDTOWN_FN inline Worth points_alone() {
    Worth worth{};
    worth.alone[HOTEL] = 3;
    worth.alone[OUTLAWS] = -6;
    const auto pair = [&](int one, int other, double points) {
        worth.beside[one][other] += points;
        worth.beside[other][one] += points;
    };
    pair(RANCH, EMPTY_KIND, 1);
    pair(MINE, MOUNTAIN, 2);
    for (int shop = 0; shop < ELEMENTS; ++shop)
        for (int house = 0; house < ELEMENTS; ++house)
            if (shop_points(shop) && house_value_of(house))
                pair(shop, house, shop_points(shop) * house_value_of(house));
    return worth;
}

// The points of a character for each parcel that shows the element (C1.5).
CARDTOWN_FN inline double parcel_points(uint32_t owned, int element) {
    const auto has = [&](int character) { return owned >> character & 1; };
    double points = 0;
    if (has(BANKER) && element == BANK) points += 4;
    if (has(GROCER) && element == DRUGSTORE) points += 4;
    if (has(COWBOY) && element == RANCH) points += 3;
    if (has(SHERIFF) && element == PRISON) points += 3;
    if (has(PROSPECTOR) && (element == MOUNTAIN || element == MINE)) points += 1;
    if (has(TEACHER)) points += house_value_of(element);
    return points;
}

// --- the frame that a city may grow in ---------------------------------------------------------

constexpr int SPAN = 17;

// A set of cells of the whole frame: a window is too small for everything in reach.
struct Field {
    uint32_t rows[SPAN];

    CARDTOWN_FN int count() const {
        int sum = 0;
        for (const uint32_t row : rows) sum += count_bits(row);
        return sum;
    }

    CARDTOWN_FN bool has(int row, int column) const {
        return row >= 0 && row < SPAN && column >= 0 && rows[row] >> column & 1;
    }

    // How many of the eight cells around one of the frame are in the field.
    CARDTOWN_FN int count_near(int row, int column) const {
        int sum = 0;
        for (int one = row - 1; one <= row + 1; ++one)
            if (one >= 0 && one < SPAN)
                sum += count_bits(rows[one] & (uint32_t(7) << column >> 1));
        return sum - has(row, column);
    }
};

CARDTOWN_FN inline void add_reach(Field& field, int top, int bottom, int left, int right, int high,
                                  int wide) {
    if (bottom - top >= high || right - left >= wide) return;
    const int first = larger(right - wide + 1, 0), end = smaller(left + wide, SPAN);
    const uint32_t line = (uint32_t(1) << end) - (uint32_t(1) << first);
    for (int row = larger(bottom - high + 1, 0); row < smaller(top + high, SPAN); ++row)
        field.rows[row] |= line;
}

// All cells where cards of a city with this box may come to lie (C4.2).
CARDTOWN_FN inline Field reach(int top, int bottom, int left, int right, bool captain) {
    Field field{};
    add_reach(field, top, bottom, left, right, SIDE, captain ? LONG_SIDE : SIDE);
    if (captain) add_reach(field, top, bottom, left, right, LONG_SIDE, SIDE);
    return field;
}

// The cells in a city's reach without a card.
CARDTOWN_FN inline Field open_cells(const City& city, bool captain) {
    Field field = reach(city.top, city.bottom, city.left, city.right, captain);
    for (int row = 0; row < city.height(); ++row)
        field.rows[city.top + row] &=
            ~(row_of_window(city.covered, row + MARGIN) >> MARGIN << city.left);
    return field;
}

// --- the promise -------------------------------------------------------------------------------

CARDTOWN_FN inline void count_terms(const City& city, uint32_t owned, int terms[TERMS]) {
    const Counts counts = count(city, owned >> SHERIFF & 1);
    Field open{};
    if (city.covered.any()) open = open_cells(city, owned >> CAPTAIN & 1);
    for (int element = 0; element < ELEMENTS; ++element)
        terms[element] = counts.boards[element].count();
    if (counts.lawful) terms[OUTLAWS] = 0;
    terms[EMPTY_KIND] = counts.empty.count();
    terms[OPEN_KIND] = open.count();
    for (int element = 0; element < SOLID_KINDS; ++element) {
        int empty_near = 0, open_near = 0;
        counts.boards[element].each([&](int cell) {
            empty_near += (ring(cell) & counts.empty).count();
            open_near += open.count_near(city.frame_row(cell), city.frame_column(cell));
        });
        terms[FIRST_BESIDE_EMPTY + element] = empty_near;
        terms[FIRST_BESIDE_OPEN + element] = open_near;
    }
    terms[LAW_TERM] = counts.lawful;
    for (int one = 0; one < CHARACTERS; ++one) terms[FIRST_CHARACTER_TERM + one] = owned >> one & 1;
}

// The promise of city and characters together beyond their points.
CARDTOWN_FN inline double promise(const Worth& worth, const City& city, uint32_t owned) {
    if (!worth.promising) return 0;
    int terms[TERMS];
    count_terms(city, owned, terms);
    double sum = 0;
    for (int term = 0; term < TERMS; ++term)
        if (terms[term]) sum += terms[term] * worth.later[term];
    return sum;
}

// The current points plus the promise.
CARDTOWN_FN inline double value(const Worth& worth, const City& city, uint32_t owned, int sold) {
    NoEarnings nobody;
    return itemize(city, owned, sold, nobody).total + promise(worth, city, owned);
}

}  // namespace cardtown::carson_city
