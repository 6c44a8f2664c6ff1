/** Every text that the pages name exists, in every language. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GROUPS } from "../src/pages/groups";
import { FRONTS } from "../src/games/registry";
import { aboutPersona, remarkOf } from "../src/ui/personas";
import { SUITS } from "../src/ui/suits";
import { LANGUAGES } from "../src/settings/languages";

const sources = import.meta.glob<string>(
  ["../src/{pages,ui}/**/*.{svelte,ts}", "../src/games/*/Options.svelte"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const files = import.meta.glob<string>("../../src/cardtown/locales/{en,de,nl,it,fr}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function messages(language: string, file: string): Map<string, string[]> {
  const text = files[`../../src/cardtown/locales/${language}/${file}.ftl`] ?? "";
  const { body } = new FluentResource(text);
  return new Map(
    body.map(({ id, value }) => [
      id,
      [...new Set(JSON.stringify(value).match(/"type":"var","name":"\w+"/g) ?? [])].sort(),
    ]),
  );
}

function all(language: string): Set<string> {
  const names = [
    "common",
    "web",
    "web-table",
    "web-after",
    "web-scorepad",
    "web-box",
    "web-book",
    "web-daily",
    "web-race",
    "web-box",
    "web-study",
    "web-puzzles",
  ];
  return new Set(
    [...names, ...FRONTS.flatMap((front) => front.names ?? [])].flatMap((file) => [
      ...messages(language, file).keys(),
    ]),
  );
}

/** Ids that are composed at run time. */
const COMPOSED = [
  ...FRONTS.flatMap(({ name }) => [`web-game-${name}`, `web-about-${name}`]),
  ...FRONTS.flatMap(({ seats }) => seats.programs).map(
    (kind) => `web-kind-${kind.replace(":", "-")}`,
  ),
  ...FRONTS.flatMap(({ seats }) => Object.keys(seats.personas)).flatMap((kind) => [
    aboutPersona(kind),
    remarkOf(kind),
  ]),
  ...FRONTS.flatMap(({ houseRules }) => houseRules({ development: "once", joining: "allowed" })),
  ...SUITS.map((suit) => `suit-${suit}`),
  ...GROUPS.map((group) => `web-group-${group}`),
  ...["page", "table"].flatMap((what) => [`web-unknown-${what}`, `web-unknown-${what}-about`]),
  ...["private", "open"].map((visibility) => `web-chip-${visibility}`),
  ...["sheriff", "governor", "singer"].flatMap((id) => [`web-hero-${id}`, `character-${id}`]),
];

describe.each(LANGUAGES)("the texts in %s", (language) => {
  it("all exist", () => {
    const named = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/["'](web-[a-z-]+)["']/g)].map((found) => found[1]!),
    );
    expect(named.length).toBeGreaterThan(100);
    const known = all(language);
    const missing = [...named, ...COMPOSED].filter((id) => !known.has(id));
    expect(missing).toEqual([]);
  });

  it("take the same arguments, in the same order of messages", () => {
    expect([...messages(language, "web")]).toEqual([...messages("en", "web")]);
  });
});
