/** The outline of adjoining cells: one path with round corners. */

import type { Place } from "../../../places";
import type { Layout } from "../../../ui/grid";

export const PITCH = 104;
export const CELL = 96;
const GAP = PITCH - CELL;

/** The sheet that a city is drawn on. */
export const SHEET: Layout = {
  pitch: PITCH,
  gap: GAP,
  margin: { top: 26, right: 10, bottom: 10, left: 26 },
};

interface Point {
  x: number;
  y: number;
}
interface Edge {
  from: Point;
  to: Point;
}

/**
 * The path around the union of the cells; `beyond` moves it outwards. The corner of a cell is at
 * column · PITCH, row · PITCH; gaps between cells of the union are filled.
 */
export function outline(cells: readonly Place[], beyond = 0, radius = 12): string {
  const inset = GAP / 2 - beyond;
  return loops(cells)
    .map((loop) => roundCorners(insetLoop(loop, inset), radius))
    .join("");
}

/** The corners of the union on the lines of the grid, clockwise; holes run the other way round. */
export function loops(cells: readonly Place[]): Point[][] {
  const taken = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const has = (row: number, column: number) => taken.has(`${row} ${column}`);
  const edges: Edge[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number) =>
    edges.push({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } });
  for (const [y, x] of cells) {
    if (!has(y - 1, x)) add(x, y, x + 1, y);
    if (!has(y, x + 1)) add(x + 1, y, x + 1, y + 1);
    if (!has(y + 1, x)) add(x + 1, y + 1, x, y + 1);
    if (!has(y, x - 1)) add(x, y + 1, x, y);
  }
  const found: Point[][] = [];
  while (edges.length > 0) found.push(follow(edges));
  return found;
}

/** Remove one closed loop from the edges, without the middle points of straight stretches. */
function follow(edges: Edge[]): Point[] {
  const line: Edge[] = [edges.shift()!];
  for (;;) {
    const last = line.at(-1)!;
    if (at(last.to, line[0]!.from)) break;
    const ways = edges.filter((edge) => at(edge.from, last.to));
    // Where two cells meet only at a corner, turning right keeps to the same cell.
    const next = ways.find((edge) => turn(last, edge) > 0) ?? ways[0]!;
    edges.splice(edges.indexOf(next), 1);
    line.push(next);
  }
  return line
    .filter((edge, index) => turn(line.at(index - 1)!, edge) !== 0)
    .map((edge) => edge.from);
}

const at = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** Right turns are positive. */
function turn(one: Edge, next: Edge): number {
  const [a, b] = [along(one.from, one.to), along(next.from, next.to)];
  return a.x * b.y - a.y * b.x;
}

function along(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

/** The loop in units of the drawing, with every side moved to its right, which is inside. */
function insetLoop(loop: Point[], inset: number): Point[] {
  return loop.map((corner, index) => {
    const before = along(loop.at(index - 1)!, corner);
    const after = along(corner, loop[(index + 1) % loop.length]!);
    return {
      x: corner.x * PITCH - GAP / 2 + inset * (-before.y - after.y),
      y: corner.y * PITCH - GAP / 2 + inset * (before.x + after.x),
    };
  });
}

function roundCorners(loop: Point[], radius: number): string {
  const parts = loop.map((corner, index) => {
    const before = along(loop.at(index - 1)!, corner);
    const after = along(corner, loop[(index + 1) % loop.length]!);
    const start = `${corner.x - radius * before.x} ${corner.y - radius * before.y}`;
    const end = `${corner.x + radius * after.x} ${corner.y + radius * after.y}`;
    return `${index === 0 ? "M" : "L"}${start}Q${corner.x} ${corner.y} ${end}`;
  });
  return `${parts.join("")}Z`;
}
