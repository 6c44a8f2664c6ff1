/** What was said at a table. */

import type { Item } from "../api/types";

export interface Line {
  number: number;
  /** Who sat there when it was said: somebody else may sit there now. */
  name: string;
  text: string;
}

export function said(items: readonly Item[]): Line[] {
  const names = new Map<number, string>();
  const lines: Line[] = [];
  for (const { kind, number, seat = -1, name = "", text = "" } of items) {
    if (kind === "joined") names.set(seat, name);
    if (kind === "said") lines.push({ number, name: names.get(seat) ?? "", text });
  }
  return lines;
}
