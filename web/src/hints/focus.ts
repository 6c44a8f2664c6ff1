/** Focus a button, for hints that can be followed only by pressing it. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
