/** Keeps focus at the table: when the focused element vanishes, another one takes over. */

/** The last focused element, anywhere on the page; null once a pointer has moved the focus. */
let last: Element | null = null;

if (typeof document !== "undefined") {
  document.addEventListener("focusin", (event) => {
    last = event.target instanceof Element ? event.target : null;
  });
  document.addEventListener("pointerdown", () => (last = null), { capture: true });
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/** Focus an element whenever the focused one is removed or disabled. */
export function inheritFocus(heir: HTMLElement): () => void {
  let frame = 0;
  // Some browsers take the focus from what is disabled only after they have drawn the page again.
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      const nowhere = now === null || now === document.body || isGone(now);
      if (nowhere && last !== null && isGone(last)) heir.focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver(look);
  const changes = { childList: true, subtree: true, attributeFilter: ["disabled", "open"] };
  observer.observe(document.body, changes);
  look();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
