/** Which place earns what, as the engine says. */

import type { Score } from "./game";
import { key } from "../places";

/** Points by place: of one line, or of all lines together. */
export function earnedBy(score: Score | null, line: string | null): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const one of score?.earnings ?? []) {
    if (line !== null && one.line !== line) continue;
    points.set(key(one.at), (points.get(key(one.at)) ?? 0) + one.points);
  }
  return points;
}

/** The lines on which a place earns points, with the points. */
export function linesAt(score: Score | null, at: readonly [number, number] | null) {
  if (at === null) return new Map<string, number>();
  const here = score?.earnings.filter((one) => key(one.at) === key(at)) ?? [];
  return new Map(here.map((one) => [one.line, one.points]));
}
