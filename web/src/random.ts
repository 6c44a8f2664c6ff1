/**
 * 16 random bytes in hexadecimal digits, for unique ids and for entropy. Not
 * `crypto.randomUUID`: browsers lack it over plain http, as in a home network.
 */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
