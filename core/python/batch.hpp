// Many games at once as a Python object, for every game that numbers its options
// (docs/fast-core.md). A batch owns its columns, and Python reads them without copying.
#pragma once

#include <cstring>

#include "../batch.hpp"
#include "table.hpp"

namespace cardtown::python {

// A part of an object's memory, exposed through Python's buffer protocol.
struct Column {
    PyObject_HEAD
    PyObject* owner;
    void* memory;
    const char* format;
    Py_ssize_t item;
    int dimensions;
    Py_ssize_t shape[2], strides[2];
    bool writable;

    static int get(PyObject* self, Py_buffer* view, int flags) {
        auto* column = reinterpret_cast<Column*>(self);
        view->obj = nullptr;
        if (flags & PyBUF_WRITABLE && !column->writable) {
            PyErr_SetString(PyExc_BufferError, "what a batch shows can't be changed");
            return -1;
        }
        view->obj = self;
        Py_INCREF(self);
        view->buf = column->memory;
        view->len = column->item;
        for (int i = 0; i < column->dimensions; ++i) view->len *= column->shape[i];
        view->readonly = !column->writable;
        view->itemsize = column->item;
        view->format = flags & PyBUF_FORMAT ? const_cast<char*>(column->format) : nullptr;
        view->ndim = column->dimensions;
        view->shape = flags & PyBUF_ND ? column->shape : nullptr;
        view->strides = flags & PyBUF_STRIDES ? column->strides : nullptr;
        view->suboffsets = nullptr;
        view->internal = nullptr;
        return 0;
    }

    static void dealloc(PyObject* self) {
        Py_XDECREF(reinterpret_cast<Column*>(self)->owner);
        free_object(self);
    }

    static PyObject* make_type(PyObject* module) {
        static PyType_Slot slots[] = {
            {Py_bf_getbuffer, reinterpret_cast<void*>(get)},
            {Py_tp_dealloc, reinterpret_cast<void*>(dealloc)},
            {0, nullptr},
        };
        static PyType_Spec spec = {"cardtown._core.Column", int(sizeof(Column)), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
        return PyType_FromModuleAndSpec(module, &spec, nullptr);
    }
};

// Integers that a caller passes in a buffer of any usual integer type.
class WholeNumbers {
   public:
    // Open a buffer of `count` numbers; false, with an error set, if it is not one.
    bool open(PyObject* object, Py_ssize_t count) {
        if (PyObject_GetBuffer(object, &view_, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0) return false;
        const char* format = view_.format ? view_.format : "B";
        if (*format == '@' || *format == '=' || *format == '<') ++format;
        kind_ = *format;
        if (!kind_ || format[1] || !strchr("bBhHiIlLqQ", kind_)) {
            PyErr_SetString(PyExc_TypeError, "actions must be whole numbers");
        } else if (view_.ndim != 1 || view_.shape[0] != count) {
            PyErr_Format(PyExc_ValueError, "there must be %zd actions in a row", count);
        } else {
            return true;
        }
        PyBuffer_Release(&view_);
        return false;
    }

    void close() { PyBuffer_Release(&view_); }

    // A number too large for an action is invalid anyway, whatever its value.
    long long at(Py_ssize_t index) const {
        const char* place = static_cast<const char*>(view_.buf) + index * view_.itemsize;
        const bool is_signed = kind_ >= 'a';
        switch (view_.itemsize) {
            case 1: return is_signed ? read<int8_t>(place) : read<uint8_t>(place);
            case 2: return is_signed ? read<int16_t>(place) : read<uint16_t>(place);
            case 4: return is_signed ? read<int32_t>(place) : read<uint32_t>(place);
            default: return read<int64_t>(place);
        }
    }

   private:
    template <class Number>
    static long long read(const char* place) {
        Number number;
        memcpy(&number, place, sizeof number);
        return (long long)number;
    }

    Py_buffer view_;
    char kind_ = 0;
};

template <class Door>
struct BatchObject {
    PyObject_HEAD
    using Table = typename Door::Table;

    Batch<Door> batch;
    bool busy;  // another thread is using the batch, with the GIL released
    int64_t dealt;
    int16_t* actions;
    int16_t* chosen;
    PyObject* columns;  // the type of columns

    static BatchObject& of(PyObject* self) { return *reinterpret_cast<BatchObject*>(self); }

    // --- methods -----------------------------------------------------------------------------

    static bool claim(PyObject* self) {
        if (!of(self).busy) return of(self).busy = true;
        PyErr_SetString(PyExc_RuntimeError, "another thread is using this batch");
        return false;
    }

    static PyObject* reset(PyObject* self, PyObject*) {
        BatchObject& object = of(self);
        const Batch<Door>& batch = object.batch;
        if (!claim(self)) return nullptr;
        Py_BEGIN_ALLOW_THREADS
        object.dealt = 0;
        for (int64_t index = 0; index < batch.count; ++index) {
            batch.over[index] = 0;
            batch.clear(index);
            batch.deal(index, object.dealt++);
        }
        Py_END_ALLOW_THREADS
        object.busy = false;
        Py_RETURN_NONE;
    }

    static PyObject* step(PyObject* self, PyObject* given) {
        BatchObject& object = of(self);
        const Batch<Door>& batch = object.batch;
        WholeNumbers numbers;
        if (!claim(self)) return nullptr;
        if (!numbers.open(given, Py_ssize_t(batch.count))) {
            object.busy = false;
            return nullptr;
        }
        int64_t wrong = -1;
        Py_BEGIN_ALLOW_THREADS
        // Read each number once and copy it: another thread may write to the buffer meanwhile.
        for (int64_t index = 0; index < batch.count; ++index) {
            const long long number = numbers.at(Py_ssize_t(index));
            if (!batch.may(index, number)) {
                wrong = index;
                break;
            }
            object.chosen[index] = int16_t(number);
        }
        if (wrong < 0)
            for (int64_t index = 0; index < batch.count; ++index)
                if (batch.play(index, object.chosen[index])) batch.deal(index, object.dealt++);
        Py_END_ALLOW_THREADS
        numbers.close();
        object.busy = false;
        if (wrong < 0) Py_RETURN_NONE;
        PyErr_Format(PyExc_ValueError, "action %lld is not an option of seat %d", (long long)wrong,
                     int(batch.seats[wrong]));
        return nullptr;
    }

    static PyObject* choose(PyObject* self, PyObject* given) {
        BatchObject& object = of(self);
        Rng rng;
        if (!read_state(given, rng.state) || !claim(self)) return nullptr;
        Py_BEGIN_ALLOW_THREADS
        for (int64_t index = 0; index < object.batch.count; ++index)
            object.actions[index] = int16_t(object.batch.choose(index, rng));
        Py_END_ALLOW_THREADS
        object.busy = false;
        Py_RETURN_NONE;
    }

    // Write a row for each game to a buffer of the caller; `write` gets the row and the
    // number of a game.
    template <class Write>
    static PyObject* fill(PyObject* self, PyObject* given, int width, Write write) {
        const Batch<Door>& batch = of(self).batch;
        RowBuffer room;
        if (!claim(self)) return nullptr;
        if (!room.open(given, Py_ssize_t(batch.count), width)) {
            of(self).busy = false;
            return nullptr;
        }
        Py_BEGIN_ALLOW_THREADS
        for (int64_t index = 0; index < batch.count; ++index) write(room, index);
        Py_END_ALLOW_THREADS
        room.close();
        of(self).busy = false;
        Py_RETURN_NONE;
    }

    static PyObject* observe(PyObject* self, PyObject* given) {
        const Batch<Door>& batch = of(self).batch;
        const int seats = Door::seats(batch.tables[0]);
        return fill(self, given, Door::Codec::size(seats), [&](const RowBuffer& room, int64_t index) {
            room.template observe<typename Door::Codec>(batch.tables[index], seats,
                                                        batch.seats[index], Py_ssize_t(index));
        });
    }

    static PyObject* write_masks(PyObject* self, PyObject* given) {
        const Batch<Door>& batch = of(self).batch;
        const int width = Door::numbers(batch.tables[0]);
        return fill(self, given, width, [&](const RowBuffer& room, int64_t index) {
            const Py_ssize_t first = Py_ssize_t(index) * width;
            if (room.is_float())
                spread(batch.mask(index), width, room.template at<float>(first));
            else
                spread(batch.mask(index), width, room.template at<uint8_t>(first));
        });
    }

    static PyObject* table(PyObject* self, PyObject* given) {
        long index;
        if (!read_number(given, "game", 0, long(of(self).batch.count), index)) return nullptr;
        if (!claim(self)) return nullptr;
        const Table table = of(self).batch.tables[index];
        of(self).busy = false;
        PyObject* module = PyType_GetModule(Py_TYPE(self));
        PyObject* type = module ? PyObject_GetAttrString(module, Door::TYPE) : nullptr;
        if (!type) return nullptr;
        PyObject* made = TableObject<Door>::make(reinterpret_cast<PyTypeObject*>(type), table);
        Py_DECREF(type);
        return made;
    }

    // --- columns -----------------------------------------------------------------------------

    PyObject* show(void* memory, const char* format, size_t item, Py_ssize_t wide = 0,
                   bool writable = false) {
        PyObject* object = PyType_GenericAlloc(reinterpret_cast<PyTypeObject*>(columns), 0);
        if (!object) return nullptr;
        auto* column = reinterpret_cast<Column*>(object);
        column->owner = reinterpret_cast<PyObject*>(this);
        Py_INCREF(column->owner);
        column->memory = memory;
        column->format = format;
        column->item = Py_ssize_t(item);
        column->dimensions = wide ? 2 : 1;
        column->shape[0] = Py_ssize_t(batch.count);
        column->shape[1] = wide;
        column->strides[0] = Py_ssize_t(item) * (wide ? wide : 1);
        column->strides[1] = Py_ssize_t(item);
        column->writable = writable;
        PyObject* view = PyMemoryView_FromObject(object);
        Py_DECREF(object);
        return view;
    }

    static PyObject* show_masks(PyObject* self, void*) {
        return of(self).show(of(self).batch.masks, "Q", sizeof(uint64_t), Door::MASK_WORDS);
    }
    static PyObject* show_seats(PyObject* self, void*) { return of(self).show(of(self).batch.seats, "b", 1); }
    static PyObject* show_over(PyObject* self, void*) { return of(self).show(of(self).batch.over, "?", 1); }
    static PyObject* show_games(PyObject* self, void*) {
        return of(self).show(of(self).batch.games, "q", sizeof(int64_t));
    }
    static PyObject* show_scores(PyObject* self, void*) {
        return of(self).show(of(self).batch.scores, "h", sizeof(int16_t), Door::MAX_SEATS);
    }
    static PyObject* show_rewards(PyObject* self, void*) {
        return of(self).show(of(self).batch.rewards, "f", sizeof(float), Door::MAX_SEATS);
    }
    static PyObject* show_actions(PyObject* self, void*) {
        return of(self).show(of(self).actions, "h", sizeof(int16_t), 0, true);
    }

    // --- the type ------------------------------------------------------------------------------

    template <class Item>
    static bool take(Item*& memory, int64_t count) {
        memory = static_cast<Item*>(PyMem_Calloc(size_t(count), sizeof(Item)));
        return memory != nullptr;
    }

    bool take_memory() {
        const int64_t count = batch.count;
        return take(batch.tables, count) && take(batch.masks, count * Door::MASK_WORDS) &&
               take(batch.states, count) && take(batch.games, count) &&
               take(batch.rewards, count * Door::MAX_SEATS) &&
               take(batch.scores, count * Door::MAX_SEATS) && take(batch.seats, count) &&
               take(batch.over, count) && take(actions, count) && take(chosen, count);
    }

    static void dealloc(PyObject* self) {
        const Batch<Door>& batch = of(self).batch;
        void* memories[] = {batch.tables, batch.masks, batch.states,     batch.games, batch.rewards,
                            batch.scores, batch.seats, batch.over, of(self).actions, of(self).chosen};
        for (void* memory : memories) PyMem_Free(memory);
        Py_XDECREF(of(self).columns);
        free_object(self);
    }

    static PyObject* make(PyTypeObject* type, PyObject* args, PyObject* keywords) {
        if (keywords && PyDict_Size(keywords)) {
            PyErr_SetString(PyExc_TypeError, "a batch takes no keyword arguments");
            return nullptr;
        }
        PyObject *setup_given, *count_given, *seed_given, *reward_given, *asked_given;
        if (!PyArg_ParseTuple(args, "OOOOO", &setup_given, &count_given, &seed_given, &reward_given,
                              &asked_given))
            return nullptr;
        typename Door::Setup setup;
        long count, reward, asked;
        Text seed("");
        if (!Door::read_setup(setup_given, setup) ||
            !read_number(count_given, "games", 1, MOST_GAMES + 1, count) ||
            !read_text(seed_given, seed) ||
            !read_number(reward_given, "reward", 0, REWARDS, reward) ||
            !read_number(asked_given, "the seats that are asked", 1, 1 << Door::MAX_SEATS, asked))
            return nullptr;
        if (seed.size > LONGEST_SEED) {
            PyErr_SetString(PyExc_ValueError, "the seed of a batch is too long");
            return nullptr;
        }
        if (!(asked & Door::real_seats(setup))) {
            PyErr_SetString(PyExc_ValueError, "one of the seats that are asked must be real");
            return nullptr;
        }
        PyObject* self = PyType_GenericAlloc(type, 0);
        if (!self) return nullptr;
        BatchObject& object = of(self);
        Batch<Door>& batch = object.batch;
        batch.setup = setup;
        batch.reward = Reward(reward);
        batch.asked = uint8_t(asked);
        memcpy(batch.seed, seed.text, seed.size);
        batch.seed_size = uint8_t(seed.size);
        batch.count = count;
        PyObject* module = PyType_GetModule(type);
        object.columns = module ? PyObject_GetAttrString(module, "Column") : nullptr;
        if (!object.columns || !object.take_memory()) {
            if (!PyErr_Occurred()) PyErr_NoMemory();
            Py_DECREF(self);
            return nullptr;
        }
        PyObject* done = reset(self, nullptr);
        Py_XDECREF(done);
        return self;
    }

    static PyObject* make_type(PyObject* module) {
        static PyMethodDef methods[] = {
            {"reset", as_method(reset), METH_NOARGS, "Begin all games anew."},
            {"step", as_method(step), METH_O,
             "Play one action in each game, by their numbers; games that end begin anew."},
            {"choose", as_method(choose), METH_O,
             "Write an option at random to `actions` for each game, by a generator's state."},
            {"observe", as_method(observe), METH_O,
             "Write what the seat that decides may know to rows of float32 or bytes."},
            {"write_masks", as_method(write_masks), METH_O,
             "Write the masks as rows of bytes or float32 that are 0 or 1."},
            {"table", as_method(table), METH_O, "A copy of one of the games."},
            {nullptr, nullptr, 0, nullptr},
        };
        static PyGetSetDef facts[] = {
            {"masks", show_masks, nullptr, "The options in each game, one bit each.", nullptr},
            {"seats", show_seats, nullptr, "Who decides in each game.", nullptr},
            {"over", show_over, nullptr, "Whether the last step has ended a game.", nullptr},
            {"games", show_games, nullptr, "The number of each game.", nullptr},
            {"scores", show_scores, nullptr, "The scores of games that have just ended.", nullptr},
            {"rewards", show_rewards, nullptr, "What the end of a game is worth.", nullptr},
            {"actions", show_actions, nullptr, "RowBuffer for one action in each game.", nullptr},
            {nullptr, nullptr, nullptr, nullptr, nullptr},
        };
        static PyType_Slot slots[] = {
            {Py_tp_doc, const_cast<char*>("Many games at once: (setup, games, seed, reward, seats that are asked).")},
            {Py_tp_new, reinterpret_cast<void*>(make)},
            {Py_tp_dealloc, reinterpret_cast<void*>(dealloc)},
            {Py_tp_methods, methods},
            {Py_tp_getset, facts},
            {0, nullptr},
        };
        static PyType_Spec spec = {Door::BATCH_NAME, int(sizeof(BatchObject)), 0,
                                   Py_TPFLAGS_DEFAULT, slots};
        return PyType_FromModuleAndSpec(module, &spec, nullptr);
    }
};

}  // namespace cardtown::python
