// Strict reading of documents: types must match exactly, and every error names its field. The
// Python twin: core/documents.py.
#pragma once

#include "json.hpp"

namespace cardtown {

constexpr int LONGEST_ANSWER = 1 << 16;
using Output = TextBuffer<LONGEST_ANSWER>;
// The name of a field, such as `characters[3]`.
using Where = TextBuffer<64>;

// Writes the items of a list or an object in JSON, with separators.
class JsonItems {
   public:
    CARDTOWN_FN JsonItems(Output& out, char first, char last) : out_(out), last_(last) {
        out.put(first);
    }
    CARDTOWN_FN ~JsonItems() { out_.put(last_); }

    // Start the next item of a list.
    CARDTOWN_FN Output& next() {
        if (some_) out_.put(',');
        some_ = true;
        return out_;
    }
    // Start the next item of an object, and write its key.
    CARDTOWN_FN Output& next(const Span& key) {
        put_json(next(), key);
        out_.put(':');
        return out_;
    }

   private:
    Output& out_;
    char last_;
    bool some_ = false;
};

// A sentence in any language: a message id and its arguments, which are numbers or texts. The
// Python twin: core/messages.py.
class Message {
   public:
    CARDTOWN_FN constexpr Message(const char* id) : id_(id) {}

    CARDTOWN_FN constexpr Message with(const char* name, int number) const {
        return and_then(Argument{name, Span(), number, false});
    }
    CARDTOWN_FN constexpr Message with(const char* name, const Span& text) const {
        return and_then(Argument{name, text, 0, true});
    }

    CARDTOWN_FN void write(Output& out) const {
        JsonItems message(out, '{', '}');
        put_json(message.next("id"), id_);
        JsonItems given(message.next("arguments"), '{', '}');
        for (int i = 0; i < count_; ++i) {
            given.next(arguments_[i].name);
            if (arguments_[i].is_text)
                put_json(out, arguments_[i].text);
            else
                out.put_number(arguments_[i].number);
        }
    }

   private:
    struct Argument {
        const char* name;
        Span text;
        int number;
        bool is_text;
    };

    CARDTOWN_FN constexpr Message and_then(const Argument& argument) const {
        Message longer = *this;
        longer.arguments_[longer.count_++] = argument;
        return longer;
    }

    Span id_;
    int count_ = 0;
    Argument arguments_[3] = {};
};

// A value quoted in an error message: one short line of plain characters.
class Shown {
   public:
    template <class Thing>
    CARDTOWN_FN explicit Shown(const Thing& thing) {
        TextBuffer<40> shown;
        put_json(shown, thing);
        line_.put(shown.span());
        if (shown.full()) line_.put("...");
    }
    CARDTOWN_FN Span span() const { return line_.span(); }

   private:
    TextBuffer<43> line_;
};

// The context of a question being answered. Code that finds a mistake in it writes the error; code
// that can't give exactly Python's answer declines.
class QuestionContext {
   public:
    CARDTOWN_FN explicit QuestionContext(Output& out) : out(out) {}

    // Write an error, in English and as a message for every language; returns false.
    template <class... Parts>
    CARDTOWN_FN bool refuse(const Span& where, const Message& message, const Parts&... problem) {
        TextBuffer<256> sentence;
        sentence.put(where);
        sentence.put(": ");
        (say(sentence, problem), ...);
        if (sentence.full()) return decline();
        wrong_ = true;
        out.clear();
        out.put("{\"error\":");
        put_json(out, sentence.span());
        out.put(",\"text\":");
        message.write(out);
        out.put('}');
        return false;
    }
    CARDTOWN_FN bool decline() {
        declined_ = true;
        return false;
    }

    // Whether `out` contains the answer or an error, so that Python need not be asked.
    CARDTOWN_FN bool answered(bool right) const {
        return (right || wrong_) && !declined_ && !out.full();
    }

    // --- fields ----------------------------------------------------------------------------

    // An object with these keys and no others; the first `required` of them are mandatory.
    CARDTOWN_FN bool fields(const Value& value, const Span& where, const Span* keys, int required,
                            int count) {
        const bool whole = where.size == 0;
        const Span named = whole ? Span("input") : where;
        if (value.kind != Json::OBJECT)
            return refuse_kind(value, named, "bad-object", "must be an object, not ");
        TextBuffer<256> field;
        if (!whole) {
            field.put(where);
            field.put('.');
        }
        for (int i = 0; i < required; ++i)
            if (!value.find(keys[i])) {
                field.put(keys[i]);
                return refuse(field.span(), "bad-missing", "is missing");
            }
        for (const Value* one = value.first; one; one = one->next) {
            bool known = false;
            for (int i = 0; i < count; ++i) known = known || one->key == keys[i];
            if (known) continue;
            field.put(Shown(one->key).span());
            return refuse(field.span(), "bad-key", "is not a known key here");
        }
        return true;
    }

    CARDTOWN_FN bool items(const Value& value, const Span& where) {
        return value.kind == Json::LIST ||
               refuse_kind(value, where, "bad-list", "must be a list, not ");
    }

    CARDTOWN_FN bool text(const Value& value, const Span& where) {
        return value.kind == Json::TEXT ||
               refuse_kind(value, where, "bad-text", "must be a text, not ");
    }

    CARDTOWN_FN bool whole(const Value& value, const Span& where) {
        return value.kind == Json::NUMBER ||
               refuse_kind(value, where, "bad-whole", "must be a whole number, not ");
    }

    CARDTOWN_FN bool count(const Value& value, const Span& where) {
        if (!whole(value, where)) return false;
        return value.number >= 0 || refuse(where, "bad-negative", "must not be negative");
    }

    // The rows of a city: only these glyphs, all rows of equal length.
    CARDTOWN_FN bool rows(const Value& value, const Span& glyphs) {
        if (!items(value, "rows")) return false;
        for (const Value* row = value.first; row; row = row->next)
            if (!text(*row, "rows")) return false;
        int number = 0;
        for (const Value* row = value.first; row; row = row->next, ++number) {
            Where where;
            where.put("rows[");
            where.put_number(number);
            where.put(']');
            if (count_characters(row->text) != count_characters(value.first->text))
                return refuse(where.span(), "bad-row-length", "is not as long as the first row");
            for (int i = 0; i < row->text.size; i += character_size(row->text.text[i])) {
                const Span glyph(row->text.text + i, character_size(row->text.text[i]));
                if (!has(glyphs, glyph)) return refuse_glyph(glyph, where.span(), " is not a glyph");
            }
        }
        return true;
    }

    CARDTOWN_FN bool refuse_glyph(const Span& glyph, const Span& where, const char* problem) {
        const Shown shown(glyph);
        return refuse(where, Message("bad-glyph").with("glyph", shown.span()), shown.span(), problem);
    }

    CARDTOWN_FN static bool has(const Span& glyphs, const Span& glyph) {
        for (int i = 0; i < glyphs.size; ++i)
            if (Span(glyphs.text + i, 1) == glyph) return true;
        return false;
    }

    Output& out;

   private:
    CARDTOWN_FN bool refuse_kind(const Value& value, const Span& where, const char* id,
                                 const char* problem) {
        const Shown shown(value);
        return refuse(where, Message(id).with("said", shown.span()), problem, shown.span());
    }

    template <class Out>
    CARDTOWN_FN static void say(Out& sentence, const char* text) {
        sentence.put(Span(text));
    }
    template <class Out>
    CARDTOWN_FN static void say(Out& sentence, int number) {
        sentence.put_number(number);
    }
    template <class Out>
    CARDTOWN_FN static void say(Out& sentence, const Span& text) {
        sentence.put(text);
    }
    bool wrong_ = false;
    bool declined_ = false;
};

// The bounding box of all non-blank glyphs, in rows and columns of a document.
struct Covered {
    int top, bottom, left, right;

    CARDTOWN_FN bool any() const { return bottom >= top; }
    CARDTOWN_FN int height() const { return any() ? bottom - top + 1 : 0; }
    CARDTOWN_FN int width() const { return any() ? right - left + 1 : 0; }
};

// Call `use` with row, column and glyph of everything in rows that were already checked.
template <class Use>
CARDTOWN_FN void each_glyph(const Value& rows, const Span& blanks, Use use) {
    int number = 0;
    for (const Value* row = rows.first; row; row = row->next, ++number)
        for (int column = 0; column < row->text.size; ++column)
            if (!QuestionContext::has(blanks, Span(row->text.text + column, 1)))
                use(number, column, row->text.text[column]);
}

CARDTOWN_FN inline Covered covered_by(const Value& rows, const Span& blanks) {
    Covered box{1 << 30, -1, 1 << 30, -1};
    each_glyph(rows, blanks, [&](int row, int column, char) {
        box.top = smaller(box.top, row);
        box.bottom = larger(box.bottom, row);
        box.left = smaller(box.left, column);
        box.right = larger(box.right, column);
    });
    return box.any() ? box : Covered{0, -1, 0, -1};
}

CARDTOWN_FN inline void put_place(Output& out, int row, int column) {
    out.put('[');
    out.put_number(row);
    out.put(',');
    out.put_number(column);
    out.put(']');
}

}  // namespace cardtown
