/** Whether this browser has cached everything that works without the network. */

import type { KeepGames } from "./keeping";

class Offline {
  /** Everything is cached: the site works without the network. */
  ready = $state(false);
  #asked = false;

  /** Cache the whole site, once; before that, a page loads only what it shows. */
  async keep(): Promise<void> {
    if (this.#asked || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    this.#asked = true;
    try {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
      this.ready = true;
    } catch {
      this.#asked = false; // some browsers cache nothing in private windows; everything else works
    }
  }

  /** Also cache what games without the network need; rejects if this browser can't. */
  async keepGames(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<string>(
      (resolve) => (port1.onmessage = ({ data }) => resolve(data)),
    );
    active?.postMessage("keep games" satisfies KeepGames, [port2]);
    const problem = await answer;
    if (problem !== "") throw new Error(problem);
  }
}

export const offline = new Offline();
