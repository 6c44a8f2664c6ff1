/** What the bar above the table says: the steps of a round, the person's turn, who is awaited. */

import { t } from "../../../texts/texts.svelte";
import type { CardCityGame } from "./game.svelte";
import type { View } from "./types";

const STEPS = ["divide", "build", "develop", "income", "buy"] as const;

export function stepsOf(game: CardCityGame) {
  const earning = game.playback.events.some(({ event }) => event === "income");
  const now = stepOf(game.view, game.mainSeat, earning && game.playback.settling);
  const alone = game.view.seats.length === 1;
  const name = (id: string) => (alone && id === "divide" ? t("web-cc-keep-two") : t(`phase-${id}`));
  return (game.view.over ? [] : STEPS).map((id) => ({ id, name: name(id), now: id === now }));
}

/** What the person has to do; null if it is not their turn. */
export function turnOf(game: CardCityGame) {
  const kind = game.decision?.kind;
  if (kind === undefined) return null;
  const other = kind === "divide" ? game.nextChooser : (game.view.offers.at(-1)?.divider ?? 0);
  const about = { name: game.names[other] ?? "", n: game.main.price };
  return { title: t(`web-cc-turn-${kind}`), detail: t(`web-cc-turn-${kind}-about`, about) };
}

/** Who else has to decide, in words; null if nobody has to, or the person has. */
export function waitingFor({ decision, awaited }: CardCityGame): string | null {
  if (decision !== null || awaited.length === 0) return null;
  return t("web-cc-waiting-for", { name: awaited.join(", ") });
}

/** The current step of the round. */
function stepOf(view: View, seat: number, earning: boolean): string {
  if (earning) return "income";
  switch (view.phase) {
    case "keep":
    case "divide":
    case "choose":
      return "divide";
    case "build and develop":
      return view.seats[seat]?.stage === "build" ? "build" : "develop";
    case "buy":
      return "buy";
    case "over":
      return "";
  }
}
