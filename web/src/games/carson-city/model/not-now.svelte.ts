/** The characters about which somebody does not want to be asked again in an Era. */

import { Kept } from "../../../table/kept.svelte";
import type { CharacterId } from "./types";

/** Which question is meant. */
export interface Question {
  table: string;
  seat: number;
  era: number;
  character: CharacterId;
}

const named = ({ table, seat, era, character }: Question) => `${table} ${seat} ${era} ${character}`;
const kept = new Kept<true>("cardtown-not-now");

export const notNow = {
  has: (question: Question): boolean => kept.get(named(question)) !== null,
  set: (question: Question, on: boolean): void => kept.set(named(question), on ? true : null),
};
