/** The seats of a table that somebody is about to make. */

import type { NewTable } from "../api/types";
import type { Front } from "../games/front";
import type { Sitting } from "../state/join";
import { freeName } from "../state/program-names";
import type { Personas } from "../ui/personas";
import { freeSuit, type Suit } from "../ui/suits";

/** A person at this screen, one invited by link, a program that is challenged, or a kind of bot. */
export type Who = string;
const CHALLENGE = "challenge:";
export const HERE: Who = "here";
export const BY_LINK: Who = "link";

export interface PlannedSeat {
  who: Who;
  name: string;
  suit: Suit;
}

export interface TableRules {
  options: Record<string, string>;
  deck: string | null;
  visibility: "private" | "open";
  clock: number | null;
  autoStart: boolean;
  hints: boolean;
  practice: boolean;
}

export function plainRules(): TableRules {
  return {
    options: {},
    deck: null,
    visibility: "private",
    clock: null,
    autoStart: true,
    hints: false,
    practice: false,
  };
}

/** The seats proposed to somebody who only wants to play. */
export function firstSeats({ seats: { opponents } }: Front, name: string): PlannedSeat[] {
  const host: PlannedSeat = { who: HERE, name, suit: freeSuit([]) };
  return opponents.reduce((seats, who) => withSeat(seats, who), [host]);
}

/** Whether pictures at this table show people: those of its cards, or personas. */
export function showsPeople(front: Front, seats: readonly { kind: string }[]): boolean {
  return front.portraits || seats.some(({ kind }) => kind in front.seats.personas);
}

/** One more seat, with a name and a suit that nobody has. */
export function withSeat(seats: PlannedSeat[], who: Who): PlannedSeat[] {
  const name = isProgram(who) ? nameFor(seats) : "";
  return [...seats, { who, name, suit: freeSuit(seats) }];
}

/** The same with a second seat for somebody who follows a link. */
export function withGuest(seats: PlannedSeat[]): PlannedSeat[] {
  return seats.length > 1 ? changeSeat(seats, 1, BY_LINK) : withSeat(seats, BY_LINK);
}

function nameFor(seats: PlannedSeat[]): string {
  return freeName(seats.map((seat) => seat.name));
}

export function isProgram(who: Who): boolean {
  return who !== HERE && !comesLater(who);
}

/** A seat for a program of somebody, by its name. */
export function challengeTo(name: string): Who {
  return CHALLENGE + name;
}

/** The programs that a seat can be kept for: those that are there, and the one it is kept for. */
export function challengesFor(who: Who, here: readonly { name: string }[]): string[] {
  const kept = who.startsWith(CHALLENGE) ? [who.slice(CHALLENGE.length)] : [];
  return [...new Set([...here.map(({ name }) => name), ...kept])];
}

/** Whether whoever sits there comes to the table by themselves. */
export function comesLater(who: Who): boolean {
  return who === BY_LINK || who.startsWith(CHALLENGE);
}

function kindOf({ who, name }: PlannedSeat): NewTable["seats"][number] {
  if (isProgram(who)) return { kind: who, name };
  const program = who.startsWith(CHALLENGE) ? { program: who.slice(CHALLENGE.length) } : {};
  return { kind: "person", name: "", ...program };
}

/** Change who sits at a seat: a new program gets a name, a persona its own; a former one loses it. */
export function changeSeat(
  seats: PlannedSeat[],
  index: number,
  who: Who,
  personas: Personas = {},
): PlannedSeat[] {
  const taken = seats.filter((_, at) => at !== index).map(({ name }) => name);
  return seats.map((seat, at) => {
    if (at !== index || seat.who === who) return seat;
    const own = personas[who]?.name;
    if (own !== undefined && !taken.includes(own)) return { ...seat, who, name: own };
    const keeps = isProgram(seat.who) && !(seat.who in personas);
    if (isProgram(who)) return { ...seat, who, name: keeps ? seat.name : nameFor(seats) };
    return { ...seat, who, name: isProgram(seat.who) ? "" : seat.name };
  });
}

/** The request for the table, and the people who then sit down at this screen. */
export function tableOf(
  front: Front,
  seats: PlannedSeat[],
  rules: TableRules,
): { table: NewTable; people: Sitting[] } {
  const suits = front.seats.suits ? { suits: seats.map((seat) => seat.suit) } : {};
  const table: NewTable = {
    game: front.name,
    seats: seats.map(kindOf),
    options: { ...rules.options, ...suits },
    deck: rules.deck,
    visibility: rules.visibility,
    clock: rules.clock,
    auto_start: rules.autoStart,
    hints: rules.hints,
    practice: rules.practice,
  };
  const people = seats.flatMap(({ who, name }, seat) => (who === HERE ? [{ name, seat }] : []));
  return { table, people };
}

export type FormPart = "seats" | "names" | "rules" | "deck" | "form";

/** The part of the form that a refusal is about: its message begins with the field at fault. */
export function partOf(code: string, message: string): FormPart {
  if (code === "name") return "names";
  if (code === "seats" || code === "challenge" || /^seats\b/.test(message)) return "seats";
  if (/^deck\b/.test(message)) return "deck";
  if (/^options\b/.test(message)) return "rules";
  return code === "plan" ? "seats" : "form";
}

/** A refusal without the field that it begins with, to be shown beside that field. */
export function withoutField(message: string): string {
  return message.replace(/^(?:seats|options|deck)(?::\s|\.)/, "");
}
