// @vitest-environment jsdom
/** What one update brings is told one after the other, and at once to whoever presses anything. */

import "../../no-media";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Item } from "../../../src/api/types";
import {
  endingEra,
  ERA_END,
  Pace,
  PICK,
  REVEAL,
} from "../../../src/games/carson-city/model/pace.svelte";
import { slotsSoFar } from "../../../src/games/carson-city/model/round";
import type { GameEvent } from "../../../src/games/carson-city/model/types";
import { settings } from "../../../src/settings/settings.svelte";

const MINE = 0;
const event = (name: string, more: object = {}) => ({ event: name, ...more }) as GameEvent;
const round = (era: number, number = 1) => event("round", { era, round: number });
const terrain = (id: string) => ({ id, parcels: ["..", ".."], appeal: 1 });
const reveal = event("reveal", {
  ...{ character: "doctor", appeal: 2, returned: [], terrain: ["a", "b", "c"].map(terrain) },
});
const take = (seat: number, index: number, id: string) =>
  event("take", { seat, index, terrain: terrain(id) });
const item = (number: number, ...events: GameEvent[]): Item =>
  ({ number, at: 0, kind: "played", seat: 0, events }) as unknown as Item;

const BEGUN = [item(1, round(1), reveal)];
const PICKS = item(2, event("bids"), event("order"), take(1, 1, "a"), take(2, 1, "b"));

let pace: Pace;
const names = () => pace.told.map((one) => one.event);
const after = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  settings.kept.speed = "normal";
  pace = new Pace();
  pace.follow(BEGUN, MINE);
});
afterEach(() => {
  pace.close();
  vi.useRealTimers();
});

it("shows how things stand to whoever comes to the table", () => {
  expect([names(), pace.telling]).toEqual([["round", "reveal"], false]);
});

it("tells the picks of others one after the other", () => {
  pace.follow([...BEGUN, PICKS], MINE);
  expect([names().at(-1), pace.telling]).toEqual(["bids", true]);
  after(REVEAL);
  expect(pace.taking).toEqual({ seat: 1, card: "a" });
  const row = [{ id: "doctor" }, terrain("c")] as never;
  const slots = slotsSoFar(pace.told, row);
  expect(slots.map(({ key, takenBy }) => [key, takenBy])).toEqual([
    ["doctor", null],
    ["a", 1],
    ["b", null],
    ["c", null],
  ]);
  // What has gone already can't be chosen, though it is still to be seen.
  expect(slots.map(({ index }) => index)).toEqual([0, null, null, 1]);
  after(PICK);
  expect(pace.taking).toEqual({ seat: 2, card: "b" });
  after(PICK);
  expect(pace.telling).toBe(false);
});

it("does not wait for one's own pick", () => {
  pace.follow([...BEGUN, item(2, take(MINE, 1, "a"))], MINE);
  expect([pace.taking?.card, pace.telling]).toEqual(["a", false]);
});

it("tells the rest at once when somebody presses something", () => {
  pace.follow([...BEGUN, PICKS], MINE);
  pace.skip();
  expect([names().length, pace.telling, pace.taking]).toEqual([6, false, null]);
  after(10_000);
  expect(names().length).toBe(6);
});

it("tells nothing step by step without motion, after a while away, or when something is undone", () => {
  pace.follow([...BEGUN, PICKS], MINE);
  pace.follow(BEGUN, MINE); // taken back
  expect([names().length, pace.telling]).toEqual([2, false]);
  pace.follow([...BEGUN, PICKS, item(3), item(4), item(5)], MINE);
  expect([names().length, pace.telling]).toEqual([6, false]);
  settings.kept.speed = "off";
  pace.skip();
  pace.follow([...BEGUN, PICKS, item(3), item(4), item(5), item(6, take(1, 1, "c"))], MINE);
  expect([names().length, pace.telling]).toEqual([7, false]);
});

it("takes twice as long when slow, and half as long when fast", () => {
  settings.kept.speed = "slow";
  expect(settings.duration(PICK)).toBe(2 * PICK);
  settings.kept.speed = "fast";
  expect(settings.duration(PICK)).toBe(PICK / 2);
});

it("marks the end of an Era once, before its last row is cleared away", () => {
  const end = item(2, event("left", { character: null, terrain: [] }), round(2), reveal);
  pace.follow([...BEGUN, end], MINE);
  expect([pace.ended, names().length]).toEqual([1, 2]);
  after(ERA_END);
  expect([pace.ended, pace.telling, names().length]).toEqual([null, false, 5]);
});

it("marks no end between the rounds of an Era", () => {
  expect(endingEra([round(1)], [event("left"), round(1, 2)])).toBeNull();
  expect(endingEra([round(1)], [round(1, 2)])).toBeNull();
  expect(endingEra([round(2)], [event("left"), event("score")])).toBe(2);
  expect(endingEra([round(1)], [round(2)])).toBe(1);
  expect(endingEra([round(1)], [])).toBeNull();
});
