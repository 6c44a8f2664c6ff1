/** What a page and the worker of this device's tables say to each other. */

/** A request as the server would get it. */
export interface Wanted {
  id: number;
  method: string;
  path: string;
  /** JSON, or empty. */
  body: string;
}

/** The answer as the server would give it. */
export interface Reply {
  id: number;
  status: number;
  /** JSON. */
  body: string;
}
