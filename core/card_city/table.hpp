// The table of Card City: the round as a state machine that reads like the rulebook. The Python
// twin, with the reasons for what happens here: games/card_city/table.py.
#pragma once

#include "actions.hpp"
#include "buildings.hpp"
#include "city.hpp"
#include "deal.hpp"
#include "events.hpp"
#include "lots.hpp"
#include "scoring.hpp"
#include "setup.hpp"

namespace cardtown::card_city {

constexpr int ROUNDS = 10;
constexpr int FIRST_COINS = 3;

// What the table is waiting for.
enum class Phase : uint8_t { KEEP, DIVIDE, CHOOSE, BUILD, BUY, OVER };

// The stage of a seat in phases 2 and 3.
enum class Stage : uint8_t { BUILD, WAIT, DEVELOP, DONE };

// A division: the open lot, and the two halves of the mixed lot.
struct Offer {
    Cards open, shown, hidden;
    uint32_t divider, chooser;

    CARDTOWN_FN Cards mixed() const { return together(shown, hidden); }
};

// The state of a seat.
struct Estate {
    City city;
    Board grown;  // the cells built on by developments of this round (K4.5)
    Cards hand;
    int32_t coins;
    uint16_t purchases;
    Stage stage;
    uint8_t unused;

    CARDTOWN_FN int price() const { return industrial_price(purchases); }
};

// The whole state of a game in progress. At any time at most one lot of cards is secret: in phase 1
// the cards still to be divided, in phase 2 the last mixed lot, held by `holder`. The insiders, who
// divided it or picked it up, know all of it; everybody else knows its part `known`, from the cards
// that lay face up.
struct Table {
    Estate seats[MAX_SEATS];
    Offer offers[MAX_SEATS - 1];
    Cards reserve, discarded, known;
    uint8_t deck[LARGEST_DECK];  // the deal, from the top; its first `drawn` cards are gone
    uint8_t under[ROUNDS];   // alone: the cards put under the deck, in order (K2.4)
    uint8_t kept[ROUNDS];    // alone: the numbers of the cards kept in each round, four bits each
    uint8_t players, once, joining;
    uint8_t deck_count, drawn, under_count;
    uint8_t dealt_first, first, round;
    Phase phase;
    uint8_t offer_count, holder, insiders;  // insiders: one bit a seat
    uint8_t turn, winners;                  // winners: one bit a seat
    uint8_t unused;
    uint16_t moves, barrier;  // how many actions were played, and how many can't be undone

    CARDTOWN_FN int seat_at(int step) const { return (first + step) % players; }
    CARDTOWN_FN const Offer& last_offer() const { return offers[offer_count - 1]; }
    CARDTOWN_FN bool is_insider(int seat) const { return seat >= 0 && insiders >> seat & 1; }

    // The secret lot: see above.
    CARDTOWN_FN Cards lot() const {
        return phase == Phase::CHOOSE ? last_offer().mixed() : seats[holder].hand;
    }

    // The part of the last mixed lot that its holder has built or discarded.
    CARDTOWN_FN Cards played() const {
        return offer_count ? without(last_offer().mixed(), lot()) : Cards{};
    }
};

static_assert(__is_trivially_copyable(Table) && sizeof(Table) <= 1536);
static_assert(__has_unique_object_representations(Table), "tables are compared as bytes");

CARDTOWN_LARGE inline Score score(const Table& table, int seat) {
    return score(table.seats[seat].city, table.seats[seat].coins);
}

CARDTOWN_FN inline bool over(const Table& table) { return table.phase == Phase::OVER; }

// The cells where the seat can develop districts of that kind (K4.5).
CARDTOWN_LARGE inline Board growth(const Table& table, int seat, int kind) {
    const Estate& estate = table.seats[seat];
    if (!table.reserve.has(kind)) return {};
    return estate.city.growth(kind, table.joining, table.once ? estate.grown : Board{});
}

CARDTOWN_FN inline bool can_develop(const Table& table, int seat) {
    return growth(table, seat, COMMERCIAL).any() || growth(table, seat, RESIDENTIAL).any();
}

// Plays actions and reports events to the sink.
template <class Sink>
struct Play {
    Table& table;
    Sink& tell;

    // --- phase 1: two buildings each -------------------------------------------------------

    // K2.1, K2.4: the first player draws and looks at the cards.
    CARDTOWN_LARGE void begin_round() {
        ++table.round;
        for (Estate& estate : table.seats) {
            estate.stage = Stage::BUILD;
            estate.grown = {};
        }
        for (Offer& offer : table.offers) offer = {};
        table.offer_count = 0;
        table.holder = table.first;
        table.insiders = uint8_t(1u << table.first);
        table.known = {};
        table.seats[table.first].hand = draw(drawn_per_round(table.players));
        table.phase = table.players > 1 ? Phase::DIVIDE : Phase::KEEP;
        tell(Event::round_began(table.round, table.first));
        reveal_secret();
    }

    // Cards from the top of the deck; those put under it come last.
    CARDTOWN_FN Cards draw(int count) {
        Cards cards;
        for (; count > 0 && table.drawn < table.deck_count; --count)
            cards = together(cards, cards_of(table.deck[table.drawn++]));
        for (; count > 0 && table.under_count > 0; --count) {
            cards = together(cards, cards_of(table.under[0]));
            --table.under_count;
            for (int place = 0; place < table.under_count; ++place)
                table.under[place] = table.under[place + 1];
            table.under[table.under_count] = 0;
        }
        return cards;
    }

    // K2.4: two cards are kept, the third goes under the deck.
    CARDTOWN_FN void keep(int seat, Action action) {
        uint8_t drawn[LARGEST_HAND];
        const Cards all = table.seats[seat].hand;
        write_sorted(all, drawn);
        const int first = first_of(action), second = second_of(action);
        const Cards kept = together(cards_of(drawn[first]), cards_of(drawn[second]));
        const Cards under = without(all, kept);
        table.kept[table.round - 1] = uint8_t(first | second << 4);
        table.seats[seat].hand = kept;
        if (!under.empty()) table.under[table.under_count++] = uint8_t(under.first());
        tell(Event::held(seat, kept, under));
        table.phase = Phase::BUILD;
    }

    // K2.2: the lots are offered to the next player who has no cards yet.
    CARDTOWN_FN void divide(int seat, Action action) {
        uint8_t cards[LARGEST_HAND];
        write_sorted(table.seats[seat].hand, cards);
        Offer& offer = table.offers[table.offer_count++];
        offer.divider = uint32_t(seat);
        offer.chooser = uint32_t(table.seat_at(table.offer_count));
        offer.open = pick(cards, unsigned(first_of(action)));
        offer.shown = pick(cards, unsigned(second_of(action)));
        offer.hidden = pick(cards, unsigned(third_of(action)));
        table.seats[seat].hand = {};
        // The face-up half is known; and known cards that are nowhere face up can only be face
        // down.
        const Cards face_up = together(offer.open, offer.shown);
        table.known = together(offer.shown, without_known(table.known, face_up));
        table.phase = Phase::CHOOSE;
        tell(Event::offered(int(offer.divider), int(offer.chooser), offer.open, offer.shown,
                            offer.hidden.size()));
        reveal_secret();
    }

    // K2.3: the seat that gets the mixed lot divides it for the next player.
    CARDTOWN_FN void choose(int seat, bool mixed) {
        const Offer& offer = table.last_offer();
        tell(Event::chosen(seat, mixed));
        if (mixed) {
            table.seats[offer.divider].hand = offer.open;
            table.holder = uint8_t(seat);
            table.insiders |= uint8_t(1u << seat);
            reveal_secret();
        } else {
            table.seats[seat].hand = offer.open;
        }
        table.seats[table.holder].hand = offer.mixed();
        if (offer.mixed().size() > CARDS_EACH) {
            table.phase = Phase::DIVIDE;
            return;
        }
        table.phase = Phase::BUILD;
        for (int step = 0; step < table.players; ++step) {
            const int one = table.seat_at(step);
            tell(Event::held(one, table.seats[one].hand, {}));
        }
    }

    // --- phase 2: build ----------------------------------------------------------------------

    CARDTOWN_FN void build(int seat, int kind, int cell) {
        Estate& estate = table.seats[seat];
        if (seat == table.holder) show(kind);
        estate.hand = without(estate.hand, cards_of(kind));
        if (kind == LEISURE) estate.coins -= LEISURE_PRICE;  // K3.6
        estate.city.place(kind, cell);
        tell(Event::built(seat, kind, cell, estate.coins));
        if (estate.hand.empty()) end_building(seat);
    }

    // K3.7: what cannot be built is out of the game.
    CARDTOWN_FN void discard(int seat) {
        const Cards cards = table.seats[seat].hand;
        if (seat == table.holder)
            for (int kind = 0; kind < KINDS; ++kind)
                for (int left = cards.of(kind); left > 0; --left) show(kind);
        table.seats[seat].hand = {};
        table.discarded = together(table.discarded, cards);
        tell(Event::gave_up(seat, cards));
        end_building(seat);
    }

    // A card of the last mixed lot is seen by everybody.
    CARDTOWN_FN void show(int kind) {
        if (table.known.has(kind))
            table.known = without(table.known, cards_of(kind));
        else if (count_bits(table.insiders) < table.players)
            reveal_secret();
    }

    // --- phase 3: develop ----------------------------------------------------------------------

    CARDTOWN_LARGE void end_building(int seat) {
        table.seats[seat].stage = can_develop(table, seat) ? Stage::WAIT : Stage::DONE;
        go_on();
    }

    // K4.6: a seat starts to develop when nothing that others do can affect it any more: when the
    // Reserve has enough for all that this seat and those before it in turn order could still take
    // from it, or when all those before it are done.
    CARDTOWN_LARGE void go_on() {
        bool all_done = true;
        int commercials = 0, residentials = 0;  // what those before claim
        int waiting = seats_waiting();
        for (int step = 0; step < table.players; ++step) {
            const int seat = table.seat_at(step);
            const Stage& stage = table.seats[seat].stage;
            if (stage == Stage::WAIT) {
                release(seat, commercials, residentials, all_done);
                --waiting;
            } else if (stage == Stage::DEVELOP && !can_develop(table, seat)) {
                // Only in a view that no game shows: K4.6 keeps what a seat may still take.
                table.seats[seat].stage = Stage::DONE;
            }
            if (stage == Stage::DONE) continue;
            all_done = false;
            if (waiting) {  // otherwise the claims are not needed any more
                commercials += claim(seat, COMMERCIAL);
                residentials += claim(seat, RESIDENTIAL);
            }
        }
        if (all_done) earn();
    }

    CARDTOWN_FN int seats_waiting() const {
        int waiting = 0;
        for (int seat = 0; seat < table.players; ++seat)
            waiting += table.seats[seat].stage == Stage::WAIT;
        return waiting;
    }

    // Let the seat develop if it is the first one left, or if all claims are covered.
    CARDTOWN_FN void release(int seat, int commercials, int residentials, bool first) {
        Stage& stage = table.seats[seat].stage;
        if (!can_develop(table, seat))  // the Reserve has run out
            stage = Stage::DONE;
        else if (first ||
                 (covered(seat, COMMERCIAL, commercials) && covered(seat, RESIDENTIAL, residentials)))
            stage = Stage::DEVELOP;
    }

    // The most cards of that kind that the seat can still take from the Reserve now.
    CARDTOWN_LARGE int claim(int seat, int kind) const {
        const Estate& estate = table.seats[seat];
        return estate.stage == Stage::BUILD ? estate.city.vacant() : estate.city.most_growth(kind);
    }

    // Whether the Reserve has enough for the claims of others and for this seat's own.
    CARDTOWN_FN bool covered(int seat, int kind, int claims) const {
        const int own = claim(seat, kind);
        return own == 0 || claims + own <= table.reserve.of(kind);
    }

    CARDTOWN_FN void develop(int seat, int kind, int cell) {
        Estate& estate = table.seats[seat];
        table.reserve = without(table.reserve, cards_of(kind));
        estate.city.place(kind, cell);
        estate.grown |= Board::of(cell);
        tell(Event::developed(seat, kind, cell));
        if (!can_develop(table, seat)) estate.stage = Stage::DONE;
        go_on();
    }

    // --- phases 4 and 5: income, the end of the round ----------------------------------------

    // K5.1: everybody gets their income before anybody buys.
    CARDTOWN_LARGE void earn() {
        for (int step = 0; step < table.players; ++step) {
            const int seat = table.seat_at(step);
            Estate& estate = table.seats[seat];
            const int income = estate.city.income();
            estate.coins += income;
            tell(Event::earned(seat, income, estate.coins));
        }
        table.turn = 0;
        offer_industry();
    }

    // K5.2: offer a purchase to the next seat that can buy.
    CARDTOWN_LARGE void offer_industry() {
        for (; table.turn < table.players; ++table.turn) {
            const Estate& estate = table.seats[table.seat_at(table.turn)];
            if (estate.coins >= estate.price() && table.reserve.has(INDUSTRIAL) &&
                estate.city.cells(INDUSTRIAL, estate.coins).any()) {
                table.phase = Phase::BUY;
                return;
            }
        }
        end_round();
    }

    CARDTOWN_FN void buy(int seat, int cell) {
        Estate& estate = table.seats[seat];
        const int price = estate.price();
        estate.coins -= price;
        ++estate.purchases;
        table.reserve = without(table.reserve, cards_of(INDUSTRIAL));
        estate.city.place(INDUSTRIAL, cell);
        tell(Event::bought(seat, cell, price, estate.coins));
        next_buyer();
    }

    CARDTOWN_FN void next_buyer() {
        ++table.turn;
        offer_industry();
    }

    // K5.3: the first player's role passes to the left.
    CARDTOWN_LARGE void end_round() {
        if (table.round == ROUNDS) {
            end_game();
            return;
        }
        table.first = uint8_t(table.seat_at(1));
        begin_round();
    }

    // K6: most points, then most coins; then the win is shared.
    CARDTOWN_LARGE void end_game() {
        table.phase = Phase::OVER;
        int best = 0, most_coins = 0;
        for (int seat = 0; seat < table.players; ++seat) {
            const int total = score(table, seat).total(), coins = table.seats[seat].coins;
            if (!table.winners || total > best || (total == best && coins > most_coins)) {
                table.winners = 0;
                best = total;
                most_coins = coins;
            }
            if (total == best && coins == most_coins) table.winners |= uint8_t(1u << seat);
        }
        tell(Event::scored());
    }

    CARDTOWN_FN void reveal_secret() { table.barrier = table.moves; }
};

// --- the contract ----------------------------------------------------------------------------

// Return to the state right after set-up, with the same deal.
template <class Sink>
CARDTOWN_LARGE void restart(Table& table, Sink& sink) {
    const Table before = table;
    table = Table{};
    table.players = before.players;
    table.once = before.once;
    table.joining = before.joining;
    table.reserve = reserve_cards(table.players);
    table.deck_count = before.deck_count;
    for (int place = 0; place < table.deck_count; ++place) table.deck[place] = before.deck[place];
    table.dealt_first = table.first = before.dealt_first;
    for (int seat = 0; seat < table.players; ++seat) {  // K1.3
        table.seats[seat].city = first_city();
        table.seats[seat].coins = FIRST_COINS;
    }
    sink(Event::set_up(table.first));
    Play<Sink>{table, sink}.begin_round();
}

// Set up a table from a deal (K1).
template <class Sink>
CARDTOWN_FN void begin(Table& table, const Setup& setup, const Deal& deal, Sink& sink) {
    table.players = setup.players;
    table.once = setup.once;
    table.joining = setup.joining;
    table.dealt_first = deal.first;
    table.deck_count = deal.count;
    for (int place = 0; place < deal.count; ++place) table.deck[place] = deal.cards[place];
    restart(table, sink);
}

CARDTOWN_FN inline void deal(Table& table, const Setup& setup, const Text& seed) {
    IgnoreEvents nobody;
    begin(table, setup, deal_of(setup.players, seed), nobody);
}

// The seats that must decide now, one bit each: all that build or develop independently, or one.
CARDTOWN_FN inline uint32_t deciding(const Table& table) {
    switch (table.phase) {
        case Phase::BUILD: {
            uint32_t seats = 0;
            for (int seat = 0; seat < table.players; ++seat) {
                const Stage stage = table.seats[seat].stage;
                if (stage == Stage::BUILD || stage == Stage::DEVELOP) seats |= 1u << seat;
            }
            return seats;
        }
        case Phase::DIVIDE:
        case Phase::KEEP: return 1u << table.holder;
        case Phase::CHOOSE: return 1u << table.last_offer().chooser;
        case Phase::BUY: return 1u << table.seat_at(table.turn);
        default: return 0;
    }
}

// An action on every cell of the board, in order.
CARDTOWN_FN inline int at_each_cell(Verb verb, int kind, Board cells, Action* out) {
    int count = 0;
    cells.each([&](int cell) { out[count++] = action(verb, kind, cell); });
    return count;
}

// K3.7: everything that can be built; if nothing can, the cards are discarded.
CARDTOWN_FN inline int builds(const Estate& estate, Action* out) {
    int count = 0;
    for (uint64_t left = estate.hand.counts; left;) {
        const int kind = Cards{left}.first();
        left &= ~(uint64_t(0xff) << 8 * kind);
        count += at_each_cell(BUILD, kind, estate.city.cells(kind, estate.coins), out + count);
    }
    if (!count) out[count++] = action(DISCARD);
    return count;
}

// The options of a seat that must decide, in order; `out` must have room for MAX_OPTIONS.
CARDTOWN_LARGE inline int options(const Table& table, int seat, Action* out) {
    const Estate& estate = table.seats[seat];
    switch (table.phase) {
        case Phase::DIVIDE: return divisions(estate.hand, out);
        case Phase::CHOOSE:
            out[0] = action(TAKE_OPEN);
            out[1] = action(TAKE_MIXED);
            return 2;
        case Phase::KEEP: return keeps(estate.hand, out);
        case Phase::BUILD: {
            if (estate.stage == Stage::BUILD) return builds(estate, out);
            const Board shops = growth(table, seat, COMMERCIAL);
            const Board homes = growth(table, seat, RESIDENTIAL);
            const int count = at_each_cell(DEVELOP, COMMERCIAL, shops, out);
            return count + at_each_cell(DEVELOP, RESIDENTIAL, homes, out + count);
        }
        case Phase::BUY: {
            const Board cells = estate.city.cells(INDUSTRIAL, estate.coins);
            const int count = at_each_cell(BUY, 0, cells, out);
            out[count] = action(PASS);
            return count + 1;
        }
        default: return 0;
    }
}

// A random option of a seat that decides, all equally likely: the one that `options` lists at the
// number that `rng` draws, mostly found without listing them.
template <class Rng>
CARDTOWN_LARGE Action random_option(const Table& table, int seat, Rng& rng) {
    const Estate& estate = table.seats[seat];
    if (table.phase == Phase::CHOOSE) return action(rng.below(2) ? TAKE_MIXED : TAKE_OPEN);
    if (table.phase == Phase::BUY) {
        const Board cells = estate.city.cells(INDUSTRIAL, estate.coins);
        const int drawn = int(rng.below(uint32_t(cells.count() + 1)));
        return drawn == cells.count() ? action(PASS) : action(BUY, 0, cells.nth(drawn));
    }
    if (table.phase == Phase::BUILD) {
        const bool builds = estate.stage == Stage::BUILD;
        const int low = builds ? estate.hand.first() : COMMERCIAL;
        const int high = builds ? estate.hand.last() : RESIDENTIAL;
        const auto cells = [&](int kind) {
            return builds ? estate.city.cells(kind, estate.coins) : growth(table, seat, kind);
        };
        const Board first = cells(low), second = low == high ? Board{} : cells(high);
        const int of_first = first.count(), all = of_first + second.count();
        if (!all) return action(DISCARD);
        const int drawn = int(rng.below(uint32_t(all)));
        const Verb verb = builds ? BUILD : DEVELOP;
        return drawn < of_first ? action(verb, low, first.nth(drawn))
                                : action(verb, high, second.nth(drawn - of_first));
    }
    Action found[MAX_OPTIONS];
    return found[rng.below(uint32_t(options(table, seat, found)))];
}

// Play one of the options of a seat, and report events to the sink.
template <class Sink>
CARDTOWN_LARGE void apply(Table& table, int seat, Action action, Sink& sink) {
    Play<Sink> play{table, sink};
    ++table.moves;
    switch (verb_of(action)) {
        case BUILD: return play.build(seat, first_of(action), second_of(action));
        case DEVELOP: return play.develop(seat, first_of(action), second_of(action));
        case DIVIDE: return play.divide(seat, action);
        case TAKE_OPEN: return play.choose(seat, false);
        case TAKE_MIXED: return play.choose(seat, true);
        case BUY: return play.buy(seat, second_of(action));
        case PASS: return play.next_buyer();
        case DISCARD: return play.discard(seat);
        case KEEP: return play.keep(seat, action);
    }
}

CARDTOWN_FN inline void apply(Table& table, int seat, Action action) {
    IgnoreEvents nobody;
    apply(table, seat, action, nobody);
}

}  // namespace cardtown::card_city
