/** Card City on this site. */

import "./art/theme.css";
import { BOTS, type Front } from "../front";
import { THEME } from "./art/theme";
import { PERSONAS } from "./model/personas";
import Picture from "./Picture.svelte";

export const front: Front = {
  name: "card-city",
  names: "card-city",
  texts: "web-card-city",
  portraits: false,
  theme: THEME,
  icon: "cc-leisure",
  Picture,
  titleFont: "800 var(--t-number)/1.1 var(--f-mod)",
  seats: {
    programs: [...BOTS, ...Object.keys(PERSONAS)],
    personas: PERSONAS,
    opponents: ["bot:medium", "bot:easy"],
    suits: false,
  },
  options: () => import("./Options.svelte"),
  houseRules: ({ development, joining }) => [
    ...(development === "once" ? ["web-chip-development"] : []),
    ...(joining === "allowed" ? ["web-chip-joining"] : []),
  ],
  ownDeck: false,
  sounds: [
    ["score", "win"],
    ["develop", "grows"],
    ["income", "coin"],
    ["buy", "coin"],
    ["build", "tap"],
    ["choice", "tap"],
    ["offer", "riffle"],
  ],
  table: () => import("./table"),
  coach: () => import("./coach/CardCityCoach.svelte"),
  hints: () => import("./hints/CardCityHints.svelte"),
  book: {
    game: "card-city",
    first: "K1.1",
    prefixes: ["K", "E"],
    theme: THEME,
    portraits: false,
    illustrations: async () => (await import("./rules/illustrations")).illustrations,
  },
  scorepad: async () => (await import("./scorepad/game")).PAD,
};
