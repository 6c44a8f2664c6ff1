// Observations for Python, written into buffers of the caller, so nothing is copied.
#pragma once

#include <cstring>

#include "../observation.hpp"
#include "door.hpp"

namespace cardtown::python {

// A writable buffer of numbers in rows, float32 or bytes.
class RowBuffer {
   public:
    // Open a contiguous buffer of `rows` rows of `size` numbers; false, with an error set, if it is
    // not one.
    bool open(PyObject* object, Py_ssize_t rows, Py_ssize_t size) {
        const int flags = PyBUF_FORMAT | PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE;
        if (PyObject_GetBuffer(object, &view_, flags) < 0) return false;
        const char* format = view_.format ? view_.format : "B";
        if (*format == '@' || *format == '=' || *format == '<') ++format;
        kind_ = *format;
        if (!kind_ || format[1] || !strchr("fbB?", kind_)) {
            PyErr_SetString(PyExc_TypeError, "there must be room for float32 or for bytes");
        } else if (view_.len != rows * size * view_.itemsize) {
            PyErr_Format(PyExc_ValueError, "there must be room for %zd numbers", rows * size);
        } else if (reinterpret_cast<uintptr_t>(view_.buf) % size_t(view_.itemsize)) {
            PyErr_SetString(PyExc_ValueError, "the numbers must be aligned");
        } else {
            return true;
        }
        PyBuffer_Release(&view_);
        return false;
    }

    void close() { PyBuffer_Release(&view_); }

    bool is_float() const { return kind_ == 'f'; }

    template <class Number>
    Number* at(Py_ssize_t place) const {
        return static_cast<Number*>(view_.buf) + place;
    }

    // Write what `viewer` may know of a table to row `index`.
    template <class Codec, class Table>
    void observe(const Table& table, int seats, int viewer, Py_ssize_t index = 0) const {
        const Py_ssize_t first = index * Codec::size(seats);
        if (is_float())
            cardtown::observe<Codec>(table, seats, viewer, at<float>(first));
        else
            cardtown::observe<Codec>(table, seats, viewer, at<uint8_t>(first));
    }

   private:
    Py_buffer view_;
    char kind_ = 0;
};

// Write the bits of a mask as zeros and ones.
template <class Number>
void spread(const uint64_t* mask, int count, Number* flags) {
    for (int i = 0; i < count; ++i) flags[i] = Number(mask[i / 64] >> i % 64 & 1);
}

}  // namespace cardtown::python
