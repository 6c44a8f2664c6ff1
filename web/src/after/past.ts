/** A finished game to look back at: its steps, and the score after each round. */

import { get } from "../api/http";
import type { Update } from "../api/types";
import type { Story } from "./types";

export function readStory(table: string): Promise<Story> {
  return get<Story>(`/api/tables/${encodeURIComponent(table)}/story`);
}

/** How long to wait for a step, in ms; going to another step waits for it, too. */
const PATIENCE = 10_000;

/** The table after a step, as a spectator or a seat saw it; with previews if somebody is to choose. */
export function readMoment(
  table: string,
  step: number,
  seat: number | null,
  previews = false,
): Promise<Update> {
  const through = seat === null ? "" : `?seat=${seat}${previews ? "&previews=true" : ""}`;
  const path = `/api/tables/${encodeURIComponent(table)}/moments/${step}${through}`;
  return get<Update>(path, AbortSignal.timeout(PATIENCE));
}

export function replayAddress(table: string, step = 0, seat: number | null = null): string {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", String(step));
  if (seat !== null) query.set("seat", String(seat));
  const asked = query.size > 0 ? `?${query}` : "";
  return `${location.origin}/replay/${table}${asked}`;
}
