// The action numbers of environments and batches: a division is numbered by the kinds of its face-
// up cards. The Python twin: the numbering in envs/card_city.py.
#pragma once

#include "table.hpp"

namespace cardtown::card_city {

// The kinds that can be in a hand: all but the Municipal, which has no number.
constexpr int DECK_KINDS = KINDS - 1;
constexpr int FRAME_SPAN = 2 * SIDE - 1;
constexpr int FRAME_CELLS = FRAME_SPAN * FRAME_SPAN;

CARDTOWN_FN inline int deck_kind(int kind) { return kind > MUNICIPAL ? kind - 1 : kind; }
CARDTOWN_FN inline int kind_of_deck(int number) { return number >= MUNICIPAL ? number + 1 : number; }

// How many different lots of `size` cards there are, with that many kinds.
CARDTOWN_FN constexpr int count_lots(int size, int kinds = DECK_KINDS) {
    int count = 1;
    for (int card = 0; card < size; ++card) count = count * (kinds + card) / (card + 1);
    return count;
}

// The number of a lot among the sorted lots of its size.
CARDTOWN_LARGE inline int number_of_lot(Cards lot) {
    int number = 0, lowest = 0;
    for (int left = lot.size(); left > 0; --left) {
        const int kind = lot.first();
        for (; lowest < deck_kind(kind); ++lowest)
            number += count_lots(left - 1, DECK_KINDS - lowest);
        lot = without(lot, cards_of(kind));
    }
    return number;
}

CARDTOWN_LARGE inline Cards numbered_lot(int size, int number) {
    Cards lot;
    for (int left = size, lowest = 0; left > 0; --left) {
        for (int more; (more = count_lots(left - 1, DECK_KINDS - lowest)) <= number; ++lowest)
            number -= more;
        lot = together(lot, cards_of(kind_of_deck(lowest)));
    }
    return lot;
}

constexpr int OPEN_LOTS = count_lots(CARDS_EACH);

// How many face-up halves are possible at a table with that many seats.
CARDTOWN_FN constexpr int count_halves(int players) {
    int count = 0;
    for (int size = 1; size < players; ++size) count += count_lots(size);
    return count;
}

// The first number of each verb, at a table with that many seats.
struct Starts {
    int open, mixed, build, discard, develop, buy, pass;

    CARDTOWN_FN constexpr explicit Starts(int players)
        : open(OPEN_LOTS * count_halves(players)),
          mixed(open + 1),
          build(players == 1 ? OPEN_LOTS : mixed + 1),
          discard(build + DECK_KINDS * FRAME_CELLS),
          develop(discard + 1),
          buy(develop + 2 * FRAME_CELLS),
          pass(buy + FRAME_CELLS) {}
};

constexpr int NUMBERS = Starts(MAX_SEATS).pass + 1;
constexpr int MASK_WORDS = (NUMBERS + 63) / 64;

CARDTOWN_FN inline int number_of_cell(int cell) {
    return CityFrame::row_of(cell) * FRAME_SPAN + CityFrame::column_of(cell);
}

CARDTOWN_FN inline int numbered_cell(int number) {
    return CityFrame::cell(number / FRAME_SPAN, number % FRAME_SPAN);
}

// The number of a seat's option.
CARDTOWN_LARGE inline int number_of(const Table& table, int seat, Action action) {
    const Starts starts(table.players);
    const int kind = first_of(action), cell = number_of_cell(second_of(action));
    uint8_t cards[LARGEST_HAND];
    switch (verb_of(action)) {
        case DIVIDE: {
            write_sorted(table.seats[seat].hand, cards);
            const Cards open = pick(cards, unsigned(first_of(action)));
            const Cards shown = pick(cards, unsigned(second_of(action)));
            return number_of_lot(open) * count_halves(table.players) + count_halves(shown.size()) +
                   number_of_lot(shown);
        }
        case KEEP:
            write_sorted(table.seats[seat].hand, cards);
            return number_of_lot(pick(cards, 1u << first_of(action) | 1u << second_of(action)));
        case TAKE_OPEN: return starts.open;
        case TAKE_MIXED: return starts.mixed;
        case BUILD: return starts.build + deck_kind(kind) * FRAME_CELLS + cell;
        case DISCARD: return starts.discard;
        case DEVELOP: return starts.develop + (kind == RESIDENTIAL ? FRAME_CELLS : 0) + cell;
        case BUY: return starts.buy + cell;
        default: return starts.pass;
    }
}

// A seat's option with this number.
CARDTOWN_LARGE inline Action numbered(const Table& table, int seat, int number) {
    const Starts starts(table.players);
    const Cards hand = table.seats[seat].hand;
    if (table.players == 1 && number < starts.build)
        return keeping(hand, numbered_lot(CARDS_EACH, number));
    if (number < starts.open) {
        const int halves = count_halves(table.players);
        int half = number % halves, size = 1;
        for (; half >= count_lots(size); ++size) half -= count_lots(size);
        const Cards open = numbered_lot(CARDS_EACH, number / halves);
        const Cards shown = numbered_lot(size, half);
        return division(open, shown, without(hand, together(open, shown)));
    }
    if (number < starts.build) return action(number == starts.open ? TAKE_OPEN : TAKE_MIXED);
    if (number < starts.discard) {
        const int offset = number - starts.build;
        return action(BUILD, kind_of_deck(offset / FRAME_CELLS),
                      numbered_cell(offset % FRAME_CELLS));
    }
    if (number < starts.develop) return action(DISCARD);
    if (number < starts.buy) {
        const int offset = number - starts.develop;
        return action(DEVELOP, offset < FRAME_CELLS ? COMMERCIAL : RESIDENTIAL,
                      numbered_cell(offset % FRAME_CELLS));
    }
    if (number < starts.pass) return action(BUY, 0, numbered_cell(number - starts.buy));
    return action(PASS);
}

// Write the numbers of a seat's options as bits.
CARDTOWN_LARGE inline void write_mask(const Table& table, int seat, uint64_t mask[MASK_WORDS]) {
    for (int i = 0; i < MASK_WORDS; ++i) mask[i] = 0;
    Action found[MAX_OPTIONS];
    const int count = options(table, seat, found);
    for (int i = 0; i < count; ++i) {
        const int number = number_of(table, seat, found[i]);
        mask[number / 64] |= uint64_t(1) << number % 64;
    }
}

}  // namespace cardtown::card_city
