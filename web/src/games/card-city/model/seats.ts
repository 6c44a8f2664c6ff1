/** What a seat is doing, in a word or two. */

import { t } from "../../../texts/texts.svelte";
import type { View } from "./types";

export function seatState(view: View, seat: number): string {
  const doing = t(`web-cc-is-${doingOf(view, seat)}`);
  return view.first === seat && view.seats.length > 1
    ? `${doing} · ${t("web-cc-first-player")}`
    : doing;
}

function doingOf(view: View, seat: number): string {
  if (view.over) return view.winners.includes(seat) ? "winner" : "done";
  if (!view.deciding.includes(seat)) {
    const stage = view.phase === "build and develop" ? view.seats[seat]?.stage : undefined;
    return stage === "wait" ? "reserve" : stage === "done" ? "done" : "waiting";
  }
  switch (view.phase) {
    case "build and develop":
      return view.seats[seat]?.stage === "develop" ? "developing" : "building";
    case "keep":
      return "keeping";
    case "divide":
      return "dividing";
    case "choose":
      return "choosing";
    case "buy":
      return "buying";
    case "over":
      return "done";
  }
}
