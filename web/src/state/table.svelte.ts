/** One table as this browser knows it: the latest update, the story so far, and what can be asked. */

import { LiveTable, type Connection } from "../api/live";
import type { Item, TableFacts, TableRequest, Update } from "../api/types";
import { keepEntropy, newEntropy } from "./entropy";
import { tellError } from "../ui/Toasts.svelte";

export class TableState {
  update = $state.raw<Update | null>(null);
  items = $state.raw<Item[]>([]);
  connection = $state<Connection>("connecting");
  /** Why the server does not want this browser here. */
  turnedAway = $state<string | null>(null);
  /** Whether something that was asked has not been answered yet. */
  busy = $state(false);
  #live: LiveTable;

  constructor(readonly id: string) {
    this.#live = new LiveTable(id, {
      update: (message) => this.#receive(message),
      connection: (state, reason) => {
        this.connection = state;
        if (reason) this.turnedAway = reason;
      },
    });
  }

  get facts(): TableFacts | null {
    return this.update?.table ?? null;
  }

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  /** The seats that this browser holds: more than one where several people share a screen. */
  get ownSeats(): number[] {
    return (this.facts?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : []));
  }

  get number(): number {
    return this.update?.number ?? 0;
  }

  /** Ask something of the table; a refusal is shown. Returns whether it was granted. */
  async ask(request: TableRequest): Promise<boolean> {
    this.busy = true;
    try {
      await this.#live.ask(request);
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  play(action: string): Promise<boolean> {
    return this.ask({ do: "play", seat: this.seat, action, at: this.number });
  }

  undo(): Promise<boolean> {
    return this.ask({ do: "undo", seat: this.seat, at: this.number });
  }

  join(name: string, seat: number | null = null, key: string | null = null): Promise<boolean> {
    const entropy = newEntropy();
    keepEntropy(this.id, entropy);
    return this.ask({ do: "join", name, entropy, seat, key });
  }

  /** See the table through another seat of one's own. */
  look(seat: number): Promise<boolean> {
    return this.ask({ do: "look", seat });
  }

  close(): void {
    this.#live.close();
  }

  #receive(message: Update): void {
    const known =
      message.since === 0 ? [] : this.items.filter((one) => one.number <= message.since);
    this.items = [...known, ...message.items];
    this.update = message;
  }
}
