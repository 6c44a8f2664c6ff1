// Doubts about a city that somebody typed in. The Python twin: games/doubt.py.
#pragma once

#include "documents.hpp"

namespace cardtown {

// A city as glyphs, 0 for nothing, starting at the corner of its bounding box.
struct Sketch {
    static constexpr int SIDE = 16;
    Covered box;
    char glyphs[SIDE][SIDE];

    // Draw rows that were already checked; false if the city is too large.
    CARDTOWN_FN bool draw(const Value& rows, const Span& blanks) {
        box = covered_by(rows, blanks);
        if (box.height() > SIDE || box.width() > SIDE) return false;
        for (auto& line : glyphs)
            for (char& glyph : line) glyph = 0;
        each_glyph(rows, blanks, [&](int row, int column, char glyph) {
            glyphs[row - box.top][column - box.left] = glyph;
        });
        return true;
    }

    CARDTOWN_FN char at(int row, int column) const {
        const bool inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
        return inside ? glyphs[row][column] : char(0);
    }

    CARDTOWN_FN int count(char glyph) const {
        int sum = 0;
        each([&](int row, int column) { sum += at(row, column) == glyph; });
        return sum;
    }

    CARDTOWN_FN bool beside(int row, int column, char glyph) const {
        return at(row - 1, column) == glyph || at(row + 1, column) == glyph ||
               at(row, column - 1) == glyph || at(row, column + 1) == glyph;
    }

    // Call `use` with the row and column of every glyph, in reading order.
    template <class Use>
    CARDTOWN_FN void each(Use use) const {
        for (int row = 0; row < SIDE; ++row)
            for (int column = 0; column < SIDE; ++column)
                if (glyphs[row][column]) use(row, column);
    }
};

// Cells of a sketch.
struct Cells {
    bool set[Sketch::SIDE][Sketch::SIDE] = {};
    int count = 0;

    CARDTOWN_FN bool add(int row, int column) {
        if (set[row][column]) return false;
        set[row][column] = true;
        ++count;
        return true;
    }
};

// The cells not connected by sides to the largest part of the city; the first one of equally large
// parts.
CARDTOWN_FN inline Cells apart(const Sketch& sketch) {
    constexpr int SIDE = Sketch::SIDE;
    Cells seen, largest;
    sketch.each([&](int first_row, int first_column) {
        if (!seen.add(first_row, first_column)) return;
        Cells part;
        part.add(first_row, first_column);
        uint8_t waiting[SIDE * SIDE];
        int count = 0;
        waiting[count++] = uint8_t(first_row * SIDE + first_column);
        while (count) {
            const int row = waiting[--count] / SIDE, column = waiting[count] % SIDE;
            const auto reach = [&](int near_row, int near_column) {
                if (!sketch.at(near_row, near_column) || !seen.add(near_row, near_column)) return;
                part.add(near_row, near_column);
                waiting[count++] = uint8_t(near_row * SIDE + near_column);
            };
            reach(row - 1, column), reach(row + 1, column);
            reach(row, column - 1), reach(row, column + 1);
        }
        if (part.count > largest.count) largest = part;
    });
    Cells others;
    sketch.each([&](int row, int column) {
        if (!largest.set[row][column]) others.add(row, column);
    });
    return others;
}

// Writes a list of doubts.
class Doubter {
   public:
    CARDTOWN_FN Doubter(Output& out, const Sketch& sketch)
        : sketch_(sketch), output_(out, '{', '}'), list_(output_.next("doubts"), '[', ']') {}

    CARDTOWN_FN void doubt(const Span& rule, const Span& says, const Message& message,
                           const Cells& cells) {
        JsonItems doubt(list_.next(), '{', '}');
        put_json(doubt.next("rule"), rule);
        put_json(doubt.next("says"), says);
        message.write(doubt.next("text"));
        JsonItems at(doubt.next("at"), '[', ']');
        sketch_.each([&](int row, int column) {
            if (cells.set[row][column])
                put_place(at.next(), sketch_.box.top + row, sketch_.box.left + column);
        });
    }

   private:
    const Sketch& sketch_;
    JsonItems output_;
    JsonItems list_;
};

}  // namespace cardtown
