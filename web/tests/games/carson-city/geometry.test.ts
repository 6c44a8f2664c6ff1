import { boxOf, frameAround, height, width } from "../../../src/places";
import { describe, expect, it } from "vitest";
import {
  around,
  cardAt,
  glyphAt,
  largest,
  placeName,
  placeOf,
  readMove,
  windowOf,
} from "../../../src/games/carson-city/model/geometry";
import type { City } from "../../../src/games/carson-city/model/types";

const card = (id: string, at: [number, number]) => ({
  id,
  parcels: ["..", ".."] as [string, string],
  at,
});

/** A city of 3 rows and 4 columns, of at most 8 × 8. */
const small: City = {
  rows: ["h.__", "..^_", "_..M"],
  origin: [-1, 0],
  cards: [card("I-01", [-1, 0]), card("I-02", [0, 1]), card("I-03", [0, 2])],
  frame: { rows: [-6, 6], columns: [-4, 7] },
};
const empty: City = {
  rows: [],
  origin: [0, 0],
  cards: [],
  frame: { rows: [-6, 7], columns: [-6, 7] },
};

describe("names of places", () => {
  it("call the first card's place h8, and go both ways", () => {
    expect(placeName([0, 0])).toBe("h8");
    for (const at of [
      [0, 0],
      [-6, 7],
      [3, -2],
    ] as const)
      expect(placeOf(placeName(at))).toEqual(at);
  });

  it("may be used in a typed move; other moves stay as they are", () => {
    expect(readMove("place h8")).toBe("place 0 0");
    expect(readMove("place i6")).toBe("place -2 1");
    for (const text of ["place -2 1", "bid 7", "place", "sell 3"])
      expect(readMove(text)).toBe(text);
  });

  it("have no other form", () => {
    expect(placeOf("8h")).toBeNull();
    expect(placeOf("z3")).toBeNull();
  });
});

describe("the window on a city", () => {
  it("shows every place where the next card could lie", () => {
    const shown = windowOf(small);
    const box = boxOf(small);
    expect(box).toEqual({ top: -1, bottom: 1, left: 0, right: 3 });
    expect(shown.top).toBeLessThanOrEqual(-3);
    expect(shown.bottom).toBeGreaterThanOrEqual(3);
    expect(shown.left).toBeLessThanOrEqual(-2);
    expect(shown.right).toBeGreaterThanOrEqual(5);
  });

  it("is never smaller than 8 × 8, and never leaves the reach of the frame", () => {
    for (const city of [small, empty]) {
      const shown = windowOf(city);
      expect(height(shown)).toBeGreaterThanOrEqual(8);
      expect(width(shown)).toBeGreaterThanOrEqual(8);
      expect(shown.top).toBeGreaterThanOrEqual(city.frame.rows[0]);
      expect(shown.right).toBeLessThanOrEqual(city.frame.columns[1]);
    }
  });
});

describe("the frame", () => {
  it("is 8 × 8, derived from the server's reach", () => {
    expect(largest(small)).toEqual({ rows: 8, columns: 8 });
    expect(largest(empty)).toEqual({ rows: 8, columns: 8 });
  });

  it("has a ninth row or column with the Captain, not both", () => {
    const captain: City = { ...small, frame: { rows: [-7, 7], columns: [-5, 8] } };
    expect(largest(captain)).toEqual({ rows: 8, columns: 9 });
  });

  it("slides so that city and ghost are always inside", () => {
    const shown = windowOf(small);
    for (const at of [
      [-3, 0],
      [2, 4],
      [0, -2],
    ] as const) {
      const content = around(boxOf(small), at);
      const frame = frameAround(content, shown, 8, 8);
      expect(height(frame)).toBe(8);
      expect(frame.top).toBeLessThanOrEqual(content.top);
      expect(frame.bottom).toBeGreaterThanOrEqual(content.bottom);
      expect(frame.left).toBeLessThanOrEqual(content.left);
      expect(frame.right).toBeGreaterThanOrEqual(content.right);
    }
  });
});

describe("what lies where", () => {
  it("is read from the rows", () => {
    expect(glyphAt(small, [-1, 0])).toBe("h");
    expect(glyphAt(small, [1, 3])).toBe("M");
    expect(glyphAt(small, [5, 5])).toBe("_");
  });

  it("is the card laid last", () => {
    expect(cardAt(small.cards, [0, 1])).toBe(1);
    expect(cardAt(small.cards, [0, 2])).toBe(2);
    expect(cardAt(small.cards, [-3, -3])).toBeNull();
  });
});
