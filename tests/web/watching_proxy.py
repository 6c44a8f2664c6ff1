"""A proxy between a browser and a server that records what pages receive and what fails in them.

WebDriver shows neither live connections nor the console; a proxy sees the former in every browser.
For the latter it injects a script into each page, before any other, that reports errors and counts
what the page receives.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, Final

from tests.web.proxy import Fault, FaultyProxy, Streams, Transfer, forward_bytes
from tests.web.visitors import PATIENCE_MS

_POLL_S: Final = 0.05
_SCRIPT_PATH: Final = b"/watch.js"
_REPORT_PATH: Final = b"/watched"
_SCRIPT: Final = b"""
  const tell = (kind, what) => navigator.sendBeacon("/watched", `${kind}: ${what}`);
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...what) => {
      tell(`console ${kind}`, what.map((one) => one?.stack ?? one).join(" "));
      say.apply(console, what);
    };
  }
  const { dataset } = document.documentElement;
  window.WebSocket = class extends WebSocket {
    constructor(...parts) {
      super(...parts);
      dataset.received = 0;
      this.addEventListener("message", () => dataset.received++);
    }
  };
  addEventListener("error", (event) => {
    const file = event.target?.src ?? event.target?.href;
    tell("error", file ?? `${event.message} ${event.error?.stack}`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    tell("unhandled", `${reason} ${reason?.stack}`);
  });
"""
_INTO: Final = b"<head>"
_WANTS_PAGE: Final = re.compile(rb"\r\naccept: *text/html", re.IGNORECASE)
_LENGTH: Final = re.compile(rb"content-length: *\d+\r\n", re.IGNORECASE)
_CODINGS: Final = re.compile(rb"accept-encoding:[^\r]*\r\n", re.IGNORECASE)
_CONNECTION: Final = re.compile(rb"\r\nconnection:[^\r]*", re.IGNORECASE)


class WatchingProxy(FaultyProxy):
    """A proxy without faults that records; it answers the paths in `replaced` itself."""

    def __init__(self, port: int) -> None:
        super().__init__(port, Fault.NONE)
        self.updates: list[dict[str, Any]] = []
        """The updates that pages received, in order."""
        self.received = 0
        """How many texts the latest live connection delivered; pages have it as `data-received`."""
        self.troubles: list[str] = []
        """Errors and warnings of consoles, and scripts and files that failed."""
        self.replaced: dict[str, bytes] = {}
        """Answers by the beginning of a path, used until a page is loaded again."""
        self.pages = 0
        """How many pages were loaded."""
        self._news = threading.Event()

    def wait_for_news(self, timeout_s: float) -> None:
        """Wait until the server sends something about a table, but no longer than this."""
        self._news.wait(timeout_s)
        self._news.clear()

    def wait_for_trouble(self, words: str) -> None:
        """Wait until an error with these words is reported."""
        self._wait_until(lambda: any(words in trouble for trouble in self.troubles))

    def wait_for_pages(self, number: int) -> None:
        """Wait until that many pages have been loaded."""
        self._wait_until(lambda: self.pages >= number)

    def _wait_until(self, reached: Callable[[], bool]) -> None:
        last = monotonic() + PATIENCE_MS / 1000
        while not reached():
            assert monotonic() < last, f"{self.pages} pages were loaded, with {self.troubles}"
            sleep(_POLL_S)

    def _text_listener(self) -> Callable[[bytes], None]:
        self.received = 0
        return self._on_text

    def _on_text(self, text: bytes) -> None:
        self.received += 1
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)
            self._news.set()

    def _http_transfers(
        self, head: bytes, there: Streams, back: Streams
    ) -> tuple[Transfer, Transfer]:
        path = head.split(b" ", 2)[1]
        if _WANTS_PAGE.search(head):
            self.pages += 1
            self.replaced.clear()
        if path == _SCRIPT_PATH:
            return _answer(back[1], _SCRIPT), forward_bytes(*back)
        if path == _REPORT_PATH:
            return self._record_report(head, there[0], back[1]), forward_bytes(*back)
        for beginning, answer in self.replaced.items():
            if path.startswith(beginning.encode()):
                return _send(back[1], answer), forward_bytes(*back)
        # One request a connection, and no compression, so that answers can be read and changed.
        there[1].write(_CONNECTION.sub(b"\r\nconnection: close", _CODINGS.sub(b"", head)))
        return forward_bytes(*there), _forward_with_script(*back)

    async def _record_report(
        self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
        assert length is not None
        self.troubles.append((await reader.readexactly(int(length[1]))).decode())
        await _answer(writer, b"")


async def _answer(writer: asyncio.StreamWriter, body: bytes) -> None:
    await _send(writer, http_response("200 OK", "text/javascript", body))


async def _send(writer: asyncio.StreamWriter, answer: bytes) -> None:
    writer.write(answer)
    await writer.drain()


def http_response(status: str, content_type: str, body: bytes) -> bytes:
    """An HTTP response, after which the connection closes."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: {content_type}\r\ncontent-length: {len(body)}"
    return f"{head}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n".encode() + body


async def _forward_with_script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward a response; into a page, inject the script."""
    head = await reader.readuntil(b"\r\n\r\n")
    if b"text/html" not in head.lower():
        writer.write(head)
        await forward_bytes(reader, writer)
        return
    script = b'<script src="' + _SCRIPT_PATH + b'"></script>'
    body = (await reader.read()).replace(_INTO, _INTO + script, 1)
    length = f"content-length: {len(body)}\r\n".encode()
    await _send(writer, _LENGTH.sub(length, head) + body)
