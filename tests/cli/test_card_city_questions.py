"""The questions about a city of Card City, for people and programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardtown.cli.main import main
from cardtown.localization import LANGUAGES

CITY: dict[str, Any] = {"rows": ["_RR_L", "CMLRI", "_CPRC"], "coins": 13}


@pytest.fixture
def ask(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command with a document (or raw bytes); return the exit code and both outputs."""

    def ask_about(command: str, document: Any, *options: str) -> tuple[int, str, str]:
        path = tmp_path / "input.json"
        raw = document if isinstance(document, bytes) else json.dumps(document).encode()
        path.write_bytes(raw)
        code = main([command, "card-city", str(path), *options])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return ask_about


@pytest.mark.parametrize(
    ("command", "document", "answer"),
    [
        (
            "score",
            CITY,
            {"lines": {"residential": 6, "free_cells": -13, "coins": 2}, "total": -5},
        ),
        (
            "score",
            {"rows": [], "coins": 0},
            {"lines": {"residential": 0, "free_cells": -25, "coins": 0}, "total": -25},
        ),
        (
            "placements",
            {"rows": ["M"], "card": "R", "coins": 0},
            {"placements": [[-1, 0], [0, -1], [0, 1], [1, 0]]},
        ),
        ("placements", {"rows": ["M"], "card": "L", "coins": 4}, {"placements": []}),
        (
            "developments",
            {"rows": ["LI", "RM"], "reserve": {"R": 1}},
            {
                "developments": [
                    {"kind": "R", "district": [[1, 0]], "at": [1, -1]},
                    {"kind": "R", "district": [[1, 0]], "at": [2, 0]},
                ]
            },
        ),
        ("developments", {"rows": ["LI", "RM"], "reserve": {"C": 9}}, {"developments": []}),
        ("income", {"rows": ["C_CC", "__R_", "CCC_"]}, {"income": 1 + 1 + 3 + 6}),
    ],
)
def test_answers_in_json(ask: Any, command: str, document: Any, answer: Any) -> None:
    code, out, err = ask(command, document, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == answer


@pytest.mark.parametrize(
    ("command", "document", "shown"),
    [
        ("score", CITY, ["0 1, 0 2: 3; 1 3, 2 3: 3", "13 coins", "-5", "Score sheet"]),
        ("score", {"rows": [], "coins": 3}, ["-25", "3 coins"]),
        ("earnings", CITY, ["Residential", "2 3", "+2", "Free cells", "4 4", "−1"]),
        ("placements", {"rows": ["M"], "card": "R", "coins": 0}, ["[a]", "-1 0", "+2"]),
        ("placements", {"rows": ["M"], "card": "L", "coins": 5}, ["Leisure (L)", "±0"]),
        ("placements", {"rows": ["M"], "card": "L", "coins": 4}, ["–"]),
        (
            "developments",
            {"rows": ["LI", "RM"], "reserve": {"R": 1}},
            ["[b]", "Residential (R): 1 0", "+3"],
        ),
        ("developments", {"rows": ["M"], "reserve": {}}, ["–"]),
        ("income", {"rows": ["CC", "M_"]}, ["To everybody", "Commercial (C): 0 0, 0 1", "4"]),
    ],
)
def test_answers_for_people(ask: Any, command: str, document: Any, shown: list[str]) -> None:
    code, out, err = ask(command, document, "--lang", "en")
    assert (code, err) == (0, "")
    assert all(text in out for text in shown), out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_answers(ask: Any, lang: str) -> None:
    for command, document in (
        ("score", CITY),
        ("earnings", CITY),
        ("placements", {**CITY, "card": "P"}),
        ("developments", {"rows": CITY["rows"], "reserve": {"R": 2, "C": 2}}),
        ("income", {"rows": CITY["rows"]}),
    ):
        code, out, err = ask(command, document, "--lang", lang)
        assert (code, err) == (0, "")
        assert "R" in out


def test_coordinates_are_those_of_the_input(ask: Any) -> None:
    rows = ["_" * 12, "_" * 10 + "M_"]
    _, out, _ = ask("placements", {"rows": rows, "card": "P", "coins": 0}, "--lang", "en")
    assert "1 11" in out
    assert "2 10" in out


@pytest.mark.parametrize(
    ("command", "document", "problem"),
    [
        ("score", {"rows": ["R"]}, "coins"),
        ("score", {"rows": ["R"], "coins": -1}, "coins"),
        ("score", {"rows": ["R"], "coins": 1.0}, "coins"),
        ("score", {"rows": ["R"], "coins": True}, "coins"),
        ("score", {"rows": ["X"], "coins": 1}, "rows[0]"),
        ("score", {"rows": ["RR", "R"], "coins": 1}, "rows[1]"),
        ("score", {"rows": ["R_____R"], "coins": 1}, "rows"),
        ("score", {"rows": ["R"], "coins": 1, "more": 1}, "more"),
        ("earnings", {"rows": ["R"]}, "coins"),
        ("placements", {"rows": [], "card": "R", "coins": 1}, "rows"),
        ("placements", {"rows": ["M"], "card": "M", "coins": 1}, "card"),
        ("placements", {"rows": ["M"], "card": "R"}, "coins"),
        ("developments", {"rows": ["M"]}, "reserve"),
        ("developments", {"rows": ["M"], "reserve": {"X": 1}}, "reserve"),
        ("income", {"rows": None}, "rows"),
        ("income", b"\xff", "UTF-8"),
        ("income", b"[" * 100_000, ""),
        ("sellable", {"cards": []}, "command"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_bad_input_is_one_line_that_names_the_field(
    ask: Any, command: str, document: Any, problem: str, options: tuple[str, ...]
) -> None:
    code, out, err = ask(command, document, *options)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert problem in err
