import { defineConfig } from "eslint/config";
import svelteParser from "svelte-eslint-parser";
import tseslint from "typescript-eslint";

/** Only what the compiler does not see: promises that nobody waits for, and their like. */
export default defineConfig(
    { ignores: ["src/api/generated.ts", "node_modules"] },
    {
        files: ["**/*.ts", "**/*.svelte"],
        plugins: { "@typescript-eslint": tseslint.plugin },
        languageOptions: {
            parser: tseslint.parser,
            parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
        },
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/await-thenable": "error",
            "@typescript-eslint/no-misused-promises": [
                "error",
                // Handlers may be asynchronous: what they reject with is reported by the browser.
                { checksVoidReturn: { arguments: false, attributes: false, properties: false } },
            ],
        },
    },
    {
        files: ["**/*.svelte"],
        languageOptions: {
            parser: svelteParser,
            parserOptions: { parser: tseslint.parser },
        },
    },
);
