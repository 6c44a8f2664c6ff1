/** Every text of the study board is used. */

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import texts from "../../src/cardtown/locales/en/web-study.ftl?raw";

const sources = import.meta.glob<string>("../src/pages/{Study.svelte,study/*}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("has no text that nothing says", () => {
  const code = Object.values(sources).join("\n");
  const unused = new FluentResource(texts).body.filter(({ id }) => !code.includes(`"${id}"`));
  expect(unused.map(({ id }) => id)).toEqual([]);
});
