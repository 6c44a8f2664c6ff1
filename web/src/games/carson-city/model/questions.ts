/** The questions that the engine answers about this game. */

import {
  questionsTo,
  type Asked,
  type Doubt,
  type Earning,
  type Engine,
} from "../../../engine/engine";
import type { Suit } from "../../../ui/suits";
import type { CharacterId } from "./types";

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

/** A round of the box as people tell it; `row` is the appeal of each card, the character's first. */
export interface ToldRound {
  character: CharacterId;
  row: number[];
  uses?: CharacterId[];
  bids?: number[];
  back?: Suit[];
  takes?: number[];
}
export interface ToldGame {
  seats: { suit: Suit; virtual?: string }[];
  rounds: ToldRound[];
}
/** Who takes what, and what has to be told next. */
export interface BoxAnswer {
  era: 1 | 2;
  round: number;
  asks: "row" | "extra" | "bids" | "back" | "take" | "over";
  seat: number | null;
  rounds: {
    /** `after` the bids are seen. */
    usable: { character: CharacterId; seat: number; after: boolean }[];
    totals: number[];
    ties: number[][];
    order: number[];
    picks: { seat: number; card: number }[];
  }[];
  seats: { hand: number[]; appeal: number; characters: CharacterId[] }[];
}

interface Questions {
  score: Asked<City, Score>;
  earnings: Asked<City, Score & { earnings: Earning[] }>;
  placements: Asked<City & { card: string[] }, { placements: Cell[] }>;
  sellable: Asked<{ cards: LaidCard[] }, { sellable: number[] }>;
  box: Asked<ToldGame, BoxAnswer>;
  doubts: Asked<Pick<City, "rows" | "characters">, { doubts: Doubt[] }>;
}

export const asking = (engine: Engine) => questionsTo<Questions>(engine, "carson-city");
