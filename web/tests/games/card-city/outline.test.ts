import { describe, expect, it } from "vitest";
import { CELL, loops, outline, PITCH } from "../../../src/games/card-city/art/outline";
import type { Place } from "../../../src/places";

const corners = (cells: Place[]) => loops(cells).map((loop) => loop.length);

describe("the outline of a district", () => {
  it("of one cell has four corners", () => {
    expect(corners([[0, 0]])).toEqual([4]);
  });

  it("has no corner between cells in a line", () => {
    expect(
      corners([
        [0, 0],
        [0, 1],
        [0, 2],
      ]),
    ).toEqual([4]);
  });

  it("of an L has six corners, one of them turning inwards", () => {
    expect(
      corners([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([6]);
  });

  it("around a hole is two loops", () => {
    const ring: Place[] = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((column): Place => [row, column]))
      .filter(([row, column]) => row !== 1 || column !== 1);
    expect(corners(ring)).toEqual([4, 4]);
  });

  it("stays one loop where two of its cells meet only at a corner", () => {
    const cells: Place[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 2],
    ];
    // (2, 1) and (1, 2) touch at a corner: the outline passes there twice and does not join them.
    const [line, ...others] = loops(cells);
    expect(others).toEqual([]);
    expect(line?.filter(({ x, y }) => x === 2 && y === 2)).toHaveLength(2);
  });

  it("lies on the edge of the cell, or beyond it on request", () => {
    const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
    const inside = numbers(outline([[0, 0]]));
    expect([Math.min(...inside), Math.max(...inside)]).toEqual([0, CELL]);
    const outside = numbers(outline([[1, 1]], 3.5));
    expect([Math.min(...outside), Math.max(...outside)]).toEqual([PITCH - 3.5, PITCH + CELL + 3.5]);
  });

  it("fills the gap between adjoining cells", () => {
    const numbers = outline([
      [0, 0],
      [0, 1],
    ])
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(Math.max(...numbers)).toBe(PITCH + CELL);
  });
});
