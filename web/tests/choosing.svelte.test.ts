// @vitest-environment jsdom
/** What every game's table does with a decision, for every order in which answers may arrive. */

import "./no-media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../src/api/types";
import { settings } from "../src/settings/settings.svelte";
import { Choosing, type Verdict } from "../src/table/choosing.svelte";
import { FakeTable, played, settle, undone } from "./fake-table";

interface Types {
  view: { seat: number | null; seats: { name: string }[] };
  decision: { kind: string };
  option: { text: string; action: string };
  previews: string[];
  tried: string;
}

const PAUSE = 500;

class Game extends Choosing<Types> {
  protected override readonly forcedPause = PAUSE;
  ghost: string | null = null;
  begun = 0;

  protected override begin(): void {
    super.begin();
    this.begun += 1;
    this.ghost = null;
  }
  override get unsent(): boolean {
    return this.ghost !== null;
  }
  override cancel(): void {
    this.dropped = this.ghost;
    this.ghost = null;
    this.withdraw();
  }
  protected override tryAgain(ghost: string): void {
    this.ghost = ghost;
  }
  why(action: string): Promise<Verdict | null> {
    return this.whyNot(action);
  }
}

const option = (text: string) => ({ text, action: text.split(" ")[0] ?? "" });
const decision = (...texts: string[]) =>
  ({ seat: 0, kind: "bid", options: texts.map(option) }) as unknown as Update["decision"];

let table: FakeTable;
let game: Game;
let leave: () => void;

/** A browser at the table, and a function that leaves the page. */
function sit(at: FakeTable): [Game, () => void] {
  let model!: Game;
  const close = $effect.root(() => {
    model = new Game(at.state);
  });
  flushSync();
  return [model, close];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  settings.kept.speed = "normal";
  table = new FakeTable();
  table.update({ decision: decision("bid 1", "bid 2"), opened: 1, number: 1 });
  [game, leave] = sit(table);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sending", () => {
  it("sends an option by its text from the server, once, however often it is pressed", async () => {
    const [first] = game.optionsOf("bid");
    void game.send(first);
    void game.send(first);
    void game.send(first);
    expect(table.actions).toEqual(["bid 1"]);
    await table.grant(2);
    void game.send(first); // granted, but the update is still on its way
    expect(table.actions).toEqual(["bid 1"]);
    table.update({
      number: 2,
      items: [played(2)],
      opened: 2,
      decision: decision("bid 3", "bid 4"),
    });
    void game.send(game.options[0]);
    expect(table.actions).toEqual(["bid 1", "bid 3"]);
  });

  it("can send a refused option again", async () => {
    const sent = game.send(game.options[0]);
    await table.refuse();
    expect(await sent).toBe(false);
    void game.send(game.options[0]);
    expect(table.actions).toEqual(["bid 1", "bid 1"]);
  });

  it("sends nothing while an answer is pending, even if the update came first", async () => {
    void game.send(game.options[0]);
    table.update({
      number: 2,
      items: [played(2)],
      opened: 2,
      decision: decision("bid 3", "bid 4"),
    });
    void game.send(game.options[0]);
    expect(table.actions).toEqual(["bid 1"]);
    await table.grant(2);
    void game.send(game.options[0]);
    expect(table.actions).toEqual(["bid 1", "bid 3"]);
  });

  it("sends nothing without an option", () => {
    void game.send(undefined);
    expect(table.actions).toEqual([]);
  });
});

describe("following the decision", () => {
  it("keeps a choice while others act, and drops it for another decision", () => {
    game.ghost = "here";
    const { begun } = game;
    table.update({ number: 2, items: [played(2, 1)], decision: decision("bid 1", "bid 2") });
    expect([game.ghost, game.begun]).toEqual(["here", begun]);
    table.update({ number: 3, opened: 3, decision: decision("bid 1", "bid 2") });
    expect([game.ghost, game.begun]).toEqual([null, begun + 1]);
  });

  it("shows the previews of the update on the screen, or none if it has none", () => {
    const previews = (...which: string[]) => which as unknown as NonNullable<Update["previews"]>;
    expect(game.previews).toBeNull();
    table.update({ number: 2, previews: previews("a") });
    expect(game.previews).toEqual(["a"]);
    table.update({ number: 3, previews: previews("b") });
    expect(game.previews).toEqual(["b"]);
    table.update({ number: 4, previews: null });
    expect(game.previews).toBeNull();
  });
});

describe("forced moves", () => {
  const forced = { number: 2, opened: 2, decision: decision("take 0") };

  it("are played after a moment", async () => {
    table.update({ ...forced, items: [played(2, 1)] });
    expect(table.actions).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    expect(table.actions).toEqual(["take 0"]);
    await table.grant(3);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(table.actions).toEqual(["take 0"]);
  });

  it("wait for a pending answer", async () => {
    void game.send(game.options[0]);
    table.update({ ...forced, items: [played(2)] });
    vi.advanceTimersByTime(PAUSE);
    expect(table.actions).toEqual(["bid 1"]);
    await table.grant(2);
    vi.advanceTimersByTime(PAUSE);
    expect(table.actions).toEqual(["bid 1", "take 0"]);
  });

  it("are not played when the table moves on meanwhile", () => {
    table.update({ ...forced, items: [played(2, 1)] });
    vi.advanceTimersByTime(PAUSE - 1);
    table.update({ number: 3, items: [played(3)], decision: null });
    vi.advanceTimersByTime(PAUSE);
    expect(table.actions).toEqual([]);
  });

  it("are not tried again after a refusal", async () => {
    table.update({ ...forced, items: [played(2, 1)] });
    vi.advanceTimersByTime(PAUSE);
    await table.refuse();
    vi.advanceTimersByTime(10 * PAUSE);
    expect(table.actions).toEqual(["take 0"]);
  });

  it("are not repeated right after an undo, here or elsewhere", () => {
    table.update({ ...forced, number: 4, opened: 4, items: [played(3), undone(4, 3)] });
    vi.advanceTimersByTime(10 * PAUSE);
    expect(table.actions).toEqual([]);
    const said = { number: 5, at: 0, kind: "said", seat: 0, text: "sorry" };
    table.update({ number: 5, items: [said] });
    vi.advanceTimersByTime(10 * PAUSE);
    expect(table.actions).toEqual([]);
  });

  it("have the same id on every device of a seat, so that the table plays them once", () => {
    const phone = new FakeTable();
    const [, hangUp] = sit(phone);
    const news = { ...forced, items: [played(2, 1)] };
    table.update(news);
    const said = { number: 3, at: 0, kind: "said", seat: 1, text: "hi" };
    phone.update({ ...news, number: 3, items: [...news.items, said] }); // one message later
    vi.advanceTimersByTime(PAUSE);
    const [here] = table.asked;
    const [there] = phone.asked;
    expect(here?.request.id).toBeTruthy();
    expect(there?.request.id).toBe(here?.request.id);
    hangUp();
  });
});

describe("taking back", () => {
  it("first clears what was not sent, and can restore it", () => {
    table.update({ number: 2, undo: { free: true, barred: false } });
    game.ghost = "here";
    game.undo();
    expect([game.ghost, game.redoable, table.actions]).toEqual([null, true, []]);
    game.redo();
    expect([game.ghost, game.redoable]).toEqual(["here", false]);
  });

  it("sends one request", async () => {
    table.update({ number: 2, undo: { free: true, barred: false } });
    game.undo();
    game.undo();
    expect(table.actions).toEqual(["undo"]);
    await table.grant(3);
    game.undo();
    expect(table.actions).toEqual(["undo"]);
  });

  it("replays what was undone", async () => {
    void game.send(game.options[1]);
    await table.grant(2);
    table.update({ number: 2, items: [played(2)], decision: null });
    const again = { number: 3, opened: 3, decision: decision("bid 1", "bid 2") };
    table.update({ ...again, items: [undone(3, 2)] });
    expect(game.redoable).toBe(true);
    game.redo();
    game.redo();
    expect(table.actions).toEqual(["bid 2", "bid 2"]);
  });
});

describe("why not", () => {
  type Answer = (verdict: Verdict) => void;
  let answers: Answer[];
  const no = (message: string): Verdict => ({ legal: false, rule: null, message, text: null });

  beforeEach(() => {
    answers = [];
    vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((resolve, reject) => {
        answers.push((verdict) => resolve(Response.json(verdict)));
        signal.addEventListener("abort", () => reject(new Error("withdrawn")));
      });
    });
  });

  it("is answered", async () => {
    const told = game.why("bid 11");
    answers[0]?.(no("not in hand"));
    expect((await told)?.message).toBe("not in hand");
  });

  it("is nothing for what is legal", async () => {
    const told = game.why("bid 1");
    answers[0]?.({ legal: true, rule: null, message: null, text: null });
    expect(await told).toBeNull();
  });

  it.each([
    ["the first", 0, 1],
    ["the last", 1, 0],
  ])("keeps only the last question, if %s is answered first", async (_, early, late) => {
    const told = [game.why("bid 11"), game.why("bid 12")];
    answers[early]?.(no(`answer ${early}`));
    answers[late]?.(no(`answer ${late}`));
    expect(await told[0]).toBeNull();
    expect((await told[1])?.message).toBe("answer 1");
  });

  it("is dropped by clearing the choice, by another decision and by leaving", async () => {
    const byCancel = game.why("bid 11");
    game.cancel();
    answers[0]?.(no("late"));
    expect(await byCancel).toBeNull();
    const byDecision = game.why("bid 11");
    table.update({ number: 2, opened: 2, decision: decision("bid 3", "bid 4") });
    answers[1]?.(no("late"));
    expect(await byDecision).toBeNull();
    const byLeaving = game.why("bid 11");
    leave();
    answers[2]?.(no("late"));
    await settle();
    expect(await byLeaving).toBeNull();
  });
});
