/** The tables of this device, as a page asks for them: like the server, in a worker. */

import { pythonParts } from "../engine/interpreter";
import type { Reply, Wanted } from "./messages";

/** What the ids of tables on this device begin with. */
const PREFIX = "here-";
/** Marks a path as meant for this device where it names no table. */
const HERE = "/here";

export const isHere = (table: string) => table.startsWith(PREFIX);
/** The path that asks this device instead of the server. */
export const hereInstead = (path: string) => HERE + path;

class Device {
  #worker: Worker | null = null;
  #waiting = new Map<number, (reply: Reply) => void>();
  #number = 0;

  /** Whether a request is for this device. */
  wants(path: string): boolean {
    return path.startsWith(`${HERE}/`) || path.startsWith(`/api/tables/${PREFIX}`);
  }

  /** Start loading before anybody asks. */
  warmUp(): void {
    this.#startWorker();
  }

  async answer(path: string, { method = "GET", body = null }: RequestInit): Promise<Response> {
    const worker = this.#startWorker();
    const id = ++this.#number;
    const asked = path.startsWith(`${HERE}/`) ? path.slice(HERE.length) : path;
    const wanted: Wanted = { id, method, path: asked, body: (body as string | null) ?? "" };
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage(wanted);
    });
    return new Response(reply.body, { status: reply.status });
  }

  #startWorker(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#dropWorker();
    worker.postMessage(pythonParts());
    return (this.#worker = worker);
  }

  /** The worker died, or could not be loaded; the next request starts another one. */
  #dropWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const body = JSON.stringify({ error: { code: "offline", message: "the worker has died" } });
    for (const [id, resolve] of this.#waiting) resolve({ id, status: 503, body });
    this.#waiting.clear();
  }
}

export const device = new Device();
