// SHA-256 of the core, with the processor's instructions for it or without.
#include "../../core/chance.hpp"

extern "C" __attribute__((visibility("default"))) void digest(const char* text, size_t size,
                                                              bool plain, uint32_t* out) {
    using namespace cardtown;
#if defined(CARDTOWN_SHA)
    has_sha_instructions = !plain && find_sha_instructions();
#else
    (void)plain;
#endif
    Sha256 hash;
    hash.add(text, size);
    hash.finish(out);
}
