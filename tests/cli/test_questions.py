"""`score`, `earnings`, `placements`, `sellable` and `batch` as other programs call them."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtown import games
from cardtown.cli.batch import answer_lines
from cardtown.cli.main import main
from cardtown.questions import answer

CITY: dict[str, Any] = {"rows": ["h.^", "TM^", "!R."], "characters": ["doctor", "teacher"]}


@pytest.fixture
def write(tmp_path: Path) -> Any:
    """Write a document (or raw bytes) to a file and return its name."""

    def write_file(document: Any) -> str:
        path = tmp_path / "input.json"
        raw = document if isinstance(document, bytes) else json.dumps(document).encode()
        path.write_bytes(raw)
        return str(path)

    return write_file


def read_refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command that must be refused; return its one line of output."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n")
    assert captured.err.count("\n") == 1
    return captured.err


def test_score_answers_in_json(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "carson-city", write(CITY), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["lines"]["mines"] == 4
    assert answer["characters"] == {"doctor": 5, "teacher": 3}
    assert answer["total"] == 7


def test_score_for_people_names_the_buildings(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "carson-city", write(CITY), "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "Mine (1 1) 4" in shown
    assert "Doktor 5" in shown


def test_earnings_in_json_and_for_people(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["earnings", "carson-city", write(CITY), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["earnings"] == [
        {"line": "ranches", "at": [2, 1], "points": 1},
        {"line": "mines", "at": [1, 1], "points": 4},
        {"line": "outlaws", "at": [2, 0], "points": -6},
    ]
    assert answer["total"] == 7
    assert main(["earnings", "carson-city", write(CITY), "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "Mine" in shown
    assert "-6" in shown
    assert main(["earnings", "carson-city", write({"rows": []})]) == 0
    assert "–" in capsys.readouterr().out
    assert "rows[0]" in read_refusal(["earnings", "carson-city", write({"rows": ["?"]})], capsys)


def test_placements_in_json_and_for_people(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = {"rows": ["..", ".."], "card": ["h.", ".h"]}
    assert main(["placements", "carson-city", write(document), "--json"]) == 0
    places = json.loads(capsys.readouterr().out)["placements"]
    assert places == sorted(places)
    assert [-2, -1] in places
    assert [-2, -2] not in places
    assert main(["placements", "carson-city", write(document)]) == 0
    assert "-2 -1" in capsys.readouterr().out


def test_sellable_in_json_and_for_people(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    cards = [{"at": [0, column], "parcels": ["..", ".."]} for column in (0, 2, 4)]
    assert main(["sellable", "carson-city", write({"cards": cards}), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"sellable": [0, 2]}
    assert main(["sellable", "carson-city", write({"cards": cards})]) == 0
    assert "0 4" in capsys.readouterr().out


def test_standard_input_is_read_for_a_dash() -> None:
    program = [sys.executable, "-c", "from cardtown.cli.main import run; run()"]
    done = subprocess.run(
        [*program, "score", "carson-city", "-", "--json"],
        input=json.dumps(CITY).encode(),
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["total"] == 7
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("raw", "named"),
    [
        (b"", "input"),
        (b"{", "input"),
        (b"\xff\xfe{}", "input"),
        (b"[]", "input"),
        (b"null", "input"),
        (b"[" * 100_000, "input"),
        (b'{"rows": ' + b"[" * 50_000 + b"]" * 50_000 + b"}", "input"),
        (b'{"rows": [], "sold": ' + b"7" * 5000 + b"}", "sold"),
        (b'{"rows": [], "sold": NaN}', "input"),
        (b'{"rows": [], "rows": []}', "rows"),
        (b'{"rows": [], "a\\nb\\u2028c": 1}', "a\\nb\\u2028c"),
        (b'{"rows": [], "characters": ["\\ud800"]}', "characters[0]"),
        (b'{"rows": [], "characters": ["a\\nb"]}', "characters[0]"),
        (b'{"rows": ["h\\n"]}', "rows[0]"),
    ],
)
def test_whatever_the_file_holds_one_line_names_the_field(
    raw: bytes, named: str, write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in read_refusal(["score", "carson-city", write(raw), "--json"], capsys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["score"], "game"),
        (["score", "carson-city"], "file"),
        (["score", "chess", "-"], "game"),
        (["score", "carson-city", "no/such/file"], "no/such/file"),
        (["score", "carson-city", "."], "can't be read"),
        (["score", "carson-city", "a\0b"], "can't be read"),
        (["income", "carson-city", "FILE"], "command"),
        (["nonsense"], "nonsense"),
        (["score", "--nonsense"], "--nonsense"),
        (["score", "carson-city", "FILE", "--lang", "xx"], "xx"),
        (["rules", "zebra"], "zebra"),
    ],
)
def test_wrong_arguments_are_one_clear_line(
    arguments: list[str], said: str, write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [write(CITY) if argument == "FILE" else argument for argument in arguments]
    assert said in read_refusal(given, capsys)


def test_batch_answers_every_line_in_order() -> None:
    lines = [
        b'{"command": "score", "game": "carson-city", "input": {"rows": ["H"]}}\n',
        b"not json\n",
        b"\n",
        b'{"command": "placements", "game": "carson-city",'
        b' "input": {"rows": [], "card": ["..", ".."]}}\n',
        b'{"command": "score", "game": "carson-city", "input": {"rows": ["?"]}}\n',
        b'{"command": "fly", "game": "carson-city", "input": {}}\n',
        b'{"command": "score", "game": "carson-city", "input": {"rows": []}, "more": 1}\n',
        b'{"command": "score", "game": "carson-city", "input": {"rows": ["H"]}}',
    ]
    out = io.StringIO()
    answer_lines(lines, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert ["output" in answer for answer in answers] == [
        True, False, False, True, False, False, False, True,
    ]  # fmt: skip
    assert answers[0]["output"]["total"] == 3
    assert answers[3]["output"] == {"placements": [[0, 0]]}
    assert "rows[0]" in answers[4]["error"]


def test_batch_gives_the_same_answers_as_the_commands(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "carson-city", write(CITY), "--json"]) == 0
    alone = json.loads(capsys.readouterr().out)
    line = json.dumps({"command": "score", "game": "carson-city", "input": CITY})
    assert answer(line.encode()) == {"output": alone}


def test_rules_by_number_chapter_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "c4.5"]) == 0
    assert "C4.5" in capsys.readouterr().out
    assert main(["rules", "C4"]) == 0
    assert "C4.1" in capsys.readouterr().out
    assert main(["rules", "sheriff", "prison"]) == 0
    assert "C5.4" in capsys.readouterr().out


def test_help_starts_without_anything_heavy() -> None:
    code = (
        "import sys; from cardtown.cli.main import main; main(['--help']);"
        "heavy = {'rich', 'fluent', 'babel', 'cardtown.games', 'asyncio'} & set(sys.modules);"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_help_names_the_games_and_the_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["play"], ["score"], ["lab", "run"], ["lab", "balance"]):
        main([*command, "--help"])
        assert "carson-city or card-city" in capsys.readouterr().out
    main(["rules", "--help"])
    assert "en, de, nl, it or fr" in capsys.readouterr().out


def test_a_game_that_shows_no_answers_to_people_gives_them_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "city.json"
    file.write_text('{"rows": ["RRL", "_CM"], "coins": 12}', "utf-8")
    main(["score", "card-city", str(file), "--json"])
    answer = capsys.readouterr().out
    monkeypatch.setattr(games, "part", lambda *_: None)
    assert main(["score", "card-city", str(file)]) == 0
    assert capsys.readouterr().out == answer


def test_a_deck_is_checked_for_the_game_that_has_decks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    standard = games.folder("carson-city") / "games/carson_city/decks/standard.toml"
    assert main(["deck", "check", str(standard)]) == 0
    assert "terrain cards and 21 characters, well formed." in capsys.readouterr().out
    assert main(["deck", "check", str(standard), "--game", "card-city"]) == 2
    assert "Card City has no custom decks" in capsys.readouterr().err
    monkeypatch.setattr(games, "part", lambda *_: None)
    assert main(["deck", "check", str(standard)]) == 0
    assert capsys.readouterr().out.splitlines() == ["Comstock: well formed."]
