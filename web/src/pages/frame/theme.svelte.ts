/** The colours of a game on the whole page. */

/** Apply a theme as long as the calling component is shown; an empty one changes nothing. */
export function applyTheme(theme: () => string): void {
  $effect(() => {
    const name = theme();
    if (name === "") return undefined;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  });
}
