/** Hints at the table of Carson City: puts options into words and tries them out. */

import { same, type Place } from "../../../places";
import { cardWords, characterName, ELEMENTS, lineName } from "../model/elements";
import type { CarsonGame } from "../model/game.svelte";
import { placeName } from "../model/geometry";
import { isTerrain, type LineName, type Option } from "../model/types";
import { settings } from "../../../settings/settings.svelte";
import { t } from "../../../texts/texts.svelte";
import { focusOn } from "../../../hints/focus";
import { signed } from "../../../ui/points";
import {
  percent,
  SEALED,
  type BidOdds,
  type CardOdds,
  type Hint,
  type HintsAnswer,
} from "../../../hints/terms";

/** What an estimate may rest on beside buildings and characters. */
const LAND: ReadonlySet<string> = new Set(["empty", "open", "law"]);

/** What a hint proposes, as this game's decisions list it. */
const optionOf = (hint: Hint): Option => hint.option as Option;

/** Whether points change immediately after such a decision. */
export const scoresAtOnce = (kind: string): boolean => kind !== "bid" && kind !== "use";

/** The decision that would follow if the selected card were taken. */
export function afterTaking(game: CarsonGame): string | null {
  return (game.preview?.places ?? 0) > 0 ? (game.taking?.text ?? null) : null;
}

/** A hint about a place, or about a card of the city, as the board draws it. */
export interface PlaceHint {
  n: number;
  at: Place;
  now: string;
  sum: string;
}

/** Where the best options of an answer lie in the player's city. */
export function placesOf(game: CarsonGame, answer: HintsAnswer | null): PlaceHint[] {
  return (answer?.options ?? []).slice(0, SEALED).flatMap((hint, index) => {
    const at = placeIn(game, optionOf(hint));
    if (at === null) return [];
    return [{ n: index + 1, at, now: signed(hint.now), sum: signed(hint.now + hint.later) }];
  });
}

function placeIn(game: CarsonGame, option: Option): Place | null {
  if (option.action === "place") return option.at;
  return option.action === "sell" ? (game.me?.city.cards[option.index]?.at ?? null) : null;
}

/** The card of the row that a hint would take. */
export function takenBy(hint: Hint): number | null {
  const option = optionOf(hint);
  return option.action === "take" ? option.index : null;
}

/** The card of the hand that a hint would bid. */
export function bidBy(hint: Hint): number | null {
  const option = optionOf(hint);
  return option.action === "bid" ? option.card : null;
}

/** The card of the row that a bid is meant for, in words; empty where no odds are known. */
function aimInWords(game: CarsonGame, odds: CardOdds | null): string {
  const card = odds && game.view.row[odds.aim];
  if (!card) return "";
  return isTerrain(card) ? cardWords(card) : characterName(card.id);
}

/** What the estimate of an option rests on: buildings, land, characters. */
export function expectedOf(hint: Hint): string {
  return hint.expects.map(({ of, points }) => `${subjectName(of)} ${signed(points)}`).join(", ");
}

function subjectName(of: string): string {
  if (LAND.has(of)) return t(`web-hint-of-${of}`);
  const known = Object.values(ELEMENTS).includes(of);
  return t(`${known ? "element" : "character"}-${of.replaceAll("_", "-")}`);
}

export function carsonWords(game: CarsonGame, hint: Hint, odds: BidOdds | null = null): string {
  const option = optionOf(hint);
  switch (option.action) {
    case "bid": {
      const text = aimInWords(game, oddsOf(odds, option.card));
      if (game.discarding) return t("web-hint-discard", { n: option.card });
      return t(text ? "web-hint-bid-for" : "web-hint-bid", { n: option.card, text });
    }
    case "take": {
      const card = game.view.row[option.index];
      if (card === undefined) return "";
      return isTerrain(card)
        ? t("web-hint-take", { text: cardWords(card) })
        : t("web-take-character", { name: characterName(card.id) });
    }
    case "place":
      return t("web-hint-place", { at: placeName(option.at) });
    case "use":
      return t("web-hint-use", { name: characterName(option.character) });
    case "decline":
      return t("web-not-now");
    case "sell": {
      const card = game.me?.city.cards[option.index];
      if (card === undefined) return "";
      return t("web-hint-sell", { at: placeName(card.at), text: cardWords(card) });
    }
    case "adopt":
      return t("web-adopt", { name: characterName(option.character) });
    case "done":
      return t(game.decision?.kind === "adopt" ? "web-adopt-nobody" : "web-sell-no-more");
  }
}

export function carsonLine(line: string): string {
  return lineName(line as LineName);
}

export function oddsOf(odds: BidOdds | null, card: number | null): CardOdds | null {
  return odds?.cards.find((one) => one.card === card) ?? null;
}

/** Anything less likely than this is not mentioned. */
const UNLIKELY = 0.005;

/** The places that a bid brings, with their chances, in one line. */
export function oddsInWords(odds: BidOdds | null, hint: Hint): string {
  const found = oddsOf(odds, bidBy(hint));
  if (found === null) return "";
  const last = found.places.length;
  return found.places
    .flatMap((chance, place) => {
      if (chance < UNLIKELY) return [];
      const name = t(`web-odds-place-${place + 1 === last ? "last" : place + 1}`);
      return [`${name} ${percent(chance, settings.kept.language, odds?.modelled)}`];
    })
    .join(" · ");
}

/** Choose what a hint says, without playing anything. */
export function tryCarson(game: CarsonGame, hint: Hint): void {
  const option = optionOf(hint);
  switch (option.action) {
    case "place":
      game.movePlace(option.at);
      break;
    case "bid":
      putBack(game);
      game.bid = option.card;
      break;
    case "take":
      putBack(game);
      game.chosen = option.index;
      break;
    case "sell":
      game.startSale();
      game.sale = option.index;
      break;
    case "adopt":
      game.adopted = option.character;
      break;
    case "done":
      game.sale = null;
      if (game.decision?.kind === "adopt") game.adopted = "nobody";
      focusOn(".acts .primary");
      break;
    case "use":
      focusOn(".ask .use");
      break;
    case "decline":
      focusOn(".ask .btn:not(.use)");
      break;
  }
}

/** Clear every choice. */
function putBack(game: CarsonGame): void {
  game.cancel();
  if (game.unsent) game.cancel(); // the first call only lifts the card off its place
}

/** Whether a hint's option is the one being tried. */
export function triedCarson(game: CarsonGame, hint: Hint): boolean {
  const option = optionOf(hint);
  switch (option.action) {
    case "place":
      return same(game.ghost, option.at);
    case "bid":
      return game.bid === option.card;
    case "take":
      return game.chosen === option.index;
    case "sell":
      return game.selling && game.sale === option.index;
    case "adopt":
      return game.adopted === option.character;
    default:
      return false;
  }
}
