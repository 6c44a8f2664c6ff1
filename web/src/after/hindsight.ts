/** The best city that a seat's cards allowed, found by the server. */

import { get } from "../api/http";
import type { PlacedCity } from "../places";

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

/** The frame of a city that will not grow, but is drawn at least `side` rows high and columns wide. */
export function frameOfFinished(
  { rows, origin: [top, left] }: Pick<PlacedCity, "rows" | "origin">,
  side: number,
): { rows: [number, number]; columns: [number, number] } {
  const reach = (first: number, size: number): [number, number] => {
    const room = Math.max(0, side - size);
    return [first - room, first + size - 1 + room];
  };
  return { rows: reach(top, rows.length), columns: reach(left, rows[0]?.length ?? 0) };
}
