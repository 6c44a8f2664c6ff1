/** Where things lie on the sheet: rows and columns as records count them, and their names. */

import type { City, Laid, Place, Terrain } from "./types";

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** No city reaches further from its first card than this, so every parcel has one name for good. */
const FURTHEST = 7;
const FEWEST_SHOWN = 8;
/** A card reaches at most this far beyond what it touches. */
const REACH = 2;

export const columnName = (column: number): string =>
  String.fromCharCode("a".charCodeAt(0) + column + FURTHEST);
export const rowName = (row: number): string => String(row + FURTHEST + 1);
export const placeName = ([row, column]: Place): string => columnName(column) + rowName(row);

/** The place of a name such as h8; null if it is none. */
export function placeOf(name: string): Place | null {
  const found = /^([a-p])(\d{1,2})$/.exec(name.trim().toLowerCase());
  if (found?.[1] === undefined) return null;
  return [Number(found[2]) - FURTHEST - 1, found[1].charCodeAt(0) - 97 - FURTHEST];
}

/** A typed move with places by name (`place h8`) as the server reads it (`place 0 0`). */
export function readMove(text: string): string {
  const [verb, name, ...more] = text.split(/\s+/);
  const place = verb === "place" && name !== undefined && more.length === 0 ? placeOf(name) : null;
  return place === null ? text : `place ${key(place)}`;
}

export const key = ([row, column]: Place): string => `${row} ${column}`;
export const height = (box: Box): number => box.bottom - box.top + 1;
export const width = (box: Box): number => box.right - box.left + 1;

export function boxOf(city: City): Box | null {
  const [top, left] = city.origin;
  const [first] = city.rows;
  if (first === undefined) return null;
  return { top, left, bottom: top + city.rows.length - 1, right: left + first.length - 1 };
}

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

/** The part of the plane to show: every place where a card could be laid next, and some air. */
export function windowOf(city: City): Box {
  const box = boxOf(city) ?? { top: 0, bottom: 1, left: 0, right: 1 };
  const [top, bottom] = spanned(box.top, box.bottom, city.frame.rows);
  const [left, right] = spanned(box.left, box.right, city.frame.columns);
  return { top, bottom, left, right };
}

function spanned(low: number, high: number, reach: readonly [number, number]): [number, number] {
  let first = Math.max(low - REACH, reach[0]);
  let last = Math.min(high + REACH, reach[1]);
  while (last - first + 1 < FEWEST_SHOWN) {
    if (first > reach[0] && (low - first <= last - high || last >= reach[1])) first -= 1;
    else if (last < reach[1]) last += 1;
    else break;
  }
  return [first, last];
}

/** How large the city may become: from what the reach of its frame leaves. */
export function largest(city: City): { rows: number; columns: number } {
  const box = boxOf(city) ?? { top: 0, bottom: 1, left: 0, right: 1 };
  const side = (size: number, [low, high]: readonly [number, number]) =>
    (high - low + 1 + size) / 2;
  const rows = side(height(box), city.frame.rows);
  const columns = side(width(box), city.frame.columns);
  // Nine rows and nine columns are both open, but not together: the longer side gets the ninth.
  if (rows <= FEWEST_SHOWN || columns <= FEWEST_SHOWN) return { rows, columns };
  return width(box) > height(box) ? { rows: rows - 1, columns } : { rows, columns: columns - 1 };
}

/** The frame, laid around what is built (and about to be) so that it stays within the window. */
export function frameAround(content: Box, shown: Box, rows: number, columns: number): Box {
  const top = slide(content.top, content.bottom, shown.top, shown.bottom, rows);
  const left = slide(content.left, content.right, shown.left, shown.right, columns);
  return { top, bottom: top + rows - 1, left, right: left + columns - 1 };
}

function slide(low: number, high: number, first: number, last: number, size: number): number {
  const centred = Math.floor((low + high + 1 - size) / 2);
  const inWindow = Math.max(first, Math.min(centred, last - size + 1));
  return Math.max(high - size + 1, Math.min(inWindow, low));
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
