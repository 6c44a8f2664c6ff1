/** Every text that the scorepad names exists, in every language. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/settings/languages";

const sources = import.meta.glob<string>(
  [
    "../src/scorepad/*.{svelte,ts}",
    "../src/pages/scorepad/*.svelte",
    "../src/games/*/scorepad/*.{svelte,ts}",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const files = import.meta.glob<string>("../../src/cardtown/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function ids(language: string): Set<string> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return new Set(own.flatMap(([, text]) => new FluentResource(text).body.map((one) => one.id)));
}

/** Ids that are composed at run time. */
const COMPOSED = ["left", "right", "up", "down"].map((to) => `web-pad-move-${to}`);

describe.each(LANGUAGES)("the scorepad's texts in %s", (language) => {
  it("all exist", () => {
    const named = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/"(web-[a-z-]+)"/g)].map((found) => found[1]!),
    );
    expect(named.length).toBeGreaterThan(40);
    const known = ids(language);
    expect([...named, ...COMPOSED].filter((id) => !known.has(id))).toEqual([]);
  });
});
