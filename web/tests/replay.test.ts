// @vitest-environment jsdom
/** The steps of a game that is looked back at. */

import { afterEach, expect, it, vi } from "vitest";

// jsdom has no media queries; this one never matches.
vi.stubGlobal("matchMedia", (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }),
);
const { readMoment } = await import("../src/after/story");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("waits for a step, but not for ever: others wait behind it", async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", reject));
  });
  const moment = readMoment("one", 3, null);
  patience.abort();
  await expect(moment).rejects.toMatchObject({ code: "offline" });
});
