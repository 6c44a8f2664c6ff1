/**
 * A game of the box as a list of facts, in the order in which somebody entered them. Nothing else is
 * kept: undo takes the last fact away, and the engine says what follows from the rest.
 */

import { SUITS, type Suit } from "../../../../ui/suits";
import type { ToldGame, ToldRound } from "../../model/questions";
import type { CharacterId } from "../../model/types";
import { isCharacter } from "../../model/elements";

export const LEVELS = ["novice", "intermediate", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** Somebody at the table; virtual players have a level. */
export interface BoxSeat {
  name: string;
  suit: Suit;
  virtual: Level | null;
}

/** The first of a round is its character. */
export type Fact =
  | { character: CharacterId }
  | { appeal: number }
  | { use: CharacterId }
  | { bid: number; seat: number }
  /** Suits of a tie, the strongest first; none if the back shows a skull. */
  | { back: Suit[] }
  | { take: number };

export interface BoxGame {
  version: 1;
  seats: BoxSeat[];
  /** Whether the pad turns the auction cards of virtual players, in place of real piles. */
  draws: boolean;
  /** What it turned, by round and seat: a bid that is undone does not draw another card. */
  drawn: (number | null)[][];
  facts: Fact[];
}

/** The rounds of an Era (C3). */
export const ROUNDS = 9;
export const LEAST_SEATS = 4;
export const MOST_SEATS = 6;
/** How many cards a row begins with: as many as there are places in the widest table, or one less. */
export const rowLength = ({ seats }: BoxGame): number => (seats.length > LEAST_SEATS ? 6 : 5);

/** Characters whose owners take a card at once, before the bids (C3.3). */
export const AT_ONCE: readonly CharacterId[] = ["governor", "lawyer"];

/** A round as far as it was entered. */
export interface BoxRound {
  character: CharacterId;
  row: number[];
  uses: CharacterId[];
  bids: (number | null)[];
  back: Suit[] | null;
  takes: number[];
}

export function roundsOf(game: BoxGame): BoxRound[] {
  const rounds: BoxRound[] = [];
  for (const fact of game.facts) {
    const last = rounds.at(-1);
    if ("character" in fact) rounds.push(begun(fact.character, game.seats.length));
    else if (!last) continue;
    else if ("appeal" in fact) last.row.push(fact.appeal);
    else if ("use" in fact) use(last, fact.use);
    else if ("bid" in fact) last.bids[fact.seat] = fact.bid;
    else if ("back" in fact) last.back = [...(last.back ?? []), ...fact.back];
    else last.takes.push(fact.take);
  }
  return rounds;
}

/** What a character adds to a bid may make another tie: its back is read anew. */
function use(round: BoxRound, character: CharacterId): void {
  round.uses.push(character);
  round.back = null;
}

function begun(character: CharacterId, seats: number): BoxRound {
  return {
    character,
    row: [],
    uses: [],
    bids: Array.from({ length: seats }, () => null),
    back: null,
    takes: [],
  };
}

/** The question to the engine. A row that is not complete yet is no round for it. */
export function questionOf(game: BoxGame): ToldGame {
  return {
    seats: game.seats.map(({ suit, virtual }) => (virtual ? { suit, virtual } : { suit })),
    rounds: roundsOf(game)
      .filter(({ row }) => row.length >= rowLength(game))
      .map(told),
  };
}

function told({ character, row, uses, bids, back, takes }: BoxRound): ToldRound {
  const seen = bids.filter((card) => card !== null);
  return {
    character,
    row,
    uses,
    bids: seen.length === bids.length ? seen : [],
    takes,
    ...(back && { back }),
  };
}

/** A game that was read from somewhere; null if it is damaged. */
export function asGame(found: unknown): BoxGame | null {
  const game = found as BoxGame | null;
  const sound =
    game?.version === 1 &&
    Array.isArray(game.seats) &&
    game.seats.every(isSeat) &&
    Array.isArray(game.drawn) &&
    Array.isArray(game.facts) &&
    game.facts.every(isFact);
  return sound ? game : null;
}

function isSeat(seat: BoxSeat | null): boolean {
  if (seat === null) return false;
  const level = seat.virtual === null || LEVELS.includes(seat.virtual);
  return typeof seat.name === "string" && SUITS.includes(seat.suit) && level;
}

function isFact(fact: Fact | null): boolean {
  if (fact === null || typeof fact !== "object") return false;
  if ("character" in fact) return isCharacter(fact.character);
  if ("use" in fact) return isCharacter(fact.use);
  if ("back" in fact)
    return Array.isArray(fact.back) && fact.back.every((one) => SUITS.includes(one));
  if ("bid" in fact) return Number.isInteger(fact.bid) && Number.isInteger(fact.seat);
  return Number.isInteger("appeal" in fact ? fact.appeal : fact.take);
}
