/** Pictures and names of the six kinds of buildings. */

import { t } from "../../../texts/texts.svelte";
import { KINDS } from "./glyphs";
import type { Counts, Kind, LineName } from "./types";

export const LINES: readonly LineName[] = ["residential", "free_cells", "coins"];

/** Marks of the seats: a shape and a colour each, the same for the whole game. */
const CRESTS = ["star", "cow", "boot", "cactus"] as const;
export const crestOf = (seat: number): string => CRESTS[seat % CRESTS.length] ?? CRESTS[0];

const WORDS: Readonly<Record<Kind, string>> = {
  R: "residential",
  C: "commercial",
  L: "leisure",
  M: "municipal",
  I: "industrial",
  P: "parking",
};

export const picture = (kind: Kind): string => `cc-${WORDS[kind]}`;
export const sign = (kind: Kind): string => `cg-${WORDS[kind]}`;
export const kindName = (kind: Kind): string => t(`building-${WORDS[kind]}`);

/** Several cards in words, one name for each. */
export const cardNames = (cards: readonly Kind[]): string => cards.map(kindName).join(", ");

export const countOf = (counts: Counts): number =>
  KINDS.reduce((sum, kind) => sum + counts[kind], 0);
