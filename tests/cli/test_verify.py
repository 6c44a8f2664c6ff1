"""`verify`: an honest record is proven step by step, and every change to one is found."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtown import games
from cardtown.cli.main import main
from cardtown.core import Record, Table, commitment, shuffle
from cardtown.core.fairness import Terms, commit, commit_first, seal, seed_of
from cardtown.games import carson_city

ROOT = Path(__file__).parents[2]
Document = dict[str, Any]

SECRET = "5ec2e7" * 10 + "5ec2"
ADA, BO, CY = "ada0" * 8, "b0" * 16, "c" * 32
SEATS = {
    "carson-city": ["human", "bot:random", "virtual:expert", "human", "virtual:novice"],
    "card-city": ["human", "human", "bot:random"],
    "alone": ["human"],
}
ENTROPIES = {"carson-city": {0: ADA, 3: CY}, "card-city": {0: ADA, 1: BO}, "alone": {0: ADA}}
PROTOCOLS = [1, 2]
GAMES = {"carson-city": "carson-city", "card-city": "card-city", "alone": "card-city"}


def play_game(name: str, seed: str, actions: int | None = None) -> Table[Any, Any]:
    """Play random choices, to the end or for a number of actions."""
    rng = random.Random(7)
    table = games.get(GAMES[name]).new_table(SEATS[name], seed=seed)
    while (pending := table.decisions()) and len(table.history) != actions:
        table.play(pending[0].seat, rng.choice(pending[0].options))
    return table


@cache
def text_of(
    name: str, secret: str | None = SECRET, actions: int | None = None, protocol: int = 2
) -> str:
    seed = "any seed" if secret is None else seed_of(secret, ENTROPIES[name], protocol)
    return Record.of(play_game(name, seed, actions)).to_text()


def document_of(
    name: str, secret: str | None = SECRET, actions: int | None = None, protocol: int = 2
) -> Document:
    document: Document = json.loads(text_of(name, secret, actions, protocol))
    return document


def published(document: Document, protocol: int = 2) -> str:
    """The facts published before an honest game."""
    if protocol == 1:
        return commit_first(SECRET)
    kinds = [seat["kind"] for seat in document["seats"]]
    deck, options = document["deck"]["sha256"], document["options"]
    return commit(SECRET, Terms(document["game"], 1, options, deck, kinds))


Verify = Callable[..., tuple[int, dict[str, bool | None], str]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """Verify a document; return the exit code, the steps with their results, and the whole
    output."""

    def run(document: Any, *arguments: str) -> tuple[int, dict[str, bool | None], str]:
        file = tmp_path / "game.json"
        file.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
        code = main(["verify", str(file), "--json", *arguments])
        captured = capsys.readouterr()
        if code == 2:
            assert captured.out == ""
            assert captured.err.count("\n") == 1
            return code, {}, captured.err
        assert captured.err == ""
        answer = json.loads(captured.out)
        steps = {step["check"]: step["proven"] for step in answer["checks"]}
        assert answer["valid"] == (code == 0) == (False not in steps.values())
        assert main(["verify", str(file), *arguments]) == code
        return code, steps, capsys.readouterr().out

    return run


def false_steps(steps: dict[str, bool | None]) -> set[str]:
    return {name for name, proven in steps.items() if proven is False}


def claims_of(name: str, protocol: int = 2) -> list[str]:
    """What people know about the game, as command-line arguments."""
    claims = ["--commitment", published(document_of(name), protocol)]
    for seat, entropy in ENTROPIES[name].items():
        claims += ["--entropy", f"{seat}:{entropy}"]
    return claims


# --- honest records -----------------------------------------------------------------------------


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("name", SEATS)
def test_an_honest_game_is_proven_whole(name: str, protocol: int, verify: Verify) -> None:
    document = document_of(name, protocol=protocol)
    code, steps, shown = verify(document, *claims_of(name, protocol))
    assert code == 0
    assert all(steps.values())
    assert shown.endswith("All of it is proven.\n")
    assert {line[0] for line in shown.splitlines()[:-1]} == {"✓"}


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("name", SEATS)
def test_without_claims_it_says_what_is_left_to_compare(
    name: str, protocol: int, verify: Verify
) -> None:
    document = document_of(name, protocol=protocol)
    code, steps, shown = verify(document)
    assert code == 0
    together = protocol == 2 and len(ENTROPIES[name]) > 1
    left = ["published", "entropy", *(["sealed"] if together else [])]
    assert [name for name, proven in steps.items() if proven is None] == left
    assert published(document, protocol) in shown
    assert shown.endswith("All that can be checked is true.\n")


def test_digits_may_be_given_in_capitals(verify: Verify) -> None:
    document = document_of("card-city")
    claims = [
        *("--commitment", published(document).upper(), "--entropy", f"0:{ADA.upper()}"),
        *("--sealed", f"1:{seal(BO).upper()}", "--deck-hash", document["deck"]["sha256"].upper()),
    ]
    code, steps, _ = verify(document, *claims)
    assert code == 0
    assert all(steps.values())


@pytest.mark.parametrize("actions", [0, 1, 17, 40])
@pytest.mark.parametrize("name", ["carson-city", "card-city"])
def test_a_game_that_goes_on_is_proven_so_far(name: str, actions: int, verify: Verify) -> None:
    code, steps, shown = verify(document_of(name, actions=actions), *claims_of(name))
    assert code == 0
    assert steps.pop("result") is None
    assert all(steps.values())
    assert "the game is not over" in shown


@pytest.mark.parametrize("name", SEATS)
def test_a_seed_of_another_kind_is_verified_as_far_as_it_goes(name: str, verify: Verify) -> None:
    code, steps, shown = verify(document_of(name, secret=None))
    assert code == 0
    assert steps.pop("seed") is None
    assert all(steps.values())
    assert "whoever chose it could choose the deal" in shown
    own = ["--commitment", commitment("any seed")]
    assert verify(document_of(name, secret=None), *own)[1]["published"] is True
    claims = ["--entropy", f"0:{ADA}"]
    assert false_steps(verify(document_of(name, secret=None), *claims)[1]) == {"entropy 0"}


def test_a_game_without_people_is_not_fair_since_its_secret_could_be_chosen(
    tmp_path: Path, verify: Verify, capsys: pytest.CaptureFixture[str]
) -> None:
    table = games.get("card-city").new_table(["bot:random"] * 2, seed=seed_of(SECRET, {}))
    document = Record.of(table).to_json()
    code, steps, shown = verify(document, "--commitment", published(document))
    assert code == 0
    assert steps["people"] is None
    assert "whoever chose the secret could choose the deal" in shown
    assert shown.endswith("All that can be checked is true.\n")
    assert main(["verify", str(tmp_path / "game.json"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["fair"] is False


def test_a_game_with_people_is_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(text_of("card-city"))
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["fair"] is True


def test_a_shuffle_says_that_it_is_worked_out_and_not_what_was_seen(verify: Verify) -> None:
    shown = verify(document_of("card-city"))[2]
    assert "✓ shuffle 'first player': the seed puts 3 in this order: " in shown
    assert "the actions, played again, turn up" in shown
    assert "events" not in shown


def test_a_custom_deck_is_given_with_the_record(tmp_path: Path, verify: Verify) -> None:
    own = Path(carson_city.__file__).parent / "decks" / "standard.toml"
    text = own.read_text("utf-8").replace("Comstock", "Ours")
    deck = tmp_path / "deck.toml"
    deck.write_text(text, "utf-8")
    table = carson_city.new_table(
        SEATS["carson-city"],
        seed=seed_of(SECRET, ENTROPIES["carson-city"]),
        deck=carson_city.parse_deck(text),
    )
    document = json.loads(Record.of(table).to_text())
    assert verify(document, "--deck", str(deck))[0] == 0
    code, _, said = verify(document)
    assert code == 2
    assert "deck.sha256" in said


def test_a_deck_that_the_server_reordered_is_not_the_one_that_was_saved(
    tmp_path: Path, verify: Verify
) -> None:
    """A deal from the same cards in another order: the deck saved before the game shows it."""
    own = Path(carson_city.__file__).parent / "decks" / "standard.toml"
    before = own.read_text("utf-8").replace("Comstock", "Ours")
    lines = before.splitlines(keepends=True)
    first, second = [n for n, line in enumerate(lines) if line.startswith("  { id")][:2]
    lines[first], lines[second] = lines[second], lines[first]
    table = carson_city.new_table(
        SEATS["carson-city"],
        seed=seed_of(SECRET, ENTROPIES["carson-city"]),
        deck=carson_city.parse_deck("".join(lines)),
    )
    document = json.loads(Record.of(table).to_text())
    saved, offered = tmp_path / "saved.toml", tmp_path / "offered.toml"
    saved.write_text(before, "utf-8")
    offered.write_text("".join(lines), "utf-8")
    assert verify(document, "--deck", str(offered))[0] == 0
    assert verify(document, "--deck", str(saved))[0] == 2


def test_every_shuffle_is_shown_whole_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And is the shuffle of docs/records.md, from items that are listed here by hand."""
    file = tmp_path / "game.json"
    file.write_text(text_of("carson-city"))
    assert main(["verify", str(file), "--json"]) == 0
    listed = {one["label"]: one["items"] for one in json.loads(capsys.readouterr().out)["shuffles"]}
    assert list(listed) == [
        *("characters", "terrain I", "terrain II"),
        *("pile 2 I", "pile 2 II", "pile 4 I", "pile 4 II"),
    ]
    seed = document_of("carson-city")["seed"]
    deck = carson_city.standard_deck()
    assert listed["terrain II"] == [
        card.id for card in shuffle(seed, "terrain II", deck.terrain[1])
    ]
    assert listed["pile 2 I"] == list(map(str, shuffle(seed, "pile 2 I", range(3, 12))))
    assert listed["pile 4 II"] == list(map(str, shuffle(seed, "pile 4 II", range(1, 10))))


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.text("0123456789abcdef", min_size=64, max_size=64), name=st.sampled_from([*SEATS]))
def test_what_is_turned_up_always_follows_the_shuffles(seed: str, name: str) -> None:
    found = games.get(GAMES[name]).shuffles(play_game(name, seed), seed)
    assert all(one.fits for one in found)
    assert found[-1].seen


@pytest.mark.parametrize("name", SEATS)
def test_cards_of_another_seed_do_not_fit(name: str) -> None:
    """The comparison is a real one: with the wrong shuffles, hardly any matches."""
    found = games.get(GAMES[name]).shuffles(play_game(name, "one"), "another")
    assert not any(one.fits for one in found if one.seen > 2)


def test_the_example_in_the_docs_is_what_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    seed = "".join(re.findall(r'^    "(.*)"$', page, re.MULTILINE))
    known = r'^(?:published|mine|seal) = "(.*)"$'
    published, mine, theirs = re.findall(known, page, re.MULTILINE)
    table = games.get("card-city").new_table(["human"] * 2, seed=seed)
    while pending := table.decisions():
        table.play(
            pending[0].seat, pending[0].options[len(table.history) % len(pending[0].options)]
        )
    file = tmp_path / "game.json"
    file.write_text(Record.of(table).to_text())
    claims = ["--commitment", published, "--entropy", f"0:{mine}", "--sealed", f"1:{theirs}"]
    assert main(["verify", str(file), *claims]) == 0
    shown = capsys.readouterr().out
    assert shown in page, shown


# --- what somebody saw --------------------------------------------------------------------------


Writer = Callable[[str, list[Document]], str]


def as_lines(name: str, events: list[Document]) -> str:
    """As `cardtown replay --events --json` prints them."""
    return "".join(f"{json.dumps(one)}\n" for one in events)


def as_story(name: str, events: list[Document]) -> str:
    """As a server sends them, after an action that was taken back."""
    later = [*events]
    table = games.get(GAMES[name]).new_table(SEATS[name], seed=seed_of(SECRET, ENTROPIES[name]))
    deal = [later.pop(0) for _ in table.events]
    wrong = {"number": 4, "kind": "played", "seat": 0, "events": [{"event": "discard", "seat": 0}]}
    items: list[Document] = [
        {"number": 1, "kind": "created"},
        {"number": 3, "kind": "started", "events": deal},
        wrong,
        {"number": 5, "kind": "undone", "seat": 0, "played": 4, "alone": False},
    ]
    for number, (seat, action) in enumerate(document_of(name)["actions"], 6):
        brought = [later.pop(0) for _ in table.play(seat, action)]
        items.append({"number": number, "kind": "played", "seat": seat, "events": brought})
    return json.dumps(items)


@pytest.fixture
def compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[[str, str], tuple[int, Document]]:
    """Verify a whole game with the events in a file: the exit code, and the last step."""

    def run(name: str, events: str) -> tuple[int, Document]:
        record, seen = tmp_path / "game.json", tmp_path / "events.json"
        record.write_text(text_of(name))
        seen.write_text(events)
        code = main(["verify", str(record), "--events", str(seen), "--json"])
        checks = json.loads(capsys.readouterr().out)["checks"]
        step: Document = next(one for one in checks if one["check"] == "events")
        return code, step

    return run


def events_of(name: str) -> list[Document]:
    table = play_game(name, seed_of(SECRET, ENTROPIES[name]))
    return [event.to_json() for event in table.events]


@pytest.mark.parametrize("written", [as_lines, as_story])
@pytest.mark.parametrize("name", SEATS)
def test_the_events_that_were_seen_are_what_the_seed_brings(
    name: str, written: Writer, compare: Any
) -> None:
    code, step = compare(name, written(name, events_of(name)))
    assert code == 0
    assert (step["check"], step["proven"]) == ("events", True)


@pytest.mark.parametrize("written", [as_lines, as_story])
def test_a_card_that_was_seen_and_does_not_follow_from_the_seed_is_named(
    written: Writer, compare: Any
) -> None:
    events = events_of("carson-city")
    at = max(number for number, one in enumerate(events) if one["event"] == "reveal")
    events[at] = {**events[at], "character": "nobody"}
    code, step = compare("carson-city", written("carson-city", events))
    assert code == 1
    assert step["proven"] is False
    assert step["says"].startswith(
        f'event {at} that was seen is "reveal" with "character" "nobody"'
    )


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ("{", "not valid JSON"),
        ("[", "not valid JSON"),
        ("5", "events[0]"),
        ("[{}]", "events[0].number"),
        ('{"event": "round"}\n{}', "events[1].number"),
    ],
)
def test_what_holds_no_events_is_refused(
    events: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, seen = tmp_path / "game.json", tmp_path / "events.json"
    record.write_text(text_of("card-city"))
    seen.write_text(events)
    assert main(["verify", str(record), "--events", str(seen)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err


# --- doctored records ---------------------------------------------------------------------------


def change(document: Document, **changes: Any) -> Document:
    return {**document, **changes}


def change_seed(document: Document, seed: str) -> Document:
    """A record with another seed, its own commitment made to fit."""
    return change(document, seed=seed, commitment=commitment(seed))


@pytest.mark.parametrize("stated", ["0" * 64, "", "no hash", commit_first(SECRET)])
def test_a_changed_commitment_is_named(stated: str, verify: Verify) -> None:
    code, steps, shown = verify(change(document_of("card-city"), commitment=stated))
    assert code == 1
    assert false_steps(steps) == {"record"}
    assert shown.endswith("Not true: record.\n")


def test_a_changed_seed_does_not_fit_its_commitment(verify: Verify) -> None:
    other = seed_of("0" * 64, ENTROPIES["card-city"])
    code, steps, _ = verify(change(document_of("card-city"), seed=other), *claims_of("card-city"))
    assert code == 1
    assert {"record", "published"} <= false_steps(steps)


def test_another_secret_is_not_the_one_published(verify: Verify) -> None:
    """A whole honest game, but from a secret that the server chose later."""
    code, steps, shown = verify(document_of("card-city", secret="0" * 64), *claims_of("card-city"))
    assert code == 1
    assert false_steps(steps) == {"published"}
    assert "✗ published" in shown


def test_entropy_that_the_server_exchanged_is_named(verify: Verify) -> None:
    seed = seed_of(SECRET, {0: ADA, 1: "0" * 32})
    document = json.loads(Record.of(play_game("card-city", seed)).to_text())
    code, steps, shown = verify(document, *claims_of("card-city"))
    assert code == 1
    assert false_steps(steps) == {"entropy 1"}
    assert f"the seed has {'0' * 32} at seat 1, not {BO}" in shown
    assert false_steps(verify(document, "--sealed", f"1:{seal(BO)}")[1]) == {"sealed"}


@pytest.mark.parametrize("kept", [{}, {0: ADA}, {0: ADA, 1: BO, 2: CY}, {1: ADA, 2: BO}])
def test_entropy_left_out_or_made_up_is_named(kept: dict[int, str], verify: Verify) -> None:
    document = json.loads(Record.of(play_game("card-city", seed_of(SECRET, kept))).to_text())
    code, steps, _ = verify(document)
    assert code == 1
    assert false_steps(steps) == {"people"}


def test_a_person_turned_into_a_bot_is_named(verify: Verify) -> None:
    document = document_of("card-city")
    document["seats"][1]["kind"] = "bot:random"
    assert false_steps(verify(document)[1]) == {"people"}


@pytest.mark.parametrize("name", SEATS)
def test_another_seed_does_not_carry_the_game(name: str, verify: Verify) -> None:
    document = change_seed(document_of(name), seed_of("0" * 64, ENTROPIES[name]))
    code, steps, _ = verify(document, *claims_of(name))
    assert code == 1
    assert "published" in false_steps(steps)
    assert false_steps(steps) & {"actions", "result"}


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("text", ["nonsense", "", "place 99 99", "build R 99 99", "a\nb", "\ud800"])
def test_an_action_that_is_not_legal_is_named_by_its_number(
    name: str, text: str, verify: Verify
) -> None:
    document = document_of(name)
    document["actions"][11][1] = text
    code, steps, shown = verify(document)
    assert code == 1
    assert false_steps(steps) == {"actions"}
    assert steps["result"] is None
    assert "✗ actions: action 11: " in shown


@pytest.mark.parametrize("seat", [-1, 9, 10**30])
def test_an_action_of_a_seat_that_is_not_there_is_named(seat: int, verify: Verify) -> None:
    document = document_of("card-city")
    document["actions"][3][0] = seat
    code, _, shown = verify(document)
    assert code == 1
    assert "✗ actions: action 3: " in shown


def test_an_action_left_out_or_added_is_named(verify: Verify) -> None:
    document = document_of("carson-city")
    actions = document["actions"]
    for changed in (actions[:30] + actions[31:], [*actions, actions[-1]]):
        assert false_steps(verify(change(document, actions=changed))[1]) == {"actions"}


def test_a_result_before_the_end_is_named(verify: Verify) -> None:
    document = document_of("card-city")
    cut = change(document, actions=document["actions"][:-1])
    code, steps, shown = verify(cut)
    assert code == 1
    assert false_steps(steps) == {"result"}
    assert "the game is not over" in shown


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_changed_result_is_named(key: str, verify: Verify) -> None:
    document = document_of("card-city")
    document["result"][key] = [7, 7, 7]
    code, steps, _ = verify(document)
    assert code == 1
    assert false_steps(steps) == {"result"}


def test_a_result_taken_out_is_said(verify: Verify) -> None:
    document = document_of("card-city")
    del document["result"]
    code, steps, shown = verify(document)
    assert code == 0
    assert steps["result"] is None
    assert "the game is over, but the record states no result" in shown


def test_options_that_the_game_cannot_have_are_refused(verify: Verify) -> None:
    document = change(document_of("carson-city"), options={"suits": ["cow", "hat"]})
    assert verify(document)[0] == 2


def test_a_changed_virtual_seat_is_caught(verify: Verify) -> None:
    document = document_of("carson-city")
    document["seats"][2]["kind"] = "virtual:novice"
    assert false_steps(verify(document)[1]) & {"actions", "result"}


# --- what is neither a record nor a claim --------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seed": "two\nlines"}, "seed"),
        ({"seed": "\ud800"}, "seed"),
        ({"seed": 5}, "seed"),
        ({"commitment": None}, "commitment"),
        ({"game": "chess"}, "game"),
        ({"format": "cardtown-record/9"}, "format"),
        ({"seats": []}, "K1.2"),
        ({"actions": [[0]]}, "actions[0]"),
        ({"options": {"joining": "perhaps"}}, "options.joining"),
        ({"deck": {"name": "x", "sha256": "y"}}, "deck.sha256"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_not_a_record_is_refused_in_one_line(
    changes: Document, field: str, verify: Verify
) -> None:
    code, _, said = verify(change(document_of("card-city"), **changes))
    assert code == 2
    assert field in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--commitment", "12"], "commitment: must be 64 hexadecimal digits"),
        (["--commitment", ""], "commitment: must be 64 hexadecimal digits"),
        (["--entropy", ADA], "entropy: must be SEAT:HEX"),
        (["--entropy", f"x:{ADA}"], "entropy: must be SEAT:HEX"),
        (["--entropy", f"{'9' * 5000}:{ADA}"], "entropy: must be SEAT:HEX"),
        (["--entropy", "0:abc"], "entropy: must be 32 hexadecimal digits"),
        (["--entropy", f"0:{ADA}", "--entropy", f"0:{BO}"], "entropy: seat 0 is given twice"),
        (["--sealed", f"0:{ADA}"], "seal: must be 64 hexadecimal digits"),
        (["--sealed", seal(ADA)], "sealed: must be SEAT:HEX"),
        (["--deck-hash", "12"], "deck-hash: must be 64 hexadecimal digits"),
    ],
)
def test_a_claim_that_makes_no_sense_is_refused(
    arguments: list[str], said: str, verify: Verify
) -> None:
    code, _, line = verify(document_of("card-city"), *arguments)
    assert code == 2
    assert said in line


def test_a_file_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "no such file"]) == 2
    assert "can't be read" in capsys.readouterr().err


@pytest.mark.slow
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data(), name=st.sampled_from(["card-city", "alone"]))
def test_files_with_bytes_changed_never_end_in_a_traceback(
    data: st.DataObject, name: str, verify: Verify
) -> None:
    raw = bytearray(text_of(name).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    assert verify(bytes(raw))[0] in (0, 1, 2)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@pytest.mark.slow
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data(), value=JSON)
def test_fields_changed_to_anything_never_end_in_a_traceback(
    data: st.DataObject, value: Any, verify: Verify
) -> None:
    document = document_of("alone")
    document[data.draw(st.sampled_from([*document]))] = value
    assert verify(document)[0] in (0, 1, 2)


def test_an_output_without_these_signs_gets_others(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    document = document_of("alone")
    document["actions"][5][1] = "äöü ✓"
    file.write_text(json.dumps(document))
    done = subprocess.run(
        [sys.executable, "-c", "from cardtown.cli.main import run; run()", "verify", str(file)],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == b""
    assert b"\n! actions: action 5: " in done.stdout
