/** Whether the table on the screen has a coach: not every game does. */

class CoachPresence {
  here = $state(false);

  /** A table with a coach is shown; call what is returned when it goes. */
  enter(): () => void {
    this.here = true;
    return () => (this.here = false);
  }
}

export const coachPresence = new CoachPresence();
