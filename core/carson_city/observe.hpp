// What a seat may know, as a vector of numbers. The Python twin, whose fields say what each number
// means: envs/carson_city.py.
#pragma once

#include "../observation.hpp"
#include "table.hpp"

namespace cardtown::carson_city {

struct Codec {
    static constexpr int PHASES = 9;
    static constexpr int CARD_NUMBERS = 4 * PARCELS;
    // A city has at most 19 cards: 18 picks plus those that the Governor and the Chinese Worker
    // allow, less the picks that took these characters.
    static constexpr int MOST_CARDS = 19;

    // The offsets of the table's fields; those after `deciding` are shifted by the number of seats.
    enum Shared {
        ERA,
        ROUND,
        PHASE,
        DECIDING = PHASE + PHASES,
        OWN_BID = DECIDING,
        SECOND_PICK,
        TOP_SKULL,
        TERRAIN_LEFT,
        UNSEEN_TERRAIN,
        UNSEEN_CHARACTERS = UNSEEN_TERRAIN + TERRAIN,
        RETURNED = UNSEEN_CHARACTERS + CHARACTERS,
        LEFT_OVER = RETURNED + CHARACTERS,
        ROW_PARCELS = LEFT_OVER + CHARACTERS,
        ROW_CHARACTERS = ROW_PARCELS + MOST_IN_ROW * CARD_NUMBERS,
        ROW_APPEALS = ROW_CHARACTERS + MOST_IN_ROW * CHARACTERS,
        PLACING = ROW_APPEALS + MOST_IN_ROW,
        SHARED_END = PLACING + CARD_NUMBERS,
    };

    // The offsets of a seat's fields.
    enum Seat {
        CITY,
        CARDS = CITY + PARCELS * LONG_SIDE * LONG_SIDE,
        SIZE = CARDS + 3 * MOST_CARDS,
        SOLD = SIZE + 2,
        OWNED,
        USED = OWNED + CHARACTERS,
        APPEAL = USED + CHARACTERS,
        POINTS,
        VIRTUAL,
        HAND_CARDS,
        BONUS = HAND_CARDS + HIGHEST_CARD,
        LAWYER_USED,
        TWO_PICKS,
        TIEBREAK,
        SEEN_BID,
        ORDER,
        BLOCK,
    };

    CARDTOWN_FN static constexpr int shared_size(int seats) { return SHARED_END + seats; }
    CARDTOWN_FN static constexpr int size(int seats) { return shared_size(seats) + seats * BLOCK; }

    template <class Number>
    CARDTOWN_LARGE static void write_parcels(Parcels card, Numbers<Number> out) {
        for (int i = 0; i < 4; ++i) out.put(i * PARCELS + parcel_at(card, i), 1);
    }

    // The part of an observation about the table as a whole.
    template <class Number>
    CARDTOWN_LARGE static void write_shared(const Table& table, int viewer, Numbers<Number> out) {
        out.put(ERA, table.era);
        out.put(ROUND, table.round);
        out.put(PHASE + int(table.phase), 1);
        out.mark(DECIDING, seen_from(viewer, deciding(table), table.count));
        out = out.from(table.count);
        out.put(OWN_BID, table.bids_are_seen() ? 0 : table.seats[viewer].bid);
        out.put(SECOND_PICK, table.second_pick);
        out.put(TOP_SKULL, table.skull());
        const int era = table.era - 1;
        out.put(TERRAIN_LEFT, CARDS_PER_ERA - table.drawn[era]);
        for (int i = table.drawn[era]; i < CARDS_PER_ERA; ++i)
            out.put(UNSEEN_TERRAIN + table.deal.terrain[era][i], 1);
        const int unknown = table.unknown();
        for (int i = 0; i < unknown; ++i) out.put(UNSEEN_CHARACTERS + table.pile[i], 1);
        for (int i = unknown; i < table.pile_count; ++i)
            out.put(RETURNED + table.pile[i], 1 + i - unknown);
        out.mark(LEFT_OVER, table.owned_by(Gone::LEFT_OVER));
        for (int i = 0; i < table.row_count; ++i) {
            const int card = table.row[i];
            out.put(ROW_APPEALS + i, table.appeal_of(card));
            if (card < FIRST_CHARACTER)
                write_parcels(table.deck.parcels[card], out.from(ROW_PARCELS + i * CARD_NUMBERS));
            else
                out.put(ROW_CHARACTERS + i * CHARACTERS + card - FIRST_CHARACTER, 1);
        }
        if (table.holding != NOTHING)
            write_parcels(table.deck.parcels[table.holding], out.from(PLACING));
    }

    template <class Number>
    CARDTOWN_FN static void write_city(const Estate& estate, Numbers<Number> out) {
        const City& city = estate.city;
        out.put(SIZE, city.height());
        out.put(SIZE + 1, city.width());
        city.covered.each([&](int cell) {
            int parcel = 0;
            for (int bit = 0; bit < 4; ++bit) parcel |= city.planes[bit].has(cell) << bit;
            const int row = cell / WIDTH - MARGIN, column = cell % WIDTH - MARGIN;
            out.put(CITY + (parcel * LONG_SIDE + row) * LONG_SIDE + column, 1);
        });
        int place = CARDS;
        for (int i = 0; i < estate.taken_count; ++i) {
            const Taken& card = estate.taken[i];
            if (!card.lies()) continue;
            out.put(place, 1);
            out.put(place + 1, card.row() - city.top);
            out.put(place + 2, card.column() - city.left);
            place += 3;
        }
    }

    // The part of an observation about a seat.
    template <class Number>
    CARDTOWN_LARGE static void write_seat(const Table& table, int, int seat, Numbers<Number> out) {
        const Estate& estate = table.seats[seat];
        write_city(estate, out);
        const uint32_t owned = table.owned_by(seat);
        out.put(SOLD, estate.sold);
        out.mark(OWNED, owned);
        out.mark(USED, owned & table.used);
        out.put(APPEAL, estate.appeal);
        out.put(POINTS, points(table, seat));
        out.put(VIRTUAL, estate.is_virtual());
        out.mark(HAND_CARDS, estate.hand >> 1);
        out.put(BONUS, estate.bonus);
        out.put(LAWYER_USED, seat == table.lawyer);
        out.put(TWO_PICKS, seat == table.two_picks);
        uint8_t suits[SUITS];
        tiebreak(table, suits);
        for (int rank = 0; rank < SUITS; ++rank)
            if (suits[rank] == estate.suit) out.put(TIEBREAK, 1 + rank);
        out.put(SEEN_BID, table.bids_are_seen() ? estate.bid : 0);
        for (int i = table.turn; i < table.order_count; ++i)
            if (table.order[i] == seat) out.put(ORDER, 1 + i - table.turn);
    }
};

}  // namespace cardtown::carson_city
