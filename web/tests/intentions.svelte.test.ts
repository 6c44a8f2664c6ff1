// @vitest-environment jsdom
/** What somebody means to do later is played when its time comes, if it still is the same move. */

import "./no-media";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../src/api/types";
import { CarsonGame } from "../src/games/carson-city/model/game.svelte";
import { CardCityGame } from "../src/games/card-city/model/game.svelte";
import type { Place } from "../src/places";
import { settings } from "../src/settings/settings.svelte";
import { toasts } from "../src/state/toasts.svelte";
import { texts } from "../src/texts/texts.svelte";
import { FakeTable, played, settle, undone } from "./fake-table";

const HERE: Place = [0, 1];
const LAST_CHANCE = 900;

let table: FakeTable;
let leave: () => void;

beforeAll(async () => {
  await texts.use("en");
  const needed = ["carson-city", "web-carson-city", "card-city", "web-card-city", "web-table"];
  await Promise.all(needed.map((name) => texts.need(name)));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: "cardtown-intentions" }));
  settings.kept.speed = "normal";
  settings.kept.confirm = true;
  toasts.shown = [];
  table = new FakeTable();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function sit<Game>(make: () => Game): Game {
  let game!: Game;
  leave = $effect.root(() => {
    game = make();
  });
  flushSync();
  return game;
}

describe("a pick of Carson City", () => {
  const terrain = (id: string) => ({ id, parcels: ["..", ".M"], appeal: 3 });
  const ROW = [terrain("I-01"), terrain("I-02"), { id: "doctor", appeal: 2 }];
  type Row = typeof ROW;
  const previews = (row: Row, points: number) => {
    const spots = [{ at: HERE, points, covers: [], lines: {}, buildings: [], characters: {} }];
    const one = ({ id }: { id: string }) =>
      id === "doctor"
        ? { id, points: 2, likely: 2, lines: {}, buildings: [], characters: {} }
        : { id, places: 1, best: points, spots };
    return { row: row.map(one), placing: null, sales: [], adoptions: [], use: null, outlook: [] };
  };
  /** While another seat picks; with a decision, it is one's own turn. */
  const moment = (number: number, row: Row, points = 5, kind: string | null = null) =>
    ({
      ...{ number, opened: number, previews: previews(row, points) },
      view: {
        ...{ seat: 0, era: 1, round: 2, phase: "pick", order: [1, 0], row, placing: null },
        ...{ bid: null, bids: [7, 8], deciding: [kind ? 0 : 1] },
        seats: [
          { name: "Ada", city: { cards: [{}] }, lawyer: false },
          { name: "Bo", city: { cards: [] }, lawyer: false },
        ],
      },
      decision: kind && {
        ...{ seat: 0, kind },
        options:
          kind === "take"
            ? row.map((_, index) => ({ action: "take", index, text: `take ${index}` }))
            : ["use", "decline"].map((action) => ({ action, character: "doctor", text: action })),
      },
    }) as unknown as Update;

  let game: CarsonGame;
  const plan = (index: number, at: Place | null = HERE) => {
    game.choose(index);
    if (at) game.tryPlace(at);
    flushSync();
    game.commit?.run();
    flushSync();
  };
  beforeEach(() => {
    table.update(moment(1, ROW));
    game = sit(() => new CarsonGame(table.state));
  });

  it("is shown plainly and sent to nobody", () => {
    plan(1);
    expect(game.planned).toBe(1);
    expect(game.plan).toContain(game.intention?.at ? "if it is still there" : "");
    expect(table.actions).toEqual([]);
  });

  it("is played when the turn comes, and the card is laid where it was meant to lie", async () => {
    plan(1);
    table.update({ ...moment(2, ROW.slice(1), 5, "take"), items: [played(2, 1)] });
    expect([game.chosen, game.ghost]).toEqual([0, HERE]); // seen before it is played
    vi.advanceTimersByTime(LAST_CHANCE - 1);
    expect(table.actions).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.actions).toEqual(["take 0"]);
    expect(table.asked[0]?.request.id).toBe("intended-0-2");
    expect(game.intention).toBeNull();
    await table.grant(3);
    vi.advanceTimersByTime(10 * LAST_CHANCE);
    expect(table.actions).toEqual(["take 0"]);
  });

  it("waits for another question that comes first", () => {
    plan(2, null);
    table.update(moment(2, ROW, 5, "use"));
    vi.advanceTimersByTime(10 * LAST_CHANCE);
    expect([table.actions, game.planned]).toEqual([[], 2]);
  });

  it("is off, and says so, once somebody else has taken the card", () => {
    plan(0);
    table.update({ ...moment(2, ROW.slice(1)), items: [played(2, 1)] });
    expect(game.intention).toBeNull();
    expect(toasts.shown).toHaveLength(1);
  });

  it("is over, and nothing is told of it, once it is played by hand", async () => {
    plan(2, null);
    table.update({ ...moment(2, ROW, 5, "take"), items: [played(2, 1)] });
    game.commit?.run();
    expect([table.actions, game.intention]).toEqual([["take 2"], null]);
    await table.grant(3);
    table.update({ ...moment(3, ROW.slice(0, 2)), items: [played(3)] });
    vi.advanceTimersByTime(LAST_CHANCE);
    expect([table.actions, toasts.shown]).toEqual([["take 2"], []]);
  });

  it("is over once another move is typed", async () => {
    plan(2, null);
    table.update({ ...moment(2, ROW, 5, "take"), items: [played(2, 1)] });
    const refused = vi.fn();
    void game.type("take 1", refused);
    vi.advanceTimersByTime(LAST_CHANCE);
    expect([table.actions, game.intention]).toEqual([["take 1"], null]);
    await table.refuse("illegal");
    expect(refused).toHaveBeenCalledOnce();
    expect(toasts.shown).toEqual([]);
  });

  it("is laid where it was meant to lie, even if it is the last card of the row", async () => {
    plan(1);
    table.update({ ...moment(2, ROW.slice(1, 2), 5, "take"), items: [played(2, 1)] });
    vi.advanceTimersByTime(0); // when a move without a choice would be played
    expect(table.actions).toEqual([]);
    vi.advanceTimersByTime(LAST_CHANCE);
    expect(table.asked.map(({ request }) => request.id)).toEqual(["intended-0-2"]);
  });

  it("is not played when it would bring something else", () => {
    plan(0);
    table.update({ ...moment(2, ROW, 4, "take"), items: [played(2, 1)] });
    vi.advanceTimersByTime(LAST_CHANCE);
    expect([table.actions, game.intention]).toEqual([[], null]);
    expect(toasts.shown).toHaveLength(1);
  });

  it("is not played in another round", () => {
    plan(0);
    const later = moment(2, ROW, 5, "take");
    table.update({
      ...later,
      view: { ...later.view, round: 3 } as unknown as NonNullable<Update["view"]>,
    });
    vi.advanceTimersByTime(LAST_CHANCE);
    expect([table.actions, game.intention]).toEqual([[], null]);
  });

  it("is cancelled by one press, before and in the moment when it would be played", () => {
    plan(0);
    game.cancel();
    expect(game.intention).toBeNull();
    plan(0);
    table.update(moment(2, ROW, 5, "take"));
    game.cancel();
    vi.advanceTimersByTime(LAST_CHANCE);
    expect(table.actions).toEqual([]);
  });

  it("is cancelled by choosing something else in one's turn, and by taking back", () => {
    plan(0);
    table.update(moment(2, ROW, 5, "take"));
    game.choose(2);
    flushSync();
    vi.advanceTimersByTime(LAST_CHANCE);
    expect([table.actions, game.intention, game.chosen]).toEqual([[], null, 2]);
    table.update({ ...moment(3, ROW), undo: { free: true, barred: false } });
    plan(0);
    game.cancel(); // the card that is looked at
    plan(0);
    game.undo();
    expect(game.intention).toBeNull();
  });

  it("is cancelled in every tab of the browser", () => {
    plan(0);
    table.update(moment(2, ROW, 5, "take"));
    localStorage.setItem("cardtown-intentions", "[]");
    window.dispatchEvent(new StorageEvent("storage", { key: "cardtown-intentions" }));
    vi.advanceTimersByTime(LAST_CHANCE);
    expect(table.actions).toEqual([]);
  });

  it("is replaced by another one", () => {
    plan(0);
    plan(2, null);
    expect(game.planned).toBe(2);
  });

  it("survives leaving the table, and is not that of another seat or table", () => {
    plan(0);
    leave();
    game = sit(() => new CarsonGame(table.state));
    expect(game.planned).toBe(0);
    const elsewhere = moment(1, ROW);
    table.update({
      ...elsewhere,
      view: { ...elsewhere.view, seat: 1 } as unknown as NonNullable<Update["view"]>,
    });
    expect(game.intention).toBeNull();
  });

  it("is nothing in a replay of the game", () => {
    plan(0);
    leave();
    table = new FakeTable(true);
    table.update(moment(2, ROW, 5, "take"));
    game = sit(() => new CarsonGame(table.state));
    vi.advanceTimersByTime(LAST_CHANCE);
    expect([table.actions, game.intention, toasts.shown]).toEqual([[], null, []]);
  });

  it("cannot be had after the pick, for nothing is left to take in this round", () => {
    const none = { ...moment(2, ROW).view, order: [1] } as unknown as NonNullable<Update["view"]>;
    table.update({ ...moment(2, ROW), view: none });
    plan(0);
    expect([game.mayPlan, game.intention]).toEqual([false, null]);
  });

  it("keeps the card that is looked at while others take cards before it", () => {
    game.choose(1);
    game.tryPlace(HERE);
    table.update({ ...moment(2, ROW.slice(1)), items: [played(2, 1)] });
    expect([game.chosen, game.ghost]).toEqual([0, HERE]);
    table.update({ ...moment(3, ROW.slice(2)), items: [played(3, 1)] });
    expect([game.chosen, game.ghost]).toEqual([null, null]);
  });

  it("is not played again when it was just taken back", async () => {
    plan(0);
    table.update(moment(2, ROW, 5, "take"));
    vi.advanceTimersByTime(LAST_CHANCE);
    await table.grant(3);
    await settle();
    table.update({ ...moment(4, ROW, 5, "take"), items: [played(3), undone(4, 3)] });
    vi.advanceTimersByTime(10 * LAST_CHANCE);
    expect(table.actions).toEqual(["take 0"]);
  });
});

describe("a building of Card City", () => {
  const cell = (points: number) => ({
    ...{ at: HERE, legal: true, points, lines: {}, cost: 0, coins: 2, income: 0, capacity: 0 },
    ...{ will_grow: [], never_grow: [], districts: [], dead_end: false },
  });
  const seat = (name: string, known: string[]) => ({
    ...{ name, coins: 7, price: 5, points: 0, stage: "build", hand: { known, unknown: 0 } },
    city: { rows: ["M"], origin: [0, 0], room: 4, districts: [], frame: {} },
  });
  const moment = (number: number, phase: string, kind: string | null = null, points = 1) =>
    ({
      ...{ number, opened: number },
      previews: {
        cards: ["R", "C"].map((one) => ({ kind: one, places: 1, cost: 0, cells: [cell(points)] })),
        developments: [],
        purchase: phase === "buy" ? { price: 5, cells: [cell(points)], closed: [] } : null,
      },
      view: {
        ...{
          seat: 0,
          round: 3,
          first: 1,
          phase,
          deciding: [kind ? 0 : 1],
          offers: [],
          over: false,
        },
        seats: [seat("Ada", ["C", "R"]), seat("Bo", [])],
      },
      decision: kind && {
        ...{ seat: 0, kind },
        options:
          kind === "buy"
            ? [
                { action: "buy", at: HERE, text: "buy 0 1" },
                { action: "pass", text: "pass" },
              ]
            : ["C", "R"].map((one) => ({
                action: kind,
                kind: one,
                at: HERE,
                text: `${kind} ${one}`,
              })),
      },
    }) as unknown as Update;
  let game: CardCityGame;
  const plan = (kind: "R" | "I", card: number) => {
    game.choose(kind, card);
    flushSync();
    game.tryCell(HERE);
    flushSync();
    game.commit?.run();
    flushSync();
  };
  const come = (...what: Parameters<typeof moment>) => {
    table.update(moment(...what));
    vi.advanceTimersByTime(2_000); // until it has been shown
    flushSync();
  };
  beforeEach(() => {
    table.update(moment(1, "divide"));
    game = sit(() => new CardCityGame(table.state));
  });

  it("is built when all cards have been dealt out", () => {
    plan("R", 1);
    expect([game.plan, table.actions]).toEqual([expect.stringContaining("Residential"), []]);
    come(2, "build and develop", "build");
    expect(table.actions).toEqual(["build R"]);
    expect(game.intention).toBeNull();
  });

  it("is not settled by looking around, even where nothing is confirmed", () => {
    settings.kept.confirm = false;
    game.choose("R", 1);
    game.tryCell(HERE);
    game.tryCell(HERE);
    expect(game.intention).toBeNull();
  });

  it("is not built when it would bring something else", () => {
    plan("R", 1);
    come(2, "build and develop", "build", 0);
    expect([table.actions, game.intention]).toEqual([[], null]);
  });

  it("can be to buy nothing", () => {
    come(2, "buy");
    game.pass();
    flushSync();
    come(3, "buy", "buy");
    expect(table.actions).toEqual(["pass"]);
  });

  it("is over, and nothing is told of it, once it is built by hand", async () => {
    plan("R", 1);
    table.update(moment(2, "build and develop", "build"));
    vi.advanceTimersByTime(LAST_CHANCE - 1); // shown, and not yet built
    flushSync();
    expect([game.ghost?.kind, table.actions]).toEqual(["R", []]);
    game.commit?.run();
    expect([table.actions, game.intention]).toEqual([["build R"], null]);
    await table.grant(3);
    come(3, "build and develop", "build");
    expect([table.actions, toasts.shown]).toEqual([["build R"], []]);
  });

  it("is over once something else is done by hand in its moment", () => {
    come(2, "buy");
    plan("I", 0);
    table.update(moment(3, "buy", "buy"));
    vi.advanceTimersByTime(LAST_CHANCE - 1);
    flushSync();
    game.pass();
    expect([table.actions, game.intention]).toEqual([["pass"], null]);
  });

  it("can be bought", () => {
    come(2, "buy");
    plan("I", 0);
    come(3, "buy", "buy");
    expect(table.actions).toEqual(["buy 0 1"]);
  });
});
