/** The story of a table: what is still in effect of it, and how a line of the log looks. */

import type { Item } from "../api/types";

export interface LogLine {
  key: string;
  /** A name at the beginning of the text, shown in bold. */
  who: string | null;
  text: string;
  /** A symbol of the sprite, its box and its colour. */
  icon: string;
  box?: string;
  tone?: string;
}

/** A round, or whatever else a game is divided into. */
export interface LogPart {
  key: string;
  title: string;
  lines: LogLine[];
}

/** The actions and the beginning of the game, without what was taken back. */
export function inEffect(items: readonly Item[]): Item[] {
  let kept: Item[] = [];
  for (const item of items) {
    if (item.kind === "started" || item.kind === "played") kept.push(item);
    if (item.kind !== "undone" || item.played === undefined) continue;
    const gone = item.played;
    // Alone: nobody had built upon that action. Together: all that came after it goes too.
    kept = kept.filter((one) => (item.alone ? one.number !== gone : one.number < gone));
  }
  return kept;
}

/** This seat's last own action, with what it led to, and all that happened after it. */
export function sinceLastAction(items: readonly Item[], seat: number | null): Item[] {
  const last = items.findLastIndex((item) => item.kind === "played" && item.seat === seat);
  return seat === null || last < 0 ? [] : items.slice(last);
}

/** What an entry made happen, as the game tells it. */
export function eventsOf<Event>(item: Item): Event[] {
  return (item.events ?? []) as Event[];
}
