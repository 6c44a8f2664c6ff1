/** The story of a table: the entries still in effect, and the lines of the log. */

import type { Item } from "../api/types";

export interface LogLine {
  key: string;
  /** A name at the start of the text, shown in bold. */
  who: string | null;
  text: string;
  /** A symbol of the sprite, its box and its colour. */
  icon: string;
  box?: string;
  tone?: string;
}

/** A round, or another section of a game. */
export interface LogPart {
  key: string;
  title: string;
  lines: LogLine[];
}

/** The actions and the start of the game, without what was taken back. */
export function inEffect(items: readonly Item[]): Item[] {
  let kept: Item[] = [];
  for (const item of items) {
    if (item.kind === "started" || item.kind === "played") kept.push(item);
    if (item.kind !== "undone" || item.played === undefined) continue;
    const gone = item.played;
    // Alone: only that action goes. Otherwise everything after it goes too.
    kept = kept.filter((one) => (item.alone ? one.number !== gone : one.number < gone));
  }
  return kept;
}

/** This seat's last action and its consequences, and everything that happened after it. */
export function sinceLastAction(items: readonly Item[], seat: number | null): Item[] {
  const last = items.findLastIndex((item) => item.kind === "played" && item.seat === seat);
  return seat === null || last < 0 ? [] : items.slice(last);
}

/** The game's events of an entry. */
export function eventsOf<Event>(item: Item): Event[] {
  return (item.events ?? []) as Event[];
}
