import type { Language } from "./settings.svelte";

/** Each language is named in itself, so that whoever looks for it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
  fr: "Français",
};
