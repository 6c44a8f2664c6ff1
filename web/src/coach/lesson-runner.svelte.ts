/** Gives the lessons of a game one at a time, each once, when its subject first comes up. */

import { isAside, nextLesson, type Lesson } from "./lessons";

/** The situation of somebody who has to decide. */
export interface Situation<Moment> {
  moment: Moment;
  /** Which decision it is. */
  decision: string;
  /** How far the person has got with it: a new step means that they play on. */
  step: string;
}

export class LessonRunner<Moment> {
  lesson = $state.raw<Lesson<Moment> | null>(null);
  #situation: Situation<Moment> | null = null;
  /** The last decision that brought an aside. */
  #aside = "";
  /** The situation in which the decision began: later steps bring no asides. */
  #beginning: Situation<Moment> | null = null;

  constructor(
    readonly lessons: readonly Lesson<Moment>[],
    /** The lessons told so far; this class adds to them. */
    readonly told: string[],
  ) {}

  /** Update from the table. A new step of the decision ends the lesson, and may bring another. */
  see(situation: Situation<Moment> | null): void {
    const playsOn = situation?.step !== this.#situation?.step;
    this.#situation = situation;
    if (situation?.decision !== this.#beginning?.decision) this.#beginning = situation;
    if (playsOn) this.#finish();
    if (this.lesson === null) this.#begin();
  }

  /** Mark the lesson as read. */
  dismiss(): void {
    this.#finish();
    this.#begin();
  }

  #begin(): void {
    if (this.#situation === null) return;
    const { moment, decision, step } = this.#situation;
    const asides = this.#aside !== decision && step === this.#beginning?.step;
    this.lesson = nextLesson(this.lessons, moment, this.told, asides);
    if (this.lesson && isAside(this.lesson, moment)) this.#aside = decision;
  }

  #finish(): void {
    if (this.lesson) this.told.push(this.lesson.id);
    this.lesson = null;
  }
}
