/** The colours of a game on the whole page. */

/** Wear a theme as long as the component that calls this is shown; an empty one changes nothing. */
export function wear(theme: () => string): void {
  $effect(() => {
    const name = theme();
    if (name === "") return undefined;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  });
}
