"""The tables of the documentation are generated from the code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cardtown.doc_pages import fill_in
from cardtown.envs.docs import MODULE, tables

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_has_the_tables_of_today() -> None:
    page = PAGE.read_text("utf-8")
    today = fill_in(page, MODULE, tables())
    assert today == page, f"run: python -m {MODULE} docs/environments.md"
    assert tables() in page


def test_nothing_else_imports_the_environments() -> None:
    """The program starts without NumPy, whether it is installed or not."""
    program = (
        "import sys, cardtown, cardtown.cli.main, cardtown.lab, cardtown.testing\n"
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'cardtown.envs')"
        " if name in sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "[]"
