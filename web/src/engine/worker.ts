/** An engine in a worker, so that no question blocks the page. */

import type { Methods, Reply, Request } from "./messages";
import { EngineUnavailable, Transport } from "./port";
import type { Answer, Question } from "./questions";

/** The part of `Worker` that is used here. */
export type WorkerPort = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: EngineUnavailable): void;
}

export class WorkerEngine extends Transport {
  /** Resolves once the engine has loaded; rejects with {@link EngineUnavailable} if it can't. */
  readonly started: Promise<void>;
  readonly #port: WorkerPort;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  /** `parts` are the addresses of the files that the worker has to load. */
  constructor(port: WorkerPort, parts: Record<string, string>) {
    super();
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    port.onerror = (event) => this.#breakDown(event.message);
    this.started = this.#call("start", parts);
    this.started.catch(() => port.terminate());
  }

  async carry(question: Question): Promise<Answer> {
    const answer = await this.#call("ask", question);
    if (answer === null) throw new EngineUnavailable("this engine leaves the question to others");
    return answer;
  }

  #call<Name extends keyof Methods>(
    method: Name,
    params: Parameters<Methods[Name]>[0],
  ): ReturnType<Methods[Name]> {
    const id = ++this.#number;
    this.#port.postMessage({ id, method, params } as Request);
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    ) as ReturnType<Methods[Name]>;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("failure" in reply) waiting?.reject(new EngineUnavailable(reply.failure));
    else waiting?.resolve(reply.result);
  }

  /** The worker failed to start, or has died. */
  #breakDown(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new EngineUnavailable(why));
    this.#waiting.clear();
  }
}
