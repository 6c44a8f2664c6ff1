/** Where the focus goes when the page changes: to what is on it, so that readers begin there. */

let first = true;

/** Attach to `<main tabindex="-1">`. The page that the browser loaded keeps the browser's focus. */
export function arrive(main: HTMLElement): void {
  if (!first) main.focus({ preventScroll: true });
  first = false;
}
