// @vitest-environment jsdom
/** Questions for hints, whatever else is sent while their answers are on the way. */

import "./no-media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Item, Update } from "../src/api/types";
import { Hints } from "../src/hints/hints.svelte";
import type { HintsAnswer } from "../src/hints/terms";
import { texts } from "../src/texts/texts.svelte";
import { FakeTable, played, settle } from "./fake-table";

const bids = {
  seat: 0,
  kind: "bid",
  options: [{ text: "bid 1" }],
} as unknown as Update["decision"];
const ANSWER = { ...{ number: 1, seat: 0, bot: "planner", kind: "bid" }, options: [] };
const said = (number: number): Item => ({ number, at: 0, kind: "said", seat: 0, text: "hi" });

let table: FakeTable;
let hints: Hints;
let leave: () => void;
let asked: { answer: (answer: HintsAnswer) => void; signal: AbortSignal }[];
const pending = () => asked.filter(({ signal }) => !signal.aborted);

/** Open the table, or a replay of it, and want hints. */
function sit(at: FakeTable): void {
  table = at;
  table.update({ decision: bids, opened: 1, number: 1 });
  leave = $effect.root(() => {
    hints = new Hints(table.state);
  });
  flushSync();
  hints.toggle();
  flushSync();
}

beforeEach(async () => {
  await texts.use("en");
  asked = [];
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      asked.push({ answer: (answer) => resolve(Response.json(answer)), signal });
      signal.addEventListener("abort", () => reject(new Error("withdrawn")));
    });
  });
  sit(new FakeTable());
  expect(asked).toHaveLength(1);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it("is asked again after a message, which leaves the decision as it was", async () => {
  void table.state.ask({ do: "say", text: "hi" });
  flushSync();
  await table.grant(2);
  table.update({ number: 2, items: [said(2)] });
  expect(pending()).toHaveLength(1);
  pending()[0]?.answer({ ...ANSWER, bid_odds: null, offers: [] } as HintsAnswer);
  await settle();
  expect(hints.first?.bot).toBe("planner");
});

it("is asked again after a move that was refused", async () => {
  void table.state.play("bid 1");
  flushSync();
  expect(pending()).toHaveLength(0);
  await table.refuse();
  expect(pending()).toHaveLength(1);
});

it("is not asked again about a move that was granted, before the table shows it", async () => {
  void table.state.play("bid 1");
  flushSync();
  await table.grant(2);
  table.update({ number: 2, items: [played(2)], decision: null, opened: null });
  expect([pending(), asked.length]).toEqual([[], 1]);
});

it("is not asked in a review, which gives its help step by step", () => {
  leave();
  asked = [];
  sit(new FakeTable(true));
  expect([hints.open, hints.on, asked]).toEqual([false, false, []]);
});
