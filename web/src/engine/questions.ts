/** Questions to the engine and their answers; `docs/commands.md` describes all of them. */

import type { ErrorShape } from "../api/types";

/** Points that one parcel or cell brings, in the coordinates of the question. */
export interface Earning {
  line: string;
  at: [row: number, column: number];
  points: number;
}

/** A rule that a typed city breaks, and the cells that do so. */
export interface Doubt {
  rule: string;
  /** In English. */
  says: string;
  /** The same in a form that any language can say. */
  text: NonNullable<ErrorShape["text"]>;
  at: [row: number, column: number][];
}

/** Whether a record proves that its game was dealt and played fairly, step by step. */
export interface Verification {
  fair: boolean;
  /** The version of the protocol by which the seed was made; null for another kind of seed. */
  protocol: number | null;
  /** Each step's sentence for people, and the shuffle or seat it is about. */
  steps: { step: string; holds: boolean; says: string; of?: string | number }[];
  /** What must have been published before the game; null if the seed is not of that kind. */
  commitment: string | null;
  /** The SHA-256 of the deck. */
  deck: string;
  /** What each person added to the seed, by seat. */
  entropies: Record<string, string>;
  /** The SHA-256 of each. */
  seals: Record<string, string>;
}

/** The type of a question: its input and its answer. */
export interface Asked<Input, Output> {
  input: Input;
  output: Output;
}
/** A function that asks the questions of one game. */
export type Ask<Of> = <Command extends keyof Of & string>(
  command: Command,
  input: Of[Command] extends Asked<infer Input, unknown> ? Input : never,
) => Promise<Of[Command] extends Asked<infer _, infer Output> ? Output : never>;

/** A question on the wire. */
export interface Question {
  command: string;
  game: string;
  input: unknown;
}
/**
 * An answer on the wire: `output`, or `error` with what is wrong with the question, and `text`, the
 * same sentence in a form that any language can say.
 */
export type Answer = { output: unknown } | { error: string; text?: ErrorShape["text"] };
