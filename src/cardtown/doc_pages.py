"""Pages of the documentation with generated tables, between two marks.

A module that generates tables calls :func:`main` with a function that returns them:
`python -m MODULE` prints the tables, `python -m MODULE PAGE` writes them into the page.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

END: Final = "<!-- end of tables -->"


def fill_in(page: str, module: str, tables: str) -> str:
    """The page with these tables between the marks of the module that makes them."""
    begin = f"<!-- tables: python -m {module} -->"
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(END)
    return f"{head}{begin}\n\n{tables}\n{END}{tail}"


def main(module: str, tables: Callable[[], str]) -> None:
    """Print the tables, or write them into the page that is named."""
    if len(sys.argv) == 1:
        print(tables())
        return
    path = Path(sys.argv[1])
    path.write_text(fill_in(path.read_text("utf-8"), module, tables()), "utf-8")
