/** The geometry of a city: the names of its places, the part to show, what lies where. */

import {
  boxOf,
  frameAround,
  height,
  naming,
  width,
  windowAround,
  type Box,
  type Place,
} from "../../../places";
import type { City, Laid, Terrain } from "./types";

/** No city reaches further from its first card than this. */
const FURTHEST = 7;
const FEWEST_SHOWN = 8;
/** A card reaches at most this far beyond what it touches. */
const REACH = 2;
/** Where the first card will lie. */
const FIRST_CARD: Box = { top: 0, bottom: 1, left: 0, right: 1 };

export const { columnName, rowName, placeName, placeOf, readMove } = naming(FURTHEST, 16);

/** The box extended by a card laid at a place. */
export function around(box: Box | null, [row, column]: Place): Box {
  const card = { top: row, bottom: row + 1, left: column, right: column + 1 };
  if (box === null) return card;
  return {
    top: Math.min(box.top, card.top),
    bottom: Math.max(box.bottom, card.bottom),
    left: Math.min(box.left, card.left),
    right: Math.max(box.right, card.right),
  };
}

/** The part of the plane to show: every place where a card could be laid next, with a margin. */
export function windowOf(city: City): Box {
  const { rows, columns } = largest(city);
  const least = Math.max(FEWEST_SHOWN, rows, columns); // the whole frame, with the Captain too
  return windowAround(boxOf(city) ?? FIRST_CARD, city, REACH, least);
}

/** How large the city may become within the reach of its frame. */
export function largest(city: City): { rows: number; columns: number } {
  const box = boxOf(city) ?? FIRST_CARD;
  const side = (size: number, [low, high]: readonly [number, number]) =>
    (high - low + 1 + size) / 2;
  const rows = side(height(box), city.frame.rows);
  const columns = side(width(box), city.frame.columns);
  // Nine rows or nine columns are possible, but not both: the longer side gets the ninth.
  if (rows <= FEWEST_SHOWN || columns <= FEWEST_SHOWN) return { rows, columns };
  return width(box) > height(box) ? { rows: rows - 1, columns } : { rows, columns: columns - 1 };
}

/** The frame in which the city may grow, if possible in the window: with a card laid at a place. */
export function frameOf(city: City, shown: Box, laid: Place | null = null): Box {
  const box = boxOf(city);
  const content = laid ? around(box, laid) : (box ?? FIRST_CARD);
  const { rows, columns } = largest(city);
  // The ninth row or column goes to the side that the card needs.
  if (height(content) > rows) return frameAround(content, shown, columns, rows);
  if (width(content) > columns) return frameAround(content, shown, rows - 1, columns + 1);
  return frameAround(content, shown, rows, columns);
}

/** What a parcel of a city shows: a glyph, `.` an empty parcel, `_` no card. */
export function glyphAt(city: City, [row, column]: Place): string {
  return city.rows[row - city.origin[0]]?.[column - city.origin[1]] ?? "_";
}

/** The uppermost of the cards at a place, by its number in the order placed. */
export function cardAt(cards: readonly Laid[], [row, column]: Place): number | null {
  const found = cards.findLastIndex(
    ({ at }) => row - at[0] >= 0 && row - at[0] < 2 && column - at[1] >= 0 && column - at[1] < 2,
  );
  return found < 0 ? null : found;
}

/** The four parcels of a card laid at a place. */
export function parcels(card: Pick<Terrain, "parcels">, [row, column]: Place) {
  return [0, 1, 2, 3].map((corner) => ({
    at: [row + (corner >> 1), column + (corner & 1)] as const,
    down: corner >> 1,
    across: corner & 1,
    glyph: card.parcels[corner >> 1]?.[corner & 1] ?? ".",
  }));
}
