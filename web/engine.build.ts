/// <reference types="node" />

/** What the build does for the engine in the browser, and for a site that works offline. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import pyodide from "pyodide/package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");
const ARCHIVE = join(ROOT, "build", "engine.zip");
const PYTHON = process.env["PYTHON"] ?? "python3";
const PYODIDE = /^(pyodide|python_stdlib)\./;
const WORKER = "sw.js";
const SMALLER = /\.(css|html|js|mjs|svg|wasm)$/;

/** Packs the engine's code, so that it can be imported as a file. */
export function packEngine(): Plugin {
  return {
    name: "pack-engine",
    buildStart() {
      execFileSync(PYTHON, [join(ROOT, "tools", "pack_engine.py"), ARCHIVE]);
    },
  };
}

/** Pyodide's files keep their names, in a folder that is named for their version. */
export function assetFileNames({ names }: { names: string[] }): string {
  const ofPyodide = names.some((name) => PYODIDE.test(name));
  return ofPyodide
    ? `assets/pyodide-${pyodide.version}/[name][extname]`
    : "assets/[name]-[hash][extname]";
}

/** The service worker has an address that never changes. */
export function entryFileNames({ name }: { name: string }): string {
  return name === "sw" ? WORKER : "assets/[name]-[hash].js";
}

/** Tells the service worker which files there are, and which version of the site they make. */
export function listFiles(): Plugin {
  let shown: string;
  return {
    name: "list-files",
    apply: "build",
    enforce: "post", // after all who add files
    configResolved: ({ publicDir }) => void (shown = publicDir),
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
      const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== "index.html");
      const files = ["", ...built, ...readdirSync(shown)].sort().map((name) => `/${name}`);
      const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex");
      worker.code = worker.code
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(hash.slice(0, 16)));
    },
  };
}

/** Puts a compressed copy beside every file that gains by it: no server has to do that again. */
export function compressFiles(): Plugin {
  return {
    name: "compress-files",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => SMALLER.test(name))) {
        const path = join(dir!, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
