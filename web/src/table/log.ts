/** The story of a table: the items in effect, and the lines of the log. */

import type { Item } from "../api/types";

/** The names of the seats, and which one is the reader's. */
export interface Cast {
  names: readonly string[];
  /** What kinds of seats they are. */
  kinds: readonly string[];
  you: number | null;
}

export interface LogLine {
  key: string;
  /** The seat that acted, if any. */
  seat: number | null;
  /** A name at the start of the text, shown in bold. */
  who: string | null;
  text: string;
  /** A symbol of the sprite, its box and its colour. */
  icon: string;
  box?: string;
  tone?: string;
  /** The id of what the seat says of it, if it is one that talks. */
  remark?: string;
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

/** The lines of the log, with a line where something was taken back, and by whom. */
export function withUndone(
  parts: readonly LogPart[],
  items: readonly Item[],
  line: (item: Item) => LogLine,
): LogPart[] {
  const undone = items.filter((item) => item.kind === "undone").map(line);
  if (undone.length === 0) return [...parts];
  if (parts.length === 0) return [{ key: "undone", title: "", lines: undone }];
  const number = ({ key }: LogLine) => parseInt(key, 10);
  const begins = parts.map((part) => Math.min(...part.lines.map(number)));
  const last = parts.length - 1;
  return parts.map((part, index) => {
    const [from, to] = [index === 0 ? 0 : (begins[index] ?? 0), begins[index + 1] ?? Infinity];
    const here = undone.filter(
      (one) => number(one) >= from && (index === last || number(one) < to),
    );
    return here.length === 0
      ? part
      : { ...part, lines: [...part.lines, ...here].toSorted((a, b) => number(a) - number(b)) };
  });
}

/** The same lines, where of each remark only the latest is left: said once, it is enough. */
export function withLastRemarks(parts: readonly LogPart[]): LogPart[] {
  const latest = new Map<string, LogLine>();
  for (const line of parts.flatMap(({ lines }) => lines))
    if (line.remark !== undefined) latest.set(line.remark, line);
  const quiet = ({ remark: _, ...line }: LogLine): LogLine => line;
  return parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) =>
      line.remark === undefined || latest.get(line.remark) === line ? line : quiet(line),
    ),
  }));
}

/** This seat's last action and its consequences, and everything that happened after it. */
export function sinceLastAction(items: readonly Item[], seat: number | null): Item[] {
  const last = items.findLastIndex((item) => item.kind === "played" && item.seat === seat);
  return seat === null || last < 0 ? [] : items.slice(last);
}

/** The game's events of an item. */
export function eventsOf<Event>(item: Item): Event[] {
  return (item.events ?? []) as Event[];
}
