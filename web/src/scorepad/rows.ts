/** A city on the pad: rows of glyphs on a board, as the engine reads them. */

import { boxAround, height, naming, width, type Box, type Place } from "../places";

export type Rows = readonly string[];

/** The glyph of a place where nothing lies, in both games. */
export const NOTHING = "_";

export const { columnName, placeName } = naming(0, 26);

export function bare(height: number, width: number): string[] {
  return Array.from({ length: height }, () => NOTHING.repeat(width));
}

export const heightOf = (rows: Rows): number => rows.length;
export const widthOf = (rows: Rows): number => rows[0]?.length ?? 0;

/** The whole board as a box of places. */
export function boardOf(rows: Rows): Box {
  return { top: 0, left: 0, bottom: heightOf(rows) - 1, right: widthOf(rows) - 1 };
}

export const isOnBoard = (rows: Rows, [row, column]: Place): boolean =>
  rows[row]?.[column] !== undefined;

export function glyphAt(rows: Rows, [row, column]: Place): string {
  return rows[row]?.[column] ?? NOTHING;
}

export function withGlyph(rows: Rows, at: Place, glyph: string): string[] {
  return rows.map((line, row) =>
    row === at[0] ? line.slice(0, at[1]) + glyph + line.slice(at[1] + 1) : line,
  );
}

/** Every place of the board, row by row. */
export function places(rows: Rows): Place[][] {
  return rows.map((line, row) => [...line].map((_, column): Place => [row, column]));
}

/** The smallest box around everything on the board; null if it is empty. */
function builtBox(rows: Rows): Box | null {
  return boxAround(
    places(rows)
      .flat()
      .filter((at) => glyphAt(rows, at) !== NOTHING),
  );
}

export const isBare = (rows: Rows): boolean => builtBox(rows) === null;

/** Move the city onto a board of another size, or of the size that the city needs. */
export function fitBoard(rows: Rows, high: number, wide: number): string[] {
  const box = builtBox(rows);
  if (box === null) return bare(high, wide);
  const [down, across] = [Math.max(high, height(box)), Math.max(wide, width(box))];
  return copyBox(rows, box, down, across, [
    Math.min(box.top, down - height(box)),
    Math.min(box.left, across - width(box)),
  ]);
}

/** Move the city over its board; null if it would leave the board. */
export function shiftCity(rows: Rows, [down, across]: Place): string[] | null {
  const box = builtBox(rows);
  if (box === null) return null;
  const [high, wide] = [heightOf(rows), widthOf(rows)];
  const [top, left] = [box.top + down, box.left + across];
  if (top < 0 || left < 0 || box.bottom + down >= high || box.right + across >= wide) return null;
  return copyBox(rows, box, high, wide, [top, left]);
}

/** Copy the box onto an empty board of that size, with its upper-left corner at a place. */
function copyBox(rows: Rows, box: Box, high: number, wide: number, [top, left]: Place): string[] {
  return Array.from({ length: high }, (_, row) => {
    const inside = row >= top && row < top + height(box);
    const line = inside ? (rows[row - top + box.top] ?? "") : "";
    return (NOTHING.repeat(left) + line.slice(box.left, box.right + 1)).padEnd(wide, NOTHING);
  });
}
