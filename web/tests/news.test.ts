/** The page that tells what is new is made from CHANGELOG.md. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { versionsOf } from "../src/pages/news/changes";
import { plain } from "../src/rules/markdown";

const CHANGELOG = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf-8");

it("reads versions, their parts, and lines that go on", () => {
  const text =
    "# Changes\n\n## 2 — today\n\n### New\n- One\n  thing.\n- `Two`.\n\n## 1\n\n### Old\nIt began.\n";
  const [latest, first] = versionsOf(text);
  expect(latest?.name).toBe("2 — today");
  expect(latest?.parts.map(({ title }) => title)).toEqual(["New"]);
  const [list] = latest!.parts[0]!.blocks;
  expect(list).toMatchObject({ kind: "list", ordered: false });
  expect(list?.kind === "list" && list.items.length).toBe(2);
  expect(plain("- One\n  thing.")).toBe("One thing.");
  expect(first).toMatchObject({ name: "1", parts: [{ title: "Old" }] });
});

it("shows every line of the changes", () => {
  const blocks = versionsOf(CHANGELOG)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => part.blocks);
  expect(blocks.filter(({ kind }) => kind === "table")).toEqual([]); // the page draws none
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  expect(items.length).toBe(CHANGELOG.match(/^- /gm)?.length);
  expect(JSON.stringify(items)).not.toMatch(/\]\(/); // a link would be shown with its marks
});
