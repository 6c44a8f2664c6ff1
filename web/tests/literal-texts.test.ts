/** What a person reads or hears comes from the texts of their language, never from a component. */

import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Attributes that are shown or read aloud. */
const SAID = new Set(["alt", "aria-description", "aria-label", "placeholder", "title", "wordmark"]);
/** Names, and what is written in files: alike in every language. */
const ALIKE = new Set(["Carson City", "Card City", "Cardtown", ".toml", "name = …"]);
/** Elements that show what programs read, or a key. */
const CODE = new Set(["code", "kbd", "pre"]);
const WORD = /\p{L}{2,}/u;

interface Node {
  type: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The words written into the markup of a component. */
function literals(value: unknown, inside = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => literals(one, inside));
  if (!isNode(value)) return [];
  if (value.type === "Text") return inside === "" || SAID.has(inside) ? [value.data ?? ""] : [];
  if (value.type === "Literal" && SAID.has(inside)) return [String(value["value"])];
  if (value.type === "RegularElement" && CODE.has(value.name ?? "")) return [];
  const within = ["Attribute", "StyleDirective"].includes(value.type)
    ? (value.name ?? "?")
    : inside;
  // Calls are of `t`, or of something that words come from; what is compared is an id.
  if (["CallExpression", "BinaryExpression"].includes(value.type)) return [];
  return Object.values(value).flatMap((one) => literals(one, within));
}

describe("no component says anything in one language only", () => {
  it.each(Object.entries(components))("%s", (path, source) => {
    const { fragment } = parse(source, { filename: path, modern: true });
    const said = literals(fragment).map((text) => text.replace(/^[\s·]+|[\s·]+$/g, ""));
    expect(said.filter((text) => WORD.test(text) && !ALIKE.has(text))).toEqual([]);
  });
});
