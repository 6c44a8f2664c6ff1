// @vitest-environment jsdom
/** The review of a game as it arrives, and what answers to its questions come to. */

import "./no-media";
import { expect, it } from "vitest";
import { appendNews, missedIn, resultOfTrying, worstOf } from "../src/after/reviewing.svelte";
import type { Judged, Review } from "../src/after/types";

function judged(step: number, given: number): Judged {
  const hint = (action: string) => ({ action, option: {}, now: 0, later: 0, reasons: [] });
  const options = [
    { action: "bid 8", given: 0 },
    { action: "bid 7", given: given / 2 },
    { action: "bid 6", given },
    { action: "bid 1", given: given + 0.1 },
  ];
  return {
    step,
    kind: "bid",
    mark: given > 0 ? "mistake" : "fine",
    before: 0.5,
    given: { value: given, margin: 0.01 },
    accuracy: 1,
    chosen: hint("bid 6"),
    best: hint("bid 8"),
    leading: [],
    options: given > 0 ? options : [],
    bid_odds: null,
  } as unknown as Judged;
}

function review(from: number, to: number, chances: Review["chances"]): Review {
  const all = Array.from({ length: to - from }, (_, at) => judged(from + at, 0));
  return { seat: 0, judge: "planner", chances, total: 5, judged: all, summary: null };
}

it("joins what is new to what was known", () => {
  const begun = review(0, 2, [[{ value: 1, margin: 0 }]]);
  const now = appendNews(begun, review(2, 4, []));
  expect(now.judged.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  expect(now.chances).toEqual(begun.chances);
});

it("begins again with an answer that is whole", () => {
  const whole = review(0, 5, [[{ value: 1, margin: 0 }]]);
  expect(appendNews(review(0, 3, whole.chances), whole)).toEqual(whole);
});

it("lists the few mistakes that gave away most, in the order of the game", () => {
  const all = [judged(1, 0.05), judged(2, 0), judged(3, 0.2), judged(4, 0.1), judged(5, 0.07)];
  expect(missedIn(all).map(({ step }) => step)).toEqual([1, 3, 4, 5]);
  expect(worstOf(missedIn(all)).map(({ step }) => step)).toEqual([3, 4, 5]);
});

it("says of a try whether it is the best, or better than what was played", () => {
  const one = judged(1, 0.2);
  expect(resultOfTrying(one, "bid 8")).toEqual({ result: "best", given: 0 });
  expect(resultOfTrying(one, "bid 7")).toEqual({ result: "better", given: 0.1 });
  expect(resultOfTrying(one, "bid 6")).toEqual({ result: "played", given: 0.2 });
  expect(resultOfTrying(one, "bid 1").result).toBe("worse");
});
