// Questions about cities, for Python.
#pragma once

#include <cstdlib>
#include <cstring>

#include "../questions.hpp"
#include "door.hpp"

namespace cardtown::python {

constexpr char ANSWER_DOC[] =
    "The answer to a question, both as JSON; None if only Python can answer it.";

inline PyObject* answer_question(PyObject*, PyObject* given) {
    // The core answers no longer question.
    constexpr size_t LONGEST = 1 << 15;
    struct Workspace {
        char question[LONGEST];
        JsonReader reader{nullptr, 0};
        Output out;
    };
    Bytes bytes;
    if (!bytes.read(given)) return nullptr;
    if (bytes.size > LONGEST) Py_RETURN_NONE;
    // Too large for a thread's stack.
    auto* room = static_cast<Workspace*>(std::malloc(sizeof(Workspace)));
    if (!room) return PyErr_NoMemory();
    std::memcpy(room->question, bytes.at, bytes.size);
    PyObject* answer = Py_NewRef(Py_None);
    if (cardtown::answer(room->question, int(bytes.size), room->reader, room->out)) {
        Py_DECREF(answer);
        const Span text = room->out.span();
        answer = PyBytes_FromStringAndSize(text.text, text.size);
    }
    std::free(room);
    return answer;
}

}  // namespace cardtown::python
