// @vitest-environment jsdom
/** The end of a game: which city is compared, and what arrives after the page is shown. */

import "./no-media";
import { expect, test, vi } from "vitest";
import { Ending } from "../src/after/ending.svelte";
import type { Earning } from "../src/after/types";

const MINE: Earning = { line: "mines", at: [0, 0], points: 3 };

interface City {
  points: number | null;
}

const counted = (points: number) => ({ counted: { points }, earnings: [MINE] });

test("a best city is shown at once, and its points follow", async () => {
  const ending = new Ending<City>();
  let answer: (found: ReturnType<typeof counted>) => void = () => undefined;
  const shown = ending.compare({ points: null }, () => new Promise((go) => (answer = go)));
  expect(ending.best).toEqual({ points: null });
  expect(ending.pointing.badges("best")).toEqual([]);
  answer(counted(3));
  await shown;
  expect(ending.best).toEqual({ points: 3 });
  expect(ending.counting).toBe(false);
  expect(ending.pointing.badges("best").map(({ points }) => points)).toEqual([3]);
});

test.each([null, { points: 7 }])("an answer about another city is dropped", async (next) => {
  const ending = new Ending<City>();
  let answer: (found: ReturnType<typeof counted>) => void = () => undefined;
  const first = ending.compare({ points: null }, () => new Promise((go) => (answer = go)));
  const second = ending.compare(next, () => Promise.resolve({ counted: next!, earnings: [] }));
  answer(counted(3));
  await Promise.all([first, second]);
  expect(ending.best).toEqual(next);
  expect(ending.counting).toBe(false);
  expect(ending.pointing.badges("best")).toEqual([]);
});

test("a best city is shown without points that nobody can count", async () => {
  const ending = new Ending<City>();
  let fail: (why: Error) => void = () => undefined;
  const shown = ending.compare({ points: null }, () => new Promise((_, no) => (fail = no)));
  expect(ending.counting).toBe(true);
  fail(new Error("no engine"));
  await shown;
  expect(ending.best).toEqual({ points: null });
  expect(ending.counting).toBe(false);
});

test("the page does without what can't be loaded", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const ending = new Ending<City>();
  const refused = Promise.reject<Earning[]>(new Error("no engine"));
  ending.load(
    "t1",
    new Map([
      [0, refused],
      [1, Promise.resolve([MINE])],
    ]),
  );
  await vi.waitFor(() => expect(ending.pointing.badges(1)).toHaveLength(1));
  expect(ending.story).toBeNull();
  expect(ending.pointing.badges(0)).toEqual([]);
  vi.unstubAllGlobals();
});
