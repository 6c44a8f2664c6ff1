/** Carson City on this site. */

import { BOTS, VIRTUAL_PLAYERS, type Front } from "../front";
import { PERSONAS } from "./model/personas";
import Picture from "./Picture.svelte";

export const front: Front = {
  name: "carson-city",
  names: "carson-city",
  texts: "web-carson-city",
  portraits: true,
  theme: "",
  icon: "art-saloon",
  Picture,
  titleFont: "900 var(--t-number)/1.1 var(--f-disp)",
  seats: {
    programs: [...BOTS, ...VIRTUAL_PLAYERS, ...Object.keys(PERSONAS)],
    personas: PERSONAS,
    opponents: ["bot:medium", "virtual:expert", "virtual:novice"],
    suits: true,
  },
  options: null,
  houseRules: () => [],
  ownDeck: true,
  sounds: [
    ["score", "win"],
    ["bids", "riffle"],
    ["sell", "gavel"],
    ["use", "pluck"],
    ["adopt", "pluck"],
    ["place", "tap"],
  ],
  table: () => import("./table"),
  coach: () => import("./coach/CarsonCoach.svelte"),
  hints: () => import("./hints/CarsonHints.svelte"),
  book: {
    game: "carson-city",
    first: "C1.1",
    prefixes: ["C", "D"],
    theme: "",
    portraits: true,
    illustrations: async () => (await import("./rules/illustrations")).illustrations,
  },
  scorepad: async () => (await import("./scorepad/game")).PAD,
};
