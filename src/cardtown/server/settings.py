"""The settings of a server: from the environment, with defaults that need no preparation."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from cardtown.core import BadInput

_PREFIX = "CARDTOWN_"
_HIGHEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for, to protect the others."""

    body_bytes: int = 100_000
    message_bytes: int = 4_096
    requests_per_second: float = 20.0
    burst: int = 100
    """Requests that a client may send at once before the rate limits it."""
    introductions_per_minute: int = 30
    """New identities per address."""
    programs: int = 3
    """Programs that one person may have."""
    program_requests_per_second: float = 10.0
    program_burst: int = 50
    """Requests that a program may send at once before the rate limits it."""
    open_tables: int = 50
    """Tables that one host may have open at a time."""
    connections: int = 20
    """WebSockets of one identity, or of one address without an identity."""
    all_connections: int = 10_000
    stored_mb_per_day: int = 40
    """Megabytes that the people of one address may let the server store in a day."""
    shares_of_an_address: int = 10
    """People of one address together may ask and connect this many times as much as one person."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days things are kept that nobody plays with; games that began are kept."""

    closed_tables: int = 1
    """Tables that were closed before their game began."""
    gathering_tables: int = 30
    """Tables whose game never began, after the last thing that happened there."""
    identities: int = 30
    """People who have no table, neither one where they sit nor one that they host, after they were
    last here."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set from outside."""

    database_url: str
    redis_url: str | None = None
    public_url: str | None = None
    """The address that people use, if the server is behind a proxy."""
    metrics: str | None = None
    """The address at which monitors read metrics; nobody can without it."""
    json_log: bool = False
    """Whether the log is written as JSON, a line for each message."""
    rooms: int = 2_000
    """Tables kept in memory."""
    bot_workers: int | None = None
    bot_seconds: float = 5.0
    web_folder: Path | None = None
    """The built web table, if not the one in the package."""
    limits: Limits = Limits()
    retention: Retention = Retention()

    @property
    def secure(self) -> bool:
        """Whether people use HTTPS."""
        return self.public_url is not None and self.public_url.startswith("https:")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings with all `CARDTOWN_…` variables applied; raise :class:`BadInput`."""

        def read(name: str) -> str | None:
            return environment.get(f"{_PREFIX}{name}") or None

        public_url = read("PUBLIC_URL")
        if public_url is not None and not urlsplit(public_url).netloc:
            raise BadInput(f"{_PREFIX}PUBLIC_URL", "must be an address such as https://example.org")
        whole = partial(_read_whole, environment)
        usual = cls(read("DATABASE_URL") or default_database())
        limits, kept = usual.limits, usual.retention
        return replace(
            usual,
            redis_url=read("REDIS_URL"),
            public_url=public_url,
            metrics=_read_address(environment, "METRICS"),
            json_log=_read_choice(environment, "LOG", ("text", "json")) == "json",
            rooms=whole("ROOMS", usual.rooms),
            bot_workers=whole("BOT_WORKERS", 0) or usual.bot_workers,
            web_folder=Path(folder) if (folder := read("WEB_FOLDER")) else usual.web_folder,
            retention=Retention(
                closed_tables=whole("KEEP_CLOSED_DAYS", kept.closed_tables),
                gathering_tables=whole("KEEP_GATHERING_DAYS", kept.gathering_tables),
                identities=whole("KEEP_IDENTITIES_DAYS", kept.identities),
            ),
            limits=replace(
                limits,
                requests_per_second=float(whole("RATE", int(limits.requests_per_second))),
                burst=whole("BURST", limits.burst),
                introductions_per_minute=whole("INTRODUCTIONS", limits.introductions_per_minute),
                programs=whole("PROGRAMS", limits.programs),
                program_requests_per_second=float(
                    whole("PROGRAM_RATE", int(limits.program_requests_per_second))
                ),
                program_burst=whole("PROGRAM_BURST", limits.program_burst),
                open_tables=whole("OPEN_TABLES", limits.open_tables),
                connections=whole("CONNECTIONS", limits.connections),
                all_connections=whole("ALL_CONNECTIONS", limits.all_connections),
                stored_mb_per_day=whole("STORED_MB_PER_DAY", limits.stored_mb_per_day),
                shares_of_an_address=whole("ADDRESS_SHARES", limits.shares_of_an_address),
            ),
        )


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    folder = user_data_path("cardtown", appauthor=False)
    return f"sqlite:///{Path(folder) / 'tables.db'}"


def _read_address(environment: Mapping[str, str], name: str) -> str | None:
    address = environment.get(f"{_PREFIX}{name}") or None
    if address is not None:
        host, _, port = address.rpartition(":")
        if not host or not port.isascii() or not port.isdigit() or int(port) > _HIGHEST_PORT:
            raise BadInput(f"{_PREFIX}{name}", "must be an address such as 127.0.0.1:9100")
    return address


def _read_choice(environment: Mapping[str, str], name: str, choices: Sequence[str]) -> str:
    """One of the choices, the first of which is the default."""
    chosen = environment.get(f"{_PREFIX}{name}") or choices[0]
    if chosen not in choices:
        raise BadInput(f"{_PREFIX}{name}", f"must be one of {', '.join(choices)}")
    return chosen


def _read_whole(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(f"{_PREFIX}{name}")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadInput(f"{_PREFIX}{name}", "must be a whole number")
    return int(text)
