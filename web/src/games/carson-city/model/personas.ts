/** The people of the town who play Carson City, and which of their moves they talk about. */

import type { Personas } from "../../../ui/personas";
import type { GameEvent } from "./types";

export const PERSONAS: Personas = {
  "bot:miner": { name: "Gus", portrait: "prospector", sign: "gl-mine" },
  "bot:rancher": { name: "Hank", portrait: "cowboy", sign: "gl-ranch" },
  "bot:collector": { name: "Vera", portrait: "editor", sign: "ic-people" },
  "bot:spoiler": { name: "Amos", portrait: "mercenary", sign: "ic-flag" },
  "bot:gambler": { name: "Lola", portrait: "singer", sign: "ic-cards" },
  "bot:bookkeeper": { name: "Ezra", portrait: "banker", sign: "ic-sheet" },
};

/** Whether a persona says something of what it did: only of what fits its style. */
export function speaks(kind: string, event: GameEvent): boolean {
  if (event.event !== "take") return false;
  const shows = (glyph: string) =>
    "terrain" in event && event.terrain.parcels.join("").includes(glyph);
  switch (kind) {
    case "bot:miner":
      return shows("M");
    case "bot:rancher":
      return shows("R");
    case "bot:collector":
      return "character" in event;
    default:
      return kind in PERSONAS;
  }
}
