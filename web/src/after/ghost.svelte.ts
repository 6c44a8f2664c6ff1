/**
 * The ghost of one's scored game of a daily deal beside a free try of the same cards: what it had
 * after the last round that is over in the try.
 */

import { get, Refusal } from "../api/http";
import type { Daily, Update } from "../api/types";
import type { TableState } from "../state/table.svelte";
import { roundsOver, type Round } from "../table/rounds";
import { readMoment, readStory } from "./past";
import type { Story } from "./types";

export class Ghost {
  /** The scored game; null where there is none, so that nothing is shown. */
  #scored = $state.raw<{ table: string; story: Story } | null>(null);
  /** The table of the scored game, as everybody saw it at the end of that round. */
  moment = $state.raw<Update | null>(null);
  /** The round, and the points of the scored game at its end; null before the first is over. */
  readonly at = $derived.by((): (Round & { step: number; points: number }) | null => {
    const last = roundsOver(this.table.items, this.table.facts?.phase === "finished").at(-1);
    const found = this.#scored?.story.scores.find(
      ({ era, round }) => era === last?.era && round === last?.round,
    );
    return found === undefined ? null : { ...found, points: found.points[0] ?? 0 };
  });

  /** Follow a table, for as long as the component that calls this lives. */
  constructor(readonly table: TableState) {
    const deal = $derived(dealOf(table));
    $effect(() => {
      if (deal !== null) void quietly(this.#find(deal));
    });
    $effect(() => {
      void quietly(this.#look(this.at?.step ?? null));
    });
  }

  get there(): boolean {
    return this.#scored !== null;
  }

  async #find(deal: string): Promise<void> {
    const [day, game] = deal.split(" ");
    const { deals } = await get<Daily>(`/api/daily?date=${day}`);
    const yours = deals.find((one) => one.game === game)?.yours;
    if (yours?.over) this.#scored = { table: yours.table, story: await readStory(yours.table) };
  }

  async #look(step: number | null): Promise<void> {
    const table = this.#scored?.table;
    const found = step === null || table === undefined ? null : await readMoment(table, step, null);
    if ((this.at?.step ?? null) === step) this.moment = found; // or the game has moved on
  }
}

/** The daily deal that is played freely at a table, as one text; null at others. */
function dealOf({ facts, past }: TableState): string | null {
  return facts?.day && facts.practice && !past ? `${facts.day} ${facts.game}` : null;
}

/** A table does without its ghost where it can't be had. */
async function quietly(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
