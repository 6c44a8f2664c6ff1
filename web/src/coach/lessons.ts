/** What a coach has to tell, and what comes next. */

/** Something about a game that is told once, when it is first met. */
export interface Lesson<Moment> {
  /** Its words are `web-coach-<id>` and `web-coach-<id>-text`. */
  id: string;
  /** The rule that says it in full. */
  rule: string;
  /** What it speaks about, as a selector. */
  at: (moment: Moment) => string;
  met: (moment: Moment) => boolean;
  /** Whether a decision can be made without it: of such lessons a decision brings one at most. */
  aside?: boolean;
  /** The id of its title, where other words of the game serve. */
  title?: string;
}

/** The first lesson that is met now and has not been told; asides only where they are welcome. */
export function nextLesson<Moment>(
  lessons: readonly Lesson<Moment>[],
  moment: Moment,
  told: readonly string[],
  asides: boolean,
): Lesson<Moment> | null {
  const open = lessons.filter(
    (one) => (asides || !one.aside) && !told.includes(one.id) && one.met(moment),
  );
  return open.find((one) => !one.aside) ?? open[0] ?? null;
}

/** A selector that is the same at every moment. */
export const at = (selector: string) => () => selector;
