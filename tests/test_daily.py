"""The deal of a day: keys that nobody can exchange, pools that hold everybody's share."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtown.core import BadInput, check_seed
from cardtown.core.daily import Chain, DailySeed, back, new_root, parse, pool, read_day, seed_of
from cardtown.proof.daily import Day, DayClaims, prove_day

FIRST = date(2026, 11, 19)
ADA, BO = "a" * 32, "0b" * 16

hex_digits = st.sampled_from("0123456789abcdef")
keys = st.text(hex_digits, min_size=64, max_size=64)
entropies = st.lists(st.text(hex_digits, min_size=32, max_size=32), max_size=5, unique=True)
chains = st.builds(Chain, keys, st.dates(max_value=date(9000, 1, 1)), st.integers(2, 30))


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- keys ---------------------------------------------------------------------------------------


def test_a_key_is_the_hash_of_the_key_of_the_next_day() -> None:
    root = "0123456789abcdef" * 4
    chain = Chain(root, FIRST, days=3)
    third = root
    second = sha256(f"cardtown-daily/1 {third}")
    first = sha256(f"cardtown-daily/1 {second}")
    assert [chain.key(FIRST + timedelta(n)) for n in range(3)] == [first, second, third]
    assert chain.anchor == sha256(f"cardtown-daily/1 {first}")


@given(chains, st.data())
def test_every_key_leads_back_to_the_anchor_and_to_every_key_before(
    chain: Chain, data: st.DataObject
) -> None:
    later = data.draw(st.integers(1, chain.days))
    sooner = data.draw(st.integers(1, later))
    key = chain.key(chain.first + timedelta(later - 1))
    assert back(key, later) == chain.anchor
    assert back(key, later - sooner) == chain.key(chain.first + timedelta(sooner - 1))


@given(chains)
def test_there_is_no_key_before_the_first_day_or_after_the_last(chain: Chain) -> None:
    for day in (chain.first - timedelta(1), chain.first + timedelta(chain.days)):
        with pytest.raises(BadInput, match="there are deals for the days"):
            chain.key(day)


def test_every_chain_has_a_root_of_its_own() -> None:
    assert len({new_root() for _ in range(20)}) == 20


# --- pools --------------------------------------------------------------------------------------


@given(st.data(), entropies)
def test_a_pool_does_not_depend_on_the_order_in_which_people_came(
    data: st.DataObject, shares: list[str]
) -> None:
    assert pool(data.draw(st.permutations(shares))) == pool(shares)


@given(entropies, st.text(hex_digits, min_size=32, max_size=32))
def test_every_share_changes_the_pool(shares: list[str], another: str) -> None:
    assume(another not in shares)
    assert pool([*shares, another]) != pool(shares)
    for left_out in range(len(shares)):
        assert pool([*shares[:left_out], *shares[left_out + 1 :]]) != pool(shares)


# --- seeds --------------------------------------------------------------------------------------


@given(st.dates(), st.sampled_from(["card-city", "carson-city", "x2"]), keys, keys)
def test_a_seed_is_read_back(day: date, game: str, key: str, shares: str) -> None:
    seed = check_seed(seed_of(day, game, key, shares))
    drawn = sha256(f"cardtown-daily/1 {day} {game} {key} {shares}")
    assert parse(seed) == DailySeed(day, game, drawn)
    assert seed.endswith(drawn)
    assert key not in seed


@given(st.data())
def test_nothing_else_is_a_seed(data: st.DataObject) -> None:
    seed = seed_of(FIRST, "card-city", "a" * 64, "b" * 64)
    at = data.draw(st.integers(0, len(seed) - 1))
    changed = seed[:at] + data.draw(st.characters()) + seed[at + 1 :]
    found = parse(changed)
    assert found is None or changed == f"cardtown-daily/1 {found.day} {found.game} {found.drawn}"


@pytest.mark.parametrize(
    "text", ["", "today", "2026-13-01", "2026-11-31", "26-11-19", "2026-W47-4"]
)
def test_a_date_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="must be a date such as 2026-11-19"):
        read_day(text)


# --- the proof of a day -------------------------------------------------------------------------


def document_of(chain: Chain, number: int, shares: list[str]) -> Day:
    day = chain.first + timedelta(number - 1)
    key = chain.key(day)
    return Day(day, chain.first, chain.anchor, back(key, 1), key, tuple(shares))


@given(chains, st.data(), entropies)
def test_an_honest_day_is_proven(chain: Chain, data: st.DataObject, shares: list[str]) -> None:
    day = document_of(chain, data.draw(st.integers(1, chain.days)), shares)
    claims = DayClaims(anchor=chain.anchor, before=day.before, entropies=shares)
    steps = prove_day(Day.from_json(day.to_json()), day.day, claims)
    assert [step.name for step in steps if step.holds is False] == []
    assert [step.name for step in steps if step.holds is None] == ([] if shares else ["people"])


@given(chains, st.data(), entropies, st.sampled_from(["key", "anchor", "before"]), keys)
def test_a_day_with_another_hash_is_not(
    chain: Chain, data: st.DataObject, shares: list[str], field: str, other: str
) -> None:
    day = document_of(chain, data.draw(st.integers(1, chain.days)), shares)
    assume(other != getattr(day, field))
    changes: Any = {field: other}
    forged = day._replace(**changes)
    assert any(step.holds is False for step in prove_day(forged, day.day))


def test_the_first_of_all_days_is_proven_too() -> None:
    day = document_of(Chain("1" * 64, date.min, 9), 1, [ADA])
    assert all(step.holds is not False for step in prove_day(day, date.min))


def test_a_chain_that_was_exchanged_as_a_whole_does_not_fit_what_people_kept() -> None:
    old, new = Chain("1" * 64, FIRST, 9), Chain("2" * 64, FIRST, 9)
    day = document_of(new, 4, [ADA])
    assert all(step.holds is not False for step in prove_day(day, day.day))
    claims = DayClaims(anchor=old.anchor, before=old.key(FIRST + timedelta(2)), entropies=[BO])
    wrong = [step.name for step in prove_day(day, day.day, claims) if step.holds is False]
    assert wrong == ["anchor", "before", "entropy"]


def test_the_document_of_another_day_is_not_taken_for_this_one() -> None:
    day = document_of(Chain("1" * 64, FIRST, 9), 4, [ADA])
    steps = prove_day(day, day.day + timedelta(1))
    assert [step.name for step in steps if step.holds is False] == ["date"]


def test_a_day_before_its_chain_began_is_no_key_of_it() -> None:
    day = document_of(Chain("1" * 64, FIRST, 9), 1, [])._replace(day=FIRST - timedelta(400))
    steps = prove_day(day, day.day)
    assert "chain" in [step.name for step in steps if step.holds is False]
