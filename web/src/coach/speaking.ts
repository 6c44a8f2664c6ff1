/** Whether the coach speaks at a table. */

import type { TableFacts } from "../api/types";
import { settings } from "../settings/settings.svelte";

/** In a first game without other people, or when somebody has called it. */
export function speaksAt(facts: TableFacts): boolean {
  const coaching = settings.kept.coach[facts.game] ?? "first";
  const people = facts.seats.filter((seat) => seat.kind === "person");
  const alone = people.every((seat) => seat.yours);
  const seated = people.some((seat) => seat.yours);
  return seated && (coaching === "on" || (coaching === "first" && alone));
}

/** The lessons told so far, as a list to append to. */
export function toldLessons(game: string): string[] {
  settings.kept.told[game] ??= [];
  return settings.kept.told[game];
}

/** Silence the coach in this game. */
export function leaveCoach(game: string): void {
  settings.kept.coach[game] = "off";
}

/** Let the coach start over, at any table of this game. */
export function callCoach(game: string): void {
  settings.kept.told[game] = [];
  settings.kept.coach[game] = "on";
}
