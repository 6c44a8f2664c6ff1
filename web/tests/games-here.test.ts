// @vitest-environment jsdom
/** Whether this browser has what games without a network need. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offline } from "../src/engine/offline.svelte";
import { gamesHere } from "../src/here/games.svelte";

let stored: string[];

beforeEach(() => {
  stored = [];
  vi.stubGlobal("caches", {
    match: async (file: string) => stored.find((one) => file.includes(one)),
  });
});
afterEach(() => {
  gamesHere.ready = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const storing = (...files: string[]) =>
  vi.spyOn(offline, "keepGames").mockImplementation(async () => void stored.push(...files));

it("has it once it is fetched", async () => {
  storing("engine.zip");
  await gamesHere.fetch();
  expect(gamesHere.ready).toBe(true);
});

it("does not have it where another version of it was stored", async () => {
  storing("older-engine.zip");
  await expect(gamesHere.fetch()).rejects.toThrow("another version");
  expect([gamesHere.ready, gamesHere.fetching]).toEqual([false, false]);
});

it("does not have it where it can't be fetched", async () => {
  vi.spyOn(offline, "keepGames").mockRejectedValue(new Error("no space left"));
  await expect(gamesHere.fetch()).rejects.toThrow("no space left");
  expect([gamesHere.ready, gamesHere.fetching]).toEqual([false, false]);
});
