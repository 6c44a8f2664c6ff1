/** The server's types for games that have no shapes of their own. */

import type { components } from "../../api/generated";

type Schemas = components["schemas"];

export type PlainView = Schemas["PlainViewShape"];
export type PlainEvent = Schemas["PlainEventShape"];

export interface PlainTypes {
  view: PlainView;
  decision: Schemas["PlainDecisionShape"];
  option: Schemas["PlainOptionShape"];
  previews: never;
  tried: never;
}
