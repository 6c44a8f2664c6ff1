// A table made from what a seat may know of it: the inverse of `write_view`. What the seat can't
// know gets some possible order, and `resample` deals it again. Bots see views, never tables; this
// gives them a table to think about.
#pragma once

#include "view.hpp"

namespace cardtown::carson_city {

// Reads numbers from an untrusted source: after one that is out of bounds, `good` is false.
struct NumberReader {
    const Number* numbers;
    int count;
    bool good = true;

    CARDTOWN_FN int next(int least, int end) {
        good = good && count > 0 && *numbers >= least && *numbers < end;
        if (!good) return least;
        --count;
        return int(*numbers++);
    }

    // A count, and that many numbers below `end`.
    CARDTOWN_FN int list(uint8_t* out, int most, int end) {
        const int size = next(0, most + 1);
        for (int i = 0; i < size; ++i) out[i] = uint8_t(next(0, end));
        return good ? size : 0;
    }
};

struct ViewReader {
    CARDTOWN_FN ViewReader(Table& table, const NumberReader& facts, int viewer)
        : table(table), facts(facts), viewer(viewer) {}

    // Read a view. Returns an error message, or null. If the decision is about a character, `asked`
    // is that character, which the view does not show.
    CARDTOWN_FN const char* read(const Setup& setup, int asked) {
        set_up(setup);
        read_round();
        if (!facts.good) return "the round of the view makes no sense";
        read_piles();
        if (!facts.good) return "the piles of the view make no sense";
        for (int seat = 0; seat < table.count; ++seat) read_seat(seat);
        if (!facts.good || facts.count) return "the seats of the view make no sense";
        if (!place_bids()) return "the bids of the view make no sense";
        if (!fill_piles()) return "the piles of the view do not fit together";
        if (!find_step(asked)) return "nobody is asked about such a character";
        if (!has_room_for_all()) return "the view shows too many cards, or too few";
        return nullptr;
    }

   private:
    Table& table;
    NumberReader facts;
    int viewer;
    bool seen, skull;
    uint32_t deciding_seats;
    int own_bid, unseen_count;
    uint32_t unseen_characters;
    uint8_t bids[MAX_SEATS], suits[SUITS], unseen[CARDS_PER_ERA], returned[CHARACTERS];

    CARDTOWN_FN int number_of_round() const { return ROUNDS * (table.era - 1) + table.round; }

    CARDTOWN_FN void set_up(const Setup& setup) {
        table = Table{};
        table.deck = setup.deck;
        table.count = setup.seats;
        for (int seat = 0; seat < MAX_SEATS; ++seat) {
            Estate& estate = table.seats[seat];
            estate.city = empty_city();
            estate.suit = setup.suits[seat];
            estate.lowest = setup.lowest[seat];
        }
        for (int8_t& owner : table.owner) owner = NOBODY;
        table.seat = NOBODY;
    }

    CARDTOWN_FN void read_round() {
        table.era = uint8_t(facts.next(1, ERAS + 1));
        table.round = uint8_t(facts.next(1, ROUNDS + 1));
        table.phase = Phase(facts.next(0, int(Phase::OVER) + 1));
        skull = facts.next(0, 2);
        deciding_seats = uint32_t(facts.next(0, 1 << table.count));
        table.second_pick = facts.next(0, 2);
        table.holding = int8_t(facts.next(NOTHING, TERRAIN));
        own_bid = facts.next(0, HIGHEST_CARD + 1);
        seen = facts.next(0, 2);
        for (int seat = 0; seen && seat < table.count; ++seat)
            bids[seat] = uint8_t(facts.next(1, HIGHEST_CARD + 1));
        const int ranks = facts.list(suits, SUITS, SUITS);
        table.row_count = uint8_t(facts.list(table.row, MOST_IN_ROW, TERRAIN + CHARACTERS));
        table.order_count = uint8_t(facts.list(table.order, table.count, table.count));
        uint32_t ordered = 0;
        for (int i = 0; i < table.order_count; ++i) ordered |= 1u << table.order[i];
        facts.good = facts.good && ranks == SUITS && count_bits(ordered) == table.order_count &&
                     phase_fits();
    }

    // Whether phase, deciding seats, bids and order are consistent.
    CARDTOWN_FN bool phase_fits() {
        for (int i = 1; i < table.row_count; ++i)
            if (table.row[i] >= FIRST_CHARACTER) return false;
        for (int seat = 0; seat < table.count; ++seat)
            if (deciding_seats >> seat & 1 && table.seats[seat].is_virtual()) return false;
        table.turned = uint8_t(table.round - !seen);
        const bool picking = table.phase == Phase::PICK || (table.phase == Phase::PLACE && seen);
        if (picking != (table.order_count > 0)) return false;
        if ((table.phase == Phase::PLACE) != (table.holding != NOTHING)) return false;
        if (table.phase == Phase::BID) return !seen && deciding_seats;
        if (table.phase == Phase::OVER) return seen && !deciding_seats;
        if (count_bits(deciding_seats) != 1) return false;
        table.seat = int8_t(lowest_bit(deciding_seats));
        if (picking && table.order[0] != table.seat) return false;
        return table.phase == Phase::PLACE || seen == (table.phase > Phase::BID);
    }

    CARDTOWN_FN void read_piles() {
        table.known_bottom = uint8_t(facts.list(returned, CHARACTERS, CHARACTERS));
        read_gone(Gone::LEFT_OVER);
        unseen_characters = uint32_t(facts.next(0, 1 << CHARACTERS));
        unseen_count = facts.list(unseen, CARDS_PER_ERA, TERRAIN);
        table.lawyer = int8_t(facts.next(NOBODY, table.count));
        table.two_picks = int8_t(facts.next(NOBODY, table.count));
        table.used = uint32_t(facts.next(0, 1 << CHARACTERS));
        facts.good = facts.good && is_used(table.lawyer, LAWYER) &&
                     is_used(table.two_picks, CHINESE_WORKER) &&
                     (!table.second_pick ||
                      (table.order_count && table.order[0] == table.two_picks));
    }

    // Whether a character is used up, if a seat has what only its use brings.
    CARDTOWN_FN bool is_used(int seat, int character) const {
        return seat == NOBODY || (table.used >> character & 1);
    }

    // The characters of a seat, or those left over.
    CARDTOWN_FN void read_gone(int seat) {
        uint8_t characters[CHARACTERS];
        const int count = facts.list(characters, CHARACTERS, CHARACTERS);
        // One character is drawn in a round, and the Paperboy brings one more.
        if (table.gone_count + count > number_of_round() + 1) facts.good = false;
        for (int i = 0; facts.good && i < count; ++i) {
            table.gone[table.gone_count++] = Gone::to(seat, characters[i]);
            if (seat != Gone::LEFT_OVER && !table.seats[seat].is_virtual())
                table.owner[characters[i]] = int8_t(seat);
        }
    }

    CARDTOWN_FN void read_seat(int seat) {
        Estate& estate = table.seats[seat];
        const int lowest = estate.is_virtual() ? estate.lowest : 1;
        uint32_t cards = uint32_t(facts.next(0, 1 << (HIGHEST_CARD + 1)));
        estate.hand = uint16_t(cards);
        uint8_t spent[HAND];
        const int turned = facts.list(spent, HAND, HIGHEST_CARD + 1);
        for (int i = 0; i < turned; ++i) {
            estate.spent.put(i, spent[i]);
            cards |= 1u << spent[i];
        }
        facts.good = facts.good && turned == table.turned && count_bits(estate.hand) == HAND - turned &&
                     cards == ((1u << HAND) - 1) << lowest;
        read_gone(seat);
        estate.sold = uint8_t(facts.next(0, MOST_SALES + 1));
        estate.appeal = uint8_t(facts.next(0, 256));
        estate.bonus = uint8_t(facts.next(0, 32));
        uint8_t taken[MOST_TAKEN];
        estate.taken_count = uint8_t(facts.list(taken, MOST_TAKEN, TERRAIN));
        for (int i = 0; i < estate.taken_count; ++i)
            estate.taken[i] = Taken{uint8_t(taken[i] | Taken::ELSEWHERE), 0};
        read_city(estate, taken);
    }

    CARDTOWN_FN void read_city(Estate& estate, const uint8_t* taken) {
        const int origin_row = facts.next(-COORDINATES / 4, COORDINATES / 4);
        const int origin_column = facts.next(-COORDINATES / 4, COORDINATES / 4);
        uint8_t cards[MOST_TAKEN], places[MOST_TAKEN];
        const int count = facts.list(cards, MOST_TAKEN, TERRAIN);
        if (facts.list(places, MOST_TAKEN, 256) != count) facts.good = false;
        City& city = estate.city;
        city.origin_row = int8_t(origin_row), city.origin_column = int8_t(origin_column);
        if (!facts.good || !count) return;
        int top = 15, bottom = 0, left = 15, right = 0;
        for (int i = 0; i < count; ++i) {
            top = smaller(top, places[i] >> 4), bottom = larger(bottom, (places[i] >> 4) + 1);
            left = smaller(left, places[i] & 15), right = larger(right, (places[i] & 15) + 1);
        }
        facts.good = has_room(top, bottom) && has_room(left, right);
        if (!facts.good) return;
        city.top = int8_t(top), city.bottom = int8_t(bottom);
        city.left = int8_t(left), city.right = int8_t(right);
        int next = 0;
        for (int i = 0; i < count; ++i) {
            while (next < estate.taken_count && taken[next] != cards[i]) ++next;
            if (next == estate.taken_count) {
                facts.good = false;  // placed, but not taken by the seat
                return;
            }
            estate.taken[next++] = Taken{cards[i], places[i]};
            city.place(table.deck.parcels[cards[i]],
                       window_cell((places[i] >> 4) - top + MARGIN, (places[i] & 15) - left + MARGIN));
        }
    }

    // The bids that are seen, the viewer's own, and invented ones for those that lie face down.
    CARDTOWN_FN bool place_bids() {
        for (int seat = 0; seat < table.count; ++seat) {
            Estate& estate = table.seats[seat];
            if (seen) {
                estate.bid = bids[seat];
            } else if (table.phase == Phase::BID && !estate.is_virtual() &&
                       !(deciding_seats >> seat & 1)) {
                estate.bid = uint8_t(seat == viewer ? own_bid : lowest_bit(estate.hand));
                if (!(estate.hand >> estate.bid & 1)) return false;
            }
        }
        return true;
    }

    CARDTOWN_FN bool fill_piles() {
        if (count_bits(unseen_characters) + table.known_bottom != CHARACTERS - number_of_round())
            return false;
        for (uint32_t left = unseen_characters; left; left &= left - 1)
            table.pile[table.pile_count++] = uint8_t(lowest_bit(left));
        if (table.pile_count) {
            int top = 0;
            while (top < table.pile_count && !shows_back(table.pile[top])) ++top;
            if (top == table.pile_count) return false;
            const uint8_t first = table.pile[top];
            table.pile[top] = table.pile[0];
            table.pile[0] = first;
        }
        int place = 0;
        for (int one = 0; one < CHARACTERS; ++one)
            if (!(unseen_characters >> one & 1)) table.deal.characters[place++] = uint8_t(one);
        for (int i = 0; i < table.pile_count; ++i) table.deal.characters[place++] = table.pile[i];
        for (int i = 0; i < table.known_bottom; ++i) table.pile[table.pile_count++] = returned[i];
        return fill_terrain() && fill_auction_cards();
    }

    CARDTOWN_FN bool shows_back(int character) const {
        const Back back = table.deck.backs[character];
        if (skull || back == SKULL) return skull && back == SKULL;
        uint8_t shown[SUITS];
        suits_of(back, shown);
        for (int rank = 0; rank < SUITS; ++rank)
            if (shown[rank] != suits[rank]) return false;
        return true;
    }

    CARDTOWN_FN bool fill_terrain() {
        bool hidden[TERRAIN] = {};
        for (int i = 0; i < unseen_count; ++i) {
            if (unseen[i] / CARDS_PER_ERA != table.era - 1 || hidden[unseen[i]]) return false;
            hidden[unseen[i]] = true;
        }
        for (int era = 0; era < ERAS; ++era) {
            table.drawn[era] = uint8_t(era > table.era - 1   ? 0
                                       : era < table.era - 1 ? CARDS_PER_ERA
                                                             : CARDS_PER_ERA - unseen_count);
            int seen_cards = 0, unseen_cards = CARDS_PER_ERA - unseen_count;
            for (int card = era * CARDS_PER_ERA; card < (era + 1) * CARDS_PER_ERA; ++card)
                table.deal.terrain[era][hidden[card] ? unseen_cards++ : seen_cards++] = uint8_t(card);
        }
        const int a_round = table.count > MIN_SEATS ? 5 : 4;
        return unseen_count >= (ROUNDS - table.round) * a_round + extra_picks_of_era();
    }

    CARDTOWN_FN bool fill_auction_cards() {
        for (int seat = 0; seat < table.count; ++seat) {
            const Estate& estate = table.seats[seat];
            if (!estate.is_virtual()) continue;
            for (int era = 0; era < ERAS; ++era) {
                Nibbles<HAND>& pile = table.deal.virtual_piles[seat][era];
                for (int i = 0; i < HAND; ++i) pile.put(i, estate.lowest + i);
                if (era != table.era - 1) continue;
                int place = 0;
                for (; place < table.turned; ++place) pile.put(place, estate.spent.at(place));
                for (uint32_t left = estate.hand; left; left &= left - 1)
                    pile.put(place++, lowest_bit(left));
            }
        }
        return true;
    }

    CARDTOWN_FN bool find_step(int asked) {
        if (table.phase == Phase::TAKE_AT_ONCE || (table.phase == Phase::PLACE && !seen))
            table.step = table.lawyer == table.seat ? 1 : 0;  // after the Lawyer, or the Governor
        if (table.phase != Phase::USE_BEFORE && table.phase != Phase::USE_AFTER) return true;
        const bool before = table.phase == Phase::USE_BEFORE;
        const int steps = before ? BEFORE_BIDS : AFTER_BIDS;
        while (table.step < steps &&
               (before ? before_bids(table.step) : after_bids(table.step)) != asked)
            ++table.step;
        return table.step < steps && table.owner[asked] == table.seat &&
               !(table.used >> asked & 1);
    }

    // --- limits that the game could exceed ------------------------------------------------------

    // How many more picks the Governor and the Chinese Worker may add in this Era.
    CARDTOWN_FN int extra_picks_of_era() const {
        return !(table.used >> GOVERNOR & 1) + !(table.used >> CHINESE_WORKER & 1);
    }

    // How many cards a seat will still take in this round, without those.
    CARDTOWN_FN int picks_left(int seat) const {
        const int two = seat == table.two_picks;
        if (!table.order_count) {
            if (table.phase > Phase::USE_AFTER && table.phase != Phase::PLACE) return 0;
            const bool at_once = table.phase == Phase::TAKE_AT_ONCE && seat == table.seat;
            return (seat != table.lawyer) + two + at_once;
        }
        for (int i = 0; i < table.order_count; ++i) {
            if (table.order[i] != seat) continue;
            const bool second = i == 0 && table.second_pick;
            const bool holds = i == 0 && table.phase == Phase::PLACE;
            return 1 + two - second - holds;
        }
        return 0;
    }

    CARDTOWN_FN bool has_room_for_all() {
        const int rounds = ERAS * ROUNDS - number_of_round();
        const int extra = extra_picks_of_era() + (table.era < ERAS);
        int picks = 0;
        for (int seat = 0; seat < table.count; ++seat) {
            const int own = picks_left(seat);
            if (own < 0 || table.seats[seat].taken_count + own + rounds + extra > MOST_TAKEN)
                return false;
            picks += own;
        }
        // Before the bids, two more cards may come to the row.
        if (table.row_count < picks || table.row_count > MOST_IN_ROW - !seen) return false;
        if (table.phase == Phase::OVER)
            for (int seat = 0; seat < table.count; ++seat)
                table.totals[seat] = int16_t(points(table, seat));
        if (table.phase != Phase::PLACE) return true;
        Estate& estate = table.seats[table.seat];
        if (!estate.taken_count || estate.taken[estate.taken_count - 1].card !=
                                       uint8_t(table.holding | Taken::ELSEWHERE))
            return false;
        table.cells = estate.city.cells(table.deck.parcels[table.holding],
                                        table.owner[SHERIFF] == table.seat,
                                        table.owner[CAPTAIN] == table.seat);
        return table.cells.any();
    }
};

// Make a table that shows `viewer` this view. Returns an error message, or null.
CARDTOWN_FN inline const char* read_view(const Setup& setup, const Number* numbers, int count,
                                         int viewer, int asked, Table& table) {
    return ViewReader(table, NumberReader{numbers, count}, viewer).read(setup, asked);
}

}  // namespace cardtown::carson_city
