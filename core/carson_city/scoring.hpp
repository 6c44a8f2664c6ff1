// Scoring a city (C5) and its characters (C1.5), line by line as on the score sheet (C5.5). The
// Python twin: games/carson_city/scoring.py.
#pragma once

#include "city.hpp"

namespace cardtown::carson_city {

enum Line : uint8_t {
    RANCHES,
    MINES,
    DRUGSTORES,
    BANKS,
    SALOONS,
    GENERAL_STORE_CITY_HALL,
    RANCH_SYMBOLS,
    MINE_SYMBOLS,
    HOUSE_SYMBOLS,
    HOTELS,
    CITY_HALL_LINE,
    OUTLAWS_LINE,
    CHARACTERS_LINE,
};
constexpr int LINES = 13;
constexpr int MOST_SALES = 3;
constexpr int LARGE = 2;  // the house value of a Townhouse and of a Hotel (C5.2)

struct Score {
    int16_t lines[LINES];
    int16_t worths[CHARACTERS];  // of the characters owned
    int16_t total;
};

// For callers that need only the score.
struct NoEarnings {
    CARDTOWN_FN void earn(Line, Element, int, int) {}
};

// Counts over the whole city, as far as scoring needs them.
struct Counts {
    Board boards[ELEMENTS];
    bool lawful;  // a Prison or the Sheriff: outlaws cost nothing, their parcels are empty (C5.4)
    Board empty, houses, large;
    int house_value;
};

CARDTOWN_FN inline Counts count(const City& city, bool sheriff) {
    Counts counts;
    for (int element = 0; element < ELEMENTS; ++element)
        counts.boards[element] = city.of(Element(element));
    counts.lawful = city.lawful(sheriff);
    counts.empty = city.covered & ~city.solid();
    if (!counts.lawful) counts.empty &= ~counts.boards[OUTLAWS];
    counts.houses = counts.boards[HOUSE];
    counts.large = counts.boards[TOWNHOUSE] | counts.boards[HOTEL];
    counts.house_value = counts.houses.count() + LARGE * counts.large.count();
    return counts;
}

// The house value beside a cell.
CARDTOWN_FN inline int houses_near(const Counts& counts, int cell) {
    const Board near = ring(cell);
    return (near & counts.houses).count() + LARGE * (near & counts.large).count();
}

// How many buildings other than Houses and Townhouses a city has (C5.3).
CARDTOWN_FN inline int counted_by_city_hall(const Counts& counts) {
    int sum = 0;
    for (int element = 0; element < ELEMENTS; ++element)
        if (element != MOUNTAIN && element != HOUSE && element != TOWNHOUSE && element != OUTLAWS)
            sum += counts.boards[element].count();
    return sum;
}

// The Indian's points with that many parcels covered, including outlaws (C5.6).
CARDTOWN_FN inline int indian_points(int covered, bool captain) {
    return (SIDE * (captain ? LONG_SIDE : SIDE) - covered + 1) / 2;
}

// A character's points at the end of the game (C1.5); `owned` has a bit for each one.
CARDTOWN_LARGE inline int worth(int character, const City& city, const Counts& counts, uint32_t owned,
                             int sold) {
    const auto shown = [&](int element) { return counts.boards[element].count(); };
    switch (character) {
        case HEROES:
        case CAPTAIN: return 6;
        case DOCTOR: return 5;
        case PAPERBOY: return 3;
        case BANKER: return 4 * shown(BANK);
        case GROCER: return 4 * shown(DRUGSTORE);
        case COWBOY: return 3 * shown(RANCH);
        case SHERIFF: return 3 * shown(PRISON);
        case PROSPECTOR: return shown(MOUNTAIN) + shown(MINE);
        case TEACHER: return counts.house_value;
        case EDITOR: {
            int symbols = 0;
            for (uint32_t left = owned; left; left &= left - 1) {
                const int one = lowest_bit(left);
                symbols += shows_dollar(one) + 4 * shows_arrow(one);
            }
            return symbols;
        }
        case UNDERTAKER: return 2 * count_bits(owned);
        case INDIAN: return indian_points(city.covered.count(), owned >> CAPTAIN & 1);
        case SETTLER: {
            Board near{};
            counts.boards[RANCH].each([&](int cell) { near |= ring(cell); });
            return (near & counts.empty).count();
        }
        case SINGER: {
            int best = 0;
            counts.boards[SALOON].each(
                [&](int cell) { best = larger(best, houses_near(counts, cell)); });
            return 2 * best;
        }
        case AUCTIONEER: return 7 * smaller(sold, MOST_SALES);
        default: return 0;  // has a use, but no points
    }
}

// The score of a city with its owner's characters and the number of cards sold. `earnings` gets the
// points of each parcel that earns some.
template <class Earnings>
CARDTOWN_LARGE Score itemize(const City& city, uint32_t owned, int sold, Earnings& earnings) {
    const Counts counts = count(city, owned >> SHERIFF & 1);
    Score score{};
    const auto earn = [&](Line line, Element element, int cell, int points) {
        score.lines[line] = int16_t(score.lines[line] + points);
        earnings.earn(line, element, cell, points);
    };
    const auto each = [&](Line line, Element element, auto points) {
        counts.boards[element].each(
            [&](int cell) { earn(line, element, cell, points(cell)); });
    };
    // The lines that count adjacent cells.
    each(RANCHES, RANCH, [&](int cell) { return (ring(cell) & counts.empty).count(); });
    each(MINES, MINE, [&](int cell) { return 2 * (ring(cell) & counts.boards[MOUNTAIN]).count(); });
    each(DRUGSTORES, DRUGSTORE, [&](int cell) { return houses_near(counts, cell); });
    each(BANKS, BANK, [&](int cell) { return houses_near(counts, cell); });
    each(SALOONS, SALOON, [&](int cell) { return 2 * houses_near(counts, cell); });
    each(GENERAL_STORE_CITY_HALL, GENERAL_STORE,
         [&](int cell) { return houses_near(counts, cell); });
    each(GENERAL_STORE_CITY_HALL, CITY_HALL, [&](int cell) { return houses_near(counts, cell); });
    // The lines that count the whole city.
    const int ranches = counts.boards[RANCH].count(), mines = counts.boards[MINE].count();
    each(RANCH_SYMBOLS, DRUGSTORE, [&](int) { return ranches; });
    each(RANCH_SYMBOLS, BLACKSMITH, [&](int) { return ranches; });
    each(MINE_SYMBOLS, BANK, [&](int) { return mines; });
    each(MINE_SYMBOLS, BLACKSMITH, [&](int) { return mines; });
    each(HOUSE_SYMBOLS, CHURCH, [&](int) { return counts.house_value; });
    each(HOUSE_SYMBOLS, GENERAL_STORE, [&](int) { return counts.house_value; });
    each(HOTELS, HOTEL, [&](int) { return 3; });
    each(CITY_HALL_LINE, CITY_HALL, [&](int) { return counted_by_city_hall(counts); });
    each(OUTLAWS_LINE, OUTLAWS, [&](int) { return counts.lawful ? 0 : -6; });
    for (uint32_t left = owned; left; left &= left - 1) {
        const int one = lowest_bit(left);
        const int points = worth(one, city, counts, owned, sold);
        score.worths[one] = int16_t(points);
        score.lines[CHARACTERS_LINE] = int16_t(score.lines[CHARACTERS_LINE] + points);
    }
    for (const int16_t points : score.lines) score.total = int16_t(score.total + points);
    return score;
}

}  // namespace cardtown::carson_city
