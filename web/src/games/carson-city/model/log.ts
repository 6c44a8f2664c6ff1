/** The story of the game in words. */

import type { Item } from "../../../api/types";
import { eventsOf, type Cast, type LogLine, type LogPart } from "../../../table/log";
import { t } from "../../../texts/texts.svelte";
import { remarkOf } from "../../../ui/personas";
import { cardWords, characterName } from "./elements";
import { placeName } from "./geometry";
import { speaks } from "./personas";
import type { GameEvent, SeatView } from "./types";

type Draft = Omit<LogLine, "key" | "who" | "seat"> & { seat?: number };

/** All lines, by round. */
export function logParts(
  items: readonly Item[],
  seats: readonly SeatView[],
  cast: Cast,
): LogPart[] {
  const parts: LogPart[] = [{ key: "before", title: "", lines: [] }];
  for (const item of items)
    eventsOf<GameEvent>(item).forEach((event, index) => {
      if (event.event === "round") {
        const title = `${t("era", { era: event.era })} · ${t("round", { round: event.round })}`;
        parts.push({ key: `${event.era}-${event.round}`, title, lines: [] });
      }
      parts.at(-1)?.lines.push(...lines(event, `${item.number}-${index}`, seats, cast));
    });
  return parts.filter((part) => part.lines.length > 0);
}

function lines(event: GameEvent, key: string, seats: readonly SeatView[], cast: Cast): LogLine[] {
  return words(event, seats, cast).map(({ seat, ...line }, index) => ({
    key: `${key}-${index}`,
    seat: seat ?? null,
    who: seat === undefined ? null : (cast.names[seat] ?? null),
    ...remark(seat, event, cast),
    ...line,
  }));
}

/** What the seat says of it, if it is a persona and the move is one to talk about. */
function remark(seat: number | undefined, event: GameEvent, cast: Cast): Pick<LogLine, "remark"> {
  const kind = cast.kinds[seat ?? -1] ?? "";
  return speaks(kind, event) ? { remark: remarkOf(kind) } : {};
}

function words(event: GameEvent, seats: readonly SeatView[], cast: Cast): Draft[] {
  const name = (seat: number) => cast.names[seat] ?? "";
  /** What a seat does, with its suit in front of it. */
  const by = (seat: number, id: string, text = ""): Draft => {
    const suit = seats[seat]?.suit ?? "star";
    const you = cast.you === seat ? "yes" : "no";
    return {
      seat,
      text: t(`web-log-${id}`, { name: name(seat), you, text }),
      icon: `suit-${suit}`,
      box: "0 0 32 32",
      tone: `suit-${suit}`,
    };
  };
  switch (event.event) {
    case "reveal":
      return event.returned.map((character) => ({
        icon: "ic-skull",
        text: t("web-log-skull", { name: characterName(character) }),
      }));
    case "use":
      return [by(event.seat, "use", characterName(event.character))];
    case "extra":
      return [{ icon: "ic-plus", text: t("web-log-extra", { text: cardWords(event.terrain) }) }];
    case "sell":
      return [by(event.seat, "sell")];
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
          ? by(event.seat, "take-character", characterName(event.character))
          : by(event.seat, "take", cardWords(event.terrain)),
      ];
    case "place":
      return [by(event.seat, "place", placeName(event.at))];
    case "no_place":
      return [by(event.seat, "no-place")];
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
      return [by(event.seat, "adopt", characterName(event.character))];
    case "score":
      return event.winners.map((seat) => by(seat, "win"));
    case "setup":
    case "round":
      return [];
  }
}
