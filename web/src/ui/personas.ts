/** Bots with a name, a face and a style. Each game lists its own. */

export interface Persona {
  /** Its name: alike in every language. */
  name: string;
  /** The portrait that is its face, and the sign of what it is known for: symbols of the sprites. */
  portrait: string;
  sign: string;
  /** The box of that sign, where it isn't the usual one. */
  box?: string;
}

/** The personas of a game, by their kind of seat. */
export type Personas = Readonly<Record<string, Persona>>;

/** The id of the sentence that says what a persona is known for. */
export function aboutPersona(kind: string): string {
  return `web-known-${kind.replace(":", "-")}`;
}

/** The id of what a persona says of a move of its own. */
export function remarkOf(kind: string): string {
  return `web-says-${kind.replace(":", "-")}`;
}
