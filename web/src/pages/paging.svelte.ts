/** A list of tables in pages: the first is given, the others are fetched on demand. */

import { get } from "../api/http";
import type { Summary } from "../api/types";
import { tellError } from "../state/toasts.svelte";

/** The number of tables on one page of the server. */
const PAGE = 50;

export class PagedTables {
  #pages = $state.raw<Summary[]>([]);
  #exhausted = $state(false);

  constructor(
    readonly path: string,
    /** The first page as it stands now. */
    readonly first: () => Summary[],
  ) {}

  /** All tables fetched so far, each once. */
  get tables(): Summary[] {
    const all = [...this.first(), ...this.#pages];
    return [...new Map(all.toReversed().map((one) => [one.table.id, one])).values()].toReversed();
  }

  get mayBeMore(): boolean {
    return this.first().length >= PAGE && !this.#exhausted;
  }

  async showMore(): Promise<void> {
    try {
      const more = this.path.includes("?") ? "&" : "?";
      const last = this.tables.at(-1)?.table.id;
      const page = await get<Summary[]>(`${this.path}${more}before=${last}`);
      this.#exhausted = page.length === 0;
      this.#pages = [...this.#pages, ...page];
    } catch (error) {
      tellError(error);
    }
  }
}
