// Characters and suits by their names in documents.
#pragma once

#include "../documents.hpp"
#include "characters.hpp"

namespace cardtown::carson_city {

CARDTOWN_FN inline const char* character_name(int character) {
    constexpr const char* NAMES[CHARACTERS] = {
        "auctioneer", "banker",     "captain",  "chinese_worker", "cowboy",  "doctor",
        "editor",     "governor",   "grocer",   "gunsmith",       "heroes",  "indian",
        "lawyer",     "mercenary",  "paperboy", "prospector",     "settler", "sheriff",
        "singer",     "teacher",    "undertaker"};
    return NAMES[character];
}

CARDTOWN_FN inline const char* suit_name(int suit) {
    constexpr const char* NAMES[SUITS] = {"hat", "star", "cactus", "boot", "horseshoe", "cow"};
    return NAMES[suit];
}

CARDTOWN_FN inline bool refuse_character(QuestionContext& context, const Span& name, const Span& where) {
    const Shown shown(name);
    return context.refuse(where, Message("bad-character").with("said", shown.span()), shown.span(),
                         " is not a character");
}

}  // namespace cardtown::carson_city
