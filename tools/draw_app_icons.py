"""Draw the icons with which the site is installed as an app, from the one of the tab.

Run it when `web/public/icon.svg` changes:

    .venv/bin/python -m tools.draw_app_icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.client import browser_program

WEB = Path(__file__).parents[1] / "web/public"
GROUND = "#9C2F1E"
"""The colour behind the town: systems cut maskable icons to circles and other shapes."""
SAFE = 0.8
"""The part of a maskable icon that no system cuts off, across."""
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "maskable-512.png": (512, SAFE)}


def main() -> None:
    """Draw and write the icons."""
    icon = (WEB / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program())
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            inset = (1 - part) / 2 * size
            page.set_content(
                f"<body style='margin: 0; background: {ground}'>"
                f"<div style='padding: {inset}px; width: {part * size}px'>{icon}</div>"
            )
            page.screenshot(path=WEB / "app" / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
