// @vitest-environment jsdom
/** The steps of a game that is looked back at. */

import "./no-media";
import { afterEach, expect, it, vi } from "vitest";
import { readMoment } from "../src/after/past";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("waits for a step, but not for ever, since others wait behind it", async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", reject));
  });
  const moment = readMoment("one", 3, null);
  patience.abort();
  await expect(moment).rejects.toMatchObject({ code: "offline" });
});
