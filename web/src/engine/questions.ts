/** What the engine can be asked, and what it answers: `docs/commands.md` says it in full. */

import type { GameName } from "../games";

/** A row and a column, in the coordinates of the question. */
export type Spot = [row: number, column: number];
/** Points by the name of their line. */
export type Lines = Record<string, number>;
/** Points that one parcel or cell brings. */
export interface Earning {
  line: string;
  at: Spot;
  points: number;
}

/** A city by its rows of glyphs. */
export interface CarsonCity {
  rows: string[];
  characters?: string[];
  sold?: number;
}
/** A card as it was laid. */
export interface LaidCard {
  at: Spot;
  parcels: string[];
}
export interface CarsonScore {
  lines: Lines;
  characters: Record<string, number>;
  total: number;
}

export interface CardCity {
  rows: string[];
  coins: number;
}
export interface CardCityScore {
  lines: Lines;
  total: number;
}
export interface Development {
  kind: string;
  district: Spot[];
  at: Spot;
}

/** Whether a record proves that its game was dealt and played fairly, step by step. */
export interface Verdict {
  fair: boolean;
  /** What each step says for people, and which shuffle or seat it is about. */
  steps: { step: string; holds: boolean; says: string; of?: string | number }[];
  /** What must have been published before the game; null if the seed is not of that kind. */
  commitment: string | null;
  /** What each person added to the seed, by seat. */
  entropies: Record<string, string>;
}

interface Asked<Input, Output> {
  input: Input;
  output: Output;
}

/** The questions of each game. */
export interface Questions {
  "carson-city": {
    score: Asked<CarsonCity, CarsonScore>;
    earnings: Asked<CarsonCity, CarsonScore & { earnings: Earning[] }>;
    placements: Asked<CarsonCity & { card: string[] }, { placements: Spot[] }>;
    sellable: Asked<{ cards: LaidCard[] }, { sellable: number[] }>;
    verify: Asked<unknown, Verdict>;
  };
  "card-city": {
    score: Asked<CardCity, CardCityScore>;
    earnings: Asked<CardCity, CardCityScore & { earnings: Earning[] }>;
    placements: Asked<CardCity & { card: string }, { placements: Spot[] }>;
    developments: Asked<
      { rows: string[]; reserve: Record<string, number> },
      { developments: Development[] }
    >;
    income: Asked<{ rows: string[] }, { income: number }>;
    verify: Asked<unknown, Verdict>;
  };
}

export type Command<Game extends GameName> = keyof Questions[Game] & string;
export type Input<Game extends GameName, Name extends Command<Game>> =
  Questions[Game][Name] extends Asked<infer Given, unknown> ? Given : never;
export type Output<Game extends GameName, Name extends Command<Game>> =
  Questions[Game][Name] extends Asked<unknown, infer Found> ? Found : never;

/** A question as it travels. */
export interface Question {
  command: string;
  game: GameName;
  input: unknown;
}
/** An answer as it travels: `output`, or `error` with what is wrong with the question. */
export type Answer = { output: unknown } | { error: string };
