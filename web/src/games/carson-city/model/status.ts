/** What each seat is doing now, in a word or two. */

import { t } from "../../../texts/texts.svelte";
import { cardWords, characterName } from "./elements";
import type { CarsonGame } from "./game.svelte";
import { takenBy, terrainOf } from "./round";
import type { CharacterId } from "./types";

export interface Status {
  text: string;
  /** Whether its bid lies face down. */
  locked: boolean;
  /** Whether the table waits for this seat. */
  acting: boolean;
  done: boolean;
}

export const isVirtual = (kind: string): boolean => kind.startsWith("virtual");

export function statusOf(game: CarsonGame, seat: number): Status {
  const { view, round } = game;
  const acting = view.deciding.includes(seat);
  const plain = (text: string): Status => ({ text, locked: false, acting, done: false });
  const one = view.seats[seat];
  if (one === undefined || view.over) return plain("");
  if (view.phase === "adopt" || view.phase === "last sale")
    return plain(acting ? t("web-deciding") : "");
  if (view.bids === null) {
    if (one.lawyer) return plain(t("web-lawyer-out"));
    if (acting) return plain(view.phase === "bid" ? t("web-choosing") : t("web-deciding"));
    if (view.phase !== "bid") return plain(t("web-waits"));
    const text = isVirtual(one.kind) ? t("web-top-of-pile") : t("web-locked");
    return { text, locked: true, acting, done: false };
  }
  if (acting) return plain(pickingWord(view.phase));
  if (view.order.includes(seat))
    return plain(view.order[0] === seat ? t("web-picks-next") : t("web-waits"));
  const took = takenBy(round, seat).map((slot) => {
    const terrain = terrainOf(slot);
    return terrain ? cardWords(terrain) : characterName(slot.card.id as CharacterId);
  });
  if (took.length === 0) return plain(one.lawyer ? t("web-lawyer-out") : t("web-waits"));
  return { text: t("web-took", { text: took.join(" · ") }), locked: false, acting, done: true };
}

function pickingWord(phase: string): string {
  if (phase === "place") return t("web-placing");
  return phase === "pick" ? t("web-picking") : t("web-deciding");
}
