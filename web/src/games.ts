/** The games there are, as the server and the addresses call them. */

export const GAMES = ["carson-city", "card-city"] as const;
export type GameName = (typeof GAMES)[number];
