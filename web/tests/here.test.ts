/** Tables of this device: which requests it takes, and how a table there tells what is new. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { get, getText, letAnswer, post, Refusal } from "../src/api/http";
import type { Connection } from "../src/api/live";
import type { Update } from "../src/api/types";
import { TableHere } from "../src/here/channel";
import { device, hereInstead, isHere } from "../src/here/device";

const UPDATE = { type: "update", seat: 0 } as Update;
let asked: string[];
let number: number;
let botsLeft: number;
let refused: Refusal | null;

/** A device whose bots have so many moves to make. */
async function answer(path: string, { method = "GET" }: RequestInit): Promise<Response> {
  asked.push(`${method} ${path}`);
  if (refused !== null)
    return Response.json({ error: { ...refused, message: refused.message } }, { status: 422 });
  if (path.endsWith("/requests")) return Response.json({ number: (number += 1) });
  if (path.endsWith("/bots")) {
    if (botsLeft > 0) number += 1;
    botsLeft = Math.max(0, botsLeft - 1);
    return Response.json({ more: botsLeft > 0 });
  }
  return Response.json({ ...UPDATE, number });
}

beforeEach(() => {
  vi.useFakeTimers();
  [asked, number, botsLeft, refused] = [[], 3, 0, null];
  letAnswer({ wants: (path) => device.wants(path), answer });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table of this device, and what it has told. */
async function open() {
  const told: (number | Connection)[] = [];
  const table = new TableHere("here-a", {
    update: (update) => told.push(update.number),
    connection: (state) => told.push(state),
  });
  await vi.runAllTimersAsync();
  return { table, told };
}

it("takes what is about its tables, and what is asked of it instead of the server", async () => {
  expect(isHere("here-a") && !isHere("a-here")).toBe(true);
  await get("/api/tables/here-a/story");
  await post(hereInstead("/api/tables"), {});
  await getText("/api/tables/here-a/deck");
  expect(asked).toEqual([
    "GET /api/tables/here-a/story",
    "POST /here/api/tables",
    "GET /api/tables/here-a/deck",
  ]);
  await expect(get("/api/tables/other-here-a")).rejects.toMatchObject({ code: "offline" });
  await expect(getText("/api/tables/other/deck")).rejects.toMatchObject({ code: "offline" });
});

it("lets the bots play until it is a person's turn, and tells each move", async () => {
  botsLeft = 3;
  const { told } = await open();
  expect(told.filter((one) => typeof one === "number")).toEqual([3, 4, 5, 6]);
  expect(told[0]).toBe("connecting");
  expect(told).toContain("live");
});

it("tells what a request changed before it answers, and lets the bots play on", async () => {
  const { table, told } = await open();
  botsLeft = 1;
  const asking = table.ask({ do: "play", seat: 0, action: "bid 3", at: 3 });
  await vi.runAllTimersAsync();
  expect(await asking).toBe(4);
  expect(told.filter((one) => typeof one === "number").at(-1)).toBe(5);
});

it("shows how things stand after a refusal, since another tab may have played on", async () => {
  const { table, told } = await open();
  number = 7;
  letAnswer({
    wants: () => true,
    answer: async (path, request) =>
      path.endsWith("/requests")
        ? Response.json({ error: { code: "stale", message: "Too late." } }, { status: 422 })
        : answer(path, request),
  });
  const asking = table.ask({ do: "play", seat: 0, action: "bid 3", at: 3 });
  await expect(asking).rejects.toMatchObject({ code: "stale" });
  expect(told.at(-1)).toBe(7);
});

it("looks through another seat from the beginning", async () => {
  const { table } = await open();
  asked = [];
  const looking = table.ask({ do: "look", seat: 1 });
  await vi.runAllTimersAsync();
  await looking;
  expect(asked[0]).toBe("GET /api/tables/here-a?previews=true&since=0&seat=1");
});

it("stops playing when the page is left", async () => {
  botsLeft = 5;
  const { table } = await open();
  table.close();
  botsLeft = 5;
  asked = [];
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

it("says that a table is missing, or can't be shown", async () => {
  refused = new Refusal("no_table", "there is no such table");
  expect((await open()).told).toContain("missing");
  refused = new Refusal("other_version", "a newer Cardtown stored this game");
  expect((await open()).told).toContain("closed");
});
