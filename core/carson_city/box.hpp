// A game at a real table, followed round by round. The Python twin, with the reasons:
// games/carson_city/box.py.
#pragma once

#include "names.hpp"
#include "setup.hpp"
#include "table.hpp"

namespace cardtown::carson_city {

constexpr int MOST_EXTRA = 2;
constexpr int MOST_ROUNDS = ERAS * ROUNDS;
constexpr int SHORTEST_ROW = 5;
constexpr int LONGEST_ROW = SHORTEST_ROW + 1 + MOST_EXTRA;
constexpr const char* SUIT_CHOICES = "hat, star, cactus, boot, horseshoe, cow";
constexpr const char* LEVEL_CHOICES = "novice, intermediate, expert";

// `name[index]`, inside of another field if there is one.
CARDTOWN_FN inline Where item_of(const Span& name, int index) {
    Where where;
    where.put(name);
    where.put('[');
    where.put_number(index);
    where.put(']');
    return where;
}

CARDTOWN_FN inline Where field_of(const Span& owner, const char* name) {
    Where where;
    where.put(owner);
    where.put('.');
    where.put(Span(name));
    return where;
}

// A round as people tell it.
struct ToldRound {
    int character;
    uint8_t row[LONGEST_ROW];
    int row_count;
    uint32_t uses;
    uint8_t order_of_uses[CHARACTERS];
    int uses_count;
    uint8_t bids[MAX_SEATS];
    bool has_bids;
    uint8_t back[SUITS];
    int back_count;  // NOTHING: nobody has looked
    const Value* takes;
};

struct ToldGame {
    Setup setup;
    ToldRound rounds[MOST_ROUNDS];
    int count;

    CARDTOWN_FN int shortest_row() const {
        return setup.seats > MIN_SEATS ? SHORTEST_ROW + 1 : SHORTEST_ROW;
    }
};

// --- reading what was told -------------------------------------------------------------------

CARDTOWN_FN inline bool refuse_choice(QuestionContext& context, const Span& where,
                                      const char* choices) {
    return context.refuse(where, Message("bad-choice").with("choices", Span(choices)),
                          "must be one of ", choices);
}

CARDTOWN_FN inline bool read_suit(QuestionContext& context, const Value& value, const Span& where,
                                  uint32_t& seen, uint8_t& suit) {
    if (!context.text(value, where)) return false;
    for (suit = 0; suit < SUITS; ++suit)
        if (value.text == suit_name(suit)) {
            if (seen >> suit & 1)
                return context.refuse(where, "bad-twice", value.text, " is there twice");
            seen |= 1u << suit;
            return true;
        }
    return refuse_choice(context, where, SUIT_CHOICES);
}

CARDTOWN_FN inline bool read_level(QuestionContext& context, const Value& value, const Span& where,
                                   uint8_t& lowest) {
    if (!context.text(value, where)) return false;
    lowest = value.text == "novice" ? 1 : value.text == "intermediate" ? 2 : 3;
    return lowest < 3 || value.text == "expert" || refuse_choice(context, where, LEVEL_CHOICES);
}

CARDTOWN_FN inline bool read_seats(QuestionContext& context, const Value& seats, Setup& setup) {
    constexpr Span KEYS[] = {"suit", "virtual"};
    if (!context.items(seats, "seats")) return false;
    uint32_t seen = 0;
    bool real = false;
    int index = 0;
    for (const Value* seat = seats.first; seat; seat = seat->next, ++index) {
        const Where where = item_of("seats", index);
        uint8_t suit, lowest = 0;
        if (!context.fields(*seat, where.span(), KEYS, 1, 2)) return false;
        if (!read_suit(context, *seat->find("suit"), field_of(where.span(), "suit").span(), seen,
                       suit))
            return false;
        if (const Value* level = seat->find("virtual"))
            if (!read_level(context, *level, field_of(where.span(), "virtual").span(), lowest))
                return false;
        real = real || !lowest;
        setup.suits[index] = suit;  // no more than six: each is there once
        setup.lowest[index] = lowest;
    }
    if (index < MIN_SEATS)
        return context.refuse("seats",
                              Message("bad-seats")
                                  .with("least", MIN_SEATS)
                                  .with("most", MAX_SEATS)
                                  .with("n", index),
                              "must be ", MIN_SEATS, " to ", MAX_SEATS, ", virtual ones included");
    if (!real) return context.refuse("seats", "bad-all-virtual", "must not all be virtual");
    setup.seats = uint8_t(index);
    return true;
}

CARDTOWN_FN inline bool read_row(QuestionContext& context, const Value& row, const Span& where,
                                 int least, ToldRound& told) {
    if (!context.items(row, where)) return false;
    int index = 0;
    for (const Value* one = row.first; one; one = one->next, ++index)
        if (!context.count(*one, item_of(where, index).span())) return false;
    if (row.count < least || row.count > least + MOST_EXTRA)
        return context.refuse(where, Message("bad-box-row-length").with("n", least),
                              "must be the appeal of ", least, " cards, the character's first");
    for (const Value* one = row.first; one; one = one->next) {
        if (one->number > HIGHEST_APPEAL)
            return context.refuse(item_of(where, told.row_count).span(),
                                  Message("bad-range").with("most", HIGHEST_APPEAL), "must be 0 to ",
                                  HIGHEST_APPEAL);
        told.row[told.row_count++] = uint8_t(one->number);
    }
    return true;
}

CARDTOWN_FN inline bool read_bids(QuestionContext& context, const Value& bids, const Span& where,
                                  int seats, ToldRound& told) {
    if (!context.items(bids, where)) return false;
    int index = 0;
    for (const Value* one = bids.first; one; one = one->next, ++index)
        if (!context.count(*one, item_of(where, index).span())) return false;
    if (bids.count && bids.count != seats)
        return context.refuse(where, Message("bad-box-bids").with("n", seats),
                              "must be the auction cards of all ", seats, " seats");
    told.has_bids = bids.count > 0;
    index = 0;
    for (const Value* one = bids.first; one; one = one->next) {
        if (one->number > 255) return context.decline();
        told.bids[index++] = uint8_t(one->number);
    }
    return true;
}

CARDTOWN_FN inline bool read_box_character(QuestionContext& context, const Value& value,
                                           const Span& where, uint32_t& seen, int& character) {
    if (!context.text(value, where)) return false;
    for (character = 0; character < CHARACTERS; ++character)
        if (value.text == character_name(character)) {
            if (seen >> character & 1)
                return context.refuse(where, "bad-twice", value.text, " is there twice");
            seen |= 1u << character;
            return true;
        }
    return refuse_character(context, value.text, where);
}

CARDTOWN_FN inline bool read_round(QuestionContext& context, const Value& value, const Span& where,
                                   const ToldGame& game, uint32_t& drawn, ToldRound& told) {
    constexpr Span KEYS[] = {"character", "row", "uses", "bids", "back", "takes"};
    told = ToldRound{};
    told.back_count = NOTHING;
    if (!context.fields(value, where, KEYS, 2, 6)) return false;
    if (!read_box_character(context, *value.find("character"),
                            field_of(where, "character").span(), drawn, told.character))
        return false;
    if (!read_row(context, *value.find("row"), field_of(where, "row").span(), game.shortest_row(),
                  told))
        return false;
    if (const Value* uses = value.find("uses")) {
        const Where field = field_of(where, "uses");
        if (!context.items(*uses, field.span())) return false;
        int index = 0;
        for (const Value* one = uses->first; one; one = one->next, ++index) {
            int character;
            if (!read_box_character(context, *one, item_of(field.span(), index).span(), told.uses,
                                    character))
                return false;
            told.order_of_uses[told.uses_count++] = uint8_t(character);
        }
    }
    if (const Value* bids = value.find("bids"))
        if (!read_bids(context, *bids, field_of(where, "bids").span(), game.setup.seats, told))
            return false;
    if (const Value* back = value.find("back")) {
        const Where field = field_of(where, "back");
        if (!context.items(*back, field.span())) return false;
        uint32_t seen = 0;
        told.back_count = 0;
        for (const Value* one = back->first; one; one = one->next) {
            uint8_t suit;
            if (!read_suit(context, *one, item_of(field.span(), told.back_count).span(), seen, suit))
                return false;
            told.back[told.back_count++] = suit;
        }
    }
    told.takes = value.find("takes");
    if (!told.takes) return true;
    const Where field = field_of(where, "takes");
    if (!context.items(*told.takes, field.span())) return false;
    int index = 0;
    for (const Value* one = told.takes->first; one; one = one->next, ++index)
        if (!context.count(*one, item_of(field.span(), index).span())) return false;
    return true;
}

CARDTOWN_FN inline bool read_game(QuestionContext& context, const Value& document, ToldGame& game) {
    constexpr Span KEYS[] = {"seats", "rounds"};
    game.setup = Setup{};
    game.count = 0;
    if (!context.fields(document, "", KEYS, 2, 2)) return false;
    if (!read_seats(context, *document.find("seats"), game.setup)) return false;
    const Value& rounds = *document.find("rounds");
    if (!context.items(rounds, "rounds")) return false;
    uint32_t drawn = 0;
    for (const Value* one = rounds.first; one; one = one->next, ++game.count) {
        if (game.count == MOST_ROUNDS)
            return context.refuse("rounds", Message("bad-range").with("most", MOST_ROUNDS),
                                  "must be at most ", MOST_ROUNDS);
        if (!read_round(context, *one, item_of("rounds", game.count).span(), game, drawn,
                        game.rounds[game.count]))
            return false;
    }
    return true;
}

// --- the cards of the table ------------------------------------------------------------------

// A back that shows these suits above all others.
CARDTOWN_FN inline Back whole_back(const uint8_t* suits, int count) {
    Back back = 0;
    uint32_t seen = 0;
    int rank = 0;
    const auto show = [&](int suit) {
        if (rank < SUITS - 1) back = Back(back | suit << 3 * rank);
        seen |= 1u << suit;
        ++rank;
    };
    for (int i = 0; i < count; ++i) show(suits[i]);
    for (int suit = 0; suit < SUITS; ++suit)
        if (!(seen >> suit & 1)) show(suit);
    return back;
}

// A table whose piles hold the cards that were told, and after them any others.
CARDTOWN_FN inline void lay_out(const ToldGame& game, Table& table) {
    Setup setup = game.setup;
    Deal deal{};
    uint32_t drawn = 0;
    for (int i = 0; i < game.count; ++i) {
        deal.characters[i] = uint8_t(game.rounds[i].character);
        drawn |= 1u << game.rounds[i].character;
    }
    for (int one = 0, i = game.count; one < CHARACTERS; ++one)
        if (!(drawn >> one & 1)) deal.characters[i++] = uint8_t(one);
    for (int i = 0; i < CHARACTERS; ++i)
        setup.deck.backs[deal.characters[i]] = whole_back(setup.suits, setup.seats);
    int next[ERAS] = {0, 0};
    for (int i = 0; i < game.count; ++i) {
        const ToldRound& told = game.rounds[i];
        const int era = i / ROUNDS;
        setup.deck.character_appeals[told.character] = told.row[0];
        if (told.back_count > 0)
            setup.deck.backs[deal.characters[i + 1]] = whole_back(told.back, told.back_count);
        for (int card = 1; card < told.row_count && next[era] < CARDS_PER_ERA; ++card) {
            const int number = era * CARDS_PER_ERA + next[era]++;
            setup.deck.appeals[number / 2] =
                uint8_t(setup.deck.appeals[number / 2] | told.row[card] << 4 * (number % 2));
        }
        if (!told.has_bids) continue;
        for (int seat = 0; seat < setup.seats; ++seat)
            if (setup.lowest[seat])
                deal.virtual_piles[seat][era].put(i % ROUNDS, told.bids[seat] & 15);
    }
    for (int era = 0; era < ERAS; ++era)
        for (int i = 0; i < CARDS_PER_ERA; ++i)
            deal.terrain[era][i] = uint8_t(era * CARDS_PER_ERA + i);
    IgnoreEvents nobody;
    begin(table, setup, deal, nobody);
}

// --- playing ---------------------------------------------------------------------------------

enum class Asks : uint8_t { NONE, ROW, EXTRA, BIDS, BACK, TAKE };

CARDTOWN_FN inline const char* name_of(Asks asks) {
    constexpr const char* NAMES[] = {"", "row", "extra", "bids", "back", "take"};
    return NAMES[int(asks)];
}

// A round being played at the table; also the sink of its events.
struct PlayedRound {
    static constexpr int MOST_PICKS = MAX_SEATS + 2;

    uint8_t usable[BEFORE_BIDS + AFTER_BIDS], users[BEFORE_BIDS + AFTER_BIDS];
    int usable_count;
    uint32_t after_bids;  // which of them are used after the bids
    uint8_t bonus[MAX_SEATS];
    int lawyer;
    uint8_t left[LONGEST_ROW];
    int left_count, revealed, taken;
    uint8_t order[MAX_SEATS];
    int order_count;
    uint8_t seats[MOST_PICKS + MAX_SEATS], cards[MOST_PICKS + MAX_SEATS];
    int picks, before_picks;
    uint32_t ties[MAX_SEATS];  // sets of seats
    int ties_count;
    bool done;

    CARDTOWN_FN void operator()(const Event& event) {
        switch (event.word) {
            case Event::EXTRA_REVEALED: left[left_count++] = uint8_t(revealed++); return;
            case Event::ORDER_SET:
                order_count = 0;
                for (int i = SUITS; i < event.count; ++i)
                    order[order_count++] = uint8_t(event.numbers[i]);
                before_picks = picks;
                return;
            case Event::TOOK_TERRAIN:
            case Event::TOOK_CHARACTER: {
                const int index = event.numbers[1];
                seats[picks] = uint8_t(event.numbers[0]);
                cards[picks++] = left[index];
                --left_count;
                for (int i = index; i < left_count; ++i) left[i] = left[i + 1];
                return;
            }
            case Event::ROUND_BEGAN: done = true; return;
            default: return;
        }
    }

    CARDTOWN_FN int total(const ToldRound& told, int seat) const {
        return seat == lawyer ? 0 : told.bids[seat] + bonus[seat];
    }
};

// Plays a round of a told game.
struct BoxPlay {
    QuestionContext& context;
    const ToldGame& game;
    const ToldRound& told;
    Span where;
    Table& table;
    PlayedRound& played;
    Estate at_bids[MAX_SEATS];  // the seats before a tie stopped the round
    uint32_t owned[MAX_SEATS];

    // Play as far as it is told; false if something can't have happened.
    CARDTOWN_LARGE bool play(Asks& asks, int& seat) {
        played = PlayedRound{};
        played.lawyer = NOBODY;
        played.revealed = played.left_count = game.shortest_row();
        for (int i = 0; i < played.left_count; ++i) played.left[i] = uint8_t(i);
        asks = Asks::NONE;
        while (!played.done && playing()) {
            seat = lowest_bit(deciding(table));
            if (!decide(seat, asks)) return false;
            if (asks == Asks::NONE) continue;
            if (asks == Asks::BIDS || asks == Asks::BACK) seat = NOBODY;
            return check(asks);
        }
        asks = Asks::ROW;
        seat = NOBODY;
        return check(asks);
    }

    // One place for the whole state machine, which is large.
    CARDTOWN_LARGE void act(int seat, Action action) { apply(table, seat, action, played); }

    CARDTOWN_FN bool playing() const {
        return table.phase != Phase::OVER && table.phase != Phase::ADOPT &&
               table.phase != Phase::LAST_SALE;
    }

    CARDTOWN_FN bool decide(int seat, Asks& asks) {
        switch (table.phase) {
            case Phase::USE_BEFORE: return use(seat, before_bids(table.step), asks);
            case Phase::USE_AFTER: return use(seat, after_bids(table.step), asks);
            case Phase::BID: return bid(asks);
            case Phase::TAKE_AT_ONCE:
            case Phase::PICK: return take(seat, asks);
            default: {
                Action found[MAX_OPTIONS];
                options(table, seat, found);
                act(seat, found[0]);
                return true;
            }
        }
    }

    CARDTOWN_FN bool use(int seat, int character, Asks& asks) {
        played.usable[played.usable_count] = uint8_t(character);
        if (table.phase == Phase::USE_AFTER) played.after_bids |= 1u << played.usable_count;
        played.users[played.usable_count++] = uint8_t(seat);
        const bool used = told.uses >> character & 1;
        if (used && character == LAWYER) played.lawyer = seat;
        if (used) played.bonus[seat] = uint8_t(played.bonus[seat] + bonus_of(character));
        act(seat, action(used ? USE : DECLINE, character));
        asks = used && played.revealed > told.row_count ? Asks::EXTRA : tied();
        return true;
    }

    CARDTOWN_FN bool bid(Asks& asks) {
        if (!told.has_bids) {
            asks = Asks::BIDS;
            return true;
        }
        for (int seat = 0; seat < table.count; ++seat) {
            at_bids[seat] = table.seats[seat];
            owned[seat] = table.owned_by(seat);
        }
        for (int seat = 0; seat < table.count; ++seat) {
            const int card = told.bids[seat];
            if (card > HIGHEST_CARD || !(table.seats[seat].hand >> card & 1)) {
                const Where bids = field_of(where, "bids");
                return context.refuse(item_of(bids.span(), seat).span(),
                                      Message("bad-box-bid").with("card", card), card,
                                      " is not among the cards that are left");
            }
        }
        for (uint32_t seats = deciding(table); seats; seats &= seats - 1)
            act(lowest_bit(seats), action(BID, told.bids[lowest_bit(seats)]));
        asks = tied();
        return true;
    }

    CARDTOWN_FN bool take(int seat, Asks& asks) {
        const Value* one = told.takes ? told.takes->first : nullptr;
        for (int i = 0; one && i < played.taken; ++i) one = one->next;
        if (!one) {
            asks = Asks::TAKE;
            return true;
        }
        int index = 0;
        while (index < played.left_count && played.left[index] != one->number) ++index;
        if (index == played.left_count) {
            const Where takes = field_of(where, "takes");
            return context.refuse(item_of(takes.span(), played.taken).span(), "bad-box-take",
                                  "is no card that lies in the row");
        }
        ++played.taken;
        act(seat, action(TAKE, index));
        return true;
    }

    // Find the ties once the order is known; a tie that nobody can break yet stops the round.
    CARDTOWN_FN Asks tied() {
        if (!played.order_count || played.ties_count) return Asks::NONE;
        uint32_t suits = 0;
        for (int i = 0, next; i < played.order_count; i = next) {
            uint32_t group = 0;
            const int most = played.total(told, played.order[i]);
            for (next = i; next < played.order_count; ++next) {
                if (played.total(told, played.order[next]) != most) break;
                group |= 1u << played.order[next];
            }
            if (next - i < 2) continue;
            played.ties[played.ties_count++] = group;
            for (uint32_t seats = group; seats; seats &= seats - 1)
                suits |= 1u << game.setup.suits[lowest_bit(seats)];
        }
        for (int i = 0; i < told.back_count; ++i) suits &= ~(1u << told.back[i]);
        if (!suits || told.back_count == 0) return Asks::NONE;
        played.picks = played.before_picks;
        played.order_count = 0;
        return Asks::BACK;
    }

    // Refuse what was said of things that have not happened.
    CARDTOWN_FN bool check(Asks asks) {
        const bool before_bids =
            asks == Asks::EXTRA || (asks == Asks::TAKE && !played.order_count);
        uint32_t offered = 0;
        for (int i = 0; i < played.usable_count; ++i) offered |= 1u << played.usable[i];
        for (int i = 0; i < told.uses_count && !before_bids; ++i)
            if (!(offered >> told.order_of_uses[i] & 1))
                return context.refuse(field_of(where, "uses").span(), "bad-box-use",
                                      Span(character_name(told.order_of_uses[i])),
                                      " can't be used in this round");
        if (told.row_count > played.revealed && !before_bids)
            return context.refuse(field_of(where, "row").span(), "bad-box-row",
                                  "has too many cards");
        if ((told.takes && played.taken < told.takes->count) || (told.has_bids && before_bids))
            return context.refuse(where, "bad-box-more", "says more than can have happened");
        return true;
    }
};

// --- the answer ------------------------------------------------------------------------------

CARDTOWN_FN inline void put_seats(Output& out, uint32_t seats) {
    JsonItems list(out, '[', ']');
    for (; seats; seats &= seats - 1) list.next().put_number(lowest_bit(seats));
}

CARDTOWN_FN inline void put_round(Output& out, const ToldRound& told, const PlayedRound& played,
                                  int seats) {
    JsonItems round(out, '{', '}');
    {
        JsonItems usable(round.next("usable"), '[', ']');
        for (int i = 0; i < played.usable_count; ++i) {
            JsonItems one(usable.next(), '{', '}');
            put_json(one.next("character"), Span(character_name(played.usable[i])));
            one.next("seat").put_number(played.users[i]);
            one.next("after").put(played.after_bids >> i & 1 ? "true" : "false");
        }
    }
    {
        JsonItems totals(round.next("totals"), '[', ']');
        for (int seat = 0; told.has_bids && seat < seats; ++seat)
            totals.next().put_number(played.total(told, seat));
    }
    {
        JsonItems ties(round.next("ties"), '[', ']');
        for (int i = 0; i < played.ties_count; ++i) put_seats(ties.next(), played.ties[i]);
    }
    {
        JsonItems order(round.next("order"), '[', ']');
        for (int i = 0; i < played.order_count; ++i) order.next().put_number(played.order[i]);
    }
    JsonItems picks(round.next("picks"), '[', ']');
    for (int i = 0; i < played.picks; ++i) {
        JsonItems pick(picks.next(), '{', '}');
        pick.next("seat").put_number(played.seats[i]);
        pick.next("card").put_number(played.cards[i]);
    }
}

CARDTOWN_FN inline void put_estate(Output& out, const Estate& estate, const Table& table, int seat,
                                   uint32_t owned) {
    JsonItems one(out, '{', '}');
    put_seats(one.next("hand"), estate.hand);
    one.next("appeal").put_number(estate.appeal);
    JsonItems characters(one.next("characters"), '[', ']');
    for (int i = 0; i < table.gone_count; ++i)
        if (table.gone[i].seat() == seat && owned >> table.gone[i].character() & 1)
            put_json(characters.next(), Span(character_name(table.gone[i].character())));
}

CARDTOWN_FN inline bool answer_box(QuestionContext& context, const Value& document) {
    ToldGame game;
    PlayedRound rounds[MOST_ROUNDS];
    Table table{};
    if (!read_game(context, document, game)) return false;
    lay_out(game, table);
    Asks asks = Asks::ROW;
    int seat = NOBODY;
    Estate shown[MAX_SEATS];
    uint32_t owned[MAX_SEATS];
    for (int i = 0; i < game.count; ++i) {
        const Where where = item_of("rounds", i);
        BoxPlay play{context, game, game.rounds[i], where.span(), table, rounds[i], {}, {}};
        if (!play.play(asks, seat)) return false;
        if (asks != Asks::ROW && i + 1 < game.count)
            return context.refuse(where.span(), "bad-box-unfinished", "is not finished");
        for (int one = 0; asks == Asks::BACK && one < table.count; ++one) {
            shown[one] = play.at_bids[one];
            owned[one] = play.owned[one];
        }
    }
    for (int one = 0; asks != Asks::BACK && one < table.count; ++one) {
        shown[one] = table.seats[one];
        owned[one] = table.owned_by(one);
    }
    int count = game.count + (asks == Asks::ROW);
    const bool over = count > MOST_ROUNDS;
    if (over) count = MOST_ROUNDS;
    JsonItems answer(context.out, '{', '}');
    answer.next("era").put_number((count - 1) / ROUNDS + 1);
    answer.next("round").put_number((count - 1) % ROUNDS + 1);
    put_json(answer.next("asks"), Span(over ? "over" : name_of(asks)));
    if (seat == NOBODY)
        answer.next("seat").put("null");
    else
        answer.next("seat").put_number(seat);
    {
        JsonItems list(answer.next("rounds"), '[', ']');
        for (int i = 0; i < game.count; ++i)
            put_round(list.next(), game.rounds[i], rounds[i], table.count);
    }
    JsonItems list(answer.next("seats"), '[', ']');
    for (int one = 0; one < table.count; ++one)
        put_estate(list.next(), shown[one], table, one, owned[one]);
    return true;
}

}  // namespace cardtown::carson_city
