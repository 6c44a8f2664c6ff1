/** Every text that the table of Card City names exists in every language. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/settings/languages";

const sources = import.meta.glob<string>(
  "../../../src/games/card-city/{model,art,city,table,end}/*.{svelte,ts}",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const files = import.meta.glob<string>("../../../../src/cardtown/locales/{en,de,nl,it,fr}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a file, each with the names of its variables. */
function messages(language: string): Map<string, string[]> {
  const text = files[`../../../../src/cardtown/locales/${language}/web-card-city.ftl`] ?? "";
  return new Map(
    new FluentResource(text).body.map(({ id, value }) => [
      id,
      [...new Set(JSON.stringify(value).match(/"type":"var","name":"\w+"/g) ?? [])].sort(),
    ]),
  );
}

const code = Object.values(sources).join("\n");
const named = new Set([...code.matchAll(/["'`](web-cc-[a-z-]+)["'`]/g)].map(([, id]) => id!));
/** Prefixes of ids that are composed at run time. */
const begun = [...code.matchAll(/`(web-cc-[a-z-]+)\$\{/g)].map(([, id]) => id!);

describe("the texts of the table", () => {
  const english = messages("en");

  it("all exist", () => {
    expect([...named].filter((id) => !english.has(id))).toEqual([]);
    for (const start of begun)
      expect([...english.keys()].some((id) => id.startsWith(start))).toBe(true);
  });

  it("are all used", () => {
    const used = (id: string) => named.has(id) || begun.some((start) => id.startsWith(start));
    expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
  });

  it.each(LANGUAGES.slice(1))("take the same variables in %s", (language) => {
    const here = messages(language);
    expect([...here.keys()]).toEqual([...english.keys()]);
    for (const id of english.keys())
      for (const variable of here.get(id) ?? []) expect(english.get(id), id).toContain(variable);
  });
});
