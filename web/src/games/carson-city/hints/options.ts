/** Hints at the table of Carson City: puts options into words and tries them out. */

import { key, type Place } from "../../../places";
import { cardWords, characterName, lineName } from "../model/elements";
import type { CarsonGame } from "../model/game.svelte";
import { placeName } from "../model/geometry";
import { isTerrain, type CharacterId, type LineName } from "../model/types";
import { settings } from "../../../settings/settings.svelte";
import { t } from "../../../texts/texts.svelte";
import { focusOn } from "../../../hints/focus";
import { signed } from "../../../ui/points";
import {
  percent,
  SEALED,
  type BidOdds,
  type CardOdds,
  type HintsAnswer,
} from "../../../hints/terms";

interface Move {
  verb: string;
  numbers: number[];
  character: CharacterId;
}

function read(action: string): Move {
  const [verb = "", ...rest] = action.split(" ");
  return { verb, numbers: rest.map(Number), character: (rest[0] ?? "") as CharacterId };
}

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
  later: string;
}

/** Where the best options of an answer lie in the player's city. */
export function placesOf(game: CarsonGame, answer: HintsAnswer | null): PlaceHint[] {
  return (answer?.options ?? []).slice(0, SEALED).flatMap(({ action, now, later }, index) => {
    const at = placeIn(game, action);
    if (at === null) return [];
    return [{ n: index + 1, at, now: signed(now), later: signed(later) }];
  });
}

function placeIn(game: CarsonGame, action: string): Place | null {
  const { verb, numbers } = read(action);
  const n = numbers[0] ?? 0;
  if (verb === "place") return [n, numbers[1] ?? 0];
  return verb === "sell" ? (game.me?.city.cards[n]?.at ?? null) : null;
}

/** The number in an action of this type: a card of the row or of the hand. */
export function numberOf(verb: "take" | "bid", action: string): number | null {
  const move = read(action);
  return move.verb === verb ? (move.numbers[0] ?? null) : null;
}

export function carsonWords(game: CarsonGame, action: string): string {
  const { verb, numbers, character } = read(action);
  const n = numbers[0] ?? 0;
  switch (verb) {
    case "bid":
      return t("web-hint-bid", { n });
    case "take": {
      const card = game.view.row[n];
      if (card === undefined) return "";
      return isTerrain(card)
        ? t("web-hint-take", { text: cardWords(card) })
        : t("web-take-character", { name: characterName(card.id) });
    }
    case "place":
      return t("web-hint-place", { at: placeName([n, numbers[1] ?? 0]) });
    case "use":
      return t("web-hint-use", { name: characterName(character) });
    case "decline":
      return t("web-not-now");
    case "sell": {
      const card = game.me?.city.cards[n];
      if (card === undefined) return "";
      return t("web-hint-sell", { at: placeName(card.at), text: cardWords(card) });
    }
    case "adopt":
      return t("web-adopt", { name: characterName(character) });
    default:
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
export function oddsInWords(odds: BidOdds | null, action: string): string {
  const found = oddsOf(odds, numberOf("bid", action));
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
export function tryCarson(game: CarsonGame, action: string): void {
  const { verb, numbers, character } = read(action);
  const n = numbers[0] ?? 0;
  switch (verb) {
    case "place":
      game.movePlace([n, numbers[1] ?? 0]);
      break;
    case "bid":
      putBack(game);
      game.bid = n;
      break;
    case "take":
      putBack(game);
      game.chosen = n;
      break;
    case "sell":
      game.startSale();
      game.chooseSale(n);
      break;
    case "adopt":
      game.adopted = character;
      break;
    case "done":
      game.sale = game.adopted = null;
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
export function triedCarson(game: CarsonGame, action: string): boolean {
  const { verb, numbers, character } = read(action);
  switch (verb) {
    case "place":
      return game.ghost !== null && key(game.ghost) === numbers.join(" ");
    case "bid":
      return game.bid === numbers[0];
    case "take":
      return game.chosen === numbers[0];
    case "sell":
      return game.selling && game.sale === numbers[0];
    case "adopt":
      return game.adopted === character;
    default:
      return false;
  }
}
