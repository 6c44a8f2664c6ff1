// Carson City for Python.
#pragma once

#include "../carson_city/champion.hpp"
#include "../carson_city/game.hpp"
#include "../carson_city/hindsight.hpp"
#include "../carson_city/read_view.hpp"
#include "../carson_city/setup.hpp"
#include "table.hpp"
#include "thinking.hpp"

namespace cardtown::python {

struct CarsonCityDoor : carson_city::Game {
    using Number = carson_city::Number;
    using Greedy = carson_city::Greedy;
    static constexpr char NAME[] = "cardtown._core.CarsonCity";
    static constexpr char TYPE[] = "CarsonCity";
    static constexpr char BATCH_NAME[] = "cardtown._core.CarsonCityBatch";
    static constexpr char DOC[] = "A game of Carson City in progress.";
    static constexpr char OF_SEED_DOC[] = "Set up (setup, seed); the set-up as bytes.";
    static constexpr char OF_DEAL_DOC[] = "Set up (setup, deal) by hand; both as bytes.";
    static constexpr char DEAL_DOC[] = "The order of all piles, as bytes.";
    static constexpr int MAX_EVENT_NUMBERS = carson_city::MAX_EVENT_NUMBERS;
    static constexpr int MAX_VIEW_NUMBERS = carson_city::MAX_VIEW_NUMBERS;
    static constexpr int MAX_LINES = carson_city::MAX_SCORE_NUMBERS;
    static constexpr int MAX_SECRETS = carson_city::MAX_SEATS;

    static int deciding_in_order(const Table& table, uint8_t* seats) {
        int count = 0;
        for (uint32_t all = deciding(table); all; all &= all - 1)
            seats[count++] = uint8_t(lowest_bit(all));
        return count;
    }
    template <class Sink>
    static void restart(Table& table, Sink& sink) {
        carson_city::restart(table, sink);
    }
    static int options(const Table& table, int seat, Action* out) {
        return carson_city::options(table, seat, out);
    }
    static int write_secrets(const Table& table, Action* out) {
        return carson_city::secrets(table, out);
    }
    static int write_view(const Table& table, int viewer, Number* numbers) {
        return carson_city::write_view(table, viewer, numbers);
    }
    static int write_event(const carson_city::Event& event, Number* numbers) {
        return carson_city::write_event(event, numbers);
    }
    static int write_score(const Table& table, int seat, int64_t* lines) {
        return carson_city::write_score(table, seat, lines);
    }

    // --- setting up ------------------------------------------------------------------------

    static bool read_setup(PyObject* object, Setup& setup) {
        return read_setup_of<Game>(object, setup);
    }

    static PyObject* of_seed(PyObject* type, PyObject* const* given, Py_ssize_t count) {
        Setup setup;
        Text seed("");
        if (!check_count("of_seed", count, 2) || !read_setup(given[0], setup)) return nullptr;
        if (!read_text(given[1], seed)) return nullptr;
        Table table;
        carson_city::deal(table, setup, seed);
        return TableObject<CarsonCityDoor>::make(reinterpret_cast<PyTypeObject*>(type), table);
    }

    static PyObject* of_deal(PyObject* type, PyObject* const* given, Py_ssize_t count) {
        Setup setup;
        carson_city::Deal deal;
        if (!check_count("of_deal", count, 2) ||
            !read_deal_of<Game>(given[0], given[1], setup, deal))
            return nullptr;
        Table table;
        carson_city::IgnoreEvents nobody;
        carson_city::begin(table, setup, deal, nobody);
        return TableObject<CarsonCityDoor>::make(reinterpret_cast<PyTypeObject*>(type), table);
    }

    static PyObject* deal(PyObject* self, PyObject*) {
        uint8_t bytes[carson_city::DEAL_SIZE];
        carson_city::write_deal(TableObject<CarsonCityDoor>::table_of(self).deal, bytes);
        return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(bytes), sizeof bytes);
    }

    // A table that shows this view to a seat: (setup, view, seat, character that the decision is
    // about).
    static PyObject* of_view(PyObject* type, PyObject* const* given, Py_ssize_t count) {
        Setup setup;
        Number numbers[carson_city::MAX_VIEW_NUMBERS];
        long seat, asked;
        if (!check_count("of_view", count, 4) || !read_setup(given[0], setup) ||
            !read_number(given[2], "seat", 0, setup.seats, seat) ||
            !read_number(given[3], "character", -1, carson_city::CHARACTERS, asked))
            return nullptr;
        const int size =
            read_numbers(given[1], "the view", numbers, carson_city::MAX_VIEW_NUMBERS);
        Table table;
        if (size < 0 || !accept(carson_city::read_view(setup, numbers, size, int(seat), int(asked),
                                                       table)))
            return nullptr;
        return TableObject<CarsonCityDoor>::make(reinterpret_cast<PyTypeObject*>(type), table);
    }

    // --- bots ------------------------------------------------------------------------------

    // Read the worth tables, one for each number of rounds to come.
    static bool read_worths(PyObject* worths, carson_city::Planner& planner) {
        using carson_city::Worth;
        double numbers[carson_city::ALL_ROUNDS * Worth::NUMBERS];
        if (!read_weights(worths, numbers, sizeof numbers / sizeof(double))) return false;
        for (int left = 0; left < carson_city::ALL_ROUNDS; ++left)
            planner.learned[left] = carson_city::read_worth(numbers + left * Worth::NUMBERS);
        return true;
    }

    static bool check_deciding(const Table& table, long seat) {
        const bool decides = deciding(table) >> seat & 1;
        if (!decides)
            PyErr_Format(PyExc_ValueError, "seat %ld has nothing to decide now", seat);
        return decides;
    }

    // The planner's value of each option: (worths, seat, state, places, cards).
    static PyObject* plan(PyObject* self, PyObject* const* given, Py_ssize_t count) {
        const Table& table = TableObject<CarsonCityDoor>::table_of(self);
        long seat, places, cards;
        Rng rng;
        if (!check_count("plan", count, 5) ||
            !read_number(given[1], "seat", 0, table.count, seat) ||
            !read_state(given[2], rng.state) ||
            !read_number(given[3], "places", 1, MAX_OPTIONS + 1, places) ||
            !read_number(given[4], "cards", carson_city::FEWEST_CARDS,
                         carson_city::CARDS_PER_ERA + 1, cards))
            return nullptr;
        Thinking<carson_city::Planner> thinking;
        if (!check_deciding(table, seat) || !thinking.player ||
            !read_worths(given[0], *thinking.player))
            return nullptr;
        thinking.player->begin();
        Action found[MAX_OPTIONS];
        double values[MAX_OPTIONS];
        const int size = carson_city::options(table, int(seat), found);
        thinking.player->write_values(table, int(seat), found, size, rng,
                                      {int(places), int(cards)}, values);
        return tuple_of(values, size);
    }

    // Play the game to its end `games` times, each time with everything that a seat does not know
    // dealt again: (worths, seat, games, state, players), where `players` has a letter for each
    // seat.
    static PyObject* planned_rollouts(PyObject* self, PyObject* const* given, Py_ssize_t count) {
        const Table start = TableObject<CarsonCityDoor>::table_of(self);
        long viewer, games;
        Rng rng;
        Text players("");
        if (!check_count("planned_rollouts", count, 5) ||
            !read_number(given[1], "seat", -1, start.count, viewer) ||
            !read_number(given[2], "games", 0, 1L << 30, games) ||
            !read_state(given[3], rng.state) || !read_text(given[4], players))
            return nullptr;
        bool known = players.size == start.count;
        for (size_t i = 0; known && i < players.size; ++i)
            known = players.text[i] == 'p' || players.text[i] == 'g' || players.text[i] == 'r';
        if (!known)
            return accept("players are p (planner), g (greedy) or r (random), one for each seat"),
                   nullptr;
        Thinking<carson_city::Planner> thinking;
        if (!thinking.player || !read_worths(given[0], *thinking.player)) return nullptr;
        int64_t sums[1 + MAX_SEATS] = {};
        Py_BEGIN_ALLOW_THREADS
        carson_city::Planner& planner = *thinking.player;
        planner.begin();
        for (long game = 0; game < games; ++game) {
            Table table = start;
            resample(table, int(viewer), rng);
            for (uint32_t seats; (seats = deciding(table)) != 0; ++sums[0]) {
                const int seat = lowest_bit(seats);
                switch (players.text[seat]) {
                    case 'p':
                        apply(table, seat,
                              planner.choose(table, seat, Rng{rng.next()}, carson_city::LEAST_EFFORT));
                        break;
                    case 'g': apply(table, seat, planner.greedy.choose(table, seat)); break;
                    default: apply(table, seat, random_option(table, seat, rng));
                }
            }
            for (int seat = 0; seat < start.count; ++seat) sums[1 + seat] += total(table, seat);
        }
        Py_END_ALLOW_THREADS
        return tuple_of(sums, 1 + start.count);
    }

    // The champion's value of each option: (worths, seat, state, ms, rollouts,
    // manner). Returns value, chance and margin of each in turn.
    static PyObject* champion(PyObject* self, PyObject* const* given, Py_ssize_t count) {
        const Table table = TableObject<CarsonCityDoor>::table_of(self);
        long seat, manner;
        Rng rng;
        Budget budget;
        if (!check_count("champion", count, 6) ||
            !read_number(given[1], "seat", 0, table.count, seat) ||
            !read_state(given[2], rng.state) ||
            !budget.read(given[3], given[4]) ||
            !read_number(given[5], "manner", 0, carson_city::MANNERS, manner))
            return nullptr;
        Thinking<carson_city::Champion> thinking;
        if (!check_deciding(table, seat) || !thinking.player ||
            !read_worths(given[0], thinking.player->planner))
            return nullptr;
        Estimate estimates[MAX_OPTIONS];
        Action found[MAX_OPTIONS];
        const int size = carson_city::options(table, int(seat), found);
        Py_BEGIN_ALLOW_THREADS
        budget.begin();
        thinking.player->begin(carson_city::Manner(manner));
        thinking.player->think(table, int(seat), found, size, rng, budget, estimates);
        Py_END_ALLOW_THREADS
        return estimates_tuple(estimates, size);
    }

    // The best places found for the cards that a seat took: (cards with the characters that it had,
    // as numbers of 32 bits in turn; characters at the end; places where they lay; state; effort;
    // cooling). A place is row and column in the frame, four bits each, or -1.
    static PyObject* look_back(PyObject*, PyObject* const* given, Py_ssize_t count) {
        using carson_city::Hindsight;
        using carson_city::MOST_TAKEN;
        constexpr long ALL = 1L << carson_city::CHARACTERS;
        uint32_t taken[MOST_TAKEN][2];
        int16_t lay[MOST_TAKEN];
        long characters, effort;
        Rng rng;
        if (!check_count("look_back", count, 6) ||
            !read_number(given[1], "characters", 0, ALL, characters) ||
            !read_state(given[3], rng.state) ||
            !read_number(given[4], "effort", 0, 1L << 30, effort))
            return nullptr;
        const double cooling = PyFloat_AsDouble(given[5]);
        if (cooling == -1 && PyErr_Occurred()) return nullptr;
        const int numbers = read_numbers(given[0], "the cards", &taken[0][0], 2 * MOST_TAKEN);
        const int places_given = read_numbers(given[2], "the city", lay, MOST_TAKEN);
        if (numbers < 0 || places_given < 0) return nullptr;
        carson_city::Haul haul{};
        carson_city::Places built{};
        haul.count = places_given;
        haul.characters = uint32_t(characters);
        bool good = numbers == 2 * haul.count && cooling > 0 && cooling <= 1;
        for (int i = 0; good && i < haul.count; ++i) {
            good = taken[i][0] <= UINT16_MAX && taken[i][1] < uint32_t(ALL) && lay[i] >= -1 &&
                   lay[i] <= UINT8_MAX;
            haul.cards[i] = carson_city::Parcels(taken[i][0]);
            haul.owned[i] = taken[i][1];
            built.at[i] = lay[i];
        }
        if (!good) return accept("these are not cards that a seat took"), nullptr;
        int64_t places[MOST_TAKEN];
        Py_BEGIN_ALLOW_THREADS
        Hindsight search(haul, built, rng);
        search.anneal(int(effort), cooling);
        for (int i = 0; i < haul.count; ++i) places[i] = search.best().at[i];
        Py_END_ALLOW_THREADS
        return tuple_of(places, haul.count);
    }

    static void add_methods(PyMethodDef* methods) {
        *methods++ = {"look_back", as_method(look_back), METH_FASTCALL | METH_STATIC,
                      "The best places found for the cards that a seat took."};
        *methods++ = {"of_view", as_method(of_view), METH_FASTCALL | METH_CLASS,
                      "A table that shows a seat this view; what it can't know lies in some order."};
        *methods++ = {"plan", as_method(plan), METH_FASTCALL,
                      "What the planner thinks of each option of a seat."};
        *methods++ = {"champion", as_method(champion), METH_FASTCALL,
                      "What the champion thinks of each option of a seat."};
        *methods++ = {"planned_rollouts", as_method(planned_rollouts), METH_FASTCALL,
                      "Deal again what a seat does not know, and let these players play on."};
    }
};

}  // namespace cardtown::python
