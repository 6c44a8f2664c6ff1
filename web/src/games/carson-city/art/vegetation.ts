/** Grass and bushes of an empty parcel: the same card always has the same ones. */

interface Vegetation {
  tufts: string;
  bush: string | null;
}

const grown = new Map<string, Vegetation>();

export function vegetation(card: string, corner: number, empty: boolean): Vegetation {
  const key = `${card} ${corner} ${empty}`;
  const known = grown.get(key) ?? grow(key, empty);
  grown.set(key, known);
  return known;
}

function grow(key: string, empty: boolean): Vegetation {
  const random = numbers(key);
  const about = (low: number, span: number) => Math.round((low + random() * span) * 10) / 10;
  const tufts = Array.from({ length: empty ? 4 : 3 }, () => {
    const [x, y] = [about(8, 46), about(14, 42)];
    return random() < 0.6
      ? `M${x} ${y}l1.5-4M${x} ${y}l-1.8-3.2M${x} ${y}l3.6-2.6`
      : `M${x} ${y}h.1M${x + 3.5} ${y + 1.5}h.1`;
  });
  const bushy = empty && random() < 0.4;
  const bush = bushy
    ? `M${about(24, 12)} ${about(36, 8)}c-7 0-8-7-3-8 0-6 9-6 10-1 6-1 7 8 1 9z`
    : null;
  return { tufts: tufts.join(""), bush };
}

/** A small generator (mulberry32) for drawing only. */
function numbers(key: string): () => number {
  let state = [...key].reduce((sum, one) => (Math.imul(sum, 31) + one.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
