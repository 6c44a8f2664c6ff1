"""`cardtown score` and its like: one question, answered in JSON or for a person at a table."""

from __future__ import annotations

import json
import os
from importlib import import_module

from cardtown.cli.files import read_bytes
from cardtown.core import documents
from cardtown.questions import query_for

_FOR_PEOPLE = {
    "carson-city": "cardtown.cli.carson_city",
    "card-city": "cardtown.cli.card_city",
}


def ask(command: str, game: str, file: str, *, as_json: bool, lang: str | None) -> None:
    """Print the answer to the question in a file."""
    query = query_for(command, game)
    document = documents.parse(read_bytes(file))
    answer = query(document)
    if as_json:
        print(json.dumps(answer))
        return
    from rich.console import Console

    from cardtown.localization import Texts, choose_language

    texts = Texts.load(choose_language(lang, os.environ))
    show = import_module(_FOR_PEOPLE[game]).SHOW[command]
    Console(highlight=False).print(show(document, texts))
