/** What the pictures of the rules show. The engine checks each of them in the tests. */

import type { Place } from "../../../places";
import type { RulePicture } from "../../../rules/books";
import type { CharacterId, LineName, Suit } from "../model/types";
import data from "./pictures.json";

type Parcels = [string, string];

/** A terrain card at its place. */
export interface LaidCard {
  at: Place;
  parcels: Parcels;
}

/** A number of points or coins, written where they come from. */
export interface Tag {
  at: Place;
  points: number;
}

/** Auction cards, one of each suit. */
export interface AuctionPicture extends RulePicture {
  kind: "auction";
  cards: { suit: Suit; card: number }[];
}

/** Terrain cards with their appeal. */
export interface TerrainPicture extends RulePicture {
  kind: "terrain";
  cards: { id: string; parcels: Parcels; appeal: number }[];
}

export interface CharactersPicture extends RulePicture {
  kind: "characters";
  characters: { id: CharacterId; appeal: number }[];
}

/** Equal bids, the suits on the back from strongest to weakest, and who picks in which order. */
export interface TiePicture extends RulePicture {
  kind: "tie";
  back: Suit[];
  bids: { suit: Suit; card: number }[];
  order: Suit[];
}

/** A city and what some lines of the sheet find in it. */
export interface ScoredPicture extends RulePicture {
  kind: "scored";
  cards: LaidCard[];
  lines: LineName[];
  tags: Tag[];
}

/** A card that is laid: allowed, or against a rule. */
export interface PlacingPicture extends RulePicture {
  kind: "placing";
  cards: LaidCard[];
  characters: CharacterId[];
  card: LaidCard;
  rule: string | null;
}

/** Which cards may be sold, by their numbers. */
export interface SalePicture extends RulePicture {
  kind: "sale";
  cards: LaidCard[];
  sellable: number[];
}

export type Picture =
  | AuctionPicture
  | TerrainPicture
  | CharactersPicture
  | TiePicture
  | ScoredPicture
  | PlacingPicture
  | SalePicture;

/** The pictures of each rule that has some. */
export const PICTURES = data as unknown as Readonly<Record<string, Picture[]>>;
