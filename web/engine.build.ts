/// <reference types="node" />

/** What the build does for the engine in the browser, and for a site that works offline. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import pyodide from "pyodide/package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");
const ARCHIVE = join(ROOT, "build", "engine.zip");
const RULES = join(ROOT, "build", "rules.wasm");
const RULES_MODULE = "virtual:rules";
const PYTHON = process.env["PYTHON"] ?? "python3";
const PYODIDE = /^(pyodide|python_stdlib)\./;
const OF_PYTHON = /pyodide|python|tables\.worker|engine-.*\.zip$/;
const WORKER = "sw.js";
const PAGE = "index.html";
const SMALLER = /\.(css|html|js|mjs|svg|wasm)$/;

/** Packs the engine's code and compiles the rules, so that they can be imported as files. */
export function packEngine(): Plugin {
  return {
    name: "pack-engine",
    buildStart() {
      execFileSync(PYTHON, [join(ROOT, "tools", "pack_engine.py"), ARCHIVE]);
      // Unit tests run no WebAssembly.
      if (!process.env["VITEST"])
        execFileSync(PYTHON, [join(ROOT, "tools", "build_wasm.py"), RULES], { stdio: "inherit" });
    },
    resolveId: (name) => (name === RULES_MODULE ? RULES_MODULE : null),
    // Without a compiler there are no compiled rules, and Python answers.
    load: (name) =>
      name !== RULES_MODULE
        ? null
        : existsSync(RULES)
          ? `export { default } from ${JSON.stringify(`${RULES}?url`)};`
          : "export default null;",
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

/**
 * Tells the service worker which files there are, and which version of the site they make; and
 * tells the page how much there is to load. Where the rules are compiled, only proofs and games
 * without a network need Python: then it is kept only for those who ask for such games.
 */
export function listFiles(): Plugin {
  let shown: string;
  return {
    name: "list-files",
    apply: "build",
    enforce: "post", // after all who add files
    configResolved: ({ publicDir }) => void (shown = publicDir),
    generateBundle(_, bundle) {
      const [worker, page] = [bundle[WORKER], bundle[PAGE]];
      if (worker?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
      if (page?.type !== "asset") throw new Error(`the build has no ${PAGE}`);
      const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE);
      const compiled = built.some((name) => /rules-.*\.wasm$/.test(name));
      const python = built.filter((name) => OF_PYTHON.test(name));
      const kept = compiled ? built.filter((name) => !python.includes(name)) : built;
      const plain = readdirSync(shown, { withFileTypes: true }).filter((one) => one.isFile());
      const beside = plain.map(({ name }) => name);
      const files = ["", ...kept, ...beside].sort().map((name) => `/${name}`);
      const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex");
      worker.code = worker.code
        .replace("__FILES__", JSON.stringify(files))
        .replace("__GAMES__", JSON.stringify(python.map((name) => `/${name}`)))
        .replace("__VERSION__", JSON.stringify(hash.slice(0, 16)));
      const size = (names: string[]) =>
        names.reduce((sum, name) => sum + loaded(name, bundle[name]!), 0);
      page.source = String(page.source)
        .replace("__SITE_KB__", kilobytes(size(kept)))
        .replace("__PYTHON_KB__", kilobytes(size(python)));
    },
  };
}

/** How many bytes a browser loads. */
function loaded(name: string, file: Rollup.OutputAsset | Rollup.OutputChunk): number {
  const content = file.type === "chunk" ? file.code : file.source;
  return SMALLER.test(name) ? gzipSync(content).length : Buffer.byteLength(content);
}

const kilobytes = (bytes: number) => String(Math.ceil(bytes / 1000));

/** The best compression takes half a minute for Pyodide, and gains little there. */
function effort(bytes: number) {
  const best = bytes < 1_000_000 ? constants.BROTLI_MAX_QUALITY : 9;
  return { [constants.BROTLI_PARAM_QUALITY]: best };
}

/**
 * Adds the pictures that app stores and browsers show before somebody installs the site: those of
 * the documentation that the manifest names.
 */
export function addScreenshots(): Plugin {
  return {
    name: "add-screenshots",
    apply: "build",
    writeBundle({ dir }) {
      const manifest = readFileSync(join(dir!, "manifest.webmanifest"), "utf-8");
      const { screenshots } = JSON.parse(manifest) as { screenshots: { src: string }[] };
      for (const { src } of screenshots)
        copyFileSync(join(ROOT, "docs", "pictures", "web", basename(src)), join(dir!, src));
    },
  };
}

/** Puts compressed copies beside every file that gains by it: no server has to do that again. */
export function compressFiles(): Plugin {
  return {
    name: "compress-files",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => SMALLER.test(name))) {
        const path = join(dir!, name);
        const file = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(file, { params: effort(file.length) }));
      }
    },
  };
}
