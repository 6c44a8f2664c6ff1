/** What cards and characters are and do, in a few words. */

import { t, texts } from "../../../texts/texts.svelte";
import type { Tip } from "../../../ui/tips.svelte";
import { cardWords, characterAbout, characterName, elementName, ELEMENTS } from "./elements";
import type { CharacterId, Terrain } from "./types";

/** The texts of the coach, once somebody has asked for them. */
let needed: Promise<unknown> | null = null;

export function characterTip(id: CharacterId, ...more: string[]): Tip {
  const parts = [characterAbout(id), ...more].filter(Boolean).map((text) => ({ text }));
  return { title: characterName(id), parts };
}

/** A terrain card: what each of its elements earns, in the words of the coach. */
export function terrainTip(card: Pick<Terrain, "parcels">, ...more: string[]): Tip {
  needed ??= texts.need("web-coach").catch(() => (needed = null)); // the next tip tries again
  const glyphs = new Set(card.parcels.join("").replaceAll(".", ""));
  const elements = [...glyphs].flatMap((glyph) => {
    const id = `web-coach-carson-${(ELEMENTS[glyph] ?? "").replaceAll("_", "-")}-text`;
    return texts.has(id) ? [{ name: `${elementName(glyph)}:`, text: t(id) }] : [];
  });
  return {
    title: cardWords(card),
    parts: [...elements, ...more.filter(Boolean).map((text) => ({ text }))],
  };
}
