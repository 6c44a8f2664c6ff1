// Helpers for the boundary between Python and the core: all input from Python is checked here.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

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

// Read the bytes of a set-up; false, with an error set, if they are not valid.
template <class Game>
bool read_setup_of(PyObject* object, typename Game::Setup& setup) {
    char* bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &bytes, &size) < 0) return false;
    const char* problem = read_setup(reinterpret_cast<const uint8_t*>(bytes), size_t(size), setup);
    if (problem) PyErr_SetString(PyExc_ValueError, problem);
    return !problem;
}

}  // namespace cardtown::python
