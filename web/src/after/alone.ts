/** What a game that one person has played alone is measured against. */

import { isHuman } from "../state/people";
import { get } from "../api/http";
import type { components } from "../api/generated";
import type { Seat, TableFacts } from "../api/types";
import { isHere } from "../here/device";
import { list } from "../here/store";

/** The best other game: its table and points, and how many there are. */
export type Best = components["schemas"]["BestShape"];
/** What a bot makes of the same cards. */
export type Par = components["schemas"]["ParShape"];

/** The seat of the person who has played alone: the only one that decides; null at other tables. */
export function loneSeat({ seats }: TableFacts): number | null {
  const deciding = seats.flatMap(({ kind }, seat) => (isVirtual(kind) ? [] : [seat]));
  const [only] = deciding;
  const alone = deciding.length === 1 ? seats[only!] : undefined;
  return alone !== undefined && isHuman(alone) ? only! : null;
}

const isVirtual = (kind: Seat["kind"]) => kind.startsWith("virtual:");

/** The reader's best other game of this kind: of those at the server, or those on this device. */
export function readBest(facts: TableFacts): Promise<Best> {
  return isHere(facts.id) ? bestHere(facts) : get<Best>(`${path(facts)}/best`);
}

export function readPar(facts: TableFacts): Promise<Par> {
  return get<Par>(`${path(facts)}/par`);
}

const path = ({ id }: TableFacts) => `/api/tables/${encodeURIComponent(id)}`;

async function bestHere(facts: TableFacts): Promise<Best> {
  const seat = loneSeat(facts) ?? 0;
  const others = (await list()).flatMap(({ table, result }) =>
    table.id !== facts.id && !table.practice && conditions(table) === conditions(facts) && result
      ? [{ table: table.id, points: result.scores[seat] ?? 0 }]
      : [],
  );
  const [best = { table: null, points: null }] = others.sort((a, b) => b.points - a.points);
  return { ...best, games: others.length };
}

/** What must be equal for results to be comparable. */
function conditions({ game, seats, options, deck }: TableFacts): string {
  return JSON.stringify([game, seats.map(({ kind }) => kind), options, deck?.sha256 ?? null]);
}
