"""The types of events in JSON, made of the fields that the events have."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import TypedDict

from cardtown.core import Event


def event_types(names: Mapping[str, Any], shapes: Mapping[Any, Any]) -> Any:
    """The union of all events in JSON, as `Event.to_json` gives them.

    `names` has the events, and the named tuples in them, by the names that their types shall have;
    a named tuple stands before the event that it is in. `shapes` says what other types look like.
    """
    known = dict(shapes)
    for name, kind in names.items():
        known[kind] = _typed_dict(name, kind, known)
    return reduce(or_, [known[kind] for kind in names.values() if issubclass(kind, Event)])


def _typed_dict(name: str, kind: Any, known: Mapping[Any, Any]) -> Any:
    """The type of what an event, or a named tuple in one, looks like."""
    hints = get_type_hints(kind, include_extras=True)
    entries: dict[str, Any] = {}
    if issubclass(kind, Event):
        entries["event"] = Literal[kind.word]
        optional = {field for field in kind.__match_args__ if _is_optional(kind, field)}
    else:
        optional = set()
    docstrings = _docstrings(kind.__module__)
    for field in kind.__match_args__:
        looks = _looks(hints[field], known)
        if field in optional:
            looks = reduce(or_, [one for one in get_args(looks) if one is not NoneType])
        if (kind.__name__, field) in docstrings:
            looks = Annotated[looks, Described(docstrings[kind.__name__, field])]
        entries[field] = NotRequired[looks] if field in optional else looks
    made: Any = TypedDict(name, entries)  # type: ignore[misc]  # made of what is found
    made.__doc__ = inspect.getdoc(kind)
    return made


def _is_optional(event: type[Event], field: str) -> bool:
    """Whether the field is left out where it is None."""
    return event.__dataclass_fields__[field].default is None


def _looks(hint: Any, known: Mapping[Any, Any]) -> Any:
    """The type that a field of this type has in JSON."""
    if hint in known:
        return known[hint]
    parts = [_looks(part, known) for part in get_args(hint)]
    if get_origin(hint) in (Union, UnionType):
        return reduce(or_, parts)
    if get_origin(hint) is tuple:
        return Sequence[parts[0]] if parts[-1] is Ellipsis else tuple[*parts]  # type: ignore[valid-type]
    return hint


class Described:
    """Annotates a field with its docstring, for its JSON schema."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __get_pydantic_json_schema__(self, core_schema: Any, handler: Any) -> dict[str, Any]:
        """Pydantic asks this for the schema of what is annotated."""
        return {"description": self._text, **handler(core_schema)}


@cache
def _docstrings(module: str) -> dict[tuple[str, str], str]:
    """The docstrings of the fields of all classes in a module, by class and field."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        (kind.name, field.target.id): inspect.cleandoc(text)
        for kind in tree.body
        if isinstance(kind, ast.ClassDef)
        for field, after in pairwise(kind.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(text := after.value.value, str)
    }
