"""Keep some games of a version of Cardtown for good: every later version is tested with them.

    python tools/keep_games.py NAME                        # of this working tree
    python tools/keep_games.py NAME --source OLD/src       # of an older one, checked out elsewhere

Run it once whenever the schema of the database, a standard deck, the version of a game's rules or
the protocol of fair seeds has changed; `tests/server/test_kept_games.py` asks for it then. It
writes to `tests/server/fixtures/kept` and adds the new files to the list there. What is listed is
never changed and never removed.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.harness import Person, ServerProcess, people  # noqa: E402
from tests.server.playing import begin, gather, play_by_post  # noqa: E402

KEPT: Final = ROOT / "tests/server/fixtures/kept"
LIST: Final = KEPT / "SHA256SUMS"

_ENGINE: Final = """
import json, random
from importlib import import_module
from importlib.util import find_spec
from cardtown.core import Record

SEATS = {
    "carson-city": [["human"] * 4, ["human", "human", "virtual:expert", "virtual:novice"]],
    "card-city": [["human"], ["human"] * 3],
}
kept = {"rules": {}, "decks": {}, "records": []}
for name, tables in SEATS.items():
    game = import_module("cardtown.games." + name.replace("-", "_"))
    for seats in tables:
        rng = random.Random(len(seats))
        table = game.new_table(seats, seed="a game to keep")
        while not table.over:
            decision = rng.choice(list(table.decisions()))
            table.play(decision.seat, str(rng.choice(list(decision.options))))
        record = Record.of(table).to_json()
        kept["records"].append(record)
        kept["rules"][name] = getattr(table.facts, "version", 1)
        kept["decks"][name] = record["deck"]["sha256"]
fair = find_spec("cardtown.core.fairness")
kept["fair"] = 1 if fair is None else getattr(import_module(fair.name), "PROTOCOL", 1)
print(json.dumps(kept))
"""
"""Plays a few games at random, using only what every version of the engine has."""


def main(arguments: Sequence[str]) -> None:
    """Play games, store them, and add the files to the list."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", help="of the new files, such as 07-second-schema")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the src of that version")
    asked = parser.parse_args(arguments)
    source = asked.source.resolve()
    kept = _played_by_engine(source)
    files = [KEPT / f"{asked.name}.json"]
    if (source / "cardtown" / "server").is_dir():
        files.append(KEPT / f"{asked.name}.sql")
    for file in files:
        if file.exists():
            parser.error(f"{file.name} is kept already, and nothing that is kept ever changes")
    kept["schema"], kept["tables"], kept["own_decks"] = None, {}, {}
    if len(files) > 1:
        with tempfile.TemporaryDirectory() as folder:
            kept |= asyncio.run(_play_at_server(source, Path(folder)))
            kept["schema"] = _dump(Path(folder) / "tables.db", files[1])
    files[0].write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    with LIST.open("a", encoding="utf-8") as listed:
        for file in files:
            listed.write(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n")
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


def _played_by_engine(source: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", _ENGINE],
        env={**os.environ, "PYTHONPATH": str(source)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    kept: dict[str, Any] = json.loads(done.stdout)
    return kept


async def _play_at_server(source: Path, folder: Path) -> dict[str, Any]:
    """Tables of both games at all stages: the last updates of their people, and their decks."""
    own_decks = {}
    with ServerProcess(folder, env={"PYTHONPATH": str(source)}) as server:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            tables = []
            for game, seated in (("carson-city", everyone[:2]), ("card-city", everyone)):
                for most in (10_000, 12):
                    table = await begin(seated, game, visibility="open")
                    await everyone[0].ask(table, "say", seat=0, text="Let’s go!")
                    await play_by_post(seated, table, random.Random(most), most)
                    tables.append(table)
                tables.append(await gather(seated[:1], game))
            for most in (10_000, 12):
                table = await begin(everyone[:2], "carson-city", deck=_own_deck(source))
                await play_by_post(everyone[:2], table, random.Random(most), most)
                tables.append(table)
                own_decks[table] = _own_deck(source)
            if (await everyone[0].state(tables[0]))["table"].get("sealed"):
                for drawn in (True, False):
                    tables.append(await _drawn(everyone, finished=drawn))
            seen = {table: await _seen(everyone[0], table) for table in tables}
    return {"tables": seen, "own_decks": own_decks}


async def _drawn(everyone: Sequence[Person], *, finished: bool) -> str:
    """A game whose shares were sealed first, or a table in the middle of its draw."""
    table = await everyone[0].create(game="card-city", seats=[{}] * len(everyone), auto_start=True)
    entropies = [await one.join_sealed(table) for one in everyone]
    for seat, entropy in enumerate(entropies if finished else entropies[:1]):
        await everyone[seat].ask(table, "reveal", seat=seat, entropy=entropy)
    if finished:
        await play_by_post(everyone, table, random.Random(2))
    return table


def _own_deck(source: Path) -> str:
    """The standard deck of a version with one card changed."""
    standard = source / "cardtown" / "games" / "carson_city" / "decks" / "standard.toml"
    return standard.read_text("utf-8").replace("appeal = 1 }", "appeal = 2 }", 1)


async def _seen(who: Person, table: str) -> dict[str, Any]:
    state = await who.state(table)
    seen = {"phase": state["table"]["phase"], "number": state["number"], "record": None}
    if seen["phase"] == "finished":
        seen["record"] = (await who.http.get(f"/api/tables/{table}/record")).json()
    return seen


def _dump(database: Path, file: Path) -> str:
    """Dump a database as SQL; return the version of its schema."""
    with closing(sqlite3.connect(database)) as connection:
        file.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(version)


if __name__ == "__main__":
    main(sys.argv[1:])
