/** Races on the deal of a finished game, as the server keeps them. */

import { get, post } from "../api/http";
import type { Race } from "../api/types";
import { introduce } from "../state/join";
import { ownName } from "../state/own-name";

/** The race on the deal of one's finished game; it is opened once. Refused where none is offered. */
export async function openRace(table: string): Promise<string> {
  return (await post<{ race: string }>(`/api/tables/${table}/race`, {})).race;
}

/** The race on the deal of a finished game; null if nobody has opened it. */
export async function findRace(table: string): Promise<string | null> {
  return (await get<{ race: string | null }>(`/api/tables/${table}/race`)).race;
}

export function readRace(race: string): Promise<Race> {
  return get<Race>(`/api/races/${encodeURIComponent(race)}`);
}

/** Begin one's game of a race, or go back to it; returns its table. */
export async function runRace(race: string): Promise<string> {
  await introduce(ownName());
  return (await post<{ table: string }>(`/api/races/${encodeURIComponent(race)}`, {})).table;
}

export function raceLink(race: string): string {
  return `${location.origin}/race/${race}`;
}
