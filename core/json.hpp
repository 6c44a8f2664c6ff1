// JSON without allocation: a reader that decodes texts in place, and a writer.
//
// The reader accepts only what it can read exactly as Python does. It declines whatever is
// malformed, ambiguous or too large for it (numbers with a decimal point, duplicate keys, lone
// surrogates), and the caller has to ask Python, which decides what is valid.
#pragma once

#include "portable.hpp"

namespace cardtown {

// A text in UTF-8.
struct Span {
    const char* text;
    int size;

    CARDTOWN_FN constexpr Span() : text(""), size(0) {}
    CARDTOWN_FN constexpr Span(const char* text, int size) : text(text), size(size) {}
    CARDTOWN_FN constexpr Span(const char* text) : text(text), size(0) {
        while (text[size]) ++size;
    }

    CARDTOWN_FN constexpr bool operator==(const Span& other) const {
        if (size != other.size) return false;
        for (int i = 0; i < size; ++i)
            if (text[i] != other.text[i]) return false;
        return true;
    }
};

// The number of bytes of the character that starts with this one.
CARDTOWN_FN constexpr int character_size(char first) {
    const uint8_t byte = uint8_t(first);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

// The first character of a text, which must not be empty.
CARDTOWN_FN constexpr uint32_t first_character(const Span& span) {
    const int size = character_size(span.text[0]);
    uint32_t character = uint8_t(span.text[0]);
    if (size > 1) character &= 0xff >> (size + 1);
    for (int i = 1; i < size; ++i) character = character << 6 | (uint8_t(span.text[i]) & 0x3f);
    return character;
}

CARDTOWN_FN constexpr int count_characters(const Span& span) {
    int count = 0;
    for (int i = 0; i < span.size; ++i) count += (uint8_t(span.text[i]) & 0xc0) != 0x80;
    return count;
}

enum class Json : uint8_t { NOTHING, NO, YES, NUMBER, TEXT, LIST, OBJECT };

// A value of a document. The items of a list or an object are its children; those of an object have
// keys.
// keys.
struct Value {
    Json kind;
    int32_t count;  // of the children
    const Value* first;
    const Value* next;
    Span key;
    Span text;
    int64_t number;

    // The child with that key, or null.
    CARDTOWN_FN const Value* find(const Span& wanted) const {
        for (const Value* one = first; one; one = one->next)
            if (one->key == wanted) return one;
        return nullptr;
    }
};

class JsonReader {
   public:
    CARDTOWN_FN JsonReader(char* text, int size) : at_(text), end_(text + size), used_(0) {}

    // The document; null if it is declined. It is valid as long as the reader and the text, which
    // reading overwrites.
    CARDTOWN_FN const Value* read() {
        Value* value = read_value(0);
        skip_blanks();
        return value && at_ == end_ ? value : nullptr;
    }

   private:
    static constexpr int MOST_VALUES = 2048;
    static constexpr int DEEPEST = 16;
    static constexpr int MOST_DIGITS = 15;

    CARDTOWN_FN void skip_blanks() {
        while (at_ < end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\n' || *at_ == '\r')) ++at_;
    }

    CARDTOWN_FN bool skip(char wanted) {
        skip_blanks();
        if (at_ == end_ || *at_ != wanted) return false;
        ++at_;
        return true;
    }

    CARDTOWN_FN bool skip_word(const Span& word) {
        if (end_ - at_ < word.size || !(Span(at_, word.size) == word)) return false;
        at_ += word.size;
        return true;
    }

    CARDTOWN_FN Value* read_value(int depth) {
        skip_blanks();
        if (at_ == end_ || used_ == MOST_VALUES || depth == DEEPEST) return nullptr;
        Value* value = &values_[used_++];
        *value = Value{};
        bool well = false;
        switch (*at_) {
            case '"':
                value->kind = Json::TEXT;
                well = read_text(value->text);
                break;
            case '[': well = read_children(*value, Json::LIST, ']', depth); break;
            case '{': well = read_children(*value, Json::OBJECT, '}', depth); break;
            case 'n': well = skip_word("null"); break;
            case 't':
                value->kind = Json::YES;
                well = skip_word("true");
                break;
            case 'f':
                value->kind = Json::NO;
                well = skip_word("false");
                break;
            default:
                value->kind = Json::NUMBER;
                well = read_number(value->number);
        }
        return well ? value : nullptr;
    }

    CARDTOWN_FN bool read_children(Value& parent, Json kind, char last, int depth) {
        parent.kind = kind;
        ++at_;
        if (skip(last)) return true;
        Value* before = nullptr;
        do {
            Span key;
            if (kind == Json::OBJECT) {
                skip_blanks();
                if (at_ == end_ || *at_ != '"' || !read_text(key) || !skip(':')) return false;
                if (parent.find(key)) return false;
            }
            Value* child = read_value(depth + 1);
            if (!child) return false;
            child->key = key;
            if (before)
                before->next = child;
            else
                parent.first = child;
            before = child;
            ++parent.count;
        } while (skip(','));
        return skip(last);
    }

    CARDTOWN_FN bool read_number(int64_t& number) {
        const bool negative = *at_ == '-';
        if (negative) ++at_;
        const char* begin = at_;
        number = 0;
        for (; at_ < end_ && *at_ >= '0' && *at_ <= '9'; ++at_) {
            if (at_ - begin == MOST_DIGITS) return false;
            number = 10 * number + (*at_ - '0');
        }
        if (at_ == begin || (*begin == '0' && at_ - begin > 1)) return false;
        if (at_ < end_ && (*at_ == '.' || *at_ == 'e' || *at_ == 'E')) return false;
        if (negative) number = -number;
        return true;
    }

    // Decode a text in place: decoding never makes it longer.
    CARDTOWN_FN bool read_text(Span& text) {
        char* out = ++at_;
        const char* begin = out;
        while (at_ < end_ && *at_ != '"') {
            if (*at_ == '\\') {
                if (!read_escaped(out)) return false;
            } else if (!read_character(out)) {
                return false;
            }
        }
        if (at_ == end_) return false;
        ++at_;
        text = Span(begin, int(out - begin));
        return true;
    }

    CARDTOWN_FN bool read_character(char*& out) {
        const uint8_t byte = uint8_t(*at_);
        if (byte < 0x20 || (byte >= 0x80 && byte < 0xc2) || byte > 0xf4) return false;
        const int size = character_size(*at_);
        if (end_ - at_ < size) return false;
        for (int i = 1; i < size; ++i)
            if ((uint8_t(at_[i]) & 0xc0) != 0x80) return false;
        const uint32_t character = first_character(Span(at_, size));
        constexpr uint32_t LEAST[5] = {0, 0, 0x80, 0x800, 0x10000};
        if (character < LEAST[size] || character > 0x10ffff || is_surrogate(character)) return false;
        for (int i = 0; i < size; ++i) *out++ = *at_++;
        return true;
    }

    CARDTOWN_FN bool read_escaped(char*& out) {
        if (end_ - at_ < 2) return false;
        const char letter = at_[1];
        at_ += 2;
        switch (letter) {
            case '"':
            case '\\':
            case '/': *out++ = letter; return true;
            case 'b': *out++ = '\b'; return true;
            case 'f': *out++ = '\f'; return true;
            case 'n': *out++ = '\n'; return true;
            case 'r': *out++ = '\r'; return true;
            case 't': *out++ = '\t'; return true;
            case 'u': return read_code(out);
            default: return false;
        }
    }

    CARDTOWN_FN bool read_code(char*& out) {
        uint32_t character;
        if (!read_hexadecimal(character)) return false;
        if (is_surrogate(character)) {
            uint32_t low;
            if (character >= 0xdc00 || !skip_word("\\u") || !read_hexadecimal(low)) return false;
            if (low < 0xdc00 || low > 0xdfff) return false;
            character = 0x10000 + ((character - 0xd800) << 10) + (low - 0xdc00);
        }
        if (character < 0x80) {
            *out++ = char(character);
            return true;
        }
        const int more = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
        constexpr uint8_t FIRST[4] = {0, 0xc0, 0xe0, 0xf0};
        *out++ = char(FIRST[more] | character >> 6 * more);
        for (int i = more - 1; i >= 0; --i) *out++ = char(0x80 | (character >> 6 * i & 0x3f));
        return true;
    }

    CARDTOWN_FN bool read_hexadecimal(uint32_t& number) {
        number = 0;
        if (end_ - at_ < 4) return false;
        for (int i = 0; i < 4; ++i) {
            const char digit = *at_++;
            number <<= 4;
            if (digit >= '0' && digit <= '9')
                number |= uint32_t(digit - '0');
            else if ((digit >= 'a' && digit <= 'f') || (digit >= 'A' && digit <= 'F'))
                number |= uint32_t((digit & 15) + 9);
            else
                return false;
        }
        return true;
    }

    CARDTOWN_FN static bool is_surrogate(uint32_t character) {
        return character >= 0xd800 && character <= 0xdfff;
    }

    char* at_;
    char* end_;
    int used_;
    Value values_[MOST_VALUES];
};

// A buffer for text of limited size; what does not fit is dropped, and `full` is set.
template <int SIZE>
class TextBuffer {
   public:
    CARDTOWN_FN void put(char letter) {
        if (size_ == SIZE)
            full_ = true;
        else
            text_[size_++] = letter;
    }
    CARDTOWN_FN void put(const Span& span) {
        for (int i = 0; i < span.size; ++i) put(span.text[i]);
    }
    CARDTOWN_FN void put_number(int64_t number) {
        char digits[20];
        int count = 0;
        if (number < 0) put('-');
        uint64_t left = number < 0 ? 0 - uint64_t(number) : uint64_t(number);
        do digits[count++] = char('0' + left % 10);
        while (left /= 10);
        while (count) put(digits[--count]);
    }

    CARDTOWN_FN void clear() { size_ = 0, full_ = false; }
    CARDTOWN_FN bool full() const { return full_; }
    CARDTOWN_FN Span span() const { return Span(text_, size_); }

   private:
    int size_ = 0;
    bool full_ = false;
    char text_[SIZE];
};

// Write a value as Python's `json.dumps` does, in ASCII.
template <class Out>
CARDTOWN_FN void put_json(Out& out, const Span& text) {
    const auto put_code = [&](uint32_t code) {
        out.put("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) out.put("0123456789abcdef"[code >> shift & 15]);
    };
    out.put('"');
    for (int i = 0; i < text.size; i += character_size(text.text[i])) {
        const uint32_t character = first_character(Span(text.text + i, text.size - i));
        switch (character) {
            case '"': out.put("\\\""); break;
            case '\\': out.put("\\\\"); break;
            case '\b': out.put("\\b"); break;
            case '\f': out.put("\\f"); break;
            case '\n': out.put("\\n"); break;
            case '\r': out.put("\\r"); break;
            case '\t': out.put("\\t"); break;
            default:
                if (character >= 0x10000) {
                    put_code(0xd800 + ((character - 0x10000) >> 10));
                    put_code(0xdc00 + ((character - 0x10000) & 0x3ff));
                } else if (character < 0x20 || character > 0x7e) {
                    put_code(character);
                } else {
                    out.put(char(character));
                }
        }
    }
    out.put('"');
}

template <class Out>
CARDTOWN_FN void put_json(Out& out, const Value& value) {
    switch (value.kind) {
        case Json::NOTHING: out.put("null"); return;
        case Json::NO: out.put("false"); return;
        case Json::YES: out.put("true"); return;
        case Json::NUMBER: out.put_number(value.number); return;
        case Json::TEXT: put_json(out, value.text); return;
        default: break;
    }
    const bool is_object = value.kind == Json::OBJECT;
    out.put(is_object ? '{' : '[');
    for (const Value* one = value.first; one; one = one->next) {
        if (one != value.first) out.put(", ");
        if (is_object) {
            put_json(out, one->key);
            out.put(": ");
        }
        put_json(out, *one);
    }
    out.put(is_object ? '}' : ']');
}

}  // namespace cardtown
