"""Set-ups of Carson City as the core reads them: see core/carson_city/setup.hpp."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardtown.core import Seat
from cardtown.games.carson_city.characters import CHARACTER_IDS, SUITS, Suit
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.deal import LOWEST_CARD
from cardtown.games.carson_city.deck import Character, Deck, standard_deck
from cardtown.games.carson_city.elements import EMPTY, GLYPHS
from cardtown.games.carson_city.setup import MAX_SEATS, check_set_up
from cardtown.games.carson_city.view import SeatView

_SKULL: Final = 255
CHARACTER_NUMBERS: Final[Mapping[str, int]] = {
    name: index for index, name in enumerate(CHARACTER_IDS)
}


def encode(seats: Sequence[Seat], options: Mapping[str, Any], deck: Deck | None = None) -> bytes:
    """Seats, suits and cards; raise a rule breach."""
    return setup_bytes(seats, check_set_up(tuple(seats), options), deck or standard_deck())


def setup_bytes(seats: Sequence[Seat | SeatView], suits: Sequence[Suit], deck: Deck) -> bytes:
    """Seats and cards as the core reads them: see core/carson_city/setup.hpp."""
    lowest = [LOWEST_CARD[seat.kind] if seat.virtual else 0 for seat in seats]
    all_suits = (*suits, *(suit for suit in SUITS if suit not in suits))
    return (
        bytes(
            [
                len(seats),
                *lowest,
                *[0] * (MAX_SEATS - len(seats)),
                *map(SUITS.index, all_suits),
            ]
        )
        + cards_of(deck).encoded
    )


class CardNumbers(NamedTuple):
    """The cards of a deck by the numbers that the core knows them by."""

    terrain: tuple[Terrain, ...]
    characters: tuple[Character, ...]
    numbers: Mapping[str, int]
    """The number of each terrain card, by its id."""
    encoded: bytes
    """As the core reads them."""


_CARDS: Final[OrderedDict[str, CardNumbers]] = OrderedDict()
_MOST_DECKS: Final = 64


def cards_of(deck: Deck) -> CardNumbers:
    """Found by the hash of the deck's cards: hashing all of them takes longer than a game."""
    key = deck.stamp.sha256
    found = _CARDS.get(key)
    if found is None:
        found = _CARDS[key] = _number_cards(deck)
        if len(_CARDS) > _MOST_DECKS:
            _CARDS.popitem(last=False)
    return found


def _number_cards(deck: Deck) -> CardNumbers:
    terrain = deck.terrain[0] + deck.terrain[1]
    characters = tuple(sorted(deck.characters, key=lambda one: CHARACTER_NUMBERS[one.id]))
    numbers = [CHARACTER_NUMBERS[one.id] for one in deck.characters]
    for one in characters:
        back = map(SUITS.index, one.back) if one.back else [_SKULL] * len(SUITS)
        numbers += [one.appeal, *back]
    for card in terrain:
        numbers += [*map((EMPTY + GLYPHS).index, card.glyphs), card.appeal]
    ids = {card.id: index for index, card in enumerate(terrain)}
    return CardNumbers(terrain, characters, ids, bytes(numbers))
