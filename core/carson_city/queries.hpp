// Questions about a city, answered from a document. The Python twins: games/carson_city/queries.py
// and doubts.py. Cities that are given card by card are left to Python.
#pragma once

#include "../doubts.hpp"
#include "box.hpp"
#include "names.hpp"
#include "scoring.hpp"

namespace cardtown::carson_city {

// In the order of the elements and of the characters.
constexpr char GLYPHS[] = "^hTMRKDBSHGCPY!";
constexpr char ROW_GLYPHS[] = "^hTMRKDBSHGCPY!._";
constexpr char EMPTY_GLYPH = '.';
constexpr char NO_CARD[] = "_";

CARDTOWN_FN inline const char* line_name(int line) {
    constexpr const char* NAMES[LINES] = {
        "ranches",      "mines",         "drugstores",    "banks",  "saloons",   "general_store_city_hall",
        "ranch_symbols", "mine_symbols", "house_symbols", "hotels", "city_hall", "outlaws",
        "characters"};
    return NAMES[line];
}

// The parcel that a glyph of a card stands for; -1 if there is none.
CARDTOWN_FN inline int parcel_of_glyph(char glyph) {
    if (glyph == EMPTY_GLYPH) return EMPTY;
    for (int element = 0; element < ELEMENTS; ++element)
        if (GLYPHS[element] == glyph) return parcel_of(element);
    return -1;
}

// Characters in the order given.
struct Owned {
    uint32_t bits = 0;
    int count = 0;
    uint8_t order[CHARACTERS];

    CARDTOWN_FN bool has(int character) const { return bits >> character & 1; }
};

CARDTOWN_FN inline bool read_characters(QuestionContext& context, const Value* value, Owned& owned) {
    if (!value) return true;
    if (!context.items(*value, "characters")) return false;
    int index = 0;
    for (const Value* one = value->first; one; one = one->next, ++index) {
        Where where;
        where.put("characters[");
        where.put_number(index);
        where.put(']');
        if (!context.text(*one, where.span())) return false;
        int character = 0;
        while (character < CHARACTERS && !(one->text == character_name(character))) ++character;
        if (character == CHARACTERS)
            return refuse_character(context, one->text, where.span());
        if (owned.has(character))
            return context.refuse(where.span(), "bad-twice", one->text, " is there twice");
        owned.bits |= 1u << character;
        owned.order[owned.count++] = uint8_t(character);
    }
    return true;
}

// Whether a city of that size is within its owner's maximum (C4.2).
CARDTOWN_FN inline bool fits(int height, int width, bool captain) {
    return smaller(height, width) <= SIDE &&
           larger(height, width) <= (captain ? LONG_SIDE : SIDE);
}

// A city that was read from rows, with its upper-left corner in them.
struct ReadCity {
    City city;
    int top, left;

    CARDTOWN_FN int row_of(int cell) const { return cell / WIDTH - MARGIN + top; }
    CARDTOWN_FN int column_of(int cell) const { return cell % WIDTH - MARGIN + left; }
};

CARDTOWN_FN inline bool read_city(QuestionContext& context, const Value& fields, const Owned& owned,
                                  ReadCity& read) {
    const Value* rows = fields.find("rows");
    if (!rows == !fields.find("cards"))
        return context.refuse("rows", "bad-rows-or-cards",
                             "give the city either as rows or as cards, not both or neither");
    if (!rows) return context.decline();
    if (!context.rows(*rows, ROW_GLYPHS)) return false;
    const Covered box = covered_by(*rows, NO_CARD);
    const bool captain = owned.has(CAPTAIN);
    if (!fits(box.height(), box.width(), captain))
        return context.refuse(
            "rows",
            Message(captain ? "bad-carson-city-size-captain" : "bad-carson-city-size")
                .with("height", box.height())
                .with("width", box.width()),
            "the city is ", box.height(), " × ", box.width(), " parcels, larger than ",
            captain ? "8 × 9 or 9 × 8" : "8 × 8");
    City& city = read.city;
    city = City{};
    read.top = box.top;
    read.left = box.left;
    city.bottom = int8_t(box.height() - 1);
    city.right = int8_t(box.width() - 1);
    each_glyph(*rows, NO_CARD, [&](int row, int column, char glyph) {
        const Board bit =
            Board::of(window_cell(row - box.top + MARGIN, column - box.left + MARGIN));
        city.covered |= bit;
        for (int plane = 0; plane < 4; ++plane)
            if (parcel_of_glyph(glyph) >> plane & 1) city.planes[plane] |= bit;
    });
    return true;
}

// --- score and earnings ----------------------------------------------------------------------

struct ScoreQuestion {
    ReadCity read;
    Owned owned;
    int sold = 0;
};

CARDTOWN_FN inline bool read_score(QuestionContext& context, const Value& document, ScoreQuestion& question) {
    constexpr Span KEYS[] = {"rows", "cards", "characters", "sold"};
    if (!context.fields(document, "", KEYS, 0, 4)) return false;
    if (!read_characters(context, document.find("characters"), question.owned)) return false;
    if (const Value* sold = document.find("sold")) {
        if (!context.count(*sold, "sold")) return false;
        if (sold->number > MOST_SALES)
            return context.refuse("sold", Message("bad-range").with("most", MOST_SALES),
                                 "must be at most ", MOST_SALES);
        question.sold = int(sold->number);
    }
    if (question.sold && !question.owned.has(AUCTIONEER))
        return context.refuse("sold", "bad-sold",
                             "cards can be sold only with the auctioneer among the characters");
    return read_city(context, document, question.owned, question.read);
}

// The earnings of every parcel, by line and then by cell.
struct Earned {
    struct Item {
        uint8_t line;
        uint8_t cell;
        int16_t points;
    };
    static constexpr int MOST = 256;  // a parcel earns on two lines at most
    Item items[MOST];
    int count = 0;

    CARDTOWN_FN void earn(Line line, Element, int cell, int points) {
        if (!points) return;
        int at = count++;
        for (; at && (items[at - 1].line > line ||
                      (items[at - 1].line == line && items[at - 1].cell > cell));
             --at)
            items[at] = items[at - 1];
        items[at] = Item{uint8_t(line), uint8_t(cell), int16_t(points)};
    }
};

CARDTOWN_FN inline bool answer_score(QuestionContext& context, const Value& document, bool itemized) {
    ScoreQuestion question;
    if (!read_score(context, document, question)) return false;
    Earned earned;
    const Score score = itemize(question.read.city, question.owned.bits, question.sold, earned);
    JsonItems answer(context.out, '{', '}');
    {
        JsonItems lines(answer.next("lines"), '{', '}');
        for (int line = 0; line < LINES; ++line)
            lines.next(line_name(line)).put_number(score.lines[line]);
    }
    {
        JsonItems people(answer.next("characters"), '{', '}');
        for (int i = 0; i < question.owned.count; ++i) {
            const int one = question.owned.order[i];
            people.next(character_name(one)).put_number(score.worths[one]);
        }
    }
    answer.next("total").put_number(score.total);
    if (!itemized) return true;
    JsonItems list(answer.next("earnings"), '[', ']');
    for (int i = 0; i < earned.count; ++i) {
        const Earned::Item& one = earned.items[i];
        JsonItems earning(list.next(), '{', '}');
        put_json(earning.next("line"), Span(line_name(one.line)));
        put_place(earning.next("at"), question.read.row_of(one.cell),
                  question.read.column_of(one.cell));
        earning.next("points").put_number(one.points);
    }
    return true;
}

// --- placements --------------------------------------------------------------------------------

CARDTOWN_FN inline bool read_parcels(QuestionContext& context, const Value& value, const Span& where,
                                     Parcels& parcels) {
    if (!context.items(value, where)) return false;
    for (const Value* row = value.first; row; row = row->next)
        if (!context.text(*row, where)) return false;
    bool square = value.count == CARD;
    for (const Value* row = value.first; row; row = row->next)
        square = square && count_characters(row->text) == CARD;
    if (!square) return context.refuse(where, "bad-parcels", "must be two rows of two glyphs");
    int number = 0;
    parcels = 0;
    for (const Value* row = value.first; row; row = row->next)
        for (int i = 0; i < row->text.size; i += character_size(row->text.text[i]), ++number) {
            const Span glyph(row->text.text + i, character_size(row->text.text[i]));
            const int parcel = glyph.size == 1 ? parcel_of_glyph(glyph.text[0]) : -1;
            if (parcel < 0)
                return context.refuse_glyph(glyph, where, " is not a glyph of a parcel");
            parcels = Parcels(parcels | parcel << 4 * number);
        }
    return true;
}

CARDTOWN_FN inline bool answer_placements(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"card", "rows", "cards", "characters"};
    Owned owned;
    Parcels card;
    ReadCity read;
    if (!context.fields(document, "", KEYS, 1, 4)) return false;
    if (!read_characters(context, document.find("characters"), owned)) return false;
    if (!read_parcels(context, *document.find("card"), "card", card)) return false;
    if (!read_city(context, document, owned, read)) return false;
    JsonItems answer(context.out, '{', '}');
    JsonItems list(answer.next("placements"), '[', ']');
    read.city.cells(card, owned.has(SHERIFF), owned.has(CAPTAIN)).each([&](int cell) {
        put_place(list.next(), read.row_of(cell), read.column_of(cell));
    });
    return true;
}

// --- sellable ----------------------------------------------------------------------------------

// The row and column of a card.
CARDTOWN_FN inline bool read_place(QuestionContext& context, const Value& value, const Span& where, int64_t& row,
                                   int64_t& column) {
    if (!context.items(value, where)) return false;
    if (value.count != 2)
        return context.refuse(where, Message("bad-pair").with("pair", Span("[row, column]")),
                             "must be [row, column]");
    for (const Value* number = value.first; number; number = number->next)
        if (!context.whole(*number, where)) return false;
    row = value.first->number;
    column = value.first->next->number;
    return true;
}

CARDTOWN_FN inline bool answer_sellable(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"cards"}, OF_CARD[] = {"at", "parcels"};
    if (!context.fields(document, "", KEYS, 1, 1)) return false;
    const Value& cards = *document.find("cards");
    if (!context.items(cards, "cards")) return false;
    if (cards.count > MOST_TAKEN) return context.decline();
    int64_t rows[MOST_TAKEN], columns[MOST_TAKEN];
    int index = 0;
    for (const Value* card = cards.first; card; card = card->next, ++index) {
        Where where, at, shown;
        where.put("cards[");
        where.put_number(index);
        where.put(']');
        at.put(where.span()), at.put(".at");
        shown.put(where.span()), shown.put(".parcels");
        Parcels parcels;
        if (!context.fields(*card, where.span(), OF_CARD, 2, 2)) return false;
        if (!read_place(context, *card->find("at"), at.span(), rows[index], columns[index]))
            return false;
        if (!read_parcels(context, *card->find("parcels"), shown.span(), parcels)) return false;
    }
    const uint32_t found = sellable(rows, columns, cards.count);
    JsonItems answer(context.out, '{', '}');
    JsonItems list(answer.next("sellable"), '[', ']');
    for (int one = 0; one < cards.count; ++one)
        if (found >> one & 1) list.next().put_number(one);
    return true;
}

// --- doubts ------------------------------------------------------------------------------------

CARDTOWN_FN inline bool answer_doubts(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"rows", "characters"};
    Owned owned;
    Sketch sketch;
    if (!context.fields(document, "", KEYS, 1, 2)) return false;
    if (!read_characters(context, document.find("characters"), owned)) return false;
    const Value& rows = *document.find("rows");
    if (!context.rows(rows, ROW_GLYPHS)) return false;
    if (!sketch.draw(rows, NO_CARD)) return context.decline();
    Doubter doubter(context.out, sketch);
    const int height = sketch.box.height(), width = sketch.box.width();
    const bool captain = owned.has(CAPTAIN);
    if (!fits(height, width, captain)) {
        const bool allowed = !captain && fits(height, width, true);
        TextBuffer<128> says;
        says.put("the city is "), says.put_number(height);
        says.put(" × "), says.put_number(width);
        says.put(allowed   ? " parcels; larger than 8 × 8 it can be only with the Captain"
                 : captain ? " parcels, larger than 8 × 9 or 9 × 8"
                           : " parcels, larger than 8 × 8");
        const Message message(allowed   ? "doubt-carson-captain"
                              : captain ? "doubt-carson-larger-than-captain"
                                        : "doubt-carson-larger");
        doubter.doubt("C4.2", says.span(), message.with("height", height).with("width", width),
                      Cells{});
    }
    const Cells lonely = apart(sketch);
    if (lonely.count)
        doubter.doubt("C4.3", "some parcels share no side with the rest of the city",
                      "doubt-carson-apart", lonely);
    return true;
}

// Answer a question; false if `context` has reported an error, or that Python must be asked.
CARDTOWN_FN inline bool answer(QuestionContext& context, const Span& command, const Value& document) {
    if (command == "score") return answer_score(context, document, false);
    if (command == "earnings") return answer_score(context, document, true);
    if (command == "placements") return answer_placements(context, document);
    if (command == "sellable") return answer_sellable(context, document);
    if (command == "doubts") return answer_doubts(context, document);
    if (command == "box") return answer_box(context, document);
    return context.decline();
}

}  // namespace cardtown::carson_city
