/**
 * SHA-256 (FIPS 180-4). Not `crypto.subtle`: browsers lack it over plain http, as in a home network.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first 8. */
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** The hash of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  const state = Uint32Array.from(START);
  const bytes = pad(new TextEncoder().encode(text));
  const block = new Uint32Array(64);
  for (let at = 0; at < bytes.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) block[i] = bytes.getUint32(at + 4 * i);
    compress(state, block);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function compress(state: Uint32Array, block: Uint32Array): void {
  const word = (i: number) => block[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const [before, after] = [word(i - 15), word(i - 2)];
    const low = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const high = turn(after, 17) ^ turn(after, 19) ^ (after >>> 10);
    block[i] = word(i - 16) + low + word(i - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] ?? 0) + word(i);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
}

/** The bytes, a one, and zeros up to the length in bits at the end of the last block. */
function pad(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}
