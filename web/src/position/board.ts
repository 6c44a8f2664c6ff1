/** A position at a table of its own: as its seat sees it, with nothing behind it that goes on. */

import { Refusal } from "../api/http";
import type { Listener } from "../api/live";
import type { Seat, TableFacts, TableRequest, Update } from "../api/types";
import { TableState } from "../state/table.svelte";
import { t } from "../texts/texts.svelte";
import type { Position } from "./types";

/** What the views of all games say of a seat. */
interface Sitting {
  name: string;
  kind: string;
}

/**
 * A table that shows a position. Whatever somebody plays there changes nothing: `onTry` hears of it.
 */
export function tableOf(position: Position, onTry: (action: string) => void): TableState {
  let hear!: Listener;
  const ask = (request: TableRequest): Promise<null> => {
    if (request.do !== "play" || typeof request.action !== "string")
      return Promise.reject(new Refusal("phase", "nothing goes on here"));
    onTry(request.action);
    return Promise.resolve(null);
  };
  const connect = (listener: Listener) => {
    hear = listener;
    return { ask, close: () => undefined };
  };
  const table = new TableState("", connect, true);
  hear.connection("live");
  hear.update(updateOf(withNames(position)));
  return table;
}

/** Where a position names nobody, its seats are called as in the reader's language. */
function withNames(position: Position): Position {
  const { seats, ...view } = position.view as { seats: readonly Sitting[] };
  const called = seats.map((seat, index) =>
    seat.name === `Seat ${index + 1}`
      ? { ...seat, name: t("web-seat", { number: index + 1 }) }
      : seat,
  );
  return { ...position, view: { ...view, seats: called } as unknown as Position["view"] };
}

function updateOf(position: Position): Update {
  const { seat, view, decision, previews } = position;
  return {
    type: "update",
    since: 0,
    number: 1,
    seat,
    table: factsOf(position),
    items: [],
    view,
    decision,
    opened: decision === null ? null : 1,
    undo: null,
    previews,
  };
}

function factsOf({ game, seat, view, decision }: Position): TableFacts {
  const { seats } = view as { seats: readonly Sitting[] };
  return {
    id: "",
    game,
    phase: decision === null ? "finished" : "playing",
    visibility: "private",
    options: {},
    own_deck: false,
    deck: null,
    clock: null,
    auto_start: false,
    hints: true,
    practice: true,
    source: null,
    day: null,
    race: null,
    seats: seats.map((one, index) => seatOf(one, index === seat)),
    host: false,
    commitment: "",
    sealed: false,
    draw: null,
    seed: null,
    undo_request: null,
    votes: [],
    rematch: null,
  };
}

function seatOf({ name, kind }: Sitting, yours: boolean): Seat {
  return {
    name,
    kind: kind === "human" ? "person" : kind,
    taken: true,
    program: false,
    yours,
    host: false,
    stand_in: false,
    reserved: false,
    entropy: null,
    seal: null,
    deadline: null,
    muted: false,
  };
}
