/** The languages of the site, and which of them a browser gets: the first of the person's list. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, preferredLanguage } from "../src/settings/languages";

it("has the languages that the texts are written in, English first", () => {
  const folders = readdirSync(join(import.meta.dirname, "../../src/cardtown/locales"));
  expect(LANGUAGES.toSorted()).toEqual(folders.toSorted());
  expect(LANGUAGES[0]).toBe("en");
});

describe("the language of a browser", () => {
  it.each([
    ["fr", ["fr-FR", "fr", "en-US", "en"]],
    ["de", ["de-AT", "de", "en-US", "en"]],
    ["nl", ["nl-BE", "nl", "en-US", "en"]],
    ["it", ["it-CH", "it", "en-US", "en"]],
    ["en", ["en-GB", "en", "de-DE", "de"]],
  ])("is %s for %j", (language, tags) => {
    expect(preferredLanguage(tags)).toBe(language);
  });

  it("is the second choice if the site lacks the first", () => {
    expect(preferredLanguage(["pt-BR", "pt", "IT-IT", "en"])).toBe("it");
  });

  it("is not one whose tag merely begins the same", () => {
    expect(preferredLanguage(["fry", "frr-DE", "nl"])).toBe("nl");
  });

  it("is English if the site has none of them", () => {
    expect(preferredLanguage(["ja", "ko"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });
});
