// @vitest-environment jsdom
/** The study board: its addresses, its words, and what is said of a try. */

import "./no-media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { groupsOf, withValue } from "../src/pages/study/words";
import { Studying } from "../src/pages/study/studying.svelte";
import { studyPath, textIn } from "../src/position/address";
import { tableOf } from "../src/position/board";
import type { Evaluation, Position } from "../src/position/types";
import { parse } from "../src/router.svelte";
import { texts } from "../src/texts/texts.svelte";
import { settle } from "./fake-table";

const LINE =
  "card-city seat=1 round=4 first=1 phase=divide reserve=C18I12 player=city=R___/P_R_@-2/-2;coins=6 player=name=50%25%20%2F;coins=6;hand=CLPP";

it("carries any position in its address", () => {
  for (const text of [LINE, "card-city player=name=a%23b", "", "100 %", "\ud83d\ude00"]) {
    const address = new URL(studyPath(text), "http://cardtown.test");
    expect(parse(address)).toEqual({ page: "study", position: address.hash.slice(1) });
    expect(textIn(address.hash.slice(1))).toBe(text);
  }
  expect(textIn("50%")).toBe("50%"); // typed by somebody, and no address
  expect(() => studyPath("\ud83d")).not.toThrow();
});

it("shows the words of a position by what they are about", () => {
  const [game, first, second] = groupsOf(LINE);
  expect(game?.words.map(({ key }) => key)).toEqual([
    ...["seat", "round", "first", "phase", "reserve"],
  ]);
  expect(first).toMatchObject({ seat: 0, words: [{ key: "city" }, { key: "coins", value: "6" }] });
  expect(second?.words.at(-1)).toMatchObject({ key: "hand", value: "CLPP" });
  expect(groupsOf("")).toEqual([]);
});

it("draws no fields for a text that can be no position", () => {
  const seats = (count: number) => `card-city${" player=coins=6;hand=C".repeat(count)}`;
  expect(groupsOf(seats(150))).toHaveLength(150);
  expect(groupsOf(seats(151))).toEqual([]);
  expect(groupsOf(`card-city seat=${"1".repeat(20_000)}`)).toEqual([]);
});

it("changes one word, and leaves the others as they are", () => {
  const words = groupsOf(LINE).flatMap((group) => group.words);
  for (const { key, value, index } of words) {
    expect(withValue(LINE, index, value)).toBe(LINE);
    const changed = withValue(LINE, index, "x;y z");
    expect(groupsOf(changed).flatMap((group) => group.words)[index]).toMatchObject({
      key,
      value: "xyz",
    });
    expect(withValue(changed, index, value)).toBe(LINE);
  }
});

const POSITION = {
  position: LINE,
  game: "card-city",
  seat: 1,
  view: {
    seats: [
      { name: "Ada", kind: "human" },
      { name: "Bo", kind: "bot:easy" },
    ],
  },
  decision: { kind: "choose", options: [{ text: "open" }, { text: "mixed" }] },
  previews: null,
} as unknown as Position;

const EVALUATION = {
  judge: "champion",
  seat: 1,
  kind: "choose",
  leading: [{ action: "mixed" }, { action: "open" }],
  options: [
    { action: "mixed", points: 0, chance: { value: 0.4, margin: 0.02 } },
    { action: "open", points: 1.5, chance: { value: 0.3, margin: 0.02 } },
  ],
  bid_odds: null,
} as unknown as Evaluation;

it("shows a position at a table where the seat decides and nothing is played", async () => {
  const tried: string[] = [];
  const table = tableOf(POSITION, (action) => tried.push(action));
  expect(table.past).toBe(true);
  expect(table.seat).toBe(1);
  expect(table.ownSeats).toEqual([1]);
  expect(table.facts?.seats.map(({ name, kind }) => [name, kind])).toEqual([
    ["Ada", "person"],
    ["Bo", "bot:easy"],
  ]);
  const refused = vi.fn();
  expect(await table.play("open")).toBe(false);
  expect(tried).toEqual(["open"]);
  expect(await table.play("", undefined, refused)).toBe(false);
  expect(refused).not.toHaveBeenCalled();
});

it("names seats without names in the reader's language", async () => {
  await texts.use("de");
  const nameless = { ...POSITION, view: { seats: [{ name: "Seat 1", kind: "human" }] } };
  const { facts, update } = tableOf(nameless as unknown as Position, () => undefined);
  expect(facts?.seats.map(({ name }) => name)).toEqual([texts.text("web-seat", { number: 1 })]);
  expect(update?.view).toMatchObject({ seats: [{ name: facts?.seats[0]?.name }] });
});

let answers: ((answer: Response) => void)[];
let studying: Studying;
beforeEach(() => {
  answers = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => answers.push(done)));
  studying = new Studying(POSITION);
});
afterEach(() => vi.unstubAllGlobals());

const answer = async (content: unknown, status = 200) => {
  answers.pop()?.(new Response(JSON.stringify(content), { status }));
  await settle();
};

it("asks once, however often something is tried, and draws the best only when asked", async () => {
  await studying.table.play("open");
  await studying.table.play("mixed");
  await studying.table.play("open");
  expect(answers.length).toBe(1);
  expect(studying.asking).toBe(true);
  await answer(EVALUATION);
  flushSync();
  expect(studying.weighed?.points).toBe(1.5);
  expect(studying.best?.action).toBe("mixed");
  expect(studying.shown).toBe(false);
  await studying.toggleBest();
  expect(studying.table.advice?.options.map(({ action }) => action)).toEqual(["mixed", "open"]);
  await studying.toggleBest();
  expect(studying.shown).toBe(false);
  expect(answers.length).toBe(0);
});

it("says why nothing could be judged, and asks again the next time", async () => {
  void studying.toggleBest();
  await answer({ error: { code: "nonsense", message: "no game comes to it", rule: null } }, 422);
  expect(studying.problem).toBe("no game comes to it");
  expect(studying.shown).toBe(false);
  const again = studying.toggleBest();
  expect(studying.problem).toBe(null);
  await answer(EVALUATION);
  await again;
  expect(studying.shown).toBe(true);
});

it("withdraws what it asked when it is closed", async () => {
  const asked = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error())));
  });
  vi.stubGlobal("fetch", asked);
  const answered = studying.toggleBest();
  studying.close();
  await answered;
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
