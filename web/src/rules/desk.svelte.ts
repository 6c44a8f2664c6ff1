/** The rulebook beside a table, where a rule can be looked up without getting up. */

import type { GameName } from "../games";
import { router } from "../router.svelte";
import { FIRST_RULE, gameOf, ruleAddress } from "./numbers";

class Desk {
  /** Whether somebody is at a table, so that the book lies at hand. */
  atTable = $state(false);
  open = $state(false);
  /** Where the book is open. */
  rule = $state(FIRST_RULE["carson-city"]);

  /** Lay the book on a table of that game; call what is returned to take it away. */
  lay(game: GameName): () => void {
    this.atTable = true;
    this.rule = FIRST_RULE[game];
    return () => {
      this.atTable = false;
      this.open = false;
    };
  }

  /** Open the book: at a rule, or where it was last open. */
  show(rule: string = this.rule): void {
    this.rule = rule;
    this.open = true;
  }

  get game(): GameName {
    return gameOf(this.rule);
  }
}

export const desk = new Desk();

/** Go to a rule: in the book at the table, or on its page. */
export function goToRule(rule: string): void {
  if (desk.atTable) desk.show(rule);
  else router.go(ruleAddress(rule));
}
