"""Browsers other than Chromium, as Debian packages them: Firefox and WebKit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import httpx

from tests.server.services import free_port
from tests.web.visitors import DESKTOP
from tests.web.webdriver import Driver, HttpWire, MarionetteWire

_FIREFOX: Final = ("firefox-esr", "firefox")
_WEBKIT_DRIVER: Final = "WebKitWebDriver"
_SCREEN: Final = "Xvfb"
_STARTING_S: Final = 300
_POLL_S: Final = 0.05
_PREFERENCES: Final = {
    "marionette.port": 0,
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 0,
    "intl.accept_languages": "en",
}
_GTK_SETTINGS: Final = "[Settings]\ngtk-enable-animations=0\n"
_TOOLBAR: Final = 100
"""The most that a window needs for itself above the page."""


def missing_for_firefox() -> str | None:
    """What must be installed to drive Firefox, if anything."""
    if not any(map(shutil.which, _FIREFOX)):
        return "Firefox is not installed: apt-get install firefox-esr"
    return None


def _mini_browser() -> Path | None:
    """WebKit's own demo browser."""
    return next(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"), None)


def missing_for_webkit() -> str | None:
    """What must be installed to drive WebKit, if anything."""
    packages = {_WEBKIT_DRIVER: "webkit2gtk-driver", _SCREEN: "xvfb"}
    missing = [package for program, package in packages.items() if not shutil.which(program)]
    if _mini_browser() is None:
        missing.append("libwebkit2gtk-4.1-0")
    if missing:
        return f"WebKit can't be driven: apt-get install {' '.join(missing)}"
    return None


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    """Firefox without a window, with a fresh profile."""
    program = next(filter(None, map(shutil.which, _FIREFOX)))
    lines = [
        f"user_pref({json.dumps(name)}, {json.dumps(to)});" for name, to in _PREFERENCES.items()
    ]
    (folder / "user.js").write_text("\n".join(lines))
    width, height = DESKTOP
    size = [f"--width={width}", f"--height={height + _TOOLBAR}"]
    command = [
        program,
        "--headless",
        "--marionette",
        "--no-remote",
        *size,
        "--profile",
        str(folder),
    ]
    port = folder / "MarionetteActivePort"
    with _running(command, folder, {}):
        _wait_until(lambda: port.exists() and port.read_text() != "")
        driver = Driver(MarionetteWire(int(port.read_text())))
        yield driver
        driver.close()


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    """WebKit's MiniBrowser on a virtual screen."""
    program = _mini_browser()
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(_GTK_SETTINGS)
    width, height = DESKTOP
    with ExitStack() as until_the_end:
        # A free number from us: several Xvfb that choose for themselves at once choose the same.
        display = free_port()
        size = ["-screen", "0", f"{width}x{height + _TOOLBAR}x24"]
        command = [_SCREEN, f":{display}", "-nolisten", "tcp", *size]
        until_the_end.enter_context(_running(command, folder, {}))
        _wait_until(Path(f"/tmp/.X11-unix/X{display}").exists)
        environment = {
            "DISPLAY": f":{display}",
            "GDK_BACKEND": "x11",
            "LANGUAGE": "en",
            "NO_AT_BRIDGE": "1",
            # Without a graphics card it draws ten times as fast if it does not emulate one.
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "XDG_CONFIG_HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "XDG_CACHE_HOME": str(folder),
        }
        port = free_port()
        command = [_WEBKIT_DRIVER, f"--port={port}"]
        until_the_end.enter_context(_running(command, folder, environment))
        url = f"http://127.0.0.1:{port}"
        _wait_until(lambda: _answers(url))
        options = {"binary": str(program), "args": ["--automation"]}
        driver = Driver(HttpWire(url, {"webkitgtk:browserOptions": options}))
        driver.resize(width, height + _TOOLBAR)
        yield driver
        driver.close()


@contextmanager
def _running(
    command: Sequence[str], folder: Path, environment: Mapping[str, str]
) -> Iterator[None]:
    """Run a program until the end of the block; its output goes into the folder."""
    said = folder / f"{Path(command[0]).name}.log"
    with said.open("w") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, **environment}
        )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def _wait_until(ready: Callable[[], bool]) -> None:
    last = monotonic() + _STARTING_S
    while not ready():
        assert monotonic() < last, "the browser did not start"
        sleep(_POLL_S)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/status").is_success
    except httpx.TransportError:
        return False
