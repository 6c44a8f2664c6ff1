// Fuzzes the entry points of the core: questions, set-ups, deals and views, and then plays on.
// `make fuzz` builds it with libFuzzer and the checks of memory and undefined behaviour.
#include <cstdlib>
#include <cstring>

#include "../../core/card_city/facts.hpp"
#include "../../core/card_city/game.hpp"
#include "../../core/card_city/read_view.hpp"
#include "../../core/card_city/setup.hpp"
#include "../../core/carson_city/game.hpp"
#include "../../core/carson_city/read_view.hpp"
#include "../../core/carson_city/setup.hpp"
#include "../../core/carson_city/view.hpp"
#include "../../core/questions.hpp"

namespace {

using namespace cardtown;

// The bytes from libFuzzer, taken one by one; zeros follow the last one.
struct Bytes {
    const uint8_t* at;
    const uint8_t* end;

    int next() { return at < end ? *at++ : 0; }
    size_t size() const { return size_t(end - at); }
};

void answer_question(Bytes bytes) {
    static JsonReader reader(nullptr, 0);
    static Output out;
    char* question = static_cast<char*>(std::malloc(bytes.size() + 1));
    std::memcpy(question, bytes.at, bytes.size());
    answer(question, int(bytes.size()), reader, out);
    std::free(question);
}

// Play on as the bytes say, and query everything on the way.
template <class Game, class Look>
void play(typename Game::Table table, Bytes bytes, Look look) {
    while (bytes.size()) {
        const uint32_t deciding = Game::deciding(table);
        if (!deciding) return;
        const int seat = lowest_bit(deciding);
        uint64_t mask[Game::MASK_WORDS];
        Game::write_mask(table, seat, mask);
        look(table, bytes.next() % (Game::seats(table) + 1) - 1);
        Rng rng{uint64_t(bytes.next())};
        if (bytes.next() % 8 == 0) Game::resample(table, bytes.next() % Game::seats(table), rng);
        Game::apply(table, seat, Game::random_option(table, seat, rng));
    }
}

void play_carson_city(Bytes bytes, bool view) {
    using namespace carson_city;
    const auto look = [](const Table& table, int viewer) {
        Number numbers[MAX_VIEW_NUMBERS], lines[MAX_SCORE_NUMBERS];
        write_view(table, viewer, numbers);
        if (viewer >= 0) write_score(table, viewer, lines);
    };
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
    play<Game>(table, bytes, look);
}

void play_card_city(Bytes bytes, bool view) {
    using namespace card_city;
    const auto look = [](const Table& table, int viewer) {
        Number numbers[MAX_VIEW_NUMBERS];
        int64_t lines[MAX_SCORE_NUMBERS];
        write_view(table, viewer, numbers);
        if (viewer >= 0) write_score(table, viewer, lines);
    };
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
    play<Game>(table, bytes, look);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    Bytes bytes{data, data + size};
    switch (bytes.next() % 5) {
        case 0: answer_question(bytes); break;
        case 1: play_carson_city(bytes, false); break;
        case 2: play_carson_city(bytes, true); break;
        case 3: play_card_city(bytes, false); break;
        case 4: play_card_city(bytes, true); break;
    }
    return 0;
}
