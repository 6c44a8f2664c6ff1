import { describe, expect, it } from "vitest";
import {
  buildings,
  frameOf,
  kindAt,
  placeName,
  placeOf,
  readMove,
  shapes,
  windowOf,
} from "../../../src/games/card-city/model/places";
import type { City } from "../../../src/games/card-city/model/types";

function city(rows: string[], origin: [number, number], frame: City["frame"]): City {
  return { rows, origin, frame, limit: 5, room: 4, capacity: 5, income: 1, districts: [] };
}

const first = city(["M"], [0, 0], { rows: [-4, 4], columns: [-4, 4] });
/** Four rows high, three columns wide. */
const tall = city(["RR_", "R_C", "MCC", "_P_"], [-2, 0], { rows: [-3, 2], columns: [-2, 4] });

describe("names of cells", () => {
  it("call the Municipal's cell e5 for the whole game", () => {
    expect(placeName([0, 0])).toBe("e5");
    expect(placeName([-4, 4])).toBe("i1");
    expect(placeOf("i1")).toEqual([-4, 4]);
    expect(placeOf("j1")).toBeNull();
  });

  it("may be used in typed moves", () => {
    expect(readMove("build R e4")).toBe("build R -1 0");
    expect(readMove("buy f5")).toBe("buy 0 1");
    expect(readMove("build R -1 0")).toBe("build R -1 0");
    expect(readMove("divide 0 3 | 1 | 2")).toBe("divide 0 3 | 1 | 2");
  });
});

describe("the part of the plane that is shown", () => {
  it("is 5 × 5 around a single building", () => {
    expect(windowOf(first)).toEqual({ top: -2, bottom: 2, left: -2, right: 2 });
  });

  it("has every cell beside the city, one more than five where the frame can still slide", () => {
    expect(windowOf(tall)).toEqual({ top: -3, bottom: 2, left: -1, right: 3 });
  });

  it("has a frame of five by five that follows what is about to be built", () => {
    expect(frameOf(tall, [2, 1])).toMatchObject({ top: -2, bottom: 2 });
    expect(frameOf(tall, [-3, 1])).toMatchObject({ top: -3, bottom: 1 });
  });
});

describe("a city", () => {
  it("says what stands where", () => {
    expect(kindAt(tall, [-2, 0])).toBe("R");
    expect(kindAt(tall, [-2, 2])).toBeNull();
    expect(kindAt(tall, [9, 9])).toBeNull();
    expect(buildings(tall)).toHaveLength(8);
  });

  it("has one shape for each district", () => {
    const sizes = shapes(tall).map(({ kind, cells }) => `${kind}${cells.length}`);
    expect(sizes.sort()).toEqual(["C3", "M1", "P1", "R3"]);
  });

  it("keeps other kinds apart even if they touch", () => {
    const two = city(["MP", "PP"], [0, 0], { rows: [-3, 4], columns: [-3, 4] });
    expect(shapes(two)).toHaveLength(4);
  });
});
