// @vitest-environment jsdom
/** The score book as a file, and by evening: nothing is lost, and nothing damaged comes in. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PAD } from "../src/games/carson-city/scorepad/game";
import { evenings } from "../src/scorepad/book";
import { tablesIn, write } from "../src/scorepad/book-file";
import { KeptTables, type KeptTable } from "../src/scorepad/kept.svelte";

// jsdom has no screen to query.
vi.hoisted(() =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) }),
);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const ANNA: KeptTable = {
  id: "a",
  title: "Sunday",
  changed: 1000,
  text: "v=1&p=Anna&suit=star&city=hMA&p=Bo&suit=cow",
  result: { totals: [2, 0], winners: [0] },
};
const BO: KeptTable = { id: "b", title: "", changed: 2000, text: "v=1&p=Bo&suit=cow" };

const book = (...tables: unknown[]): string =>
  JSON.stringify({ format: "cardtown-score-book/1", game: "carson-city", tables });

describe("a file", () => {
  it("leaves out what this browser itself can't read", () => {
    const unreadable = { ...BO, id: "c", text: "v=9" };
    expect(tablesIn(PAD, write(PAD, [ANNA, unreadable, BO]))).toEqual([ANNA, BO]);
  });

  it("brings back what was saved", () => {
    expect(tablesIn(PAD, write(PAD, [ANNA, BO]))).toEqual([ANNA, BO]);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"format":"cardtown-record/1","game":"carson-city","tables":[]}',
    '{"format":"cardtown-score-book/1","game":"card-city","tables":[]}',
    '{"format":"cardtown-score-book/1","game":"carson-city","tables":{}}',
    '{"format":"cardtown-score-book/1","game":"carson-city","tables":[null]}',
  ])("that is no book of this game is refused: %s", (text) => {
    expect(tablesIn(PAD, text)).toBeNull();
  });

  it.each([
    { ...ANNA, id: "" },
    { ...ANNA, id: 3 },
    { ...ANNA, title: "x".repeat(61) },
    { ...ANNA, changed: 1.5 },
    { ...ANNA, changed: 1e18 },
    { ...ANNA, changed: -8.64e15 },
    { ...ANNA, text: null },
    { ...ANNA, text: "v=1&p=Anna&suit=moon" },
    { ...ANNA, result: null },
    { ...ANNA, result: { totals: [2], winners: [0] } },
    { ...ANNA, result: { totals: ["2", 0], winners: [0] } },
    { ...ANNA, result: { totals: [2, 0], winners: [2] } },
  ])("with one damaged table is refused as a whole: %#", (damaged) => {
    expect(tablesIn(PAD, book(BO, damaged))).toBeNull();
  });
});

describe("kept tables", () => {
  it("take others in, and lose none of their own", () => {
    const kept = new KeptTables(PAD);
    expect(kept.add([ANNA])).toBe(1);
    expect(kept.add([{ ...ANNA, title: "Other" }, BO, BO])).toBe(1);
    expect(kept.tables).toEqual([BO, ANNA]);
    expect(new KeptTables(PAD).tables).toEqual([BO, ANNA]);
    expect(kept.open).toBeNull();
  });

  it("are replaced by what was changed later on another device", () => {
    const kept = new KeptTables(PAD);
    const later = { ...ANNA, changed: 1001, text: BO.text };
    kept.add([ANNA, BO]);
    expect(kept.add([later])).toBe(1);
    expect(kept.add([ANNA])).toBe(0);
    expect(kept.tables).toEqual([BO, later]);
  });

  it("last as long as the page if the browser has no room, and say so", () => {
    const kept = new KeptTables(PAD);
    kept.add([ANNA]);
    const room = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    kept.add([BO]);
    kept.rename("b", "Monday");
    expect(kept.full).toBe(true);
    const again = new KeptTables(PAD);
    expect([again.full, again.find("b")?.title]).toEqual([true, "Monday"]);
    room.mockRestore();
    again.rename("b", "Tuesday");
    expect(again.full).toBe(false);
    expect(localStorage.getItem("cardtown-scorepad-carson-city")).toContain("Tuesday");
  });

  it("have no names of virtual players for the book", () => {
    const kept = new KeptTables(PAD);
    kept.add([{ ...ANNA, text: "v=1&p=Anna&suit=star&city=hMA&p=Robot&suit=cow&virtual=0" }]);
    expect(kept.played.map(({ names }) => names)).toEqual([["Anna", ""]]);
  });
});

describe("an evening", () => {
  it("ends late", () => {
    const at = (day: number, hour: number) => ({
      changed: new Date(2026, 5, day, hour).getTime(),
    });
    const [late, evening, next] = [at(2, 1), at(1, 21), at(2, 20)];
    const found = evenings([late, evening, next]);
    expect(found.map(({ things }) => things)).toEqual([[next], [late, evening]]);
    expect(found.map(({ day }) => day.getDate())).toEqual([2, 1]);
  });
});
