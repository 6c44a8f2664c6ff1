"""What axe finds, and what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.client import AXE

_RUN: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) => ({
    rule: one.id,
    help: one.help,
    nodes: one.nodes.map((node) => `${node.target.join(" ")}  ${node.failureSummary}`),
  }));
}"""
_TOO_WIDE: Final = """() => {
  const wide = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) wide.push(`the page: ${page.scrollWidth} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const text = document.createRange();
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent.trim();
    let box = walker.currentNode.parentElement;
    // What is drawn, or meant for readers alone, or not shown now, has no box of its own.
    if (!words || !(box instanceof HTMLElement) || box.closest(".hidden, [inert], svg")) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    while (["inline", "contents"].includes(getComputedStyle(box).display)) box = box.parentElement;
    const style = getComputedStyle(box);
    // What scrolls or ends in an ellipsis is no fault.
    if (["auto", "scroll"].includes(style.overflowX) || style.textOverflow === "ellipsis") continue;
    if (style.webkitLineClamp !== "none") continue;
    text.selectNodeContents(walker.currentNode);
    const [inside, around] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inside.right > around.right + 1 || inside.left < around.left - 1)
      wide.push(`${box.tagName}.${box.className}: ${words.slice(0, 60)}`);
  }
  return wide;
}"""


def violations(page: Page) -> list[str]:
    """What axe has against the page as it stands, one line each."""
    # Through the debugger: the page's content policy lets no script in but its own.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: Sequence[dict[str, Any]] = page.evaluate(_RUN)
    return [f"{one['rule']}: {one['help']}\n    {node}" for one in found for node in one["nodes"]]


def too_wide(page: Page) -> list[str]:
    """Texts that are wider than the box they stand in."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return found
