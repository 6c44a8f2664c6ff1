/** Whether a key press is meant for the game: not for a field, a dialog or the browser. */
export function forGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog[open], [aria-modal='true']")) return false;
  return target?.closest("input, select, textarea, dialog") === null || target === null;
}
