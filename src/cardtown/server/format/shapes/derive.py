"""Shapes derived from the fields of values: their types, and their encoders.

A named tuple or a dataclass of a game becomes a JSON object with the same fields in the same order.
Whatever is not simply a field is computed by one function, whose return type declares it. So a
field that is added to a view is on the wire, and in the description of the API, at once; one whose
type has no form is refused when the module is imported.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from typing_extensions import TypedDict, is_typeddict

_NATIVE: Final = (bool, int, float, str, NoneType)
Encode = Callable[..., Any]


def as_it_is(value: Any) -> Any:
    """The value itself, which is ready for JSON."""
    return value


class Form(NamedTuple):
    """The JSON form of a type."""

    type: Any
    encode: Encode = as_it_is


Forms = Mapping[Any, Form]
"""The forms of types that JSON does not have; such a type may be a whole `tuple[Card, ...]`."""


def derive(
    name: str,
    kind: Any,
    forms: Forms = MappingProxyType({}),
    *,
    compute: Encode | None = None,
    instead: Mapping[str, str | None] = MappingProxyType({}),
) -> Form:
    """The form of a named tuple or a dataclass, described under `name`.

    `compute` returns a named tuple of facts, ready for JSON, that join the fields or replace those
    of the same name; the form's encoder hands all its arguments on to it. `instead` says for fields
    that are left out which of the computed facts stands in their place, if any.
    """
    computed = None if compute is None else get_type_hints(compute)["return"]
    facts: tuple[str, ...] = () if computed is None else computed.__match_args__
    places = [instead.get(field, field) for field in kind.__match_args__]
    keys = [key for key in (*places, *facts) if key is not None]
    found = {key: annotate(computed if key in facts else kind, key, forms) for key in keys}
    shape = {key: form.type for key, form in found.items()}
    encode = _encoder({key: None if key in facts else found[key].encode for key in found}, compute)
    return Form(typed_dict(name, inspect.getdoc(kind), shape), encode)


def _encoder(changes: Mapping[str, Encode | None], compute: Encode | None) -> Encode:
    """What makes an object of a value: the change of each field, or None for a computed fact.

    It is compiled, as fast as if it were written by hand: every move sends many views.
    """
    names: dict[str, Any] = {"compute": compute}
    entries = []
    for key, change in changes.items():
        if change is None:
            entries.append(f"{key!r}: facts.{key}")
        elif change is as_it_is:
            entries.append(f"{key!r}: value.{key}")
        else:
            names[f"change_{key}"] = change
            entries.append(f"{key!r}: change_{key}(value.{key})")
    lines = ["def encode(value, *context):"]
    if compute is not None:
        lines.append("    facts = compute(value, *context)")
    exec("\n".join([*lines, f"    return {{{', '.join(entries)}}}"]), names)
    encode: Encode = names["encode"]
    return encode


def annotate(kind: Any, field: str, forms: Forms) -> Form:
    """The form of a field, with the field's docstring for the description."""
    form = form_of(get_type_hints(kind, include_extras=True)[field], forms)
    return form._replace(type=Annotated[form.type, DocstringOf(kind, field)])


def form_of(hint: Any, forms: Forms) -> Form:
    """The form of values of that type; raise TypeError if they have none."""
    if hint in forms:
        return forms[hint]
    if get_origin(hint) in (Union, UnionType):
        return _form_of_union(hint, forms)
    if get_origin(hint) in (tuple, Sequence):
        return _form_of_sequence(hint, forms)
    if hint in _NATIVE or get_origin(hint) in (Literal, dict) or is_typeddict(hint):
        return Form(hint)
    raise TypeError(f"{hint} has no form in JSON: add it to the forms of its game")


def _form_of_union(hint: Any, forms: Forms) -> Form:
    parts = [form_of(part, forms) for part in get_args(hint)]
    looks = reduce(or_, [part.type for part in parts])
    encoders = [part.encode for part in parts if part.encode is not as_it_is]
    if not encoders:
        return Form(looks)
    if len(parts) != 2 or NoneType not in get_args(hint):
        raise TypeError(f"{hint} needs a form of its own, which tells its types apart")
    (encode,) = encoders
    return Form(looks, lambda value: None if value is None else encode(value))


def _form_of_sequence(hint: Any, forms: Forms) -> Form:
    parts = [form_of(part, forms) for part in get_args(hint) if part is not Ellipsis]
    if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
        return Form(tuple[*[part.type for part in parts]])  # type: ignore[misc]
    (one,) = parts
    encode = one.encode
    return sequence_of(
        one,
        encode=encode if encode is as_it_is else lambda values: [encode(each) for each in values],
    )


def sequence_of(*forms: Form, encode: Encode) -> Form:
    """The form of many values, each of one of these forms; `encode` makes all of them at once."""
    return Form(Sequence[reduce(or_, [form.type for form in forms])], encode)  # type: ignore[misc]


# --- types --------------------------------------------------------------------------------------


def typed_dict(
    name: str, doc: str | None, entries: Mapping[str, Any], *, total: bool = True
) -> Any:
    """A typed dictionary of that name, with a docstring."""
    made: Any = TypedDict(name, dict(entries), total=total)  # type: ignore[misc]  # made of what is found
    made.__doc__ = doc
    return made


def counts_by(name: str, doc: str, words: Any, *, total: bool = True) -> Any:
    """A typed dictionary with a number for each word of a Literal, or for some of them."""
    return typed_dict(name, doc, dict.fromkeys(get_args(words), int), total=total)


class DocstringOf:
    """Annotates a field with its docstring, which is looked up when a schema is asked for."""

    def __init__(self, kind: Any, field: str) -> None:
        self._kind = kind
        self._field = field

    def __get_pydantic_json_schema__(self, core_schema: Any, handler: Any) -> dict[str, Any]:
        """Pydantic asks this for the schema of what is annotated."""
        text = _docstrings(self._kind.__module__).get((self._kind.__name__, self._field))
        return (
            handler(core_schema) if text is None else {"description": text, **handler(core_schema)}
        )


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
