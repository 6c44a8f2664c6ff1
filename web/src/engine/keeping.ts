/** What pages and the service worker tell each other; types alone, because a service worker can't import. */

/** From a page: cache what games without the network need. */
export type KeepGames = "keep games";
/** The answer: what went wrong, or nothing (""). Until then now and then null: it is still at it. */
export type KeepingGames = string | null;
