/** The best city that a seat's cards allowed, as the table draws it. */

import { frameOfFinished } from "../../../after/hindsight";
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

export function cityOf(found: Found): City {
  const { cards, rows, origin } = found;
  const laid = cards.flatMap(({ at, terrain, sold }): Laid[] =>
    at === null || sold ? [] : [{ id: terrain.id, parcels: terrain.parcels, at }],
  );
  return { rows, origin, cards: laid, frame: frameOfFinished(found, SIDE) };
}
