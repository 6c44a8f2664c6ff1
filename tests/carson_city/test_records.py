"""Records: a game as seed and actions; and the shuffles that make a seed a game."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardtown.core import (
    BadAction,
    BadInput,
    Record,
    RecordMismatch,
    Result,
    Seat,
    commitment,
    documents,
    replay,
    shuffle,
)
from cardtown.core.chance import new_seed
from cardtown.games.carson_city import GAME, CarsonTable, Deck, new_table, standard_deck
from cardtown.games.carson_city.deal import shuffles
from cardtown.games.carson_city.deck import find_deck
from tests.carson_city.story import Story, card

SEATS = (Seat("Ada"), Seat("Bo", "bot:random"), Seat("Cy", "virtual:expert"), Seat("Di"))
FACTS = GAME.facts
SUITS = ["cow", "hat", "star", "boot"]
EVERY_STANDARD = [
    "0bd9389901bff3648bb97c35740a42fa8ff8aa8ddb2eb73f11d96be399145bdf",
    "434fd2f6bbda4b9ac1cd4fc836a03ea7ca16ec62f9164fc03c1f827db7f764c4",
    "44d7e49682f387b1586319721850ad12a69fcb54694c42e28a1222861513d9c8",
    "f5f9071a6553b46ecb76d0853c64186bb4f1480bc5e611cfdd14e93854256397",
]
"""The hashes of all decks that were ever dealt as the standard; a new one is added, none goes."""


def play_moves(moves: int | None = None, deck: Deck | None = None) -> CarsonTable:
    """A game from a seed, played to the end (or for some moves) by fixed choices."""
    table = new_table(SEATS, seed="a game to record", options={"suits": SUITS}, deck=deck)
    while not table.over and (moves is None or len(table.history) < moves):
        decision = table.decisions()[0]
        choice = (7 * len(table.history) + 3) % len(decision.options)
        table.play(decision.seat, decision.options[choice])
    return table


TABLE = play_moves()
RECORD = Record.of(TABLE)
assert TABLE.result is not None
RESULT = TABLE.result


def change_document(**changes: Any) -> dict[str, Any]:
    """The record's document with some fields changed."""
    return {**json.loads(RECORD.to_text()), **changes}


# --- writing and reading ----------------------------------------------------------------------


def test_a_record_has_the_fields_of_the_format() -> None:
    document = RECORD.to_json()
    assert list(document) == [
        *("format", "game", "rules", "options", "deck", "seats"),
        *("seed", "commitment", "actions", "result"),
    ]
    assert document["format"] == "cardtown-record/1"
    assert document["game"] == "carson-city"
    assert document["rules"] == {"version": GAME.facts.version}
    assert document["options"] == {"suits": SUITS}
    assert document["deck"] == standard_deck().stamp._asdict()
    assert document["seats"][1:3] == [
        {"name": "Bo", "kind": "bot:random"},
        {"name": "Cy", "kind": "virtual:expert"},
    ]
    assert document["commitment"] == hashlib.sha256(b"a game to record").hexdigest()
    assert document["actions"] == [[seat, str(action)] for seat, action in TABLE.history]
    assert document["result"] == {
        "scores": list(RESULT.scores),
        "winners": list(RESULT.winners),
    }


def test_a_record_is_written_with_one_action_a_line_and_read_back() -> None:
    text = RECORD.to_text()
    assert json.loads(text) == RECORD.to_json()
    assert sum(line.startswith("    [") for line in text.splitlines()) == len(RECORD.actions)
    assert Record.from_json(documents.parse(text.encode())) == RECORD


def test_a_record_replays_to_the_same_table() -> None:
    again = replay(Record.from_json(RECORD.to_json()), GAME)
    assert again == TABLE
    assert [event.to_json() for event in again.events] == [
        event.to_json() for event in TABLE.events
    ]
    assert Record.of(again) == RECORD


@pytest.mark.parametrize("moves", [0, 1, 2, 50])
def test_a_game_that_goes_on_is_recorded_without_a_result(moves: int) -> None:
    table = play_moves(moves)
    record = Record.of(table)
    assert "result" not in record.to_json()
    assert Record.from_json(json.loads(record.to_text())) == record
    assert replay(record, GAME) == table


def test_a_table_without_a_seed_cannot_be_recorded() -> None:
    with pytest.raises(BadInput) as error:
        Record.of(Story().table)
    assert error.value.field == "seed"


# --- other versions ---------------------------------------------------------------------------


def test_a_record_without_a_version_was_played_by_the_first_rules() -> None:
    document = change_document()
    del document["rules"]
    assert Record.from_json(document).rules == 1


@pytest.mark.parametrize(
    ("version", "which"), [(GAME.facts.version + 1, "a newer"), (0, "an older")]
)
def test_a_record_of_other_rules_says_which_version_it_needs(version: int, which: str) -> None:
    record = Record.from_json(change_document(rules={"version": version}))
    with pytest.raises(BadInput) as error:
        replay(record, GAME)
    assert error.value.field == "rules.version"
    assert f"by version {version} of the rules of Carson City" in error.value.problem
    assert error.value.problem.endswith(f"use {which} Cardtown")


@pytest.mark.parametrize(
    ("rules", "field"),
    [(2, "rules"), ({}, "rules"), ({"version": "1"}, "rules.version"), (None, "rules")],
)
def test_a_malformed_version_is_refused(rules: Any, field: str) -> None:
    with pytest.raises(BadInput) as error:
        Record.from_json(change_document(rules=rules))
    assert error.value.field.startswith(field)


def test_the_standard_deck_is_listed_among_those_that_are_kept() -> None:
    assert standard_deck().stamp.sha256 in EVERY_STANDARD


@pytest.mark.parametrize("sha256", EVERY_STANDARD)
def test_a_record_finds_by_itself_each_deck_that_was_ever_the_standard(sha256: str) -> None:
    deck = find_deck(sha256)
    assert deck is not None
    assert deck.stamp == ("Comstock", sha256)
    assert deck.differences() == []
    table = play_moves(deck=deck)
    assert table.deck.sha256 == sha256
    assert replay(Record.of(table), GAME) == table


def test_a_record_of_an_unknown_deck_names_what_it_needs() -> None:
    record = Record.from_json(change_document(deck={"name": "Mine", "sha256": "ab" * 32}))
    with pytest.raises(BadInput) as error:
        replay(record, GAME)
    assert error.value.field == "deck.sha256"
    assert '"Mine", sha256 abababababab…' in error.value.problem
    assert "--deck" in error.value.problem


# --- tampering --------------------------------------------------------------------------------


def mismatch(document: dict[str, Any], deck: Deck | None = None) -> RecordMismatch:
    """The record reads, but does not replay."""
    with pytest.raises(RecordMismatch) as error:
        replay(Record.from_json(document), GAME, deck)
    assert str(error.value).isprintable()
    return error.value


def with_action(index: int, seat: int, text: str) -> dict[str, Any]:
    """The record's document with one action exchanged."""
    actions = [list(action) for action in RECORD.actions]
    actions[index] = [seat, text]
    return change_document(actions=actions)


@pytest.mark.parametrize(
    "text",
    [
        "bid 10",
        "place 0 0",
        "sell 0",
        "done",
        "use nobody",
        "use a\nb",
        "decline \x1b[2J",
        "adopt \ud800",
        "nonsense",
        "",
        "bid " + "9" * 5000,
    ],
)
@pytest.mark.parametrize("index", [0, 1])
def test_a_changed_action_is_named_by_its_index(index: int, text: str) -> None:
    seat = RECORD.actions[index][0]
    assert mismatch(with_action(index, seat, text)).index == index


def test_a_refusal_of_a_long_word_is_one_short_line() -> None:
    word = "x" * 999
    asked = Story(["heroes"], wants={"heroes": 2}).until(1, 2)
    ending = Story(["paperboy"], wants={"paperboy": 2}).until_asked(2, "adopt")
    for sentence in (
        asked.refused(f"2 use {word}", "C3.3"),
        ending.refused(f"2 adopt {word}", "C6.4"),
    ):
        assert sentence.isprintable()
        assert len(sentence) < 200


@pytest.mark.parametrize("text", ["use a\nb", "decline \x1b[2J", "use \ud800", "adopt a\tb"])
def test_only_plain_words_make_an_action(text: str) -> None:
    with pytest.raises(BadAction) as error:
        CarsonTable.grammar.parse(text)
    assert str(error.value).isprintable()


@pytest.mark.parametrize("kind", ["bid", "take", "place"])
def test_an_illegal_action_late_in_the_game_is_named_by_its_index(kind: str) -> None:
    index = max(i for i, (_, text) in enumerate(RECORD.actions) if text.startswith(kind))
    seat, text = RECORD.actions[index]
    far = " ".join("99" if word != kind else word for word in text.split(" "))
    assert mismatch(with_action(index, seat, far)).index == index


@pytest.mark.parametrize("seat", [2, 4, -1, 99, 10**30])
def test_an_action_by_a_seat_that_cannot_act_is_named_by_its_index(seat: int) -> None:
    # Seat 2 is virtual; the others do not exist.
    assert mismatch(with_action(3, seat, RECORD.actions[3][1])).index == 3


def test_a_changed_legal_action_shows_later() -> None:
    bids = [i for i, (_, text) in enumerate(RECORD.actions) if text.startswith("bid")]
    seat, text = RECORD.actions[bids[0]]
    other = next(f"bid {value}" for value in range(1, 10) if f"bid {value}" != text)
    assert mismatch(with_action(bids[0], seat, other)).index > bids[0]


@pytest.mark.parametrize("kept", [0, 1, 100, len(RECORD.actions) - 1])
def test_cut_actions_with_a_result_are_noticed_at_the_cut(kept: int) -> None:
    actions = [list(action) for action in RECORD.actions[:kept]]
    assert mismatch(change_document(actions=actions)).index == kept


def test_an_action_left_out_in_the_middle_is_noticed_there_or_later() -> None:
    actions = [list(action) for action in RECORD.actions]
    del actions[40]
    assert mismatch(change_document(actions=actions)).index >= 40


def test_an_extra_action_after_the_end_is_noticed() -> None:
    actions = [list(action) for action in RECORD.actions]
    assert mismatch(change_document(actions=[*actions, [0, "bid 1"]])).index == len(actions)
    assert mismatch(change_document(actions=[*actions, [0, "done"]])).index == len(actions)


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [0, 0, 0, 0], "winners": list(RESULT.winners)},
        {"scores": list(RESULT.scores), "winners": [0, 1, 2, 3]},
        {"scores": list(RESULT.scores), "winners": []},
        {"scores": list(RESULT.scores)[:3], "winners": list(RESULT.winners)},
    ],
)
def test_a_changed_result_is_noticed_after_the_last_action(result: dict[str, Any]) -> None:
    assert mismatch(change_document(result=result)).index == len(RECORD.actions)


def test_a_changed_seed_does_not_fit_its_commitment() -> None:
    with pytest.raises(BadInput) as error:
        Record.from_json(change_document(seed="another game"))
    assert error.value.field == "commitment"


@pytest.mark.parametrize("seed", ["\ud800", "two\nlines", ""])
def test_a_seed_that_is_not_printable_text_is_refused(seed: str) -> None:
    with pytest.raises(BadInput) as error:
        Record.from_json(change_document(seed=seed))
    assert error.value.field == "seed"


def test_another_seed_with_its_own_commitment_does_not_replay() -> None:
    document = change_document(seed="another game", commitment=commitment("another game"))
    assert 0 <= mismatch(document).index <= len(RECORD.actions)


def test_another_deck_is_refused_and_the_right_one_taken() -> None:
    deck = standard_deck()
    other = Deck(
        "ours", ((*deck.terrain[0][:-1], card("h.", "..")), deck.terrain[1]), deck.characters
    )
    record = Record.of(new_table(SEATS, seed="x", deck=other))
    with pytest.raises(BadInput) as error:
        replay(record, GAME)
    assert error.value.field == "deck.sha256"
    assert replay(record, GAME, other).deck == other.stamp
    with pytest.raises(BadInput):
        replay(RECORD, GAME, other)


def test_a_deck_of_the_same_name_with_other_cards_is_another_deck() -> None:
    deck = standard_deck()
    first = deck.terrain[0][0]
    more = replace(first, appeal=first.appeal + 1 if first.appeal < 9 else 0)
    other = replace(deck, terrain=((more, *deck.terrain[0][1:]), deck.terrain[1]))
    assert other.name == deck.name
    assert other.stamp.sha256 != deck.stamp.sha256
    with pytest.raises(BadInput):
        replay(RECORD, GAME, other)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"format": "cardtown-record/2"}, "format"),
        ({"format": None}, "format"),
        ({"game": 1}, "game"),
        ({"options": None}, "options"),
        ({"options": []}, "options"),
        ({"deck": "Comstock"}, "deck"),
        ({"deck": {"name": "x"}}, "deck.sha256"),
        ({"deck": {"name": 1, "sha256": "x"}}, "deck.name"),
        ({"deck": {"name": "x", "sha256": None}}, "deck.sha256"),
        ({"seats": {}}, "seats"),
        ({"seats": ["human"]}, "seats[0]"),
        ({"seats": [{"name": "Ada"}]}, "seats[0].kind"),
        ({"seats": [{"name": 1, "kind": "human"}]}, "seats[0].name"),
        ({"seats": [{"name": "Ada", "kind": True}]}, "seats[0].kind"),
        ({"seats": [{"name": "Ada", "kind": "human", "age": 9}]}, 'seats[0]."age"'),
        ({"seats": [{"name": "two\nlines", "kind": "human"}]}, "seats"),
        ({"seats": [{"name": " ", "kind": "human"}]}, "seats"),
        ({"seed": 7}, "seed"),
        ({"commitment": None}, "commitment"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"actions": None}, "actions"),
        ({"actions": [[0, "bid 1"], "bid 1"]}, "actions[1]"),
        ({"actions": [[0]]}, "actions[0]"),
        ({"actions": [[0, "bid 1", 2]]}, "actions[0]"),
        ({"actions": [["0", "bid 1"]]}, "actions[0]"),
        ({"actions": [[True, "bid 1"]]}, "actions[0]"),
        ({"actions": [[0.0, "bid 1"]]}, "actions[0]"),
        ({"actions": [[None, "bid 1"]]}, "actions[0]"),
        ({"actions": [[0, 1]]}, "actions[0]"),
        ({"result": []}, "result"),
        ({"result": {"scores": []}}, "result.winners"),
        ({"result": {"scores": [1.0], "winners": []}}, "result.scores"),
        ({"result": {"scores": [], "winners": [True]}}, "result.winners"),
        ({"result": {"scores": [], "winners": 0}}, "result.winners"),
        ({"comment": "well played"}, '"comment"'),
    ],
)
def test_a_malformed_record_is_refused_with_the_field_named(
    changes: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadInput) as error:
        Record.from_json(change_document(**changes))
    assert error.value.field == field
    assert str(error.value).isprintable()


@pytest.mark.parametrize(
    "key", ["format", "game", "options", "deck", "seats", "seed", "commitment", "actions"]
)
def test_a_record_that_lacks_a_field_is_refused(key: str) -> None:
    document = change_document()
    del document[key]
    with pytest.raises(BadInput) as error:
        Record.from_json(document)
    assert error.value.field == key


@pytest.mark.parametrize("document", [None, True, 7, "record", [], [RECORD.to_json()]])
def test_only_an_object_is_a_record(document: Any) -> None:
    with pytest.raises(BadInput) as error:
        Record.from_json(document)
    assert error.value.field == "input"


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": [{"name": "Ada", "kind": "human"}] * 3},
        {"seats": [{"name": "Ada", "kind": "virtual:expert"}] * 4},
        {"seats": [{"name": "Ada", "kind": "nobody"}] * 4},
        {"options": {"suits": ["cow"] * 4}},
        {"options": {"speed": 1}},
    ],
)
def test_a_record_of_a_game_that_cannot_be_set_up_is_refused(changes: dict[str, Any]) -> None:
    record = Record.from_json(change_document(**changes))
    with pytest.raises(Exception, match=r"C2\.1|seats\[0\]\.kind|options") as error:
        replay(record, GAME)
    assert str(error.value).isprintable()


def test_a_result_of_the_wrong_length_is_refused() -> None:
    record = replace(RECORD, result=Result((), ()))
    with pytest.raises(RecordMismatch):
        replay(record, GAME)


# --- shuffles ---------------------------------------------------------------------------------


def test_only_virtual_players_have_piles_that_are_shuffled() -> None:
    seats = [Seat("Ada", "human"), *(Seat(level, f"virtual:{level}") for level in ("novice",) * 3)]
    found = shuffles(standard_deck(), seats, "seed")
    assert {label for label in found if label.startswith("pile")} == {
        f"pile {seat} {era}" for seat in (1, 2, 3) for era in ("I", "II")
    }
    assert all(found.values())


def shuffled_by_the_book(seed: str, label: str, items: list[Any]) -> list[Any]:
    """The method as `cardtown.core.chance` describes it, written again from its text."""
    numbers: list[int] = []
    counter = 0

    def draw(n: int) -> int:
        nonlocal counter
        while True:
            if not numbers:
                digest = hashlib.sha256((seed + "\n" + label + "\n" + str(counter)).encode("utf-8"))
                block = digest.digest()
                numbers.extend(
                    (block[i] << 24) + (block[i + 1] << 16) + (block[i + 2] << 8) + block[i + 3]
                    for i in range(0, 32, 4)
                )
                counter += 1
            number = numbers.pop(0)
            if number < 2**32 // n * n:
                return number % n

    result = list(items)
    i = len(result) - 1
    while i >= 1:
        j = draw(i + 1)
        result[i], result[j] = result[j], result[i]
        i -= 1
    return result


VECTOR = (5, 3, 7, 1, 9, 4, 0, 2, 8, 6)
EMPTY_VECTOR = (1, 2, 0, 3, 4)
UNICODE_VECTOR = ("c", "a", "d", "e", "b", "f")
COMMITMENT = "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


def test_shuffle_of_fixed_seeds_never_changes() -> None:
    assert shuffle("seed", "label", range(10)) == VECTOR
    assert shuffle("", "", range(5)) == EMPTY_VECTOR
    assert shuffle("Grüße", "pile 3 II", "abcdef") == UNICODE_VECTOR


@pytest.mark.parametrize("seed", ["seed", "", "Grüße", "\n", "0" * 32])
@pytest.mark.parametrize("count", [0, 1, 2, 9, 21, 48, 500])
def test_shuffle_is_the_method_of_its_description(seed: str, count: int) -> None:
    for label in ("label", "terrain II"):
        items = list(range(count))
        assert list(shuffle(seed, label, items)) == shuffled_by_the_book(seed, label, items)
        assert items == list(range(count))


def test_commitment_of_fixed_seeds_never_changes() -> None:
    assert commitment("seed") == COMMITMENT
    assert commitment("Grüße") == hashlib.sha256("Grüße".encode()).hexdigest()


def test_new_seeds_have_128_bits_and_differ() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)


def chi_square(counts: Counter[Any], cells: int) -> float:
    """How far counts are from all being equal."""
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def test_shuffle_brings_every_order_about_equally_often() -> None:
    orders = Counter(shuffle(f"seed {number}", "label", range(4)) for number in range(4800))
    # 23 degrees of freedom: above 60 with a chance of less than one in ten thousand.
    assert chi_square(orders, 24) < 60


def test_shuffle_brings_every_item_to_every_place_about_equally_often() -> None:
    piles = [shuffle(f"seed {number}", "terrain I", range(12)) for number in range(1800)]
    for place in (0, 1, 5, 11):
        # 11 degrees of freedom: above 40 with a chance of less than one in ten thousand.
        assert chi_square(Counter(pile[place] for pile in piles), 12) < 40


def test_shuffle_of_other_labels_is_independent() -> None:
    agree = sum(
        shuffle(f"seed {number}", "terrain I", range(10))[0]
        == shuffle(f"seed {number}", "terrain II", range(10))[0]
        for number in range(1000)
    )
    assert 60 <= agree <= 145
