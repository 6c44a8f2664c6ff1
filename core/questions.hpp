// Questions about cities that need no table: one JSON document in, one out. The Python twin gives
// the same answers: questions.py.
#pragma once

#include "card_city/queries.hpp"
#include "carson_city/queries.hpp"

namespace cardtown {

// Write the answer to a question, overwriting the question; false if Python must be asked.
CARDTOWN_FN inline bool answer(char* question, int size, JsonReader& reader, Output& out) {
    out.clear();
    reader = JsonReader(question, size);
    const Value* document = reader.read();
    if (!document || document->kind != Json::OBJECT || document->count != 3) return false;
    const Value* command = document->find("command");
    const Value* game = document->find("game");
    const Value* input = document->find("input");
    if (!command || !game || !input) return false;
    if (command->kind != Json::TEXT || game->kind != Json::TEXT) return false;
    QuestionContext context(out);
    out.put("{\"output\":");
    bool right = false;
    if (game->text == "carson-city")
        right = carson_city::answer(context, command->text, *input);
    else if (game->text == "card-city")
        right = card_city::answer(context, command->text, *input);
    else
        return false;
    if (right) out.put('}');
    return context.answered(right);
}

}  // namespace cardtown
