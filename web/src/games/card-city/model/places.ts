/** The geometry of a city: the names of its cells, the part to show, what stands where. */

import {
  boxOf,
  frameAround,
  key,
  naming,
  windowAround,
  type Box,
  type Place,
} from "../../../places";
import { isKind } from "./glyphs";
import type { City, Kind } from "./types";

export const SIDE = 5;
/** No city reaches further from its Municipal than this. */
const FURTHEST = SIDE - 1;

export const { columnName, rowName, placeName, placeOf, readMove } = naming(FURTHEST, 9);

/** A city of which only the buildings are known, so the needs of its districts are not drawn. */
export function bareCity(rows: readonly string[], origin: Place, frame: City["frame"]): City {
  const unknown = { limit: 0, room: 0, capacity: 0, income: 0, districts: [] };
  return { rows: [...rows], origin: [...origin], frame, ...unknown };
}

/** Every city has its Municipal: it is never empty. */
export function builtBox(city: City): Box {
  const [top, left] = city.origin;
  return boxOf(city) ?? { top, left, bottom: top, right: left };
}

/** The part of the plane to show: every cell that could be built on next, at least 5 × 5. */
export function windowOf(city: City): Box {
  return windowAround(builtBox(city), city, 1, SIDE);
}

/** The smallest box with both. */
export function around(one: Box, other: Box): Box {
  return {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}

/** Whether it is still open where the 5 × 5 of a city will be. */
export const slides = ({ frame: { rows, columns } }: City): boolean =>
  rows[1] - rows[0] >= SIDE || columns[1] - columns[0] >= SIDE;

/** The 5 × 5 frame around what is built (and the ghost), kept inside the window. */
export function frameOf(city: City, extra: Place | null): Box {
  const box = builtBox(city);
  const [row, column] = extra ?? city.origin;
  const content = {
    top: Math.min(box.top, row),
    bottom: Math.max(box.bottom, row),
    left: Math.min(box.left, column),
    right: Math.max(box.right, column),
  };
  return frameAround(content, windowOf(city), SIDE, SIDE);
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

/** Orthogonally connected cells of one kind, each group drawn as one shape. */
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
