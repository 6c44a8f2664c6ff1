/** Questions whose answers a page can do without. */

import { get } from "../../api/http";

/** Ask the server, and hand on what it says; returns a function that gives up. */
export function askQuietly<T>(path: string, take: (found: T) => void): () => void {
  const asking = new AbortController();
  get<T>(path, asking.signal)
    .then(take)
    .catch(() => {});
  return () => asking.abort();
}
