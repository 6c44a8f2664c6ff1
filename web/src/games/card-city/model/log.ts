/** The story of the game in words. */

import type { Place } from "../../../places";
import type { Item } from "../../../api/types";
import { eventsOf, inEffect, type Cast, type LogLine, type LogPart } from "../../../table/log";
import { t } from "../../../texts/texts.svelte";
import { remarkOf } from "../../../ui/personas";
import { cardNames, kindName, sign } from "./kinds";
import { speaks } from "./personas";
import { placeName } from "./places";
import type { GameEvent } from "./types";

/** A line of the log, and the cell it is about. */
export interface StoryLine extends LogLine {
  at: Place | null;
}

/** What a Leisure costs (K3.6). */
const LEISURE_PRICE = 5;

/** The discards of cards that could not be paid for: events say what everybody has after a payment. */
export function unpaidOf(items: readonly Item[]): ReadonlySet<GameEvent> {
  const found = new Set<GameEvent>();
  const coins = new Map<number, number>();
  for (const event of inEffect(items).flatMap(eventsOf<GameEvent>))
    if ("coins" in event) coins.set(event.seat, event.coins);
    else if (event.event === "discard" && event.kinds.every((kind) => kind === "L"))
      if ((coins.get(event.seat) ?? 0) < LEISURE_PRICE) found.add(event);
  return found;
}

/** All rounds so far. */
export function rounds(items: readonly Item[], cast: Cast): LogPart[] {
  const parts: LogPart[] = [];
  const unpaid = unpaidOf(items);
  for (const item of inEffect(items))
    eventsOf<GameEvent>(item).forEach((event, index) => {
      if (event.event === "round")
        parts.push({
          key: `round-${event.round}`,
          title:
            cast.names.length === 1
              ? t("web-cc-log-round-solo", { round: event.round })
              : t("web-cc-log-round", { round: event.round, name: cast.names[event.first] ?? "" }),
          lines: [],
        });
      const line = lineOf(event, cast, `${item.number}-${index}`, unpaid);
      if (line) parts.at(-1)?.lines.push(line);
    });
  return parts;
}

export function linesOf(
  items: readonly Item[],
  cast: Cast,
  unpaid: ReadonlySet<GameEvent> = new Set(),
): StoryLine[] {
  return items.flatMap((item) =>
    eventsOf<GameEvent>(item).flatMap(
      (event, index) => lineOf(event, cast, `${item.number}-${index}`, unpaid) ?? [],
    ),
  );
}

/** An event as a line; null for events that need no words. */
export function lineOf(
  event: GameEvent,
  cast: Cast,
  key: string,
  unpaid: ReadonlySet<GameEvent>,
): StoryLine | null {
  const line = (
    seat: number,
    id: string,
    icon: string,
    more: Record<string, string | number> = {},
    at: Place | null = null,
  ): StoryLine => {
    const name = cast.names[seat] ?? "";
    const you = cast.you === seat ? "yes" : "no";
    const text = t(`web-cc-log-${id}`, { name, you, ...more });
    const kind = cast.kinds[seat] ?? "";
    const remark = speaks(kind, event) ? { remark: remarkOf(kind) } : {};
    return { key, seat, at, who: name, icon, text, ...remark };
  };
  switch (event.event) {
    case "offer":
      return line(event.divider, "offer", "ic-cards", {
        other: cast.names[event.chooser] ?? "",
        to: event.chooser === cast.you ? "you" : "other",
        cards: cardNames(event.open),
        text: cardNames(event.shown),
        n: event.hidden,
      });
    case "choice":
      return line(event.seat, `choice-${event.lot}`, "ic-check");
    case "hold":
      return line(event.seat, event.under ? "hold-under" : "hold", "ic-cards", {
        text: cardNames(event.cards),
        other: event.under ? kindName(event.under) : "",
      });
    case "build":
      return line(
        event.seat,
        "build",
        sign(event.kind),
        { text: kindName(event.kind), at: placeName(event.at) },
        event.at,
      );
    case "discard":
      return line(event.seat, unpaid.has(event) ? "discard-unpaid" : "discard", "ic-trash", {
        text: cardNames(event.kinds),
      });
    case "develop":
      return line(
        event.seat,
        "develop",
        sign(event.kind),
        { text: kindName(event.kind), at: placeName(event.at) },
        event.at,
      );
    case "income":
      return {
        ...line(event.seat, "income", "ic-coin", { n: event.income, number: event.coins }),
        box: "0 0 32 32",
      };
    case "buy":
      return line(
        event.seat,
        "buy",
        sign("I"),
        { n: event.price, at: placeName(event.at) },
        event.at,
      );
    case "setup":
    case "round":
    case "score":
      return null;
  }
}
