"""Whether everything that a decision needs is in the window, uncut and uncovered.

The client marks what is needed now with `data-needed`.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, Page

from tests.web.visitors import Visitor

Size = tuple[int, int]
LOW_LAPTOP: Final = (1280, 600)
SMALLEST_PHONE: Final = (360, 640)
SIZES: Final[tuple[Size, ...]] = (
    LOW_LAPTOP,
    SMALLEST_PHONE,
    (1366, 650),
    (1280, 720),
    (1440, 900),
    (820, 1180),
    (390, 844),
    (640, 360),
    (844, 390),
)
_NARROWEST_WITH_MOUSE: Final = 1000
_OUT_OF_SIGHT: Final = """() => {
  const INSET = 0.16; // of a side: inside of round things too
  const found = [];
  const page = document.documentElement;
  const [wide, high] = [page.clientWidth, innerHeight];
  if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} wide`);
  const named = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ");
    return `${one.tagName.toLowerCase()}.${one.getAttribute("class")} "${words.slice(0, 50)}"`;
  };
  const sides = (box) =>
    [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  // What a box shows: as much as all boxes around it let through.
  const cutBy = (element, rect, slack) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      if (overflowX !== "visible" && (rect.right > around.right + 1 || rect.left < around.left - 1))
        return box;
      if (overflowY !== "visible" &&
          (rect.bottom > around.bottom + slack || rect.top < around.top - slack))
        return box;
      if (position === "fixed") return null;
    }
    return null;
  };
  const texts = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) {
      const box = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent.trim() || !(box instanceof HTMLElement)) continue;
      const seen = { visibilityProperty: true, opacityProperty: true };
      if (box.closest(".hidden") || !box.checkVisibility(seen)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      all.push([walker.currentNode, range]);
    }
    return all;
  };
  const needed = [...document.querySelectorAll("[data-needed]")];
  if (needed.length === 0) found.push("nothing is needed");
  for (const one of needed) {
    const rect = one.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) {
      found.push(`not shown: ${named(one)}`);
      continue;
    }
    if (rect.left < -1 || rect.top < -1 || rect.right > wide + 1 || rect.bottom > high + 1) {
      found.push(`outside of the window: ${named(one)} at ${sides(rect)}`);
      continue;
    }
    const cutting = cutBy(one, rect, 1);
    if (cutting) {
      found.push(`cut by ${cutting.className}: ${named(one)} at ${sides(rect)}`);
      continue;
    }
    for (const [node, range] of texts(one)) {
      const slack = 0.45 * parseFloat(getComputedStyle(node.parentElement).fontSize);
      const box = range.getBoundingClientRect();
      const leaves = box.bottom > high + slack || box.right > wide + 1;
      if (leaves || cutBy({ parentElement: node.parentElement }, box, slack))
        found.push(`words are cut: "${node.textContent.trim()}" of ${named(one)}`);
    }
    // Pictures are pressed through the sheet that lies over them.
    const target = one instanceof SVGElement ? (one.closest(".board") ?? one) : one;
    for (const [x, y] of [[0.5, 0.5], [INSET, INSET], [1 - INSET, INSET],
                          [INSET, 1 - INSET], [1 - INSET, 1 - INSET]]) {
      const point = [rect.left + x * rect.width, rect.top + y * rect.height];
      const hit = document.elementFromPoint(...point);
      if (hit !== null && target.contains(hit)) continue;
      found.push(`under ${hit ? named(hit) : "nothing"}: ${named(one)} at ${sides(rect)}`);
      break;
    }
  }
  return found;
}"""
_LINES: Final = """() => {
  const range = document.createRange();
  const commit = document.querySelector(".acts .primary");
  if (commit === null) return [];
  const tops = [...commit.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  });
  return [...new Set(tops)];
}"""


class Window:
    """The window of a visitor, which can be resized."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._page: Page = visitor.page
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def faults(self, size: Size) -> list[str]:
        """What is wrong in a window of this size."""
        width, height = size
        touch = width < _NARROWEST_WITH_MOUSE
        self._session.send(
            "Emulation.setTouchEmulationEnabled", {"enabled": touch, "maxTouchPoints": 2}
        )
        self._page.set_viewport_size({"width": width, "height": height})
        self._visitor.settle()
        found: list[str] = self._page.evaluate(_OUT_OF_SIGHT)
        lines = len(self._page.evaluate(_LINES))
        if lines > (2 if touch else 1):
            found.append(f"the button that commits has {lines} lines")
        # Phones in landscape may scroll, as long as nothing needed lies outside.
        if not touch or width < height:
            tall = self._page.evaluate("() => document.documentElement.scrollHeight")
            found += [f"the page is {tall} high"] if tall > height else []
        return [f"{width} × {height}: {one}" for one in found]

    def dismiss_coach(self) -> None:
        """Close the coach's bubble, if it is open."""
        coach = self._visitor.find("complementary", "web-coach")
        while coach.count():
            self._visitor.press("web-coach-done")
            self._visitor.settle()
