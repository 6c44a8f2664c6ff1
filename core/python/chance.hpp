// Shuffles for Python.
#pragma once

#include "door.hpp"

#include "../chance.hpp"

namespace cardtown::python {

constexpr char SHUFFLE_DOC[] =
    "shuffle(seed, label, count)\n--\n\n"
    "The numbers below `count` in the order that (seed, label) gives them.";
constexpr long MOST_SHUFFLED = 4096;

inline PyObject* shuffle_numbers(PyObject*, PyObject* const* args, Py_ssize_t given) {
    if (!check_count("shuffle", given, 3)) return nullptr;
    Text seed(""), label("");
    if (!read_text(args[0], seed) || !read_text(args[1], label)) return nullptr;
    long count;
    if (!read_number(args[2], "count", 0, MOST_SHUFFLED + 1, count)) return nullptr;
    int16_t numbers[MOST_SHUFFLED];
    for (int i = 0; i < count; ++i) numbers[i] = int16_t(i);
    shuffle(seed, label, numbers, int(count));
    PyObject* order = PyTuple_New(count);
    for (int i = 0; order && i < count; ++i) {
        PyObject* number = PyLong_FromLong(numbers[i]);
        if (!number || PyTuple_SetItem(order, i, number) < 0) Py_CLEAR(order);
    }
    return order;
}

}  // namespace cardtown::python
