"""Draw the preview picture of links to the site: our town under its name, as the site draws it.

Run it when the look of the site changes, with the web table built (`make web`):

    .venv/bin/python -m tools.draw_link_picture
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.harness import ServerProcess
from tests.web.client import browser_program

TARGET = Path(__file__).parents[1] / "src/cardtown/server/http/link.png"
SIZE = {"width": 1200, "height": 630}
# Only the sky, the town and the name are left of a page.
COMPOSE = """() => {
    for (const one of document.querySelectorAll("header, main")) one.style.visibility = "hidden";
    const name = document.createElement("p");
    name.textContent = "Cardtown";
    name.className = "display";
    name.style.cssText = "position: fixed; inset: 150px 0 auto; text-align: center; z-index: 9;"
        + "font-size: 150px; font-weight: 900; line-height: 1; color: #9a2a1f";
    document.body.append(name);
    return document.fonts.ready.then(() => undefined);
}"""


def main() -> None:
    """Draw and write the picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_program())
        page = browser.new_page(viewport=SIZE, base_url=server.url)  # type: ignore[arg-type]
        page.goto("/tables")
        page.wait_for_load_state("networkidle")
        page.evaluate(COMPOSE)
        page.screenshot(path=TARGET)
        browser.close()


if __name__ == "__main__":
    main()
