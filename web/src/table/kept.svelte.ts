/**
 * Small things by name, kept in this browser and nowhere else. What one tab writes, the others
 * read; those that were written longest ago go first.
 */

const MOST = 60;

export class Kept<T> {
  #all = $state.raw<readonly (readonly [string, T])[]>([]);
  /** Whether this tab holds what could not be stored. */
  #unsaved = false;

  constructor(
    readonly key: string,
    readonly most = MOST,
  ) {
    this.#all = this.#read();
    window.addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) this.#all = this.#read();
    });
  }

  /** All that is kept, by name; what was written last is the last. */
  get entries(): readonly (readonly [string, T])[] {
    return this.#all;
  }

  get(name: string): T | null {
    return this.#all.find(([one]) => one === name)?.[1] ?? null;
  }

  /** Keep a value, or forget it: null. */
  set(name: string, value: T | null): void {
    if (!this.#unsaved) this.#all = this.#read(); // another tab may have written meanwhile
    const others = this.#all.filter(([one]) => one !== name);
    if (value === null && others.length === this.#all.length) return;
    this.#all = value === null ? others : [...others, [name, value] as const].slice(-this.most);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#all));
      this.#unsaved = false;
    } catch {
      this.#unsaved = true;
      // Storage is full or forbidden: it holds until the page is closed.
    }
  }

  #read(): readonly (readonly [string, T])[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter(isEntry<T>) : [];
    } catch {
      return [];
    }
  }
}

function isEntry<T>(one: unknown): one is readonly [string, T] {
  return Array.isArray(one) && one.length === 2;
}
