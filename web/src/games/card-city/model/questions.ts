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
  coins: number;
}
interface Score {
  lines: Record<string, number>;
  total: number;
}
export interface Development {
  kind: string;
  district: Cell[];
  at: Cell;
}

interface Questions {
  score: Asked<City, Score>;
  earnings: Asked<City, Score & { earnings: Earning[] }>;
  placements: Asked<City & { card: string }, { placements: Cell[] }>;
  developments: Asked<
    { rows: string[]; reserve: Record<string, number> },
    { developments: Development[] }
  >;
  income: Asked<{ rows: string[] }, { income: number }>;
  doubts: Asked<{ rows: string[] }, { doubts: Doubt[] }>;
}

export const asking = (engine: Engine) => questionsTo<Questions>(engine, "card-city");
