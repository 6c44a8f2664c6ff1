/** Addresses to share. Secrets go into the fragment, which browsers do not send anywhere. */

export function tableLink(id: string): string {
  return `${location.origin}/table/${id}`;
}

export function seatLink(id: string, seat: number, key: string): string {
  return `${tableLink(id)}#${seat}.${key}`;
}

export function recoveryLink(token: string): string {
  return `${location.origin}/recover#${token}`;
}

export interface SeatKey {
  seat: number;
  key: string;
}

/** The seat and key in an address, if it is a seat link. */
export function readSeatKey(hash: string): SeatKey | null {
  const found = /^#(\d)\.([\w-]+)$/.exec(hash);
  return found?.[1] && found[2] ? { seat: Number(found[1]), key: found[2] } : null;
}
