/** How much each character appeals to virtual players, as its card showed when it was revealed. */

import type { Item } from "../../../api/types";
import { eventsOf } from "../../../table/log";
import type { CharacterId, GameEvent } from "./types";

export type Appeals = ReadonlyMap<CharacterId, number>;

export function appealsOf(items: readonly Item[]): Appeals {
  return new Map(
    items
      .flatMap(eventsOf<GameEvent>)
      .flatMap((event) => (event.event === "reveal" ? [[event.character, event.appeal]] : [])),
  );
}
