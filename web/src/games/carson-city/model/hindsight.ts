/** The best city that a seat's cards allowed, as the table draws it. */

import type { components } from "../../../api/generated";
import type { City, Laid, SeatView } from "./types";

export type Found = components["schemas"]["HindsightShape"];

/** The seat as it would stand with that city. */
export function inHindsight(seat: SeatView, found: Found): SeatView {
  return {
    ...seat,
    city: cityOf(found),
    characters: found.characters,
    sold: found.sold,
    used: [],
    points: found.best,
    score: null,
  };
}

/** No city is drawn smaller than this. */
const SIDE = 8;

export function cityOf({ cards, rows, origin }: Found): City {
  const laid = cards.flatMap(({ at, terrain, sold }): Laid[] =>
    at === null || sold ? [] : [{ id: terrain.id, parcels: terrain.parcels, at }],
  );
  const [top, left] = origin;
  const reach = (first: number, size: number): [number, number] => {
    const room = Math.max(0, SIDE - size);
    return [first - room, first + size - 1 + room];
  };
  return {
    rows,
    origin,
    cards: laid,
    frame: { rows: reach(top, rows.length), columns: reach(left, rows[0]?.length ?? 0) },
  };
}
