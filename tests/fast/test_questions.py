"""Questions about cities: the compiled core answers them as Python does, or leaves them to it."""

from __future__ import annotations

import io
import json
import random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core, fast, questions
from cardtown.cli.batch import answer_lines
from tests import sampling
from tests.questions import RANDOM, expected, mixture

QUESTIONS: Final = 20_000 if sampling.TAKES_ALL else 3_000
"""How many questions about each game; different ones every day."""


@pytest.mark.parametrize("game", RANDOM)
def test_random_questions_are_answered_as_python_answers_them(game: str) -> None:
    asked = mixture(game, QUESTIONS, random.Random(f"core {sampling.SEED}"))
    wanted = expected(asked)
    assert len({"output" in answer for answer in wanted}) == 2, "right and wrong questions"
    for question, answer in zip(asked, wanted, strict=True):
        said = _core.answer(json.dumps(question).encode())
        if said is None:  # it draws no city of more than 16 × 16
            assert question["command"] == "doubts", question
            continue
        # As text: keys come in the same order, too.
        assert json.dumps(json.loads(said)) == json.dumps(answer), question


def test_batch_writes_the_same_lines_with_the_core_and_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = random.Random(f"batch {sampling.SEED}")
    asked = [json.dumps(one).encode() for game in RANDOM for one in mixture(game, 300, draw)]
    asked += [
        b"",
        b"{",
        json.dumps({"command": "verify", "game": "card-city", "input": 1}).encode(),
    ]
    written = []
    for built in (True, False):
        monkeypatch.setattr(fast, "AVAILABLE", built)
        answers = io.StringIO()
        answer_lines([line + b"\n" for line in asked], answers)
        written.append(answers.getvalue())
    assert written[0] == written[1]
    assert written[0].count("\n") == len(asked)


_CITY: Final = {"rows": ["R"], "coins": 1}


def _asked(document: Any, command: str = "score", game: str = "card-city") -> bytes:
    return json.dumps({"command": command, "game": game, "input": document}).encode()


@pytest.mark.parametrize(
    "question",
    [
        pytest.param(_asked({"rows": ["R"], "coins": 1.0}), id="a number with a point"),
        pytest.param(_asked({"rows": ["R"], "coins": 10**16}), id="more digits than it counts"),
        pytest.param(_asked({"rows": ["R"], "coins": 10**10}), id="more coins than it counts"),
        pytest.param(_asked({"rows": ["\ud800"], "coins": 1}), id="half a character"),
        pytest.param(_asked(_CITY)[:-1], id="a piece of JSON"),
        pytest.param(_asked(_CITY) + b"x", id="something after it"),
        pytest.param(_asked(_CITY).replace(b'"coins": 1', b'"coins": 01'), id="a leading 0"),
        pytest.param(_asked(_CITY).replace(b"R", b"\xff"), id="bytes that are not UTF-8"),
        pytest.param(_asked(_CITY).replace(b"R", b"\xed\xa0\x80"), id="half a character in UTF-8"),
        pytest.param(_asked(_CITY).replace(b'"coins"', b'"rows": [], "coins"'), id="a key twice"),
        pytest.param(b"\xef\xbb\xbf" + _asked(_CITY), id="a byte order mark"),
        pytest.param(_asked([[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]), id="deep nesting"),
        pytest.param(_asked({"rows": ["_"] * 3000, "coins": 1}), id="more values than it holds"),
        pytest.param(_asked({"rows": ["_" * 40000], "coins": 1}), id="more text than it reads"),
        pytest.param(_asked({"rows": ["h" * 20]}, "doubts", "carson-city"), id="a huge city"),
        pytest.param(_asked({"cards": []}, "score", "carson-city"), id="a city card by card"),
        pytest.param(_asked({}, "verify"), id="a proof"),
        pytest.param(_asked(_CITY, game="harbour"), id="another game"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_what_it_cannot_answer_as_python_does_is_left_to_python(question: bytes) -> None:
    assert _core.answer(question) is None


@given(st.binary() | st.text().map(str.encode))
def test_nonsense_is_left_to_python(question: bytes) -> None:
    assert _core.answer(question) is None


_VALUES: Final = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**16), 10**16)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=())),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(), values, max_size=4),
    max_leaves=12,
)
_DOCUMENTS: Final = st.dictionaries(
    st.sampled_from(["rows", "cards", "card", "characters", "sold", "coins", "reserve", "x"]),
    _VALUES | st.lists(st.text("hRM.^_CILP", max_size=9), max_size=9),
)


@given(
    command=st.sampled_from(
        ["score", "earnings", "placements", "sellable", "developments", "income", "doubts"]
    ),
    game=st.sampled_from(["carson-city", "card-city"]),
    document=_DOCUMENTS | _VALUES,
    plain=st.booleans(),
)
def test_any_document_gets_pythons_answer_or_none(
    command: str, game: str, document: Any, plain: bool
) -> None:
    text = json.dumps({"command": command, "game": game, "input": document}, ensure_ascii=not plain)
    question = text.encode("utf-8", "surrogatepass")
    said = _core.answer(question)
    if said is not None:
        assert json.loads(said) == questions.answer_people(question)


def test_only_bytes_are_a_question() -> None:
    with pytest.raises(TypeError):
        _core.answer("{}")  # type: ignore[arg-type]
