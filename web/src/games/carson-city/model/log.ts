/** The story of the game in words. */

import type { Item } from "../../../api/types";
import { eventsOf, type LogLine, type LogPart } from "../../../table/log";
import { t } from "../../../texts/texts.svelte";
import { cardWords, characterName } from "./elements";
import { placeName } from "./geometry";
import type { GameEvent, SeatView } from "./types";

type Draft = Omit<LogLine, "key" | "who"> & { seat?: number };

/** All lines, by round. */
export function logParts(items: readonly Item[], seats: readonly SeatView[]): LogPart[] {
  const parts: LogPart[] = [{ key: "before", title: "", lines: [] }];
  for (const item of items)
    eventsOf<GameEvent>(item).forEach((event, index) => {
      if (event.event === "round") {
        const title = `${t("era", { era: event.era })} · ${t("round", { round: event.round })}`;
        parts.push({ key: `${event.era}-${event.round}`, title, lines: [] });
      }
      parts.at(-1)?.lines.push(...lines(event, `${item.number}-${index}`, seats));
    });
  return parts.filter((part) => part.lines.length > 0);
}

function lines(event: GameEvent, key: string, seats: readonly SeatView[]): LogLine[] {
  return words(event, seats).map(({ seat, ...line }, index) => ({
    key: `${key}-${index}`,
    who: seat === undefined ? null : (seats[seat]?.name ?? null),
    ...line,
  }));
}

function words(event: GameEvent, seats: readonly SeatView[]): Draft[] {
  const name = (seat: number) => seats[seat]?.name ?? "";
  const by = (seat: number, text: string): Draft => {
    const suit = seats[seat]?.suit ?? "star";
    return { seat, text, icon: `suit-${suit}`, box: "0 0 32 32", tone: `suit-${suit}` };
  };
  switch (event.event) {
    case "reveal":
      return event.returned.map((character) => ({
        icon: "ic-skull",
        text: t("web-log-skull", { name: characterName(character) }),
      }));
    case "use":
      return [
        by(
          event.seat,
          t("web-log-use", { name: name(event.seat), text: characterName(event.character) }),
        ),
      ];
    case "extra":
      return [{ icon: "ic-plus", text: t("web-log-extra", { text: cardWords(event.terrain) }) }];
    case "sell":
      return [by(event.seat, t("web-log-sell", { name: name(event.seat) }))];
    case "bids":
      return [
        {
          icon: "ic-lock",
          text: t("web-log-bids", {
            text: event.bids
              .map(({ seat, card, bonus }) => `${name(seat)} ${card}${bonus ? `+${bonus}` : ""}`)
              .join(", "),
          }),
        },
      ];
    case "order":
      return [
        { icon: "ic-list", text: t("web-log-order", { text: event.order.map(name).join(", ") }) },
      ];
    case "take":
      return [
        "character" in event
          ? by(
              event.seat,
              t("web-log-take-character", {
                name: name(event.seat),
                text: characterName(event.character),
              }),
            )
          : by(
              event.seat,
              t("web-log-take", { name: name(event.seat), text: cardWords(event.terrain) }),
            ),
      ];
    case "place":
      return [
        by(event.seat, t("web-log-place", { name: name(event.seat), text: placeName(event.at) })),
      ];
    case "no_place":
      return [by(event.seat, t("web-log-no-place", { name: name(event.seat) }))];
    case "left": {
      const left = [
        ...(event.character === null ? [] : [characterName(event.character)]),
        ...event.terrain.map(cardWords),
      ];
      return left.length === 0
        ? []
        : [{ icon: "ic-minus", text: t("web-log-left", { text: left.join(" · ") }) }];
    }
    case "adopt":
      return [
        by(
          event.seat,
          t("web-log-adopt", { name: name(event.seat), text: characterName(event.character) }),
        ),
      ];
    case "score":
      return event.winners.map((seat) => by(seat, t("web-log-win", { name: name(seat) })));
    case "setup":
    case "round":
      return [];
  }
}
