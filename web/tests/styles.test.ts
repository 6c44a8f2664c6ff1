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

/** The parts whose styles reach beyond their own markup: how often, and why. */
const LINK = "lays out links, which are drawn by RuleLink or Link";
const SETTING = "follows a setting that stands at the root of the page";
const DRAWN = "places or hides what another part draws, and that part has no property for it";
const CARD = "shows the state of a card at this table: chosen, used, or small";
const REACHES_OUT: Readonly<Record<string, readonly [times: number, why: string]>> = {
  "after/Controls.svelte": [4, DRAWN],
  "after/FinalScores.svelte": [3, LINK],
  "games/card-city/art/CityDrawing.svelte": [2, SETTING],
  "games/card-city/table/Divide.svelte": [1, DRAWN],
  "games/card-city/table/ScoreSheet.svelte": [1, LINK],
  "games/carson-city/rules/CardsPicture.svelte": [1, CARD],
  "games/carson-city/table/Asking.svelte": [1, DRAWN],
  "games/carson-city/table/Opponent.svelte": [1, DRAWN],
  "games/carson-city/table/OwnCharacters.svelte": [2, CARD],
  "games/carson-city/table/PickOrder.svelte": [1, DRAWN],
  "games/carson-city/table/Row.svelte": [7, CARD],
  "games/carson-city/table/ScoreSheet.svelte": [2, LINK],
  "pages/frame/Identity.svelte": [1, DRAWN],
  "pages/scorepad/PadPage.svelte": [1, DRAWN],
  "pages/start/GameCard.svelte": [1, DRAWN],
  "pages/start/HeroCards.svelte": [2, SETTING],
  "rules/Code.svelte": [4, "sets what a game's Sign draws into a line of text"],
  "rules/InShort.svelte": [1, "prints nothing but itself"],
  "rules/RuleBook.svelte": [1, DRAWN],
  "scorepad/PadScores.svelte": [2, LINK],
  "scorepad/PrintOut.svelte": [1, "prints on white paper, whatever the page looks like"],
  "table/Acts.svelte": [1, DRAWN],
  "table/Requests.svelte": [1, DRAWN],
};

test("styles stay in their own part, with listed exceptions", () => {
  const reaching = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|css)$/.test(name))
    .map((name) => [name, [...styleOf(name).matchAll(/:global\(/g)].length] as const)
    .filter(([, times]) => times > 0);
  expect(Object.fromEntries(reaching)).toEqual(
    Object.fromEntries(Object.entries(REACHES_OUT).map(([name, [times]]) => [name, times])),
  );
});
