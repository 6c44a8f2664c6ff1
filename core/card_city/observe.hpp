// What a seat may know, as a vector of numbers. The Python twin, whose fields say what each number
// means: envs/card_city.py.
#pragma once

#include "../observation.hpp"
#include "numbering.hpp"
#include "view.hpp"

namespace cardtown::card_city {

struct Codec {
    static constexpr int PHASES = 6;
    static constexpr int STAGES = 4;
    // An offer has two fields of a number for each seat, and these.
    static constexpr int OFFER = 3 * KINDS + 3;

    // Where the fields of a seat begin.
    enum Seat {
        CITY,
        GROWN = CITY + KINDS * FRAME_CELLS,
        ROOM = GROWN + FRAME_CELLS,
        INCOME,
        COINS,
        PURCHASES,
        NEXT_PRICE,
        HAND,
        HAND_UNKNOWN = HAND + KINDS,
        STAGE,
        POINTS = STAGE + STAGES,
        BLOCK,
    };

    CARDTOWN_FN static constexpr int shared_size(int seats) {
        const int lots = seats == 1 ? ROUNDS * KINDS : (seats - 1) * (2 * seats + OFFER);
        return 4 + PHASES + 2 * seats + 3 * KINDS + lots;
    }
    CARDTOWN_FN static constexpr int size(int seats) { return shared_size(seats) + seats * BLOCK; }

    template <class Number>
    CARDTOWN_FN static void write_counts(Cards cards, Numbers<Number> out) {
        for (int kind = 0; kind < KINDS; ++kind) out.put(kind, cards.of(kind));
    }

    // Writes one field after the other.
    template <class Number>
    struct Fields {
        Numbers<Number> out;

        CARDTOWN_FN void add(int number) {
            out.put(0, number);
            out = out.from(1);
        }
        CARDTOWN_FN void add(Cards cards) {
            write_counts(cards, out);
            out = out.from(KINDS);
        }
        // One-hot: a number among that many.
        CARDTOWN_FN void choose(int number, int count) {
            out.put(number, 1);
            out = out.from(count);
        }
    };

    // The part of an observation about the table as a whole.
    template <class Number>
    CARDTOWN_LARGE static void write_shared(const Table& table, int viewer, Numbers<Number> out) {
        const int seats = table.players;
        const auto from_viewer = [&](uint32_t seat) { return (int(seat) + seats - viewer) % seats; };
        Fields<Number> fields{out};
        fields.add(table.round);
        fields.choose(int(table.phase), PHASES);
        fields.add(table.once);
        fields.add(table.joining);
        fields.choose(from_viewer(table.first), seats);
        fields.out.mark(0, seen_from(viewer, deciding(table), seats));
        fields.out = fields.out.from(seats);
        fields.add(deck_left(table));
        fields.add(table.reserve);
        fields.add(table.discarded);
        fields.add(unseen(table, viewer));
        for (int place = 0; place < table.under_count; ++place)
            fields.choose(table.under[place], KINDS);
        OfferSeen seen[MAX_SEATS - 1];
        offers_seen(table, viewer, seen);
        for (int number = 0; number < table.offer_count; ++number) {
            const Offer& offer = table.offers[number];
            fields.choose(from_viewer(offer.divider), seats);
            fields.choose(from_viewer(offer.chooser), seats);
            fields.add(offer.open);
            fields.add(offer.shown);
            fields.add(seen[number].hidden.known);
            fields.add(seen[number].hidden.unknown);
            fields.add(seen[number].taken == OfferSeen::OPEN);
            fields.add(seen[number].taken == OfferSeen::MIXED);
        }
    }

    template <class Number>
    CARDTOWN_LARGE static void write_board(const Board& board, Numbers<Number> out) {
        board.each([&](int cell) { out.put(number_of_cell(cell), 1); });
    }

    // The part of an observation about a seat.
    template <class Number>
    CARDTOWN_LARGE static void write_seat(const Table& table, int viewer, int seat,
                                       Numbers<Number> out) {
        const Estate& estate = table.seats[seat];
        for (int kind = 0; kind < KINDS; ++kind)
            write_board(estate.city.boards[kind], out.from(CITY + kind * FRAME_CELLS));
        write_board(estate.grown, out.from(GROWN));
        out.put(ROOM, estate.city.room);
        out.put(INCOME, estate.city.income());
        out.put(COINS, estate.coins);
        out.put(PURCHASES, estate.purchases);
        out.put(NEXT_PRICE, estate.price());
        const Holding hand = hand_seen(table, viewer, seat);
        write_counts(hand.known, out.from(HAND));
        out.put(HAND_UNKNOWN, hand.unknown);
        out.put(STAGE + int(estate.stage), 1);
        out.put(POINTS, score(table, seat).total());
    }
};

}  // namespace cardtown::card_city
