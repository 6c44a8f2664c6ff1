"""Run tests with one module replaced by a mutant: `python -m tools.mutants.attempt`.

The mutant replaces the module when it is imported; no file is changed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from tools.mutants.mutator import Source


class _Loader(SourceFileLoader):
    """Loads a mutant instead of the file."""

    def __init__(self, source: Source, number: int) -> None:
        super().__init__(source.name, str(source.path))
        self._code = compile(source.mutant(number).tree, source.path, "exec")

    def get_code(self, fullname: str) -> CodeType:
        """The code of the mutant."""
        return self._code


class _Finder(MetaPathFinder):
    """Finds the mutated module, for its loader."""

    def __init__(self, loader: _Loader) -> None:
        self._loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module, if it is the one."""
        if fullname != self._loader.name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


def main(name: str, path: str, number: str, *arguments: str) -> int:
    """Run pytest with these arguments; return its exit code."""
    import pytest

    if int(number) >= 0:
        sys.meta_path.insert(0, _Finder(_Loader(Source(name, Path(path)), int(number))))
    return int(pytest.main(list(arguments)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
