// @vitest-environment jsdom
/** Which engine answers a question, and what happens when none can. */

import { describe, expect, it } from "vitest";
import {
  BadQuestion,
  LoadingEngine,
  latest,
  EngineUnavailable,
  RulesFirst,
} from "../src/engine/engine";
import type { Reply, Request } from "../src/engine/messages";
import { Transport } from "../src/engine/port";
import type { Answer } from "../src/engine/questions";
import { WorkerEngine, type WorkerPort } from "../src/engine/worker";

const CITY = { rows: ["R"], coins: 5 };

/** Gives every question the same answer, and counts the questions. */
class FixedAnswer extends Transport {
  asked = 0;
  constructor(readonly answer: Answer | EngineUnavailable) {
    super();
  }
  async carry(): Promise<Answer> {
    this.asked += 1;
    if (this.answer instanceof EngineUnavailable) throw this.answer;
    return this.answer;
  }
}
const points = (total: number) => new FixedAnswer({ output: { lines: {}, total } });
const silent = () => new FixedAnswer(new EngineUnavailable("offline"));
const unloadable = () => Promise.reject<Transport>(new EngineUnavailable("no wasm"));
const total = async (engine: Transport) =>
  ((await engine.ask("score", "card-city", CITY)) as { total: number }).total;

describe("an engine that loads into this browser", () => {
  it("asks the server until it has loaded", async () => {
    const [far, near] = [points(1), points(2)];
    let arrive: (engine: Transport) => void = () => undefined;
    const arriving = new Promise<Transport>((resolve) => (arrive = resolve));
    const engine = new LoadingEngine(far, () => arriving);
    expect(await total(engine)).toBe(1);
    arrive(near);
    await Promise.resolve();
    expect(await total(engine)).toBe(2);
    expect([far.asked, near.asked]).toEqual([1, 1]);
  });

  it("waits until it has loaded if the server does not answer", async () => {
    const engine = new LoadingEngine(silent(), async () => points(2));
    expect(await total(engine)).toBe(2);
  });

  it("is loaded only if the server does not answer, when data saving is on", async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return points(2);
    };
    expect(await total(new LoadingEngine(points(1), load, false))).toBe(1);
    expect(loads).toBe(0);
    expect(await total(new LoadingEngine(silent(), load, false))).toBe(2);
    expect(loads).toBe(1);
  });

  it("keeps asking the server if it can't be loaded", async () => {
    const engine = new LoadingEngine(points(1), unloadable);
    await Promise.resolve();
    expect(await total(engine)).toBe(1);
  });

  it("fails if neither answers", async () => {
    const engine = new LoadingEngine(silent(), unloadable);
    await expect(total(engine)).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it("does not try the other engine with a wrong question", async () => {
    const near = points(2);
    const wrong = new FixedAnswer({ error: "coins: must not be negative" });
    const answer = total(new LoadingEngine(wrong, async () => near));
    await expect(answer).rejects.toBeInstanceOf(BadQuestion);
    await expect(answer).rejects.toThrow("coins: must not be negative");
    expect(near.asked).toBe(0);
  });
});

describe("an engine with compiled rules", () => {
  it("opens no other engine as long as they answer", async () => {
    const engine = new RulesFirst(Promise.resolve(points(1)), () => {
      throw new Error("nobody needs it");
    });
    expect(await total(engine)).toBe(1);
  });

  it("asks the other engine what they leave open", async () => {
    const others = points(2);
    let opened = 0;
    const engine = new RulesFirst(Promise.resolve(silent()), () => {
      opened += 1;
      return others;
    });
    expect([await total(engine), await total(engine)]).toEqual([2, 2]);
    expect([opened, others.asked]).toEqual([1, 2]);
  });

  it("opens the other engine at once if they can't be loaded", async () => {
    let opened = 0;
    const engine = new RulesFirst(unloadable(), () => {
      opened += 1;
      return points(2);
    });
    await Promise.resolve();
    expect(opened).toBe(1);
    expect(await total(engine)).toBe(2);
  });

  it("trusts them when they say that a question is wrong", async () => {
    const rules = new FixedAnswer({ error: "coins: must not be negative" });
    const answer = total(new RulesFirst(Promise.resolve(rules), () => points(2)));
    await expect(answer).rejects.toBeInstanceOf(BadQuestion);
  });
});

/** A stand-in for a worker. */
class FakePort implements WorkerPort {
  onmessage: WorkerPort["onmessage"] = null;
  onerror: WorkerPort["onerror"] = null;
  ended = false;
  readonly sent: Request[] = [];
  postMessage(request: Request): void {
    this.sent.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(data: Reply): void {
    this.onmessage?.call(null as never, new MessageEvent("message", { data }));
  }
  breakDown(): void {
    this.onerror?.call(null as never, new ErrorEvent("error", { message: "no such file" }));
  }
}

describe("an engine in a worker", () => {
  it("gives every question its own answer, in any order", async () => {
    const wire = new FakePort();
    const engine = new WorkerEngine(wire, { wasm: "/rules.wasm" });
    wire.reply({ id: wire.sent[0]!.id, result: undefined });
    await engine.started;
    const answers = [total(engine), total(engine)];
    const [, first, second] = wire.sent;
    expect(first?.params).toEqual({ command: "score", game: "card-city", input: CITY });
    wire.reply({ id: second!.id, result: { output: { total: 2 } } });
    wire.reply({ id: first!.id, result: { output: { total: 1 } } });
    expect(await Promise.all(answers)).toEqual([1, 2]);
  });

  it("fails if it leaves a question to other engines", async () => {
    const wire = new FakePort();
    const engine = new WorkerEngine(wire, {});
    const answer = total(engine);
    wire.reply({ id: wire.sent[1]!.id, result: null });
    await expect(answer).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it("fails if it can't start", async () => {
    const wire = new FakePort();
    const engine = new WorkerEngine(wire, { wasm: "/rules.wasm" });
    wire.reply({ id: wire.sent[0]!.id, failure: "CompileError" });
    await expect(engine.started).rejects.toBeInstanceOf(EngineUnavailable);
    expect(wire.ended).toBe(true);
  });

  it("rejects everything pending when it breaks down", async () => {
    const wire = new FakePort();
    const engine = new WorkerEngine(wire, { wasm: "/rules.wasm" });
    const answer = total(engine);
    wire.breakDown();
    await expect(answer).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(engine.started).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

describe("asking faster than the engine answers", () => {
  const slow = () => {
    const open: { input: number; resolve(output: string): void; reject(error: Error): void }[] = [];
    const ask = (input: number) =>
      new Promise<string>((resolve, reject) => open.push({ input, resolve, reject }));
    return { open, ask: latest(ask) };
  };
  const settle = async () => {
    for (let turns = 0; turns < 10; turns++) await Promise.resolve();
  };

  it("resolves with an answer to the newest question only", async () => {
    const { open, ask } = slow();
    const answers = [ask(1)];
    await settle();
    answers.push(ask(2), ask(3));
    await settle();
    expect(open.map(({ input }) => input)).toEqual([1]);
    open[0]!.resolve("one");
    await settle();
    expect(open.map(({ input }) => input)).toEqual([1, 3]);
    open[1]!.resolve("three");
    expect(await Promise.all(answers)).toEqual([null, null, "three"]);
  });

  it("ignores the failure of an older question", async () => {
    const { open, ask } = slow();
    const answers = [ask(1)];
    await settle();
    answers.push(ask(2));
    open[0]!.reject(new BadQuestion("rows"));
    await settle();
    open[1]!.reject(new BadQuestion("coins"));
    expect(await answers[0]).toBeNull();
    await expect(answers[1]).rejects.toThrow("coins");
  });
});
