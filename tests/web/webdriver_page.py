"""Stand-ins for Playwright's pages and locators, for browsers that it can't drive.

Roles and names are found inside the page by Testing Library, which the web table's own tests use.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from time import monotonic, sleep
from typing import Any, Final

from tests.web.client import WEB
from tests.web.visitors import PATIENCE_MS
from tests.web.webdriver import CommandFailed, Driver

Name = str | re.Pattern[str] | None
Step = dict[str, Any]
_POLL_S: Final = 0.05
_LIBRARY: Final = (
    WEB
    / "node_modules"
    / "@testing-library"
    / "dom"
    / "dist"
    / "@testing-library"
    / "dom.umd.min.js"
)
_KEEP_LIBRARY: Final = "globalThis.TestingLibraryDom ??= this.TestingLibraryDom;"
_NO_LIBRARY: Final = "no library"
_FIND: Final = r"""
if (typeof TestingLibraryDom === "undefined") return "no library";
const fits = (wanted, text) => {
  if (!wanted) return true;
  const clean = text.replace(/\s+/g, " ").trim();
  if (wanted.pattern !== undefined) return new RegExp(wanted.pattern).test(clean);
  if (wanted.exact) return clean === wanted.text;
  return clean.toLowerCase().includes(wanted.text.toLowerCase());
};
const within = {
  role: (one, { role, name }) =>
    TestingLibraryDom.queryAllByRole(one, role, { name: (text) => fits(name, text) }),
  css: (one, { css }) => [...one.querySelectorAll(css)],
  text: (one, { name }) => TestingLibraryDom.queryAllByText(one, (text) => fits(name, text)),
};
const narrowed = (found, step) => {
  if (step.kind === "nth") return found.slice(step.index, step.index + 1);
  if (step.kind === "or") return [...found, ...find(step.steps)];
  return found.flatMap((one) => within[step.kind](one, step));
};
const find = (steps) => steps.reduce(narrowed, [document.body]);
const found = find(arguments[0]);
const [first] = found;
"""
_SCROLL: Final = """
if (!first) return null;
const middle = () => {
  const { x, y, width, height } = first.getBoundingClientRect();
  return width && height ? { x: x + width / 2, y: y + height / 2 } : null;
};
const seen = (at) => at && at.x >= 0 && at.y >= 0 && at.x < innerWidth && at.y < innerHeight;
if (!seen(middle())) first.scrollIntoView({ block: "center", inline: "center" });
"""
_POINT: Final = f"""{_SCROLL}
if (first.disabled || first.getAttribute("aria-disabled") === "true") return null;
const before = middle();
return new Promise(requestAnimationFrame).then(() => {{
  const now = middle();
  const rests = before && now && before.x === now.x && before.y === now.y;
  if (!rests || !seen(now)) return null;
  const top = document.elementFromPoint(now.x, now.y);
  return first.contains(top) || top?.closest("label")?.control === first ? now : null;
}});
"""
_BOX: Final = """
if (!first) return null;
const { x, y, width, height } = first.getBoundingClientRect();
return width && height ? { x, y, width, height } : null;
"""


class Page:
    """The page of a browser that is driven by WebDriver."""

    def __init__(self, driver: Driver, url: str) -> None:
        self._driver = driver
        self._base = url
        self.mouse = Mouse(driver)
        self.keyboard = Keyboard(driver)

    def goto(self, address: str) -> None:
        """Go to an address of the site."""
        self._driver.go(f"{self._base}{address}" if address.startswith("/") else address)

    @property
    def url(self) -> str:
        """The address that is open."""
        return str(self._driver.execute("return location.href"))

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a function in the page."""
        return self._driver.execute(f"return ({function})(...arguments)", *arguments)

    def get_by_role(self, role: str, *, name: Name = None, exact: bool = False) -> WebDriverLocator:
        """All elements with a role, by name."""
        return WebDriverLocator(self._driver).get_by_role(role, name=name, exact=exact)

    def get_by_text(self, text: Name, *, exact: bool = False) -> WebDriverLocator:
        """All elements with this text."""
        return WebDriverLocator(self._driver).get_by_text(text, exact=exact)

    def locator(self, css: str) -> WebDriverLocator:
        """All elements that match a selector."""
        return WebDriverLocator(self._driver).locator(css)


@dataclass(frozen=True)
class Mouse:
    """A pointer."""

    driver: Driver

    def click(self, x: float, y: float) -> None:
        """Click at a point of the window."""
        self.driver.click(x, y)


@dataclass(frozen=True)
class Keyboard:
    """Keys to type."""

    driver: Driver

    def press(self, key: str) -> None:
        """Press a key that types a character."""
        self.driver.press(key)


@dataclass(frozen=True)
class WebDriverLocator:
    """The elements that match a description at the time of use, like a locator of Playwright."""

    driver: Driver
    steps: tuple[Step, ...] = ()

    # --- describing ------------------------------------------------------------------------

    def get_by_role(self, role: str, *, name: Name = None, exact: bool = False) -> WebDriverLocator:
        """All elements inside with this role and name."""
        return self._then(kind="role", role=role, name=_as_json(name, exact=exact))

    def get_by_text(self, text: Name, *, exact: bool = False) -> WebDriverLocator:
        """All elements inside with this text."""
        return self._then(kind="text", name=_as_json(text, exact=exact))

    def locator(self, css: str) -> WebDriverLocator:
        """All elements inside that match a selector."""
        return self._then(kind="css", css=css)

    def nth(self, index: int) -> WebDriverLocator:
        """One of them, from 0."""
        return self._then(kind="nth", index=index)

    @property
    def first(self) -> WebDriverLocator:
        """The first of them."""
        return self.nth(0)

    def or_(self, other: WebDriverLocator) -> WebDriverLocator:
        """The union of both."""
        return self._then(kind="or", steps=other.steps)

    def _then(self, **step: Any) -> WebDriverLocator:
        return WebDriverLocator(self.driver, (*self.steps, step))

    # --- looking and touching --------------------------------------------------------------

    def count(self) -> int:
        """How many elements match now."""
        number: int = self._ask("return found.length")
        return number

    def wait_for(self) -> None:
        """Wait until the first element is visible."""
        self._until(_BOX, "is not visible")

    def bounding_box(self) -> dict[str, float]:
        """The position of the first element in the window."""
        box: dict[str, float] = self._until(_BOX, "is not visible")
        return box

    def scroll_into_view_if_needed(self) -> None:
        """Scroll the first element into view."""
        self._until(_SCROLL + "return seen(middle()) ? middle() : null", "can't be reached")

    def click(self) -> None:
        """Click the first element, as soon as it can be hit."""
        point = self._until(_POINT, "can't be clicked")
        self.driver.click(point["x"], point["y"])

    def inner_text(self) -> str:
        """The text of the first element."""
        return str(self._until("return first ? [first.innerText] : null", "does not exist")[0])

    def get_attribute(self, name: str) -> str | None:
        """An attribute of the first element."""
        script = "return first ? [first.getAttribute(arguments[1])] : null"
        value: str | None = self._until(script, "is not there", name)[0]
        return value

    def _until(self, script: str, otherwise: str, *arguments: Any) -> Any:
        """Poll until there is an answer."""
        last = monotonic() + PATIENCE_MS / 1000
        while (answer := self._ask_page(script, *arguments)) is None:
            assert monotonic() < last, f"{self.steps} {otherwise}"
            sleep(_POLL_S)
        return answer

    def _ask_page(self, script: str, *arguments: Any) -> Any:
        """Like `_ask`, but without an answer if the page is being left."""
        with suppress(CommandFailed):
            return self._ask(script, *arguments)
        return None

    def _ask(self, script: str, *arguments: Any) -> Any:
        while (answer := self._tell(script, *arguments)) == _NO_LIBRARY:
            self.driver.execute(_library())
        return answer

    def _tell(self, script: str, *arguments: Any) -> Any:
        return self.driver.execute(_FIND + script, self.steps, *arguments)


@cache
def _library() -> str:
    return _LIBRARY.read_text("utf-8") + ";" + _KEEP_LIBRARY


def _as_json(name: Name, *, exact: bool) -> dict[str, Any] | None:
    """A name for JavaScript; the regular expressions of tests mean the same there."""
    if name is None:
        return None
    if isinstance(name, re.Pattern):
        return {"pattern": name.pattern}
    return {"text": " ".join(name.split()), "exact": exact}
