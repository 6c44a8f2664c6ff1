/** Finds the words of a search in a text, ignoring case and accents. */

export interface Piece {
  text: string;
  hit: boolean;
}

const AROUND = 60;
const LONGEST = 190;

/** The text in pieces, with those that match marked. */
export function markWords(text: string, words: string): Piece[] {
  const letters = [...text];
  const hits = hitsIn(letters, words);
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false;
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** The part of a text around the first of the words. */
export function excerpt(text: string, words: string): string {
  const letters = [...text];
  const first = Math.max(0, hitsIn(letters, words).indexOf(true));
  const from = first <= AROUND ? 0 : letters.indexOf(" ", first - AROUND) + 1;
  if (letters.length - from <= LONGEST)
    return (from > 0 ? "… " : "") + letters.slice(from).join("");
  const to = letters.lastIndexOf(" ", from + LONGEST);
  return `${from > 0 ? "… " : ""}${letters.slice(from, to).join("")} …`;
}

/** For each letter, whether it belongs to one of the words. */
function hitsIn(letters: readonly string[], words: string): boolean[] {
  const folded = letters.map(fold);
  const starts: number[] = []; // for each folded letter, the one it comes from
  folded.forEach((letter, index) => starts.push(...Array<number>(letter.length).fill(index)));
  const searched = folded.join("");
  const hits = letters.map(() => false);
  for (const word of [...words].map(fold).join("").split(/\s+/).filter(Boolean)) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      hits.fill(true, starts[at], (starts[at + word.length - 1] ?? 0) + 1);
    }
  }
  return hits;
}

function fold(letter: string): string {
  return letter
    .toLowerCase()
    .replace("ß", "ss")
    .replace("’", "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}
