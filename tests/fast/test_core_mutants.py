"""The faults of `make core-mutants`: the list matches the core, and lockstep notices them."""

from __future__ import annotations

import pytest

from tests.sampling import sample
from tools.core_mutants.__main__ import ROOT, Fault, attempt, read_faults

FEWEST = 50


def test_there_are_fifty_faults_and_each_has_its_place() -> None:
    faults = read_faults()
    assert len(faults) >= FEWEST
    for fault in faults:
        text = (ROOT / "core" / fault.file).read_text("utf-8")
        assert text.count(fault.old) == 1, f"{fault.file} must have once: {fault.old}"
        assert fault.new != fault.old


@pytest.mark.slow
@pytest.mark.parametrize("fault", sample(read_faults(), 1), ids=lambda one: one.new[:40])
def test_lockstep_notices_a_planted_fault(fault: Fault) -> None:
    assert attempt(fault, games=400) is not None
