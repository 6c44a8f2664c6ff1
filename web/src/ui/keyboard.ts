/** Whether a key press is meant for the game: not for a field, a dialog or the browser. */
export function forGame(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && atTable(event);
}

/** Whether a key press means undo (U, Ctrl+Z) or redo (with Shift). */
export function undoOrRedo(event: KeyboardEvent): "undo" | "redo" | null {
  const wanted = event.ctrlKey || event.metaKey ? "z" : "u";
  if (event.key.toLowerCase() !== wanted || event.altKey || !atTable(event)) return null;
  return event.shiftKey ? "redo" : "undo";
}

function atTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog[open], [aria-modal='true']")) return false;
  return target?.closest("input, select, textarea, dialog") === null || target === null;
}
