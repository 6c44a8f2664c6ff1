"""The core shuffles as Python does: the same seed deals the same game."""

from __future__ import annotations

import ctypes
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatch_build
from cardtown import _core
from cardtown.core import shuffle

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)


@given(TEXTS, TEXTS, st.integers(0, 120))
def test_shuffles_are_the_same(seed: str, label: str, count: int) -> None:
    assert _core.shuffle(seed, label, count) == shuffle(seed, label, range(count))


def test_long_shuffles_are_the_same() -> None:
    assert _core.shuffle("seed", "label", 4096) == shuffle("seed", "label", range(4096))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((), TypeError),
        (("a", "b"), TypeError),
        ((1, "b", 2), TypeError),
        (("a", b"b", 2), TypeError),
        (("a", "b", "2"), TypeError),
        (("a", "b", 2.0), TypeError),
        (("\ud800", "b", 2), UnicodeEncodeError),
        (("a", "b", -1), ValueError),
        (("a", "b", 4097), ValueError),
        (("a", "b", 10**30), ValueError),
    ],
)
def test_bad_arguments_are_errors(arguments: tuple[object, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        _core.shuffle(*arguments)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def digests(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    made = tmp_path_factory.mktemp("digest") / "digest.so"
    hatch_build.compile_library(Path(__file__).with_name("digest.cpp"), made, "-Werror", "-O1")
    return ctypes.CDLL(str(made))


@pytest.mark.parametrize("plain", [True, False])
def test_digests_are_those_of_sha_256(digests: ctypes.CDLL, plain: bool) -> None:
    """With the instructions of the processor, where it has them, and without; of every size."""
    for size in range(200):
        text = bytes(7 * place % 251 for place in range(size))
        words = (ctypes.c_uint32 * 8)()
        digests.digest(text, ctypes.c_size_t(size), ctypes.c_bool(plain), words)
        assert b"".join(word.to_bytes(4, "big") for word in words) == sha256(text).digest()
