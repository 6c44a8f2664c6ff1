// @vitest-environment jsdom
/** Loading the steps of a finished game. */

import "./no-media";
import { afterEach, expect, it, vi } from "vitest";
import { readMoment } from "../src/after/past";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("waits a limited time for a step, as others are queued behind it", async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", reject));
  });
  const moment = readMoment("one", 3, null);
  patience.abort();
  await expect(moment).rejects.toMatchObject({ code: "offline" });
});
