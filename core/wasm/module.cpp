// The rules for browsers, as WebAssembly: answers to questions, and random games. The page writes
// to `input` and reads from `output`; the module imports nothing.
#include "../carson_city/resample.hpp"
#include "../carson_city/setup.hpp"
#include "../questions.hpp"

namespace {

using namespace cardtown;

constexpr int LONGEST_QUESTION = 1 << 15;
char question[LONGEST_QUESTION];
JsonReader reader(question, 0);
Output out;

}  // namespace

#define EXPORTED(name) extern "C" __attribute__((export_name(name)))

EXPORTED("input") char* input() { return question; }
EXPORTED("longest") int longest() { return LONGEST_QUESTION; }
EXPORTED("output") const char* output() { return out.span().text; }

// Answer the question in `input`. Returns the size of the answer in `output`, or 0 if only Python
// can answer it.
EXPORTED("answer") int answer_input(int size) {
    if (size < 0 || size > LONGEST_QUESTION) return 0;
    return cardtown::answer(question, size, reader, out) ? out.span().size : 0;
}

// Play `games` random games of Carson City to the end, each with everything that nobody knows dealt
// again. `input` contains the bytes of the set-up. Returns the number of decisions, or -1 if the
// set-up is invalid.
EXPORTED("random_games") double random_games(int size, int games, int state) {
    using namespace carson_city;
    Setup setup;
    const auto* bytes = reinterpret_cast<const uint8_t*>(question);
    if (size < 0 || read_setup(bytes, size_t(size), setup)) return -1;
    Table start;
    deal(start, setup, Text("random"));
    Rng rng{uint64_t(state)};
    double decisions = 0;
    for (int game = 0; game < games; ++game) {
        Table table = start;
        resample(table, -1, rng);
        for (uint32_t seats; (seats = deciding(table)) != 0; ++decisions) {
            const int seat = lowest_bit(seats);
            apply(table, seat, random_option(table, seat, rng));
        }
    }
    return decisions;
}
