"""Folders that are there whole or not at all, and that know what should be in them.

A folder is written under another name, made durable, and only then given its own. `part.json`
lists its files with their rows and SHA-256, so that reading notices any damage.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from cardtown.core import BadInput, documents
from cardtown.lab.errors import Damaged

LIST: Final = "part.json"
UNFINISHED: Final = ".unfinished"


class File(NamedTuple):
    """What is in a file, and how many rows or lines that is."""

    rows: int
    data: bytes


def write(folder: Path, files: Mapping[str, File]) -> None:
    """Write a folder with these files; raise OSError, leaving nothing, if that can't be done."""
    unfinished = folder.with_name(folder.name + UNFINISHED)
    try:
        unfinished.mkdir()
        for name, file in files.items():
            write_durably(unfinished / name, file.data)
        listed = {
            name: {"rows": file.rows, "sha256": hashlib.sha256(file.data).hexdigest()}
            for name, file in files.items()
        }
        write_durably(unfinished / LIST, f"{json.dumps(listed, indent=2)}\n".encode())
        _settle(unfinished)
        unfinished.rename(folder)
        _settle(folder.parent)
    except OSError:
        with suppress(OSError):
            shutil.rmtree(unfinished)
        raise


def write_durably(file: Path, data: bytes) -> None:
    """Write a file that survives a power cut from now on."""
    with file.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _settle(folder: Path) -> None:
    """Make the names in a folder durable."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read(folder: Path) -> dict[str, File]:
    """The files of a folder; raise :class:`Damaged`, naming the file, if any is not as written."""
    return {
        name: _checked(folder / name, rows, sha256) for name, rows, sha256 in _listed(folder / LIST)
    }


def _listed(file: Path) -> list[tuple[str, int, str]]:
    try:
        document = documents.fields(documents.parse(_bytes(file)), any_key=True)
        return [
            (
                name,
                documents.count(documents.fields(entry, name, required=_KEYS)["rows"], "rows"),
                documents.text(entry["sha256"], "sha256"),
            )
            for name, entry in document.items()
        ]
    except BadInput as error:
        raise Damaged(f"{file.name} is damaged: {error}") from None


_KEYS: Final = ("rows", "sha256")


def _checked(file: Path, rows: int, sha256: str) -> File:
    data = _bytes(file)
    if hashlib.sha256(data).hexdigest() != sha256:
        raise Damaged(f"{file.name} is damaged: its SHA-256 is not the one in {LIST}")
    return File(rows, data)


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Damaged(f"{file.name} is missing") from None


def remove(folder: Path) -> None:
    """Remove a folder; under its own name it is there whole until it is gone."""
    unfinished = folder.with_name(folder.name + UNFINISHED)
    shutil.rmtree(folder.rename(unfinished))
