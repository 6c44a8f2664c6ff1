// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadSprite } from "../src/ui/sprites";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("loads pictures once, however often it fails first", async () => {
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => Promise.resolve(new Response("busy", { status: 503 })),
    () => Promise.resolve(new Response('<svg><symbol id="one" /></svg>')),
  ];
  const fetch = vi.fn((_: string) => answers[Math.min(fetch.mock.calls.length, 3) - 1]!());
  vi.stubGlobal("fetch", fetch);
  void loadSprite("/elements.svg");
  void loadSprite("/elements.svg");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(document.querySelectorAll("#one")).toHaveLength(1);
});
