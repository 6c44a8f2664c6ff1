"""How long a champion on the core may think."""

from __future__ import annotations

import ctypes
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

import hatch_build

HERE = Path(__file__).parent
SECONDS = 1.0
WORKED = 0.2


@pytest.fixture(scope="module")
def budgets(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """Budgets that look at CPU time alone."""
    made = tmp_path_factory.mktemp("budget") / "budget.so"
    hatch_build.compile_library(HERE / "budget.cpp", made, "-Werror", "-O1")
    library = ctypes.CDLL(str(made))
    library.begin.argtypes, library.begin.restype = [ctypes.c_double], ctypes.c_void_p
    library.spent.argtypes, library.spent.restype = [ctypes.c_void_p], ctypes.c_double
    return library


def test_a_thread_spends_its_own_time_alone(budgets: ctypes.CDLL) -> None:
    """Two that think at once would get half of the time each, by the clock of the process."""
    both = Barrier(2)

    def think() -> float:
        both.wait()
        budget = budgets.begin(SECONDS)
        both.wait()
        start = time.thread_time()
        while time.thread_time() - start < WORKED:
            pass
        both.wait()  # now the process has worked for twice as long
        return float(budgets.spent(budget)) * SECONDS

    with ThreadPoolExecutor(2) as pool:
        spent = [task.result() for task in [pool.submit(think), pool.submit(think)]]
    assert all(WORKED <= one < 1.5 * WORKED for one in spent), spent
