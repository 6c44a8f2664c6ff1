/** A finished game to look back at: its steps, and the score after each round. */

import { get } from "../api/http";
import type { Update } from "../api/types";
import type { Story } from "./types";

export function readStory(table: string): Promise<Story> {
  return get<Story>(`/api/tables/${encodeURIComponent(table)}/story`);
}

/** How long to wait for a step, in ms; going to another step waits for it, too. */
const PATIENCE = 10_000;

/** Whose eyes a game is seen through: a seat's, a spectator's (null), or those of all seats at once. */
export type Eyes = number | null | "all";

/** Whose eyes a text names; a spectator's if it names no others. */
export function eyesNamed(text: string): Eyes {
  return text === "all" ? text : /^\d+$/.test(text) ? Number(text) : null;
}

/** The table after a step, as these eyes saw it; with previews if somebody is to choose. */
export function readMoment(
  table: string,
  step: number,
  eyes: Eyes,
  previews = false,
): Promise<Update> {
  const query = new URLSearchParams();
  if (eyes === "all") query.set("everything", "true");
  else if (eyes !== null) query.set("seat", String(eyes));
  if (previews) query.set("previews", "true");
  const path = `/api/tables/${encodeURIComponent(table)}/moments/${step}${asked(query)}`;
  return get<Update>(path, AbortSignal.timeout(PATIENCE));
}

const asked = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : "");

export function replayAddress(table: string, step = 0, eyes: Eyes = null): string {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", String(step));
  if (eyes !== null) query.set("seat", String(eyes));
  return `${location.origin}/replay/${table}${asked(query)}`;
}
