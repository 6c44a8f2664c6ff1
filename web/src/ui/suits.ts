/** The marks of people at a table: a shape and a colour each. */

export const SUITS = ["star", "cow", "cactus", "boot", "hat", "horseshoe"] as const;
export type Suit = (typeof SUITS)[number];

/** A suit that none of these people has. */
export function freeSuit(people: readonly { suit: Suit }[]): Suit {
  return SUITS.find((one) => people.every(({ suit }) => suit !== one)) ?? SUITS[0];
}

/** Gives a suit to one of these people; whoever has it already gets theirs in exchange. */
export function withSuit<Person extends { suit: Suit }>(
  people: readonly Person[],
  index: number,
  suit: Suit,
): Person[] {
  const before = people[index]?.suit ?? suit;
  return people.map((person, at) => {
    if (at === index) return { ...person, suit };
    return person.suit === suit ? { ...person, suit: before } : person;
  });
}
