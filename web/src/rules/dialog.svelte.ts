/** The rulebook over a table, for looking up a rule without leaving the game. */

import { router } from "../router.svelte";
import { bookOf, bookWith, ruleAddress } from "./books";

class RulesDialogState {
  /** The game of the table on the screen; null on other pages. */
  #game = $state<string | null>(null);
  open = $state(false);
  /** The rule at which the book is open. */
  rule = $state("");

  /** Offer the rules at a table of that game; call the returned function to withdraw them. */
  offer(game: string): () => void {
    this.#game = game;
    this.rule = bookOf(game)?.first ?? "";
    return () => {
      this.#game = null;
      this.open = false;
    };
  }

  /** Whether there are rules to look up here. */
  get available(): boolean {
    return this.#game !== null && bookOf(this.#game) !== null;
  }

  /** Open the book: at a rule, or where it was last open. */
  show(rule: string = this.rule): void {
    this.rule = rule;
    this.open = bookWith(rule) !== null;
  }

  /** The game whose book is open. */
  get game(): string {
    return bookWith(this.rule)?.game ?? "";
  }
}

export const rulesDialog = new RulesDialogState();

/** Go to a rule: in the book at the table, or on its page. */
export function goToRule(rule: string): void {
  if (rulesDialog.available) rulesDialog.show(rule);
  else router.go(ruleAddress(rule));
}
