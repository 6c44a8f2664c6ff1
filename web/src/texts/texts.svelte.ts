/**
 * Texts in the person's language, from the same Fluent files that the Python side uses. A language
 * is loaded when it is chosen, and the texts of a part of the site with that part. English is the
 * fallback for what a translation lacks.
 */

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../settings/languages";
import { settings } from "../settings/settings.svelte";

type Arguments = Record<string, FluentVariable>;

const FIRST_FILES = ["common", "web", "web-table"];
const sources = import.meta.glob<string>(
  ["../../../src/cardtown/locales/*/*.ftl", "!../../../src/cardtown/locales/*/terminal*.ftl"],
  { query: "?raw", import: "default" },
);

async function read(language: Language, file: string): Promise<FluentResource> {
  const source = await sources[`../../../src/cardtown/locales/${language}/${file}.ftl`]?.();
  return new FluentResource(source ?? "");
}

class Texts {
  #bundles = $state.raw<FluentBundle[]>([]);
  #files = [...FIRST_FILES];
  #read = new Map<string, Promise<FluentResource>>();
  #warned = new Set<string>();

  /** Add files that every page needs, such as those of the games; call it before `use`. */
  begin(...files: string[]): void {
    this.#files = [...FIRST_FILES, ...files];
  }

  /** Switch to a language. */
  async use(language: Language): Promise<void> {
    const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
    const files = this.#files;
    const bundles = await Promise.all(wanted.map((one) => this.#load(one, files)));
    // Wait for files or a language requested meanwhile as well.
    if (this.#files !== files || settings.kept.language !== language)
      return this.use(settings.kept.language);
    this.#bundles = bundles;
  }

  /** Load the texts of a part of the site: `await texts.need("web-rules")` before showing it. */
  async need(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.#files.includes(file));
    if (missing.length > 0) this.#files = [...this.#files, ...missing];
    // One call is enough for all languages: `use` loads all files needed so far.
    await this.use(untrack(() => settings.kept.language));
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  text(id: string, args: Arguments = {}): string {
    const [chosen] = this.#bundles;
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) continue;
      const problems: Error[] = [];
      const text = bundle.formatPattern(pattern, args, problems);
      if (problems.length > 0) this.#report(`the text ${id} fails: ${problems.join("; ")}`);
      if (bundle !== chosen) this.#warn(`the text ${id} is missing in ${chosen?.locales[0]}`);
      return text;
    }
    this.#report(`there is no text ${id}`);
    return id;
  }

  /** A missing text is our mistake: it fails development and tests, but visitors still get the page. */
  #report(problem: string): void {
    if (!import.meta.env.PROD) throw new Error(problem);
    this.#warn(problem);
  }

  #warn(problem: string): void {
    if (this.#warned.has(problem)) return;
    this.#warned.add(problem);
    console.warn(problem);
  }

  async #load(language: Language, files: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const resources = await Promise.all(files.map((file) => this.#resource(language, file)));
    for (const resource of resources) bundle.addResource(resource);
    return bundle;
  }

  #resource(language: Language, file: string): Promise<FluentResource> {
    const key = `${language}/${file}`;
    const reading = this.#read.get(key) ?? read(language, file);
    this.#read.set(key, reading);
    reading.catch(() => this.#read.delete(key)); // so that the next call tries again
    return reading;
  }
}

export const texts = new Texts();

/** The text of a message in the chosen language. */
export function t(id: string, args?: Arguments): string {
  return texts.text(id, args);
}

/** A sentence of the rules: the id of its text, and arguments that may name things by their texts. */
export interface Message {
  id: string;
  arguments: Record<string, string | number | { name: string } | Message>;
}

/** A sentence of the rules in the chosen language; null for one that no file has. */
export function say(message: Message | null): string | null {
  if (message === null || !texts.has(message.id)) return null;
  const named = Object.entries(message.arguments).map(([key, value]) => [
    key,
    typeof value !== "object" ? value : "name" in value ? t(value.name) : say(value),
  ]);
  return t(message.id, Object.fromEntries(named) as Arguments);
}
