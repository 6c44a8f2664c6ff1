/** The sound of an update: that of its most important event. */

import type { Item } from "../api/types";
import type { Sound } from "../ui/sounds";

/** The sounds of a game's events, from the most to the least important. */
export type EventSounds = readonly (readonly [event: string, sound: Sound])[];

export function soundOf(items: readonly Item[], sounds: EventSounds): Sound | null {
  const happened = new Set(
    items.flatMap((item) => (item.events ?? []).map((event) => event.event as string)),
  );
  const found = sounds.find(([event]) => happened.has(event));
  if (found) return found[1];
  return items.some((item) => item.kind === "played") ? "stamp" : null;
}
