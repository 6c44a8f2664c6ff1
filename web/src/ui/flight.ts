/**
 * A picture of a card travels to whoever takes it. It lies above the page and stands for nothing:
 * everything is in its place already, and nothing waits for it.
 */

const underway = new Set<Animation>();

/** The first of these elements that can be seen. */
export function firstVisible(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((one) => one.getClientRects().length > 0) ?? null;
}

/** Let a copy of `card` fly to `goal` in `ms`; it keeps the colours and sizes of `home` around it. */
export function fly(card: HTMLElement, goal: Element, home: Element, ms: number): void {
  if (ms === 0) return;
  const start = card.getBoundingClientRect();
  const end = goal.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    ...{ position: "fixed", left: "0", top: "0", margin: "0", zIndex: "30", pointerEvents: "none" },
    ...{ width: `${start.width}px`, height: `${start.height}px`, transformOrigin: "0 0" },
  });
  copy.style.setProperty("--card-width", `${start.width}px`); // where the table sets them,
  copy.style.setProperty("--card-height", `${start.height}px`); // cards have their sizes from these
  home.append(copy);
  // Where the corner of the window is for the copy, whatever contains it.
  const corner = copy.getBoundingClientRect();
  const small = Math.min(0.5, end.height / start.height);
  const from = `translate(${start.left - corner.left}px, ${start.top - corner.top}px)`;
  const [left, top] = [
    end.left + (end.width - small * start.width) / 2 - corner.left,
    end.top + (end.height - small * start.height) / 2 - corner.top,
  ];
  const to = `translate(${left}px, ${top}px) scale(${small})`;
  const flight = copy.animate(
    [
      { transform: from, opacity: 1 },
      { transform: to, opacity: 0.9, offset: 0.85 },
      { transform: to, opacity: 0 },
    ],
    { duration: ms, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
  );
  underway.add(flight);
  const land = () => {
    underway.delete(flight);
    copy.remove();
  };
  flight.finished.then(land, land);
}

/** All cards that fly arrive at once. */
export function landAll(): void {
  for (const flight of underway) flight.finish();
}
