"""The proof of a record as programs ask for it: `prove`, and the question `verify`."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

from cardtown import games
from cardtown.core import BadInput, Record
from cardtown.core.fairness import commit, seed_of
from cardtown.proof import Claims, prove
from cardtown.questions import answer

SECRET = "5ec2e7" * 10 + "5ec2"
ADA, BO = "ada0" * 8, "b0" * 16
SEATS = {
    "carson-city": ["human", "human", "virtual:expert", "bot:random"],
    "card-city": ["human", "human"],
}
SEED = seed_of(SECRET, {0: ADA, 1: BO})


@cache
def _text(name: str, seed: str) -> str:
    rng = random.Random(3)
    table = games.get(name).new_table(SEATS[name], seed=seed)
    while pending := table.decisions():
        table.play(pending[0].seat, rng.choice(pending[0].options))
    return Record.of(table).to_text()


def record(name: str, seed: str = SEED) -> dict[str, Any]:
    """The record of a whole game."""
    document: dict[str, Any] = json.loads(_text(name, seed))
    return document


def verified(document: Any, game: str = "card-city") -> dict[str, Any]:
    """The answer to the question, over the same door as every other program."""
    question = {"command": "verify", "game": game, "input": document}
    return answer(json.dumps(question).encode())


def false_steps(document: Any) -> list[str]:
    return [one["step"] for one in verified(document)["output"]["steps"] if not one["holds"]]


@pytest.mark.parametrize("name", SEATS)
def test_an_honest_record_is_fair_and_every_step_holds(name: str) -> None:
    output = verified(record(name), name)["output"]
    assert output["fair"] is True
    names = [one["step"] for one in output["steps"]]
    assert list(dict.fromkeys(names)) == ["record", "people", "shuffle", "actions", "result"]
    assert all(one["holds"] is True and one["says"] for one in output["steps"])
    labels = [one["of"] for one in output["steps"] if one["step"] == "shuffle"]
    assert len(set(labels)) == len(labels) > 1
    assert output["commitment"] == commit(SECRET)
    assert output["entropies"] == {"0": ADA, "1": BO}


def test_a_record_that_was_changed_is_not_fair_and_the_step_is_named() -> None:
    honest = record("card-city")
    other = seed_of("0" * 64, {0: ADA, 1: BO})
    kinds = [honest["seats"][0], {**honest["seats"][1], "kind": "bot:random"}]
    actions = [*honest["actions"][:9], [0, "pass"], *honest["actions"][10:]]
    for changes, wrong in (
        ({"commitment": "0" * 64}, ["record"]),
        ({"seed": other}, ["record", "actions"]),
        ({"seats": kinds}, ["people"]),
        ({"actions": actions}, ["actions"]),
        ({"result": {"scores": [9, 9], "winners": [0]}}, ["result"]),
    ):
        changed = {**honest, **changes}
        assert false_steps(changed) == wrong
        assert verified(changed)["output"]["fair"] is False


def test_a_seed_that_somebody_could_choose_is_not_fair_though_nothing_is_false() -> None:
    output = verified(record("card-city", "my lucky seed"))["output"]
    assert output["fair"] is False
    assert all(one["holds"] for one in output["steps"])
    assert (output["commitment"], output["entropies"]) == (None, {})


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"game": "carson-city"}, "game"),
        ({"game": 7}, "game"),
        ({"seats": []}, "record"),
        ({"actions": None}, "actions"),
        ({"surprise": 1}, '"surprise"'),
        ({"deck": {"name": "x", "sha256": "y"}}, "deck.sha256"),
    ],
)
def test_what_is_no_record_of_the_game_is_answered_with_its_fault(
    changes: dict[str, Any], named: str
) -> None:
    assert verified({**record("card-city"), **changes})["error"].startswith(named)


@pytest.mark.parametrize("document", [None, [], {}, "x", {"game": "card-city"}])
def test_what_is_no_record_at_all_is_an_error_and_nothing_else(document: Any) -> None:
    assert list(verified(document)) == ["error"]


def test_who_knows_more_proves_more() -> None:
    document = record("card-city")
    open_steps = [step.name for step in prove(document).steps if step.holds is None]
    assert open_steps == ["published", "entropy"]
    proof = prove(document, Claims(commit(SECRET), {0: ADA, 1: BO}))
    assert all(step.holds for step in proof.steps)
    assert [step.of for step in proof.steps if step.name == "entropy"] == [0, 1]
    doubted = prove(document, Claims("0" * 64, {0: BO}))
    assert not doubted.holds
    assert [step.name for step in doubted.steps if step.holds is False] == ["published", "entropy"]


def test_a_deck_that_does_not_belong_to_the_game_is_refused() -> None:
    with pytest.raises(BadInput, match="deck"):
        prove(record("card-city"), deck="name = 'ours'")
