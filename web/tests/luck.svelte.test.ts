// @vitest-environment jsdom
/** Luck and skill: followed while they are measured, and drawn in one scale. */

import "./no-media";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { barsOf, Measuring, type Luck } from "../src/after/measuring.svelte";
import { settle } from "./fake-table";

const SEAT = {
  seat: 1,
  margin: 3,
  deal: { value: 5, margin: 2 },
  others: { value: 0, margin: 0 },
  own: [{ kind: "bid", value: -2, margin: 1 }],
};
const luck = (measured: number): Luck => ({
  total: 4,
  measured,
  seats: measured === 4 ? [SEAT] : [],
});

let asked: { path: string; answer: (content: unknown, status?: number) => Promise<void> }[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise<Response>((done) => {
      const answer = (content: unknown, status = 200) => {
        done(new Response(JSON.stringify(content), { status }));
        return settle();
      };
      asked.push({ path, answer });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("waits for more until all is measured", async () => {
  const measuring = new Measuring("t");
  expect(asked).toEqual([]); // it takes long: only who asks for it gets it
  void measuring.begin();
  await asked[0]!.answer(luck(0));
  await asked[1]!.answer(luck(2));
  expect(measuring.of(1)).toBe(null);
  expect(measuring.busy).toBe(true);
  await asked[2]!.answer(luck(4));
  expect(asked.map(({ path }) => path)).toEqual(
    ["", "?after=0", "?after=2"].map((query) => `/api/tables/t/luck${query}`),
  );
  expect(measuring.busy).toBe(false);
  expect(measuring.of(1)).toEqual(SEAT);
  expect(measuring.of(0)).toBe(null);
});

it("says why it can't be measured, and can be asked again", async () => {
  const measuring = new Measuring("t");
  void measuring.begin();
  await asked[0]!.answer({ error: { code: "nonsense", message: "no core", rule: null } }, 422);
  expect([measuring.problem, measuring.busy]).toEqual(["no core", false]);
  void measuring.begin();
  expect(measuring.problem).toBe(null);
  expect(asked.length).toBe(2);
});

it("draws all parts in the scale of the largest, with their ranges", () => {
  const [deal, bid] = barsOf([
    { name: "deal", value: 6, margin: 2 },
    { name: "bid", value: -8, margin: 0 },
  ]);
  expect(deal).toMatchObject({ to: 0.75, from: 0.5, until: 1 });
  expect(bid).toMatchObject({ to: -1, from: -1, until: -1 });
  expect(barsOf([{ name: "nothing", value: 0, margin: 0 }])[0]?.to).toBe(0);
});
