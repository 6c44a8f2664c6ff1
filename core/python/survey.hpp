// Surveys of Carson City cities, for bots in Python, which see views and not tables.
#pragma once

#include "../carson_city/survey.hpp"
#include "cities.hpp"

namespace cardtown::python {

struct SurveyObject {
    PyObject_HEAD
    carson_city::Worth worth;
    carson_city::Survey survey;

    static SurveyObject& of(PyObject* self) { return *reinterpret_cast<SurveyObject*>(self); }

    static PyObject* make(PyTypeObject* type, PyObject* args, PyObject* keywords) {
        if (keywords && PyDict_Size(keywords)) {
            PyErr_SetString(PyExc_TypeError, "a survey takes no keyword arguments");
            return nullptr;
        }
        PyObject *city_given, *owned_given, *worth_given;
        carson_city::City city;
        double numbers[carson_city::Worth::NUMBERS];
        long owned;
        if (!PyArg_ParseTuple(args, "OOO", &city_given, &owned_given, &worth_given) ||
            !read_city(city_given, city) ||
            !read_number(owned_given, "characters", 0, 1L << carson_city::CHARACTERS, owned) ||
            !read_weights(worth_given, numbers, carson_city::Worth::NUMBERS))
            return nullptr;
        PyObject* self = PyType_GenericAlloc(type, 0);
        if (!self) return nullptr;
        of(self).worth = carson_city::read_worth(numbers);
        of(self).survey.look_at(city, uint32_t(owned), of(self).worth);
        return self;
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
