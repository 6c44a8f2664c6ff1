/** Caching what works without a network: it ends, well or not, and what failed can be tried again. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeepingGames } from "../src/engine/keeping";

const SECOND = 1_000;

/** A version of the service worker, and whoever asked it to cache games. */
class FakeWorker extends EventTarget {
  asked: FakeChannel["port2"] | null = null;

  constructor(public state: ServiceWorkerState) {
    super();
  }

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  postMessage(_: string, [port]: [FakeChannel["port2"]]) {
    this.asked = port;
  }

  async answer(what: KeepingGames) {
    this.asked!.postMessage(what);
    await settled();
  }
}

/** A channel on which messages arrive at once. */
class FakeChannel {
  readonly port1 = { onmessage: (_: { data: unknown }): void => undefined };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

/** Everything has happened that needs no more time. */
const settled = () => vi.advanceTimersByTimeAsync(0);

/** What this browser has registered, in the shape of a `ServiceWorkerRegistration`. */
interface Registered {
  installing: FakeWorker | null;
  waiting: FakeWorker | null;
  active: FakeWorker | null;
  update: () => Promise<void>;
}

let registered: Registered;
let register: () => Promise<Registered>;
let ready: (registration: Registered) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("MessageChannel", FakeChannel);
  registered = { installing: null, waiting: null, active: null, update: async () => undefined };
  register = async () => registered;
  vi.stubGlobal("navigator", {
    serviceWorker: {
      register: () => register(),
      // As in a browser: pending for as long as no worker is active.
      ready: new Promise((resolve) => (ready = resolve)),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A worker takes over. */
function activate(worker: FakeWorker): FakeWorker {
  [registered.installing, registered.active] = [null, worker];
  worker.become("activated");
  ready(registered);
  return worker;
}

const open = async () => (await import("../src/engine/offline.svelte")).offline;

/** Ask for games; `ended` says how that went, once it has. */
async function keepGames() {
  const offline = await open();
  const kept = { ended: null as string | null };
  offline.keepGames().then(
    () => (kept.ended = "kept"),
    (error: Error) => (kept.ended = error.message),
  );
  await settled();
  return kept;
}

describe("the site", () => {
  it("works without the network once it is cached", async () => {
    const coming = (registered.installing = new FakeWorker("installing"));
    const offline = await open();
    const kept = offline.keep();
    await settled();
    expect(offline.ready).toBe(false);
    activate(coming);
    await kept;
    expect(offline.ready).toBe(true);
  });

  it("does not work without the network where it can't be cached", async () => {
    register = () => Promise.reject(new Error("a private window"));
    const offline = await open();
    await offline.keep();
    expect(offline.ready).toBe(false);
  });
});

describe("games", () => {
  it("are kept by the worker", async () => {
    const worker = activate(new FakeWorker("installed"));
    const kept = await keepGames();
    expect(kept.ended).toBeNull();
    await worker.answer("");
    expect(kept.ended).toBe("kept");
  });

  it("are not kept where the worker can't", async () => {
    const worker = activate(new FakeWorker("installed"));
    const kept = await keepGames();
    await worker.answer("no space left");
    expect(kept.ended).toBe("no space left");
  });

  it("are not kept where no worker can be registered, and can be asked for again", async () => {
    register = () => Promise.reject(new Error("a private window"));
    expect((await keepGames()).ended).toBe("a private window");
    register = async () => registered;
    const worker = activate(new FakeWorker("installed"));
    const kept = await keepGames();
    await worker.answer("");
    expect(kept.ended).toBe("kept");
  });

  it("are not kept where the site can't be cached, and can be asked for again", async () => {
    const coming = (registered.installing = new FakeWorker("installing"));
    const kept = await keepGames();
    expect(kept.ended).toBeNull();
    registered.installing = null;
    coming.become("redundant");
    await settled();
    expect(kept.ended).toBe("not installed");

    const worker = activate(new FakeWorker("installed"));
    const again = await keepGames();
    await worker.answer("");
    expect(again.ended).toBe("kept");
  });

  it("are kept by the newest version, which forgets what older ones have", async () => {
    const older = activate(new FakeWorker("installed"));
    const newer = new FakeWorker("installing");
    registered.update = async () => void (registered.installing = newer);
    const kept = await keepGames();
    newer.become("installed");
    await settled();
    expect(older.asked).toBeNull();
    await newer.answer("");
    expect(kept.ended).toBe("kept");
  });

  it("are waited for as long as the worker says that it is still at it", async () => {
    const worker = activate(new FakeWorker("installed"));
    const kept = await keepGames();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await vi.advanceTimersByTimeAsync(55 * SECOND);
      await worker.answer(null);
    }
    await worker.answer("");
    expect(kept.ended).toBe("kept");
  });

  it("are given up when the worker falls silent", async () => {
    activate(new FakeWorker("installed"));
    const kept = await keepGames();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(kept.ended).toBe("the service worker has fallen silent");
  });
});
