"""C1: the components. Nothing here depends on single cards of the standard deck."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardtown.core import BadInput
from cardtown.games.carson_city import CHARACTER_IDS, SUITS, Deck, parse_deck, standard_deck
from cardtown.games.carson_city.characters import SYMBOLS
from tests.carson_city.components import CENSUS
from tests.carson_city.story import Story, points, worth

# Character: its symbols and its appeal.
CHARACTERS = {
    "governor": ("arrow", 9),
    "lawyer": ("arrow", 7),
    "chinese_worker": ("arrow", 4),
    "heroes": ("$ arrow", 2),
    "gunsmith": ("arrow", 3),
    "mercenary": ("arrow", 3),
    "doctor": ("$ arrow", 4),
    "auctioneer": ("$", 5),
    "banker": ("$", 7),
    "captain": ("$", 5),
    "cowboy": ("$", 3),
    "editor": ("$", 6),
    "grocer": ("$", 7),
    "indian": ("$", 4),
    "paperboy": ("$", 9),
    "prospector": ("$", 6),
    "settler": ("$", 5),
    "sheriff": ("$", 3),
    "singer": ("$", 9),
    "teacher": ("$", 7),
    "undertaker": ("$", 6),
}


def deck_text(**changes: Any) -> str:
    """The standard deck as a file, with parts of it changed."""
    deck = standard_deck()
    parts = {
        "name": '"Ours"',
        "terrain": [
            f'{{ id = "{one.id}", parcels = ["{one.parcels[0]}", "{one.parcels[1]}"], '
            f"appeal = {one.appeal} }}"
            for era in deck.terrain
            for one in era
        ],
        "characters": [
            f'{{ id = "{one.id}", appeal = {one.appeal}, '
            f"back = {list(one.back) if one.back else 'skull'!r} }}"
            for one in deck.characters
        ],
    }
    for key, change in changes.items():
        parts[key] = change(parts[key])
    return "\n".join(
        f"{key} = {value if isinstance(value, str) else '[' + ', '.join(value) + ']'}"
        for key, value in parts.items()
    )


# --- C1.1 -------------------------------------------------------------------------------------


def test_c1_1_there_are_six_suits_in_the_order_of_the_rulebook() -> None:
    assert SUITS == ("hat", "star", "cactus", "boot", "horseshoe", "cow")


def test_c1_1_a_seat_uses_nine_cards_of_its_own_suit() -> None:
    levels = ("human", "human", "human", "virtual:novice", "virtual:intermediate", "virtual:expert")
    seats = Story(seats=levels).table.view(None).seats
    assert [len(set(seat.hand)) for seat in seats] == [9] * 6
    assert {value for seat in seats for value in seat.hand} == set(range(1, 12))
    assert len({seat.suit for seat in seats}) == 6


# --- C1.2, C1.3 -------------------------------------------------------------------------------


def test_c1_2_each_era_has_48_cards_of_two_by_two_parcels_with_an_appeal() -> None:
    for era in standard_deck().terrain:
        assert len(era) == 48
        for one in era:
            assert [len(row) for row in one.parcels] == [2, 2]
            assert set("".join(one.parcels)) <= set(CENSUS) | {"."}
            assert type(one.appeal) is int


@pytest.mark.parametrize("era", [0, 1])
def test_c1_3_the_deck_meets_the_table_of_elements(era: int) -> None:
    shown = Counter("".join("".join(one.parcels) for one in standard_deck().terrain[era]))
    assert {glyph: shown[glyph] for glyph in CENSUS} == {g: n[era] for g, n in CENSUS.items()}
    assert sum(shown.values()) == 192
    assert sum(shown.values()) - shown["."] == (88, 86)[era]


@pytest.mark.parametrize("glyph", [glyph for glyph in CENSUS if glyph not in "^hT!Y"])
def test_c1_3_everything_but_mountains_and_outlaws_is_a_building(glyph: str) -> None:
    assert points("city_hall", f"Y.{glyph}") == 2


@pytest.mark.parametrize("glyph", ["^", "!", "h", "T"])
def test_c1_3_mountains_and_outlaws_are_not_buildings_and_houses_are_houses(glyph: str) -> None:
    assert points("city_hall", f"Y.{glyph}") == 1


# --- C1.4 -------------------------------------------------------------------------------------


def test_c1_4_our_deck_spreads_elements_over_cards_and_quadrants() -> None:
    quadrants: dict[str, Counter[int]] = {glyph: Counter() for glyph in CENSUS}
    crowded = 0
    for era in standard_deck().terrain:
        assert len({one.parcels for one in era}) == 48
        for one in era:
            glyphs = "".join(one.parcels)
            crowded += not 1 <= 4 - glyphs.count(".") <= 3
            for quadrant, glyph in enumerate(glyphs):
                if glyph != ".":
                    quadrants[glyph][quadrant] += 1
    assert crowded <= 4
    for glyph, seen in quadrants.items():
        spread = [seen[quadrant] for quadrant in range(4)]
        assert max(spread) - min(spread) <= 2, glyph


def test_c1_4_appeal_is_one_to_nine_and_middling_on_the_whole() -> None:
    appeals = [one.appeal for era in standard_deck().terrain for one in era]
    assert 1 <= min(appeals) <= max(appeals) <= 9
    assert 3.5 <= sum(appeals) / len(appeals) <= 5.5


def test_c1_4_a_custom_deck_is_read_and_keeps_its_cards() -> None:
    deck = parse_deck(deck_text())
    assert deck.name == "Ours"
    assert (deck.terrain, deck.characters) == (standard_deck().terrain, standard_deck().characters)
    assert deck.differences() == []


def test_c1_4_a_deck_that_differs_from_the_table_is_loaded_with_each_difference_named() -> None:
    deck = standard_deck()
    bare = next(one for one in deck.terrain[0] if "." in one.parcels[0])
    church = replace(bare, parcels=(bare.parcels[0].replace(".", "C", 1), bare.parcels[1]))
    changed = Deck(
        "changed",
        (tuple(church if one is bare else one for one in deck.terrain[0]), deck.terrain[1]),
        deck.characters,
    )
    (difference,) = changed.differences()
    for word in ("Era I ", "church", "(C)", "2", "1"):
        assert word in difference


def test_c1_5_the_appeal_of_a_character_is_compared_with_the_print() -> None:
    deck = standard_deck()
    starred = {"governor", "lawyer", "paperboy", "singer"}
    for character in CHARACTERS:
        slip = tuple(
            replace(one, appeal=one.appeal - 1) if one.id == character else one
            for one in deck.characters
        )
        found = Deck("slip", deck.terrain, slip).differences()
        if character in starred:  # not to be read off the rulebook
            assert found == []
        else:
            appeal = CHARACTERS[character][1]
            said = f"{character} has appeal {appeal - 1} where the rulebook shows {appeal}"
            assert found == [said]


def test_c1_4_the_same_four_parcels_twice_in_an_era_are_noticed() -> None:
    deck = standard_deck()
    for era, name in enumerate(("I", "II")):
        cards = list(deck.terrain[era])
        first, other = cards[3], cards[9]
        cards[9] = replace(other, parcels=first.parcels)
        terrain = (tuple(cards), deck.terrain[1]) if era == 0 else (deck.terrain[0], tuple(cards))
        found = Deck("slip", terrain, deck.characters).differences()
        said = f"Era {name} shows {'/'.join(first.parcels)} on {first.id} and {other.id}"
        assert said in found


def test_c1_4_the_same_four_parcels_may_come_once_in_each_era() -> None:
    deck = standard_deck()
    first, second = deck.terrain
    again = replace(second[0], parcels=first[0].parcels)
    found = Deck("again", (first, (again, *second[1:])), deck.characters).differences()
    assert not [one for one in found if " on " in one]


def _without_last(cards: list[str]) -> list[str]:
    return cards[:-1]


def _first_twice(cards: list[str]) -> list[str]:
    return [*cards[:-1], cards[0]]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"terrain": _without_last}, "terrain"),
        ({"terrain": _first_twice}, "terrain[95].id"),
        ({"characters": _without_last}, "characters"),
        ({"characters": _first_twice}, "characters[20].id"),
        ({"characters": lambda cards: [*cards, cards[0]]}, "characters[21].id"),
        ({"name": lambda _: '" "'}, "deck.name"),
        ({"name": lambda _: "7"}, "deck.name"),
    ],
)
def test_c1_4_a_malformed_deck_is_refused_with_the_field_named(changes: Any, field: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_deck(deck_text(**changes))
    assert error.value.field == field


PARTS = ["a", "''", "'\"'", '""', r'"\""', r'"\\"', r'"\\\"\u0022"', "a-1_Z"]
"""Everything that can stand between the dots of a key."""


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("dot", [".", " . ", "\t.", ". "])
@pytest.mark.parametrize(
    "around", ["{} = 1", "[{}]", "[[ {} ]]", "x = {{ {} = 1 }}", "x=[[{{{}=1}}]]"]
)
def test_c1_4_no_key_of_a_deck_keeps_the_parser_busy(part: str, dot: str, around: str) -> None:
    """The parser needs the square of a key's length: 58,000 bytes of dots took it 11 seconds."""
    with pytest.raises(BadInput) as error:
        parse_deck("# a deck\n" + around.format(dot.join([part] * 9)))
    assert str(error.value) == "deck: line 2 has a key of more than 8 parts"
    with pytest.raises(BadInput) as error:
        parse_deck(around.format(dot.join([part] * 8)))
    assert str(error.value) == "deck.name: is missing"


def test_c1_4_no_text_keeps_the_search_for_such_keys_busy() -> None:
    """Each would, if any stretch of it were looked at from every place before it."""
    for text in ['"' + r"\"" * 30_000, "a" * 60_000, "a " * 30_000, '"\\' * 30_000, "'\"" * 30_000]:
        with pytest.raises(BadInput, match=r"^deck: is not valid TOML: "):
            parse_deck(text)


def test_c1_4_dots_in_names_and_comments_are_not_keys() -> None:
    name = '"Version 1.2.3.4.5 ...................."'
    deck = parse_deck(deck_text(name=lambda _: name) + "\n# ..........., 1.2.3.4.5.6.7 ........")
    assert deck.name == name.strip('"')


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ('{ id = "I-1", parcels = ["..", "..", ".."], appeal = 1 }', "terrain[0].parcels"),
        ('{ id = "I-1", parcels = ["..", "..."], appeal = 1 }', "terrain[0].parcels"),
        ('{ id = "I-1", parcels = ["..", "._"], appeal = 1 }', "terrain[0].parcels"),
        ('{ id = "I-1", parcels = ["..", ".x"], appeal = 1 }', "terrain[0].parcels"),
        ('{ id = "I-1", parcels = "....", appeal = 1 }', "terrain[0].parcels"),
        ('{ id = "I-1", parcels = ["..", ".."], appeal = 10 }', "terrain[0].appeal"),
        ('{ id = "I-1", parcels = ["..", ".."], appeal = -1 }', "terrain[0].appeal"),
        ('{ id = "I-1", parcels = ["..", ".."], appeal = 1.0 }', "terrain[0].appeal"),
        ('{ id = "I-1", parcels = ["..", ".."], appeal = true }', "terrain[0].appeal"),
        ('{ id = "III", parcels = ["..", ".."], appeal = 1 }', "terrain[0].id"),
        ('{ id = 1, parcels = ["..", ".."], appeal = 1 }', "terrain[0].id"),
        ('{ id = "I-1", parcels = ["..", ".."] }', "terrain[0].appeal"),
        ('{ id = "I-1", parcels = ["..", ".."], appeal = 1, x = 1 }', 'terrain[0]."x"'),
    ],
)
def test_c1_4_a_malformed_terrain_card_is_refused(entry: str, field: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_deck(deck_text(terrain=lambda cards: [entry, *cards[1:]]))
    assert error.value.field == field


@pytest.mark.parametrize("appeal", [0, 9])
def test_c1_4_appeal_goes_from_0_to_9(appeal: int) -> None:
    entry = f'{{ id = "I-1", parcels = ["..", ".."], appeal = {appeal} }}'
    deck = parse_deck(deck_text(terrain=lambda cards: [*cards[:47], entry, *cards[48:]]))
    assert deck.terrain[0][47].appeal == appeal


# --- C1.5 -------------------------------------------------------------------------------------


def test_c1_5_there_are_21_characters() -> None:
    assert sorted(CHARACTER_IDS) == sorted(CHARACTERS)
    assert sorted(one.id for one in standard_deck().characters) == sorted(CHARACTERS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_c1_5_symbols_and_appeal(character: Any) -> None:
    symbols, appeal = CHARACTERS[character]
    assert SYMBOLS[character].dollar == ("$" in symbols)
    assert SYMBOLS[character].arrow == ("arrow" in symbols)
    assert [one.appeal for one in standard_deck().characters if one.id == character] == [appeal]


@pytest.mark.parametrize("character", CHARACTERS)
def test_c1_5_only_those_with_an_arrow_are_ever_offered_for_use(character: Any) -> None:
    story = Story([character], wants={character: 0}).until(1, 2)
    offers = set()
    while story.now() == (1, 2):
        offers |= {one for seat in range(4) for one in story.offered(seat)}
        story.habit()
    assert offers == ({character} if "arrow" in CHARACTERS[character][0] else set())


@pytest.mark.parametrize("character", CHARACTERS)
def test_c1_5_only_those_with_a_dollar_are_worth_points(character: Any) -> None:
    rich_city = ("BDSh", "RM^P", ".hTH")
    value = worth(character, *rich_city, sold=1 if character == "auctioneer" else 0)
    assert (value > 0) == ("$" in CHARACTERS[character][0])


# --- C1.6 -------------------------------------------------------------------------------------


def test_c1_6_three_backs_show_a_skull_and_the_others_are_fair_to_every_suit() -> None:
    backs = [one.back for one in standard_deck().characters]
    assert backs.count(()) == 3
    suits = [back for back in backs if back]
    assert all(sorted(back) == sorted(SUITS) for back in suits)
    for rank in range(6):
        assert Counter(back[rank] for back in suits) == dict.fromkeys(SUITS, 3)


def test_c1_6_the_back_of_the_next_character_is_seen_from_strongest_to_weakest() -> None:
    strange = ("cow", "boot", "star", "hat", "horseshoe", "cactus")
    story = Story(["banker", "cowboy"], backs={"cowboy": strange})
    assert story.table.view(None).tiebreak == strange
    story.bids(5, 5, 5, 5)
    assert story.last("order")["tiebreak"] == list(strange)


@pytest.mark.parametrize(
    "back",
    [
        '["hat"]',
        '["hat", "star", "cactus", "boot", "horseshoe", "hat"]',
        '["hat", "star", "cactus", "boot", "horseshoe", "cow", "cow"]',
        '"bones"',
        "[]",
        "7",
    ],
)
def test_c1_6_a_back_is_a_skull_or_all_six_suits(back: str) -> None:
    entry = f'{{ id = "banker", appeal = 7, back = {back} }}'
    with pytest.raises(BadInput) as error:
        parse_deck(deck_text(characters=lambda cards: [entry, *cards]))
    assert error.value.field == "characters[0].back"
