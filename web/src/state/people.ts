/** Who of those at a table is human. */

import type { Seat } from "../api/types";

/** Whether a seat is for a person, and no program of the API has taken it. */
export function isHuman({ kind, program }: Pick<Seat, "kind" | "program">): boolean {
  return kind === "person" && !program;
}
