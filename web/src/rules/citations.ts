/** The rule behind each line of a score sheet, and behind what the tables show beside it. */

import type { District, LineName as CardCityLine } from "../games/card-city/model/types";
import type { LineName as CarsonLine } from "../games/carson-city/model/types";
import cited from "./citations.json";

export const CARSON_LINES: Readonly<Record<CarsonLine, string>> = cited.lines["carson-city"];
export const CARD_CITY_LINES: Readonly<Record<CardCityLine, string>> = cited.lines["card-city"];
/** How a district of each kind grows. */
export const GROWTH: Readonly<Record<District["kind"], string>> = cited.growth;
/** What the characters do, and how the Paperboy brings another one. */
export const CHARACTERS = cited.characters;
export const ADOPTING = cited.adopting;
