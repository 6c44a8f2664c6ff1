/** What pages tell the service worker; a type alone, because a service worker can't import. */

/** Cache what plays games without the network; the answer is what went wrong, or nothing. */
export type KeepGames = "keep games";
