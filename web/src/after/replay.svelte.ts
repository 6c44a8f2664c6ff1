/** A finished game shown step by step, with the same components as when it was played. */

import { Refusal, get } from "../api/http";
import type { Listener } from "../api/live";
import type { Item, TableRequest, Update } from "../api/types";
import { TableState } from "../state/table.svelte";
import { inEffect } from "../table/log";
import { tellError } from "../state/toasts.svelte";
import { readMoment, readStory, type Eyes } from "./past";
import type { Story } from "./types";

/** A finished game: how it ended, and every step that led there. */
export interface Past {
  end: Update;
  story: Story;
}

/** The finished game of a table; null while it goes on. Rejects with a {@link Refusal}. */
export async function readPast(id: string): Promise<Past | null> {
  const end = await get<Update>(`/api/tables/${encodeURIComponent(id)}`);
  if (end.table.phase !== "finished") return null;
  return { end, story: await readStory(id) };
}

/** How many steps to prefetch after and before the one shown. */
const AHEAD = 4;
const BEHIND = 1;
/** The pause before retrying the first moment, in ms: without it there would be nothing on the screen. */
const RETRY = 2_000;

/** A decision of the game, put to the reader on the board. */
export interface Question {
  /** The step that it led to. */
  step: number;
  seat: number;
  /** What happens when the reader chooses an action. */
  onTry: (action: string) => void;
}

export class Replay {
  readonly table: TableState;
  /** How the game ended, as its reader sees it: whose seat was their own. */
  readonly end: Update;
  readonly story: Story;
  readonly id: string;
  /** The requested step, shown as soon as it has arrived. */
  step = $state(0);
  /** The step on the screen; -1 before the first. */
  shown = $state(-1);
  /** Through whose eyes the game is seen. */
  eyes = $state<Eyes>(null);
  /** The decision that the reader tries on the board; null while the game is only looked at. */
  question = $state.raw<Question | null>(null);
  /** All entries in effect, and the chat. */
  #items: Item[];
  #listener!: Listener;
  #moments = new Map<string, Promise<Update>>();
  #showing: string | null = null;
  #fetching = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** `layOpen` shows the hidden cards of all seats in the view of a moment. */
  constructor(
    { end, story }: Past,
    eyes: Eyes = null,
    readonly layOpen: (moment: Update) => Promise<Update> = (moment) => Promise.resolve(moment),
  ) {
    this.id = end.table.id;
    this.end = end;
    this.story = story;
    this.eyes = eyes;
    const kept = new Set(inEffect(end.items));
    this.#items = end.items.filter((item) => kept.has(item) || item.kind === "said");
    const lookBack = (listener: Listener) => {
      this.#listener = listener;
      return { ask: (request: TableRequest) => this.#hear(request), close: () => undefined };
    };
    this.table = new TableState(this.id, lookBack, true);
    this.#listener.connection("live");
  }

  get last(): number {
    return this.story.steps.length - 1;
  }

  /** The entry of the step on the screen. */
  get item(): Item | null {
    const number = this.story.steps[this.shown]?.number;
    return this.#items.find((item) => item.number === number) ?? null;
  }

  go(step: number): void {
    this.#stopAsking();
    this.step = Math.max(0, Math.min(this.last, Math.trunc(step)));
    void this.#catchUp();
  }

  /** The seat whose eyes they are; null for those of a spectator, or of all. */
  get seat(): number | null {
    return this.eyes === "all" ? null : this.eyes;
  }

  look(eyes: Eyes): void {
    this.#stopAsking();
    this.eyes = eyes;
    void this.#catchUp();
  }

  /** Put a decision to the reader, as its seat saw the table. */
  ask(question: Question): void {
    this.table.advice = null;
    this.question = question;
    this.step = question.step - 1;
    void this.#catchUp();
  }

  #stopAsking(): void {
    this.question = null;
    this.table.advice = null;
  }

  /** A finished game accepts no requests; what a question is answered with is only a try. */
  #hear(request: TableRequest): Promise<null> {
    if (this.question === null || request.do !== "play" || typeof request.action !== "string")
      return Promise.reject(new Refusal("phase", "the game is over"));
    this.question.onTry(request.action);
    return Promise.resolve(null);
  }

  close(): void {
    clearTimeout(this.#retry);
    this.table.close();
  }

  /** Fetch the requested moment, one at a time: a slider passes over most of them. */
  async #catchUp(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#showing !== this.#key(this.step)) {
        const { step, question } = this;
        const key = this.#key(step);
        this.#show(step, await this.#moment(step), question);
        this.#showing = key;
      }
      this.#fetchNeighbours();
    } catch (error) {
      if (this.shown >= 0) this.step = this.shown;
      else this.#retry = setTimeout(() => void this.#catchUp(), RETRY);
      tellError(error);
    } finally {
      this.#fetching = false;
    }
  }

  #key(step: number): string {
    const asked = this.#askedAfter(step);
    return asked === null ? `${step} ${this.eyes}` : `${step} ${asked.seat} asked`;
  }

  /** The question that the table after a step puts. */
  #askedAfter(step: number): Question | null {
    return this.question?.step === step + 1 ? this.question : null;
  }

  #moment(step: number): Promise<Update> {
    const key = this.#key(step);
    const known = this.#moments.get(key);
    if (known) return known;
    const asked = this.#askedAfter(step);
    const eyes = asked?.seat ?? this.eyes;
    const read = readMoment(this.id, step, eyes, asked !== null);
    const coming = eyes === "all" ? read.then(this.layOpen) : read;
    this.#moments.set(key, coming);
    coming.catch(() => this.#moments.delete(key)); // so that the next caller tries again
    return coming;
  }

  #fetchNeighbours(): void {
    const first = Math.max(0, this.step - BEHIND);
    const last = Math.min(this.last, this.step + AHEAD);
    for (let step = first; step <= last; step++) this.#moment(step).catch(() => undefined);
  }

  #show(step: number, moment: Update, question: Question | null): void {
    const { number } = moment;
    this.#listener.update({
      ...moment,
      since: 0,
      items: this.#items.filter((item) => item.number <= number),
      ...(question === null ? asSpectator(moment) : asPlayer(moment, question.seat)),
    });
    this.shown = step;
  }
}

/** As the seat saw it: the reader chooses for it, and no clock runs. */
function asPlayer({ table }: Update, own: number): Pick<Update, "table" | "undo"> {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    yours: index === own,
    deadline: null,
  }));
  const free = { host: false, undo_request: null, votes: [] };
  return { table: { ...table, ...free, phase: "playing", seats }, undo: null };
}

/** Without decisions: nobody decides anything in a replay, even when a seat's cards are seen. */
function asSpectator({
  table,
}: Update): Pick<Update, "seat" | "table" | "decision" | "opened" | "undo"> {
  const seats = table.seats.map((seat) => ({ ...seat, yours: false, deadline: null }));
  return {
    seat: null,
    table: { ...table, phase: "finished", host: false, seats, undo_request: null, votes: [] },
    decision: null,
    opened: null,
    undo: null,
  };
}
