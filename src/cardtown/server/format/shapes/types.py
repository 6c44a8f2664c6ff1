"""The types of shapes as each game declares them, and what stands for any game's."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, NamedTuple


class Types(NamedTuple):
    """The types of all that a game gives to clients: typed dictionaries, or unions of them."""

    prefix: str
    """What their names begin with: `View` is described as `PREFIXViewShape`."""
    view: Any
    decision: Any
    option: Any
    """Something that a seat may do, also where a decision does not list its options."""
    event: Any
    previews: Any = None
    """Only if the game has such a part, like all that follow."""
    odds: Any = None
    hindsight: Any = None

    def named(self) -> dict[str, Any]:
        """Those that every game has, by the names they are described under."""
        return {
            f"{self.prefix}ViewShape": self.view,
            f"{self.prefix}DecisionShape": self.decision,
            f"{self.prefix}EventShape": self.event,
        }


class OfGames:
    """Annotates a field whose type differs from game to game: the union over all games.

    The union is made when somebody asks for a description, since only then are all games loaded.
    """

    def __init__(self, what: str) -> None:
        """`what` is a field of :class:`Types`."""
        self._what = what

    def types(self) -> list[Any]:
        """The type of each game that has one."""
        from cardtown.server.format import shapes

        found = (getattr(one.TYPES, self._what) for one in shapes.every())
        return [kind for kind in found if kind is not None]

    def __get_pydantic_core_schema__(self, _: Any, handler: Any) -> Any:
        """Pydantic asks this for the schema of what is annotated."""
        return handler.generate_schema(reduce(or_, self.types() or [None]))
