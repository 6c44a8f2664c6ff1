/** The front of any game that has none of its own. */

import type { Game } from "../../api/types";
import type { Front } from "../front";
import Picture from "./Picture.svelte";

/** Who can play it is known by the server, and matters only when a table is made. */
export function plainFront(name: string, facts: Game | null): Front {
  return {
    name,
    names: null,
    texts: null,
    portraits: false,
    theme: "",
    icon: "ic-cards",
    Picture,
    titleFont: "900 var(--t-number)/1.1 var(--f-disp)",
    seats: {
      programs: facts?.bots.map((bot) => `bot:${bot}`) ?? [],
      personas: {},
      opponents: facts?.usual_seats.filter((who) => who !== "you") ?? [],
      suits: false,
    },
    options: null,
    houseRules: () => [],
    ownDeck: false,
    sounds: [["score", "win"]],
    table: () => import("./table"),
    coach: null,
    hints: null,
    book: null,
    scorepad: null,
  };
}
