// What a card changes at each place, for previews in Python.
#pragma once

#include "../carson_city/effects.hpp"
#include "cities.hpp"

namespace cardtown::python {

constexpr char PLACEMENTS_DOC[] =
    "Every place for a card: (city, characters, sold, card). Each has its cell, the points that it "
    "brings, and what changes: lines and characters with their changes in turn, and cell, element, "
    "points before and points after of each building.";

// Numbers that become a tuple.
template <int MOST>
struct Numbers {
    int numbers[MOST];
    int count = 0;

    template <class... Number>
    void add(Number... given) {
        ((numbers[count++] = given), ...);
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

}  // namespace cardtown::python
