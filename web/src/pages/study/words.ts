/** The words of a position as fields to change: those of the game, then those of each seat. */

/** A word of the text. */
export interface Word {
  key: string;
  value: string;
  /** Its place among all words. */
  index: number;
}

/** The words about the game, or about one seat. */
export interface Group {
  /** Null: the game. */
  seat: number | null;
  words: Word[];
}

/** No position is longer, nor has more words; a page with many more fields would freeze. */
const LONGEST = 20_000;
const MOST_WORDS = 300;
const OF_A_SEAT = "player=";

/**
 * The words of a line, by what they are about; its first one names the game and is left out. None
 * of a text that is too long to be a position.
 */
export function groupsOf(text: string): Group[] {
  if (text.length > LONGEST) return [];
  let index = 0;
  const read = (part: string): Word => {
    const [key = "", ...rest] = part.split("=");
    return { key, value: rest.join("="), index: index++ };
  };
  const game: Word[] = [];
  const seats: Group[] = [];
  for (const part of partsOf(text).slice(1)) {
    if (!part.startsWith(OF_A_SEAT)) game.push(read(part));
    else
      seats.push({
        seat: seats.length,
        words: part.slice(OF_A_SEAT.length).split(";").map(read),
      });
  }
  if (index > MOST_WORDS) return [];
  return [...(game.length > 0 ? [{ seat: null, words: game }] : []), ...seats];
}

/** The line with another value of a word. */
export function withValue(text: string, index: number, value: string): string {
  const written = ({ key, value: known, index: at }: Word) =>
    `${key}=${at === index ? value.replace(/[\s;]/g, "") : known}`;
  const groups = groupsOf(text).map(({ seat, words }) =>
    seat === null ? words.map(written).join(" ") : OF_A_SEAT + words.map(written).join(";"),
  );
  return [...partsOf(text).slice(0, 1), ...groups].join(" ");
}

const partsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
