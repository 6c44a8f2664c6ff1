/** Making a table and sitting down at it. */

import { post } from "../api/http";
import type { Me, NewTable, Update } from "../api/types";
import { router } from "../router.svelte";
import { tellError } from "../ui/Toasts.svelte";
import { keepEntropy, newEntropy } from "./entropy";
import { settings } from "./settings.svelte";

/** Somebody who sits down at this screen. */
export interface Sitting {
  name: string;
  /** Which seat; any free one if null. */
  seat: number | null;
  /** The secret of a seat link. */
  key?: string | null;
}

/** Become known to the server under a name. */
export async function introduce(name: string): Promise<void> {
  const me = await post<Me>("/api/me", { name });
  settings.kept.name = me.name ?? name;
}

/** Sit down at a table. It goes by HTTP: a live connection knows only who opened it. */
export async function sitDown(table: string, { name, seat, key = null }: Sitting): Promise<void> {
  const entropy = newEntropy();
  await post(`/api/tables/${table}/requests`, { do: "join", name, entropy, seat, key });
  keepEntropy(table, entropy);
}

/** Make a table, let the people at this screen (the first is its host) sit down, and go there. */
export async function open(plan: NewTable, people: Sitting[]): Promise<void> {
  const [host] = people;
  if (host !== undefined) await introduce(host.name);
  // The table comes first, and with it the server's commitment: only then does anybody add entropy.
  const made = await post<Update>("/api/tables", plan);
  const id = made.table.id;
  try {
    for (const person of people) await sitDown(id, person);
  } catch (error) {
    tellError(error); // the table is there all the same, and its page offers the seats left
  }
  router.go(`/table/${id}`);
}
