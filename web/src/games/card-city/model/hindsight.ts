/** The best city that a seat's cards allowed, as the table draws it. */

import type { components } from "../../../api/generated";
import { bareCity, SIDE } from "./places";
import type { City, SeatView } from "./types";

export type Found = components["schemas"]["CardCityHindsightShape"];

/** The seat as it would stand with that city. */
export function inHindsight(seat: SeatView, found: Found): SeatView {
  return { ...seat, city: cityOf(found), coins: found.coins, points: found.best };
}

export function cityOf({ rows, origin: [top, left] }: Found): City {
  const reach = (first: number, size: number): [number, number] => {
    const room = Math.max(0, SIDE - size);
    return [first - room, first + size - 1 + room];
  };
  const frame = { rows: reach(top, rows.length), columns: reach(left, rows[0]?.length ?? 0) };
  return bareCity(rows, [top, left], frame);
}
