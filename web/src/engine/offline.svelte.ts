/** Whether this browser has cached everything that works without the network. */

import type { KeepGames, KeepingGames } from "./keeping";

/** In milliseconds; a worker that works says so far more often. */
const LONGEST_SILENCE = 60_000;

class Offline {
  /** Everything is cached: the site works without the network. */
  ready = $state(false);
  #installed: Promise<ServiceWorkerRegistration> | null = null;

  /** Cache the whole site, once; before that, a page loads only what it shows. */
  async keep(): Promise<void> {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    // Some browsers cache nothing in private windows; everything else works.
    await this.#install().catch(() => undefined);
  }

  /** Also cache what games without the network need; rejects if this browser can't. */
  async keepGames(): Promise<void> {
    const registration = await this.#install();
    // The newest version is asked: when it takes over, it forgets what older ones have cached.
    await registration.update();
    const problem = await askToKeepGames(await newest(registration));
    if (problem !== "") throw new Error(problem);
  }

  #install(): Promise<ServiceWorkerRegistration> {
    return (this.#installed ??= this.#register().catch((error: unknown) => {
      this.#installed = null; // so that the next call tries again
      throw error;
    }));
  }

  async #register(): Promise<ServiceWorkerRegistration> {
    const registration = await navigator.serviceWorker.register("/sw.js");
    if (registration.active === null) await newest(registration); // `ready` waits even for what has failed
    await navigator.serviceWorker.ready;
    this.ready = true;
    return registration;
  }
}

/** The worker of the newest version, once it has cached its site; rejects if it can't. */
function newest({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const worker = installing ?? waiting ?? active;
    const look = () => {
      if (worker === null || worker.state === "redundant") reject(new Error("not installed"));
      else if (worker.state !== "installing") resolve(worker);
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

/** What went wrong, if anything; rejects if the worker falls silent, because browsers end long work. */
function askToKeepGames(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error("the service worker has fallen silent"));
    let silence = setTimeout(giveUp, LONGEST_SILENCE);
    port1.onmessage = ({ data }: MessageEvent<KeepingGames>) => {
      clearTimeout(silence);
      if (data === null) silence = setTimeout(giveUp, LONGEST_SILENCE);
      else resolve(data);
    };
    worker.postMessage("keep games" satisfies KeepGames, [port2]);
  });
}

export const offline = new Offline();
