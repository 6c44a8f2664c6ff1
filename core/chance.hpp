// Chance without a hidden generator: every shuffle is a function of (seed, label, items), as in the
// Python twin, core/chance.py, which describes the method.
#pragma once

#include "sha_instructions.hpp"

namespace cardtown {

// SHA-256 (FIPS 180-4).
class Sha256 {
   public:
    CARDTOWN_FN Sha256()
        : state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19} {}

    CARDTOWN_FN void add(uint8_t byte) {
        block_[length_++ % 64] = byte;
        if (length_ % 64 == 0) digest_block();
    }

    CARDTOWN_LARGE void add(const char* text, size_t size) {
        for (size_t i = 0; i < size; ++i) add(uint8_t(text[i]));
    }

    CARDTOWN_FN void add_decimal(uint64_t number) {
        // No recursion, so that a GPU compiler can tell how much stack this needs.
        uint8_t digits[20];
        int count = 0;
        do digits[count++] = uint8_t('0' + number % 10);
        while (number /= 10);
        while (count) add(digits[--count]);
    }

    // The digest as eight big-endian numbers; nothing can be added afterwards.
    CARDTOWN_LARGE void finish(uint32_t digest[8]) {
        const uint64_t bits = length_ * 8;
        add(uint8_t(0x80));
        if (length_ % 64 > 56) fill_with_zeros(64);
        fill_with_zeros(56);
        for (int i = 0; i < 8; ++i) block_[56 + i] = uint8_t(bits >> (56 - 8 * i));
        digest_block();
        for (int i = 0; i < 8; ++i) digest[i] = state_[i];
    }

   private:
    // Fill the block up with zeros; a full one is digested.
    CARDTOWN_FN void fill_with_zeros(int size) {
        for (int at = int(length_ % 64); at < size; ++at) block_[at] = 0;
        length_ += uint64_t(size) - length_ % 64;
        if (size == 64) digest_block();
    }

    CARDTOWN_FN static uint32_t rotate(uint32_t word, int by) {
        return word >> by | word << (32 - by);
    }

    CARDTOWN_LARGE void digest_block() {
        static constexpr uint32_t ROUND[64] = {
            0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
            0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
            0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
            0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
            0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
            0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
            0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
            0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
            0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
            0xc67178f2};
#if defined(CARDTOWN_SHA)
        if (has_sha_instructions) return digest_by_instructions(state_, block_, ROUND);
#endif
        uint32_t words[64];
        for (int i = 0; i < 16; ++i)
            words[i] = uint32_t(block_[4 * i]) << 24 | uint32_t(block_[4 * i + 1]) << 16 |
                       uint32_t(block_[4 * i + 2]) << 8 | uint32_t(block_[4 * i + 3]);
        for (int i = 16; i < 64; ++i) {
            const uint32_t two = words[i - 2], fifteen = words[i - 15];
            words[i] = words[i - 16] + words[i - 7] +
                       (rotate(fifteen, 7) ^ rotate(fifteen, 18) ^ fifteen >> 3) +
                       (rotate(two, 17) ^ rotate(two, 19) ^ two >> 10);
        }
        uint32_t a = state_[0], b = state_[1], c = state_[2], d = state_[3];
        uint32_t e = state_[4], f = state_[5], g = state_[6], h = state_[7];
        for (int i = 0; i < 64; ++i) {
            const uint32_t one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
                                 ((e & f) ^ (~e & g)) + ROUND[i] + words[i];
            const uint32_t two =
                (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + one;
            d = c, c = b, b = a, a = one + two;
        }
        state_[0] += a, state_[1] += b, state_[2] += c, state_[3] += d;
        state_[4] += e, state_[5] += f, state_[6] += g, state_[7] += h;
    }

    uint32_t state_[8];
    uint8_t block_[64];
    uint64_t length_ = 0;
};

// A seed or a label, in UTF-8.
struct Text {
    const char* text;
    size_t size;

    CARDTOWN_FN constexpr Text(const char* text, size_t size) : text(text), size(size) {}
    CARDTOWN_FN constexpr Text(const char* text) : text(text), size(0) {
        while (text[size]) ++size;
    }
};

// The endless stream of 32-bit numbers for (seed, label).
class Stream {
   public:
    CARDTOWN_FN Stream(const Text& seed, const Text& label) {
        prefix_.add(seed.text, seed.size);
        prefix_.add("\n", 1);
        prefix_.add(label.text, label.size);
        prefix_.add("\n", 1);
    }

    // The next number below `n`, all equally likely.
    CARDTOWN_FN uint32_t below(uint32_t n) {
        const uint64_t span = uint64_t(1) << 32;
        const uint64_t limit = span - span % n;
        uint64_t number = next();
        while (number >= limit) number = next();
        return uint32_t(number % n);
    }

   private:
    CARDTOWN_FN uint32_t next() {
        if (used_ == 8) {
            Sha256 block = prefix_;
            block.add_decimal(counter_++);
            block.finish(numbers_);
            used_ = 0;
        }
        return numbers_[used_++];
    }

    Sha256 prefix_;
    uint64_t counter_ = 0;
    uint32_t numbers_[8];
    int used_ = 8;
};

// Shuffle the items by (seed, label).
template <class T>
CARDTOWN_LARGE void shuffle(const Text& seed, const Text& label, T* items, int count) {
    Stream stream(seed, label);
    for (int i = count - 1; i > 0; --i) {
        const uint32_t j = stream.below(uint32_t(i + 1));
        const T item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

// A fast generator (SplitMix64) for random play and for resampling: for nothing that a record must
// reproduce.
struct Rng {
    static constexpr uint64_t STEP = 0x9e3779b97f4a7c15;

    uint64_t state;

    // A separate generator for one of many games.
    CARDTOWN_FN Rng branch(uint64_t number) const {
        Rng other{state ^ number * 0xd1342543de82ef95};
        return Rng{other.next()};
    }

    CARDTOWN_FN uint64_t next() {
        uint64_t mixed = state += STEP;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        return mixed ^ mixed >> 31;
    }

    // A number below `n`; its bias, less than n in 2**32, is too small to matter.
    CARDTOWN_FN uint32_t below(uint32_t n) { return uint32_t((next() >> 32) * n >> 32); }

    // A number from 0 up to, but not including, 1.
    CARDTOWN_FN double chance() { return double(next() >> 11) * 0x1p-53; }

    template <class T>
    CARDTOWN_FN void shuffle(T* items, int count) {
        for (int i = count - 1; i > 0; --i) {
            const uint32_t j = below(uint32_t(i + 1));
            const T item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }
};

}  // namespace cardtown
