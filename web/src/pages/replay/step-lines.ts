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
  const who = item.seat === undefined ? null : parts.mark(update, item.seat).name || null;
  const text = who === null ? t("web-replay-dealt") : t("web-replay-decided", { name: who });
  return { key: String(item.number), who, text, icon: who === null ? "ic-cards" : "ic-check" };
}
