/** This person's tables, and a notice when it becomes their turn at one of them. */

import { get, Refusal } from "../api/http";
import type { Me, Summary } from "../api/types";
import { keepName } from "../state/own-name";
import { settings } from "../settings/settings.svelte";
import { newTurns } from "./groups";
import { giveNotice } from "./notices";
import { Poll } from "./poll.svelte";

class MyTables {
  /** Whether the server knows this browser. */
  known = $state<boolean | null>(null);
  /** The table on the screen, for which no notice is given. */
  here: string | null = null;
  readonly poll = new Poll<Summary[]>(() => this.#ask(), {
    evenHidden: () => settings.kept.notices,
  });
  #before: Summary[] | null = null;

  get tables(): Summary[] {
    return this.poll.value ?? [];
  }

  get turns(): Summary[] {
    return this.tables.filter((one) => one.your_turn);
  }

  async #ask(): Promise<Summary[]> {
    // An unknown person has no tables, and the request would be refused.
    if (!this.known) await this.#meet();
    if (!this.known) return [];
    try {
      return this.#noticing(await get<Summary[]>("/api/tables"));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "unknown") throw error;
      this.known = false;
      return [];
    }
  }

  async #meet(): Promise<void> {
    const me = await get<Me>("/api/me");
    this.known = me.name !== null;
    if (settings.kept.name === "") keepName(me.name ?? "");
  }

  #noticing(tables: Summary[]): Summary[] {
    for (const one of newTurns(this.#before, tables))
      if (document.hidden || one.table.id !== this.here) giveNotice(one);
    this.#before = tables;
    return tables;
  }
}

export const myTables = new MyTables();
