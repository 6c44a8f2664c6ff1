// @vitest-environment jsdom
/** Choosing and sending at the table of Carson City, including answers that arrive too late. */

import "../../no-media";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../../../src/api/types";
import { CarsonGame } from "../../../src/games/carson-city/model/game.svelte";
import type { Previews, Terrain } from "../../../src/games/carson-city/model/types";
import type { Place } from "../../../src/places";
import { settings } from "../../../src/settings/settings.svelte";
import type { Verdict } from "../../../src/table/choosing.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { FakeTable, played, settle, undone } from "../../fake-table";

const terrain = (id: string): Terrain => ({ id, parcels: ["..", ".M"], appeal: 3 });
const ROW = [terrain("I-01"), terrain("I-02")];
const [HERE, THERE, NOWHERE]: Place[] = [
  [0, 1],
  [0, 2],
  [7, 7],
];

const spot = (at: Place, points: number) => ({
  ...{ at, points, covers: [], size: [2, 2], lines: {}, buildings: [], characters: {} },
});
const places = (id: string, points: number) => ({
  ...{ id, places: 2, best: points, spots: [spot(HERE!, points), spot(THERE!, 1)] },
});
const previews = (points: number, row = ROW, placing: Terrain | null = null) =>
  ({
    row: row.map(({ id }) => places(id, points)),
    placing: placing && places(placing.id, points),
    sales: [],
    adoptions: [],
  }) as unknown as Previews;

const view = (row = ROW, placing: Terrain | null = null) =>
  ({
    seat: 0,
    row,
    placing,
    seats: [{ name: "Ada", city: { cards: [{}] } }],
    deciding: [0],
  }) as unknown as Update["view"];

const taking = (number: number, row = ROW): Partial<Update> => ({
  ...{ number, opened: number, view: view(row), previews: previews(5, row) },
  decision: {
    ...{ seat: 0, kind: "take" },
    options: row.map((_, index) => ({ action: "take", index, text: `take ${index}` })),
  } as Update["decision"],
});
const placing = (number: number, card: Terrain, ...at: Place[]): Partial<Update> => ({
  ...{ number, opened: number, view: view([], card), previews: previews(5, [], card) },
  decision: {
    ...{ seat: 0, kind: "place" },
    options: at.map((one) => ({ action: "place", at: one, text: `place ${one.join(" ")}` })),
  } as unknown as Update["decision"],
});

let table: FakeTable;
let game: CarsonGame;
let leave: () => void;
let asked: { path: string; answer: (verdict: Verdict) => void }[];

/** Open the table, or a replay of it. */
function sit(at: FakeTable): void {
  table = at;
  table.update(taking(1));
  leave = $effect.root(() => {
    game = new CarsonGame(table.state);
  });
  flushSync();
}

beforeAll(async () => {
  await texts.use("en");
  await Promise.all(["carson-city", "web-carson-city"].map((name) => texts.need(name)));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  settings.kept.speed = "normal";
  asked = [];
  vi.stubGlobal("fetch", (path: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      asked.push({ path, answer: (verdict) => resolve(Response.json(verdict)) });
      signal.addEventListener("abort", () => reject(new Error("withdrawn")));
    });
  });
  sit(new FakeTable());
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const no = (message: string): Verdict => ({ legal: false, rule: null, message, text: null });
const lay = (at: Place) => {
  game.choose(0);
  game.movePlace(at);
  flushSync();
};

it("never requests previews, however many updates arrive", () => {
  for (let number = 2; number <= 23; number++) table.update({ ...taking(number), opened: 1 });
  expect(asked).toEqual([]);
  expect(game.previews?.row[0]).toMatchObject({ best: 5 });
});

it("shows the previews of the row on the screen, never those of another", () => {
  game.choose(1);
  expect(game.preview?.id).toBe("I-02");
  table.update({ ...taking(2, ROW.slice(1)), previews: null });
  expect([game.chosen, game.preview, game.previews]).toEqual([null, null, null]);
});

it.each([
  ["the character that brings the most", [1, 4], "adopt banker"],
  ["nobody where no character brings anything", [0, -2], "done"],
])("preselects %s for the Paperboy, so that Enter goes on", (_, points, sent) => {
  const ids = ["doctor", "banker"];
  const adopt = ids.map((character) => ({
    ...{ action: "adopt", character, text: `adopt ${character}` },
  }));
  table.update({
    ...{ number: 2, opened: 2, view: view([]) },
    previews: {
      ...previews(0, []),
      adoptions: ids.map((id, index) => ({ id, points: points[index] })),
    } as unknown as Previews,
    decision: {
      ...{ seat: 0, kind: "adopt" },
      options: [...adopt, { action: "done", text: "done" }],
    } as unknown as Update["decision"],
  });
  flushSync();
  game.commit?.run();
  expect(table.actions).toEqual([sent]);
});

it("lets somebody decide while it still tells what others did", () => {
  const took = { event: "take", seat: 1, index: 2, terrain: terrain("I-03") };
  const events = [{ event: "bids" }, took] as never;
  table.update({ ...taking(2), items: [{ ...played(1), events: [] }] });
  table.update({ ...taking(3), items: [{ ...played(2, 1), events }] });
  game.choose(0);
  game.tryPlace(HERE!);
  flushSync();
  expect(game.pace.telling).toBe(true);
  game.commit?.run();
  expect(table.actions).toEqual(["take 0"]);
});

it("says why a card can't lie there", async () => {
  lay(NOWHERE!);
  expect(asked[0]?.path).toContain("action=place+7+7&after=take+0");
  asked[0]?.answer(no("too far away"));
  await settle();
  expect(game.closed?.message).toBe("too far away");
});

it("never shows a reason for a place that the ghost has left", async () => {
  lay(NOWHERE!);
  game.movePlace(HERE!);
  asked[0]?.answer(no("too far away"));
  await settle();
  expect(game.closed).toBeNull();
  expect(game.change?.points).toBe(5);
});

it("takes a card and lays it, each once, even if Enter is held", async () => {
  lay(HERE!);
  game.commit?.run();
  game.commit?.run();
  game.commit?.run();
  expect(table.actions).toEqual(["take 0"]);
  await table.grant(2);
  game.commit?.run();
  table.update({ ...placing(2, ROW[0]!, HERE!, THERE!), items: [played(2)] });
  vi.advanceTimersByTime(0);
  game.commit?.run();
  expect(table.actions).toEqual(["take 0", "place 0 1"]);
});

it("lays the card that it took, even if the update arrives before the answer", async () => {
  lay(THERE!);
  game.commit?.run();
  table.update({ ...placing(2, ROW[0]!, HERE!, THERE!), items: [played(2)] });
  vi.advanceTimersByTime(0);
  expect(table.actions).toEqual(["take 0"]);
  await table.grant(2);
  vi.advanceTimersByTime(0);
  expect(table.actions).toEqual(["take 0", "place 0 2"]);
});

it("lays nothing after a refused take", async () => {
  lay(THERE!);
  game.commit?.run();
  await table.refuse();
  table.update({ ...placing(2, ROW[0]!, HERE!, THERE!), items: [played(2)] });
  vi.advanceTimersByTime(1000);
  expect(table.actions).toEqual(["take 0"]);
});

it("does not repeat a forced place right after an undo", () => {
  table.update({ ...placing(4, ROW[0]!, HERE!), items: [played(2), played(3), undone(4, 3)] });
  vi.advanceTimersByTime(1000);
  expect(table.actions).toEqual([]);
  game.tryPlace(HERE!);
  game.commit?.run();
  expect(table.actions).toEqual(["place 0 1"]);
});

it.each([
  ["is answered at a table", false],
  ["is asked in a review", true],
])("a question about a character that the seat has waived %s", (_, past) => {
  leave();
  sit(new FakeTable(past));
  const question = {
    ...{ number: 2, opened: 2, view: { ...view([]), era: 1 } as Update["view"] },
    decision: {
      ...{ seat: 0, kind: "use" },
      options: ["use", "decline"].map((action) => ({ action, character: "doctor", text: action })),
    } as unknown as Update["decision"],
  };
  table.update(question);
  game.waive("doctor", true);
  flushSync();
  vi.advanceTimersByTime(1000);
  game.waive("doctor", false);
  expect(table.actions).toEqual(past ? [] : ["decline"]);
});
