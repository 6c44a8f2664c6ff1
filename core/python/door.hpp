// Helpers for the boundary between Python and the core: all input from Python is checked here.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstring>

#include "../chance.hpp"

namespace cardtown::python {

// Read an integer of at least `least` and below `end`; false, with an error set, if it is not one.
inline bool read_number(PyObject* object, const char* what, long least, long end, long& number) {
    number = PyLong_AsLong(object);
    if (number == -1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError)) return false;
        PyErr_Clear();
    } else if (number >= least && number < end) {
        return true;
    }
    PyErr_Format(PyExc_ValueError, "%s must be a number from %ld to %ld", what, least, end - 1);
    return false;
}

// Read a text; it is valid as long as its object.
inline bool read_text(PyObject* object, Text& text) {
    Py_ssize_t size;
    text.text = PyUnicode_AsUTF8AndSize(object, &size);
    text.size = text.text ? size_t(size) : 0;
    return text.text != nullptr;
}

inline bool check_count(const char* name, Py_ssize_t given, Py_ssize_t wanted) {
    if (given == wanted) return true;
    PyErr_Format(PyExc_TypeError, "%s() takes %zd arguments, not %zd", name, wanted, given);
    return false;
}

// Methods with the fast calling convention have a type of their own, but Python's method tables
// declare another one.
template <class Function>
PyCFunction as_method(Function function) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

// Put an item into a tuple under construction.
inline bool put(PyObject* tuple, Py_ssize_t at, PyObject* item) {
    return item && PyTuple_SetItem(tuple, at, item) == 0;
}

// Convert numbers to a tuple.
template <class Number>
PyObject* tuple_of(const Number* numbers, int count) {
    PyObject* tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; ++i) {
        const Number number = numbers[i];
        PyObject* item = number < 0 ? PyLong_FromLongLong((long long)number)
                                    : PyLong_FromUnsignedLongLong((unsigned long long)number);
        if (!put(tuple, i, item)) Py_CLEAR(tuple);
    }
    return tuple;
}

inline PyObject* tuple_of(const double* numbers, int count) {
    PyObject* tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; ++i)
        if (!put(tuple, i, PyFloat_FromDouble(numbers[i]))) Py_CLEAR(tuple);
    return tuple;
}

// Free an object that holds no references.
inline void free_object(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

// Add a type to a module.
inline int add_type(PyObject* module, PyType_Spec& spec) {
    PyObject* type = PyType_FromModuleAndSpec(module, &spec, nullptr);
    if (!type) return -1;
    const int done = PyModule_AddType(module, reinterpret_cast<PyTypeObject*>(type));
    Py_DECREF(type);
    return done;
}

// --- bytes ---------------------------------------------------------------------------------------

// Bytes that a caller passes; they are valid as long as their object.
struct Bytes {
    const uint8_t* at;
    size_t size;

    // Take the bytes of an object; false, with an error set, if it is not one of bytes.
    bool read(PyObject* object) {
        char* bytes;
        Py_ssize_t length;
        if (PyBytes_AsStringAndSize(object, &bytes, &length) < 0) return false;
        at = reinterpret_cast<const uint8_t*>(bytes);
        size = size_t(length);
        return true;
    }
};

// Set the error that the core reports, if any; returns whether there was none.
inline bool accept(const char* problem) {
    if (problem) PyErr_SetString(PyExc_ValueError, problem);
    return !problem;
}

// Read at most `most` numbers; returns how many there are, or -1 with an error set.
template <class Number>
int read_numbers(PyObject* object, const char* what, Number* numbers, size_t most) {
    Bytes bytes;
    if (!bytes.read(object)) return -1;
    if (bytes.size % sizeof(Number) || bytes.size > most * sizeof(Number)) {
        PyErr_Format(PyExc_ValueError, "%s has another size", what);
        return -1;
    }
    memcpy(numbers, bytes.at, bytes.size);
    return int(bytes.size / sizeof(Number));
}

// Read exactly `wanted` numbers; false, with an error set, if there are not as many.
template <class Number>
bool read_all_numbers(PyObject* object, const char* what, Number* numbers, size_t wanted) {
    const int count = read_numbers(object, what, numbers, wanted);
    if (count < 0) return false;
    if (size_t(count) != wanted) PyErr_Format(PyExc_ValueError, "%s has another size", what);
    return size_t(count) == wanted;
}

// Read the weights of a bot. What they add up to must stay a number, or its options could not be
// sorted.
inline bool read_weights(PyObject* object, double* weights, size_t wanted) {
    constexpr double MOST = 1e100;
    if (!read_all_numbers(object, "what a bot has learned", weights, wanted)) return false;
    for (size_t i = 0; i < wanted; ++i)
        if (!(weights[i] >= -MOST && weights[i] <= MOST))
            return accept("a weight must be a number of reasonable size");
    return true;
}

// Read a set-up; false, with an error set, if it is none.
template <class Game>
bool read_setup_of(PyObject* object, typename Game::Setup& setup) {
    Bytes bytes;
    return bytes.read(object) && accept(read_setup(bytes.at, bytes.size, setup));
}

// Read a set-up and a deal; false, with an error set, if they are none.
template <class Game, class Deal>
bool read_deal_of(PyObject* setup_given, PyObject* deal_given, typename Game::Setup& setup,
                  Deal& deal) {
    Bytes bytes;
    return read_setup_of<Game>(setup_given, setup) && bytes.read(deal_given) &&
           accept(read_deal(setup, bytes.at, bytes.size, deal));
}

}  // namespace cardtown::python
