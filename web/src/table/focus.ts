/** Focus stays at the table: what vanishes under it hands it on. */

/** What had the focus last, anywhere on the page; null once a pointer has put it elsewhere. */
let last: Element | null = null;

if (typeof document !== "undefined") {
  document.addEventListener("focusin", (event) => {
    last = event.target instanceof Element ? event.target : null;
  });
  document.addEventListener("pointerdown", () => (last = null), { capture: true });
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/** Give an element the focus whenever what had it is taken off the page or disabled. */
export function inherit(heir: HTMLElement): () => void {
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
