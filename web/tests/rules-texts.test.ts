/** Every text that the rules pages name exists, in every language. */

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { PICTURES as CARDS } from "../src/games/card-city/rules/pictures";
import { PICTURES as CARSON } from "../src/games/carson-city/rules/pictures";
import { LANGUAGES } from "../src/settings/languages";

const sources = import.meta.glob<string>(
  ["../src/rules/*.{svelte,ts}", "../src/games/*/rules/*.{svelte,ts}"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const files = import.meta.glob<string>(
  "../../src/cardtown/locales/*/{common,carson-city,card-city,web,web-table,web-carson-city,web-card-city,web-rules}.ftl",
  { query: "?raw", import: "default", eager: true },
);

it.each(LANGUAGES)("in %s", (language) => {
  const known = new Set(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id)),
  );
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\("([a-z-]+)"/g)].map((found) => found[1]!),
  );
  const captions = [...Object.values(CARSON), ...Object.values(CARDS)].flatMap((found) =>
    found.map(({ caption }) => caption),
  );
  expect(named.length).toBeGreaterThan(10);
  const all = [...named, ...captions, "web-rules-yes", "web-rules-no"];
  expect(all.filter((id) => !known.has(id))).toEqual([]);
});
