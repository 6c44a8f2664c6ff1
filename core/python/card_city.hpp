// Card City for Python.
#pragma once

#include "../card_city/champion.hpp"
#include "../card_city/facts.hpp"
#include "../card_city/game.hpp"
#include "../card_city/hindsight.hpp"
#include "../card_city/planner.hpp"
#include "../card_city/read_view.hpp"
#include "../card_city/setup.hpp"
#include "table.hpp"
#include "thinking.hpp"

namespace cardtown::python {

struct CardCityDoor : card_city::Game {
    using Number = card_city::Number;
    using Greedy = card_city::Greedy;
    static constexpr char NAME[] = "cardtown._core.CardCity";
    static constexpr char TYPE[] = "CardCity";
    static constexpr char BATCH_NAME[] = "cardtown._core.CardCityBatch";
    static constexpr char DOC[] = "A game of Card City in progress.";
    static constexpr char OF_SEED_DOC[] = "Set up (setup, seed); the set-up as bytes.";
    static constexpr char OF_DEAL_DOC[] = "Set up (setup, deal) by hand; both as bytes.";
    static constexpr char DEAL_DOC[] = "Who is first, and the kinds of the deck, as bytes.";
    static constexpr int MAX_EVENT_NUMBERS = card_city::MAX_EVENT_NUMBERS;
    static constexpr int MAX_VIEW_NUMBERS = card_city::MAX_VIEW_NUMBERS;
    static constexpr int MAX_LINES = card_city::MAX_SCORE_NUMBERS;
    static constexpr int MAX_SECRETS = card_city::ROUNDS;

    static int deciding_in_order(const Table& table, uint8_t* seats) {
        const uint32_t all = deciding(table);
        int count = 0;
        for (int step = 0; step < table.players; ++step) {
            const int seat = table.seat_at(step);
            if (all >> seat & 1) seats[count++] = uint8_t(seat);
        }
        return count;
    }
    template <class Sink>
    static void restart(Table& table, Sink& sink) {
        card_city::restart(table, sink);
    }
    static int options(const Table& table, int seat, Action* out) {
        return card_city::options(table, seat, out);
    }
    static int write_secrets(const Table& table, Action* out) {
        return card_city::secrets(table, out);
    }
    static int write_view(const Table& table, int viewer, Number* numbers) {
        return card_city::write_view(table, viewer, numbers);
    }
    static int write_event(const card_city::Event& event, Number* numbers) {
        return card_city::write_event(event, numbers);
    }
    static int write_score(const Table& table, int seat, int64_t* lines) {
        return card_city::write_score(table, seat, lines);
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
        deal_seed(table, setup, seed);
        return TableObject<CardCityDoor>::make(reinterpret_cast<PyTypeObject*>(type), table);
    }

    static PyObject* of_deal(PyObject* type, PyObject* const* given, Py_ssize_t count) {
        Setup setup;
        card_city::Deal deal;
        if (!check_count("of_deal", count, 2) ||
            !read_deal_of<Game>(given[0], given[1], setup, deal))
            return nullptr;
        Table table;
        card_city::IgnoreEvents nobody;
        card_city::begin(table, setup, deal, nobody);
        return TableObject<CardCityDoor>::make(reinterpret_cast<PyTypeObject*>(type), table);
    }

    static PyObject* deal(PyObject* self, PyObject*) {
        const Table& table = TableObject<CardCityDoor>::table_of(self);
        char bytes[1 + card_city::LARGEST_DECK] = {char(table.dealt_first)};
        std::memcpy(bytes + 1, table.deck, table.deck_count);
        return PyBytes_FromStringAndSize(bytes, 1 + table.deck_count);
    }

    // A table that shows this view to a seat: (setup, view, seat).
    static PyObject* of_view(PyObject* type, PyObject* const* given, Py_ssize_t count) {
        Setup setup;
        Number numbers[card_city::MAX_READ_NUMBERS];
        long seat;
        if (!check_count("of_view", count, 3) || !read_setup(given[0], setup) ||
            !read_number(given[2], "seat", 0, setup.players, seat))
            return nullptr;
        const int size = read_numbers(given[1], "the view", numbers, card_city::MAX_READ_NUMBERS);
        Table table;
        if (size < 0 ||
            !accept(card_city::ViewReader(table, numbers, size, int(seat)).read(setup)))
            return nullptr;
        return TableObject<CardCityDoor>::make(reinterpret_cast<PyTypeObject*>(type), table);
    }

    // --- bots ------------------------------------------------------------------------------

    static bool read_weights(PyObject* object, card_city::Weights& weights) {
        return python::read_weights(object, reinterpret_cast<double*>(&weights),
                                    sizeof weights / sizeof(double));
    }

    // Read a thinking time in milliseconds; false, with an error set, if it is not one.
    static bool read_ms(PyObject* object, double& ms) {
        ms = PyFloat_AsDouble(object);
        if (ms == -1 && PyErr_Occurred()) return false;
        return accept(ms >= 0 ? nullptr : "ms must not be below 0");
    }

    static bool read_deciding(const Table& table, PyObject* object, long& seat) {
        if (!read_number(object, "seat", 0, table.players, seat)) return false;
        if (deciding(table) >> seat & 1) return true;
        PyErr_Format(PyExc_ValueError, "seat %ld has nothing to decide now", seat);
        return false;
    }

    // The greedy bot's value of each option of a seat.
    static PyObject* greedy_values(PyObject* self, PyObject* given) {
        const Table table = TableObject<CardCityDoor>::table_of(self);
        long seat;
        if (!read_deciding(table, given, seat)) return nullptr;
        Action found[MAX_OPTIONS];
        double values[MAX_OPTIONS];
        const int size = options(table, int(seat), found);
        Greedy::write_values(table, int(seat), found, size, values);
        return tuple_of(values, size);
    }

    // The planner's value of each option: (weights, seat, state, ms).
    static PyObject* plan(PyObject* self, PyObject* const* given, Py_ssize_t count) {
        const Table table = TableObject<CardCityDoor>::table_of(self);
        card_city::Weights weights;
        long seat;
        Rng rng;
        double ms;
        if (!check_count("plan", count, 4) || !read_weights(given[0], weights) ||
            !read_deciding(table, given[1], seat) || !read_state(given[2], rng.state) ||
            !read_ms(given[3], ms))
            return nullptr;
        Action found[MAX_OPTIONS];
        double values[MAX_OPTIONS];
        const int size = options(table, int(seat), found);
        card_city::Planner(weights, ms).write_values(table, int(seat), found, size,
                                                     [&] { return rng.chance(); }, values);
        return tuple_of(values, size);
    }

    // The value that the champion gives to each option: (weights, seat, state, ms, rollouts). Returns
    // value, chance and margin of each in turn.
    static PyObject* champion(PyObject* self, PyObject* const* given, Py_ssize_t count) {
        const Table table = TableObject<CardCityDoor>::table_of(self);
        card_city::Weights weights;
        long seat;
        Rng rng;
        Budget budget;
        if (!check_count("champion", count, 5) || !read_weights(given[0], weights) ||
            !read_deciding(table, given[1], seat) || !read_state(given[2], rng.state) ||
            !budget.read(given[3], given[4]))
            return nullptr;
        Estimate estimates[MAX_OPTIONS];
        Action found[MAX_OPTIONS];
        const int size = options(table, int(seat), found);
        Py_BEGIN_ALLOW_THREADS
        budget.begin();
        card_city::Champion(weights).think(table, int(seat), found, size, rng, budget, estimates);
        Py_END_ALLOW_THREADS
        return estimates_tuple(estimates, size);
    }

    // Play the game to its end with planners, `games` times: (weights, ms, games, state).
    static PyObject* planned_rollouts(PyObject* self, PyObject* const* given, Py_ssize_t count) {
        card_city::Weights weights;
        double ms;
        if (!check_count("planned_rollouts", count, 4) || !read_weights(given[0], weights) ||
            !read_ms(given[1], ms))
            return nullptr;
        const card_city::Planner planner(weights, ms);
        return TableObject<CardCityDoor>::play_games(
            "planned_rollouts", self, given + 2, 2, [&](const Table& table, int seat, Rng& rng) {
                return planner.choose(table, seat, [&] { return rng.chance(); });
            });
    }

    // The best way found to build what a seat got: (weights, setup, cards held in each round, cards
    // of the Reserve, width). Returns coins, purchases and the boards of the city for each round.
    static PyObject* look_back(PyObject*, PyObject* const* given, Py_ssize_t count) {
        using card_city::Hindsight;
        card_city::Weights weights;
        Setup setup;
        card_city::Story story;
        long width;
        if (!check_count("look_back", count, 5) || !read_weights(given[0], weights) ||
            !read_setup(given[1], setup) ||
            !read_all_numbers(given[2], "the cards", story.held, card_city::ROUNDS))
            return nullptr;
        story.rules = {setup.once, setup.joining};
        story.players = setup.players;
        story.supply.counts = PyLong_AsUnsignedLongLong(given[3]);
        if (story.supply.counts == uint64_t(-1) && PyErr_Occurred()) return nullptr;
        if (!read_number(given[4], "width", 1, 1L << 14, width)) return nullptr;
        bool good = card_city::NumberReader::is_part(story.supply, card_city::ALL_CARDS);
        for (int round = 0; good && round < card_city::ROUNDS; ++round)
            good = card_city::NumberReader::is_part(story.held[round], card_city::deck_cards(1)) &&
                   story.held[round].size() <= card_city::CARDS_EACH;
        if (!good) return accept("these are not the cards of ten rounds"), nullptr;
        const size_t kept = size_t(width) * card_city::ROUNDS;
        auto* nodes = static_cast<Hindsight::Node*>(
            PyMem_Malloc((kept + Hindsight::room_for(int(width))) * sizeof(Hindsight::Node)));
        if (!nodes) return PyErr_NoMemory();
        Hindsight search(story, weights, int(width), nodes, nodes + kept);
        Py_BEGIN_ALLOW_THREADS
        search.search();
        Py_END_ALLOW_THREADS
        const Hindsight::Node* path[card_city::ROUNDS];
        search.best(path);
        PyObject* tuple = PyTuple_New(card_city::ROUNDS);
        for (int round = 0; tuple && round < card_city::ROUNDS; ++round) {
            uint64_t numbers[2 + 2 * card_city::KINDS];
            card_city::NumberWriter row{numbers};
            row.add(uint64_t(path[round]->assets.coins));
            row.add(uint64_t(path[round]->assets.purchases));
            for (const card_city::Board& board : path[round]->assets.city.boards) row.add(board);
            if (!put(tuple, round, tuple_of(numbers, row.count))) Py_CLEAR(tuple);
        }
        PyMem_Free(nodes);
        return tuple;
    }

    static void add_methods(PyMethodDef* methods) {
        *methods++ = {"look_back", as_method(look_back), METH_FASTCALL | METH_STATIC,
                      "The best way found to build the cards that a seat got, round by round."};
        *methods++ = {"of_view", as_method(of_view), METH_FASTCALL | METH_CLASS,
                      "A table that shows a seat this view; what it can't know lies in some order."};
        *methods++ = {"greedy_values", as_method(greedy_values), METH_O,
                      "What the greedy bot thinks of each option of a seat."};
        *methods++ = {"plan", as_method(plan), METH_FASTCALL,
                      "What the planner thinks of each option of a seat."};
        *methods++ = {"champion", as_method(champion), METH_FASTCALL,
                      "What the champion thinks of each option of a seat."};
        *methods++ = {"planned_rollouts", as_method(planned_rollouts), METH_FASTCALL,
                      "Play on that many times with planners; otherwise as `rollouts`."};
    }
};

}  // namespace cardtown::python
