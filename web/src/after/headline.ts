/** The headline of the end: who won, and the reader's place. */

import { t } from "../texts/texts.svelte";
import { placeOf, type FinalPoints } from "./place";

/** The ids of the sentences for: the reader won, somebody else did, several did. */
interface Sentences {
  yours: string;
  won: string;
  shared: string;
}

/** `you` is the reader's seat; null for a spectator, and where several people share a screen. */
export function headline(
  final: FinalPoints,
  you: number | null,
  { yours, won, shared }: Sentences,
): string {
  const several = final.winners.length > 1;
  if (you === null) return several ? shared : won;
  if (final.winners.includes(you)) return several ? t("web-after-you-share") : yours;
  return `${several ? shared : won} ${t("web-after-place", { place: placeOf(final, you) })}`;
}
