/// <reference types="node" />

/**
 * Cuts the fonts down to what this site shows: the characters of its texts, and the weights and
 * widths of its styles. Whole, they were more than half of what a first visit loads. For anything
 * else, such as a name in other letters, the browser loads the whole font (`src/styles/fonts.css`).
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const LOCALES = join(ROOT, "src", "cardtown", "locales");
const WHOLE = join(import.meta.dirname, "node_modules", "@fontsource-variable");
const CUT = join(ROOT, "build", "fonts");
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

const FONTS = {
  "archivo.woff2": {
    whole: "archivo/files/archivo-latin-wdth-normal.woff2",
    variationAxes: { wght: { min: 500, max: 900 }, wdth: 100 },
  },
  // Twice as large, so it is a file of its own, which only the tables need.
  "archivo-narrow.woff2": {
    whole: "archivo/files/archivo-latin-wdth-normal.woff2",
    variationAxes: { wght: { min: 500, max: 900 }, wdth: { min: 62, max: 100 } },
  },
  "besley-900.woff2": {
    whole: "besley/files/besley-latin-wght-normal.woff2",
    variationAxes: { wght: 900 },
  },
  "besley.woff2": {
    whole: "besley/files/besley-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 700, max: 800 } },
  },
  "jost-800.woff2": {
    whole: "jost/files/jost-latin-wght-normal.woff2",
    variationAxes: { wght: 800 },
  },
  "jost.woff2": {
    whole: "jost/files/jost-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 600, max: 700 } },
  },
};

export function cutFonts(): Plugin {
  return {
    name: "cut-fonts",
    async buildStart() {
      mkdirSync(CUT, { recursive: true });
      const text = charactersOfTexts();
      await Promise.all(Object.entries(FONTS).map(([name, font]) => cut(name, font, text)));
    },
  };
}

async function cut(name: string, font: (typeof FONTS)[keyof typeof FONTS], text: string) {
  const whole = readFileSync(join(WHOLE, font.whole));
  const key = createHash("sha256")
    .update(JSON.stringify([font, text]))
    .update(whole)
    .digest("hex");
  const path = join(CUT, name);
  const made = `${path}.key`;
  if (existsSync(path) && existsSync(made) && readFileSync(made, "utf8") === key) return;
  const options = { targetFormat: "woff2", variationAxes: font.variationAxes } as const;
  writeFileSync(path, await subsetFont(whole, text, options));
  writeFileSync(made, key);
}

function charactersOfTexts(): string {
  const files = readdirSync(LOCALES, { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => name.endsWith(".ftl")).map((name) => join(LOCALES, name));
  const all = texts.map((path) => readFileSync(path, "utf8")).join("");
  return [...new Set(ASCII + all)].sort().join("");
}
