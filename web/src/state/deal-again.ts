/** Dealing the cards of a finished game again: for practice only, since they are known. */

import type { NewTable, TableFacts } from "../api/types";
import { makeTable } from "./join";
import { ownName } from "./own-name";
import { freeName } from "./program-names";

/** The program that plays where other people sat. */
const STAND_IN = "bot:medium";

/**
 * Make a table with the same cards and sit down there; returns its id. Somebody who did not play
 * takes the first seat that a person or a bot had.
 */
export async function dealAgain(over: TableFacts): Promise<string> {
  const own = over.seats.findIndex((seat) => seat.yours);
  const person = over.seats.findIndex((seat) => seat.kind === "person");
  const at = [own, person, 0].find((seat) => seat >= 0) ?? 0;
  const names = over.seats.filter((seat) => seat.kind !== "person").map((seat) => seat.name);
  const seats = over.seats.map(({ kind, name }, seat) => {
    if (seat === at) return { kind: "person", name: "" };
    if (kind !== "person") return { kind: kind.split(":").slice(0, 2).join(":"), name };
    const called = freeName(names);
    names.push(called);
    return { kind: STAND_IN, name: called };
  });
  const plan = { game: over.game, seats, again: over.id, auto_start: true } as NewTable;
  return makeTable(plan, [{ name: ownName(), seat: at }]);
}
