// @vitest-environment jsdom
/** The examples of the documentation that belong to the browser work. */

import "./no-media";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { openEngine } from "../src/engine/engine";
import { PAD as CARSON_CITY } from "../src/games/carson-city/scorepad/game";
import { read } from "../src/scorepad/link";

const DOCS = join(import.meta.dirname, "../../docs");

/** The only code block of a page in a language. */
function example(page: string, language: string): string {
  const text = readFileSync(join(DOCS, page), "utf-8");
  const [block, ...others] = text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\`\`\``, "gms"));
  expect(others).toEqual([]);
  return block![1]!;
}

afterEach(() => vi.unstubAllGlobals());

it("asks the engine as engine-in-the-browser.md does", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push(path, JSON.parse(body));
    return Response.json({ output: { total: 3, lines: { mines: 3 } } });
  });
  const run = new Function(
    ...["openEngine", "rows", "characters"],
    `return (async () => { ${example("engine-in-the-browser.md", "ts")} return [total, lines]; })()`,
  ) as (...given: unknown[]) => Promise<unknown>;
  expect(await run(openEngine, ["M^"], ["captain"])).toEqual([3, { mines: 3 }]);
  const input = { rows: ["M^"], characters: ["captain"] };
  expect(asked).toEqual(["/api/questions", { game: "carson-city", command: "score", input }]);
});

it("reads the link to a scorepad that web.md shows", () => {
  const table = read(CARSON_CITY, example("web.md", "text").trim());
  expect(table?.players.map(({ name, suit }) => [name, suit])).toEqual([
    ["Anna", "star"],
    ["Ruby", "cow"],
  ]);
});
