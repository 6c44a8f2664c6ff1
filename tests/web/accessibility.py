"""Checks of a page: what axe finds, and text that does not fit its box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.client import AXE
from tests.web.visitors import TABLET, Visitor, drawn
from tests.web.words import untranslated

SMALL_LAPTOP: Final = (1280, 720)
LARGE_PHONE: Final = (390, 844)

# Without preloading: axe would fetch every style sheet again for media, and there are none.
_RUN: Final = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const found = await axe.run(document, {
    resultTypes: ["violations"], preload: false, ...only,
  });
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
    // Drawings, texts for screen readers alone, and hidden texts have no box of their own.
    if (!words || !(box instanceof HTMLElement) || box.closest(".hidden, [inert], svg")) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    while (["inline", "contents"].includes(getComputedStyle(box).display)) box = box.parentElement;
    const style = getComputedStyle(box);
    // A box may scroll or end in an ellipsis.
    if (["auto", "scroll"].includes(style.overflowX) || style.textOverflow === "ellipsis") continue;
    if (style.webkitLineClamp !== "none") continue;
    text.selectNodeContents(walker.currentNode);
    const [inside, around] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inside.right > around.right + 1 || inside.left < around.left - 1)
      wide.push(`${box.tagName}.${box.className}: ${words.slice(0, 60)}`);
  }
  return wide;
}"""


_CUT: Final = """() => {
  const cut = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) cut.push(`the page: ${page.scrollWidth} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const text = document.createRange();
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!words || !(parent instanceof HTMLElement)) continue;
    if (parent.closest(".hidden, .skip, [inert], svg")) continue;
    // Drawings and texts with a title say it in full elsewhere.
    if (parent.closest("[aria-hidden=true], [title]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    text.selectNodeContents(walker.currentNode);
    const inside = text.getBoundingClientRect();
    // Letters do not fill the whole height of their boxes.
    const slack = 0.45 * parseFloat(getComputedStyle(parent).fontSize);
    for (let box = parent; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const overflow = [style.overflowX, style.overflowY];
      if (overflow.includes("auto") || overflow.includes("scroll")) break;
      if (overflow.every((one) => one === "visible")) continue;
      const around = box.getBoundingClientRect();
      const wide = inside.right > around.right + 1 || inside.left < around.left - 1;
      const high = inside.bottom > around.bottom + slack || inside.top < around.top - slack;
      if (wide || high) {
        cut.push(`${parent.tagName}.${parent.className} in ${box.className}: ${words}`);
        break;
      }
    }
  }
  return cut;
}"""

_FAINT: Final = """() => {
  const sheet = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    sheet.clearRect(0, 0, 1, 1);
    sheet.fillStyle = color;
    sheet.fillRect(0, 0, 1, 1);
    return [...sheet.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color) => {
    const [r, g, b] = rgba(color).map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  // Where nothing solid lies between, the text stands on the table and the lines drawn on it.
  const behind = (box) => {
    for (; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (rgba(backgroundColor)[3] === 255 && box !== document.body) return [backgroundColor];
    }
    const tokens = getComputedStyle(document.body);
    return ["--table", "--contour"].map((one) => tokens.getPropertyValue(one));
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent.trim();
    const box = walker.currentNode.parentElement;
    if (!words || !(box instanceof HTMLElement)) continue;
    if (box.closest(".hidden, [inert], svg, :disabled, [aria-disabled=true]")) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(box);
    const size = parseFloat(style.fontSize);
    const enough = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const least = Math.min(...behind(box).map((one) => contrast(style.color, one)));
    if (least < enough) faint.push(`${box.className}: ${words} (${least.toFixed(2)})`);
  }
  return faint;
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """The violations that axe finds on the page, one line each; of the given rules, or of all."""
    # Through the debugger: the page's content policy admits only the site's own scripts.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: Sequence[dict[str, Any]] = page.evaluate(_RUN, rules)
    return [f"{one['rule']}: {one['help']}\n    {node}" for one in found for node in one["nodes"]]


def faults_by_day_and_night(page: Page) -> list[str]:
    """What axe finds and what is hard to read, in both themes."""
    found = violations(page) + faint(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=night]")).to_have_count(1)
    drawn(page)
    return found + faint(page) + violations(page, "color-contrast")


def cut_when_twice_as_large(page: Page) -> list[str]:
    """Texts that are cut off, on screens of all sizes, when text is twice as large."""
    page.evaluate("() => void (document.documentElement.style.fontSize = '200%')")
    found = []
    for width, height in (SMALL_LAPTOP, TABLET, LARGE_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        found += [f"at {width} × {height}: {one}" for one in cut_off(page)]
    return found


def faults_of_a_small_screen(visitor: Visitor) -> list[str]:
    """Texts too wide on a phone or a tablet, what axe finds, and words in another language."""
    page = visitor.page
    said = page.locator("body").inner_text().splitlines()
    found = too_wide(page) + untranslated(said, visitor.words.language) + violations(page)
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    drawn(page)
    return found + too_wide(page)


def too_wide(page: Page) -> list[str]:
    """Texts that are wider than their box."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return found


def cut_off(page: Page) -> list[str]:
    """Texts that are partly hidden by a box that does not scroll."""
    found: list[str] = page.evaluate(_CUT)
    return found


def faint(page: Page) -> list[str]:
    """Texts with too little contrast against their background, including drawings."""
    found: list[str] = page.evaluate(_FAINT)
    return found
