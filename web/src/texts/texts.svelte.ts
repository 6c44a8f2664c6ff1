/**
 * Texts in the person's language, from the same Fluent files that the Python side uses. A language
 * is loaded when it is chosen; English comes along for what a translation lacks.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../state/settings.svelte";

type Arguments = Record<string, FluentVariable>;

const FILES = [
  "common",
  "carson-city",
  "card-city",
  "web",
  "web-table",
  "web-carson-city",
  "web-card-city",
];
const sources = import.meta.glob<string>(
  "../../../src/cardtown/locales/*/{common,carson-city,card-city,web*}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(
    FILES.map((name) => sources[`../../../src/cardtown/locales/${language}/${name}.ftl`]?.()),
  );
  for (const text of texts) if (text !== undefined) bundle.addResource(new FluentResource(text));
  return bundle;
}

class Texts {
  #bundles = $state.raw<FluentBundle[]>([]);
  #loaded = new Map<Language, Promise<FluentBundle>>();

  async use(language: Language): Promise<void> {
    const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
    const bundles = await Promise.all(wanted.map((one) => this.#load(one)));
    if (settings.kept.language === language) this.#bundles = bundles;
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  text(id: string, args: Arguments = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args);
    }
    throw new Error(`there is no text ${id}`);
  }

  #load(language: Language): Promise<FluentBundle> {
    const loading = this.#loaded.get(language) ?? load(language);
    this.#loaded.set(language, loading);
    return loading;
  }
}

export const texts = new Texts();

/** The text of a message in the chosen language. */
export function t(id: string, args?: Arguments): string {
  return texts.text(id, args);
}
