// Observations: what a seat may know as a vector of numbers, for machine learning.
#pragma once

#include "portable.hpp"

namespace cardtown {

// The numbers of a part of an observation. Most of them are zeros, so the buffer must be zeroed
// first: only other values are written.
template <class Number>
struct Numbers {
    Number* numbers;

    CARDTOWN_FN Numbers from(int place) const { return {numbers + place}; }
    CARDTOWN_FN void put(int place, int value) const { numbers[place] = Number(value); }
    // Write a 1 for every bit that is set.
    CARDTOWN_FN void mark(int place, uint64_t bits) const {
        for (; bits; bits &= bits - 1) put(place + lowest_bit(bits), 1);
    }
};

// As bytes, numbers are clamped to 0 to 255; only scores and coins can exceed that.
template <>
CARDTOWN_FN inline void Numbers<uint8_t>::put(int place, int value) const {
    numbers[place] = uint8_t(smaller(larger(value, 0), 255));
}

// The bits of seats, counted in turn order from the viewer.
CARDTOWN_FN inline uint32_t seen_from(int viewer, uint32_t seats, int count) {
    return (seats >> viewer | seats << (count - viewer)) & ((1u << count) - 1);
}

// Write a whole observation. A game's `Codec` defines the sizes and contents of its parts.
template <class Codec, class Table, class Number>
CARDTOWN_FN void observe(const Table& table, int seats, int viewer, Number* out) {
    const int size = Codec::size(seats);
    for (int i = 0; i < size; ++i) out[i] = 0;
    Codec::write_shared(table, viewer, Numbers<Number>{out});
    for (int k = 0; k < seats; ++k)
        Codec::write_seat(table, viewer, (viewer + k) % seats,
                          Numbers<Number>{out + Codec::shared_size(seats) + k * Codec::BLOCK});
}

}  // namespace cardtown
