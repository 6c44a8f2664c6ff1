// Surveys of Carson City cities, for bots in Python, which see views and not tables.
#pragma once

#include <cstring>

#include "../carson_city/survey.hpp"
#include "table.hpp"

namespace cardtown::python {

struct SurveyObject {
    PyObject_HEAD
    carson_city::Worth worth;
    carson_city::Survey survey;

    // A city is 16 boards in Python's frame: the elements in order, then the covered cells.
    static constexpr int FRAME_WIDTH = carson_city::SPAN + 1;
    static constexpr int BOARD_BYTES = 43;
    static constexpr int BOARDS = carson_city::ELEMENTS + 1;
    static constexpr int CITY_BYTES = BOARDS * BOARD_BYTES;

    static SurveyObject& of(PyObject* self) { return *reinterpret_cast<SurveyObject*>(self); }

    // Call `use` with row and column of every cell of a board; false if one lies outside the frame.
    template <class Use>
    static bool each_cell(const uint8_t* board, Use use) {
        for (int cell = 0; cell < 8 * BOARD_BYTES; ++cell) {
            if (!(board[cell / 8] >> cell % 8 & 1)) continue;
            const int row = cell / FRAME_WIDTH - 1, column = cell % FRAME_WIDTH - 1;
            if (row < 0 || row >= carson_city::SPAN || column < 0) return false;
            use(row, column);
        }
        return true;
    }

    // Read a city. Returns an error message, or null.
    static const char* read_city(const uint8_t* bytes, carson_city::City& city) {
        using namespace carson_city;
        int top = SPAN, bottom = -1, left = SPAN, right = -1;
        const uint8_t* covered = bytes + (BOARDS - 1) * BOARD_BYTES;
        city = empty_city();
        if (!each_cell(covered, [&](int row, int column) {
                top = smaller(top, row), bottom = larger(bottom, row);
                left = smaller(left, column), right = larger(right, column);
            }))
            return "a city lies outside its frame";
        if (bottom >= 0) {
            if (!has_room(top, bottom) || !has_room(left, right)) return "a city has no room to grow";
            city.top = int8_t(top), city.bottom = int8_t(bottom);
            city.left = int8_t(left), city.right = int8_t(right);
            each_cell(covered, [&](int row, int column) {
                city.covered |= Board::of(window_cell(row - top + MARGIN, column - left + MARGIN));
            });
        }
        for (int element = 0; element < ELEMENTS; ++element) {
            bool fits = true;
            if (!each_cell(bytes + element * BOARD_BYTES, [&](int row, int column) {
                    fits = fits && row >= top && row <= bottom && column >= left && column <= right;
                    if (!fits) return;
                    const int cell = window_cell(row - top + MARGIN, column - left + MARGIN);
                    for (const Board& plane : city.planes) fits = fits && !plane.has(cell);
                    fits = fits && city.covered.has(cell);
                    for (int bit = 0; bit < 4; ++bit)
                        if (fits && parcel_of(element) >> bit & 1) city.planes[bit] |= Board::of(cell);
                }) ||
                !fits)
                return "an element needs a covered cell of its own";
        }
        return nullptr;
    }

    static bool read_bytes(PyObject* object, const char* what, Py_ssize_t wanted, char*& bytes) {
        Py_ssize_t size;
        if (PyBytes_AsStringAndSize(object, &bytes, &size) < 0) return false;
        if (size != wanted) PyErr_Format(PyExc_ValueError, "%s has another size", what);
        return size == wanted;
    }

    static PyObject* make(PyTypeObject* type, PyObject* args, PyObject* keywords) {
        if (keywords && PyDict_Size(keywords)) {
            PyErr_SetString(PyExc_TypeError, "a survey takes no keyword arguments");
            return nullptr;
        }
        PyObject *city_given, *owned_given, *worth_given;
        char *boards, *numbers;
        long owned;
        if (!PyArg_ParseTuple(args, "OOO", &city_given, &owned_given, &worth_given) ||
            !read_bytes(city_given, "the city", CITY_BYTES, boards) ||
            !read_number(owned_given, "characters", 0, 1L << carson_city::CHARACTERS, owned) ||
            !read_bytes(worth_given, "the worth", carson_city::Worth::NUMBERS * sizeof(double), numbers))
            return nullptr;
        carson_city::City city;
        const char* problem = read_city(reinterpret_cast<const uint8_t*>(boards), city);
        if (problem) {
            PyErr_SetString(PyExc_ValueError, problem);
            return nullptr;
        }
        PyObject* self = PyType_GenericAlloc(type, 0);
        if (!self) return nullptr;
        of(self).worth = carson_city::read_worth(numbers);
        of(self).survey.look_at(city, uint32_t(owned), of(self).worth);
        return self;
    }

    // The cell in Python's frame.
    static int frame_cell(const carson_city::City& city, int cell) {
        return (city.frame_row(cell) + 1) * FRAME_WIDTH + city.frame_column(cell) + 1;
    }

    static PyObject* gains(PyObject* self, PyObject* given) {
        long card;
        if (!read_number(given, "card", 0, 1L << 16, card)) return nullptr;
        PyObject* list = PyList_New(0);
        if (!list) return nullptr;
        // Copy the gains first: creating Python objects may run other code.
        int cells[carson_city::WIDTH * carson_city::WIDTH], count = 0;
        double found[carson_city::WIDTH * carson_city::WIDTH];
        carson_city::Survey& survey = of(self).survey;
        survey.find(carson_city::Parcels(card), [&](int cell, double gain) {
            cells[count] = frame_cell(survey.city, cell);
            found[count++] = gain;
        });
        for (int i = 0; i < count; ++i) {
            PyObject* pair = Py_BuildValue("(id)", cells[i], found[i]);
            const bool failed = !pair || PyList_Append(list, pair) < 0;
            Py_XDECREF(pair);
            if (failed) {
                Py_DECREF(list);
                return nullptr;
            }
        }
        return list;
    }

    static PyObject* best(PyObject* self, PyObject* given) {
        long card;
        if (!read_number(given, "card", 0, 1L << 16, card)) return nullptr;
        carson_city::Survey& survey = of(self).survey;
        const carson_city::Survey::Best found = survey.best(carson_city::Parcels(card));
        return Py_BuildValue("(id)", found.cell < 0 ? -1 : frame_cell(survey.city, found.cell),
                             found.gain);
    }

    static PyObject* make_type(PyObject* module) {
        static PyMethodDef methods[] = {
            {"gains", as_method(gains), METH_O,
             "Every cell where a card may lie, with what it brings there."},
            {"best", as_method(best), METH_O, "The cell that brings most, and what; -1 for none."},
            {nullptr, nullptr, 0, nullptr},
        };
        static PyType_Slot slots[] = {
            {Py_tp_doc, const_cast<char*>("A city of Carson City: (boards, characters, worth).")},
            {Py_tp_new, reinterpret_cast<void*>(make)},
            {Py_tp_dealloc, reinterpret_cast<void*>(free_object)},
            {Py_tp_methods, methods},
            {0, nullptr},
        };
        static PyType_Spec spec = {"cardtown._core.CarsonCitySurvey", int(sizeof(SurveyObject)), 0,
                                   Py_TPFLAGS_DEFAULT, slots};
        return PyType_FromModuleAndSpec(module, &spec, nullptr);
    }
};

}  // namespace cardtown::python
