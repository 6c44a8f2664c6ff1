/** What the server tells of a game that has no shapes of its own. */

/** The table as text. */
export interface PlainView {
  plain: true;
  /** Through whose eyes; null for somebody without a seat. */
  seat: number | null;
  seats: readonly { name: string; points: number | null }[];
  text: readonly string[];
  over: boolean;
}

export interface PlainDecision {
  seat: number;
  kind: string;
  options: readonly { text: string }[];
}
