/** Hints at the table of Card City: puts options into words and tries them out. */

import { key, same } from "../../../places";
import type { Division } from "../model/division";
import type { CardCityGame } from "../model/game.svelte";
import { cardNames, kindName } from "../model/kinds";
import { placeName } from "../model/places";
import type { Ghost, Kind } from "../model/types";
import { t } from "../../../texts/texts.svelte";
import { focusOn } from "../../../hints/focus";
import { SEALED, type HintsAnswer } from "../../../hints/terms";
import { signed } from "../../../ui/points";

/** What an option would build, and where. */
export function buildingOf(action: string): Ghost | null {
  const [verb, ...rest] = action.split(" ");
  if (verb === "buy") return { kind: "I", at: [Number(rest[0]), Number(rest[1])] };
  if (verb !== "build" && verb !== "develop") return null;
  return { kind: rest[0] as Kind, at: [Number(rest[1]), Number(rest[2])] };
}

/** The lots of a division: the numbers of its cards, lot by lot. */
function lotsOf(action: string): number[][] {
  return action
    .slice("divide".length)
    .split("|")
    .map((lot) => lot.trim().split(/\s+/).filter(Boolean).map(Number));
}

function keptOf(action: string): number[] {
  return action.split(" ").slice(1).map(Number);
}

export function cityWords(game: CardCityGame, action: string): string {
  const building = buildingOf(action);
  const [verb] = action.split(" ");
  if (building !== null) {
    const at = placeName(building.at);
    const name = kindName(building.kind);
    if (verb === "develop") return t("web-hint-develop", { name, at });
    return verb === "buy" ? t("web-hint-buy", { at }) : t("web-cc-at", { name, at });
  }
  switch (verb) {
    case "divide": {
      const cards = game.dividing?.cards ?? [];
      const [open = "", shown = "", hidden = ""] = lotsOf(action).map((lot) =>
        cardNames(lot.flatMap((card) => cards[card] ?? [])),
      );
      return t("web-hint-divide", { open, shown, hidden });
    }
    case "keep":
      return t("web-hint-keep", {
        text: cardNames(keptOf(action).map((card) => game.hand[card]!)),
      });
    case "open":
      return t("term-open-lot");
    case "mixed":
      return t("term-mixed-lot");
    case "pass":
      return t("web-cc-pass");
    default:
      return t("web-cc-discard", { text: cardNames(game.hand) });
  }
}

export function cityLine(line: string): string {
  return t(`line-${line.replaceAll("_", "-")}`);
}

/** Choose what a hint says, without playing anything. */
export function tryCity(game: CardCityGame, action: string): void {
  const building = buildingOf(action);
  const [verb] = action.split(" ");
  if (building !== null) {
    const growing = [...new Set(game.optionsOf("develop").map((option) => option.kind as Kind))];
    const cards = growing.length > 0 ? growing : game.hand;
    game.chosen = { kind: building.kind, card: Math.max(0, cards.indexOf(building.kind)) };
    game.asked = null;
    game.ghost = building;
    return;
  }
  switch (verb) {
    case "divide":
      game.lifted = null;
      game.division = divisionOf(action, game.division.length);
      break;
    case "keep":
      game.kept = keptOf(action);
      break;
    case "open":
      focusOn(".lots .first > .btn");
      break;
    case "mixed":
      focusOn(".lots .mixed > .btn");
      break;
    case "pass":
      game.cancel();
      focusOn(".phase .beside .btn");
      break;
    default:
      focusOn(".acts .primary");
  }
}

function divisionOf(action: string, cards: number): Division {
  const [open = [], , hidden = []] = lotsOf(action);
  return Array.from({ length: cards }, (_, card) =>
    open.includes(card) ? "open" : hidden.includes(card) ? "hidden" : "shown",
  );
}

/** Whether a hint's option is the one being tried. */
export function triedCity(game: CardCityGame, action: string): boolean {
  const building = buildingOf(action);
  if (building !== null)
    return (
      game.ghost !== null && same(game.ghost.at, building.at) && game.ghost.kind === building.kind
    );
  if (action.startsWith("divide"))
    return divisionOf(action, game.division.length).join() === game.division.join();
  return action.startsWith("keep") && keptOf(action).join() === game.kept.join();
}

/** Whether points change immediately after such a decision. */
export const scoresAtOnce = (kind: string): boolean =>
  kind !== "keep" && kind !== "divide" && kind !== "choose";

/** The rank of a hint about a cell, and the points expected of it later. */
export interface CellHint {
  n: number;
  later: string;
}

/** The best options of an answer, by the place they would be built on. */
export function cellsOf(answer: HintsAnswer | null): ReadonlyMap<string, CellHint> {
  const found = new Map<string, CellHint>();
  (answer?.options ?? []).slice(0, SEALED).forEach(({ action, later }, index) => {
    const building = buildingOf(action);
    if (building === null || found.has(key(building.at))) return;
    found.set(key(building.at), { n: index + 1, later: signed(later) });
  });
  return found;
}
