/** Groups of tables for lists. */

import type { Summary } from "../api/types";

export type Group = "turn" | "playing" | "gathering" | "finished";
export const GROUPS: readonly Group[] = ["turn", "playing", "gathering", "finished"];

export function groupOf({ table, your_turn }: Summary): Group | null {
  if (table.phase === "closed") return null;
  return your_turn ? "turn" : table.phase;
}

/** The tables by group, in the given order; closed ones are left out. */
export function groupTables(tables: Summary[]): Map<Group, Summary[]> {
  return new Map(GROUPS.map((group) => [group, tables.filter((one) => groupOf(one) === group)]));
}

/** The tables where this person's turn is new; in the first answer nothing is. */
export function newTurns(before: Summary[] | null, now: Summary[]): Summary[] {
  if (before === null) return [];
  const known = new Set(before.filter((one) => one.your_turn).map((one) => one.table.id));
  return now.filter((one) => one.your_turn && !known.has(one.table.id));
}
