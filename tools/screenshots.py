"""Take pictures of the web table in its main states: build/screenshots/*.webp.

Those that the documentation shows are written to docs/pictures/web as well.

    python -m tools.screenshots [--languages] [STATE …]

With --languages, take every language on a phone: build/screenshots/languages/*.webp.

Every picture is real: a server with prepared tables, the built client, Chromium.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from cardtown.localization import LANGUAGES
from tests.web import world
from tests.web.client import ROOT, browser_program, built_client, what_is_missing
from tests.web.states import STATES, show
from tests.web.visitors import DESKTOP, PHONE, TABLET, Setting, Visitor
from tests.web.world import World

OUT: Final = ROOT / "build" / "screenshots"
IN_LANGUAGES: Final = OUT / "languages"
DOCUMENTED: Final = ROOT / "docs" / "pictures" / "web"
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": (390, 844)}
SHOWN: Final = (
    "start",
    "lobby",
    "gathering",
    "rules",
    "scorepad",
    "replay",
    "carson-bid",
    "carson-ghost",
    "carson-six",
    "carson-end",
    "city-divide",
    "city-choose",
    "city-build",
    "city-end",
)
IN_DOCUMENTS: Final = (
    "carson-ghost-desktop-day",
    "carson-bid-phone-night",
    "city-choose-desktop-day",
    "city-build-phone-day",
    "start-desktop-day",
    "carson-end-desktop-day",
    "scorepad-phone-day",
)
QUALITY: Final = 80


def main() -> None:
    """Take pictures of the states named, or of all of them."""
    take = _take_languages if "--languages" in sys.argv else _take
    states = [one for one in sys.argv[1:] if one != "--languages"] or SHOWN
    unknown = [state for state in states if state not in STATES]
    if unknown or (missing := what_is_missing()):
        sys.exit(f"no such state: {', '.join(unknown)}" if unknown else missing)
    IN_LANGUAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        with world.serve_world(folder, built_client(folder), world.moments()) as ready:
            browser = playwright.chromium.launch(executable_path=browser_program())
            for state in states:
                take(browser, ready, state)
            browser.close()


def _take(browser: Browser, ready: World, state: str) -> None:
    for size, pixels in SIZES.items():
        for night in (False, True):
            visitor = Visitor(
                browser, ready.server.url, Setting(size=pixels, night=night, keeps_site=True)
            )
            show(visitor, ready, state)
            name = f"{state}-{size}-{'night' if night else 'day'}"
            picture = _picture(visitor)
            (OUT / f"{name}.webp").write_bytes(picture)
            if name in IN_DOCUMENTS:
                (DOCUMENTED / f"{name}.webp").write_bytes(picture)
            visitor.close()


def _take_languages(browser: Browser, ready: World, state: str) -> None:
    for language in LANGUAGES:
        setting = Setting(size=PHONE, language=language)
        visitor = Visitor(browser, ready.server.url, setting)
        show(visitor, ready, state)
        (IN_LANGUAGES / f"{state}-{language}.webp").write_bytes(_picture(visitor))
        visitor.close()


def _picture(visitor: Visitor) -> bytes:
    """The page as WebP: a third of a PNG's size."""
    session = visitor.context.new_cdp_session(visitor.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main()
