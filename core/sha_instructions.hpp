// SHA-256 by the instructions that many processors have for it: most of the work of dealing.
#pragma once

#include "portable.hpp"

#if defined(__x86_64__) && defined(__has_builtin) && !defined(__CUDACC__)
#if __has_builtin(__builtin_shufflevector)
#define CARDTOWN_SHA
#endif
#endif

#if defined(CARDTOWN_SHA)
#include <cpuid.h>

namespace cardtown {

inline bool find_sha_instructions() {
    constexpr unsigned SHA = 1u << 29;
    unsigned a, b, c, d;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & SHA;
}

inline bool has_sha_instructions = find_sha_instructions();

// Four words, the first one lowest; the compiler's functions want them signed.
using Words = uint32_t __attribute__((vector_size(16)));
using Signed = int __attribute__((vector_size(16)));

__attribute__((target("sha,sse4.1"))) inline void digest_by_instructions(
    uint32_t state[8], const uint8_t block[64], const uint32_t rounds[64]) {
    // The processor wants the letters of the standard in this order.
    const Words abef{state[5], state[4], state[1], state[0]};
    const Words cdgh{state[7], state[6], state[3], state[2]};
    uint32_t swapped[16];
    __builtin_memcpy(swapped, block, sizeof swapped);
    for (uint32_t& word : swapped) word = __builtin_bswap32(word);
    Words words[4], even = abef, odd = cdgh;
    __builtin_memcpy(words, swapped, sizeof words);
    for (int i = 0; i < 16; ++i) {
        Words& first = words[i % 4];
        const Words second = words[(i + 1) % 4], third = words[(i + 2) % 4], last = words[(i + 3) % 4];
        Words added;
        __builtin_memcpy(&added, rounds + 4 * i, sizeof added);
        added += first;
        const Words rest = __builtin_shufflevector(added, added, 2, 3, 2, 3);
        odd = Words(__builtin_ia32_sha256rnds2(Signed(odd), Signed(even), Signed(added)));
        even = Words(__builtin_ia32_sha256rnds2(Signed(even), Signed(odd), Signed(rest)));
        // The words four steps on; those of the last steps are not used.
        first = Words(__builtin_ia32_sha256msg1(Signed(first), Signed(second))) +
                __builtin_shufflevector(third, last, 1, 2, 3, 4);
        first = Words(__builtin_ia32_sha256msg2(Signed(first), Signed(last)));
    }
    even += abef, odd += cdgh;
    const uint32_t order[8] = {even[3], even[2], odd[3], odd[2], even[1], even[0], odd[1], odd[0]};
    __builtin_memcpy(state, order, sizeof order);
}

}  // namespace cardtown
#endif
