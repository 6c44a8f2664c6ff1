/** The questions that the engine answers about this game. */

import {
  questionsTo,
  type Asked,
  type Doubt,
  type Earning,
  type Engine,
} from "../../../engine/engine";

type Cell = [row: number, column: number];

/** A city by its rows of glyphs. */
interface City {
  rows: string[];
  characters?: string[];
  sold?: number;
}
/** A card as it was laid. */
interface LaidCard {
  at: Cell;
  parcels: string[];
}
interface Score {
  lines: Record<string, number>;
  characters: Record<string, number>;
  total: number;
}

interface Questions {
  score: Asked<City, Score>;
  earnings: Asked<City, Score & { earnings: Earning[] }>;
  placements: Asked<City & { card: string[] }, { placements: Cell[] }>;
  sellable: Asked<{ cards: LaidCard[] }, { sellable: number[] }>;
  doubts: Asked<Pick<City, "rows" | "characters">, { doubts: Doubt[] }>;
}

export const asking = (engine: Engine) => questionsTo<Questions>(engine, "carson-city");
