// Compiler differences between g++, clang, nvcc, and zig for WebAssembly.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Marks every function of the core, so that nvcc compiles it for the GPU as well.
#if defined(__CUDACC__)
#define CARDTOWN_FN __host__ __device__
// Large functions are not inlined: nvcc would copy them everywhere and take very long.
#define CARDTOWN_LARGE __host__ __device__ __noinline__
#else
#define CARDTOWN_FN
#define CARDTOWN_LARGE
#endif

namespace cardtown {

template <class T>
CARDTOWN_FN constexpr T smaller(T one, T other) {
    return other < one ? other : one;
}

template <class T>
CARDTOWN_FN constexpr T larger(T one, T other) {
    return one < other ? other : one;
}

// The number of bits that are set.
CARDTOWN_FN inline int count_bits(uint64_t word) {
#if defined(__CUDA_ARCH__)
    return __popcll(word);
#else
    return __builtin_popcountll(word);
#endif
}

// The number of the lowest bit that is set; there must be one.
CARDTOWN_FN inline int lowest_bit(uint64_t word) {
#if defined(__CUDA_ARCH__)
    return __ffsll(static_cast<long long>(word)) - 1;
#else
    return __builtin_ctzll(word);
#endif
}

// The number of the highest bit that is set; there must be one.
CARDTOWN_FN inline int highest_bit(uint64_t word) {
#if defined(__CUDA_ARCH__)
    return 63 - __clzll(static_cast<long long>(word));
#else
    return 63 - __builtin_clzll(word);
#endif
}

}  // namespace cardtown
