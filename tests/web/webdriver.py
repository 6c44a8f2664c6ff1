"""WebDriver, as WebKit's driver and Firefox itself speak it: the few commands that tests use.

Debian has no driver for Firefox, but Firefox needs none: its Marionette takes the same commands
over a plain socket.
"""

from __future__ import annotations

import itertools
import json
import socket
from enum import Enum
from typing import Any, Final, Protocol

import httpx

_PATIENCE_S: Final = 300
"""Long enough for a busy machine, but a browser that never answers must not stop the tests."""


class Command(Enum):
    """A command by its path in WebDriver and its name in Marionette."""

    NAVIGATE = ("url", "WebDriver:Navigate")
    EXECUTE = ("execute/sync", "WebDriver:ExecuteScript")
    PERFORM = ("actions", "WebDriver:PerformActions")
    RESIZE = ("window/rect", "WebDriver:SetWindowRect")

    def __init__(self, path: str, marionette: str) -> None:
        self.path = path
        self.marionette = marionette


class CommandFailed(Exception):
    """The browser could not carry out a command."""


class Wire(Protocol):
    """A connection to a browser."""

    def send(self, command: Command, parameters: dict[str, Any]) -> Any:
        """Send a command and return its answer."""

    def close(self) -> None:
        """Close the connection."""


class HttpWire:
    """A connection through a driver, which starts the browser."""

    def __init__(self, driver_url: str, capabilities: dict[str, Any]) -> None:
        self._client = httpx.Client(base_url=driver_url, timeout=_PATIENCE_S)
        wanted = {"capabilities": {"alwaysMatch": capabilities}}
        self._session = f"session/{self._post('session', wanted)['sessionId']}"

    def send(self, command: Command, parameters: dict[str, Any]) -> Any:
        """Send a command and return its answer."""
        return self._post(f"{self._session}/{command.path}", parameters)

    def close(self) -> None:
        """End the browser's session."""
        self._client.delete(self._session)
        self._client.close()

    def _post(self, path: str, parameters: dict[str, Any]) -> Any:
        answer = self._client.post(path, json=parameters)
        value = answer.json()["value"]
        if answer.is_error:
            raise CommandFailed(value["message"] or value["error"])
        return value


class MarionetteWire:
    """A direct connection to Firefox."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE_S)
        self._incoming = self._socket.makefile("rb")
        self._ids = itertools.count(1)
        self._read()  # its greeting
        self._call("WebDriver:NewSession", {})

    def send(self, command: Command, parameters: dict[str, Any]) -> Any:
        """Send a command and return its answer."""
        # The sandbox is kept from script to script, with what each leaves behind.
        kept = {"sandbox": "default", "newSandbox": False}
        return self._call(command.marionette, {**parameters, **kept})

    def close(self) -> None:
        """Disconnect; whoever started Firefox ends it."""
        self._incoming.close()
        self._socket.close()

    def _call(self, name: str, parameters: dict[str, Any]) -> Any:
        text = json.dumps([0, next(self._ids), name, parameters]).encode()
        self._socket.sendall(b"%d:%b" % (len(text), text))
        _, _, error, answer = self._read()
        if error is not None:
            raise CommandFailed(error["message"])
        return answer.get("value") if isinstance(answer, dict) else answer

    def _read(self) -> Any:
        length = bytearray()
        while (byte := self._incoming.read(1)) != b":":
            if not byte:
                raise CommandFailed("the browser has closed the connection")
            length += byte
        return json.loads(self._incoming.read(int(length)))


class Driver:
    """Drives a browser."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def go(self, url: str) -> None:
        """Open an address and wait until it is loaded."""
        self._wire.send(Command.NAVIGATE, {"url": url})

    def execute(self, script: str, *arguments: Any) -> Any:
        """Run a function body in the page, wait for its promise and return the result."""
        return self._wire.send(Command.EXECUTE, {"script": script, "args": list(arguments)})

    def resize(self, width: int, height: int) -> None:
        """Resize the window."""
        self._wire.send(Command.RESIZE, {"x": 0, "y": 0, "width": width, "height": height})

    def click(self, x: float, y: float) -> None:
        """Click at a point of the window."""
        moved = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        pressed = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"parameters": {"pointerType": "mouse"}, "actions": [moved, *pressed]}
        self._wire.send(Command.PERFORM, {"actions": [{"type": "pointer", "id": "mouse", **mouse}]})

    def press(self, key: str) -> None:
        """Press and release a key."""
        presses = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        keys = {"type": "key", "id": "keys", "actions": presses}
        self._wire.send(Command.PERFORM, {"actions": [keys]})

    def close(self) -> None:
        """Close the connection."""
        self._wire.close()
