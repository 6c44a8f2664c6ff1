// Fuzzes the entry points of the core: questions, set-ups, deals and views, and then plays on.
// `make fuzz` builds it with libFuzzer and the checks of memory and undefined behaviour.
#include <cstdlib>
#include <cstring>

#include "../../core/card_city/champion.hpp"
#include "../../core/card_city/setup.hpp"
#include "../../core/carson_city/champion.hpp"
#include "../../core/carson_city/read_view.hpp"
#include "../../core/questions.hpp"
#include "forge.hpp"

namespace {

using namespace cardtown;
using fuzz::Bytes;

void answer_question(Bytes bytes) {
    static JsonReader reader(nullptr, 0);
    static Output out;
    char* question = static_cast<char*>(std::malloc(bytes.size() + 1));
    std::memcpy(question, bytes.at, bytes.size());
    answer(question, int(bytes.size()), reader, out);
    std::free(question);
}

void look_at(const carson_city::Table& table, int viewer) {
    using namespace carson_city;
    Number numbers[MAX_VIEW_NUMBERS], lines[MAX_SCORE_NUMBERS];
    write_view(table, viewer, numbers);
    if (viewer >= 0) write_score(table, viewer, lines);
}

void look_at(const card_city::Table& table, int viewer) {
    using namespace card_city;
    Number numbers[MAX_VIEW_NUMBERS];
    int64_t lines[MAX_SCORE_NUMBERS];
    write_view(table, viewer, numbers);
    if (viewer >= 0) write_score(table, viewer, lines);
}

// Play on as the bytes say, and query everything on the way.
template <class Game>
void play(typename Game::Table table, Bytes bytes) {
    while (bytes.size()) {
        const uint32_t deciding = Game::deciding(table);
        if (!deciding) return;
        const int seat = lowest_bit(deciding);
        uint64_t mask[Game::MASK_WORDS];
        Game::write_mask(table, seat, mask);
        look_at(table, bytes.next() % (Game::seats(table) + 1) - 1);
        Rng rng{uint64_t(bytes.next())};
        if (bytes.next() % 8 == 0) Game::resample(table, bytes.next() % Game::seats(table), rng);
        Game::apply(table, seat, Game::random_option(table, seat, rng));
    }
}

// Play on to the end.
template <class Game>
void finish(typename Game::Table table, Rng rng) {
    while (const uint32_t deciding = Game::deciding(table))
        Game::apply(table, lowest_bit(deciding),
                    Game::random_option(table, lowest_bit(deciding), rng));
}

// Bots that somebody trained badly, but whose weights are numbers.
template <class Weights>
void invent(Weights* weights, size_t size, Rng& rng) {
    auto* numbers = reinterpret_cast<double*>(weights);
    for (size_t i = 0; i < size / sizeof(double); ++i) numbers[i] = 4 * rng.chance() - 2;
}

constexpr int ROLLOUTS = 2;

// --- Carson City ---------------------------------------------------------------------------------

void think(const carson_city::Table& table, int seat, Bytes& bytes) {
    using namespace carson_city;
    static Champion champion;
    Rng rng = bytes.rng();
    for (Worth& worth : champion.planner.learned) {
        double weights[Worth::NUMBERS];
        invent(weights, sizeof weights, rng);
        worth = read_worth(weights);
    }
    Action found[MAX_OPTIONS];
    Estimate estimates[MAX_OPTIONS];
    champion.begin(Manner(bytes.next() % MANNERS));
    champion.think(table, seat, found, options(table, seat, found), rng, Rollouts{ROLLOUTS},
                   estimates);
}

void play_carson_city(Bytes bytes, bool view) {
    using namespace carson_city;
    if (bytes.size() < SETUP_SIZE) return;
    Setup setup;
    if (read_setup(bytes.at, SETUP_SIZE, setup)) return;
    bytes.at += SETUP_SIZE;
    Table table;
    if (view) {
        Number numbers[MAX_VIEW_NUMBERS] = {};
        const int seat = bytes.next() % setup.seats, asked = bytes.next() % (CHARACTERS + 1) - 1;
        const size_t size = smaller(bytes.size(), sizeof numbers) / sizeof(Number);
        std::memcpy(numbers, bytes.at, size * sizeof(Number));
        if (read_view(setup, numbers, int(size), seat, asked, table)) return;
    } else {
        if (bytes.size() < DEAL_SIZE) return;
        Deal deal;
        if (read_deal(setup, bytes.at, DEAL_SIZE, deal)) return;
        bytes.at += DEAL_SIZE;
        IgnoreEvents nobody;
        begin(table, setup, deal, nobody);
    }
    play<Game>(table, bytes);
}

void forge_carson_city(Bytes bytes) {
    using namespace carson_city;
    Rng rng = bytes.rng();
    const Setup setup = fuzz::random_setup(rng);
    Table table;
    deal(table, setup, "forged");
    resample(table, NOBODY, rng);
    fuzz::play_moves<Game>(table, bytes.next(), rng);
    const int seat = fuzz::some_seat(deciding(table), bytes);
    Action found[MAX_OPTIONS];
    const int first = options(table, seat, found) ? int(found[0]) : 0;
    int asked = kind_of(Action(first)) == USE ? operand_of(Action(first)) : NOBODY;
    Number numbers[MAX_VIEW_NUMBERS];
    bool changed;
    const int count = fuzz::change_some(numbers, write_view(table, seat, numbers),
                                        MAX_VIEW_NUMBERS, bytes, changed);
    if (changed && bytes.next() % 8 == 0) asked = bytes.next() % CHARACTERS;
    if (read_view(setup, numbers, count, seat, asked, table)) {
        if (!changed) std::abort();  // a real view is refused
        return;
    }
    finish<Game>(table, rng);
    if (bytes.next() % 8 == 1 && deciding(table) >> seat & 1) think(table, seat, bytes);
    play<Game>(table, bytes);
}

// --- Card City -----------------------------------------------------------------------------------

void think(const card_city::Table& table, int seat, Bytes& bytes) {
    using namespace card_city;
    static Weights weights;
    Rng rng = bytes.rng();
    invent(&weights, sizeof weights, rng);
    Action found[MAX_OPTIONS];
    Estimate estimates[MAX_OPTIONS];
    double values[MAX_OPTIONS];
    const int count = options(table, seat, found);
    Greedy::write_values(table, seat, found, count, values);
    Champion(weights).think(table, seat, found, count, rng, Rollouts{ROLLOUTS}, estimates);
}

void play_card_city(Bytes bytes, bool view) {
    using namespace card_city;
    if (bytes.size() < 4) return;
    Setup setup;
    if (read_setup(bytes.at, 3, setup)) return;
    bytes.at += 3;
    Table table;
    if (view) {
        Number numbers[MAX_READ_NUMBERS] = {};
        const int seat = bytes.next() % setup.players;
        const size_t size = smaller(bytes.size(), sizeof numbers) / sizeof(Number);
        std::memcpy(numbers, bytes.at, size * sizeof(Number));
        if (ViewReader(table, numbers, int(size), seat).read(setup)) return;
    } else {
        const size_t size = size_t(1 + DECK_PER_PLAYER * setup.players);
        Deal deal;
        if (bytes.size() < size || read_deal(setup, bytes.at, size, deal)) return;
        bytes.at += size;
        IgnoreEvents nobody;
        begin(table, setup, deal, nobody);
    }
    play<Game>(table, bytes);
}

void forge_card_city(Bytes bytes) {
    using namespace card_city;
    const int how = bytes.next();
    const Setup setup{uint8_t(1 + how % MAX_SEATS), (how & 4) != 0, (how & 8) != 0};
    Rng rng = bytes.rng();
    char seed[] = "forged 0";
    seed[7] = char('0' + rng.below(64));
    Table table;
    deal(table, setup, seed);
    fuzz::play_moves<Game>(table, bytes.next(), rng);
    const int seat = fuzz::some_seat(deciding(table), bytes);
    uint64_t numbers[MAX_READ_NUMBERS];
    bool changed;
    const int count = fuzz::change_some(numbers, fuzz::write_numbers(table, seat, numbers),
                                        MAX_READ_NUMBERS, bytes, changed);
    if (ViewReader(table, numbers, count, seat).read(setup)) {
        if (!changed) std::abort();  // a real view is refused
        return;
    }
    finish<Game>(table, rng);
    if (bytes.next() % 8 == 1) think(table, seat, bytes);
    play<Game>(table, bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    Bytes bytes{data, data + size};
    switch (bytes.next() % 7) {
        case 0: answer_question(bytes); break;
        case 1: play_carson_city(bytes, false); break;
        case 2: play_carson_city(bytes, true); break;
        case 3: play_card_city(bytes, false); break;
        case 4: play_card_city(bytes, true); break;
        case 5: forge_carson_city(bytes); break;
        case 6: forge_card_city(bytes); break;
    }
    return 0;
}
