// @vitest-environment jsdom
/** Who gets hints, and the text form of their numbers. */

import "./no-media";
import { describe, expect, it } from "vitest";
import type { TableFacts } from "../src/api/types";
import { mirrorsOf } from "../src/games/card-city/hints/mirrors";
import {
  bestLot,
  cellsOf,
  different,
  scoresAtOnce as inCity,
} from "../src/games/card-city/hints/options";
import { bidBy, scoresAtOnce as inCarson, takenBy } from "../src/games/carson-city/hints/options";
import { mayAskForHints, ranksBy, percent } from "../src/hints/terms";
import { signed } from "../src/ui/points";
import type { Hint, HintsAnswer } from "../src/hints/terms";

/** A Municipal with nothing around it. */
const ALONE = {
  rows: ["M"],
  origin: [0, 0] as [number, number],
  frame: { rows: [-4, 4] as [number, number], columns: [-4, 4] as [number, number] },
  limit: 5,
  room: 4,
  capacity: 5,
  income: 1,
  districts: [],
};

function table(hints: boolean, ...kinds: string[]) {
  const seats = kinds.map((kind) => ({ kind, taken: kind === "person" }) as TableFacts["seats"][0]);
  return { hints, seats, day: null as string | null, practice: false };
}

describe("who gets hints", () => {
  it("gives them against bots and virtual players", () => {
    expect(mayAskForHints(table(false, "person", "bot:easy", "virtual:expert"), 0)).toBe(true);
  });
  it("gives none against people, at this screen or another", () => {
    expect(mayAskForHints(table(false, "person", "person", "virtual:expert"), 1)).toBe(false);
  });
  it("gives them against people if the table allows it", () => {
    expect(mayAskForHints(table(true, "person", "person"), 0)).toBe(true);
  });
  it("gives none in the game of a day that is scored", () => {
    const facts = { ...table(true, "person"), day: "2026-11-19" };
    expect(mayAskForHints(facts, 0)).toBe(false);
    expect(mayAskForHints({ ...facts, practice: true }, 0)).toBe(true);
  });
  it("does not count empty seats", () => {
    const facts = table(false, "person", "person");
    facts.seats[1]!.taken = false;
    expect(mayAskForHints(facts, 0)).toBe(true);
  });
});

describe("numbers", () => {
  it("have their sign, and one digit after the point", () => {
    expect(signed(9, "en")).toBe("+9");
    expect(signed(-2.04, "en")).toBe("−2");
    expect(signed(4.25, "de")).toBe("+4,3");
    expect(signed(0, "en")).toBe("0");
  });
  it("never make an uncertain chance look certain", () => {
    expect(percent(0.152, "en")).toBe("15%");
    expect(percent(0.152, "de")).toBe("15\u00a0%");
    expect(percent(0.001, "en")).toBe("< 1%");
    expect(percent(0.998, "en")).toBe("> 99%");
    expect([percent(0, "en"), percent(1, "en")]).toEqual(["0%", "100%"]);
  });
  it("are marked if they come from a model", () => {
    expect(percent(0.998, "en", true)).toBe("≈ 100%");
  });
});

describe("the best options", () => {
  const option = (action: string) => ({
    ...{ action, now: 0, later: 0, reasons: [], expects: [], gains: [], chance: null },
    option: { text: action },
  });
  const answer = {
    number: 1,
    seat: 0,
    bot: "planner",
    kind: "take",
    options: ["take 2", "sell 0", "take 0", "take 1"].map(option),
    bid_odds: null,
    offers: [],
  } satisfies HintsAnswer;

  it("are numbered by rank, three of them", () => {
    const taken = ranksBy(answer, ({ action }) =>
      action.startsWith("take") ? Number(action.slice(5)) : null,
    );
    expect([...taken]).toEqual([
      [2, 1],
      [0, 3],
    ]);
    expect(ranksBy(null, () => 1).size).toBe(0);
  });
  it("bring points immediately in some decisions only", () => {
    expect(["place", "take"].every(inCarson)).toBe(true);
    expect(["bid", "use"].some(inCarson)).toBe(false);
    expect(["build", "buy"].every(inCity)).toBe(true);
    expect(["divide", "choose", "keep"].some(inCity)).toBe(false);
  });
});

describe("the option of a hint, as the server listed it,", () => {
  const hint = (option: Hint["option"]): Hint => ({
    ...{ action: "?", now: 0, later: 1.5, reasons: [], expects: [], gains: [], chance: null },
    option,
  });
  const answer = (...options: Hint["option"][]): HintsAnswer => ({
    ...{ number: 1, seat: 0, bot: "planner", kind: "any", bid_odds: null, offers: [] },
    options: options.map(hint),
  });

  it("is in Carson City the card to take or bid", () => {
    const take = hint({ text: "?", action: "take", index: 2 });
    const bid = hint({ text: "?", action: "bid", card: 7 });
    expect([takenBy(take), bidBy(take)]).toEqual([2, null]);
    expect([takenBy(bid), bidBy(bid)]).toEqual([null, 7]);
  });
  it("is in Card City the cell to build on, or the best lot", () => {
    const built = answer(
      { text: "?", action: "pass" },
      { text: "?", action: "buy", at: [0, -1] },
      { text: "?", action: "develop", kind: "R", at: [0, -1] },
    );
    expect([...cellsOf(built, ALONE)]).toEqual([["0 -1", { n: 2, later: null }]]);
    expect(bestLot(built)).toBeNull();
    expect(bestLot(answer({ text: "?", action: "mixed" }))).toBe("mixed");
  });
  it("is in Card City one of several mirror images", () => {
    const around = [
      [0, 1],
      [1, 0],
      [0, -1],
      [1, 1],
    ].map((at) => ({ text: "?", action: "build", kind: "P", at }));
    const hints = different(answer(...around).options, ALONE);
    expect(hints.map(({ option }) => (option as { at: unknown }).at)).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(mirrorsOf({ ...ALONE, rows: ["MP"] }, [1, 0])).toEqual([
      [1, 0],
      [-1, 0],
    ]);
  });
});
