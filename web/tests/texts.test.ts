// @vitest-environment jsdom
/** Texts that are missing: an error for developers, never a blank page for people. */

import "./no-media";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say, t, texts } from "../src/texts/texts.svelte";

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

it("say what the rules refuse, with things called by their names", async () => {
  await texts.need("carson-city");
  const covers = {
    id: "refused-carson-covers",
    arguments: { new: { name: "element-mine" }, under: { name: "element-bank" } },
  };
  expect(say(covers)).toBe("Mine may not cover Bank.");
  expect(say({ id: "refused-elsewhere", arguments: {} })).toBeNull();
  expect(say(null)).toBeNull();
});
