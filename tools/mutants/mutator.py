"""Every small change that can be made to a module, as text before and after."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Final

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
UNTOUCHED: Final = (
    ast.Import,
    ast.ImportFrom,
    ast.Raise,  # its text does not matter, and the condition around it decides whether it is raised
    ast.Assert,
    ast.JoinedStr,
)
UNTOUCHED_FIELDS: Final = {"annotation", "returns", "decorator_list", "type_params"}
UNTOUCHED_KEYWORDS: Final = {"strict", "maxsize"}
"""Arguments without effect on results: a check that never fails, the size of a cache."""


@dataclass(frozen=True)
class Mutant:
    """A module with one change."""

    module: str
    function: str
    line: int
    before: str
    """The changed statement, without its body if it is a compound one."""
    after: str
    tree: ast.Module

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Its identity, whatever its line."""
        return self.module, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}\n    {self.before}\n    {self.after}"


@dataclass(frozen=True)
class Source:
    """A module to be mutated."""

    name: str
    path: Path

    @cached_property
    def text(self) -> str:
        """Its source."""
        return self.path.read_text("utf-8")

    def count(self) -> int:
        """How many mutants it has."""
        return sum(1 for _ in _changes(ast.parse(self.text)))

    def mutant(self, number: int) -> Mutant:
        """One of its mutants."""
        return next(islice(self.mutants(), number, None))

    def mutants(self) -> Iterator[Mutant]:
        """All its mutants in turn: they share one tree, which each of them changes."""
        tree = ast.parse(self.text)
        for change in list(_changes(tree)):
            before = _headline(change.statement)
            change.make()
            after = "pass" if isinstance(change.new, ast.Pass) else _headline(change.statement)
            ast.fix_missing_locations(change.parent)  # the whole tree has the others already
            yield Mutant(self.name, change.function, change.line, before, after, tree)
            change.undo()


def _headline(statement: ast.stmt) -> str:
    """A statement as one line, without its body if it is a compound one."""
    text = ast.unparse(statement)
    return text.partition("\n")[0] if hasattr(statement, "body") else " ".join(text.split())


@dataclass(frozen=True)
class _Change:
    """One node replaced by another."""

    parent: ast.AST
    field: str
    index: int | None
    old: ast.AST
    new: ast.AST
    statement: ast.stmt
    function: str

    @property
    def line(self) -> int:
        return self.statement.lineno

    def make(self) -> None:
        self._put(self.new)

    def undo(self) -> None:
        self._put(self.old)

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def _changes(tree: ast.Module) -> Iterator[_Change]:
    """All changes of a tree, always in the same order; make at most one."""
    yield from _below(tree, ast.Pass(lineno=0), "")


def _below(node: ast.AST, statement: ast.stmt, function: str) -> Iterator[_Change]:
    for field, value in ast.iter_fields(node):
        if field in UNTOUCHED_FIELDS:
            continue
        children = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for index, child in children:
            if not isinstance(child, ast.AST) or _untouched(child):
                continue
            inside, within = statement, function
            if isinstance(child, ast.stmt):
                inside = child
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                within = f"{function}.{child.name}".lstrip(".")
            for new in _variants(child, field):
                yield _Change(node, field, index, child, new, inside, within)
            yield from _below(child, inside, within)


def _untouched(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return True
        case ast.Expr(value=ast.Call(func=ast.Name("assert_never"))):  # never reached
            return True
        case ast.keyword(arg=name):
            return name in UNTOUCHED_KEYWORDS
        case _:
            return isinstance(node, UNTOUCHED)


def _variants(node: ast.AST, field: str) -> Iterator[ast.AST]:
    """The possible replacements of a node."""
    swapped = SWAPPED.get(type(node))
    if swapped is not None:
        yield swapped()
    match node:
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
            if field == "slice" and value == 0:
                yield ast.Constant(-1)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case _:
            pass
    if field in ("test", "ifs", "guard") and not isinstance(node, ast.UnaryOp):
        yield ast.UnaryOp(ast.Not(), node)  # type: ignore[arg-type]  # a condition is an expression
