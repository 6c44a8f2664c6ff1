/** The languages of the site, and which of them a browser asks for. */

/** Each language by its own name, so that its speakers can find it. */
export const LANGUAGE_NAMES = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The first of a person's languages, in their order (`fr-FR`, `fr`, `en`), that the site has. */
export function preferredLanguage(tags: readonly string[]): Language {
  const wanted = tags.map((tag) => tag.toLowerCase().split("-", 1)[0]);
  const known = wanted.find((language) => LANGUAGES.some((one) => one === language));
  return (known as Language | undefined) ?? "en";
}
