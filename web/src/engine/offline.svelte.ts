/** Whether this browser has kept everything that works without the network. */

class Offline {
  /** Everything is here: from now on the network may be away. */
  ready = $state(false);
  #asked = false;

  /** Keep the site, once; until then nothing of it is loaded that is not shown. */
  async keep(): Promise<void> {
    if (this.#asked || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    this.#asked = true;
    try {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
      this.ready = true;
    } catch {
      this.#asked = false; // some browsers keep nothing in private windows; all else works
    }
  }
}

export const offline = new Offline();
