// The module cardtown._core: the compiled rules for Python 3.11 and later (stable ABI).
#include <initializer_list>

#include "batch.hpp"
#include "card_city.hpp"
#include "carson_city.hpp"
#include "chance.hpp"
#include "effects.hpp"
#include "questions.hpp"
#include "survey.hpp"

namespace {

using namespace cardtown::python;

PyMethodDef functions[] = {
    {"answer", as_method(answer_question), METH_O, ANSWER_DOC},
    {"card_city_changes", as_method(find_building_changes), METH_FASTCALL, BUILDINGS_DOC},
    {"carson_city_placements", as_method(find_placements), METH_FASTCALL, PLACEMENTS_DOC},
    {"shuffle", as_method(shuffle_numbers), METH_FASTCALL, SHUFFLE_DOC},
    {nullptr, nullptr, 0, nullptr},
};

int add_types(PyObject* module) {
    for (const auto add_type : {
             add<Column>,
             add<TableObject<CarsonCityDoor>>,
             add<BatchObject<CarsonCityDoor>>,
             add<SurveyObject>,
             add<TableObject<CardCityDoor>>,
             add<BatchObject<CardCityDoor>>,
         })
        if (add_type(module) < 0) return -1;
    return 0;
}

PyModuleDef_Slot slots[] = {
    {Py_mod_exec, reinterpret_cast<void*>(add_types)},
    {0, nullptr},
};

PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "cardtown._core",
    .m_doc = "The rules of Cardtown, compiled; cardtown.fast is the door to them.",
    .m_size = 0,
    .m_methods = functions,
    .m_slots = slots,
    .m_traverse = nullptr,
    .m_clear = nullptr,
    .m_free = nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit__core() { return PyModuleDef_Init(&module); }
