// A bot's view of a decision. The Python twin: bots/card_city/position.py. It is made from a table,
// but contains only what its seat may know.
#pragma once

#include "effects.hpp"
#include "growth.hpp"
#include "view.hpp"

namespace cardtown::card_city {

struct Position {
    Assets assets[MAX_SEATS];
    Cards hand, unseen, to_come, reserve;
    // The last division of the round, as far as the seat knows it.
    Cards open, shown;
    Holding hidden;
    Board grown;  // the cells of districts that have developed in this round, if that matters
    Rules rules;
    int players, seat, left, first, offers, divider;

    CARDTOWN_FN Position(const Table& table, int seat)
        : hand(table.seats[seat].hand),
          unseen(card_city::unseen(table, seat)),
          reserve(table.reserve),
          grown(table.once ? table.seats[seat].grown : Board{}),
          rules{table.once == 1, table.joining == 1},
          players(table.players),
          seat(seat),
          left(ROUNDS - table.round),
          first(table.first),
          offers(table.offer_count) {
        for (int one = 0; one < players; ++one) {
            const Estate& estate = table.seats[one];
            assets[one] = {estate.city, estate.coins, estate.purchases};
        }
        to_come = unseen;
        if (sees_under(table, seat))
            for (int place = 0; place < table.under_count; ++place)
                to_come = together(to_come, cards_of(table.under[place]));
        if (!offers) return;
        OfferSeen seen[MAX_SEATS - 1];
        offers_seen(table, seat, seen);
        open = table.last_offer().open;
        shown = table.last_offer().shown;
        hidden = seen[offers - 1].hidden;
        divider = int(table.last_offer().divider);
    }

    CARDTOWN_FN const Assets& mine() const { return assets[seat]; }

    // The assets of the seat right after an option.
    CARDTOWN_FN Assets after(Action action) const {
        Assets after = mine();
        switch (verb_of(action)) {
            case BUILD: after.build(first_of(action), second_of(action)); break;
            case DEVELOP: after.city.place(first_of(action), second_of(action)); break;
            case BUY: after.buy(second_of(action)); break;
            default: break;
        }
        return after;
    }

    // The cards of a lot of the hand.
    CARDTOWN_FN Cards lot(int numbers) const {
        uint8_t sorted[LARGEST_HAND];
        write_sorted(hand, sorted);
        return pick(sorted, unsigned(numbers));
    }

    CARDTOWN_FN Cards kept(Action action) const {
        return lot(1 << first_of(action) | 1 << second_of(action));
    }

    // The seat that chooses at the division with that number in a round, from 0.
    CARDTOWN_FN int chooser(int number) const { return (first + number + 1) % players; }
};

}  // namespace cardtown::card_city
