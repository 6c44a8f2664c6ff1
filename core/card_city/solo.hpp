// A solo game as a spectator sees it: only what has been built or discarded is known. The Python
// twin: games/card_city/solo.py.
#pragma once

#include "table.hpp"

namespace cardtown::card_city {

// Cards by their places in the deal, in order.
struct Pile {
    uint8_t places[LARGEST_DECK + 1];
    int count;

    // The kinds of the first `size` cards, sorted; of equal ones, the earlier comes first.
    CARDTOWN_FN void sort_top(int size, const uint8_t* kinds) {
        for (int end = 1; end < size; ++end)
            for (int at = end; at > 0 && kinds[places[at]] < kinds[places[at - 1]]; --at) {
                const uint8_t place = places[at];
                places[at] = places[at - 1];
                places[at - 1] = place;
            }
    }

    // Take two of the first `size` away and put the third, if there is one, at the end.
    CARDTOWN_FN void keep(int size, int first, int second) {
        if (size == SOLO_DRAW) places[count++] = places[0 + 1 + 2 - first - second];
        count -= size;
        for (int at = 0; at < count; ++at) places[at] = places[at + size];
    }
};

// The cards drawn in a round, sorted, and the two that were kept, each by its place in the deal.
struct Round {
    uint8_t drawn[SOLO_DRAW];
    uint8_t size;
    uint8_t kept[CARDS_EACH];
};

// In how many rounds cards were kept so far.
CARDTOWN_FN inline int rounds_kept(const Table& table) {
    return table.phase == Phase::KEEP ? table.round - 1 : table.round;
}

// The rounds in which cards were kept; `pile` becomes the deck after them. Returns how many.
CARDTOWN_FN inline int follow(const Table& table, Pile& pile, Round* rounds) {
    const int count = rounds_kept(table);
    pile.count = table.deck_count;
    for (int place = 0; place < pile.count; ++place) pile.places[place] = uint8_t(place);
    for (int number = 0; number < count; ++number) {
        Round& round = rounds[number];
        const int first = table.kept[number] & 15, second = table.kept[number] >> 4;
        round.size = uint8_t(smaller(pile.count, SOLO_DRAW));
        pile.sort_top(round.size, table.deck);
        for (int at = 0; at < round.size; ++at) round.drawn[at] = pile.places[at];
        round.kept[0] = round.drawn[first];
        round.kept[1] = round.drawn[second];
        pile.keep(round.size, first, second);
    }
    return count;
}

// Which of the cards kept are in hand; of two of one kind, the first was built first.
CARDTOWN_FN inline int still_held(const Table& table, const Round& round, uint8_t* held) {
    const Cards hand = table.seats[0].hand;
    int count = 0;
    for (int number = CARDS_EACH - 1; number >= 0 && count < hand.size(); --number)
        if (hand.has(table.deck[round.kept[number]])) held[count++] = round.kept[number];
    return count;
}

// The numbers of the two kept, as `Table::kept` has them, when the cards have these kinds.
CARDTOWN_FN inline uint8_t numbers_kept(const Round& round, const uint8_t* kinds) {
    Cards drawn, kept;
    for (int at = 0; at < round.size; ++at)
        drawn = together(drawn, cards_of(kinds[round.drawn[at]]));
    for (const uint8_t place : round.kept) kept = together(kept, cards_of(kinds[place]));
    const Action action = keeping(drawn, kept);
    return uint8_t(first_of(action) | second_of(action) << 4);
}

// Another deal that gives the same game for a spectator. Every card keeps its way through deck and
// hands; cards that were never built or discarded exchange their kinds.
template <class Rng>
CARDTOWN_LARGE void redeal_unseen(Table& table, Rng& rng) {
    Pile pile;
    Round rounds[ROUNDS];
    const int count = follow(table, pile, rounds);
    const bool holds = table.phase == Phase::BUILD && !table.seats[0].hand.empty();
    uint8_t held[CARDS_EACH];
    const int held_count = holds ? still_held(table, rounds[count - 1], held) : 0;
    bool is_unseen[LARGEST_DECK] = {};
    for (int at = 0; at < pile.count; ++at) is_unseen[pile.places[at]] = true;
    for (int at = 0; at < held_count; ++at) is_unseen[held[at]] = true;

    uint8_t kinds[LARGEST_DECK];
    int unseen = 0, of_round_1 = 0;
    for (int place = 0; place < table.deck_count; ++place)
        if (is_unseen[place]) {
            of_round_1 += place < SOLO_DRAW;
            kinds[unseen++] = table.deck[place];
        }
    shuffle_again(kinds, unseen, of_round_1, rng);
    for (int place = 0, next = 0; place < table.deck_count; ++place)
        if (is_unseen[place]) table.deck[place] = kinds[next++];

    for (int number = 0; number < count; ++number)
        table.kept[number] = numbers_kept(rounds[number], table.deck);
    Cards hand;
    if (table.phase == Phase::KEEP) {  // the cards drawn in this round are the first of the pile
        const int drawn = smaller(pile.count, SOLO_DRAW);
        for (int at = 0; at < drawn; ++at)
            hand = together(hand, cards_of(table.deck[pile.places[at]]));
    }
    for (int at = 0; at < held_count; ++at)
        hand = together(hand, cards_of(table.deck[held[at]]));
    table.seats[0].hand = hand;
    for (int at = 0; at < table.under_count; ++at)
        table.under[at] = table.deck[pile.places[pile.count - table.under_count + at]];
}

}  // namespace cardtown::card_city
