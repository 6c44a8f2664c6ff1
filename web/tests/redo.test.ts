import { describe, expect, it } from "vitest";
import type { Item } from "../src/api/types";
import { takenBack } from "../src/state/redo";

const ME = 0;
const played = (number: number, seat = ME): Item => ({ number, at: 0, kind: "played", seat });
const undone = (number: number, played: number, seat = ME): Item => ({
  number,
  at: 0,
  kind: "undone",
  seat,
  played,
});
const sent = new Map([
  [1, "take 2"],
  [2, "place 0 1"],
  [5, "take 2"],
  [6, "take 3"],
]);

describe("what was taken back", () => {
  it("can be replayed in its original order", () => {
    const items = [played(1), played(2), undone(3, 2), undone(4, 1)];
    expect(takenBack(items, ME, sent)).toEqual(["place 0 1", "take 2"]);
    expect(takenBack([...items, played(5)], ME, sent)).toEqual(["place 0 1"]);
  });

  it("is cleared when anybody plays something else", () => {
    const items = [played(1), undone(2, 1)];
    expect(takenBack(items, ME, sent)).toEqual(["take 2"]);
    expect(takenBack([...items, played(6)], ME, sent)).toEqual([]);
    expect(takenBack([...items, played(3, 1)], ME, sent)).toEqual([]);
    expect(takenBack([...items, undone(4, 3, 1)], ME, sent)).toEqual([]);
  });

  it("leaves out the actions of other browsers", () => {
    expect(takenBack([played(8), undone(9, 8)], ME, sent)).toEqual([]);
  });

  it("survives chat messages", () => {
    const said: Item = { number: 3, at: 0, kind: "said", seat: 1, text: "hm" };
    expect(takenBack([played(1), undone(2, 1), said], ME, sent)).toEqual(["take 2"]);
  });
});
