/** Whether the table on the screen has a coach; not every game does. */

class CoachPresence {
  here = $state(false);

  /** Call when a table with a coach appears, and the returned function when it goes. */
  enter(): () => void {
    this.here = true;
    return () => (this.here = false);
  }
}

export const coachPresence = new CoachPresence();
