"""Why an action of Carson City is refused: the rule, a sentence in English, and its text's id."""

from __future__ import annotations

from typing import Final

from cardtown.core.messages import Message, Name, message
from cardtown.games.carson_city.elements import EMPTY, NAMES
from cardtown.games.obstacle import Obstacle

# --- where a card may not lie (C4) -------------------------------------------------------------

FIRST_ELSEWHERE: Final = Obstacle(
    "C4.1", "the first card of a city lies at 0 0", Message("refused-carson-first-card")
)
FAR_AWAY: Final = Obstacle(
    "C4.2", "the city would be far larger than its frame", Message("refused-carson-far-away")
)
APART: Final = Obstacle(
    "C4.3", "the card would not share a side with the city", Message("refused-carson-apart")
)
OUTLAWS_COVERED: Final = Obstacle(
    "C4.5",
    "outlaws can't be covered without a Prison or the Sheriff",
    Message("refused-carson-outlaws"),
)


def too_large(*, captain: bool) -> Obstacle:
    """The city would not fit into its frame."""
    size = "8 × 9 or 9 × 8" if captain else "8 × 8"
    return Obstacle(
        "C4.2",
        f"the city would be larger than {size} parcels",
        Message("refused-carson-larger-than-captain" if captain else "refused-carson-larger"),
    )


def covers(glyph: str, under: str) -> Obstacle:
    """A parcel would cover one that it may not cover."""
    new = "an empty parcel" if glyph == EMPTY else NAMES[glyph].replace("_", " ")
    return Obstacle(
        "C4.4",
        f"{new} may not cover {NAMES[under].replace('_', ' ')}",
        message("refused-carson-covers", new=_name(glyph), under=_name(under)),
    )


def _name(glyph: str) -> Name:
    element = "empty" if glyph == EMPTY else NAMES[glyph].replace("_", "-")
    return Name(f"element-{element}")


# --- what may not be sold (C6.3) -----------------------------------------------------------------

NO_SALE_NOW: Final = Obstacle(
    "C6.3", "no card can be sold at this moment", Message("refused-carson-no-sale-now")
)


def not_auctioneer(seat: int) -> Obstacle:
    """Only the owner of the Auctioneer sells."""
    return Obstacle(
        "C6.3",
        f"seat {seat} does not own the Auctioneer",
        Message("refused-carson-not-auctioneer"),
    )


def sold_enough(most: int) -> Obstacle:
    """The Auctioneer has sold as many cards as the rules allow."""
    return Obstacle(
        "C6.3",
        f"{most} cards have been sold already",
        message("refused-carson-sold-enough", most=most),
    )


def no_such_card(index: int) -> Obstacle:
    """The city has fewer cards than that."""
    return Obstacle(
        "C6.3",
        f"the city has no card {index}",
        message("refused-carson-no-card", index=index),
    )


def not_sellable(index: int) -> Obstacle:
    """The card must stay."""
    return Obstacle(
        "C6.3",
        f"card {index} overlaps another card, or the city would fall apart without it",
        message("refused-carson-not-sellable", index=index),
    )


# --- what does not fit the moment ----------------------------------------------------------------

SOMETHING_ELSE_FIRST: Final = Obstacle(
    "C6.3", "there is something else to decide first", Message("refused-carson-not-done")
)


def not_in_hand(card: int, hand: str) -> Obstacle:
    """A bid with an auction card that the seat does not hold."""
    return Obstacle(
        "C3.4",
        f"auction card {card} is not in hand; there are {hand}",
        message("refused-carson-not-in-hand", card=card, hand=hand),
    )


def not_in_row(index: int, last: int) -> Obstacle:
    """A card of the row that is not there."""
    return Obstacle(
        "C3.6",
        f"the row has no card {index}; it has 0 to {last}",
        message("refused-carson-not-in-row", index=index, last=last),
    )


def not_about(character: str) -> Obstacle:
    """A character that is not asked about now."""
    said = character[:60]
    return Obstacle(
        "C3.3",
        f"the decision now is not about {said!r}",
        message("refused-carson-not-about", said=said),
    )


def not_adoptable(character: str) -> Obstacle:
    """A character that the Paperboy can't bring."""
    said = character[:60]
    return Obstacle(
        "C6.4",
        f"{said!r} is owned by somebody, or is not a character",
        message("refused-carson-not-adoptable", said=said),
    )


def not_due(rule: str, due: str, said: str, seat: int) -> Obstacle:
    """An action of another moment; `due` is one of ``DUE``."""
    return Obstacle(
        rule,
        f"{said!r} does not fit here: seat {seat} has to decide {DUE[due]}",
        message("refused-carson-not-due", said=said, due=due),
    )


DUE: Final = {
    "bid": "a bid",
    "take": "the choice of a card",
    "place": "the place of the card taken",
    "use": "whether to use a character",
    "adopt": "whom the Paperboy brings",
    "sell": "the last sale",
}
"""What a seat has to decide, in English."""
