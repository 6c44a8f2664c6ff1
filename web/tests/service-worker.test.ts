/**
 * The service worker answers a page from its cache when the network is gone, or as good as gone; and
 * while it caches what games need, it says so.
 */

import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Listener = (event: object) => void;
const listeners: Record<string, Listener> = {};
const cached: Record<string, string> = {};
let answer: () => Promise<string>;
let addAll: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  for (const path of Object.keys(cached)) delete cached[path];
  vi.stubGlobal("__FILES__", []);
  vi.stubGlobal("__GAMES__", []);
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("location", { origin: "https://cardtown.test" });
  vi.stubGlobal("self", {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  });
  vi.stubGlobal("caches", {
    match: async (path: string) => cached[path],
    open: async () => ({ addAll: () => addAll() }),
  });
  vi.stubGlobal("fetch", () => answer());
  await import("../src/engine/sw");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the worker answers to somebody who opens a page. */
function open(): Promise<unknown> {
  return new Promise((respondWith) => {
    const request = { method: "GET", mode: "navigate", url: "https://cardtown.test/scorepad" };
    listeners.fetch!({ request, respondWith });
  });
}

const never = () => new Promise<string>(() => undefined);
const nobody = () => Promise.reject<string>(new TypeError("no network"));

it("gives the newest page", async () => {
  cached["/"] = "the cached page";
  answer = async () => "the newest page";
  expect(await open()).toBe("the newest page");
});

it("gives the cached page without a network", async () => {
  cached["/"] = "the cached page";
  answer = nobody;
  expect(await open()).toBe("the cached page");
});

it("gives the cached page when the network does not answer", async () => {
  cached["/"] = "the cached page";
  answer = never;
  const page = open();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await page).toBe("the cached page");
});

it("waits for the network where nothing is cached", async () => {
  let arrive: (page: string) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const page = open();
  await vi.advanceTimersByTimeAsync(30_000);
  arrive("the page at last");
  expect(await page).toBe("the page at last");
});

it("fails as the network does where nothing is cached", async () => {
  answer = nobody;
  await expect(open()).rejects.toThrow("no network");
});

/** What a page hears that asks for games. */
function keepGames(): unknown[] {
  const told: unknown[] = [];
  const port = { postMessage: (what: unknown) => told.push(what) };
  listeners.message!({ data: "keep games", ports: [port], waitUntil: () => undefined });
  return told;
}

it("says that it is still at it while it caches games, and then that all is there", async () => {
  let arrive: () => void = () => undefined;
  addAll = () => new Promise((resolve) => (arrive = resolve));
  const told = keepGames();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told).toEqual([null, null]);
  arrive();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([null, null, ""]);
});

it("says why it could not cache games", async () => {
  addAll = () => Promise.reject(new Error("no space left"));
  const told = keepGames();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(["Error: no space left"]);
});
