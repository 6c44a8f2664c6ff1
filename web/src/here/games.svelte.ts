/** Whether this browser keeps all that games without a network need, and how it gets it. */

import { pythonParts } from "../engine/interpreter";
import { offline } from "../engine/offline.svelte";
import { device } from "./device";
import { list } from "./store";
import type { Summary } from "../api/types";

class GamesHere {
  /** Everything is kept: games can be played without a network. */
  ready = $state(false);
  /** It is being fetched. */
  coming = $state(false);
  /** The tables of this device, the last changed first. */
  tables = $state.raw<Summary[]>([]);

  /** Find out what this browser has. */
  async look(): Promise<void> {
    this.tables = await list().catch(() => []);
    if (!("caches" in window)) return;
    const kept = await caches.match(pythonParts().archive).catch(() => undefined);
    this.ready = kept !== undefined && navigator.serviceWorker.controller !== null;
  }

  /** Fetch everything, because somebody asked for it; rejects if it can't be kept. */
  async fetch(): Promise<void> {
    this.coming = true;
    try {
      await offline.keep();
      await offline.keepGames();
      this.ready = true;
    } finally {
      this.coming = false;
    }
  }

  /** The server is away: get ready to play here. */
  warmUp(): void {
    if (this.ready) device.warmUp();
  }
}

export const gamesHere = new GamesHere();
