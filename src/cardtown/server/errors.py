"""The errors of the server: each ends as one sentence for people and a code for programs."""

from __future__ import annotations

from cardtown.core import CardtownError, Message


class Refused(CardtownError):
    """A request that is not granted; `code` is for programs, the text for people."""

    def __init__(
        self, code: str, problem: str, rule: str | None = None, message: Message | None = None
    ) -> None:
        super().__init__(problem)
        self.code = code
        self.rule = rule
        self.message = message


class TooMany(Refused):
    """A client exceeds its limit."""

    def __init__(self, problem: str) -> None:
        super().__init__("too_many", problem)


class OtherVersion(Refused):
    """A stored game that needs other cards or rules than this program has: it is not shown."""

    def __init__(self, problem: str) -> None:
        super().__init__("other_version", problem)


class NoSuchTable(CardtownError):
    """There is no table with that id."""

    def __init__(self) -> None:
        super().__init__("there is no such table: check the link")


class StoreUnavailable(CardtownError):
    """The database can't be reached, read or written, and nobody knows for how long."""


class Conflict(CardtownError):
    """Someone else has already written this entry: read the table again, then decide again."""
