/** Short names for the server's types of Card City. */

import type { components } from "../../../api/generated";
import type { Place } from "../../../places";

type Schemas = components["schemas"];

export type View = Schemas["CardCityViewShape"];
export type SeatView = Schemas["CardCitySeatShape"];
export type City = Schemas["CardCityCityShape"];
export type District = Schemas["CardCityDistrictShape"];
export type Offer = Schemas["CardCityOfferShape"];
export type Counts = Schemas["CardCityCountsShape"];
export type Lines = Schemas["CardCityLinesShape"];
export type Decision = Schemas["CardCityDecisionShape"];
export type DivideDecision = Schemas["CardCityDivideShape"];
export type Option = Schemas["CardCityListShape"]["options"][number];
/** A division, which no decision lists. */
export type DivisionOption = Schemas["CardCityDivisionShape"];
export type GameEvent = Schemas["CardCityEventShape"];
export type Previews = Schemas["CardCityPreviewsShape"];
export type Change = Schemas["CardCityChange"];
export type LegalCell = Schemas["CardCityLegalCell"];
export type IllegalCell = Schemas["CardCityIllegalCell"];
export type Development = Schemas["CardCityDevelopmentPreview"];
export type Kind = keyof Counts;
export type LineName = keyof Lines;

/** A card on trial: drawn at a cell, but not played yet. */
export interface Ghost {
  kind: Kind;
  at: Place;
}
