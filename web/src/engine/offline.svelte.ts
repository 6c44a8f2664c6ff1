/** Whether this browser has cached everything that works without the network. */

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
}

export const offline = new Offline();
