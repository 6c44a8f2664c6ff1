// @vitest-environment jsdom
/** Every lesson has its texts and its rule, in every language. */

import "./no-media";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { CARD_CITY_LESSONS } from "../src/games/card-city/coach/lessons";
import { CARSON_LESSONS } from "../src/games/carson-city/coach/lessons";
import { LANGUAGES } from "../src/settings/languages";

const words = import.meta.glob<string>("../../src/cardtown/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = import.meta.glob<string>("../../src/cardtown/rules/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = import.meta.glob<string>(
  ["../src/coach/*.svelte", "../src/games/*/coach/*.svelte"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const LESSONS = [...CARSON_LESSONS, ...CARD_CITY_LESSONS];
const named = Object.values(components).flatMap((source) =>
  [...source.matchAll(/t\("(web-[a-z-]+)"/g)].map((found) => found[1]!),
);
const titles = LESSONS.map((one) => one.title ?? `web-coach-${one.id}`);
const texts = LESSONS.map((one) => `web-coach-${one.id}-text`);

function ids(language: string, file: string): string[] {
  const source = words[`../../src/cardtown/locales/${language}/${file}.ftl`] ?? "";
  return new FluentResource(source).body.map(({ id }) => id);
}

describe.each(LANGUAGES)("the coach in %s", (language) => {
  const own = ids(language, "web-coach");
  const shared = ["web", "carson-city", "card-city"].flatMap((file) => ids(language, file));

  it("has texts for every lesson", () => {
    const known = new Set([...own, ...shared]);
    const missing = [...named, ...titles, ...texts].filter((id) => !known.has(id));
    expect(missing).toEqual([]);
  });

  it("has no text without a lesson", () => {
    const used = new Set([...named, ...titles, ...texts]);
    expect(own.filter((id) => !used.has(id))).toEqual([]);
  });

  it("cites rules that exist", () => {
    const book = ["carson-city", "card-city"]
      .map((game) => rules[`../../src/cardtown/rules/${language}/${game}.md`] ?? "")
      .join("\n");
    const missing = LESSONS.filter(({ rule }) => !book.includes(`### ${rule} `));
    expect(missing.map((one) => one.rule)).toEqual([]);
  });
});

it("no two lessons have the same name", () => {
  expect(new Set(LESSONS.map((one) => one.id)).size).toBe(LESSONS.length);
});
