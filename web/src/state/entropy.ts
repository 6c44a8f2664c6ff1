/** What this browser adds to the shuffles, kept so that the proof after the game can name it. */

const PREFIX = "cardtown-entropy-";

export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keepEntropy(table: string, entropy: string): void {
  try {
    localStorage.setItem(PREFIX + table, entropy);
  } catch {
    // Without it the proof still shows everybody's entropy, only not which was ours.
  }
}

export function keptEntropy(table: string): string | null {
  return localStorage.getItem(PREFIX + table);
}
