"""Try many mutants in forks of one process: `python -m tools.mutants.forks TESTS…`.

The process collects these tests and runs them once, to learn how long each takes and which
functions of the rules it calls. Every mutant is then tried in a fork, where the changed function
gets its new code, by the tests that call it, the quickest first. That takes a small part of a
second, where a new process takes several.

Each line of the input names a mutant, `MODULE FILE NUMBER`; each line of the output says what
became of it: `killed`, `alive`, or `imports` where the change matters while modules are imported,
so that it needs a process of its own. What is alive here may still be noticed in one: there nothing
is remembered from before.
"""

from __future__ import annotations

import ast
import functools
import gc
import os
import signal
import sys
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.mutator import Mutant, Source

KILLED: Final = "killed"
ALIVE: Final = "alive"
IMPORTS: Final = "imports"
PATIENCE: Final = 60
"""Seconds until a fork is ended: the mutant plays for ever."""


class Forks:
    """The plugin that runs mutants instead of tests."""

    def __init__(self, wanted: Mapping[Source, Collection[int]]) -> None:
        self._wanted = wanted
        self._files = {str(source.path) for source in wanted}
        self._called: dict[CodeType, list[pytest.Item]] = {}
        self._seconds: dict[pytest.Item, float] = {}
        self._imported: set[CodeType] = set()

    def pytest_sessionstart(self) -> None:
        """Note what runs while modules are imported."""
        sys.settrace(lambda frame, event, argument: self._note(frame, self._imported))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every test once, then the mutants."""
        sys.settrace(None)
        _forget()
        for item in session.items:
            self._learn(item)
        for source, numbers in self._wanted.items():
            for number, mutant in enumerate(source.mutants()):
                if number in numbers:
                    print(source.name, number, self._verdict(source, mutant), flush=True)
        return True

    def _note(self, frame: FrameType, calls: set[CodeType]) -> None:
        if frame.f_code.co_filename in self._files:
            calls.add(frame.f_code)

    def _learn(self, item: pytest.Item) -> None:
        calls: set[CodeType] = set()
        start = time.process_time()
        sys.settrace(lambda frame, event, argument: self._note(frame, calls))
        passed = _passes(item)
        sys.settrace(None)
        if not passed:
            sys.exit(f"{item.nodeid} fails without any mutant")
        self._seconds[item] = time.process_time() - start
        for code in calls:
            self._called.setdefault(code, []).append(item)

    def _verdict(self, source: Source, mutant: Mutant) -> str:
        found = _changed(source, mutant)
        if found is None:
            return IMPORTS
        function, code = found
        inside = set(_codes(function.__code__))
        if inside & self._imported:
            return IMPORTS
        tests = {item for one in inside for item in self._called.get(one, [])}
        child = os.fork()
        if not child:
            os._exit(self._try(function, code, sorted(tests, key=self._seconds.__getitem__)))
        status = os.waitpid(child, 0)[1]
        return KILLED if status else ALIVE

    def _try(self, function: FunctionType, code: CodeType, tests: Iterable[pytest.Item]) -> int:
        """In a fork: whether one of the tests notices the change, as an exit code."""
        signal.alarm(PATIENCE)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        _forget()
        function.__code__ = code
        return 0 if all(map(_passes, tests)) else 1


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _forget() -> None:
    """Clear what functions remember of earlier calls."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()


# --- finding the function that is changed ---------------------------------------------------------


def _changed(source: Source, mutant: Mutant) -> tuple[FunctionType, CodeType] | None:
    """The function as it is and its new code; None if the change is not inside of a function."""
    holder: Any = sys.modules[source.name]
    before, after = _unchanged(source), _code_of(mutant.tree, source)
    for name in mutant.function.split(".") if mutant.function else ():
        before, after = _inner(before, name), _inner(after, name)
        if before is None or after is None:
            return None
        holder = _plain(vars(holder).get(name))
        if isinstance(holder, FunctionType):
            return None if before == after or holder.__code__ != before else (holder, after)
        if not isinstance(holder, type):
            return None
    return None


@functools.cache
def _unchanged(source: Source) -> CodeType:
    return _code_of(source.text, source)


def _code_of(program: str | ast.Module, source: Source) -> CodeType:
    # Without what this file imports from __future__.
    code: CodeType = compile(program, str(source.path), "exec", dont_inherit=True)
    return code


def _inner(code: CodeType, name: str) -> Any:
    found = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name]
    return found[0] if len(found) == 1 else None


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code with all that is defined inside."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _codes(one)


def _plain(found: Any) -> Any:
    """The function behind a property, a class method or a cache."""
    for name in ("__func__", "fget", "func", "__wrapped__"):
        found = getattr(found, name, found) if not isinstance(found, type) else found
    return found


# --- the process ----------------------------------------------------------------------------------


def main(lines: Iterable[str], tests: Sequence[str]) -> int:
    """Try the mutants of these lines with these tests."""
    wanted: dict[Source, set[int]] = {}
    for line in lines:
        name, path, number = line.split()
        wanted.setdefault(Source(name, Path(path)), set()).add(int(number))
    return int(pytest.main(["-q", "-s", *tests], plugins=[Forks(wanted)]))


if __name__ == "__main__":
    sys.exit(main(sys.stdin, sys.argv[1:]))
