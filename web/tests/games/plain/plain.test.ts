// @vitest-environment jsdom
/** A game without a front of its own: its table is text, its options are buttons. */

import "../../no-media";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Listener } from "../../../src/api/live";
import type { Game, Item, Update } from "../../../src/api/types";
import PlainTable from "../../../src/games/plain/PlainTable.svelte";
import { plainLines } from "../../../src/games/plain/log";
import { FRONTS, frontOf } from "../../../src/games/registry";
import { TableState } from "../../../src/state/table.svelte";
import { texts } from "../../../src/texts/texts.svelte";

const GAME: Game = {
  game: "harbour",
  title: "Harbour",
  version: 1,
  min_seats: 2,
  max_seats: 4,
  usual_seats: ["you", "bot:greedy"],
  rule_prefixes: ["H", "I"],
  bots: ["random", "greedy"],
};

const ITEMS = [
  { number: 1, kind: "started", at: 0, events: [{ event: "deal" }] },
  { number: 2, kind: "played", at: 0, seat: 1, events: [{ event: "sail", seat: 1, ship: "red" }] },
] as unknown as Item[];

function update(over = false, own = [0]): Update {
  const seats = ["Ada", "Bot"].map((name, seat) => ({
    ...{ name, kind: own.includes(seat) ? "person" : "bot:greedy", taken: true },
    yours: own.includes(seat),
    ...{ host: false, stand_in: false, reserved: false, entropy: null, deadline: null },
  }));
  return {
    ...{ number: 2, since: 0, seat: 0, opened: 2, undo: null, items: ITEMS },
    table: { id: "t", game: "harbour", phase: over ? "finished" : "playing", seats, options: {} },
    view: {
      ...{ plain: true, seat: 0, over, text: ["dock: red ship", "tide: high"] },
      seats: [
        { name: "Ada", points: 3 },
        { name: "Bot", points: null },
      ],
    },
    decision: over
      ? null
      : { seat: 0, kind: "berth", options: [{ text: "wait" }, { text: "dock 2" }] },
  } as unknown as Update;
}

const ask = vi.fn(() => Promise.resolve(3));

/** A table that shows an update, with the requests that reach it. */
function tableWith(shown: Update): TableState {
  let hear: Listener | null = null;
  const table = new TableState("t", (listener) => {
    hear = listener;
    return { ask, close: () => undefined };
  });
  hear!.update(shown);
  return table;
}

beforeAll(() => texts.use("en"));
beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([GAME])));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is the front of any game that the registry does not list", () => {
  const front = frontOf("harbour", GAME);
  expect(FRONTS).not.toContain(front);
  expect(front.name).toBe("harbour");
  expect(front.seats).toMatchObject({
    programs: ["bot:random", "bot:greedy"],
    opponents: ["bot:greedy"],
  });
  expect([front.book, front.scorepad, front.options]).toEqual([null, null, null]);
});

it("shows the view as text, and everybody with their points", () => {
  const { container } = render(PlainTable, { table: tableWith(update()) });
  expect(container.querySelector("pre")?.textContent).toBe("dock: red ship\ntide: high");
  expect(screen.getByRole("region", { name: "Seats" }).textContent).toMatch(/Ada\s*3 points\s*Bot/);
});

it("offers every option as a button that plays it", async () => {
  render(PlainTable, { table: tableWith(update()) });
  await fireEvent.click(screen.getByRole("button", { name: "dock 2" }));
  expect(ask).toHaveBeenCalledWith({ do: "play", seat: 0, action: "dock 2", at: 2 });
});

it("describes events in the game's own words", () => {
  expect(plainLines(ITEMS, ["Ada", "Bot"]).map(({ text }) => text)).toEqual([
    "deal",
    "Bot sail: ship red",
  ]);
});

it("offers neither a coach nor rules that the game does not have", async () => {
  render(PlainTable, { table: tableWith(update()) });
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(screen.getByText("My tables")).toBeTruthy();
  expect(screen.queryByText("Coach")).toBeNull();
  expect(screen.queryByText("Rules")).toBeNull();
});

it("has the same end as every table", async () => {
  render(PlainTable, { table: tableWith(update(true)) });
  expect(await screen.findByRole("link", { name: "Replay" }, { timeout: 60_000 })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "wait" })).toBeNull();
});

it("draws nothing of one person's view until that person has the screen", async () => {
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
  const { container } = render(PlainTable, { table: tableWith(update(false, [0, 1])) });
  await fireEvent.click(screen.getByRole("button", { name: "Bot" }));
  expect(container.textContent).not.toContain("red ship");
  expect(container.querySelector("dialog")?.textContent).toContain("Bot");
  expect(ask).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("That’s me"));
  expect(ask).toHaveBeenCalledWith({ do: "look", seat: 1 });
});
