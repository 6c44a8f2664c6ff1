/** Focus a button, for hints that are followed by pressing it. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
