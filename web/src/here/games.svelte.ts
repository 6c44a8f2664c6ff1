/** Whether this browser has everything that games without a network need, and fetching it. */

import { pythonParts } from "../engine/interpreter";
import { offline } from "../engine/offline.svelte";
import { device } from "./device";
import { list } from "./store";
import type { Summary } from "../api/types";

class GamesHere {
  /** Everything is cached: games can be played without a network. */
  ready = $state(false);
  /** Everything is being fetched. */
  fetching = $state(false);
  /** The tables of this device, the last changed first. */
  tables = $state.raw<Summary[]>([]);

  /** Find out what this browser has. */
  async look(): Promise<void> {
    this.tables = await list().catch(() => []);
    if (!("caches" in window)) return;
    this.ready = (await cached()) && navigator.serviceWorker.controller !== null;
  }

  /** Fetch everything, because somebody asked for it; rejects if it can't be stored. */
  async fetch(): Promise<void> {
    this.fetching = true;
    try {
      await offline.keepGames();
      if (!(await cached())) throw new Error("what was stored is of another version");
      this.ready = true;
    } finally {
      this.fetching = false;
    }
  }

  /** Get ready to play here, because the server can't be reached. */
  warmUp(): void {
    if (this.ready) device.warmUp();
  }
}

/** Whether what this version of the page needs for such games is stored. */
async function cached(): Promise<boolean> {
  const archive = await caches.match(pythonParts().archive).catch(() => undefined);
  return archive !== undefined;
}

export const gamesHere = new GamesHere();
