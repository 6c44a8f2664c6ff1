/** The people of the town who play Card City, and which of their moves they talk about. */

import type { Personas } from "../../../ui/personas";
import type { GameEvent } from "./types";

export const PERSONAS: Personas = {
  "bot:industrialist": { name: "Max", portrait: "captain", sign: "cg-industrial" },
  "bot:gardener": { name: "Iris", portrait: "settler", sign: "cg-leisure" },
  "bot:landlord": { name: "Victor", portrait: "governor", sign: "cg-residential" },
  "bot:shopkeeper": { name: "Nora", portrait: "grocer", sign: "cg-commercial" },
  "bot:speculator": { name: "Leo", portrait: "paperboy", sign: "ic-eye-off" },
  "bot:saver": { name: "Ada", portrait: "teacher", sign: "ic-coin", box: "0 0 32 32" },
};

const KNOWN_FOR: Readonly<Record<string, string>> = {
  "bot:industrialist": "I",
  "bot:gardener": "L",
  "bot:landlord": "R",
  "bot:shopkeeper": "C",
};

/** Whether a persona says something of what it did: only of what fits its style. */
export function speaks(kind: string, event: GameEvent): boolean {
  switch (event.event) {
    case "choice":
      return kind === "bot:speculator" && event.lot === "mixed";
    case "build":
      return kind === "bot:saver" ? event.kind !== "L" : event.kind === KNOWN_FOR[kind];
    case "buy":
      return kind === "bot:industrialist";
    default:
      return false;
  }
}
