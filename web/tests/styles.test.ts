/** Styles use the steps of `styles/scale.css`, the tokens and the named window sizes. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
/** Exempt: where steps, colours and windows are defined, and what is printed in points on white paper. */
const DEFINITIONS = [
  ...["styles/tokens.css", "styles/scale.css", "styles/breakpoints.css"],
  "games/card-city/art/theme.css",
];
const PRINTED = ["scorepad/PrintOut.svelte", "scorepad/PrintedCity.svelte"];

const sheets = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .filter((name) => ![...DEFINITIONS, ...PRINTED].includes(name))
  .map((name) => ({ name, css: styleOf(name) }));

function styleOf(name: string): string {
  const text = readFileSync(join(SOURCE, name), "utf-8");
  const css = name.endsWith(".css") ? text : (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "");
  return css.replaceAll(/\/\*.*?\*\//gs, "");
}

/** Every match of a pattern in a style sheet that is not allowed, with its file. */
function offences(pattern: RegExp, allowed: (found: string) => boolean): string[] {
  return sheets.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)]
      .map((match) => match[1]!.trim())
      .filter((found) => !allowed(found))
      .map((found) => `${relative(".", name)}: ${found}`),
  );
}

test("every media query is one of the named ones", () => {
  expect(
    offences(/@media ([^{]+)\{/g, (query) => /^(print|\(hover: hover\))$|^[^:]*--/.test(query)),
  ).toEqual([]);
});

test("every font size is a step of the scale; only drawings have their own units", () => {
  expect(
    offences(/\bfont(?:-size)?:([^;]+);/g, (size) => !/[\d.]rem\b/.test(size.split("/")[0]!)),
  ).toEqual([]);
});

test("every radius is a step of the scale, or relative to what it rounds", () => {
  expect(
    offences(/border-radius:([^;]+);/g, (radius) =>
      /^(0|\d+%|[\d.]+em|min\(.*|var\(--(r-|[a-z]+-radius, var\(--r-).*)$/.test(radius),
    ),
  ).toEqual([]);
});

test("every layer has a name", () => {
  expect(offences(/z-index:([^;]+);/g, (layer) => layer.includes("var(--z-"))).toEqual([]);
});

test("every colour is a token", () => {
  // A registered property needs a plain colour to begin with.
  const initial = (found: string) => found === "#41525e";
  expect(offences(/(#[0-9a-f]{3,8})\b/gi, initial)).toEqual([]);
});

test("every step and token that is used exists", () => {
  const defined = DEFINITIONS.map((name) => readFileSync(join(SOURCE, name), "utf-8")).join();
  const steps = offences(/var\((--[trsz]-[\w-]+)/g, (name) => defined.includes(`${name}:`));
  expect(steps).toEqual([]);
});

test("styles stay in their own part, which sets properties for what other parts draw", () => {
  const everywhere = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" });
  const styled = everywhere.filter((name) => /\.(svelte|css)$/.test(name));
  expect(styled.filter((name) => styleOf(name).includes(":global"))).toEqual([]);
});
