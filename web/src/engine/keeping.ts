/** What pages tell the service worker; a type alone, because a service worker can't import. */

/** Cache what games without the network need; the answer says what went wrong, if anything. */
export type KeepGames = "keep games";
