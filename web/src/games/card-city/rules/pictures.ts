/** What the pictures of the rules show. The engine checks each of them in the tests. */

import type { Place } from "../../../places";
import type { RulePicture } from "../../../rules/books";
import type { City, Kind } from "../model/types";
import data from "./pictures.json";

/** A number of points or coins, written where they come from. */
export interface Tag {
  at: Place;
  points: number;
}

export interface KindsPicture extends RulePicture {
  kind: "kinds";
  kinds: Kind[];
}

/** The lots of a division. */
export interface LotsPicture extends RulePicture {
  kind: "lots";
  open: Kind[];
  shown: Kind[];
  hidden: number;
}

/** A building or a development: allowed, or against a rule. */
export interface BuildingPicture extends RulePicture {
  kind: "building" | "development";
  city: City;
  card: Kind;
  at: Place;
  coins: number;
  rule: string | null;
}

/** A city with what its districts bring: coins in a round, or points at the end. */
export interface DistrictsPicture extends RulePicture {
  kind: "districts" | "income" | "final";
  city: City;
  coins: number;
  tags: Tag[];
  total: number;
}

export type Picture = KindsPicture | LotsPicture | BuildingPicture | DistrictsPicture;

/** The pictures of each rule that has some. */
export const PICTURES = data as unknown as Readonly<Record<string, Picture[]>>;
