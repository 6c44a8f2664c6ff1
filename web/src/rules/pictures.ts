/** What the pictures of the rules show. The engine checks each of them in the tests. */

import type { City, Kind } from "../games/card-city/model/types";
import type { CharacterId, LineName, Place, Suit } from "../games/carson-city/model/types";
import data from "./pictures.json";

type Parcels = [string, string];

/** A terrain card that lies somewhere. */
export interface LaidCard {
  at: Place;
  parcels: Parcels;
}

/** A number of points or coins, written where they come from. */
export interface Tag {
  at: Place;
  points: number;
}

interface Captioned {
  /** The id of the words below the picture. */
  caption: string;
}

/** Auction cards, one of each suit. */
export interface AuctionPicture extends Captioned {
  kind: "auction";
  cards: { suit: Suit; card: number }[];
}

/** Terrain cards with their appeal. */
export interface TerrainPicture extends Captioned {
  kind: "terrain";
  cards: { id: string; parcels: Parcels; appeal: number }[];
}

export interface CharactersPicture extends Captioned {
  kind: "characters";
  characters: { id: CharacterId; appeal: number }[];
}

/** Equal bids, the suits on the back from strongest to weakest, and who picks in which order. */
export interface TiePicture extends Captioned {
  kind: "tie";
  back: Suit[];
  bids: { suit: Suit; card: number }[];
  order: Suit[];
}

/** A city of Carson City and what some lines of the sheet find in it. */
export interface ScoredPicture extends Captioned {
  kind: "scored";
  cards: LaidCard[];
  lines: LineName[];
  tags: Tag[];
}

/** A card that is laid: allowed, or against a rule. */
export interface PlacingPicture extends Captioned {
  kind: "placing";
  cards: LaidCard[];
  characters: CharacterId[];
  card: LaidCard;
  rule: string | null;
}

/** Which cards may be sold, by their numbers. */
export interface SalePicture extends Captioned {
  kind: "sale";
  cards: LaidCard[];
  sellable: number[];
}

export interface KindsPicture extends Captioned {
  kind: "kinds";
  kinds: Kind[];
}

/** The lots of a division. */
export interface LotsPicture extends Captioned {
  kind: "lots";
  open: Kind[];
  shown: Kind[];
  hidden: number;
}

/** A building or a development of Card City: allowed, or against a rule. */
export interface BuildingPicture extends Captioned {
  kind: "building" | "development";
  city: City;
  card: Kind;
  at: Place;
  coins: number;
  rule: string | null;
}

/** A city of Card City with what its districts bring: coins in a round, or points at the end. */
export interface DistrictsPicture extends Captioned {
  kind: "districts" | "income" | "final";
  city: City;
  coins: number;
  tags: Tag[];
  total: number;
}

export type Picture =
  | AuctionPicture
  | TerrainPicture
  | CharactersPicture
  | TiePicture
  | ScoredPicture
  | PlacingPicture
  | SalePicture
  | KindsPicture
  | LotsPicture
  | BuildingPicture
  | DistrictsPicture;

/** The pictures of each rule that has some. */
export const PICTURES = data as unknown as Readonly<Record<string, Picture[]>>;
