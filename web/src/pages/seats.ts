/** Who sits at a table to be made. */

import type { NewTable } from "../api/types";
import type { GameName } from "../games";
import type { Sitting } from "../state/opening";

export const SUITS = ["star", "cow", "cactus", "boot", "hat", "horseshoe"] as const;
export type Suit = (typeof SUITS)[number];

/** At this screen, somewhere else (by link), or a program. */
export type Who = "here" | "link" | (typeof PROGRAMS)["carson-city"][number];

const BOTS = ["bot:easy", "bot:medium", "bot:hard"] as const;
const VIRTUAL = ["virtual:novice", "virtual:intermediate", "virtual:expert"] as const;
export const PROGRAMS = {
  "carson-city": [...BOTS, ...VIRTUAL],
  "card-city": BOTS,
} as const satisfies Record<GameName, readonly string[]>;

const NAMES = ["Wren", "Ruby", "Otis", "Jo", "Mae", "Silas"];
const FIRST_OPPONENTS: Record<GameName, Who[]> = {
  "carson-city": ["bot:medium", "virtual:expert", "virtual:novice"],
  "card-city": ["bot:medium", "bot:easy"],
};

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
export function firstSeats(game: GameName, name: string): PlannedSeat[] {
  return FIRST_OPPONENTS[game].reduce((seats, who) => withSeat(seats, who), [
    { who: "here", name, suit: SUITS[0] },
  ] as PlannedSeat[]);
}

/** One seat more, under a name and a suit that nobody has. */
export function withSeat(seats: PlannedSeat[], who: Who): PlannedSeat[] {
  const suit = SUITS.find((one) => seats.every((seat) => seat.suit !== one)) ?? SUITS[0];
  const name = isProgram(who) ? freeName(seats) : "";
  return [...seats, { who, name, suit }];
}

function freeName(seats: PlannedSeat[]): string {
  return NAMES.find((one) => seats.every((seat) => seat.name !== one)) ?? "";
}

export function isProgram(who: Who): boolean {
  return who !== "here" && who !== "link";
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

/** A suit for a seat; whoever has it takes the seat's own. */
export function withSuit(seats: PlannedSeat[], index: number, suit: Suit): PlannedSeat[] {
  const own = seats[index]?.suit;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, suit };
    return seat.suit === suit && own !== undefined ? { ...seat, suit: own } : seat;
  });
}

/** What the server is asked for, and who then sits down at this screen. */
export function tableOf(
  game: GameName,
  seats: PlannedSeat[],
  rules: Rules,
): { table: NewTable; people: Sitting[] } {
  const suits = game === "carson-city" ? { suits: seats.map((seat) => seat.suit) } : {};
  const table: NewTable = {
    game,
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
  const people = seats.flatMap(({ who, name }, seat) => (who === "here" ? [{ name, seat }] : []));
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
