/** Where things lie on the sheet: rows and columns as records count them, and their names. */

import { isKind } from "./glyphs";
import type { City, Kind, Place } from "./types";

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const SIDE = 5;
/** No city reaches further from its Municipal than this, so every cell has one name for good. */
const FURTHEST = SIDE - 1;

export const columnName = (column: number): string =>
  String.fromCharCode("a".charCodeAt(0) + column + FURTHEST);
export const rowName = (row: number): string => String(row + FURTHEST + 1);
export const placeName = ([row, column]: Place): string => columnName(column) + rowName(row);

/** The place of a name such as e5; null if it is none. */
export function placeOf(name: string): Place | null {
  const found = /^([a-i])([1-9])$/.exec(name.toLowerCase());
  if (found?.[1] === undefined) return null;
  return [Number(found[2]) - FURTHEST - 1, found[1].charCodeAt(0) - 97 - FURTHEST];
}

/** A typed move with its cell by name (`build R e4`) as the server reads it (`build R -1 0`). */
export function readMove(text: string): string {
  const words = text.split(/\s+/);
  const place = placeOf(words.at(-1) ?? "");
  return place === null ? text : [...words.slice(0, -1), key(place)].join(" ");
}

export const key = ([row, column]: Place): string => `${row} ${column}`;
export const same = (one: Place | null, other: Place | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
export const height = (box: Box): number => box.bottom - box.top + 1;
export const width = (box: Box): number => box.right - box.left + 1;

export function boxOf(city: City): Box {
  const [top, left] = city.origin;
  const across = city.rows[0]?.length ?? 1;
  return { top, left, bottom: top + city.rows.length - 1, right: left + across - 1 };
}

/** The part of the plane to show: every cell where a card could be built next, five or more wide. */
export function windowOf(city: City): Box {
  const box = boxOf(city);
  const [top, bottom] = spanned(box.top, box.bottom, city.frame.rows);
  const [left, right] = spanned(box.left, box.right, city.frame.columns);
  return { top, bottom, left, right };
}

function spanned(low: number, high: number, reach: readonly [number, number]): [number, number] {
  let first = Math.max(low - 1, reach[0]);
  let last = Math.min(high + 1, reach[1]);
  while (last - first + 1 < SIDE) {
    if (first > reach[0] && (low - first <= last - high || last >= reach[1])) first -= 1;
    else if (last < reach[1]) last += 1;
    else break;
  }
  return [first, last];
}

/** The 5 × 5 frame, laid around what is built (and about to be) so that it stays in the window. */
export function frameOf(city: City, extra: Place | null): Box {
  const shown = windowOf(city);
  const box = boxOf(city);
  const [row, column] = extra ?? city.origin;
  const top = slide(Math.min(box.top, row), Math.max(box.bottom, row), shown.top, shown.bottom);
  const left = slide(
    Math.min(box.left, column),
    Math.max(box.right, column),
    shown.left,
    shown.right,
  );
  return { top, bottom: top + SIDE - 1, left, right: left + SIDE - 1 };
}

function slide(low: number, high: number, first: number, last: number): number {
  const centred = Math.floor((low + high + 1 - SIDE) / 2);
  const inWindow = Math.max(first, Math.min(centred, last - SIDE + 1));
  return Math.max(high - SIDE + 1, Math.min(inWindow, low));
}

export function kindAt(city: City, [row, column]: Place): Kind | null {
  const glyph = city.rows[row - city.origin[0]]?.[column - city.origin[1]] ?? "_";
  return isKind(glyph) ? glyph : null;
}

export interface Building {
  kind: Kind;
  at: Place;
}

/** All that is built, from the top, row by row. */
export function buildings(city: City): Building[] {
  return city.rows.flatMap((line, row) =>
    [...line].flatMap((glyph, column): Building[] =>
      isKind(glyph) ? [{ kind: glyph, at: [row + city.origin[0], column + city.origin[1]] }] : [],
    ),
  );
}

/** Every place of a box, row by row. */
export function rowsOf(box: Box): Place[][] {
  return Array.from({ length: height(box) }, (_, row) =>
    Array.from({ length: width(box) }, (_, column): Place => [box.top + row, box.left + column]),
  );
}

/** Orthogonally connected cells of one kind: what is drawn as one shape. */
export function shapes(city: City): { kind: Kind; cells: Place[] }[] {
  const left = new Map(buildings(city).map((one) => [key(one.at), one]));
  const found: { kind: Kind; cells: Place[] }[] = [];
  for (const { kind, at } of left.values()) {
    const cells: Place[] = [];
    const open: Place[] = [at];
    while (open.length > 0) {
      const next = open.pop()!;
      if (left.get(key(next))?.kind !== kind) continue;
      left.delete(key(next));
      cells.push(next);
      // Only districts of the kinds that develop grow together in the picture.
      if (kind !== "R" && kind !== "C") break;
      const [row, column] = next;
      open.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
    }
    found.push({ kind, cells });
  }
  return found;
}
