/** A game of the box that is being run: what was entered, and what the engine makes of it. */

import { BadQuestion, EngineError, type Engine } from "../../../../engine/engine";
import { say } from "../../../../texts/texts.svelte";
import { asking, type BoxAnswer } from "../../model/questions";
import { CHARACTERS } from "../../model/elements";
import type { CharacterId } from "../../model/types";
import {
  questionOf,
  rowLength,
  roundsOf,
  type BoxGame,
  type BoxRound,
  type BoxSeat,
  type Fact,
} from "./facts";
import { store, stored, watch } from "./kept";

/** A whole number below `end`, all equally likely. */
function below(end: number): number {
  const most = Math.floor(2 ** 32 / end) * end;
  const [number] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number];
  return number < most ? number % end : below(end);
}

export class RunningGame {
  #engine: Engine;
  game = $state.raw<BoxGame | null>(stored());
  /** The engine's answer to what was entered; the last one while a new one is on its way. */
  answer = $state.raw<BoxAnswer | null>(null);
  /** Why the engine rejects what was entered. */
  wrong = $state<string | null>(null);
  /** Whether no engine can answer now. */
  stuck = $state(false);
  #asked = 0;
  /** The game that the answer is about. */
  #told = $state.raw<BoxGame | null>(null);

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Notice what other tabs of this browser store. */
  watch(): () => void {
    return watch(() => {
      this.game = stored();
      void this.ask();
    });
  }

  get rounds(): BoxRound[] {
    return this.game ? roundsOf(this.game) : [];
  }

  get round(): BoxRound | null {
    return this.rounds.at(-1) ?? null;
  }

  /** Whether the row of the round is still being entered. */
  get rowOpen(): boolean {
    return !!this.game && !!this.round && this.round.row.length < rowLength(this.game);
  }

  /** Whether the answer is about everything that was entered. */
  get answered(): boolean {
    return this.#told === this.game;
  }

  /** The characters that have not been drawn in this game. */
  get undrawn(): CharacterId[] {
    const drawn = this.rounds.map(({ character }) => character);
    return CHARACTERS.filter((one) => !drawn.includes(one));
  }

  get canUndo(): boolean {
    return !!this.game && this.game.facts.length > 0;
  }

  begin(seats: BoxSeat[], draws: boolean): void {
    this.answer = null;
    this.#put({ version: 1, seats, draws, drawn: [], facts: [] });
  }

  enter(...facts: Fact[]): void {
    if (this.game) this.#put({ ...this.game, facts: [...this.game.facts, ...facts] });
  }

  /** Somebody's auction card; with the last one of the people, the pad turns those of its piles. */
  bid(seat: number, card: number): void {
    this.enter({ bid: card, seat });
    const { game, round } = this;
    if (!game?.draws || !round) return;
    const open = game.seats.filter((one, at) => one.virtual === null && round.bids[at] === null);
    if (open.length === 0) this.#turn();
  }

  #turn(): void {
    const { game, answer } = this;
    if (!game || !answer) return;
    const number = this.rounds.length - 1;
    const turned = game.seats.map(({ virtual }, seat) => {
      const hand = answer.seats[seat]!.hand;
      const before = game.drawn[number]?.[seat];
      if (virtual === null) return null;
      return before && hand.includes(before) ? before : hand[below(hand.length)]!;
    });
    const facts = turned.flatMap((bid, seat) => (bid === null ? [] : [{ bid, seat }]));
    const drawn = [...game.drawn.slice(0, number), turned];
    this.#put({ ...game, drawn, facts: [...game.facts, ...facts] });
  }

  /** Take the last fact back; cards that the pad turned go with the bid before them. */
  undo(): void {
    const { game } = this;
    if (!game) return;
    let end = game.facts.length - 1;
    while (end > 0 && this.#turnedByPad(game.facts[end]!)) end -= 1;
    this.#put({ ...game, facts: game.facts.slice(0, end) });
  }

  #turnedByPad(fact: Fact): boolean {
    return !!this.game?.draws && "bid" in fact && this.game.seats[fact.seat]?.virtual !== null;
  }

  #put(game: BoxGame): void {
    this.game = game;
    store(game);
    void this.ask();
  }

  /** Ask the engine about what was entered so far. */
  async ask(): Promise<void> {
    const { game } = this;
    if (!game) return;
    const number = ++this.#asked;
    try {
      const answer = await asking(this.#engine)("box", questionOf(game));
      if (number !== this.#asked) return;
      Object.assign(this, { answer, wrong: null, stuck: false });
      this.#told = game;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (number !== this.#asked) return;
      this.stuck = !(error instanceof BadQuestion);
      this.wrong = error instanceof BadQuestion ? (say(error.text) ?? error.message) : null;
    }
  }
}
