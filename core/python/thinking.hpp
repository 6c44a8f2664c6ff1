// What champions of both games need from Python's side: room, and a limit on what they think.
#pragma once

#include "../halving.hpp"
#include "clocks.hpp"
#include "table.hpp"

namespace cardtown::python {

// Planners and champions are too large for the stack.
template <class Player>
struct Thinking {
    Player* player;

    Thinking() : player(static_cast<Player*>(PyMem_Malloc(sizeof(Player)))) {
        if (!player) PyErr_NoMemory();
    }
    ~Thinking() { PyMem_Free(player); }
    Thinking(const Thinking&) = delete;
};

// A limit on time and on rollouts, whichever is reached first. On a busy machine, time also
// passes while we are not running; if somebody sets the clock back, CPU time counts instead: that of
// the thread that thinks, since others may think beside it.
struct Budget {
    double seconds;
    Rollouts rollouts;

    // Read milliseconds and a number of rollouts; false, with an error set, if they are not.
    bool read(PyObject* ms, PyObject* most) {
        long milliseconds, number;
        if (!read_number(ms, "ms", 1, 1L << 30, milliseconds) ||
            !read_number(most, "rollouts", 0, 1L << 30, number))
            return false;
        seconds = double(milliseconds) / 1000;
        rollouts.most = int(number);
        return true;
    }

    // From now on time is spent.
    void begin() {
        began_ = wall_seconds();
        worked_ = thread_seconds();
    }

    double spent(int played) const {
        const double part = rollouts.spent(played);
        if (part >= 1) return 1;
        const double passed = larger(wall_seconds() - began_, thread_seconds() - worked_);
        return larger(part, passed / seconds);
    }

   private:
    double began_ = 0, worked_ = 0;
};

// Value, chance and margin of each option in turn.
inline PyObject* estimates_tuple(const Estimate* estimates, int count) {
    PyObject* tuple = PyTuple_New(3 * count);
    for (int i = 0; tuple && i < 3 * count; ++i) {
        const Estimate& one = estimates[i / 3];
        const double number = i % 3 == 0 ? one.value : i % 3 == 1 ? one.chance : one.margin;
        if (!put(tuple, i, PyFloat_FromDouble(number))) Py_CLEAR(tuple);
    }
    return tuple;
}

}  // namespace cardtown::python
