"""Balance: a planted card is found, and equal games have no differences."""

from __future__ import annotations

import json
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import polars
import pytest

from cardtown.cli.main import main
from cardtown.core import BadInput
from cardtown.lab import Tournament, balance, local, run_missing, store
from cardtown.lab.balance.measures import measures
from cardtown.lab.report.carson_city.values import CardValue
from cardtown.lab.report.observations import Observations
from tests.sampling import one_day_in

DECK = Path("src/cardtown/games/carson_city/decks/standard.toml")
SEATS = ("bot:greedy", "bot:greedy", "virtual:novice", "virtual:novice")
BARE = '{ id = "I-01",  parcels = ["^.", ".."], appeal = 1 }'
PLANTED = '{ id = "I-01",  parcels = ["GG", "TT"], appeal = 1 }'


def doctor_deck(path: Path, new: str = PLANTED) -> str:
    """The standard deck with its first card changed."""
    text = DECK.read_text("utf-8").replace('name = "Comstock"', 'name = "Doctored"')
    assert BARE in text
    path.write_text(text.replace(BARE, new), "utf-8")
    return str(path)


def play_and_observe(path: Path, tournament: Tournament) -> Observations:
    run = store.create(path, tournament)
    run_missing(run, partial(local.play_parts, jobs=1))
    return Observations.of(run)


def answers(study: balance.Study) -> dict[str, balance.Answer]:
    return {answer.question: answer for answer in study.answers}


# --- a planted card -----------------------------------------------------------------------------


@pytest.mark.slow
@one_day_in(2)
def test_a_planted_card_that_wins_too_much_is_found(tmp_path: Path) -> None:
    deck = doctor_deck(tmp_path / "deck.toml")
    tournament = Tournament("carson-city", SEATS, 240, seed="plant", deck=deck)
    with_it = balance.study(play_and_observe(tmp_path / "with", tournament))
    plain = Tournament("carson-city", SEATS, 240, seed="plant")
    without = balance.study(play_and_observe(tmp_path / "without", plain))

    strong = answers(with_it)["Does a terrain card win too much?"]
    assert strong.verdict == "look"
    assert "percentage points: I-01 GG/TT" in strong.text
    cards = [card for card in with_it.cards if isinstance(card, CardValue)]
    best = max(cards, key=lambda card: card.worth.mean if not card.worth.few else -99)
    assert best.card == "I-01"
    appeal = answers(with_it)["Does appeal follow worth?"]
    assert appeal.verdict == "look"
    assert "Out of line: I-01" in appeal.text

    standard = answers(without)["Does a terrain card win too much?"]
    assert standard.verdict == "fine"
    ((new, old),) = balance.changed_cards(with_it, without)
    assert new.card == old.card == "I-01"
    assert "^..." in str(old.printed)
    changed = {one.name: one for one in balance.compare(with_it.observed, without.observed)}
    richer = changed["points from house symbols"]
    assert richer.difference.clear_of(0, len(changed))
    assert richer.difference.mean == pytest.approx(richer.this.mean - richer.other.mean)
    # Pairing removes the effect of the deals: the difference is more certain than either side.
    lines = changed["points from ranches"]
    assert lines.difference.plus_minus < lines.this.plus_minus


@pytest.mark.slow
@one_day_in(2, turn=1)
def test_a_card_that_nobody_wants_is_found(tmp_path: Path) -> None:
    outlaws = '{ id = "I-01",  parcels = ["!!", "!!"], appeal = 0 }'
    deck = doctor_deck(tmp_path / "deck.toml", outlaws)
    tournament = Tournament("carson-city", SEATS, 240, seed="plant", deck=deck)
    study = balance.study(play_and_observe(tmp_path / "run", tournament))
    seldom = answers(study)["Is a terrain card hardly ever taken?"]
    assert seldom.verdict == "look"
    assert "I-01 !!/!!" in seldom.text


# --- measures -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Observations:
    tournament = Tournament("carson-city", ("bot:random", *SEATS[1:]), 40, seed="balance")
    return play_and_observe(tmp_path_factory.mktemp("balance") / "run", tournament)


def test_games_compared_with_themselves_have_not_changed(games: Observations) -> None:
    found = balance.compare(games, games)
    assert len(found) > 20
    assert all(one.difference.mean == one.difference.plus_minus == 0 for one in found)
    assert all(one.this == one.other for one in found)


def test_measures_are_one_a_game_and_add_up(games: Observations) -> None:
    found = measures(games)
    counts = found.group_by("measure").agg(polars.col("number").n_unique(), polars.len())
    assert set(counts["number"]) == set(counts["len"]) == {40}
    mean = dict(found.group_by("measure").agg(polars.col("value").mean()).iter_rows())
    real = games.players["score"].mean()
    lines = sum(value for name, value in mean.items() if name.startswith("points from"))
    assert lines == pytest.approx(real)
    wins = mean["wins of random"] + mean["wins of greedy"] + 2 * mean["wins of virtual novice"]
    assert wins == pytest.approx(1)


def test_ten_deals_are_too_few_to_conclude_anything(games: Observations) -> None:
    study = balance.study(games)
    assert "look" not in {answer.verdict for answer in study.answers}


# --- runs that are kept -------------------------------------------------------------------------


def test_games_already_in_the_folder_are_not_played_again(tmp_path: Path) -> None:
    tournament = Tournament("carson-city", ("bot:random", *SEATS[1:]), 8)
    balance.play(tournament, tmp_path / "run", jobs=1)
    run = store.open_run(tmp_path / "run")
    kept, lost = run.present()
    before = (run.folder(kept) / "times.parquet").read_bytes()
    shutil.rmtree(run.folder(lost))
    done: list[int] = []
    assert balance.play(tournament, tmp_path / "run", 1, done.append).games.height == 8
    assert done == [4, 4]
    assert (run.folder(kept) / "times.parquet").read_bytes() == before
    other = Tournament("carson-city", tournament.entrants, 8, seed="other")
    with pytest.raises(BadInput, match="another tournament"):
        balance.play(other, tmp_path / "run", jobs=1)


# --- the command --------------------------------------------------------------------------------


def ask_balance(*arguments: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["lab", "balance", *arguments, "--jobs", "1", "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_it_answers_in_json_with_a_deck_against_the_standard_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = doctor_deck(tmp_path / "deck.toml")
    seats = "bot:random,virtual:novice,virtual:novice,virtual:novice"
    document = ask_balance(
        *("--deck", deck, "--against", "standard", "--games", "8", "--seats", seats),
        *("--out", str(tmp_path / "kept")),
        capsys=capsys,
    )
    assert document["deck"]["name"] == "Doctored"
    against = document["against"]
    assert against["deck"]["name"] == "Comstock"
    assert against["changed_cards"] == ["I-01"]
    assert {answer["verdict"] for answer in document["answers"]} == {"unclear"}
    kept = [store.open_run(tmp_path / "kept" / name).complete for name in ("this", "other")]
    assert kept == [True, True]


@pytest.mark.slow
def test_it_compares_a_rule_switch_of_card_city(capsys: pytest.CaptureFixture[str]) -> None:
    document = ask_balance(
        *("card-city", "--against", "development=once", "--games", "60"),
        *("--seats", "bot:random,bot:random"),
        capsys=capsys,
    )
    assert document["options"] == {}
    against = document["against"]
    assert against["options"] == {"development": "once"}
    changes = {one["name"]: one for one in against["changes"]}
    grown = changes["developments a seat"]
    assert grown["difference"]["mean"] == pytest.approx(
        grown["this"]["mean"] - grown["other"]["mean"]
    )
    assert grown["difference"]["mean"] != 0
    questions = [answer["question"] for answer in document["answers"]]
    assert "Does it matter who begins?" in questions


def test_it_prints_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "4", "--seats", ",".join(["bot:random", *SEATS[1:]]), "--jobs", "1"]
    assert main(["lab", "balance", *arguments]) == 0
    said = capsys.readouterr().out
    assert "Are seats equal?" in said
    assert "Characters" in said


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--against", "standard"], "changes nothing"),
        (["--deck", "nowhere.toml"], "can't be read"),
        (["card-city", "--deck", str(DECK)], "no custom decks"),
        (["card-city", "--against", "development"], "NAME=VALUE"),
        (["card-city", "--against", "development=often"], "must be one of"),
        (["chess"], "carson-city"),
        (["--games", "0"], "at least 1"),
        (["--seats", "bot:nobody"], "nobody"),
    ],
)
def test_an_impossible_question_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "balance", *arguments, "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert reason in said.err
