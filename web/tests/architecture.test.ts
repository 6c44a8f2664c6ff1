/** Import directions: folders import only what is below them, and nothing shared names a game. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

/** What each folder or root file may import besides itself: only what is listed above it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "places.ts": [],
  "random.ts": [],
  "sha256.ts": [],
  "new-version.ts": [],
  "router.svelte.ts": [],
  art: [],
  styles: [],
  api: ["random.ts"],
  settings: [],
  engine: ["api"],
  here: ["random.ts", "api", "engine"],
  texts: ["settings"],
  state: ["random.ts", "sha256.ts", "api", "settings", "here", "texts"],
  ui: ["places.ts", "art", "settings", "texts", "state"],
  rules: ["api", "router.svelte.ts", "settings", "texts", "state", "ui"],
  hints: ["api", "settings", "texts", "state", "ui"],
  coach: ["api", "settings", "texts", "state", "ui", "rules"],
  table: ["api", "router.svelte.ts", "settings", "texts", "state", "ui", "rules", "coach"],
  position: ["api", "texts", "state"],
  after: [
    ...["places.ts", "styles", "api", "router.svelte.ts", "settings", "engine", "here", "texts"],
    ...["state", "ui", "rules", "table"],
  ],
  scorepad: ["places.ts", "random.ts", "styles", "engine", "settings", "texts", "ui", "rules"],
  games: [
    ...["places.ts", "styles", "api", "engine", "settings", "texts", "state", "ui", "rules"],
    ...["hints", "coach", "table", "after", "scorepad"],
  ],
  pages: [
    ...[
      "places.ts",
      "random.ts",
      "api",
      "router.svelte.ts",
      "engine",
      "here",
      "settings",
      "texts",
      "state",
    ],
    ...["ui", "rules", "table", "position", "after", "scorepad", "games"],
  ],
  "App.svelte": ["router.svelte.ts", "settings", "texts", "ui", "rules", "games", "pages"],
  "main.ts": [
    "new-version.ts",
    "api",
    "here",
    "router.svelte.ts",
    "settings",
    "styles",
    "App.svelte",
  ],
};

/** The same inside a game's folder; `.` stands for the files that the registry imports. */
const MAY_IMPORT_IN_A_GAME: Readonly<Record<string, readonly string[]>> = {
  model: [],
  art: ["model"],
  rules: ["model", "art"],
  hints: ["model", "art"],
  coach: ["model", "art"],
  scorepad: ["model", "art", "rules"],
  city: ["model", "art", "hints"],
  end: ["model", "art", "rules", "city"],
  table: ["model", "art", "rules", "hints", "city", "end"],
  ".": ["model", "art", "rules", "hints", "coach", "scorepad", "table"],
};

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(ts|svelte|css|json|svg|md)$/.test(name),
);
const read = (name: string) => readFileSync(join(SOURCE, name), "utf-8");

/** `import … from`, `import type … from`, `export … from`, `import "…"` and `import("…")`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

interface Import {
  from: string;
  to: string;
}

const imports: Import[] = files
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .flatMap((from) =>
    [...read(from).matchAll(IMPORT)]
      .map(([, path]) => ({ from, to: resolved(from, path!) }))
      .filter(({ to }) => !to.startsWith("..")),
  );

function resolved(from: string, path: string): string {
  const name = normalize(join(dirname(from), path.replace(/\?.*/, "")));
  const found = ["", ".ts", ".svelte.ts", ".svelte"].find((end) => files.includes(name + end));
  if (found === undefined && name.startsWith("..")) return name; // outside of web/src
  if (found === undefined) throw new Error(`${from} imports ${path}, which does not exist`);
  return name + found;
}

const folderOf = (name: string): string => name.split("/")[0]!;

/** The game that a file belongs to; null for what all games share. */
const gameOf = (name: string): string | null => /^games\/([^/]+)\//.exec(name)?.[1] ?? null;

const GAMES = [...new Set(files.map(gameOf))].filter((game) => game !== null && game !== "plain");

function wrong(found: readonly Import[]): string[] {
  return found.map(({ from, to }) => `${from} imports ${to}`);
}

/** The folders in order, each after those that it may import. */
function inOrder(may: Readonly<Record<string, readonly string[]>>): boolean {
  const folders = Object.keys(may);
  return folders.every((folder, at) =>
    may[folder]!.every((below) => folders.indexOf(below) >= 0 && folders.indexOf(below) < at),
  );
}

describe("folders", () => {
  it("import downwards only, without a cycle", () => {
    expect(inOrder(MAY_IMPORT)).toBe(true);
    expect(files.map(folderOf).filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  it.each(Object.keys(MAY_IMPORT))("%s imports only what lies below it", (folder) => {
    const allowed = [folder, ...MAY_IMPORT[folder]!];
    const own = imports.filter(({ from }) => folderOf(from) === folder);
    expect(wrong(own.filter(({ to }) => !allowed.includes(folderOf(to))))).toEqual([]);
  });

  it("are allowed nothing that they do not import", () => {
    const used = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
    const listed = Object.entries(MAY_IMPORT).flatMap(([from, to]) =>
      to.map((below) => `${from} ${below}`),
    );
    expect(listed.filter((pair) => !used.has(pair))).toEqual([]);
  });
});

describe("games", () => {
  it("number at least two", () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(2);
  });

  it("do not import each other", () => {
    const across = imports.filter(
      ({ from, to }) => gameOf(from) !== null && gameOf(to) !== null && gameOf(from) !== gameOf(to),
    );
    expect(wrong(across)).toEqual([]);
  });

  it("are imported by the registry alone", () => {
    const direct = imports.filter(
      ({ from, to }) =>
        gameOf(from) === null && gameOf(to) !== null && from !== "games/registry.ts",
    );
    expect(wrong(direct)).toEqual([]);
    const registry = imports.filter(({ from }) => from === "games/registry.ts");
    const inside = registry.filter(({ to }) => gameOf(to) !== null && !to.endsWith("/front.ts"));
    expect(wrong(inside)).toEqual([]);
  });

  it("do not need the registry", () => {
    const upward = imports.filter(
      ({ from, to }) => gameOf(from) !== null && to === "games/registry.ts",
    );
    expect(wrong(upward)).toEqual([]);
  });

  it.each(GAMES)("%s: its folders import only what lies below them", (game) => {
    expect(inOrder(MAY_IMPORT_IN_A_GAME)).toBe(true);
    const part = (name: string) => {
      const [, , first = "", ...rest] = name.split("/");
      return rest.length === 0 ? "." : first;
    };
    const own = imports.filter(({ from, to }) => gameOf(from) === game && gameOf(to) === game);
    const bad = own.filter(
      ({ from, to }) =>
        part(from) !== part(to) && !MAY_IMPORT_IN_A_GAME[part(from)]?.includes(part(to)),
    );
    expect(wrong(bad)).toEqual([]);
  });

  it("are named only in their folders and the registry", () => {
    const names = GAMES.flatMap((game) => [game!.replace("-", "[-_ ]?"), game!.split("-")[0]!])
      // any game may use the word "card"
      .filter((name) => name !== "card");
    const pattern = new RegExp(names.join("|"), "i");
    const shared = files.filter(
      (name) =>
        gameOf(name) === null && name !== "games/registry.ts" && name !== "api/generated.ts",
    );
    expect(shared.filter((name) => pattern.test(read(name)))).toEqual([]);
  });
});
