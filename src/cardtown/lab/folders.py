"""Folders that are written atomically and carry a checksum of every file.

A folder is written under a temporary name, flushed to disk, and only then renamed. `part.json`
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
    """The content of a file, and how many rows or lines it has."""

    rows: int
    data: bytes


def write(folder: Path, files: Mapping[str, File]) -> None:
    """Write a folder with these files; raise OSError and leave nothing if that fails."""
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
        _flush_entries(unfinished)
        unfinished.rename(folder)
        _flush_entries(folder.parent)
    except OSError:
        with suppress(OSError):
            shutil.rmtree(unfinished)
        raise


def write_durably(file: Path, data: bytes) -> None:
    """Write a file and flush it to disk, so that it survives a power cut."""
    with file.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _flush_entries(folder: Path) -> None:
    """Flush the entries of a folder to disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read(folder: Path) -> dict[str, File]:
    """The files of a folder; raise :class:`Damaged`, naming the file, if one is damaged."""
    return {
        name: _read_checked(folder / name, rows, sha256)
        for name, rows, sha256 in _read_list(folder / LIST)
    }


def _read_list(file: Path) -> list[tuple[str, int, str]]:
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


def _read_checked(file: Path, rows: int, sha256: str) -> File:
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
    """Remove a folder atomically: rename it first, then delete it."""
    unfinished = folder.with_name(folder.name + UNFINISHED)
    shutil.rmtree(folder.rename(unfinished))
