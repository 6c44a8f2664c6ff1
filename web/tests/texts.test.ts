// @vitest-environment jsdom
/** Texts that are missing: an error for developers, never a blank page for people. */

import "./no-media";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { t, texts } from "../src/texts/texts.svelte";

beforeEach(() => texts.use("en"));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("stop tests and development", () => {
  expect(() => t("web-nowhere")).toThrow("there is no text web-nowhere");
  expect(() => t("web-away-since")).toThrow("the text web-away-since fails");
});

it("are named in the log, once, where people use the site", () => {
  vi.stubEnv("PROD", true);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect([t("web-nowhere"), t("web-nowhere")]).toEqual(["web-nowhere", "web-nowhere"]);
  expect(t("web-away-since")).toContain("Away since");
  expect(warn.mock.calls.map(([problem]) => problem)).toEqual([
    "there is no text web-nowhere",
    expect.stringContaining("the text web-away-since fails"),
  ]);
});
