// The table of Carson City: the round as a state machine that reads like the rulebook. The Python
// twin, with the reasons for what happens here: games/carson_city/table.py.
#pragma once

#include "actions.hpp"
#include "city.hpp"
#include "deal.hpp"
#include "events.hpp"
#include "scoring.hpp"

namespace cardtown::carson_city {

constexpr int ROUNDS = 9;
constexpr int NOBODY = -1;
constexpr int NOTHING = -1;
// A character and five terrain cards, plus one each for the Governor and the Chinese Worker.
constexpr int MOST_IN_ROW = 8;
// A card of the row is the number of a terrain card, or this plus a character.
constexpr int FIRST_CHARACTER = TERRAIN;
// At most 81 cells for a card; all other decisions have fewer options.
constexpr int MAX_OPTIONS = 128;

// What the table is waiting for.
enum class Phase : uint8_t {
    USE_BEFORE,
    TAKE_AT_ONCE,
    BID,
    USE_AFTER,
    PICK,
    PLACE,
    ADOPT,
    LAST_SALE,
    OVER,
};

// A terrain card that a seat has taken, and where it lies in the frame of its city.
struct Taken {
    // The highest bit says that the card is not in the city: sold, without a place, not placed yet,
    // or taken by a virtual seat, which builds nothing (C3.7).
    static constexpr uint8_t ELSEWHERE = 0x80;

    uint8_t card;
    uint8_t at;  // row and column, four bits each

    CARDTOWN_FN int terrain() const { return card & ~ELSEWHERE; }
    CARDTOWN_FN bool lies() const { return !(card & ELSEWHERE); }
    CARDTOWN_FN int row() const { return at >> 4; }
    CARDTOWN_FN int column() const { return at & 15; }
};

// A character that has left the row for good, or that the Paperboy brought.
struct Gone {
    static constexpr int LEFT_OVER = 7;

    uint8_t packed;

    CARDTOWN_FN static Gone to(int seat, int character) {
        return Gone{uint8_t(seat << 5 | character)};
    }
    CARDTOWN_FN int character() const { return packed & 31; }
    CARDTOWN_FN int seat() const { return packed >> 5; }
};

// The state of a seat.
struct Estate {
    City city;
    Taken taken[MOST_TAKEN];
    uint8_t taken_count;
    uint8_t appeal;
    uint8_t sold;
    uint8_t suit;
    uint8_t lowest;  // the first auction card of a virtual seat; 0 for a real seat
    uint8_t bid;     // 0 if there is none yet
    uint8_t bonus;
    Nibbles<HAND> spent;
    uint16_t hand;

    CARDTOWN_FN bool is_virtual() const { return lowest != 0; }
};

// The whole state of a game in progress.
struct Table {
    Estate seats[MAX_SEATS];
    Deck deck;
    Board cells;        // where the held card may lie, in the window of its city
    uint32_t used;      // characters that lie sideways, one bit each
    uint16_t moves, barrier;  // how many actions were played, and how many can't be undone
    int16_t totals[MAX_SEATS];  // the result, once the game is over
    // The piles and the row.
    Deal deal;
    uint8_t pile[CHARACTERS];
    uint8_t pile_count;
    uint8_t known_bottom;
    uint8_t drawn[ERAS];
    uint8_t row[MOST_IN_ROW];
    uint8_t row_count;
    Gone gone[CHARACTERS + 1];  // one that was left over may be adopted later
    uint8_t gone_count;
    int8_t owner[CHARACTERS];  // the real seat that has the character
    uint8_t count;
    // The round.
    Phase phase;
    uint8_t era, round;
    uint8_t turned;  // how many bids of this Era have been seen
    int8_t seat;
    uint8_t step;
    int8_t lawyer, two_picks;
    bool second_pick;
    uint8_t order[MAX_SEATS];
    uint8_t order_count;
    uint8_t turn;
    int8_t holding;
    uint8_t unused[2];

    CARDTOWN_FN int appeal_of(int card) const {
        return card < FIRST_CHARACTER ? deck.appeal(card)
                                      : deck.character_appeals[card - FIRST_CHARACTER];
    }
    CARDTOWN_FN bool skull() const { return deck.backs[pile[0]] == SKULL; }
    // Whether the bids of this round have been seen.
    CARDTOWN_FN bool bids_are_seen() const { return turned == round; }
    // How many cards on top of the character pile nobody has seen.
    CARDTOWN_FN int unknown() const { return pile_count - known_bottom; }

    // The characters of a seat, one bit each.
    CARDTOWN_FN uint32_t owned_by(int seat) const {
        uint32_t owned = 0;
        for (int i = 0; i < gone_count; ++i)
            if (gone[i].seat() == seat) owned |= 1u << gone[i].character();
        return owned;
    }
};

static_assert(sizeof(Table) <= 1536, "a game has to be small");
static_assert(__has_unique_object_representations(Table), "equal games have equal bytes");

// C3.6: the suits from strongest to weakest, as shown by the back of the pile; in seat order if it
// shows a skull.
CARDTOWN_FN inline void tiebreak(const Table& table, uint8_t suits[SUITS]) {
    if (!table.skull()) return suits_of(table.deck.backs[table.pile[0]], suits);
    uint32_t seated = 0;
    int rank = 0;
    for (; rank < table.count; ++rank) {
        suits[rank] = table.seats[rank].suit;
        seated |= 1u << suits[rank];
    }
    for (int suit = 0; suit < SUITS; ++suit)
        if (!(seated >> suit & 1)) suits[rank++] = uint8_t(suit);
}

// The cards of a city that may be sold, as bits in the order placed (C6.3).
CARDTOWN_FN inline uint32_t sellable(const Estate& estate) {
    uint8_t rows[MOST_TAKEN], columns[MOST_TAKEN];
    int count = 0;
    for (int i = 0; i < estate.taken_count; ++i) {
        if (!estate.taken[i].lies()) continue;
        rows[count] = uint8_t(estate.taken[i].row());
        columns[count++] = uint8_t(estate.taken[i].column());
    }
    return sellable(rows, columns, count);
}

// Those that the seat may sell at this moment.
CARDTOWN_FN inline uint32_t sellable(const Table& table, int seat) {
    const Estate& estate = table.seats[seat];
    if (estate.sold >= MOST_SALES || table.owner[AUCTIONEER] != seat) return 0;
    return sellable(estate);
}

// Lay the last card taken at a cell of the window (C4).
CARDTOWN_FN inline void lay(Estate& estate, const Deck& deck, int cell) {
    City& city = estate.city;
    Taken& last = estate.taken[estate.taken_count - 1];
    const int at = city.frame_row(cell) << 4 | city.frame_column(cell);
    city.place(deck.parcels[last.terrain()], cell);
    last = Taken{uint8_t(last.terrain()), uint8_t(at)};
}

// Sell a card of the city, numbered in the order placed (C6.3).
CARDTOWN_FN inline void sell(Estate& estate, int index) {
    int sold = 0, left = 0;
    for (int i = 0, lying = 0; i < estate.taken_count; ++i) {
        if (!estate.taken[i].lies()) continue;
        if (lying++ == index)
            sold = i;
        else
            ++left;
    }
    Taken& card = estate.taken[sold];
    card.card |= Taken::ELSEWHERE;
    if (left) {
        int down, across;
        estate.city.take_away(card.row(), card.column(), down, across);
        for (int i = 0; i < estate.taken_count; ++i)
            if (estate.taken[i].lies())
                estate.taken[i].at = uint8_t(estate.taken[i].at + down * 16 + across);
    } else {
        estate.city = empty_city();
    }
    card.at = 0;
    ++estate.sold;
}

// C7: the score of a real seat, from its city and characters.
CARDTOWN_FN inline Score score(const Table& table, int seat) {
    NoEarnings nobody;
    const Estate& estate = table.seats[seat];
    return itemize(estate.city, table.owned_by(seat), estate.sold, nobody);
}

// C7: the points of any seat; those of a virtual seat are the appeal of its cards.
CARDTOWN_LARGE inline int points(const Table& table, int seat) {
    const Estate& estate = table.seats[seat];
    return estate.is_virtual() ? estate.appeal : score(table, seat).total;
}

// Plays actions and reports events to the sink.
template <class Sink>
struct Play {
    Table& table;
    Sink& tell;

    // --- the round, in the order of the rulebook -------------------------------------------

    CARDTOWN_LARGE void begin_round() {
        if (table.round == ROUNDS) begin_era();
        ++table.round;
        table.lawyer = table.two_picks = NOBODY;
        for (Estate& estate : table.seats) estate.bid = estate.bonus = 0;
        table.order_count = 0;
        tell(Event(Event::ROUND_BEGAN, table.era, table.round));
        reveal();
        table.step = 0;
        offer_use_before();
    }

    // C3.9: new terrain, all auction cards back, used characters upright again.
    CARDTOWN_FN void begin_era() {
        ++table.era;
        table.round = 0;
        table.turned = 0;
        for (int seat = 0; seat < table.count; ++seat) {
            Estate& estate = table.seats[seat];
            const int lowest = estate.is_virtual() ? estate.lowest : 1;
            estate.hand = uint16_t(((1 << HAND) - 1) << lowest);
            estate.spent = {};
        }
        table.used &= 1u << GOVERNOR;
    }

    // C3.1, C3.2: a character, replaced while a skull shows on the pile, and terrain.
    CARDTOWN_FN void reveal() {
        uint8_t returned[CHARACTERS];
        int returned_count = 0;
        int drawn = take_top();
        for (int left = table.pile_count; left > 0 && table.skull(); --left) {
            returned[returned_count++] = uint8_t(drawn);
            const int next = take_top();
            table.pile[table.pile_count++] = uint8_t(drawn);
            drawn = next;
        }
        table.known_bottom =
            uint8_t(smaller<int>(table.known_bottom + returned_count, table.pile_count));
        table.row[0] = uint8_t(FIRST_CHARACTER + drawn);
        table.row_count = 1;
        for (int i = table.count > MIN_SEATS ? 5 : 4; i > 0; --i) draw();
        Event event(Event::REVEALED, drawn, returned_count);
        for (int i = 0; i < returned_count; ++i) event.add(returned[i]);
        for (int i = 1; i < table.row_count; ++i) event.add(table.row[i]);
        tell(event);
        reveal_secret();
    }

    // The top card of the character pile.
    CARDTOWN_FN int take_top() {
        const int top = table.pile[0];
        --table.pile_count;
        for (int i = 0; i < table.pile_count; ++i) table.pile[i] = table.pile[i + 1];
        table.pile[table.pile_count] = 0;  // equal tables have equal bytes
        return top;
    }

    // One more terrain card in the row.
    CARDTOWN_FN int draw() {
        const int era = table.era - 1;
        const int card = table.deal.terrain[era][table.drawn[era]++];
        table.row[table.row_count++] = uint8_t(card);
        return card;
    }

    CARDTOWN_FN void reveal_extra() {
        tell(Event(Event::EXTRA_REVEALED, draw()));
        reveal_secret();
    }

    // C3.3: the owners may use their characters, one after another.
    CARDTOWN_FN void offer_use_before() {
        for (; table.step < BEFORE_BIDS; ++table.step)
            if (may_use(before_bids(table.step), Phase::USE_BEFORE)) return;
        table.phase = Phase::BID;
    }

    // C3.5: and again after the bids are seen.
    CARDTOWN_FN void offer_use_after() {
        for (; table.step < AFTER_BIDS; ++table.step)
            if (may_use(after_bids(table.step), Phase::USE_AFTER)) return;
        set_order();
    }

    // Ask the owner of a character; false if nobody may use it. A seat that has used the Lawyer has
    // no further use to decide on in this round [D6].
    CARDTOWN_FN bool may_use(int character, Phase phase) {
        const int owner = table.owner[character];
        if (owner == NOBODY || owner == table.lawyer || table.used >> character & 1) return false;
        table.phase = phase;
        table.seat = int8_t(owner);
        return true;
    }

    CARDTOWN_FN void use(int seat, int character) {
        table.used |= 1u << character;
        tell(Event(Event::USED, seat, character));
        switch (character) {
            case GOVERNOR:
                reveal_extra();
                table.phase = Phase::TAKE_AT_ONCE;
                return;
            case LAWYER:
                table.lawyer = int8_t(seat);
                table.phase = Phase::TAKE_AT_ONCE;
                return;
            case CHINESE_WORKER:
                table.two_picks = int8_t(seat);
                reveal_extra();
                return next_use();
            default:
                table.seats[seat].bonus = uint8_t(table.seats[seat].bonus + bonus_of(character));
                return next_use();
        }
    }

    CARDTOWN_FN void next_use() {
        ++table.step;
        if (table.bids_are_seen())
            offer_use_after();
        else
            offer_use_before();
    }

    CARDTOWN_FN void bid(int seat, int card) {
        table.seats[seat].bid = uint8_t(card);
        for (int other = 0; other < table.count; ++other)
            if (!table.seats[other].bid && !table.seats[other].is_virtual()) return;
        turn_bids();
    }

    // C3.4: reveal all bids, which stay open for the rest of the Era.
    CARDTOWN_LARGE void turn_bids() {
        Event event(Event::BIDS_SEEN);
        for (int seat = 0; seat < table.count; ++seat) {
            Estate& estate = table.seats[seat];
            if (estate.is_virtual())
                estate.bid = uint8_t(
                    table.deal.virtual_piles[seat][table.era - 1].at(table.round - 1));
            estate.hand = uint16_t(estate.hand ^ 1u << estate.bid);
            estate.spent.put(table.turned, estate.bid);
            event.add(estate.bid);
            event.add(estate.bonus);
        }
        ++table.turned;
        tell(event);
        reveal_secret();
        table.step = 0;
        offer_use_after();
    }

    // C3.6: from the highest total down; a seat that has used the Lawyer does not pick.
    CARDTOWN_LARGE void set_order() {
        uint8_t suits[SUITS], rank[SUITS];
        tiebreak(table, suits);
        for (int i = 0; i < SUITS; ++i) rank[suits[i]] = uint8_t(i);
        int strength[MAX_SEATS];
        table.order_count = 0;
        for (int seat = 0; seat < table.count; ++seat) {
            if (seat == table.lawyer) continue;
            const Estate& estate = table.seats[seat];
            const int own = (estate.bid + estate.bonus) * SUITS - rank[estate.suit];
            int place = table.order_count++;
            for (; place > 0 && strength[place - 1] < own; --place) {
                strength[place] = strength[place - 1];
                table.order[place] = table.order[place - 1];
            }
            strength[place] = own;
            table.order[place] = uint8_t(seat);
        }
        Event event(Event::ORDER_SET);
        for (const uint8_t suit : suits) event.add(suit);
        for (int i = 0; i < table.order_count; ++i) event.add(table.order[i]);
        tell(event);
        table.turn = 0;
        offer_pick();
    }

    // Let the next seat pick; virtual seats do so at once (C3.7).
    CARDTOWN_LARGE void offer_pick() {
        for (; table.turn < table.order_count; ++table.turn) {
            const int seat = table.order[table.turn];
            if (!table.seats[seat].is_virtual()) {
                table.phase = Phase::PICK;
                table.seat = int8_t(seat);
                return;
            }
            int best = 0;
            for (int i = 1; i < table.row_count; ++i)
                if (table.appeal_of(table.row[i]) > table.appeal_of(table.row[best])) best = i;
            take_from_row(seat, best);
        }
        end_round();
    }

    CARDTOWN_FN int take_from_row(int seat, int index) {
        const int card = table.row[index];
        --table.row_count;
        for (int i = index; i < table.row_count; ++i) table.row[i] = table.row[i + 1];
        Estate& estate = table.seats[seat];
        estate.appeal = uint8_t(estate.appeal + table.appeal_of(card));
        if (card < FIRST_CHARACTER) {
            tell(Event(Event::TOOK_TERRAIN, seat, index, card));
            estate.taken[estate.taken_count++] = Taken{uint8_t(card | Taken::ELSEWHERE), 0};
        } else {
            const int character = card - FIRST_CHARACTER;
            tell(Event(Event::TOOK_CHARACTER, seat, index, character));
            table.gone[table.gone_count++] = Gone::to(seat, character);
            if (!estate.is_virtual()) table.owner[character] = int8_t(seat);
        }
        return card;
    }

    CARDTOWN_LARGE void take(int seat, int index) {
        const int card = take_from_row(seat, index);
        if (card < FIRST_CHARACTER) {
            table.cells = table.seats[seat].city.cells(table.deck.parcels[card],
                                                       table.owner[SHERIFF] == seat,
                                                       table.owner[CAPTAIN] == seat);
            if (table.cells.any()) {
                table.holding = int8_t(card);
                table.phase = Phase::PLACE;
                return;
            }
            tell(Event(Event::NO_PLACE, seat));
        }
        card_settled(seat);
    }

    CARDTOWN_FN void place(int seat, int row, int column) {
        Estate& estate = table.seats[seat];
        lay(estate, table.deck, estate.city.cell_at(row, column));
        tell(Event(Event::PLACED, seat, row, column));
        table.holding = NOTHING;
        card_settled(seat);
    }

    // Continue after the card taken has been placed.
    CARDTOWN_LARGE void card_settled(int seat) {
        if (!table.order_count) {  // taken at once, by the Governor or the Lawyer
            next_use();
        } else if (seat == table.two_picks && !table.second_pick) {
            table.second_pick = true;
            table.phase = Phase::PICK;
        } else {
            table.second_pick = false;
            ++table.turn;
            offer_pick();
        }
    }

    // C3.8: the rest of the row is out of the game; a character that is left over is recorded.
    CARDTOWN_LARGE void end_round() {
        if (table.row_count) {
            const bool character = table.row[0] >= FIRST_CHARACTER;
            Event event(Event::LEFT_OVER, character ? table.row[0] - FIRST_CHARACTER : NOBODY);
            for (int i = character; i < table.row_count; ++i) event.add(table.row[i]);
            if (character)
                table.gone[table.gone_count++] =
                    Gone::to(Gone::LEFT_OVER, table.row[0] - FIRST_CHARACTER);
            tell(event);
            table.row_count = 0;
        }
        if (table.round < ROUNDS || table.era < ERAS)
            begin_round();
        else
            offer_adoption();
    }

    // --- the end ---------------------------------------------------------------------------

    // C6.4: the Paperboy comes first ...
    CARDTOWN_FN void offer_adoption() {
        if (table.owner[PAPERBOY] == NOBODY) return offer_last_sale();
        table.phase = Phase::ADOPT;
        table.seat = table.owner[PAPERBOY];
    }

    CARDTOWN_FN void adopt(int seat, int character) {
        table.gone[table.gone_count++] = Gone::to(seat, character);
        table.owner[character] = int8_t(seat);
        tell(Event(Event::ADOPTED, seat, character));
        offer_last_sale();
    }

    // ... and then the last chance to sell (C6.3).
    CARDTOWN_FN void offer_last_sale() {
        const int seat = table.owner[AUCTIONEER];
        if (seat == NOBODY || !sellable(table, seat)) return end_game();
        table.phase = Phase::LAST_SALE;
        table.seat = int8_t(seat);
    }

    CARDTOWN_LARGE void sell(int seat, int index) {
        carson_city::sell(table.seats[seat], index);
        tell(Event(Event::SOLD, seat, index));
        if (table.phase == Phase::LAST_SALE) offer_last_sale();
    }

    // C7: real seats score cities and characters, virtual seats their appeal.
    CARDTOWN_LARGE void end_game() {
        for (int seat = 0; seat < table.count; ++seat)
            table.totals[seat] = int16_t(points(table, seat));
        table.phase = Phase::OVER;
        tell(Event(Event::SCORED));
    }

    // Mark that the current action reveals a secret, so that undo stops after it.
    CARDTOWN_FN void reveal_secret() { table.barrier = table.moves; }
};

// --- the contract ----------------------------------------------------------------------------

// Return to the state right after set-up, with the same deal.
template <class Sink>
CARDTOWN_LARGE void restart(Table& table, Sink& sink) {
    Table fresh{};
    fresh.deck = table.deck;
    fresh.deal = table.deal;
    fresh.count = table.count;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        Estate& estate = fresh.seats[seat];
        estate.city = empty_city();
        estate.suit = table.seats[seat].suit;
        estate.lowest = table.seats[seat].lowest;
    }
    fresh.round = ROUNDS;
    for (int i = 0; i < CHARACTERS; ++i) {
        fresh.pile[i] = table.deal.characters[i];
        fresh.owner[i] = NOBODY;
    }
    fresh.pile_count = CHARACTERS;
    fresh.phase = Phase::OVER;
    fresh.seat = fresh.lawyer = fresh.two_picks = NOBODY;
    fresh.holding = NOTHING;
    table = fresh;
    sink(Event(Event::SET_UP));
    Play<Sink>{table, sink}.begin_round();
}

// Set up a table from a deal (C2).
template <class Sink>
CARDTOWN_FN void begin(Table& table, const Setup& setup, const Deal& deal, Sink& sink) {
    table.deck = setup.deck;
    table.deal = deal;
    table.count = setup.seats;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        table.seats[seat].suit = setup.suits[seat];
        table.seats[seat].lowest = setup.lowest[seat];
    }
    restart(table, sink);
}

CARDTOWN_FN inline void deal(Table& table, const Setup& setup, const Text& seed) {
    IgnoreEvents nobody;
    begin(table, setup, deal_of(setup, seed), nobody);
}

CARDTOWN_FN inline bool over(const Table& table) { return table.phase == Phase::OVER; }

// The winners, one bit a seat; nobody while the game goes on (C7.2).
CARDTOWN_FN inline uint32_t winners(const Table& table) {
    if (!over(table)) return 0;
    int best = table.totals[0];
    for (int seat = 1; seat < table.count; ++seat) best = larger<int>(best, table.totals[seat]);
    uint32_t seats = 0;
    for (int seat = 0; seat < table.count; ++seat)
        if (table.totals[seat] == best) seats |= 1u << seat;
    return seats;
}

// The seats that must decide now, one bit each: all that have not bid yet, or one.
CARDTOWN_FN inline uint32_t deciding(const Table& table) {
    if (table.phase == Phase::OVER) return 0;
    if (table.phase != Phase::BID) return 1u << table.seat;
    uint32_t seats = 0;
    for (int seat = 0; seat < table.count; ++seat)
        if (!table.seats[seat].bid && !table.seats[seat].is_virtual()) seats |= 1u << seat;
    return seats;
}

// The characters that nobody has, one bit each: the Paperboy may bring one of them (C6.4).
CARDTOWN_FN inline uint32_t to_adopt(const Table& table) {
    uint32_t owned = 0;
    for (int seat = 0; seat < MAX_SEATS; ++seat) owned |= table.owned_by(seat);
    return ~owned & ((1u << CHARACTERS) - 1);
}

CARDTOWN_FN inline int write_sales(uint32_t cards, Action* out) {
    int count = 0;
    for (; cards; cards &= cards - 1) out[count++] = action(SELL, lowest_bit(cards));
    return count;
}

// The options of a seat that decides, sorted.
CARDTOWN_LARGE inline int options(const Table& table, int seat, Action* out) {
    int count = 0;
    switch (table.phase) {
        case Phase::BID:
            for (uint32_t hand = table.seats[seat].hand; hand; hand &= hand - 1)
                out[count++] = action(BID, lowest_bit(hand));
            return count + write_sales(sellable(table, seat), out + count);
        case Phase::PLACE: {
            const City& city = table.seats[seat].city;
            Action first = place_at(city.origin_row + city.top - MARGIN,
                                    city.origin_column + city.left - MARGIN);
            for (int row = 0; row < WIDTH - 1; ++row, first += COORDINATES)
                for (uint32_t line = row_of_window(table.cells, row); line; line &= line - 1)
                    out[count++] = first + Action(lowest_bit(line));
            return count;
        }
        case Phase::PICK:
        case Phase::TAKE_AT_ONCE:
            for (; count < table.row_count; ++count) out[count] = action(TAKE, count);
            if (table.phase == Phase::TAKE_AT_ONCE) return count;
            return count + write_sales(sellable(table, seat), out + count);
        case Phase::USE_BEFORE:
        case Phase::USE_AFTER: {
            const int character = table.phase == Phase::USE_BEFORE ? before_bids(table.step)
                                                                   : after_bids(table.step);
            out[0] = action(USE, character);
            out[1] = action(DECLINE, character);
            return 2;
        }
        case Phase::ADOPT:
            for (uint32_t left = to_adopt(table); left; left &= left - 1)
                out[count++] = action(ADOPT, lowest_bit(left));
            out[count++] = action(DONE);
            return count;
        case Phase::LAST_SALE:
            count = write_sales(sellable(table, seat), out);
            out[count++] = action(DONE);
            return count;
        default: return 0;
    }
}

// A random option of a seat that decides, all equally likely: the one that `options` lists at the
// number that `rng` draws, mostly found without listing them.
CARDTOWN_LARGE inline Action random_option(const Table& table, int seat, Rng& rng) {
    const bool sells = table.owner[AUCTIONEER] == seat;
    if (table.phase == Phase::PLACE) {
        const City& city = table.seats[seat].city;
        const int cell = table.cells.nth(int(rng.below(uint32_t(table.cells.count()))));
        return place_at(city.origin_row + city.frame_row(cell),
                        city.origin_column + city.frame_column(cell));
    }
    if (table.phase == Phase::BID && !sells) {
        uint32_t hand = table.seats[seat].hand;
        for (uint32_t skip = rng.below(uint32_t(count_bits(hand))); skip; --skip) hand &= hand - 1;
        return action(BID, lowest_bit(hand));
    }
    if (table.phase == Phase::PICK && !sells) return action(TAKE, int(rng.below(table.row_count)));
    Action found[MAX_OPTIONS];
    return found[rng.below(uint32_t(options(table, seat, found)))];
}

// Play one of the options of a seat, and report events to the sink.
template <class Sink>
CARDTOWN_LARGE void apply(Table& table, int seat, Action action, Sink& sink) {
    Play<Sink> play{table, sink};
    ++table.moves;
    const int operand = operand_of(action);
    switch (kind_of(action)) {
        case BID: return play.bid(seat, operand);
        case TAKE: return play.take(seat, operand);
        case PLACE: return play.place(seat, row_of(action), column_of(action));
        case USE: return play.use(seat, operand);
        case DECLINE: return play.next_use();
        case SELL: return play.sell(seat, operand);
        case ADOPT: return play.adopt(seat, operand);
        case DONE:
            return table.phase == Phase::ADOPT ? play.offer_last_sale() : play.end_game();
    }
}

CARDTOWN_FN inline void apply(Table& table, int seat, Action action) {
    IgnoreEvents nobody;
    apply(table, seat, action, nobody);
}

}  // namespace cardtown::carson_city
