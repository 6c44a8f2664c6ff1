/** A step of a finished game in words. */

import type { Item, Update } from "../../api/types";
import type { ReplayParts } from "../../games/front";
import type { LogLine } from "../../table/log";
import { t } from "../../texts/texts.svelte";

export function stepLines(parts: ReplayParts, update: Update, item: Item | null): LogLine[] {
  if (item === null) return [];
  const lines = parts.lines(update, item);
  return lines.length > 0 ? lines : [plainLine(parts, update, item)];
}

/** For steps without a line in the log: the deal, a secret bid, a character not used. */
function plainLine(parts: ReplayParts, update: Update, item: Item): LogLine {
  const seat = item.seat ?? null;
  const who = seat === null ? null : parts.mark(update, seat).name || null;
  const text = who === null ? t("web-replay-dealt") : t("web-replay-decided", { name: who });
  const icon = who === null ? "ic-cards" : "ic-check";
  return { key: String(item.number), seat, who, text, icon };
}
