"""The divider's coach: what both lots are worth to whom, and how the chooser answers."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtown.bots.coaching import Offer, offer_of
from cardtown.cli.main import main
from cardtown.core import Decision, Record
from cardtown.games import card_city
from cardtown.games.card_city.actions import CardCityAction, Divide
from tests.any_table import random_steps

SEATS = pytest.mark.parametrize("players", [2, 3, 4])


def divisions(
    players: int, seed: int
) -> Iterator[tuple[card_city.CardCityTable, Decision[CardCityAction]]]:
    """Tables of a random game at which somebody divides, in every third round."""
    table = card_city.new_table(["human"] * players, seed=f"coach {seed}")
    for then in random_steps(table, random.Random(seed)):
        decisions = then.decisions()
        if decisions and decisions[0].kind == "divide" and then.view(None).round % 3 == 1:
            yield table, decisions[0]


def some(decision: Decision[CardCityAction], seed: int) -> list[CardCityAction]:
    options = list(decision.options)
    return random.Random(seed).sample(options, min(5, len(options)))


def offered(table: card_city.CardCityTable, seat: int, action: CardCityAction) -> Offer:
    decision = table.decision(seat)
    assert decision is not None
    found = offer_of(table.view(seat), decision, action)
    assert found is not None
    return found


@SEATS
def test_turning_the_mixed_lot_over_changes_only_what_the_chooser_believes(players: int) -> None:
    turned = 0
    for table, decision in divisions(players, 1):
        for action in some(decision, 1):
            assert isinstance(action, Divide)
            other = Divide(action.open, action.hidden, action.shown)
            if other not in decision.options:
                continue  # both halves are the same cards, or it is listed the other way
            one, two = (offered(table, decision.seat, lots) for lots in (action, other))
            for name in ("open_to_chooser", "mixed_to_chooser", "open_to_you", "mixed_to_you"):
                assert one.points[name] == pytest.approx(two.points[name])
            shown = "open_taken_if_all_shown"
            assert one.chances[shown] == pytest.approx(two.chances[shown])
            turned += one.chances["open_taken"] != two.chances["open_taken"]
    assert turned


@SEATS
def test_a_chooser_rather_takes_what_seems_worth_more(players: int) -> None:
    for table, decision in divisions(players, 2):
        for action in some(decision, 2):
            one = offered(table, decision.seat, action)
            lead = one.points["open_to_chooser"] - one.points["mixed_seems_to_chooser"]
            assert (one.chances["open_taken"] > 0.5) == (lead > 0)
            assert all(0 < chance < 1 for chance in one.chances.values())


@SEATS
def test_the_coach_knows_only_what_the_divider_knows(players: int) -> None:
    rng = random.Random(3)
    for table, decision in divisions(players, 3):
        other = table.resample(decision.seat, rng)
        for action in some(decision, 3)[:2]:
            assert offered(table, decision.seat, action) == offered(other, decision.seat, action)


def test_only_divisions_are_offers() -> None:
    table = card_city.new_table(["human"] * 2, seed="coach")
    table.play(table.decisions()[0].seat, table.decisions()[0].options[0])
    choice = table.decisions()[0]
    assert offer_of(table.view(choice.seat), choice, choice.options[0]) is None


def test_hints_and_reviews_say_what_a_division_offers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = card_city.new_table(["human"] * 2, seed="coach")
    file = tmp_path / "game.json"
    file.write_text(Record.of(table).to_text())
    assert main(["hint", str(file), "--json"]) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    first = table.decisions()[0]
    for one in options:
        action = table.grammar.parse(one["action"])
        assert one["offer"] == offered(table, first.seat, action).to_json()
    assert main(["hint", str(file)]) == 0
    assert "chooser" in capsys.readouterr().out
    *_, last = random_steps(table, random.Random(1))
    file.write_text(Record.of(last).to_text())
    assert main(["review", str(file), "--bot", "greedy", "--json"]) == 0
    judged = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    divided = [one for one in judged if one.get("kind") == "divide"]
    assert len(divided) == 10
    assert all(one["offers"].keys() == {"action", "best"} for one in divided)
    assert not any("offers" in one for one in judged if one.get("kind") != "divide")
