/**
 * The draw before a game. Where people play together, each browser first shows only the seal of its
 * share of the seed; once all shares are fixed, it shows the entropy by itself. So nobody, not even
 * with the server's help, can choose their share to suit the others'.
 */

import type { Item, Seat, TableRequest, Update } from "../api/types";
import { randomHex } from "../random";
import { sha256 } from "../sha256";
import { addedAt, keepAdded } from "./entropy";

/** What this page has drawn, by seal: the request that takes the seat may still be unanswered. */
const drawn = new Map<string, string>();

/** Fresh entropy, remembered under its seal. */
export function drawSealed(): { entropy: string; seal: string } {
  const entropy = randomHex();
  const seal = sha256(entropy);
  drawn.set(seal, entropy);
  return { entropy, seal };
}

/** The seats of this browser, among those given. */
function own(seats: readonly Seat[], of: readonly number[]): number[] {
  return of.filter((seat) => seats[seat]?.yours);
}

/** The entropy of the seal at a seat, if it was drawn in this browser. */
function entropyAt({ table: { id, seats } }: Update, seat: number): string | null {
  const seal = seats[seat]?.seal ?? "";
  const kept = addedAt(id).find((one) => one.seat === seat && sha256(one.entropy) === seal);
  return drawn.get(seal) ?? kept?.entropy ?? null;
}

/** Something that this browser has to do for the draw. */
export interface Duty {
  do: "reveal" | "seal";
  seat: number;
  /** Different for each draw. */
  key: string;
}

export function dutiesOf({ table: { seats, draw } }: Update): Duty[] {
  const duty = (what: Duty["do"]) => (seat: number) => {
    return { do: what, seat, key: `${what} ${seat} ${seats[seat]?.seal ?? ""}` };
  };
  if (!draw) return []; // null, or missing where an older server still answers
  return [
    ...own(seats, draw.reveal).map(duty("reveal")),
    ...own(seats, draw.seal).map(duty("seal")),
  ];
}

/** What to send for a duty, after this browser has kept what it must; null if it can't. */
export function requestFor(duty: Duty, update: Update): TableRequest | null {
  return duty.do === "reveal" ? reveal(update, duty.seat) : sealAnew(update, duty.seat);
}

/** Show what was sealed; but only if the shares of all people are fixed, and their seals kept. */
function reveal(update: Update, seat: number): TableRequest | null {
  const entropy = entropyAt(update, seat);
  const seals = sealsOf(update.table.seats);
  if (entropy === null || seals === null) return null;
  keep(update, seat, entropy, seals);
  // The same id for every page of this browser, so that it happens once.
  return { do: "reveal", seat, entropy, id: `reveal-${seals[seat]?.slice(0, 32)}` };
}

/** The seals of all people, by seat; null if one is missing. */
function sealsOf(seats: readonly Seat[]): Record<string, string> | null {
  const people = [...seats.entries()].filter(([, one]) => one.kind === "person");
  if (people.some(([, { seal }]) => seal === null)) return null;
  return Object.fromEntries(people.map(([seat, { seal }]) => [seat, seal ?? ""]));
}

function sealAnew(update: Update, seat: number): TableRequest {
  const { entropy, seal } = drawSealed();
  keep(update, seat, entropy);
  return { do: "seal", seat, seal };
}

function keep(
  { number, table: { id, commitment, deck, seats } }: Update,
  seat: number,
  entropy: string,
  seals?: Record<string, string>,
): void {
  // The seals published first count: if the server changes one later, the proof exposes it.
  const first = addedAt(id).find((one) => one.seat === seat);
  const before = first ?? { commitment, deck: deck?.sha256 ?? null };
  const added = { table: id, seat, number, commitment: before.commitment, entropy };
  keepAdded(
    { ...added, deck: before.deck ?? null, ...(seals && { seals }) },
    own(seats, [...seats.keys()]),
  );
}

/** The seats of this browser whose entropy it should show but no longer has. */
export function lostShares(update: Update): number[] {
  const { seats, draw } = update.table;
  return own(seats, draw?.reveal ?? []).filter((seat) => entropyAt(update, seat) === null);
}

/** The last person who missed the draw, unless the story has gone on since. */
export function missedBy(items: readonly Item[]): string | null {
  const at = items.findLastIndex((one) => one.kind === "draw_missed");
  const later = items.slice(at + 1);
  if (at < 0 || later.some((one) => one.kind === "draw_began")) return null;
  const seat = items[at]?.seat;
  const sat = items.slice(0, at).findLast((one) => one.kind === "joined" && one.seat === seat);
  return sat?.name ?? null;
}
