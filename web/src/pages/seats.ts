/** Who sits at a table to be made. */

import type { NewTable } from "../api/types";
import type { Front } from "../games/front";
import type { Sitting } from "../state/join";
import { freeSuit, type Suit } from "../ui/suits";

/** At this screen, somewhere else (by link), or a program by its kind. */
export type Who = string;
export const HERE: Who = "here";
export const BY_LINK: Who = "link";

const NAMES = ["Wren", "Ruby", "Otis", "Jo", "Mae", "Silas"];
export interface PlannedSeat {
  who: Who;
  name: string;
  suit: Suit;
}

export interface Rules {
  options: Record<string, string>;
  deck: string | null;
  visibility: "private" | "open";
  clock: number | null;
  autoStart: boolean;
  hints: boolean;
}

export function plainRules(): Rules {
  return {
    options: {},
    deck: null,
    visibility: "private",
    clock: null,
    autoStart: true,
    hints: false,
  };
}

/** The table that is set for somebody who only wants to play. */
export function firstSeats({ seats: { opponents } }: Front, name: string): PlannedSeat[] {
  const host: PlannedSeat = { who: HERE, name, suit: freeSuit([]) };
  return opponents.reduce((seats, who) => withSeat(seats, who), [host]);
}

/** One seat more, under a name and a suit that nobody has. */
export function withSeat(seats: PlannedSeat[], who: Who): PlannedSeat[] {
  const name = isProgram(who) ? freeName(seats) : "";
  return [...seats, { who, name, suit: freeSuit(seats) }];
}

function freeName(seats: PlannedSeat[]): string {
  return NAMES.find((one) => seats.every((seat) => seat.name !== one)) ?? "";
}

export function isProgram(who: Who): boolean {
  return who !== HERE && who !== BY_LINK;
}

/** A seat for somebody else; who becomes a program gets a name, who stops being one loses it. */
export function changed(seats: PlannedSeat[], index: number, who: Who): PlannedSeat[] {
  return seats.map((seat, at) => {
    if (at !== index || seat.who === who) return seat;
    if (isProgram(who))
      return { ...seat, who, name: isProgram(seat.who) ? seat.name : freeName(seats) };
    return { ...seat, who, name: isProgram(seat.who) ? "" : seat.name };
  });
}

/** What the server is asked for, and who then sits down at this screen. */
export function tableOf(
  front: Front,
  seats: PlannedSeat[],
  rules: Rules,
): { table: NewTable; people: Sitting[] } {
  const suits = front.seats.suits ? { suits: seats.map((seat) => seat.suit) } : {};
  const table: NewTable = {
    game: front.name,
    seats: seats.map(({ who, name }) =>
      isProgram(who) ? { kind: who, name } : { kind: "person", name: "" },
    ),
    options: { ...rules.options, ...suits },
    deck: rules.deck,
    visibility: rules.visibility,
    clock: rules.clock,
    auto_start: rules.autoStart,
    hints: rules.hints,
  };
  const people = seats.flatMap(({ who, name }, seat) => (who === HERE ? [{ name, seat }] : []));
  return { table, people };
}

export type Part = "seats" | "names" | "rules" | "deck" | "form";

/** The part of the form that a refusal speaks of; the server names the field at fault first. */
export function partOf(code: string, message: string): Part {
  if (code === "name") return "names";
  if (code === "seats" || /^seats\b/.test(message)) return "seats";
  if (/^deck\b/.test(message)) return "deck";
  if (/^options\b/.test(message)) return "rules";
  return code === "plan" ? "seats" : "form";
}

/** A refusal as it reads beside the field that it speaks of. */
export function withoutField(message: string): string {
  return message.replace(/^(?:seats|options|deck)(?::\s|\.)/, "");
}
