/** A city on the pad: rows of glyphs on a board, as the engine reads them. */

export type Rows = readonly string[];
export type Place = readonly [row: number, column: number];

/** What both games write where nothing lies. */
export const NOTHING = "_";

export const key = ([row, column]: Place): string => `${row} ${column}`;
export const same = (one: Place | null, other: Place | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
export const columnName = (column: number): string => String.fromCharCode(97 + column);
export const placeName = ([row, column]: Place): string => `${columnName(column)}${row + 1}`;

export function bare(height: number, width: number): string[] {
  return Array.from({ length: height }, () => NOTHING.repeat(width));
}

export const heightOf = (rows: Rows): number => rows.length;
export const widthOf = (rows: Rows): number => rows[0]?.length ?? 0;

export const isOnBoard = (rows: Rows, [row, column]: Place): boolean =>
  rows[row]?.[column] !== undefined;

export function glyphAt(rows: Rows, [row, column]: Place): string {
  return rows[row]?.[column] ?? NOTHING;
}

export function written(rows: Rows, at: Place, glyph: string): string[] {
  return rows.map((line, row) =>
    row === at[0] ? line.slice(0, at[1]) + glyph + line.slice(at[1] + 1) : line,
  );
}

/** Every place of the board, row by row. */
export function places(rows: Rows): Place[][] {
  return rows.map((line, row) => [...line].map((_, column): Place => [row, column]));
}

interface Box {
  top: number;
  left: number;
  height: number;
  width: number;
}

/** The smallest part of the board with all that lies there; null if nothing does. */
function boxOf(rows: Rows): Box | null {
  const taken = places(rows)
    .flat()
    .filter((at) => glyphAt(rows, at) !== NOTHING);
  if (taken.length === 0) return null;
  const [down, across] = [taken.map(([row]) => row), taken.map(([, column]) => column)];
  const [top, left] = [Math.min(...down), Math.min(...across)];
  return {
    top,
    left,
    height: Math.max(...down) - top + 1,
    width: Math.max(...across) - left + 1,
  };
}

export const isBare = (rows: Rows): boolean => boxOf(rows) === null;

/** The same city on a board of another size; the board stays larger where the city needs it. */
export function fitted(rows: Rows, height: number, width: number): string[] {
  const box = boxOf(rows) ?? { top: 0, left: 0, height: 0, width: 0 };
  const [high, wide] = [Math.max(height, box.height), Math.max(width, box.width)];
  return moved(rows, box, high, wide, [
    Math.min(box.top, high - box.height),
    Math.min(box.left, wide - box.width),
  ]);
}

/** The city moved over its board; null if it would fall off. */
export function shifted(rows: Rows, [down, across]: Place): string[] | null {
  const box = boxOf(rows);
  if (box === null) return null;
  const [top, left] = [box.top + down, box.left + across];
  const [height, width] = [heightOf(rows), widthOf(rows)];
  if (top < 0 || left < 0 || top + box.height > height || left + box.width > width) return null;
  return moved(rows, box, height, width, [top, left]);
}

/** What the box holds, on a board of that size, with its first corner at a place. */
function moved(rows: Rows, box: Box, height: number, width: number, [top, left]: Place): string[] {
  return Array.from({ length: height }, (_, row) => {
    const inside = row >= top && row < top + box.height;
    const line = inside ? (rows[row - top + box.top] ?? "") : "";
    return (NOTHING.repeat(left) + line.slice(box.left, box.left + box.width)).padEnd(
      width,
      NOTHING,
    );
  });
}
