/** What the page computes about a finished game: its rounds, its chart, its highlights. */

import { describe, expect, it } from "vitest";
import { runs, spread, ticks } from "../src/after/chart";
import { frameOfFinished } from "../src/after/hindsight";
import { placeOf } from "../src/after/place";
import { Pointing } from "../src/after/pointing.svelte";
import { roundFrom, roundStarts, scoredBy } from "../src/after/rounds";
import type { Story } from "../src/after/types";

describe("the rounds of a story", () => {
  const story: Story = {
    steps: [0, 1, 2, 3, 4, 5].map((step) => ({
      step,
      number: step + 5,
      seat: step === 0 ? null : 0,
      action: step === 0 ? null : "done",
      era: step < 5 ? 1 : 2,
      round: [1, 1, 1, 2, 2, 1][step]!,
    })),
    scores: [
      { step: 2, era: 1, round: 1, points: [3, 4] },
      { step: 4, era: 1, round: 2, points: [7, 5] },
      { step: 5, era: 2, round: 1, points: [9, 9] },
    ],
  };

  it("begin with the last step of the round before, when their cards lie there", () => {
    expect(roundStarts(story)).toEqual([
      { era: 1, round: 1, step: 0 },
      { era: 1, round: 2, step: 2 },
      { era: 2, round: 1, step: 4 },
    ]);
  });

  it("are reached in turn; going back stops at the start of the current round first", () => {
    expect(roundFrom(story, 0, 1)).toBe(2);
    expect(roundFrom(story, 3, 1)).toBe(4);
    expect(roundFrom(story, 4, 1)).toBe(5);
    expect(roundFrom(story, 3, -1)).toBe(2);
    expect(roundFrom(story, 2, -1)).toBe(0);
    expect(roundFrom(story, 0, -1)).toBe(0);
  });

  it("have a score once they are over", () => {
    expect([0, 1, 2, 3, 5].map((step) => scoredBy(story, step))).toEqual([-1, -1, 0, 0, 2]);
  });
});

describe("the chart", () => {
  it.each([
    [0, 131, [0, 50, 100, 150]],
    [-4, 23, [-10, 0, 10, 20, 30]],
    [0, 1, [0, 1]],
    [0, 0, [0, 1]],
  ])("divides %i to %i by round numbers around them", (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected);
  });

  it("moves labels apart, in their order and within the bounds", () => {
    expect(spread([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90]);
    expect(spread([50, 50, 50], 16, 0, 100)).toEqual([50, 66, 82]);
    expect(spread([99, 98], 16, 0, 100)).toEqual([100, 84]);
    expect(spread([-5, 0], 16, 0, 100)).toEqual([0, 16]);
  });

  it("groups neighbours with the same name", () => {
    expect(runs(["I", "I", "II", "I"])).toEqual([
      { name: "I", first: 0, last: 1 },
      { name: "II", first: 2, last: 2 },
      { name: "I", first: 3, last: 3 },
    ]);
  });
});

describe("pointing at points", () => {
  const pointing = () => {
    const one = new Pointing();
    one.add(0, [
      { line: "mines", at: [0, 1], points: 4 },
      { line: "mine_symbols", at: [0, 1], points: 3 },
      { line: "ranches", at: [2, 2], points: 6 },
    ]);
    one.add("best", [{ line: "mines", at: [0, 1], points: 8 }]);
    return one;
  };

  it("shows the sum of each place while nothing is highlighted", () => {
    expect(pointing().badges(0)).toEqual([
      { at: [0, 1], points: 7, lit: false },
      { at: [2, 2], points: 6, lit: false },
    ]);
    expect(pointing().badges(1)).toEqual([]);
  });

  it("highlights the buildings of a line in every city, until it is pressed again", () => {
    const one = pointing();
    one.pointLine("mines");
    expect(one.badges(0)).toEqual([{ at: [0, 1], points: 4, lit: true }]);
    expect(one.badges("best")).toEqual([{ at: [0, 1], points: 8, lit: true }]);
    expect(one.isLit(0, "mines")).toBe(true);
    one.pointLine("mines");
    expect(one.badges(0).map((badge) => badge.lit)).toEqual([false, false]);
  });

  it("highlights the lines of a building, in its own city only", () => {
    const one = pointing();
    one.pointAt(0, [0, 1]);
    expect(["mines", "mine_symbols", "ranches"].map((line) => one.isLit(0, line))).toEqual([
      true,
      true,
      false,
    ]);
    expect(one.isLit("best", "mines")).toBe(false);
    expect(one.badges(0)[0]).toEqual({ at: [0, 1], points: 7, lit: true });
    one.pointAt(0, [0, 1]);
    expect(one.isLit(0, "mines")).toBe(false);
  });

  it("knows which lines buildings earned", () => {
    expect(pointing().earns("ranches")).toBe(true);
    expect(pointing().earns("characters")).toBe(false);
  });
});

describe("a seat's place", () => {
  it.each([
    [[50, 40, 30], [0], [1, 2, 3]],
    [[50, 40, 40, 30], [0], [1, 2, 2, 4]],
    [
      [50, 50, 30],
      [0, 1],
      [1, 1, 3],
    ],
    [[50, 50, 30], [1], [2, 1, 3]], // a tie-break decided
  ])("with the points %j, won by %j, is %j", (points, winners, places) => {
    expect(points.map((_, seat) => placeOf({ points, winners }, seat))).toEqual(places);
  });
});

describe("the frame of a finished city", () => {
  it("has room for a whole side around a smaller city", () => {
    const frame = frameOfFinished({ rows: ["hM", "_h", "hh"], origin: [4, -1] }, 5);
    expect(frame).toEqual({ rows: [2, 8], columns: [-4, 3] });
  });

  it("ends where a city of that size or a larger one does", () => {
    const frame = frameOfFinished({ rows: ["hhh", "hhh"], origin: [0, 0] }, 2);
    expect(frame).toEqual({ rows: [0, 1], columns: [0, 2] });
  });
});
