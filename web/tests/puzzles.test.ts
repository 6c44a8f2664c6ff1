// @vitest-environment jsdom
/** Puzzles: what comes back when, what counts as solved, which comes next, and what a try says. */

import "./no-media";
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { judgedAsEven } from "../src/after/asking.svelte";
import type { Judged } from "../src/after/types";
import type { Position } from "../src/position/types";
import { progress, type Outcome } from "../src/pages/puzzles/progress";
import { dateOf, missed, passed, repetition, type Card } from "../src/pages/puzzles/repetition";
import { reportOf } from "../src/pages/puzzles/report";
import { Solving } from "../src/pages/puzzles/solving.svelte";
import {
  difficultiesOf,
  nextOf,
  puzzleAddress,
  readWish,
  themesOf,
  wanted,
  type Listed,
} from "../src/pages/puzzles/stock";
import { parse } from "../src/router.svelte";
import { LANGUAGES } from "../src/settings/languages";
import { toasts } from "../src/state/toasts.svelte";
import { Kept } from "../src/table/kept.svelte";
import { texts } from "../src/texts/texts.svelte";
import { settle } from "./fake-table";

const KEYS = ["cardtown-repetition", "cardtown-puzzles", "cardtown-puzzles-streak"];

/** What another tab has stored. */
function store(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

beforeEach(() => {
  localStorage.clear();
  for (const key of KEYS) window.dispatchEvent(new StorageEvent("storage", { key }));
});

describe("what was missed", () => {
  const TODAY = "2026-11-19";

  it("comes back after 1, 3, 7, 14 and 30 days, each time it is right", () => {
    let card: Card | null = missed("card-city 7", TODAY);
    const dates: string[] = [];
    while (card !== null) {
      dates.push(card.due);
      card = passed(card, card.due);
    }
    expect(dates).toEqual(["2026-11-20", "2026-11-23", "2026-11-30", "2026-12-14", "2027-01-13"]);
  });

  it("does not move on when it is right before its day", () => {
    const card = missed(null, TODAY);
    expect(passed(card, TODAY)).toEqual(card);
    expect(passed(card, "2026-12-24")).toEqual({ box: 1, due: "2026-12-27", of: null });
  });

  it("is due from its day on, whatever was longest due first", () => {
    repetition.miss("one", "2026-11-18");
    repetition.miss("other", "2026-11-10");
    repetition.miss("later", TODAY);
    expect(repetition.due(TODAY).map(({ position }) => position)).toEqual(["other", "one"]);
    repetition.pass("other", TODAY);
    repetition.pass("never missed", TODAY);
    expect(repetition.due(TODAY).map(({ position }) => position)).toEqual(["one"]);
    expect(repetition.waiting).toHaveLength(3);
    repetition.forget("one");
    expect(repetition.due(TODAY)).toEqual([]);
  });

  it("goes back to the first box when it is missed again", () => {
    repetition.miss("one", "2026-11-01");
    repetition.pass("one", "2026-11-02");
    repetition.miss("one", "2026-11-05");
    expect(repetition.waiting).toEqual([{ position: "one", box: 0, due: "2026-11-06", of: null }]);
  });

  it("stays where it is when the review asks about it again", () => {
    repetition.note("one", "2026-11-01");
    repetition.pass("one", "2026-11-02");
    repetition.note("one", "2026-11-03");
    expect(repetition.waiting[0]).toMatchObject({ box: 1, due: "2026-11-05" });
  });

  it("is kept, for other tabs too, within bounds, and nonsense is not read", () => {
    for (let number = 0; number < 310; number++) repetition.miss(`${number}`, TODAY);
    expect(repetition.waiting).toHaveLength(300);
    expect(repetition.waiting[0]?.position).toBe("10");
    const kept = [
      ["good", { box: 4, due: TODAY, of: null }],
      ["no box", { box: 5, due: TODAY, of: null }],
      ["no date", { box: 0, due: "soon", of: null }],
      ["nothing", null],
    ];
    store("cardtown-repetition", JSON.stringify(kept));
    expect(repetition.waiting.map(({ position }) => position)).toEqual(["good"]);
    repetition.pass("good", TODAY);
    expect(repetition.waiting).toEqual([]);
    store("cardtown-repetition", "{");
    expect(repetition.waiting).toEqual([]);
  });

  it("counts days as the calendar of this device does", () => {
    expect(dateOf(new Date(2027, 0, 2, 0, 1))).toBe("2027-01-02");
    expect(dateOf(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
  });
});

it("is judged as if the game were even where the seat has fallen behind", () => {
  const said = (chance: number | null, before: number) =>
    judgedAsEven({
      best: { chance: chance === null ? null : { value: chance, margin: 0 } },
      before,
    } as unknown as Judged);
  expect(said(0.004, 0.5)).toBe(true);
  expect(said(0.5, 0.5)).toBe(false);
  expect(said(null, 0.5)).toBe(false); // a judge that speaks of points only
});

it("keeps what another tab has kept, even unheard, and what can't be stored", () => {
  const kept = new Kept<number>("cardtown-test");
  localStorage.setItem("cardtown-test", '[["theirs", 1]]'); // no event has come yet
  kept.set("ours", 2);
  expect(JSON.parse(localStorage.getItem("cardtown-test")!)).toEqual([
    ["theirs", 1],
    ["ours", 2],
  ]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  kept.set("more", 3);
  kept.set("most", 4);
  full.mockRestore();
  kept.set("last", 5);
  expect(JSON.parse(localStorage.getItem("cardtown-test")!)).toHaveLength(5);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(kept.entries).toEqual([]);
});

describe("progress", () => {
  it("tells the first try from later ones, once for each puzzle", () => {
    progress.solve("card-city", 1);
    progress.miss("card-city", 1);
    progress.miss("card-city", 2);
    expect(progress.solved("card-city", 2)).toBe(false);
    progress.solve("card-city", 2);
    progress.solve("card-city", 2);
    const of = (number: number) => progress.outcome("card-city", number);
    expect([of(1), of(2), of(3)]).toEqual(["first", "later", null]);
    expect(progress.solved("card-city", 2)).toBe(true);
    expect(progress.outcome("carson-city", 1)).toBeNull();
  });

  it("counts how many in a row were solved at the first try", () => {
    for (const number of [1, 2, 3]) progress.solve("card-city", number);
    expect(progress.streak).toEqual({ now: 3, best: 3 });
    progress.solve("card-city", 3); // again
    progress.miss("card-city", 4);
    expect(progress.streak).toEqual({ now: 0, best: 3 });
    progress.solve("card-city", 4);
    progress.solve("card-city", 5);
    expect(progress.streak).toEqual({ now: 1, best: 3 });
    store("cardtown-puzzles-streak", '[["now", "many"]]');
    expect(progress.streak).toEqual({ now: 0, best: 0 });
  });
});

describe("the next puzzle", () => {
  const list: Listed[] = [
    { number: 1, theme: "bid", difficulty: 3 },
    { number: 2, theme: "sale", difficulty: 1 },
    { number: 3, theme: "bid", difficulty: 1 },
    { number: 4, theme: "bid", difficulty: 1 },
  ];
  const ANY = { theme: null, difficulty: null };
  const outcomes = (known: Record<number, Outcome>) => (number: number) => known[number] ?? null;
  const next = (wish = ANY as Parameters<typeof nextOf>[1], known = {}, after?: number) =>
    nextOf(list, wish, outcomes(known), after)?.number;

  it("is the easiest that nobody has tried yet", () => {
    expect(next()).toBe(2);
    expect(next(ANY, { 2: "first", 3: "missed" })).toBe(4);
    expect(next(ANY, { 2: "first" }, 4)).toBe(1);
  });

  it("is of the theme and the difficulty that were chosen", () => {
    expect(next({ theme: "bid", difficulty: null })).toBe(3);
    expect(next({ theme: "bid", difficulty: 3 })).toBe(1);
    expect(next({ theme: "bid", difficulty: 3 }, {}, 1)).toBeUndefined();
    expect(next({ theme: "weather", difficulty: null })).toBeUndefined();
    expect(wanted(list, { theme: "bid", difficulty: null }).map((one) => one.number)).toEqual([
      3, 4, 1,
    ]);
  });

  it("is one that was missed, or else simply follows, when all were tried", () => {
    const all = { 1: "first", 2: "missed", 3: "later", 4: "first" };
    expect(next(ANY, all, 4)).toBe(2);
    expect(next(ANY, { ...all, 2: "later" }, 3)).toBe(4);
    expect(next(ANY, { ...all, 2: "later" }, 1)).toBe(2);
  });

  it("is named by an address that keeps the choice", () => {
    const wish = { theme: "bid", difficulty: 2 };
    const address = new URL(puzzleAddress("card-city", 7, wish), "https://x");
    expect(parse(address)).toEqual({ page: "puzzle", game: "card-city", number: 7 });
    expect(readWish(address.search)).toEqual(wish);
    expect(puzzleAddress("card-city", 7, ANY)).toBe("/puzzles/card-city/7");
    expect(readWish("")).toEqual(ANY);
  });

  it("has themes, the most frequent first, and difficulties", () => {
    expect(themesOf(list)).toEqual(["bid", "sale"]);
    expect(difficultiesOf(list)).toEqual([1, 3]);
  });
});

it.each([
  ["/puzzles", { page: "puzzles" }],
  ["/puzzles/due", { page: "due" }],
  ["/puzzles/card-city/300", { page: "puzzle", game: "card-city", number: 300 }],
  ["/puzzles/card-city", { page: "unknown" }],
  ["/puzzles/card-city/0", { page: "unknown" }],
  ["/puzzles/card-city/x", { page: "unknown" }],
])("the address %s", (path, route) => {
  expect(parse(new URL(path, "https://x"))).toEqual(route);
});

describe("a position", () => {
  const CHANCE = { value: 0.5, margin: 0.01 };
  const hint = (action: string) => ({
    action,
    option: {},
    now: 2,
    later: 0,
    reasons: [],
    chance: CHANCE,
  });
  const SOLUTION = {
    ...{ theme: "bid", before: 0.5, best: hint("bid 8"), bid_odds: null },
    leading: ["bid 8", "bid 7", "bid 1"].map(hint),
    options: [
      { action: "bid 8", given: 0 },
      { action: "bid 7", given: 0.01 },
      { action: "bid 1", given: 0.2 },
    ],
  };
  const POSITION = {
    ...{ position: "a line", game: "carson-city", seat: 1, previews: null },
    view: {
      seats: [
        { name: "Seat 1", kind: "human" },
        { name: "Ann", kind: "human" },
      ],
    },
    decision: { seat: 1, kind: "bid", options: [] },
  } as unknown as Position;
  const onMissed = vi.fn();
  const onSolved = vi.fn();
  let answers: (() => Promise<Response>)[];
  let solving: Solving;

  beforeAll(() => texts.need("web-puzzles"));
  beforeEach(() => {
    answers = [];
    const answer = () => (answers.shift() ?? (async () => Response.json(SOLUTION)))();
    vi.stubGlobal("fetch", vi.fn(answer));
    toasts.shown = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  async function begin(): Promise<void> {
    solving = new Solving(POSITION, { onMissed, onSolved });
    await settle();
  }
  async function play(action: string): Promise<boolean> {
    const granted = await solving.table.play(action);
    await settle();
    return granted;
  }
  const shown = () => solving.table.advice?.options.map(({ action }) => action);

  it("is solved at once by the best choice, which the board then shows", async () => {
    await begin();
    expect(await play("bid 8")).toBe(false); // nothing has been played
    expect(solving.tried).toEqual({ action: "bid 8", given: 0, right: true });
    expect(onSolved.mock.calls).toEqual([[true]]);
    expect(onMissed).not.toHaveBeenCalled();
    expect(shown()).toEqual(["bid 8"]);
    await play("bid 1");
    await play("bid 8");
    expect(onSolved).toHaveBeenCalledOnce();
    expect(onMissed).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledOnce(); // the server was asked once
  });

  it("is solved by what gives away next to nothing", async () => {
    await begin();
    await play("bid 7");
    expect(solving.tried?.right).toBe(true);
  });

  it("says what a wrong try gives away, shows nothing, and may be tried again", async () => {
    await begin();
    await play("bid 1");
    await play("bid 1");
    expect(solving.tried).toEqual({ action: "bid 1", given: 0.2, right: false });
    expect(shown()).toBeUndefined();
    expect(onMissed).toHaveBeenCalledOnce();
    await play("bid 8");
    expect(onSolved.mock.calls).toEqual([[false]]);
  });

  it("helps in steps: the theme, three of which one is right, the answer; that is a miss", async () => {
    await begin();
    await solving.helpMore();
    expect([solving.help, shown()]).toEqual([1, undefined]);
    expect(onMissed).toHaveBeenCalledOnce();
    await solving.helpMore();
    expect(shown()).toEqual(["bid 1", "bid 7", "bid 8"]);
    const chances = solving.table.advice?.options.map(({ chance }) => chance);
    expect(chances).toEqual([null, null, null]); // they would tell which one is right
    await solving.helpMore();
    await solving.helpMore();
    expect([solving.help, shown()]).toEqual([3, ["bid 8"]]);
    expect(onSolved).not.toHaveBeenCalled();
    await play("bid 8");
    expect(onSolved.mock.calls).toEqual([[false]]);
  });

  it("asks a server that did not answer again with the next try", async () => {
    answers = [() => Promise.reject(new Error()), () => Promise.reject(new Error())];
    await begin();
    await play("bid 8");
    expect(solving.tried).toBeNull();
    expect(toasts.shown).toHaveLength(1);
    await play("bid 8");
    expect(onSolved.mock.calls).toEqual([[true]]);
  });

  it("withdraws what it asked when it is closed, and says nothing about that", async () => {
    const asked = vi.fn((_: string, { signal }: RequestInit) => {
      return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error())));
    });
    vi.stubGlobal("fetch", asked);
    solving = new Solving(POSITION, { onMissed, onSolved });
    const helped = solving.helpMore();
    solving.close();
    await helped;
    expect(asked.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true]);
    expect(toasts.shown).toEqual([]);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it("accepts nothing but tries", async () => {
    await begin();
    expect(await solving.table.ask({ do: "say", seat: 1, text: "hello" })).toBe(false);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it("names seats without names in the reader's language", async () => {
    await begin();
    const { table, view } = solving.table.update ?? {};
    const names = (view as { seats: { name: string }[] }).seats.map(({ name }) => name);
    expect(names).toEqual([texts.text("web-seat", { number: 1 }), "Ann"]);
    expect(table?.seats[0]?.name).toBe(names[0]);
  });

  it("is reported with its answer, and with what was tried instead", async () => {
    await begin();
    await play("bid 1");
    const puzzle = { game: "carson-city", number: 58, best: "bid 8", lead: 0.1 };
    expect(JSON.parse(reportOf("a line", puzzle, solving))).toMatchObject({
      puzzle: { game: "carson-city", number: 58, lead: 0.1 },
      ...{ position: "a line", best: "bid 8", better: "bid 1" },
    });
    expect(JSON.parse(reportOf("a line", null, solving))).toMatchObject({
      ...{ puzzle: null, best: "bid 8" },
    });
  });
});

// --- texts -----------------------------------------------------------------------------------------

const files = import.meta.glob<string>("../../src/cardtown/locales/*/web-puzzles.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const stocks = import.meta.glob<string>("../../src/cardtown/puzzles/stock/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../src/pages/puzzles/*.{svelte,ts}", "../src/pages/Puzzle*.svelte"],
  { query: "?raw", import: "default", eager: true },
);

it.each(LANGUAGES)(
  "every theme and difficulty has a name, and no text is unused: %s",
  (language) => {
    const text = files[`../../src/cardtown/locales/${language}/web-puzzles.ftl`] ?? "";
    const ids = new FluentResource(text).body.map(({ id }) => id);
    const lines = Object.values(stocks).flatMap((stock) => stock.split("\n"));
    const rows = lines.filter((line) => line.includes("\t")).map((line) => line.split("\t"));
    expect(rows.length).toBeGreaterThanOrEqual(600);
    const named = rows.flatMap(([theme, bots]) => [
      `web-puzzles-theme-${theme}`,
      `web-puzzles-difficulty-${bots?.split(",").length}`,
    ]);
    expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
    const code = Object.values(sources).join("\n");
    const unused = ids.filter(
      (id) => !/-(theme-|difficulty-\d)/.test(id) && !code.includes(`"${id}"`),
    );
    expect(unused).toEqual([]);
  },
);
