import { describe, expect, it } from "vitest";
import { at, nextLesson, type Lesson } from "../src/coach/lessons";
import { LessonRunner } from "../src/coach/lesson-runner.svelte";

/** A moment is a set of facts that hold. */
const lesson = (id: string, from: number, aside = false): Lesson<number> => ({
  id,
  rule: "C1.1",
  at: at(".city"),
  met: (moment) => moment >= from,
  aside,
});
const LESSONS = [
  lesson("small", 1, true),
  lesson("about", 1),
  lesson("bid", 1),
  lesson("tiny", 1, true),
  lesson("place", 2),
];
const situation = (moment: number, decision: string, step = decision) => ({
  moment,
  decision,
  step,
});

describe("the next lesson", () => {
  it("is the first that applies and has not been told", () => {
    expect(nextLesson(LESSONS, 1, ["about"], true)?.id).toBe("bid");
    expect(nextLesson(LESSONS, 0, [], true)).toBeNull();
  });

  it("is a necessary one before any aside", () => {
    expect(nextLesson(LESSONS, 2, ["about", "bid"], true)?.id).toBe("place");
    expect(nextLesson(LESSONS, 1, ["about", "bid"], true)?.id).toBe("small");
    expect(nextLesson(LESSONS, 1, ["about", "bid"], false)).toBeNull();
  });
});

describe("the runner", () => {
  it("goes on when a lesson has been read, with at most one aside per decision", () => {
    const told: string[] = [];
    const runner = new LessonRunner(LESSONS, told);
    runner.see(situation(1, "first"));
    const heard: string[] = [];
    const hear = () => runner.lesson?.id;
    for (let id = hear(); id !== undefined; id = hear()) {
      heard.push(id);
      runner.dismiss();
    }
    expect(heard).toEqual(["about", "bid", "small"]);
    expect(told).toEqual(heard);
    runner.see(situation(1, "second"));
    expect(runner.lesson?.id).toBe("tiny");
  });

  it("keeps its lesson while others act, and drops it when the person plays on", () => {
    const told: string[] = [];
    const runner = new LessonRunner(LESSONS, told);
    runner.see(situation(1, "first"));
    runner.see(situation(2, "first"));
    expect(runner.lesson?.id).toBe("about");
    expect(told).toEqual([]);
    runner.see(situation(2, "first", "a card is chosen"));
    expect(runner.lesson?.id).toBe("bid");
    expect(told).toEqual(["about"]);
    runner.see(null);
    expect(runner.lesson).toBeNull();
    expect(told).toEqual(["about", "bid"]);
  });

  it("gives no lesson twice", () => {
    const runner = new LessonRunner(LESSONS, ["about", "bid", "small", "tiny", "place"]);
    runner.see(situation(2, "first"));
    expect(runner.lesson).toBeNull();
  });
});
