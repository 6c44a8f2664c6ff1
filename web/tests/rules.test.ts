/** The texts of the rules are parsed completely, and search words are marked in them. */

import "../src/games/registry";
import { describe, expect, it } from "vitest";
import { chaptersOf, chapterWith, isDecision } from "../src/rules/texts";
import { blocksOf, plain, type Block, type Inline } from "../src/rules/markdown";
import { excerpt, markWords } from "../src/rules/marks";
import { bookWith, ruleAddress } from "../src/rules/books";

const files = import.meta.glob<string>("../../src/cardtown/rules/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.values(files).flatMap((file) =>
  file.split(/^#+ .*$/m).map((text) => text.trim()),
);

const parts = (text: string): Inline[] => {
  const [block] = blocksOf(text);
  return block?.kind === "paragraph" ? block.parts : [];
};
const code = (text: string): Inline => ({ kind: "code", text });
const words = (text: string): Inline => ({ kind: "text", text });

describe("the text of a rule", () => {
  it("is parsed in all languages, with no markup left", () => {
    expect(Object.keys(files)).toHaveLength(10);
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) {
      expect(plain(text)).not.toMatch(/\*\*|`|^\||\|---|^- |^\d+\. |\n/m);
    }
  });

  it("has paragraphs, lists and tables", () => {
    const found = blocksOf(
      "One\nline.\n\n- first\n  of two\n- second\n\n| a | b |\n|---|---|\n| `h` | 1 |",
    );
    expect(found).toEqual<Block[]>([
      { kind: "paragraph", parts: [words("One line.")] },
      { kind: "list", ordered: false, items: [[words("first of two")], [words("second")]] },
      { kind: "table", head: [[words("a")], [words("b")]], rows: [[[code("h")], [words("1")]]] },
    ]);
    expect(blocksOf("1. ranches\n2. mines")[0]).toMatchObject({ kind: "list", ordered: true });
  });

  it("keeps a table's empty cells", () => {
    const [table] = blocksOf("| a | b | c |\n|---|---|---|\n| all | | 88 |");
    expect(table).toMatchObject({ rows: [[[words("all")], [], [words("88")]]] });
  });

  it("has emphasis, code and the numbers of rules", () => {
    expect(parts("**Open:** the *appeal* of `M` (C3.7, D12).")).toEqual<Inline[]>([
      { kind: "strong", parts: [words("Open:")] },
      words(" the "),
      { kind: "em", parts: [words("appeal")] },
      words(" of "),
      code("M"),
      words(" ("),
      { kind: "rule", number: "C3.7" },
      words(", "),
      { kind: "rule", number: "D12" },
      words(")."),
    ]);
  });

  it("keeps a lone asterisk", () => {
    for (const text of ["appeal 9*. No points, 7*.", "a value marked * is ours"]) {
      expect(parts(text)).toEqual([words(text)]);
    }
  });
});

describe("the words of a search", () => {
  it("are marked regardless of case and accents", () => {
    expect(markWords("Ein Gefängnis, groß", "GEFANG gross")).toEqual([
      { text: "Ein ", hit: false },
      { text: "Gefäng", hit: true },
      { text: "nis, ", hit: false },
      { text: "groß", hit: true },
    ]);
    expect(markWords("l’Hôtel", "l'hot")[0]).toEqual({ text: "l’Hôt", hit: true });
  });

  it("leave a text without them alone", () => {
    expect(markWords("Ranch", "mine")).toEqual([{ text: "Ranch", hit: false }]);
  });

  it("are in the excerpt", () => {
    const text = `${"far away ".repeat(40)}a zebra stands here ${"and so on ".repeat(40)}`;
    const found = excerpt(text, "zebra");
    expect(found).toContain("a zebra stands here");
    expect(found.length).toBeLessThan(220);
    expect(found.startsWith("… ") && found.endsWith(" …")).toBe(true);
    expect(excerpt("short", "zebra")).toBe("short");
  });
});

describe("a rulebook", () => {
  const rule = (number: string, chapter: string) => ({ number, chapter, title: "", text: "" });
  const chapters = chaptersOf([
    rule("C1.1", "C1 A"),
    rule("C1.2", "C1 A"),
    rule("D1", "Decisions"),
  ]);

  it("is divided into chapters", () => {
    expect(chapters.map((one) => one.rules.length)).toEqual([2, 1]);
    expect(chapters.map((one) => isDecision(one.rules[0]))).toEqual([false, true]);
  });

  it("opens at the chapter of a rule, or at the first", () => {
    expect(["D1", "C1.2", "C9.9", null].map((one) => chapterWith(chapters, one))).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it("is the one of the number's game", () => {
    expect(["C4.5", "D8", "K3.3", "E2"].map((rule) => bookWith(rule)?.game)).toEqual([
      "carson-city",
      "carson-city",
      "card-city",
      "card-city",
    ]);
    expect(ruleAddress("K3.3")).toBe("/rules/card-city#K3.3");
  });
});

describe("the client", () => {
  const sources = import.meta.glob<string>(
    ["../src/**/*.{ts,svelte,json}", "!../src/api/generated.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );

  it("names only rules that the books have, never a chapter", () => {
    const named = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/"([CK]\d+(?:\.\d+)?)"/g)].map(([, number]) => number ?? ""),
    );
    const known = new Set(
      Object.values(files).flatMap((file) =>
        [...file.matchAll(/^### (\S+)/gm)].map(([, number]) => number ?? ""),
      ),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((number) => !known.has(number))).toEqual([]);
  });
});
