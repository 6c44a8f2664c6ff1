/** What happened, in the game's own words. */

import type { Item } from "../../api/types";
import { eventsOf, type LogLine } from "../../table/log";
import type { PlainEvent } from "./types";

export function plainLines(items: readonly Item[], names: readonly string[]): LogLine[] {
  return items.flatMap((item) =>
    eventsOf<PlainEvent>(item).map((event, index) => {
      const seat = typeof event.seat === "number" ? event.seat : null;
      const who = seat === null ? null : (names[seat] ?? null);
      const text = [who, wordsOf(event)].filter(Boolean).join(" ");
      return { key: `${item.number}-${index}`, seat, who, icon: "ic-right", text };
    }),
  );
}

/** `{"event": "sail", "seat": 1, "ship": "red"}` as "sail: ship red". */
function wordsOf({ event, seat: _, ...facts }: PlainEvent): string {
  const told = Object.entries(facts).map(([name, value]) => `${name} ${valueOf(value)}`);
  return told.length === 0 ? String(event) : `${String(event)}: ${told.join(", ")}`;
}

function valueOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
