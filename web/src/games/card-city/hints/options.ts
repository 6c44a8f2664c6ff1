/** Hints at the table of Card City: puts options into words and tries them out. */

import { key, same } from "../../../places";
import { divisionText, fits, LOTS, type Division } from "../model/division";
import type { CardCityGame } from "../model/game.svelte";
import { cardNames, kindName } from "../model/kinds";
import { placeName } from "../model/places";
import { factsOf } from "../model/facts";
import type { City, DivisionOption, Ghost, Kind, Option } from "../model/types";
import { mirrorsOf } from "./mirrors";
import { t } from "../../../texts/texts.svelte";
import type { Hints } from "../../../hints/hints.svelte";
import { focusOn } from "../../../hints/focus";
import { SEALED, type Hint, type HintsAnswer, type Offer } from "../../../hints/terms";
import { signed } from "../../../ui/points";

/** What a hint proposes: as this game's decisions list it, or a division. */
const optionOf = (hint: Hint) => hint.option as Option | DivisionOption;

const MOST_READY = 3;

/** The divisions that a bot would make, the best first; none where there are no hints. */
export function readyDivisions(hints: Hints): readonly Hint[] {
  const answer = hints.ready ? hints.unasked : null;
  return answer?.kind === "divide" ? answer.options.slice(0, MOST_READY) : [];
}

/** What the division on the table offers, once it is one; null if it is about something else. */
export function offerNow(game: CardCityGame, answer: HintsAnswer | null): Offer | null {
  const { dividing, division } = game;
  if (dividing === null || !fits(dividing, division)) return null;
  const text = divisionText(dividing.cards, division);
  return answer?.offers.find(({ action }) => action === text) ?? null;
}

/** What an option would build, and where. */
function buildingOf(option: Option | DivisionOption): Ghost | null {
  if (option.action === "buy") return { kind: "I", at: option.at };
  return "at" in option ? { kind: option.kind, at: option.at } : null;
}

export function cityWords(game: CardCityGame, hint: Hint): string {
  const at = buildingOf(optionOf(hint))?.at;
  const alike = at === undefined ? [] : mirrorsOf(game.main.city, at).slice(1);
  const words = wordsOf(game, hint);
  if (alike.length === 0) return words;
  return `${words}, ${t("web-hint-mirrors", { text: alike.map(placeName).join(", ") })}`;
}

/** What a building would do there, apart from its points; what a lot or a division brings everyone. */
export function cityDoes(game: CardCityGame, hint: Hint): string {
  const building = buildingOf(optionOf(hint));
  const change = building && game.changeBy(building);
  const said = change
    ? factsOf(change, game.main.city).map(({ words }) => words)
    : gainsOf(game, hint).map(({ name, points }) => `${name} ${points}`);
  return said.join(", ");
}

/** What an option that shares out cards is likely to bring everyone, this person first. */
export function gainsOf(game: CardCityGame, hint: Hint): { name: string; points: string }[] {
  const own = game.view.seat;
  const seats = hint.gains.map((points, seat) => ({ points, seat }));
  return seats
    .filter(({ points, seat }) => points !== 0 || seat === own)
    .toSorted((one, other) => Number(other.seat === own) - Number(one.seat === own))
    .map(({ points, seat }) => ({
      name: seat === own ? t("you") : (game.names[seat] ?? ""),
      points: signed(Math.round(10 * points) / 10),
    }));
}

/** The options without the mirror images of better ones. */
export function different(options: readonly Hint[], city: City): Hint[] {
  const seen = new Set<string>();
  return options.filter((hint) => {
    const building = buildingOf(optionOf(hint));
    if (building === null) return true;
    const named = `${building.kind} ${key(building.at)}`;
    if (seen.has(named)) return false;
    for (const at of mirrorsOf(city, building.at)) seen.add(`${building.kind} ${key(at)}`);
    return true;
  });
}

/** The cards that a division lays into the open lot. */
export function openLotOf(game: CardCityGame, hint: Hint): Kind[] {
  const option = optionOf(hint);
  const cards = game.dividing?.cards ?? [];
  return option.action === "divide" ? option.open.flatMap((card) => cards[card] ?? []) : [];
}

function wordsOf(game: CardCityGame, hint: Hint): string {
  const option = optionOf(hint);
  switch (option.action) {
    case "build":
      return t("web-cc-at", { name: kindName(option.kind), at: placeName(option.at) });
    case "develop":
      return t("web-hint-develop", { name: kindName(option.kind), at: placeName(option.at) });
    case "buy":
      return t("web-hint-buy", { at: placeName(option.at) });
    case "divide": {
      const cards = game.dividing?.cards ?? [];
      const [open = "", shown = "", hidden = ""] = LOTS.map((lot) =>
        cardNames(option[lot].flatMap((card) => cards[card] ?? [])),
      );
      return t("web-hint-divide", { open, shown, hidden });
    }
    case "keep":
      return t("web-hint-keep", { text: cardNames(option.cards.map((card) => game.hand[card]!)) });
    case "open":
      return t("term-open-lot");
    case "mixed":
      return t("term-mixed-lot");
    case "pass":
      return t("web-cc-pass");
    case "discard":
      return t("web-cc-discard", { text: cardNames(game.hand) });
  }
}

export function cityLine(line: string): string {
  return t(`line-${line.replaceAll("_", "-")}`);
}

/** Choose what a hint says, without playing anything. */
export function tryCity(game: CardCityGame, hint: Hint): void {
  const option = optionOf(hint);
  switch (option.action) {
    case "build":
    case "develop":
    case "buy":
      tryBuilding(game, buildingOf(option)!);
      break;
    case "divide":
      game.lifted = null;
      game.division = divisionOf(option);
      break;
    case "keep":
      game.kept = [...option.cards];
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
    case "discard":
      focusOn(".acts .primary");
  }
}

function tryBuilding(game: CardCityGame, building: Ghost): void {
  const growing = [...new Set(game.optionsOf("develop").map((option) => option.kind as Kind))];
  const cards = growing.length > 0 ? growing : game.hand;
  game.chosen = { kind: building.kind, card: Math.max(0, cards.indexOf(building.kind)) };
  game.asked = null;
  game.ghost = building;
}

function divisionOf({ open, shown, hidden }: DivisionOption): Division {
  return Array.from({ length: open.length + shown.length + hidden.length }, (_, card) =>
    open.includes(card) ? "open" : hidden.includes(card) ? "hidden" : "shown",
  );
}

/** Whether a hint's option is the one being tried. */
export function triedCity(game: CardCityGame, hint: Hint): boolean {
  const option = optionOf(hint);
  const building = buildingOf(option);
  if (building !== null)
    return same(game.ghost?.at ?? null, building.at) && game.ghost?.kind === building.kind;
  if (option.action === "divide") return divisionOf(option).join() === game.division.join();
  return option.action === "keep" && option.cards.join() === game.kept.join();
}

/** What taking a lot is likely to bring everyone; null where no bot has said so. */
export function lotBrings(game: CardCityGame, hints: Hints, lot: "open" | "mixed"): string | null {
  const options = (hints.ready && hints.unasked?.options) || [];
  const hint = options.find((one) => optionOf(one).action === lot);
  const said = hint ? gainsOf(game, hint).map(({ name, points }) => `${name}\u00a0${points}`) : [];
  return said.length > 0 ? t("web-hint-lot-brings", { text: said.join(", ") }) : null;
}

/** The lot that the best option would take; null if it is about something else. */
export function bestLot(answer: HintsAnswer | null): "open" | "mixed" | null {
  const [best] = answer?.options ?? [];
  const action = best && optionOf(best).action;
  return action === "open" || action === "mixed" ? action : null;
}

/** Whether points change immediately after such a decision. */
export const scoresAtOnce = (kind: string): boolean =>
  kind !== "keep" && kind !== "divide" && kind !== "choose";

/** The rank of a hint about a cell, and how much worse it is than the best one. */
export interface CellHint {
  n: number;
  later: string | null;
}

/** The best options of an answer, by the place they would be built on. */
export function cellsOf(answer: HintsAnswer | null, city: City): ReadonlyMap<string, CellHint> {
  const found = new Map<string, CellHint>();
  const [best, ...others] = different(answer?.options ?? [], city);
  if (best === undefined) return found;
  [best, ...others].slice(0, SEALED).forEach((hint, index) => {
    const building = buildingOf(optionOf(hint));
    if (building === null || found.has(key(building.at))) return;
    const less = hint.now + hint.later - best.now - best.later;
    const later = Math.round(10 * less) === 0 ? null : signed(Math.round(10 * less) / 10);
    found.set(key(building.at), { n: index + 1, later });
  });
  return found;
}
