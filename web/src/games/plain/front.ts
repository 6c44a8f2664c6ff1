/** A game that has no front of its own on this site. */

import { BOTS, type Front } from "../front";
import Picture from "./Picture.svelte";

export function plainFront(name: string): Front {
  return {
    name,
    texts: [],
    portraits: false,
    icon: "ic-cards",
    Picture,
    titleFont: "900 var(--t-number)/1.1 var(--f-disp)",
    seats: { programs: BOTS, opponents: ["bot:medium"], suits: false },
    options: null,
    houseRules: () => [],
    ownDeck: false,
    sounds: [["score", "win"]],
    table: () => import("./table"),
    book: null,
    scorepad: null,
  };
}
