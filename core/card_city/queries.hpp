// Questions about a city, answered from a document. The Python twins: games/card_city/queries.py
// and doubts.py.
#pragma once

#include "../doubts.hpp"
#include "scoring.hpp"

namespace cardtown::card_city {

constexpr char GLYPHS[] = "CILMPR";  // in the order of the kinds
constexpr char ROW_GLYPHS[] = "CILMPR_.";
constexpr char FREE_CELLS[] = "_.";
// More coins than anybody can have; Python has no limit.
constexpr int MOST_COINS = 1000000000;

CARDTOWN_FN inline int kind_of_glyph(char glyph) {
    int kind = 0;
    while (kind < KINDS && GLYPHS[kind] != glyph) ++kind;
    return kind;
}

// A city that was read from rows, with the rows and columns of its box in them.
struct ReadCity {
    City city;
    Covered box;

    CARDTOWN_FN int row_of(int cell) const { return CityFrame::row_of(cell) - HOME + box.top; }
    CARDTOWN_FN int column_of(int cell) const {
        return CityFrame::column_of(cell) - HOME + box.left;
    }
    CARDTOWN_FN void put(Output& out, int cell) const {
        put_place(out, row_of(cell), column_of(cell));
    }
};

CARDTOWN_FN inline bool read_city(QuestionContext& context, const Value& rows, ReadCity& read) {
    if (!context.rows(rows, ROW_GLYPHS)) return false;
    read.box = covered_by(rows, FREE_CELLS);
    const int height = read.box.height(), width = read.box.width();
    if (larger(height, width) > SIDE)
        return context.refuse(
            "rows", Message("bad-card-city-size").with("height", height).with("width", width),
            "the city is ", height, " × ", width, " cells, larger than 5 × 5");
    read.city = empty_city();
    each_glyph(rows, FREE_CELLS, [&](int row, int column, char glyph) {
        read.city.place(kind_of_glyph(glyph),
                        CityFrame::cell(row - read.box.top + HOME, column - read.box.left + HOME));
    });
    return true;
}

CARDTOWN_FN inline bool read_coins(QuestionContext& context, const Value& value, int& coins) {
    if (!context.count(value, "coins")) return false;
    if (value.number > MOST_COINS) return context.decline();
    coins = int(value.number);
    return true;
}

// --- score and earnings ----------------------------------------------------------------------

// What each cell earns or costs: by line, then by place. The buildings of a Residential district
// earn 1, 2, 3 ... in reading order.
CARDTOWN_FN inline void write_earnings(JsonItems& list, const ReadCity& read) {
    const auto earn = [&](const char* line, int row, int column, int points) {
        JsonItems earning(list.next(), '{', '}');
        put_json(earning.next("line"), Span(line));
        put_place(earning.next("at"), row, column);
        earning.next("points").put_number(points);
    };
    const Districts homes = read.city.districts(RESIDENTIAL);
    read.city.boards[RESIDENTIAL].each([&](int cell) {
        for (const District& home : homes) {
            if (!home.cells.has(cell)) continue;
            int points = 0;
            home.cells.each([&](int other) { points += other <= cell; });
            earn("residential", read.row_of(cell), read.column_of(cell), points);
        }
    });
    // Free cells are counted in the 5 x 5 whose corner is at 0 0, or as near to that as the city
    // allows.
    const int top = larger(read.box.bottom + 1 - SIDE, 0);
    const int left = larger(read.box.right + 1 - SIDE, 0);
    for (int row = top; row < top + SIDE; ++row)
        for (int column = left; column < left + SIDE; ++column) {
            const int down = row - read.box.top, across = column - read.box.left;
            const bool inside = down >= 0 && down < SIDE && across >= 0 && across < SIDE;
            if (!inside || !read.city.covered.has(CityFrame::cell(down + HOME, across + HOME)))
                earn("free_cells", row, column, -1);
        }
}

CARDTOWN_FN inline bool answer_score(QuestionContext& context, const Value& document, bool itemized) {
    constexpr Span KEYS[] = {"rows", "coins"};
    ReadCity read;
    int coins;
    if (!context.fields(document, "", KEYS, 2, 2)) return false;
    if (!read_city(context, *document.find("rows"), read)) return false;
    if (!read_coins(context, *document.find("coins"), coins)) return false;
    const Score found = score(read.city, coins);
    JsonItems answer(context.out, '{', '}');
    {
        JsonItems lines(answer.next("lines"), '{', '}');
        lines.next("residential").put_number(found.residential);
        lines.next("free_cells").put_number(found.free_cells);
        lines.next("coins").put_number(found.coins);
    }
    answer.next("total").put_number(found.total());
    if (!itemized) return true;
    JsonItems list(answer.next("earnings"), '[', ']');
    write_earnings(list, read);
    return true;
}

// --- placements and developments ---------------------------------------------------------------

CARDTOWN_FN inline bool answer_placements(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"rows", "card", "coins"};
    ReadCity read;
    int coins;
    if (!context.fields(document, "", KEYS, 3, 3)) return false;
    if (!read_city(context, *document.find("rows"), read)) return false;
    if (!read.city.covered.any())
        return context.refuse("rows", "bad-empty-city",
                             "the city must have at least one building");
    const Value& card = *document.find("card");
    if (!context.text(card, "card")) return false;
    const int kind = card.text.size == 1 ? kind_of_glyph(card.text.text[0]) : KINDS;
    if (kind == KINDS || kind == MUNICIPAL)
        return context.refuse("card", Message("bad-choice").with("choices", Span("C, I, L, P, R")),
                             "must be one of C, I, L, P, R");
    if (!read_coins(context, *document.find("coins"), coins)) return false;
    JsonItems answer(context.out, '{', '}');
    JsonItems list(answer.next("placements"), '[', ']');
    read.city.cells(kind, coins).each([&](int cell) { read.put(list.next(), cell); });
    return true;
}

CARDTOWN_FN inline bool read_reserve(QuestionContext& context, const Value& value, bool left[KINDS]) {
    constexpr Span KEYS[KINDS] = {"C", "I", "L", "M", "P", "R"};
    if (!context.fields(value, "reserve", KEYS, 0, KINDS)) return false;
    for (int kind = 0; kind < KINDS; ++kind) {
        const Value* count = value.find(KEYS[kind]);
        Where where;
        where.put("reserve.");
        where.put(KEYS[kind]);
        if (count && !context.count(*count, where.span())) return false;
        left[kind] = count && count->number > 0;
    }
    return true;
}

CARDTOWN_FN inline bool answer_developments(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"rows", "reserve"};
    ReadCity read;
    bool left[KINDS];
    if (!context.fields(document, "", KEYS, 2, 2)) return false;
    if (!read_reserve(context, *document.find("reserve"), left)) return false;
    if (!read_city(context, *document.find("rows"), read)) return false;
    JsonItems answer(context.out, '{', '}');
    JsonItems list(answer.next("developments"), '[', ']');
    constexpr int DEVELOPING[] = {COMMERCIAL, RESIDENTIAL};
    for (const int kind : DEVELOPING) {
        if (!left[kind]) continue;
        read.city.developments(kind, false, Board{}, [&](const District& district, Board where) {
            where.each([&](int cell) {
                JsonItems one(list.next(), '{', '}');
                put_json(one.next("kind"), Span(GLYPHS + kind, 1));
                {
                    JsonItems cells(one.next("district"), '[', ']');
                    district.cells.each([&](int home) { read.put(cells.next(), home); });
                }
                read.put(one.next("at"), cell);
            });
        });
    }
    return true;
}

CARDTOWN_FN inline bool answer_income(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"rows"};
    ReadCity read;
    if (!context.fields(document, "", KEYS, 1, 1)) return false;
    if (!read_city(context, *document.find("rows"), read)) return false;
    JsonItems answer(context.out, '{', '}');
    answer.next("income").put_number(read.city.income());
    return true;
}

// --- doubts ------------------------------------------------------------------------------------

CARDTOWN_FN inline bool answer_doubts(QuestionContext& context, const Value& document) {
    constexpr Span KEYS[] = {"rows"};
    Sketch sketch;
    if (!context.fields(document, "", KEYS, 1, 1)) return false;
    const Value& rows = *document.find("rows");
    if (!context.rows(rows, ROW_GLYPHS)) return false;
    if (!sketch.draw(rows, FREE_CELLS)) return context.decline();
    Doubter doubter(context.out, sketch);
    const int height = sketch.box.height(), width = sketch.box.width();
    if (larger(height, width) > SIDE) {
        TextBuffer<128> says;
        says.put("the city is "), says.put_number(height);
        says.put(" × "), says.put_number(width);
        says.put(" cells, larger than 5 × 5");
        doubter.doubt("K3.1", says.span(),
                      Message("doubt-city-larger").with("height", height).with("width", width),
                      Cells{});
    }
    Cells municipals, polluted, all;
    sketch.each([&](int row, int column) {
        const char glyph = sketch.at(row, column);
        all.add(row, column);
        if (glyph == 'M') municipals.add(row, column);
        if ((glyph == 'R' && sketch.beside(row, column, 'I')) ||
            (glyph == 'I' && sketch.beside(row, column, 'R')))
            polluted.add(row, column);
    });
    // Every city begins with one Municipal, and no other can be built (K1.3).
    if (municipals.count > 1) {
        TextBuffer<128> says;
        says.put("there are "), says.put_number(municipals.count);
        says.put(" Municipals, and a city has one");
        doubter.doubt("K1.3", says.span(),
                      Message("doubt-city-municipals").with("n", municipals.count), municipals);
    }
    // Industrials decide how many other buildings a city may have (K3.3).
    const int industrials = sketch.count('I'), others = all.count - industrials;
    const int limit = FIRST_LIMIT + LIMIT_PER_INDUSTRIAL * industrials;
    if (others > limit) {
        TextBuffer<128> says;
        says.put("there are "), says.put_number(others);
        says.put(" buildings that are not Industrial; with "), says.put_number(industrials);
        says.put(" Industrials the city limit is "), says.put_number(limit);
        doubter.doubt("K3.3", says.span(),
                      Message("doubt-city-limit")
                          .with("n", others)
                          .with("limit", limit)
                          .with("industrials", industrials),
                      Cells{});
    }
    if (polluted.count)
        doubter.doubt("K3.5", "a Residential stands beside an Industrial", "doubt-city-industry",
                      polluted);
    const Cells lonely = apart(sketch);
    if (lonely.count)
        doubter.doubt("K3.2", "some buildings share no side with the rest of the city",
                      "doubt-city-apart", lonely);
    return true;
}

// Answer a question; false if `context` has reported an error, or that Python must be asked.
CARDTOWN_FN inline bool answer(QuestionContext& context, const Span& command, const Value& document) {
    if (command == "score") return answer_score(context, document, false);
    if (command == "earnings") return answer_score(context, document, true);
    if (command == "placements") return answer_placements(context, document);
    if (command == "developments") return answer_developments(context, document);
    if (command == "income") return answer_income(context, document);
    if (command == "doubts") return answer_doubts(context, document);
    return context.decline();
}

}  // namespace cardtown::card_city
