/** Every text that the end and the replay use exists, and none is unused. */

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  [
    "../src/after/*.{svelte,ts}",
    "../src/games/*/{city,table,end}/*.svelte",
    "../src/games/*/replay.ts",
    "../src/pages/replay/*.{svelte,ts}",
  ],
  { query: "?raw", import: "default", eager: true },
);
const files = import.meta.glob<string>("../../src/cardtown/locales/en/web*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const own = ids(files["../../src/cardtown/locales/en/web-after.ftl"] ?? "");
const known = new Set(Object.values(files).flatMap(ids));
const code = Object.values(sources).join("\n");
const PATTERN = /["'`](web-(?:after|proof|replay)[a-z-]*)["'`]/g;
const named = new Set([...code.matchAll(PATTERN)].map(([, id]) => id!));
/** Ids that are composed at run time. */
const begun = [...code.matchAll(/`(web-(?:proof|replay)-[a-z-]+)\$\{/g)].map(([, id]) => id!);
const BUTTONS = ["first", "round-back", "back", "play", "pause", "on", "round-on", "last"];
const composed = new Set(BUTTONS.map((name) => `web-replay-${name}`));

it("every text exists", () => {
  expect(named.size).toBeGreaterThan(30);
  expect([...named, ...composed].filter((id) => id !== "web-after" && !known.has(id))).toEqual([]);
});

it("every text is used", () => {
  const used = (id: string) =>
    named.has(id) || composed.has(id) || begun.some((start) => id.startsWith(start));
  expect(own.filter((id) => !used(id))).toEqual([]);
});
