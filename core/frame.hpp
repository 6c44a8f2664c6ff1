// Boards, which are sets of cells as bits, and the frame in which a city floats. The Python twins:
// games/boards.py and games/frame.py.
#pragma once

#include "portable.hpp"

// If the compiler has 128-bit integers, shifting them is faster than shifting two words;
// WebAssembly has no instruction for it.
#if defined(__SIZEOF_INT128__) && !defined(__wasm__)
#define CARDTOWN_WHOLE
#endif

namespace cardtown {

// A set of cells: one bit each, in as many words as needed.
template <int WORDS>
struct Bits {
    uint64_t words[WORDS];

    CARDTOWN_FN static constexpr Bits of(int cell) {
        Bits board{};
        for (int i = 0; i < WORDS; ++i)
            board.words[i] = cell >> 6 == i ? uint64_t(1) << (cell & 63) : 0;
        return board;
    }

    CARDTOWN_FN constexpr bool has(int cell) const { return words[cell >> 6] >> (cell & 63) & 1; }

    CARDTOWN_FN constexpr bool any() const {
        uint64_t all = 0;
        for (int i = 0; i < WORDS; ++i) all |= words[i];
        return all != 0;
    }

    CARDTOWN_FN int count() const {
        int sum = 0;
        for (int i = 0; i < WORDS; ++i) sum += count_bits(words[i]);
        return sum;
    }

    // The number of the lowest cell; there must be one.
    CARDTOWN_FN int first() const {
        for (int i = 0; i < WORDS - 1; ++i)
            if (words[i]) return 64 * i + lowest_bit(words[i]);
        return 64 * (WORDS - 1) + lowest_bit(words[WORDS - 1]);
    }

    // The number of the highest cell; there must be one.
    CARDTOWN_FN int last() const {
        int i = WORDS - 1;
        while (!words[i]) --i;
        return 64 * i + highest_bit(words[i]);
    }

    // The cell with exactly `others` set cells before it; there must be more than that.
    CARDTOWN_FN int nth(int others) const {
        int i = 0;
        for (; others >= count_bits(words[i]); ++i) others -= count_bits(words[i]);
        uint64_t left = words[i];
        for (; others; --others) left &= left - 1;
        return 64 * i + lowest_bit(left);
    }

    // The board of the lowest cell alone; there must be one.
    CARDTOWN_FN constexpr Bits lowest() const {
        Bits board{};
        uint64_t before = 0;
        for (int i = 0; i < WORDS; ++i) {
            board.words[i] = before ? 0 : words[i] & -words[i];
            before |= words[i];
        }
        return board;
    }

    // Call `use` with the number of every cell, lowest (upper left) first.
    template <class Use>
    CARDTOWN_FN void each(Use use) const {
        for (int i = 0; i < WORDS; ++i)
            for (uint64_t left = words[i]; left; left &= left - 1) use(64 * i + lowest_bit(left));
    }

    CARDTOWN_FN constexpr bool operator==(const Bits& other) const {
        uint64_t differ = 0;
        for (int i = 0; i < WORDS; ++i) differ |= words[i] ^ other.words[i];
        return differ == 0;
    }

    CARDTOWN_FN constexpr Bits& operator|=(const Bits& other) {
        for (int i = 0; i < WORDS; ++i) words[i] |= other.words[i];
        return *this;
    }

    CARDTOWN_FN constexpr Bits& operator&=(const Bits& other) {
        for (int i = 0; i < WORDS; ++i) words[i] &= other.words[i];
        return *this;
    }

    CARDTOWN_FN friend constexpr Bits operator|(Bits one, const Bits& other) { return one |= other; }
    CARDTOWN_FN friend constexpr Bits operator&(Bits one, const Bits& other) { return one &= other; }

    CARDTOWN_FN constexpr Bits operator~() const {
        Bits board{};
        for (int i = 0; i < WORDS; ++i) board.words[i] = ~words[i];
        return board;
    }

    // Bits shifted out at either end are lost.
    CARDTOWN_FN constexpr Bits operator<<(int steps) const {
#if defined(CARDTOWN_WHOLE)
        if constexpr (WORDS == 2) return of_whole(steps < 128 ? whole() << steps : 0);
#endif
        const int whole = steps >> 6, part = steps & 63;
        Bits board{};
        for (int i = WORDS - 1; i >= whole; --i) {
            board.words[i] = words[i - whole] << part;
            if (part && i > whole) board.words[i] |= words[i - whole - 1] >> (64 - part);
        }
        return board;
    }

    CARDTOWN_FN constexpr Bits operator>>(int steps) const {
#if defined(CARDTOWN_WHOLE)
        if constexpr (WORDS == 2) return of_whole(steps < 128 ? whole() >> steps : 0);
#endif
        const int whole = steps >> 6, part = steps & 63;
        Bits board{};
        for (int i = 0; i + whole < WORDS; ++i) {
            board.words[i] = words[i + whole] >> part;
            if (part && i + whole + 1 < WORDS)
                board.words[i] |= words[i + whole + 1] << (64 - part);
        }
        return board;
    }

#if defined(CARDTOWN_WHOLE)
   private:
    using Whole = unsigned __int128;

    CARDTOWN_FN constexpr Whole whole() const { return Whole(words[1]) << 64 | words[0]; }
    CARDTOWN_FN static constexpr Bits of_whole(Whole all) {
        return Bits{{uint64_t(all), uint64_t(all >> 64)}};
    }
#endif
};

// A frame of SPAN x SPAN cells. Cell (r, c) is bit (r + 1) * WIDTH + c + 1 of a board; the cells
// around the frame are never covered, so shifting a board by a row or a column is safe.
template <int SPAN>
struct Frame {
    static constexpr int WIDTH = SPAN + 1;
    static constexpr int BITS = WIDTH * (WIDTH + 1);
    using Board = Bits<(BITS + 63) / 64>;

    // Top, bottom, left and right, in rows and columns of the frame.
    struct Box {
        int8_t top, bottom, left, right;

        CARDTOWN_FN constexpr bool operator==(const Box& other) const {
            return top == other.top && bottom == other.bottom && left == other.left &&
                   right == other.right;
        }

        // Extend the box by a piece of `side` x `side` cells; returns whether it has grown.
        CARDTOWN_FN bool extend(int cell, int side = 1) {
            const int row = row_of(cell), column = column_of(cell);
            const Box before = *this;
            top = int8_t(smaller<int>(top, row));
            bottom = int8_t(larger<int>(bottom, row + side - 1));
            left = int8_t(smaller<int>(left, column));
            right = int8_t(larger<int>(right, column + side - 1));
            return !(before == *this);
        }
    };

    CARDTOWN_FN static constexpr int cell(int row, int column) {
        return (row + 1) * WIDTH + column + 1;
    }
    CARDTOWN_FN static constexpr int row_of(int cell) { return cell / WIDTH - 1; }
    CARDTOWN_FN static constexpr int column_of(int cell) { return cell % WIDTH - 1; }

    // The empty box: extended by a piece, it becomes the box of that piece.
    CARDTOWN_FN static constexpr Box nowhere() { return Box{SPAN, -1, SPAN, -1}; }

    // The cells that share a side with cells of the board.
    CARDTOWN_FN static constexpr Board beside(const Board& board) {
        return board << 1 | board >> 1 | board << WIDTH | board >> WIDTH;
    }

    // The cells where a piece of `side` x `side` keeps a city with this box within height x width.
    CARDTOWN_FN static Board fitting(const Box& box, int height, int width, int side = 1) {
        Board board{};
        if (box.bottom - box.top >= height || box.right - box.left >= width) return board;
        const int first = larger(box.right - width + 1, 0);
        const int columns = smaller(box.left + width, SPAN) - side + 1 - first;
        Board line{};
        for (int i = 0; i < columns; ++i) line |= Board::of(i);
        const int last_row = smaller(box.top + height, SPAN) - side;
        for (int row = larger(box.bottom - height + 1, 0); row <= last_row; ++row)
            board |= line << cell(row, first);
        return board;
    }
};

}  // namespace cardtown
