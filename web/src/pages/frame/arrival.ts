/** Moves the focus to the content when the page changes, so that screen readers begin there. */

let first = true;

/** Attach to `<main tabindex="-1">`. The first page keeps the browser's own focus. */
export function arrive(main: HTMLElement): void {
  if (!first) main.focus({ preventScroll: true });
  first = false;
}
