/** Redo: what was taken back and can be played again. */

import type { Item } from "../api/types";

/**
 * A seat's own actions that were taken back one after another, the latest last; empty as soon as
 * anybody does something else. `sent` holds the texts of its actions by the number of the entry.
 */
export function takenBack(
  items: readonly Item[],
  seat: number,
  sent: ReadonlyMap<number, string>,
): string[] {
  let left: string[] = [];
  for (const item of items) {
    if (item.kind !== "undone" && item.kind !== "played") continue;
    const text = item.seat === seat ? sent.get(item.played ?? item.number) : undefined;
    if (text === undefined) left = [];
    else if (item.kind === "undone") left = [...left, text];
    else left = text === left.at(-1) ? left.slice(0, -1) : [];
  }
  return left;
}
