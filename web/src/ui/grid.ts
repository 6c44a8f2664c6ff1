/**
 * Keyboard focus in an ARIA grid of places (roving tabindex): Tab reaches one place, and arrow
 * keys lead from it to the others. Cells carry their place in `data-at`.
 */

import { key, type Box, type Place } from "../places";

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest place inside a box. */
export function within(box: Box, [row, column]: Place): Place {
  return [
    Math.max(box.top, Math.min(box.bottom, row)),
    Math.max(box.left, Math.min(box.right, column)),
  ];
}

/** Where an arrow key leads from a place, at most to the edge; null for any other key. */
export function arrowTarget(pressed: string, at: Place, box: Box): Place | null {
  const step = STEPS[pressed];
  return step === undefined ? null : within(box, [at[0] + step[0], at[1] + step[1]]);
}

/** Focus a place of a grid. */
export function focusPlace(grid: HTMLElement | undefined, at: Place): void {
  grid?.querySelector<HTMLElement>(`[data-at="${key(at)}"]`)?.focus();
}
