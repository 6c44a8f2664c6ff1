/** Dealing the cards of a finished game again: for practice only, since they are known. */

import type { NewTable, TableFacts } from "../api/types";
import { makeTable } from "./join";
import { ownName } from "./own-name";
import { freeName } from "./program-names";

/** How to deal again. */
export interface Again {
  /** Where to sit; one's own seat if absent, or the first that a person had. */
  seat?: number;
  /** Who plays where other people sat. */
  standIn?: string;
  /** The step from which the game goes on; from its beginning if absent. */
  step?: number;
}

/** Make a table with the same cards and sit down there; returns its id. */
export async function dealAgain(over: TableFacts, again: Again = {}): Promise<string> {
  const { seat: wanted = -1, standIn = "bot:medium", step = 0 } = again;
  const own = over.seats.findIndex((seat) => seat.yours);
  const person = over.seats.findIndex((seat) => seat.kind === "person");
  const at = [wanted, own, person, 0].find((seat) => seat >= 0) ?? 0;
  const names = over.seats.filter((seat) => seat.kind !== "person").map((seat) => seat.name);
  const seats = over.seats.map(({ kind, name }, seat) => {
    if (seat === at) return { kind: "person", name: "" };
    if (kind !== "person") return { kind: kind.split(":").slice(0, 2).join(":"), name };
    const called = freeName(names);
    names.push(called);
    return { kind: standIn, name: called };
  });
  const from = step > 0 ? { step } : {};
  const plan = { game: over.game, seats, again: over.id, auto_start: true, ...from } as NewTable;
  return makeTable(plan, [{ name: ownName(), seat: at }]);
}
