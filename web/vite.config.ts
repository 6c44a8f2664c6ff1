import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./fonts.build.ts";
import {
  addScreenshots,
  assetFileNames,
  compressFiles,
  entryFileNames,
  listFiles,
  packEngine,
} from "./engine.build.ts";

const server = "http://127.0.0.1:8000";

const isFirst = (file: string) => file.startsWith("assets/site-");

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({ preprocess: vitePreprocess() }),
    packEngine(),
    cutFonts(),
    listFiles(),
    addScreenshots(),
    compressFiles(),
  ],
  build: {
    // Inside the Python package, so that a wheel carries the web table.
    outDir: "../src/cardtown/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy lets nothing in but files of our own
    // Every page has loaded the first file already: Firefox reports an error if it is preloaded.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isFirst(file)) },
    rolldownOptions: {
      input: { site: "index.html", sw: "src/engine/sw.ts" },
      output: { assetFileNames, entryFileNames },
      checks: { bundlerTimings: false }, // compression takes its time, as it should
    },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
    fs: { allow: [".."] }, // the texts are shared with the Python side
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // A page is made only for tests that say so: it takes longer than all of them together.
  test: {
    environment: "node",
    pool: "threads", // cheaper to start than processes
    include: ["tests/**/*.test.ts"],
    // No test may fail because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
