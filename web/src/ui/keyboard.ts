/** The meaning of keys at a table. */

import { settings } from "../settings/settings.svelte";

/** Whether a key press is meant for the game: not for a field, a dialog or the browser. */
export function forGame(event: KeyboardEvent): boolean {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return plain && atTable(event) && !isSwitchedOff(event);
}

/** Whether a key press means undo (U, Ctrl+Z) or redo (with Shift). */
export function undoOrRedo(event: KeyboardEvent): "undo" | "redo" | null {
  const control = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() !== (control ? "z" : "u")) return null;
  if (event.altKey || !atTable(event) || (!control && isSwitchedOff(event))) return null;
  return event.shiftKey ? "redo" : "undo";
}

/**
 * Whether a key press is for the commit button: Enter or Space, unless it would press something else.
 * On a card that is already chosen it also commits, as choosing it again would do nothing.
 */
export function isCommitKey(event: KeyboardEvent): boolean {
  if ((event.key !== "Enter" && event.key !== " ") || event.repeat || !forGame(event)) return false;
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest("button, a, summary") ?? null;
  return control === null || isChosen(control);
}

const isChosen = (control: Element): boolean =>
  control.matches("[aria-pressed='true']") && control.closest("[data-needed]") !== null;

/** Press the button whose shortcut this key is; returns whether there is one. */
export function pressShortcut(event: KeyboardEvent): boolean {
  if (event.shiftKey) return false; // U takes back, and Shift+U plays again
  const wanted = event.key.toLowerCase();
  const buttons = document.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]:enabled");
  const button = [...buttons].find((one) =>
    one.getAttribute("aria-keyshortcuts")?.split(" ").includes(wanted),
  );
  if (button === undefined) return false;
  button.focus({ preventScroll: true });
  button.click();
  return true;
}

/** Single-character shortcuts can be switched off, for people who use speech input. */
function isSwitchedOff({ key }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !settings.kept.letters;
}

function atTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog[open], [aria-modal='true']")) return false;
  return target?.closest("input, select, textarea, dialog") === null || target === null;
}
