"""The mutants of the rules: what is changed, and that those listed as equivalent are there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import sample
from tools.mutants.__main__ import RULES, Candidate, candidates, equivalents, survives
from tools.mutants.mutator import Source

PROGRAM = '''
"""A rule."""
LIMIT: int = 5

class Rule:
    def holds(self, cards: list[int], *, strict: bool = False) -> bool:
        """Whether it does."""
        if not cards:
            raise ValueError("no cards" + "at all")
        self.first = cards[0]
        assert_never(cards)
        return len(cards) < LIMIT and zip(cards, strict=True)
'''


@pytest.fixture
def source(tmp_path: Path) -> Source:
    path = tmp_path / "rule.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return Source("rule", path)


def test_everything_that_decides_is_changed_and_nothing_else(source: Source) -> None:
    found = [(mutant.function, mutant.after) for mutant in source.mutants()]
    assert found == [
        ("", "LIMIT: int = 6"),
        ("Rule.holds", "def holds(self, cards: list[int], *, strict: bool=True) -> bool:"),
        ("Rule.holds", "if cards:"),
        ("Rule.holds", "pass"),
        ("Rule.holds", "self.first = cards[1]"),
        ("Rule.holds", "self.first = cards[-1]"),
        ("Rule.holds", "return len(cards) < LIMIT or zip(cards, strict=True)"),
        ("Rule.holds", "return len(cards) <= LIMIT and zip(cards, strict=True)"),
    ]


def test_each_mutant_has_one_change(source: Source) -> None:
    mutants = list(source.mutants())
    assert source.count() == len(mutants)
    assert [source.mutant(number).key for number in range(source.count())] == [
        mutant.key for mutant in mutants
    ]
    for mutant in mutants:
        assert mutant.before != mutant.after
        compile(mutant.tree, "rule.py", "exec")


def test_every_mutant_listed_as_equivalent_exists_and_says_why() -> None:
    listed = equivalents()
    sources = {one.source for one in candidates(list(RULES))}
    modules = {module for module, *_ in listed}
    existing = {
        mutant.key for source in sources if source.name in modules for mutant in source.mutants()
    }
    assert not set(listed) - existing
    assert all(why.endswith(".") for why in listed.values())


RULE = """
import functools

LIMIT = 5

@functools.cache
def holds(cards: int) -> bool:
    return cards < LIMIT

class Rule:
    @property
    def most(self) -> int:
        return LIMIT + 1

    @classmethod
    def again(cls) -> bool:
        return holds(4) and holds(3)

STARTED = Rule.again()
"""
TESTS = """
import rule

def test_holds():
    assert rule.holds(4) and not rule.holds(5)

def test_most():
    assert rule.Rule().most >= 6
"""


def test_mutants_are_tried_in_forks_by_the_tests_that_call_them(tmp_path: Path) -> None:
    """Caches are emptied; what runs on import, or changes more than a function, is left over."""
    rule, tests = tmp_path / "rule.py", tmp_path / "test_rule.py"
    rule.write_text(RULE.replace("STARTED", "# STARTED"), encoding="utf-8")
    tests.write_text(TESTS, encoding="utf-8")
    assert verdicts(rule, tests) == {
        "LIMIT = 6": "imports",
        "return cards <= LIMIT": "killed",
        "return LIMIT - 1": "killed",
        "return LIMIT + 2": "alive",
        "return holds(5) and holds(3)": "alive",
        "return holds(4) and holds(4)": "alive",
        "return holds(4) or holds(3)": "alive",
    }
    rule.write_text(RULE, encoding="utf-8")
    found = verdicts(rule, tests)
    assert found["return cards <= LIMIT"] == found["return holds(5) and holds(3)"] == "imports"
    assert found["return LIMIT - 1"] == "killed"


def verdicts(rule: Path, tests: Path) -> dict[str, str]:
    """What forks say of every mutant of a module, by what it says after the change."""
    mutants = [mutant.after for mutant in Source("rule", rule).mutants()]
    lines = [f"rule {rule} {number}\n" for number in range(len(mutants))]
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants.forks", "-c", "/dev/null", str(tests)],
        input="".join(lines),
        env={**os.environ, "PYTHONPATH": str(rule.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    said = [line.split() for line in done.stdout.splitlines() if line.startswith("rule ")]
    return {mutants[int(number)]: verdict for _, number, verdict in said}


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("index", sample(["-1", "1"], 1))
def test_c3_6_reading_the_wrong_card_of_the_pile_is_noticed(index: str) -> None:
    source = next(
        one.source for one in candidates(["carson_city"]) if one.source.name.endswith(".table")
    )
    wanted = f"if self._pile[{index}].back:"
    (number,) = (number for number, mutant in enumerate(source.mutants()) if mutant.after == wanted)
    assert not survives(Candidate("carson_city", source, number), 300)
