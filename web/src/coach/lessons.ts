/** The lessons of a coach, and which one comes next. */

/** A lesson about a game, told once, when the player first meets its subject. */
export interface Lesson<Moment> {
  /** Its words are `web-coach-<id>` and `web-coach-<id>-text`. */
  id: string;
  /** The rule with the full explanation. */
  rule: string;
  /** The thing it explains, as a selector. */
  at: (moment: Moment) => string;
  met: (moment: Moment) => boolean;
  /**
   * Whether a player can decide without it, always or at some moments. A decision brings at most
   * one such lesson.
   */
  aside?: boolean | ((moment: Moment) => boolean);
  /** The id of its title, where another text of the game serves. */
  title?: string;
}

/** The first lesson that applies now and has not been told; asides only if allowed. */
export function nextLesson<Moment>(
  lessons: readonly Lesson<Moment>[],
  moment: Moment,
  told: readonly string[],
  asides: boolean,
): Lesson<Moment> | null {
  const open = lessons.filter((one) => !told.includes(one.id) && one.met(moment));
  const needed = open.find((one) => !isAside(one, moment));
  return needed ?? (asides ? open[0] : undefined) ?? null;
}

/** Whether a lesson can wait at this moment. */
export function isAside<Moment>({ aside = false }: Lesson<Moment>, moment: Moment): boolean {
  return typeof aside === "boolean" ? aside : aside(moment);
}

/** A selector that does not depend on the situation. */
export const at = (selector: string) => () => selector;
