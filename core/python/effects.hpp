// What a card or a building changes at each place, for previews in Python.
#pragma once

#include "../card_city/changes.hpp"
#include "../card_city/read_view.hpp"
#include "../carson_city/effects.hpp"
#include "cities.hpp"

namespace cardtown::python {

constexpr char PLACEMENTS_DOC[] =
    "Every place for a card: (city, characters, sold, card). Each has its cell, the points that it "
    "brings, and what changes: lines and characters with their changes in turn, and cell, element, "
    "points before and points after of each building.";

// Numbers that become a tuple.
template <int MOST, class Number = int>
struct Numbers {
    Number numbers[MOST];
    int count = 0;

    template <class... Given>
    void add(Given... given) {
        ((numbers[count++] = Number(given)), ...);
    }
    PyObject* tuple() const { return tuple_of(numbers, count); }
};

// What changes with a card at a cell; null, with an error set, if there is no memory.
inline PyObject* changes_at(const carson_city::ScoredEstate& before,
                            const carson_city::ScoredEstate& after, int cell) {
    using namespace carson_city;
    constexpr int NUMBERS = 4, AT_A_CELL = 2;
    cardtown::python::Numbers<2 * LINES> lines;
    cardtown::python::Numbers<2 * CHARACTERS> characters;
    cardtown::python::Numbers<NUMBERS * AT_A_CELL * LONG_SIDE * LONG_SIDE> buildings;
    for (int line = 0; line < LINES; ++line)
        if (const int change = after.score.lines[line] - before.score.lines[line])
            lines.add(line, change);
    for (int one = 0; one < CHARACTERS; ++one)
        if (const int change = after.score.worths[one] - before.score.worths[one])
            characters.add(one, change);
    after.city.covered.each([&](int parcel) {
        const int at = number_in_frame(after.city, parcel);
        each_change(before, after, at, [&](int element, int was, int now) {
            buildings.add(frame_cell(after.city, parcel), element, was, now);
        });
    });
    return Py_BuildValue("(iiNNN)", frame_cell(before.city, cell),
                         after.score.total - before.score.total, lines.tuple(),
                         characters.tuple(), buildings.tuple());
}

inline PyObject* find_placements(PyObject*, PyObject* const* given, Py_ssize_t count) {
    using namespace carson_city;
    constexpr long MOST_SOLD = 1 << 10;  // no game sells as many, and any number may be asked for
    City city;
    long owned, sold, card;
    if (!check_count("carson_city_placements", count, 4) || !read_city(given[0], city) ||
        !read_number(given[1], "characters", 0, 1L << CHARACTERS, owned) ||
        !read_number(given[2], "sold", 0, MOST_SOLD, sold) ||
        !read_number(given[3], "card", 0, 1L << 16, card))
        return nullptr;
    const ScoredEstate now(city, uint32_t(owned), int(sold));
    PyObject* list = PyList_New(0);
    city.cells(Parcels(card), owned >> SHERIFF & 1, owned >> CAPTAIN & 1).each([&](int cell) {
        if (!list) return;
        PyObject* found = changes_at(now, now.place(Parcels(card), cell), cell);
        if (!found || PyList_Append(list, found) < 0) Py_CLEAR(list);
        Py_XDECREF(found);
    });
    return list;
}

// --- Card City -----------------------------------------------------------------------------------

constexpr char BUILDINGS_DOC[] =
    "What a building changes at each of these cells: (boards of the city and of the cells, coins, "
    "kind, cost, joining, kinds that develop in the Reserve before it and after it, one bit each). "
    "Each has its cell; changes of the three lines, of income and of capacity; whether it is a dead "
    "end; kind and first cell of the districts that will grow, and of those that never will; and "
    "of each district that differs kind, support, state, and two words each of its cells and of "
    "those where it grows.";

// What changes with a building at a cell; null, with an error set, if there is no memory.
inline PyObject* changes_with(const card_city::Standing& before, const card_city::Standing& after,
                              int cell, card_city::KindBits reserve, card_city::KindBits left) {
    using namespace card_city;
    constexpr int MOST = 2 * MOST_DISTRICTS, NUMBERS = 7;
    cardtown::python::Numbers<2 * MOST> will_grow, never_grow;
    cardtown::python::Numbers<NUMBERS * MOST, uint64_t> differing;
    for (const int kind : {COMMERCIAL, RESIDENTIAL}) {
        after.each_that_will_grow(before, kind, left, [&](const Prospect& one) {
            will_grow.add(kind, one.cells.first());
        });
        after.each_that_never_grows(before, kind, [&](const Prospect& one) {
            never_grow.add(kind, one.cells.first());
        });
    }
    after.each_that_differs(before, reserve, left, [&](const Prospect& one) {
        const Board where = one.grows_at(left);
        differing.add(one.kind, one.support, one.state(left), one.cells.words[0],
                      one.cells.words[1], where.words[0], where.words[1]);
    });
    return Py_BuildValue(
        "(i(iii)iiiNNN)", cell, after.score.residential - before.score.residential,
        after.score.free_cells - before.score.free_cells, after.score.coins - before.score.coins,
        after.city.income() - before.city.income(), after.city.capacity() - before.city.capacity(),
        int(after.city.dead_end()), will_grow.tuple(), never_grow.tuple(), differing.tuple());
}

inline PyObject* find_building_changes(PyObject*, PyObject* const* given, Py_ssize_t count) {
    using namespace card_city;
    constexpr int WORDS = 2 * (KINDS + 1);
    constexpr long MOST_COINS = 1 << 20;
    uint64_t words[WORDS];
    long coins, kind, cost, joining, reserve, left;
    if (!check_count("card_city_changes", count, 7) ||
        !read_all_numbers(given[0], "the city", words, WORDS) ||
        !read_number(given[1], "coins", 0, MOST_COINS, coins) ||
        !read_number(given[2], "kind", 0, KINDS, kind) ||
        !read_number(given[3], "cost", 0, coins + 1, cost) ||
        !read_number(given[4], "joining", 0, 2, joining) ||
        !read_number(given[5], "the Reserve", 0, 1 << KINDS, reserve) ||
        !read_number(given[6], "what is left of it", 0, 1 << KINDS, left))
        return nullptr;
    NumberReader facts{words, WORDS};
    City city;
    read_city(facts, city);
    const Board cells = facts.board();
    if (!facts.good || (cells & ~(city.fitting & ~city.covered)).any())
        return accept("no city has room for such a building"), nullptr;
    const Standing before(city, int(coins), joining);
    PyObject* list = PyList_New(0);
    cells.each([&](int cell) {
        if (!list) return;
        City extended = city;
        extended.place(int(kind), cell);
        const Standing after(extended, int(coins - cost), joining);
        PyObject* found =
            changes_with(before, after, cell, KindBits(reserve), KindBits(left));
        if (!found || PyList_Append(list, found) < 0) Py_CLEAR(list);
        Py_XDECREF(found);
    });
    return list;
}

}  // namespace cardtown::python
