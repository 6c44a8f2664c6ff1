/** A step of a game in words. */

import type { CarsonView, CardCityView, Item, Update } from "../api/types";
import { linesOf } from "../games/card-city/model/log";
import { logParts } from "../games/carson-city/model/log";
import type { LogLine } from "../table/story";
import { t } from "../texts/texts.svelte";

export function stepLines(update: Update, item: Item | null): LogLine[] {
  if (item === null) return [];
  const lines =
    update.table.game === "carson-city"
      ? logParts([item], (update.view as CarsonView).seats).flatMap((part) => part.lines)
      : linesOf([item], {
          names: (update.view as CardCityView).seats.map((seat) => seat.name),
          you: null,
        });
  return lines.length > 0 ? lines : [plain(update, item)];
}

/** For what leaves no line in the log: the deal, a secret bid, a character that was not used. */
function plain(update: Update, item: Item): LogLine {
  const who = update.view?.seats[item.seat ?? -1]?.name ?? null;
  const text = who === null ? t("web-replay-dealt") : t("web-replay-decided", { name: who });
  return { key: String(item.number), who, text, icon: who === null ? "ic-cards" : "ic-check" };
}
