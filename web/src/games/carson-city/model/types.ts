/** Short names for the server's types of Carson City. */

import type { components } from "../../../api/generated";

type Schemas = components["schemas"];

/** `locked`: the bids that lie face down, by seat, where a replay lays all cards open. */
export type View = Schemas["CarsonViewShape"] & { locked?: readonly (number | null)[] };
export type SeatView = Schemas["CarsonSeatShape"];
export type City = Schemas["CarsonCityShape"];
export type Laid = Schemas["CarsonLaidShape"];
export type Terrain = Schemas["CarsonTerrainShape"];
export type Character = Schemas["CarsonCharacterShape"];
export type Decision = Schemas["CarsonDecisionShape"];
export type Option = Decision["options"][number];
export type GameEvent = Schemas["CarsonEventShape"];
export type Lines = Schemas["CarsonLinesShape"];
export type ScoreSheet = NonNullable<SeatView["score"]>;
export type LineName = keyof Lines;
export type Previews = Schemas["CarsonPreviewsShape"];
export type TerrainPreview = Schemas["CarsonTerrainPreview"];
export type PlacePreview = Schemas["CarsonSpotPreview"];
export type Change = Schemas["CarsonChange"];
export type CharacterId = Character["id"];
export type Suit = SeatView["suit"];

export function isTerrain(card: Terrain | Character): card is Terrain {
  return "parcels" in card;
}
