// A table made from what a seat may know of it: the inverse of `write_view`. What the seat can't
// know gets some possible order, and `resample` deals it again. Bots see views, never tables; this
// gives them a table to think about.
#pragma once

#include "view.hpp"

namespace cardtown::card_city {

// The numbers of a view as bots pass them: as from `write_view`, except that a city has only its
// boards, and the cards under the deck are a count and their kinds.
constexpr int MAX_READ_NUMBERS = 40 + MAX_SEATS * 20;

// Reads numbers from an untrusted source: after one that is out of bounds, `good` is false.
struct NumberReader {
    const uint64_t* numbers;
    int count;
    bool good = true;

    CARDTOWN_FN uint64_t next() {
        good = good && count > 0;
        if (!good) return 0;
        --count;
        return *numbers++;
    }

    CARDTOWN_FN int below(int end) {
        const uint64_t number = next();
        good = good && number < uint64_t(end);
        return good ? int(number) : 0;
    }

    // Cards, with at most this many of each kind.
    CARDTOWN_FN Cards cards(Cards most) {
        const Cards cards{next()};
        good = good && is_part(cards, most);
        return good ? cards : Cards{};
    }

    CARDTOWN_FN static bool is_part(Cards cards, Cards whole) {
        bool part = cards.counts >> 8 * KINDS == 0;
        for (int kind = 0; kind < KINDS; ++kind) part = part && cards.of(kind) <= whole.of(kind);
        return part;
    }

    CARDTOWN_FN Board board() {
        Board board{};
        for (uint64_t& word : board.words) word = next();
        Board inside{};
        for (int row = 0; row <= 2 * HOME; ++row)
            for (int column = 0; column <= 2 * HOME; ++column)
                inside |= Board::of(CityFrame::cell(row, column));
        good = good && !(board & ~inside).any();
        return good ? board : Board{};
    }
};

// Read the boards of a city.
CARDTOWN_FN inline void read_city(NumberReader& facts, City& city) {
    city = empty_city();
    for (int kind = 0; kind < KINDS; ++kind) {
        const Board board = facts.board();
        facts.good = facts.good && !(board & city.covered).any();
        if (facts.good) board.each([&](int cell) { city.place(kind, cell); });
    }
    facts.good = facts.good && city.covered.any() && city.box.bottom - city.box.top < SIDE &&
                 city.box.right - city.box.left < SIDE;
}

struct ViewReader {
    Table& table;
    NumberReader facts;
    int viewer;

    CARDTOWN_FN ViewReader(Table& table, const uint64_t* numbers, int count, int viewer)
        : table(table), facts{numbers, count}, viewer(viewer) {}

    // Read a view. Returns an error message, or null.
    CARDTOWN_FN const char* read(const Setup& setup) {
        table = Table{};
        table.players = setup.players;
        table.once = setup.once;
        table.joining = setup.joining;
        deck = deck_cards(table.players);
        read_round();
        if (!facts.good) return "the round of the view makes no sense";
        read_offers();
        if (!facts.good) return "the offers of the view make no sense";
        for (int seat = 0; seat < table.players; ++seat) read_seat(seat);
        if (!facts.good || facts.count) return "the seats of the view make no sense";
        if (!has_right_hands()) return "the hands of the view make no sense";
        if (!fill_lot() || !fill_offers() || !fill_deck())
            return "the cards of the view do not fit together";
        for (int seat = 0; seat < table.players; ++seat)
            if (!is_right_stage(seat)) return "the stages of the view make no sense";
        Action found[MAX_OPTIONS];
        if (!(deciding(table) >> viewer & 1) || !options(table, viewer, found))
            return "the seat has nothing to decide in this view";
        return nullptr;
    }

   private:
    Cards deck, unseen;  // all cards of the deck; those that the viewer has not seen
    int left;            // how many cards the deck has
    Holding hidden;      // of the last offer
    Cards filled;        // invented cards for what the viewer does not know of the secret lot
    int unknown[MAX_SEATS];  // how many cards of each hand the viewer does not know

    CARDTOWN_FN bool choosing() const { return table.phase == Phase::CHOOSE; }

    CARDTOWN_FN void read_round() {
        table.round = uint8_t(facts.below(ROUNDS + 1));
        table.first = table.dealt_first = uint8_t(facts.below(table.players));
        table.phase = Phase(facts.below(int(Phase::OVER)));
        facts.good = facts.good && table.round > 0;
        table.reserve = facts.cards(reserve_cards(table.players));
        table.discarded = facts.cards(deck);
        unseen = facts.cards(deck);
        left = facts.below(deck.size() + 1);
        table.under_count = uint8_t(facts.below(table.players == 1 ? table.round + 1 : 1));
        facts.good = facts.good && table.under_count < ROUNDS;
        for (int place = 0; place < table.under_count && facts.good; ++place) {
            table.under[place] = uint8_t(facts.below(KINDS));
            facts.good = facts.good && deck.has(table.under[place]);
        }
    }

    // Who divided and chose, and the face-up cards; the last face-down half as far as it is known.
    CARDTOWN_FN void read_offers() {
        table.holder = table.first;
        table.insiders = uint8_t(1u << table.first);
        table.offer_count = uint8_t(facts.below(table.players));
        for (int number = 0; number < table.offer_count && facts.good; ++number) {
            Offer& offer = table.offers[number];
            const int half = table.players - number - 1;
            offer.divider = uint32_t(facts.below(table.players));
            offer.chooser = uint32_t(facts.below(table.players));
            offer.open = facts.cards(deck);
            offer.shown = facts.cards(deck);
            hidden = {facts.cards(deck), facts.below(MAX_SEATS)};
            const int taken = facts.below(3);  // undecided, the open lot, the mixed lot
            const bool undecided = choosing() && number == table.offer_count - 1;
            facts.good = facts.good && offer.divider == table.holder &&
                         int(offer.chooser) == table.seat_at(number + 1) &&
                         offer.open.size() == CARDS_EACH && offer.shown.size() == half &&
                         hidden.known.size() + hidden.unknown == half && undecided == (taken == 0);
            table.known = together(offer.shown,
                                   without_known(table.known, together(offer.open, offer.shown)));
            if (taken != 2) continue;
            table.holder = uint8_t(offer.chooser);
            table.insiders |= uint8_t(1u << offer.chooser);
        }
    }

    CARDTOWN_FN void read_seat(int seat) {
        Estate& estate = table.seats[seat];
        estate.coins = facts.below(1 << 20);
        estate.purchases = uint16_t(facts.below(CELLS));
        estate.hand = facts.cards(deck);
        unknown[seat] = facts.below(LARGEST_HAND + 1);
        estate.stage = Stage(facts.below(int(Stage::DONE) + 1));
        estate.grown = facts.board();
        read_city(facts, estate.city);
    }

    // Whether all seats hold the right number of cards, and only the last lot is secret.
    CARDTOWN_FN bool has_right_hands() const {
        const bool alone = table.players == 1, divides = table.phase == Phase::DIVIDE;
        if (alone ? divides || choosing() : table.phase == Phase::KEEP) return false;
        if (choosing() && !table.offer_count) return false;
        if (unknown[viewer] || (!choosing() && table.offer_count &&
                                hidden.unknown != unknown[table.holder]))
            return false;
        const int to_divide = CARDS_EACH * (table.players - table.offer_count);
        if (divides && to_divide <= CARDS_EACH) return false;
        const int settled = choosing() ? table.offer_count - 1 : table.offer_count;
        for (int place = 0; place < table.players; ++place) {
            const int seat = table.seat_at(place);
            const int size = table.seats[seat].hand.size() + unknown[seat];
            if (unknown[seat] && seat != table.holder) return false;
            if (table.phase == Phase::BUILD) {
                if (size > CARDS_EACH) return false;
                continue;
            }
            int right = 0;  // only the seats that have chosen or divide have cards
            if (table.phase == Phase::KEEP)
                right = table.round == ROUNDS ? CARDS_EACH : SOLO_DRAW;
            else if (seat == table.holder && divides)
                right = to_divide;
            else if (seat != table.holder && place <= settled && table.phase != Phase::BUY)
                right = CARDS_EACH;
            if (size != right) return false;
        }
        return true;
    }

    // Whether a seat's stage says correctly whether it has something to build or to develop.
    CARDTOWN_FN bool is_right_stage(int seat) const {
        const Stage stage = table.seats[seat].stage;
        if (table.phase == Phase::BUY) return stage == Stage::DONE;
        if (table.phase != Phase::BUILD) return stage == Stage::BUILD;
        if (table.seats[seat].hand.empty() != (stage != Stage::BUILD)) return false;
        return stage == Stage::BUILD || stage == Stage::DONE || can_develop(table, seat);
    }

    // Whether the unknown cards of the secret lot can be taken from the unseen ones; takes them.
    CARDTOWN_FN bool fill_lot() {
        const int missing = choosing() ? hidden.unknown : unknown[table.holder];
        if (missing > unseen.size()) return false;
        while (filled.size() < missing) {
            const Cards card = cards_of(unseen.first());
            filled = together(filled, card);
            unseen = without(unseen, card);
        }
        Cards& hand = table.seats[table.holder].hand;
        if (!choosing()) hand = together(hand, filled);
        if (table.offer_count)
            table.offers[table.offer_count - 1].hidden = together(hidden.known, filled);
        return true;
    }

    // Fill in the offers: each mixed lot is what was divided next, and the last one is known in
    // part.
    CARDTOWN_FN bool fill_offers() {
        for (int number = table.offer_count - 2; number >= 0; --number) {
            const Offer& next = table.offers[number + 1];
            const Cards mixed = together(next.open, next.mixed());
            if (!NumberReader::is_part(table.offers[number].shown, mixed)) return false;
            table.offers[number].hidden = without(mixed, table.offers[number].shown);
        }
        if (!table.offer_count) return true;
        const Cards mixed = table.last_offer().mixed();
        if (!NumberReader::is_part(table.lot(), mixed)) return false;
        if (!table.is_insider(viewer))
            table.known = choosing() ? together(table.last_offer().shown, hidden.known)
                                     : without(table.lot(), filled);
        else if (!choosing())
            table.known = without_known(table.known, without(mixed, table.lot()));
        return NumberReader::is_part(table.known, table.lot());
    }

    // How many cards the deck has at this time of the game: every round takes two per player, and
    // in a solo game the third one comes back (K2.4).
    CARDTOWN_FN int left_in_round() const {
        const int taken = CARDS_EACH * table.players;
        if (table.phase != Phase::KEEP) return deck.size() - taken * table.round;
        return deck.size() - taken * (table.round - 1) - table.seats[0].hand.size();
    }

    CARDTOWN_FN bool fill_deck() {
        table.deck_count = uint8_t(deck.size());
        const int in_deck = left - table.under_count;
        if (in_deck < 0 || in_deck != unseen.size() || left != left_in_round()) return false;
        table.drawn = uint8_t(table.deck_count - in_deck);
        write_sorted(unseen, table.deck + table.drawn);
        if (table.phase == Phase::KEEP && table.round == 1) write_sorted(table.lot(), table.deck);
        table.turn = uint8_t((viewer - table.first + table.players) % table.players);
        return true;
    }
};

}  // namespace cardtown::card_city
