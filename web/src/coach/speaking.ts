/** Whether the coach speaks at a table. */

import type { TableFacts } from "../api/types";
import { settings } from "../settings/settings.svelte";

/** In a first game, also of somebody who was invited, or when somebody has called it. */
export function speaksAt(facts: TableFacts): boolean {
  return facts.seats.some((seat) => seat.yours) && settings.kept.coach[facts.game] !== "off";
}

/** Who listens: several people at one screen each hear every lesson; null for one person. */
export type Listener = string | null;

/** The lessons told so far, as a list to append to. */
export function toldLessons(game: string, listener: Listener): string[] {
  const key = keyOf(game, listener);
  settings.kept.told[key] ??= [];
  return settings.kept.told[key];
}

function keyOf(game: string, listener: Listener): string {
  return listener === null ? game : `${game} ${listener}`;
}

/** Silence the coach in this game. */
export function leaveCoach(game: string): void {
  settings.kept.coach[game] = "off";
}

/** Let the coach start over, at any table of this game. */
export function callCoach(game: string): void {
  const { told } = settings.kept;
  for (const key of Object.keys(told))
    if (key === game || key.startsWith(keyOf(game, ""))) told[key] = [];
  settings.kept.coach[game] = "on";
}
