/** The score book adds up how everybody has done. */

import { expect, it } from "vitest";
import { standings } from "../src/scorepad/book";

const game = (names: string[], totals: number[], winners: number[]) => ({ names, totals, winners });

it("puts those who have won most often first, and then those with more points", () => {
  const games = [
    game(["Ann", "Bea"], [12, 9], [0]),
    game(["Bea", "Ann", "Cy"], [20, 8, 20], [0, 2]),
    game(["Ann", "Bea"], [7, 3], [0]),
  ];
  expect(standings(games)).toEqual([
    { name: "Ann", games: 3, won: 2, average: 9, best: 12 },
    { name: "Cy", games: 1, won: 1, average: 20, best: 20 },
    { name: "Bea", games: 3, won: 1, average: 32 / 3, best: 20 },
  ]);
});

it("leaves out whoever has no name", () => {
  expect(standings([game(["", "Bea"], [5, 4], [0])])).toEqual([
    { name: "Bea", games: 1, won: 0, average: 4, best: 4 },
  ]);
});

it("is empty without games", () => {
  expect(standings([])).toEqual([]);
});
