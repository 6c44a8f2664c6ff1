"""The examples of docs/environments.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtown import fast

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
# `py`, not `python`: the examples of all other pages run without any extra.
EXAMPLES = re.findall(r"```py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=["pettingzoo", "gymnasium", "vector", "openspiel"]
)
def test_examples_run(example: str) -> None:
    if "vector_env" in example and not fast.AVAILABLE:
        pytest.skip("the fast core is not built: make core")
    if "pyspiel" in example:
        pytest.importorskip("pyspiel", reason="this Python has no OpenSpiel")
    exec(compile(example, str(PAGE), "exec"), {"__name__": "example"})
