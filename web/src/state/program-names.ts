/** Names for bots and virtual players. */

const NAMES = ["Wren", "Ruby", "Otis", "Jo", "Mae", "Silas"];

/** A name that nobody at the table has. */
export function freeName(taken: readonly string[]): string {
  return NAMES.find((one) => !taken.includes(one)) ?? "";
}
