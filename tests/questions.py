"""Random questions about cities, right and wrong ones, for whoever answers them in another way."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from cardtown import questions
from cardtown.games.carson_city import CHARACTER_IDS
from tests.carson_city import boxes

Question = dict[str, Any]
_ODD: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 3, 10**9, -(10**14), "", "h", "é\n\"\\\x7f", "𝄞", "x" * 50,
    [], [[]], {}, {"a": [1, None, "ü"]}, ["ab", "c"], ["^^", "^é"], [0, 0], ["captain", "captain"],
)  # fmt: skip
"""What does not belong into most fields."""


def carson_city(rng: random.Random) -> Question:
    """A city that no game may have seen, in a frame that it may not fit."""
    command = rng.choice(["score", "earnings", "placements", "sellable", "doubts", "box"])
    if command == "sellable":
        return _question(command, "carson-city", {"cards": _cards(rng)})
    if command == "box":
        return _question(command, "carson-city", boxes.part_of_a_game(rng))
    city = {
        "rows": _rows(rng, "hTMRKDBSHGCPY!^._", 10),
        "characters": rng.sample(CHARACTER_IDS, rng.randrange(6)),
    }
    if command in ("score", "earnings"):
        city["sold"] = rng.choice([0, 0, 1, 4])
    if command == "placements":
        city["card"] = ["".join(rng.choices("hTMR.^", k=2)) for _ in range(2)]
    return _question(command, "carson-city", city)


def _cards(rng: random.Random) -> list[dict[str, Any]]:
    """Cards that lie close together, somewhere."""
    far = rng.choice([0, 0, 10**6])
    return [
        {
            "at": [rng.randrange(9) - far, rng.randrange(9)],
            "parcels": ["".join(rng.choices("hM.^", k=2)) for _ in range(2)],
        }
        for _ in range(rng.randrange(12))
    ]


def card_city(rng: random.Random) -> Question:
    """A city that no game may have seen, and that may be too large."""
    command = rng.choice(["score", "earnings", "placements", "developments", "income", "doubts"])
    extra: dict[str, dict[str, Any]] = {
        "score": {"coins": rng.randrange(60)},
        "earnings": {"coins": rng.randrange(-1, 60)},
        "placements": {"coins": rng.randrange(9), "card": rng.choice("RCLIPM")},
        "developments": {"reserve": {"R": rng.randrange(3), "C": rng.randrange(3)}},
    }
    city = {"rows": _rows(rng, "RCLIPM_.", 6), **extra.get(command, {})}
    return _question(command, "card-city", city)


def _rows(rng: random.Random, glyphs: str, end: int) -> list[str]:
    """Rows that are shorter than `end`; now and then with much room around them."""
    height, width = rng.randrange(1, end), rng.randrange(1, end)
    weights = [1] * (len(glyphs) - 2) + [rng.choice([0, 3, 9]), rng.choice([0, 3, 9])]
    rows = ["".join(rng.choices(glyphs, weights, k=width)) for _ in range(height)]
    if rng.randrange(8) == 0:
        left, right = rng.randrange(40), rng.randrange(40)
        rows = ["_" * left + row + "_" * right for row in rows]
        rows[:0] = ["_" * len(rows[0])] * rng.randrange(40)
    return rows


def _question(command: str, game: str, document: Any) -> Question:
    return {"command": command, "game": game, "input": document}


RANDOM: Final[dict[str, Callable[[random.Random], Question]]] = {
    "carson-city": carson_city,
    "card-city": card_city,
}


def spoiled(question: Question, rng: random.Random) -> Question:
    """The question with something in it that may not belong there."""
    copy: Question = json.loads(json.dumps(question))
    holder: Any = copy
    key: Any = "input"
    while isinstance(holder[key], (dict, list)) and holder[key] and rng.randrange(4):
        holder = holder[key]
        key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match rng.randrange(4):
        case 0 if isinstance(holder, dict) and holder is not copy:
            del holder[key]
        case 1 if isinstance(holder, dict) and holder is not copy:
            holder[rng.choice(["x", "kéy", "rows", "cards", "sold"])] = rng.choice(_ODD)
        case 2 if isinstance(holder[key], str):
            holder[key] = _spoiled_text(holder[key], rng)
        case _:
            holder[key] = rng.choice(_ODD)
    return copy


def _spoiled_text(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return (
        text[:at] + rng.choice(["", "x", "é", "𝄞", "\n", "_", "."]) + text[at + rng.randrange(2) :]
    )


def mixture(game: str, count: int, rng: random.Random) -> list[Question]:
    """Questions about a game, a third of them spoiled."""
    asked = [RANDOM[game](rng) for _ in range(count)]
    return [spoiled(one, rng) if rng.randrange(3) == 0 else one for one in asked]


def expected(asked: list[Question]) -> list[dict[str, Any]]:
    """What Python answers, with the texts of errors."""
    return [questions.answer_people(json.dumps(one).encode()) for one in asked]
