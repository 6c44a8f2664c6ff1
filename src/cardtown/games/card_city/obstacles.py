"""Why an action of Card City is refused: the rule, a sentence in English, and its text's id."""

from __future__ import annotations

from typing import Final

from cardtown.core.messages import Message, message
from cardtown.games.card_city.buildings import COMMERCIAL, NAMES, RESIDENTIAL
from cardtown.games.obstacle import Obstacle

# --- where nothing may stand (K3) --------------------------------------------------------------

TOO_LARGE: Final = Obstacle(
    "K3.1", "the city would be larger than 5 × 5", Message("refused-city-larger")
)
OCCUPIED: Final = Obstacle(
    "K3.1", "a building stands there already", Message("refused-city-occupied")
)
APART: Final = Obstacle(
    "K3.2", "the cell is not adjacent to a building of the city", Message("refused-city-apart")
)
BESIDE_INDUSTRY: Final = Obstacle(
    "K3.5",
    "a Residential and an Industrial may not be adjacent",
    Message("refused-city-beside-industry"),
)
MUST_BUILD: Final = Obstacle(
    "K3.7", "a card that can be built must be built", Message("refused-city-must-build")
)


def limit_reached(limit: int, industrials: int) -> Obstacle:
    """The city has as many buildings as its Industrials allow."""
    return Obstacle(
        "K3.3",
        f"the city limit of {limit} buildings that are not Industrial, "
        f"with {industrials} Industrials, is reached",
        message("refused-city-limit", limit=limit, industrials=industrials),
    )


def beside_own_kind(kind: str) -> Obstacle:
    """Residentials and Commercials are not built beside their own kind."""
    name = _name_of(kind)
    return Obstacle(
        "K3.4",
        f"a {name} may not be built adjacent to a {name}",
        message("refused-city-own-kind", kind=kind),
    )


def unpaid(price: int, coins: int) -> Obstacle:
    """A Leisure that the seat can't pay."""
    return Obstacle(
        "K3.6",
        f"a Leisure costs {price} coins; there are {coins}",
        message("refused-city-unpaid", price=price, coins=coins),
    )


def not_in_hand(kind: str, hand: str) -> Obstacle:
    """A card that the seat does not hold."""
    said = kind[:60]
    held = ", ".join(hand)
    return Obstacle(
        "K3.7",
        f"{said!r} is not in hand; there are {held}",
        message("refused-city-not-in-hand", said=said, hand=held),
    )


# --- where no district develops (K4) -----------------------------------------------------------

NO_DEVELOPMENT: Final = Obstacle(
    "K4.1",
    "only Residential and Commercial districts develop",
    Message("refused-city-no-development"),
)


def no_district(kind: str) -> Obstacle:
    """The cell touches no district of the kind."""
    return Obstacle(
        "K4.4",
        f"the cell is not adjacent to a {_name_of(kind)} district",
        message("refused-city-no-district", kind=kind),
    )


def joins(kind: str) -> Obstacle:
    """Two districts would become one."""
    return Obstacle(
        "K4.4",
        f"the new {_name_of(kind)} would join two districts",
        message("refused-city-joins", kind=kind),
    )


def developed_already(kind: str) -> Obstacle:
    """With the switch ``development=once``, a district grows once in a round."""
    return Obstacle(
        "K4.5",
        f"the {_name_of(kind)} district has developed in this round already",
        message("refused-city-developed", kind=kind),
    )


def unsupported(kind: str) -> Obstacle:
    """A district that lacks neighbours to grow."""
    rule, counted = _COUNTED[kind]
    return Obstacle(
        rule,
        f"the {_name_of(kind)} district is not adjacent to enough {counted}",
        message("refused-city-unsupported", kind=kind),
    )


def none_in_reserve(kind: str) -> Obstacle:
    """The Reserve has run out of a kind."""
    return Obstacle(
        "K4.5",
        f"the Reserve has no card {kind} left",
        message("refused-city-reserve", kind=kind),
    )


# --- what does not fit the moment ----------------------------------------------------------------


def not_divided(last: int, each: int, half: int, example: str) -> Obstacle:
    """Cards that are not divided as they have to be."""
    return Obstacle(
        "K2.2",
        f"the cards 0 to {last} are divided into {each} in the open lot, "
        f"{half} face up and {half} face down, such as {example!r}",
        message("refused-city-not-divided", last=last, each=each, half=half, example=example),
    )


def same_division(text: str) -> Obstacle:
    """A division that is an option, but has another text form."""
    return Obstacle(
        "K2.2",
        f"cards of one kind are the same: this division is written {text!r}",
        message("refused-city-same-division", written=text),
    )


def not_kept(choices: str) -> Obstacle:
    """Cards that may be kept, but in another text form."""
    return Obstacle(
        "K2.4",
        f"cards of one kind are the same: keep one of {choices}",
        message("refused-city-not-kept", choices=choices),
    )


def not_due(due: str, said: str, seat: int) -> Obstacle:
    """An action of another moment; `due` is one of ``DUE``."""
    rule, choice = DUE[due]
    said = said[:60]
    return Obstacle(
        rule,
        f"{said!r} does not fit here: seat {seat} has to {choice}",
        message("refused-city-not-due", said=said, due=due),
    )


def _name_of(kind: str) -> str:
    return NAMES[kind].capitalize()


_COUNTED: Final = {
    RESIDENTIAL: ("K4.2", "culture buildings"),
    COMMERCIAL: ("K4.3", "different Residential districts"),
}
DUE: Final = {
    "divide": ("K2.2", "divide the cards"),
    "choose": ("K2.3", "choose the open or the mixed lot"),
    "keep": ("K2.4", "keep two of the cards drawn"),
    "build": ("K3.7", "build a card, or discard when none can be built"),
    "develop": ("K4.5", "develop a district"),
    "buy": ("K5.2", "buy an Industrial or pass"),
}
"""The rule of each decision, and the decision in English."""
