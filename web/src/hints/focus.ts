/** Bring the keyboard to a button, where a hint can be followed only by pressing it. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
