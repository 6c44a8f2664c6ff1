/** The best city that a seat's cards allowed, found by the server. */

import { get } from "../api/http";

/** What every game's answer has; the city itself differs from game to game. */
export interface BestFound {
  /** What the seat had at the end. */
  points: number;
  /** What the best city has; never less. */
  best: number;
}

export function readHindsight<Found extends BestFound>(
  table: string,
  seat: number,
): Promise<Found> {
  return get<Found>(`/api/tables/${encodeURIComponent(table)}/hindsight?seat=${seat}`);
}
