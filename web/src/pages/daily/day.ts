/** Asks the server for the deals of a day. */

import { get } from "../../api/http";
import type { Daily } from "../../api/types";
import { Poll } from "../poll.svelte";

/** Polls for the day that `date` names; null: today. That time passes is no news, until it is up. */
export function pollDay(date: () => string | null): Poll<Daily> {
  const path = () => (date() === null ? "/api/daily" : `/api/daily?date=${date()}`);
  return new Poll(() => get<Daily>(path()), {
    newsIn: (day) => ({ ...day, ends_in: day.ends_in > 0 }),
  });
}
