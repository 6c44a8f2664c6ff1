/** The characters about which somebody does not want to be asked again in an Era; kept in this browser. */

import type { CharacterId } from "./types";

const KEY = "cardtown-not-now";
const MOST = 60; // the oldest entries are removed first

/** Which question is meant. */
export interface Question {
  table: string;
  seat: number;
  era: number;
  character: CharacterId;
}

const named = ({ table, seat, era, character }: Question) => `${table} ${seat} ${era} ${character}`;

class NotNow {
  #kept = $state.raw<readonly string[]>(read());

  has(question: Question): boolean {
    return this.#kept.includes(named(question));
  }

  set(question: Question, on: boolean): void {
    const others = this.#kept.filter((one) => one !== named(question));
    this.#kept = on ? [...others, named(question)].slice(-MOST) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage is full or forbidden: the setting lasts until the page is closed.
    }
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const notNow = new NotNow();
