"""`cardtown score` and similar commands: answer one question, in JSON or for people."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

from cardtown import games
from cardtown.cli.files import read_bytes
from cardtown.core import documents
from cardtown.questions import query_for

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardtown.localization import Texts


class CliPart(Protocol):
    """What a game brings, as the module that is its part for the command line."""

    SHOW: Mapping[str, Callable[[Any, Texts], RenderableType]]
    """By command: the answer to a question, for people."""


def ask(command: str, game: str, file: str, *, as_json: bool, lang: str | None) -> None:
    """Print the answer to the question in a file, in JSON also if the game has no other form."""
    query = query_for(command, game)
    document = documents.parse(read_bytes(file))
    part = None if as_json else cast(CliPart | None, games.part(game, "cli"))
    if part is None or command not in part.SHOW:
        print(json.dumps(query(document)))
        return
    from cardtown.cli.printing import print_for_people
    from cardtown.localization import Texts, choose_language

    texts = Texts.load(choose_language(lang, os.environ))
    print_for_people(part.SHOW[command](document, texts))
