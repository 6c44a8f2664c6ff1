"""How the log is written: as lines for people, or as JSON for programs that collect logs."""

from __future__ import annotations

import json
import logging
from typing import Final

from cardtown.server.repeated_logs import RepeatFilter

_PLAIN: Final = "%(levelname)s %(name)s: %(message)s"


class JsonFormatter(logging.Formatter):
    """A line of JSON for each message."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, the module, the message, and the traceback if there is one."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "module": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)  # all ASCII, so that half a surrogate pair can be written too


def write_log(*, as_json: bool) -> None:
    """Write warnings and errors to the standard error, and what one place logs only a few times."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if as_json else logging.Formatter(_PLAIN))
    handler.addFilter(RepeatFilter())  # outsiders can cause most of what is logged
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
