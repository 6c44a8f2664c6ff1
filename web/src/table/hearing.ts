/** What of the news at a table is heard: the one thing that matters most. */

import type { Item } from "../api/types";
import type { Sound } from "../ui/sounds";

/** From the most to the least important, by the names of events. */
const HEARD: [string, Sound][] = [
  ["score", "win"],
  ["bids", "riffle"],
  ["sell", "gavel"],
  ["develop", "grows"],
  ["income", "coin"],
  ["buy", "coin"],
  ["use", "pluck"],
  ["adopt", "pluck"],
  ["place", "tap"],
  ["build", "tap"],
  ["choice", "tap"],
  ["offer", "riffle"],
];

export function heard(items: readonly Item[]): Sound | null {
  const happened = new Set(
    items.flatMap((item) => (item.events ?? []).map((event) => event.event as string)),
  );
  const found = HEARD.find(([event]) => happened.has(event));
  if (found) return found[1];
  return items.some((item) => item.kind === "played") ? "stamp" : null;
}
