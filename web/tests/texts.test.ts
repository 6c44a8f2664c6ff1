// @vitest-environment jsdom
/** Missing texts: an error for developers, but never a blank page for visitors. */

import "./no-media";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say, t, texts } from "../src/texts/texts.svelte";

beforeEach(() => texts.use("en"));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("fail tests and development", () => {
  expect(() => t("web-nowhere")).toThrow("there is no text web-nowhere");
  expect(() => t("web-away-since")).toThrow("the text web-away-since fails");
});

it("are logged once in production", () => {
  vi.stubEnv("PROD", true);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect([t("web-nowhere"), t("web-nowhere")]).toEqual(["web-nowhere", "web-nowhere"]);
  expect(t("web-away-since")).toContain("Away since");
  expect(warn.mock.calls.map(([problem]) => problem)).toEqual([
    "there is no text web-nowhere",
    expect.stringContaining("the text web-away-since fails"),
  ]);
});

it("state a refusal of the rules, with the names of things", async () => {
  await texts.need("carson-city");
  const covers = {
    id: "refused-carson-covers",
    arguments: { new: { name: "element-mine" }, under: { name: "element-bank" } },
  };
  expect(say(covers)).toBe("Mine may not cover Bank.");
  expect(say({ id: "refused-elsewhere", arguments: {} })).toBeNull();
  expect(say(null)).toBeNull();
});
