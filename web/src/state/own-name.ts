/** The name of this browser's person at tables. */

import { settings } from "../settings/settings.svelte";

const MADE_UP = [
  "Amos",
  "Clementine",
  "Della",
  "Emmett",
  "Ezra",
  "Flora",
  "Hattie",
  "Jasper",
  "Juniper",
  "Magnolia",
  "Opal",
  "Rufus",
  "Virgil",
  "Willa",
];

/** The name that the person gave, or one made up for this browser, which they can change. */
export function ownName(): string {
  const { kept } = settings;
  kept.madeUp ||= MADE_UP[Math.floor(Math.random() * MADE_UP.length)] ?? "";
  return kept.name || kept.madeUp;
}

/** Keep the name under which the server knows this browser, unless it was made up. */
export function keepName(name: string): void {
  if (name !== settings.kept.madeUp) settings.kept.name = name;
}
