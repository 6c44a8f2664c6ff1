/** Pictures and names of everything printed on the cards. */

import { t } from "../../../texts/texts.svelte";
import type { CharacterId, LineName, Terrain } from "./types";

/** The glyphs of parcels in views, and their pictures. */
export const ELEMENTS: Readonly<Record<string, string>> = {
  "^": "mountain",
  h: "house",
  T: "townhouse",
  M: "mine",
  R: "ranch",
  K: "blacksmith",
  D: "drugstore",
  B: "bank",
  S: "saloon",
  H: "hotel",
  G: "general_store",
  C: "church",
  P: "prison",
  Y: "city_hall",
  "!": "outlaws",
};

/** The symbol beside the portrait: worth points at the end, or usable. */
const SYMBOLS: Readonly<Record<CharacterId, string>> = {
  governor: "arrow",
  lawyer: "arrow",
  chinese_worker: "arrow",
  heroes: "dollar arrow",
  gunsmith: "arrow",
  mercenary: "arrow",
  doctor: "dollar arrow",
  auctioneer: "dollar",
  banker: "dollar",
  captain: "dollar",
  cowboy: "dollar",
  editor: "dollar",
  grocer: "dollar",
  indian: "dollar",
  paperboy: "dollar",
  prospector: "dollar",
  settler: "dollar",
  sheriff: "dollar",
  singer: "dollar",
  teacher: "dollar",
  undertaker: "dollar",
};

export const CHARACTERS = Object.keys(SYMBOLS) as readonly CharacterId[];

/** The lines of the score sheet in their order, with a sign each. */
export const LINES: readonly { line: LineName; icon: string }[] = [
  { line: "ranches", icon: "gl-ranch" },
  { line: "mines", icon: "gl-mine" },
  { line: "drugstores", icon: "gl-drugstore" },
  { line: "banks", icon: "gl-bank" },
  { line: "saloons", icon: "gl-saloon" },
  { line: "general_store_city_hall", icon: "gl-general_store" },
  { line: "ranch_symbols", icon: "gl-ranch" },
  { line: "mine_symbols", icon: "gl-mine" },
  { line: "house_symbols", icon: "gl-house" },
  { line: "hotels", icon: "gl-hotel" },
  { line: "city_hall", icon: "gl-city_hall" },
  { line: "outlaws", icon: "gl-outlaws" },
  { line: "characters", icon: "ic-dollar" },
];

export function isCharacter(id: string): id is CharacterId {
  return Object.hasOwn(SYMBOLS, id);
}

const dashed = (id: string): string => id.replaceAll("_", "-");

export function symbols(character: CharacterId): string[] {
  return SYMBOLS[character].split(" ");
}

export function elementName(glyph: string): string {
  return t(`element-${dashed(ELEMENTS[glyph] ?? "empty")}`);
}

export function characterName(character: CharacterId): string {
  return t(`character-${dashed(character)}`);
}

export function characterAbout(character: CharacterId): string {
  return t(`character-${dashed(character)}-about`);
}

export function lineName(line: LineName): string {
  return t(`web-line-${dashed(line)}`);
}

/** A terrain card in words: what its parcels show, from the upper left. */
export function cardWords(card: Pick<Terrain, "parcels">): string {
  const shown = [...card.parcels.join("")].filter((glyph) => glyph !== ".").map(elementName);
  return shown.length > 0 ? shown.join(", ") : t("web-bare-land");
}

/** Which Era a card belongs to, as its number says. */
export function eraOf(card: Pick<Terrain, "id">): 1 | 2 {
  return card.id.startsWith("II-") ? 2 : 1;
}
