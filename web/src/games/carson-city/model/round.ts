/** The round in play, read from the story: what was on offer, who took what, who picks when. */

import type { Item } from "../../../api/types";
import { eventsOf } from "../../../table/log";
import { isTerrain, type Character, type CharacterId, type GameEvent, type Terrain } from "./types";

/** A slot of the row: the card that was dealt there, and who took it. */
export interface Slot {
  key: string;
  card: Terrain | { id: CharacterId; appeal: number };
  takenBy: number | null;
  /** Its number for the action `take`; null once it is taken. */
  index: number | null;
}

export interface Round {
  slots: Slot[];
  /** The seats in the order in which they pick; empty until that is known. */
  order: readonly number[];
  /** The auction cards and the bonuses announced with them. */
  bids: readonly { seat: number; card: number; bonus: number }[];
  /** Characters put under the pile because of skulls. */
  returned: readonly CharacterId[];
}

/** The current round, read from the entries in effect. */
export function currentRound(items: readonly Item[], row: readonly (Terrain | Character)[]): Round {
  const round = roundIn(items.flatMap(eventsOf<GameEvent>));
  const left = round.slots.filter((slot) => slot.takenBy === null);
  // The view decides what can be taken: ignore a story that does not match it.
  if (left.length !== row.length || left.some((slot, index) => slot.card.id !== row[index]?.id))
    round.slots = row.map((card) => ({ key: card.id, card, takenBy: null, index: null }));
  let index = 0;
  for (const slot of round.slots) slot.index = slot.takenBy === null ? index++ : null;
  return round;
}

/** The slots as far as the story has been told; what has been taken since can't be chosen. */
export function slotsSoFar(
  told: readonly GameEvent[],
  row: readonly (Terrain | Character)[],
): Slot[] {
  return roundIn(told).slots.map((slot) => {
    const index = row.findIndex(({ id }) => id === slot.key);
    return { ...slot, index: index < 0 ? null : index };
  });
}

/** The last round of a story, without the numbers of its slots. */
function roundIn(events: readonly GameEvent[]): Round {
  const round: Round = { slots: [], order: [], bids: [], returned: [] };
  const start = events.findLastIndex((event) => event.event === "round");
  for (const event of events.slice(start + 1)) enter(round, event);
  return round;
}

function enter(round: Round, event: GameEvent): void {
  switch (event.event) {
    case "reveal":
      round.slots = [{ id: event.character, appeal: event.appeal }, ...event.terrain].map(slotOf);
      round.returned = event.returned;
      break;
    case "extra":
      round.slots.push(slotOf(event.terrain));
      break;
    case "bids":
      round.bids = event.bids;
      break;
    case "order":
      round.order = event.order;
      break;
    case "take": {
      const slot = round.slots.filter((one) => one.takenBy === null)[event.index];
      if (slot) slot.takenBy = event.seat;
      break;
    }
    case "left":
      round.slots = [];
      break;
  }
}

function slotOf(card: Slot["card"]): Slot {
  return { key: card.id, card, takenBy: null, index: null };
}

/** The terrain card of a slot; null for a character. */
export function terrainOf(slot: Slot): Terrain | null {
  return isTerrain(slot.card as Terrain | Character) ? (slot.card as Terrain) : null;
}

/** What a seat took this round, in order. */
export function takenBy(round: Round, seat: number): Slot[] {
  return round.slots.filter((slot) => slot.takenBy === seat);
}

/** The seats whose bid ties with another. */
export function tied(totals: ReadonlyMap<number, number>): Set<number> {
  const seats = [...totals.keys()];
  return new Set(
    seats.filter((seat) =>
      seats.some((other) => other !== seat && totals.get(other) === totals.get(seat)),
    ),
  );
}
