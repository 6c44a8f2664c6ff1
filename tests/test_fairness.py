"""Fair seeds: what they are made of, read back strictly, and nothing else is one."""

from __future__ import annotations

import hashlib
import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtown.core import BadInput, check_seed
from cardtown.core.fairness import (
    FairSeed,
    Terms,
    check_entropy,
    check_seal,
    commit,
    commit_first,
    new_secret,
    parse,
    seal,
    seed_of,
)

SECRET = "0123456789abcdef" * 4
ADA = "a" * 32
BO = "0b" * 16

hex_digits = st.sampled_from("0123456789abcdef")
secrets = st.text(hex_digits, min_size=64, max_size=64)
entropies = st.dictionaries(
    st.integers(0, 99), st.text(hex_digits, min_size=32, max_size=32), max_size=6
)


@pytest.mark.parametrize("protocol", [1, 2])
def test_a_seed_carries_the_secret_and_everybodys_entropy_in_the_order_of_seats(
    protocol: int,
) -> None:
    seed = f"cardtown-fair/{protocol} {SECRET} 0:{ADA} 10:{ADA} 2:{BO}"
    assert seed_of(SECRET, {10: ADA, 2: BO, 0: ADA}, protocol) == (
        f"cardtown-fair/{protocol} {SECRET} 0:{ADA} 2:{BO} 10:{ADA}"
    )
    assert parse(seed) is None, "seats are in order of their numbers, not of their digits"


def test_a_seed_without_people_is_the_secret_alone() -> None:
    assert seed_of(SECRET, {}) == f"cardtown-fair/2 {SECRET}"
    assert parse(seed_of(SECRET, {})) == FairSeed(SECRET, {})


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_first_commitment_was_the_sha256_of_the_digits() -> None:
    assert commit_first(SECRET) == sha256(SECRET)


def test_a_seal_is_the_sha256_of_the_digits() -> None:
    assert seal(ADA) == sha256(ADA)


def test_the_commitment_covers_the_secret_and_all_terms() -> None:
    text = (
        f"cardtown-fair/2 {SECRET} "
        '{"deck":"d0","game":"card-city","options":{"caf\\u00e9":[1,true],"x":"y"},'
        '"practice":false,"rules":1,'
        '"seats":["human","bot:easy"]}'
    )
    options = {"x": "y", "café": [1, True]}
    terms = Terms("card-city", 1, options, "d0", ("human", "bot:easy"))
    assert commit(SECRET, terms) == sha256(text)
    others = [
        terms._replace(game="carson-city"),
        terms._replace(rules=2),
        terms._replace(options={**options, "x": "z"}),
        terms._replace(deck="d1"),
        terms._replace(seats=("human", "human")),
        terms._replace(practice=True),
        terms._replace(seats=("human", "bot:easy", "bot:easy")),
    ]
    assert len({commit(SECRET, one) for one in [terms, *others]}) == 1 + len(others)


def test_secrets_differ_and_have_256_bits() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in made)


@given(secrets, entropies, st.sampled_from([1, 2]))
def test_a_seed_is_read_back(secret: str, added: dict[int, str], protocol: int) -> None:
    seed = seed_of(secret, added, protocol)
    assert check_seed(seed) == seed
    fair = parse(seed)
    assert fair == FairSeed(secret, added, protocol)
    assert list(fair.entropies) == sorted(added)


@given(secrets, entropies, st.data())
def test_a_seed_with_one_sign_changed_is_another_or_none(
    secret: str, added: dict[int, str], data: st.DataObject
) -> None:
    seed = seed_of(secret, added)
    at = data.draw(st.integers(0, len(seed) - 1))
    sign = data.draw(st.characters())
    assume(sign != seed[at])
    fair = parse(seed[:at] + sign + seed[at + 1 :])
    assert fair is None or fair != FairSeed(secret, added)


@given(st.text())
def test_any_text_is_read_or_not_but_never_fails(text: str) -> None:
    for seed in (text, f"cardtown-fair/1 {text}", f"cardtown-fair/1 {SECRET}{text}"):
        fair = parse(seed)
        assert fair is None or seed_of(fair.secret, fair.entropies, fair.protocol) == seed


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "seed",
        SECRET,
        f"cardtown-fair/0 {SECRET}",
        f"cardtown-fair/3 {SECRET}",
        f"cardtown-fair/12 {SECRET}",
        f"cardtown-fair/1  {SECRET}",
        f"cardtown-fair/1 {SECRET} ",
        f"cardtown-fair/1 {SECRET}\n",
        f"cardtown-fair/1 {SECRET.upper()}",
        f"cardtown-fair/1 {SECRET[:-1]}",
        f"cardtown-fair/1 {SECRET}0",
        f"cardtown-fair/1 {SECRET} 0:{ADA[:-1]}",
        f"cardtown-fair/1 {SECRET} 0:{ADA.upper()}",
        f"cardtown-fair/1 {SECRET} :{ADA}",
        f"cardtown-fair/1 {SECRET} 00:{ADA}",
        f"cardtown-fair/1 {SECRET} -1:{ADA}",
        f"cardtown-fair/1 {SECRET} 100:{ADA}",
        f"cardtown-fair/1 {SECRET} ٣:{ADA}",
        f"cardtown-fair/1 {SECRET} {'9' * 5000}:{ADA}",
        f"cardtown-fair/1 {SECRET} 0:{ADA} 0:{BO}",
        f"cardtown-fair/1 {SECRET} 1:{ADA} 0:{BO}",
        f"cardtown-fair/1 {SECRET} 0:{ADA}1:{BO}",
    ],
)
def test_what_is_nearly_a_fair_seed_is_none(seed: str) -> None:
    assert parse(seed) is None


@pytest.mark.parametrize(
    "text", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, "0" * 32 + "\n", " " * 32, "٣" * 32]
)
def test_entropy_is_32_digits_or_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        check_entropy(text)
    assert error.value.field == "entropy"
    with pytest.raises(BadInput):
        seed_of(SECRET, {0: text})


def test_entropy_of_32_digits_is_taken() -> None:
    assert check_entropy(BO) == BO


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n"])
def test_a_seal_is_64_digits_or_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        check_seal(text)
    assert error.value.field == "seal"
    assert check_seal(SECRET) == SECRET


@pytest.mark.parametrize("secret", ["", "0" * 63, "A" * 64, "0" * 64 + "\n"])
def test_a_secret_is_64_digits_or_refused(secret: str) -> None:
    terms = Terms("card-city", 1, {}, "", ())
    for use in (commit_first, lambda text: commit(text, terms), lambda text: seed_of(text, {})):
        with pytest.raises(BadInput) as error:
            use(secret)
        assert error.value.field == "secret"


@pytest.mark.parametrize("seat", [-1, 100])
def test_a_seat_that_no_table_has_is_refused(seat: int) -> None:
    with pytest.raises(BadInput) as error:
        seed_of(SECRET, {seat: ADA})
    assert error.value.field == "seat"
