/** What the bar above the table says: the steps of a round, the person's turn, who is awaited. */

import { t } from "../../../texts/texts.svelte";
import { characterName } from "./elements";
import type { CarsonGame } from "./game.svelte";
import type { View } from "./types";

const STEPS = ["reveal", "before", "bid", "after", "pick"] as const;
/** The step that each phase belongs to. */
const NOW: Readonly<Record<string, (typeof STEPS)[number]>> = {
  "use before bidding": "before",
  "take at once": "before",
  bid: "bid",
  "use after the reveal": "after",
  pick: "pick",
  place: "pick",
};

export function stepsOf({ over, phase }: View) {
  return (over ? [] : STEPS).map((id) => ({
    id,
    name: t(`web-step-${id}`),
    now: NOW[phase] === id,
  }));
}

/** What the person has to do; null if it is not their turn. */
export function turnOf({ decision, asked, discarding }: CarsonGame) {
  if (decision === null) return null;
  const name = asked ? characterName(asked) : "";
  const kind = discarding ? "discard" : decision.kind;
  return { title: t(`web-turn-${kind}`), detail: t(`web-turn-${kind}-detail`, { name }) };
}

/** Who else has to decide, in words; null if nobody has to. */
export function waitingFor({ awaited }: CarsonGame): string | null {
  return awaited.length === 0 ? null : t("web-waiting-for", { name: awaited.join(", ") });
}
