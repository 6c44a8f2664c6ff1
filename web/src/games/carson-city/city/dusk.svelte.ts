/** Dusk falls when an Era has just ended: the windows are lit for a while. */

import { untrack } from "svelte";
import { settings } from "../../../settings/settings.svelte";

const DURATION = 900; // ms each for nightfall and daybreak

export class Dusk {
  on = $state(false);

  constructor(era: () => unknown) {
    let before = untrack(era);
    $effect(() => {
      const now = era();
      if (now !== before && untrack(() => settings.speed) !== "off") this.on = true;
      before = now;
    });
    $effect(() => {
      if (!this.on) return undefined;
      const timer = setTimeout(() => (this.on = false), settings.duration(2 * DURATION));
      return () => clearTimeout(timer);
    });
  }
}
