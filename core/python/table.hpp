// A table of a game as a Python object, for every game that fulfils the contract of the core
// (docs/fast-core.md). A game adds its own methods in a struct like `CarsonCityDoor`.
#pragma once

#include <cstring>

#include "observing.hpp"

namespace cardtown::python {

// Read the state of a generator: an integer from 0 to 2**64 - 1.
inline bool read_state(PyObject* object, uint64_t& state) {
    state = PyLong_AsUnsignedLongLong(object);
    return !(state == uint64_t(-1) && PyErr_Occurred());
}

template <class Door>
struct TableObject {
    PyObject_HEAD
    typename Door::Table table;

    using Table = typename Door::Table;
    using Action = typename Door::Action;
    using Arguments = PyObject* const*;

    static Table& table_of(PyObject* self) { return reinterpret_cast<TableObject*>(self)->table; }

    static PyObject* make(PyTypeObject* type, const Table& table) {
        PyObject* self = PyType_GenericAlloc(type, 0);
        if (self) table_of(self) = table;
        return self;
    }

    // --- reading arguments -----------------------------------------------------------------

    static bool read_seat(const Table& table, PyObject* object, long least, long& seat) {
        return read_number(object, "seat", least, Door::seats(table), seat);
    }

    static bool check_list(PyObject* object) {
        if (PyList_Check(object)) return true;
        PyErr_SetString(PyExc_TypeError, "events are told to a list");
        return false;
    }

    static bool decides(const Table& table, long seat) {
        return Door::deciding(table) >> seat & 1;
    }

    // --- methods ---------------------------------------------------------------------------

    static PyObject* deciding(PyObject* self, PyObject*) {
        uint8_t seats[32];
        return tuple_of(seats, Door::deciding_in_order(table_of(self), seats));
    }

    static PyObject* turn(PyObject* self, PyObject*) {
        const uint32_t seats = Door::deciding(table_of(self));
        return PyLong_FromLong(seats ? lowest_bit(seats) : -1);
    }

    static PyObject* options(PyObject* self, PyObject* given) {
        const Table& table = table_of(self);
        long seat;
        if (!read_seat(table, given, 0, seat)) return nullptr;
        Action found[Door::MAX_OPTIONS];
        const int count = decides(table, seat) ? Door::options(table, int(seat), found) : 0;
        return tuple_of(found, count);
    }

    // Appends events to a Python list.
    struct EventList {
        PyObject* list;
        bool failed = false;

        template <class Event>
        void operator()(const Event& event) {
            if (failed) return;
            typename Door::Number numbers[Door::MAX_EVENT_NUMBERS];
            PyObject* row = tuple_of(numbers, Door::write_event(event, numbers));
            failed = !row || PyList_Append(list, row) < 0;
            Py_XDECREF(row);
        }
    };

    static PyObject* play(PyObject* self, Arguments given, Py_ssize_t count) {
        Table& table = table_of(self);
        long seat;
        if (count != 2 && count != 3) return wrong_count("play", "2 or 3", count);
        if (!read_seat(table, given[0], 0, seat)) return nullptr;
        const unsigned long action = PyLong_AsUnsignedLong(given[1]);
        if (action == (unsigned long)-1 && PyErr_Occurred()) return nullptr;
        Action found[Door::MAX_OPTIONS];
        const int size = decides(table, seat) ? Door::options(table, int(seat), found) : 0;
        int at = 0;
        while (at < size && found[at] != action) ++at;
        if (at == size) {
            PyErr_Format(PyExc_ValueError, "%lu is not an option of seat %ld", action, seat);
            return nullptr;
        }
        if (count == 2) {
            Door::apply(table, int(seat), found[at]);
            Py_RETURN_NONE;
        }
        if (!check_list(given[2])) return nullptr;
        // Appending can trigger garbage collection, which runs Python code: nobody may see the
        // table until the move is complete.
        Table next = table;
        EventList teller{given[2]};
        Door::apply(next, int(seat), found[at], teller);
        if (teller.failed) return nullptr;
        table = next;
        Py_RETURN_NONE;
    }

    // --- numbers, as environments have them ----------------------------------------------------

    // The numbers of a seat's options, one bit each; empty while it has nothing to decide.
    struct Mask {
        uint64_t words[Door::MASK_WORDS] = {};

        Mask(const Table& table, long seat) {
            if (decides(table, seat)) Door::write_mask(table, int(seat), words);
        }
        bool has(long number) const { return words[number / 64] >> number % 64 & 1; }
    };

    static PyObject* mask(PyObject* self, PyObject* given) {
        const Table& table = table_of(self);
        long seat;
        if (!read_seat(table, given, 0, seat)) return nullptr;
        const Mask mask(table, seat);
        char flags[Door::NUMBERS];
        spread(mask.words, Door::numbers(table), flags);
        return PyByteArray_FromStringAndSize(flags, Door::numbers(table));
    }

    static PyObject* numbers(PyObject* self, PyObject* given) {
        const Table& table = table_of(self);
        long seat;
        if (!read_seat(table, given, 0, seat)) return nullptr;
        const Mask mask(table, seat);
        int16_t found[Door::MAX_OPTIONS];
        int count = 0;
        for (int i = 0; i < Door::MASK_WORDS; ++i)
            for (uint64_t left = mask.words[i]; left; left &= left - 1)
                found[count++] = int16_t(64 * i + lowest_bit(left));
        return tuple_of(found, count);
    }

    // The action that has this option number.
    static PyObject* numbered(PyObject* self, Arguments given, Py_ssize_t count) {
        const Table& table = table_of(self);
        long seat, number;
        if (!check_count("numbered", count, 2) || !read_seat(table, given[0], 0, seat) ||
            !read_number(given[1], "the number", 0, Door::numbers(table), number))
            return nullptr;
        if (Mask(table, seat).has(number))
            return PyLong_FromUnsignedLong(Door::numbered(table, int(seat), int(number)));
        PyErr_Format(PyExc_ValueError, "%ld is not an option of seat %ld", number, seat);
        return nullptr;
    }

    static PyObject* observe(PyObject* self, Arguments given, Py_ssize_t count) {
        const Table& table = table_of(self);
        const int seats = Door::seats(table);
        long viewer;
        RowBuffer room;
        if (!check_count("observe", count, 2) || !read_seat(table, given[0], 0, viewer) ||
            !room.open(given[1], 1, Door::Codec::size(seats)))
            return nullptr;
        room.template observe<typename Door::Codec>(table, seats, int(viewer));
        room.close();
        Py_RETURN_NONE;
    }

    static PyObject* restart(PyObject* self, PyObject* list) {
        if (!check_list(list)) return nullptr;
        Table next = table_of(self);
        EventList teller{list};
        Door::restart(next, teller);
        if (teller.failed) return nullptr;
        table_of(self) = next;
        Py_RETURN_NONE;
    }

    static PyObject* view(PyObject* self, PyObject* given) {
        const Table& table = table_of(self);
        long viewer;
        if (!read_seat(table, given, -1, viewer)) return nullptr;
        typename Door::Number numbers[Door::MAX_VIEW_NUMBERS];
        return tuple_of(numbers, Door::write_view(table, int(viewer), numbers));
    }

    static PyObject* score(PyObject* self, PyObject* given) {
        const Table& table = table_of(self);
        long seat;
        if (!read_seat(table, given, 0, seat)) return nullptr;
        int64_t lines[Door::MAX_LINES];
        return tuple_of(lines, Door::write_score(table, int(seat), lines));
    }

    static PyObject* copy(PyObject* self, PyObject*) { return make(Py_TYPE(self), table_of(self)); }

    static PyObject* resample(PyObject* self, Arguments given, Py_ssize_t count) {
        Table table = table_of(self);
        long viewer;
        Rng rng;
        if (!check_count("resample", count, 2)) return nullptr;
        if (!read_seat(table, given[0], -1, viewer)) return nullptr;
        if (!read_state(given[1], rng.state)) return nullptr;
        Door::resample(table, int(viewer), rng);
        return make(Py_TYPE(self), table);
    }

    static PyObject* secrets(PyObject* self, PyObject*) {
        Action actions[Door::MAX_SECRETS];
        return tuple_of(actions, Door::write_secrets(table_of(self), actions));
    }

    static Action random_option(const Table& table, int seat, Rng& rng) {
        if constexpr (requires { Door::random_option(table, seat, rng); }) {
            return Door::random_option(table, seat, rng);
        } else {
            Action found[Door::MAX_OPTIONS];
            return found[rng.below(uint32_t(Door::options(table, seat, found)))];
        }
    }

    static PyObject* choose(PyObject* self, Arguments given, Py_ssize_t count) {
        const Table& table = table_of(self);
        long seat;
        Rng rng;
        if (!check_count("choose", count, 2) || !read_seat(table, given[0], 0, seat)) return nullptr;
        if (!read_state(given[1], rng.state)) return nullptr;
        if (!decides(table, seat)) {
            PyErr_Format(PyExc_ValueError, "seat %ld has nothing to decide now", seat);
            return nullptr;
        }
        return PyLong_FromUnsignedLong(random_option(table, int(seat), rng));
    }

    // Play the game to its end `games` times, each time with everything that nobody knows dealt
    // again. Returns the number of decisions and the points of every seat. `choose` picks an option
    // of a seat.
    template <class Choose>
    static PyObject* play_games(const char* name, PyObject* self, Arguments given, Py_ssize_t count,
                                Choose choose) {
        const Table start = table_of(self);
        long games;
        Rng rng;
        if (!check_count(name, count, 2)) return nullptr;
        if (!read_number(given[0], "games", 0, 1L << 30, games)) return nullptr;
        if (!read_state(given[1], rng.state)) return nullptr;
        int64_t sums[1 + 32] = {};
        Py_BEGIN_ALLOW_THREADS
        for (long game = 0; game < games; ++game) {
            Table table = start;
            Door::resample(table, -1, rng);
            for (uint32_t seats; (seats = Door::deciding(table)) != 0; ++sums[0]) {
                const int seat = lowest_bit(seats);
                Door::apply(table, seat, choose(table, seat, rng));
            }
            for (int seat = 0; seat < Door::seats(table); ++seat)
                sums[1 + seat] += Door::total(table, seat);
        }
        Py_END_ALLOW_THREADS
        return tuple_of(sums, 1 + Door::seats(start));
    }

    static PyObject* rollouts(PyObject* self, Arguments given, Py_ssize_t count) {
        return play_games("rollouts", self, given, count, random_option);
    }

    // The greedy bot's choice, the same as its Python twin's.
    static PyObject* greedy(PyObject* self, PyObject* given) {
        const Table& table = table_of(self);
        long seat;
        if (!read_seat(table, given, 0, seat)) return nullptr;
        if (!decides(table, seat)) {
            PyErr_Format(PyExc_ValueError, "seat %ld has nothing to decide now", seat);
            return nullptr;
        }
        typename Door::Greedy player;
        player.begin();
        return PyLong_FromUnsignedLong(player.choose(table, int(seat)));
    }

    static PyObject* greedy_rollouts(PyObject* self, Arguments given, Py_ssize_t count) {
        typename Door::Greedy player;
        player.begin();
        return play_games("greedy_rollouts", self, given, count,
                          [&](const Table& table, int seat, Rng&) {
                              return player.choose(table, seat);
                          });
    }

    static PyObject* compare(PyObject* self, PyObject* other, int how) {
        if (Py_TYPE(self) != Py_TYPE(other) || (how != Py_EQ && how != Py_NE))
            Py_RETURN_NOTIMPLEMENTED;
        const bool same = !std::memcmp(&table_of(self), &table_of(other), sizeof(Table));
        return PyBool_FromLong(same == (how == Py_EQ));
    }

    static PyObject* over(PyObject* self, void*) {
        return PyBool_FromLong(Door::deciding(table_of(self)) == 0);
    }

    static PyObject* winners(PyObject* self, void*) {
        return PyLong_FromUnsignedLong(Door::winners(table_of(self)));
    }

    static PyObject* barrier(PyObject* self, void*) {
        return PyLong_FromLong(table_of(self).barrier);
    }

    static PyObject* wrong_count(const char* name, const char* wanted, Py_ssize_t given) {
        PyErr_Format(PyExc_TypeError, "%s() takes %s arguments, not %zd", name, wanted, given);
        return nullptr;
    }

    // --- the type --------------------------------------------------------------------------

    // The greedy bot in games that have one here, otherwise the end of the method table.
    static PyMethodDef greedy_method() {
        if constexpr (requires { typename Door::Greedy; })
            return {"greedy", as_method(greedy), METH_O, "The option that the greedy bot chooses."};
        else
            return {nullptr, nullptr, 0, nullptr};
    }

    static PyMethodDef greedy_games_method() {
        if constexpr (requires { typename Door::Greedy; })
            return {"greedy_rollouts", as_method(greedy_rollouts), METH_FASTCALL,
                    "Play on that many times with greedy seats; otherwise as `rollouts`."};
        else
            return {nullptr, nullptr, 0, nullptr};
    }

    static PyObject* make_type(PyObject* module) {
        static PyMethodDef methods[32] = {
            {"of_seed", as_method(Door::of_seed), METH_FASTCALL | METH_CLASS, Door::OF_SEED_DOC},
            {"of_deal", as_method(Door::of_deal), METH_FASTCALL | METH_CLASS, Door::OF_DEAL_DOC},
            {"deal", as_method(Door::deal), METH_NOARGS, Door::DEAL_DOC},
            {"deciding", as_method(deciding), METH_NOARGS,
             "The seats that must decide, in the order in which they would one by one."},
            {"turn", as_method(turn), METH_NOARGS,
             "The lowest seat that must decide; -1 when the game is over."},
            {"options", as_method(options), METH_O, "The options of a seat, sorted."},
            {"play", as_method(play), METH_FASTCALL,
             "Play an option of a seat; with a list, tell it what happens."},
            {"mask", as_method(mask), METH_O,
             "A byte for every action number: 1 for the options of a seat, else 0."},
            {"numbers", as_method(numbers), METH_O, "The numbers of the options of a seat, sorted."},
            {"numbered", as_method(numbered), METH_FASTCALL,
             "The option of a seat that has this number."},
            {"observe", as_method(observe), METH_FASTCALL,
             "Write what a seat may know to a buffer of float32 or bytes."},
            {"choose", as_method(choose), METH_FASTCALL,
             "One of the options of a seat at random, by a generator's state."},
            {"restart", as_method(restart), METH_O,
             "Go back to the moment after set-up, with the same deal; tell a list what happens."},
            {"view", as_method(view), METH_O, "What a seat may know; -1 is a spectator."},
            {"score", as_method(score), METH_O, "The score of a seat line by line, and its total."},
            {"copy", as_method(copy), METH_NOARGS, "A table in the same state."},
            {"__copy__", as_method(copy), METH_NOARGS, "A table in the same state."},
            {"__deepcopy__", as_method(copy), METH_O, "A table in the same state."},
            {"resample", as_method(resample), METH_FASTCALL,
             "A table with the same view for a seat, the rest dealt again by a generator's state."},
            {"secrets", as_method(secrets), METH_NOARGS,
             "The actions that led here and that resampling may change, the last ones first."},
            {"rollouts", as_method(rollouts), METH_FASTCALL,
             "Play on at random that many times; how many decisions, and the points of each seat."},
            greedy_method(), greedy_games_method(),
            {nullptr, nullptr, 0, nullptr},
        };
        if constexpr (requires { Door::add_methods(methods); }) {
            PyMethodDef* end = methods;
            while (end->ml_name) ++end;
            Door::add_methods(end);
        }
        static PyGetSetDef facts[] = {
            {"over", over, nullptr, "Whether the game has ended.", nullptr},
            {"winners", winners, nullptr, "Who has won, one bit a seat.", nullptr},
            {"barrier", barrier, nullptr, "How many actions can't be undone.", nullptr},
            {nullptr, nullptr, nullptr, nullptr, nullptr},
        };
        static PyType_Slot slots[] = {
            {Py_tp_doc, const_cast<char*>(Door::DOC)},
            {Py_tp_dealloc, reinterpret_cast<void*>(free_object)},
            {Py_tp_richcompare, reinterpret_cast<void*>(compare)},
            {Py_tp_hash, reinterpret_cast<void*>(PyObject_HashNotImplemented)},
            {Py_tp_methods, methods},
            {Py_tp_getset, facts},
            {0, nullptr},
        };
        static PyType_Spec spec = {Door::NAME, int(sizeof(TableObject)), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
        return PyType_FromModuleAndSpec(module, &spec, nullptr);
    }
};

// Add the type of `Object` to the module.
template <class Object>
int add(PyObject* module) {
    PyObject* type = Object::make_type(module);
    if (!type) return -1;
    const int added = PyModule_AddType(module, reinterpret_cast<PyTypeObject*>(type));
    Py_DECREF(type);
    return added;
}

}  // namespace cardtown::python
