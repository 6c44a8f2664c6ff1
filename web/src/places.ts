/** Places of a city by row and column, as in records, and the names that people use. */

export type Place = readonly [row: number, column: number];

/** A rectangle of places; both ends belong to it. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What the server says about the position of every city. */
export interface PlacedCity {
  /** Glyphs, row by row. */
  rows: readonly string[];
  /** The place of the first glyph. */
  origin: readonly [number, number];
  /** The outermost places that it may still reach. */
  frame: { rows: readonly [number, number]; columns: readonly [number, number] };
}

export const key = ([row, column]: Place): string => `${row} ${column}`;
export const same = (one: Place | null, other: Place | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
export const height = (box: Box): number => box.bottom - box.top + 1;
export const width = (box: Box): number => box.right - box.left + 1;

/** Every place of a box, row by row. */
export function rowsOf(box: Box): Place[][] {
  return Array.from({ length: height(box) }, (_, row) =>
    Array.from({ length: width(box) }, (_, column): Place => [box.top + row, box.left + column]),
  );
}

/** The place after another one in a list; the first one after the last, or if there is none. */
export function following(places: readonly Place[], at: Place | null): Place | null {
  return places[places.findIndex((one) => same(one, at)) + 1] ?? places[0] ?? null;
}

/** The smallest box around some places; null if there are none. */
export function boxAround(places: readonly Place[]): Box | null {
  if (places.length === 0) return null;
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

// --- names -------------------------------------------------------------------------------------

export interface PlaceNames {
  columnName: (column: number) => string;
  rowName: (row: number) => string;
  placeName: (at: Place) => string;
  /** The place with a name such as h8; null if there is none. */
  placeOf: (name: string) => Place | null;
  /** Translate a typed move that ends with a named place (`place h8`) for the server. */
  readMove: (text: string) => string;
}

const A = "a".charCodeAt(0);

/**
 * Names on a sheet of `size` rows and columns, the first of which is a1. It begins `before` places
 * above and left of the place 0 0: further than any city reaches, so that names never change.
 */
export function naming(before: number, size: number): PlaceNames {
  const columnName = (column: number) => String.fromCharCode(A + column + before);
  const rowName = (row: number) => String(row + before + 1);
  const placeOf = (name: string): Place | null => {
    const [, letter, digits] = /^([a-z])([1-9]\d?)$/.exec(name.trim().toLowerCase()) ?? [];
    if (letter === undefined) return null;
    const [row, column] = [Number(digits) - 1, letter.charCodeAt(0) - A];
    return row < size && column < size ? [row - before, column - before] : null;
  };
  return {
    columnName,
    rowName,
    placeName: ([row, column]) => columnName(column) + rowName(row),
    placeOf,
    readMove: (text) => {
      const words = text.split(/\s+/);
      const place = placeOf(words.at(-1) ?? "");
      return place === null ? text : [...words.slice(0, -1), key(place)].join(" ");
    },
  };
}

// --- what is shown of a city -------------------------------------------------------------------

/** The smallest box with the whole city; null if nothing is built. */
export function boxOf({
  rows,
  origin: [top, left],
}: Pick<PlacedCity, "rows" | "origin">): Box | null {
  const [first] = rows;
  if (first === undefined) return null;
  return { top, left, bottom: top + rows.length - 1, right: left + first.length - 1 };
}

/**
 * The part of the plane to show: what is built with a margin of `air`, at least `least` rows and
 * columns, but nothing out of the city's reach.
 */
export function windowAround(
  box: Box,
  { frame }: Pick<PlacedCity, "frame">,
  air: number,
  least: number,
) {
  const [top, bottom] = widen(box.top, box.bottom, frame.rows, air, least);
  const [left, right] = widen(box.left, box.right, frame.columns, air, least);
  return { top, bottom, left, right };
}

function widen(
  low: number,
  high: number,
  reach: readonly [number, number],
  air: number,
  least: number,
): [number, number] {
  let first = Math.max(low - air, reach[0]);
  let last = Math.min(high + air, reach[1]);
  while (last - first + 1 < least) {
    if (first > reach[0] && (low - first <= last - high || last >= reach[1])) first -= 1;
    else if (last < reach[1]) last += 1;
    else break;
  }
  return [first, last];
}

/** A frame of the given size around what is built (and the ghost), if possible in the window. */
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
