/** The best city that a seat's cards allowed, as the table draws it. */

import { frameOfFinished } from "../../../after/hindsight";
import type { components } from "../../../api/generated";
import { bareCity, SIDE } from "./places";
import type { City, SeatView } from "./types";

export type Found = components["schemas"]["CardCityHindsightShape"];

/** The seat as it would stand with that city. */
export function inHindsight(seat: SeatView, found: Found): SeatView {
  return { ...seat, city: cityOf(found), coins: found.coins, points: found.best };
}

export function cityOf(found: Found): City {
  return bareCity(found.rows, found.origin, frameOfFinished(found, SIDE));
}
